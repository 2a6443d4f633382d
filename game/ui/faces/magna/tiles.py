"""Cards in small: a base with its number and name, a card face down, a round portrait, a bare picture."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.magna.cards import Base
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line
from game.ui.faces.kit.card_names import band, put_band
from game.ui.faces.kit.card_stock import finish, mask, solid, stock, window
from game.ui.faces.magna import signs
from game.ui.faces.magna.card_face import body_of
from game.ui.faces.magna.emblems import emblem
from game.ui.faces.magna.heraldry import Picture
from game.ui.faces.magna.reverse import down
from game.ui.faces.magna.tinctures import faction


@frozen
class Now:
    """What differs from the print of a base: whether it has fallen (give a lying box), its number."""

    fallen: bool = False
    number: int = 0


PRINTED = Now()


def frame(box: tuple[int, int], rim: Colour, body: tuple[Colour, Colour, Colour]) -> Surface:
    """The bare card: stock, a line of its colour around it."""
    s = finish(stock(box, body), 0)
    ly, side = Layer(box, 3), min(box)
    ly.box(mix(rim, (0, 0, 0), 0.6), (0, 0, *box), side * 0.05, max(1.8, side * 0.032))
    ly.box(rim, (0, 0, *box), side * 0.05, max(1.0, side * 0.018))
    put(s, solid(ly))
    return s


@kept(3)
def small(facts: Picture, box: tuple[int, int]) -> Surface:
    """A card that is too small for words: its device in its frame."""
    rim, edge = mix(faction(facts.colour)[2], P.BRASS, 0.5), max(2, round(min(box) * 0.045))
    s = frame(box, rim, body_of(faction(facts.colour)))
    window(s, emblem(facts, (box[0] - 2 * edge, box[1] - 2 * edge), True), (edge, edge), 3.0, rim, 1.0)
    return s


@kept(6)
def base_tile(facts: Base, box: tuple[int, int], lang: str, now: Now, scale: float) -> Surface:
    """A base: its place, its number, its symbols, its name. Fallen it lies turned, grey and cracked."""
    rim = mix(faction(facts.colour)[2], P.BRASS, 0.5)
    s, edge = frame(box, rim, body_of(faction(facts.colour))), max(2, round(min(box) * 0.045))
    upright = now.fallen and box[1] > box[0]
    wide = box[0] - 2 * edge
    name = None if upright else band(facts, lang, wide, scale)
    inner = (wide, box[1] - 2 * edge - (name.high if name else 0))
    art = pygame.transform.rotate(emblem(facts, (inner[1], inner[0])), 90) if upright else emblem(facts, inner)
    if now.fallen:
        art = pygame.transform.grayscale(art)
        _crack(art)
        art.fill((176, 172, 178), special_flags=pygame.BLEND_RGB_MULT)
    window(s, art, (edge, edge), 3.0, mix(rim, (0, 0, 0), 0.35), 1.0)
    if name:
        put_band(s, name, (edge, edge + inner[1]), wide, mix(faction(facts.colour)[0], (0, 0, 0), 0.45), scale)
    side = max(13, round(min(inner) * 0.34))
    for k, symbol in enumerate(facts.symbols):
        centre(s, signs.symbol(symbol, side), edge + inner[0] - side * (0.55 + k * 0.9), edge + side * 0.55)
    if now.number:
        number = line(str(now.number), font("display", max(14, round(side * 1.2)), True), P.BRASS_LIT)
        shadow = line(str(now.number), font("display", max(14, round(side * 1.2)), True), (10, 6, 8))
        top = edge + min(-1.0, (inner[1] - number.get_height()) / 2)
        for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1), (1, 2)):
            put(s, shadow, (edge + 3 + dx, top + dy))
        put(s, number, (edge + 3, top))
    return s


def _crack(art: Surface) -> None:
    """A crack across a fallen base."""
    w, h = art.get_size()
    path = [(w * x, h * y) for x, y in ((0.5, 0), (0.42, 0.2), (0.56, 0.36), (0.44, 0.55), (0.58, 0.74), (0.5, 1.0))]
    ly = Layer((w, h), 3)
    ly.stroke((14, 10, 12), path, max(2.0, min(w, h) * 0.05))
    ly.stroke((14, 10, 12), [path[2], (w * 0.8, h * 0.3), (w * 0.95, h * 0.42)], max(1.4, min(w, h) * 0.03))
    put(art, solid(ly))


@kept(4)
def tile_down(box: tuple[int, int], facts: Picture | None = None, rim: Colour | None = None) -> Surface:
    """A card face down; whoever knows it (`facts`) sees a small portrait on it."""
    s = down(box, 0, rim).copy()
    if facts is not None:
        k = round(min(box) * 0.66)
        put(s, portrait(facts, k), ((box[0] - k) / 2, (box[1] - k) / 2))
    return s


@kept(3)
def portrait(facts: Picture, px: int) -> Surface:
    """A card as a round picture of `px` pixels: for lists, panels, and whoever knows what lies face down."""
    inner = max(4, px - 2 * max(1, round(px * 0.05)))
    face = emblem(facts, (inner, inner), True).copy()
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = Surface((px, px), pygame.SRCALPHA)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c = Layer((px, px), 4), (px / 2, px / 2)
    ly.ring(mix(P.BRASS_DEEP, (0, 0, 0), 0.5), c, px / 2 - px * 0.05, max(1.0, px * 0.06))
    ly.ring(P.BRASS_LIT, c, px / 2 - px * 0.035, max(1.0, px * 0.035))
    put(out, solid(ly))
    return out
