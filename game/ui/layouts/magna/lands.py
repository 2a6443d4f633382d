"""A base as it lies on the table: its place as the ground of its terrace, slots let into it, a banner with its number,
name and symbols at the edge that is nearest its owner. One that has fallen is a ruin."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.frozen import frozen
from game.rules.magna.cards import Base
from game.ui.art import palette as P
from game.ui.art.draw import Layer, clip_round, put
from game.ui.art.kept import kept
from game.ui.art.names import Type, fits, put_name, reads_well
from game.ui.art.paint import Dice
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line
from game.ui.faces import magna as faces
from game.ui.layouts.magna.ground import terrace
from game.ui.widgets.box import Box
from game.words import Phrase

DIM, LIT, ASH = (104, 98, 112), (196, 190, 200), (92, 84, 88)  # light on the ground, on the banner, on a ruin
EMBER = (255, 120, 40)
NAME = Type(14)
NUMBER, SYMBOL = 19, 19


@frozen
class Lay:
    """How a base lies: its number (0: it is not laid yet), its slots, on whose side, what is going on there."""

    number: int
    slots: int
    own: bool
    rim: Colour
    fallen: bool = False
    aimed: bool = False  # an invasion goes for it
    note: Phrase | None = None  # in its middle, instead of slots: it has fallen, its garrison fights elsewhere


@kept(10)
def land(base: Base, size: tuple[int, int], lay: Lay, lang: str, k: float, factor: float = 1.0) -> Surface:
    """The terrace of a base in real pixels at interface scale `k`, its words up to `factor` times as large."""
    w, h = size
    plan = terrace(Box(0, 0, w / k, h / k), lay.own, max(1, lay.slots))
    s = faces.emblem(base, size).copy()
    if lay.fallen:
        _ruin(s, base.key)
    elif lay.number:
        s.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
    if lay.note is not None:
        _said(s, lay.note.in_(lang), plan.slots[0], mix(lay.rim, P.IVORY, 0.5), k, factor)
    elif not lay.fallen and lay.number:
        _slots(s, plan.slots, lay.rim, k)
    _banner(s, base, plan.banner, lay, lang, k, factor)
    return _rimmed(s, lay, k)


def _said(s: Surface, said: str, row: Box, ink: Colour, k: float, factor: float) -> None:
    """What is going on here, in the middle."""
    high = 24 * k * max(1.0, factor)
    strip = pygame.Rect(round(6 * k), round(row.cy * k - high / 2), s.get_width() - round(12 * k), round(high))
    layer = Layer(strip.size, 2)
    layer.box((8, 6, 10, 170), (0, 0, *strip.size), 6 * k)
    put(s, layer.done(), strip.topleft)
    put_name(s, said, tuple(strip), k, ink, 1, NAME, factor=factor)


def _slots(s: Surface, slots: tuple[Box, ...], rim: Colour, k: float) -> None:
    """Where units stand: dark glass with a line in the colour of their owner."""
    layer = Layer(s.get_size(), 2)
    for box in slots:
        rect = (box.x * k, box.y * k, box.w * k, box.h * k)
        layer.box((8, 6, 10, 120), rect, 6 * k)
        layer.box((*mix(rim, P.IVORY, 0.25), 120), rect, 6 * k, 1.2 * k)
    put(s, layer.done())


def _banner(s: Surface, base: Base, box: Box, lay: Lay, lang: str, k: float, factor: float) -> None:
    """Number, name, symbols on a strip of its own."""
    x, y, w, h = (round(n * k) for n in (box.x, box.y, box.w, box.h))
    strip = faces.emblem(base, (w, h)).copy()
    strip.fill(ASH if lay.fallen else LIT, special_flags=pygame.BLEND_RGB_MULT)
    shade = Surface((w, h), pygame.SRCALPHA)
    shade.fill((10, 7, 12, 172))
    strip.blit(shade, (0, 0))
    put(s, clip_round(strip, 5 * k), (x, y))
    left = 8 * k
    if lay.number:
        number = line(str(lay.number), font("display", round(NUMBER * k), True), P.BRASS_LIT)
        put(s, number, (x + left, y + (h - number.get_height()) / 2))
        left += number.get_width() + 8 * k
    right, whole, room = 5 * k, base.name.in_(lang), w - left - 8 * k
    said = whole if reads_well(whole, room, h, k, 1, NAME) else base.short.in_(lang)
    for name in base.symbols if fits(said, room - len(base.symbols) * (SYMBOL + 2) * k, h, k, 1, NAME) else ():
        sign = faces.symbol(name, round(min(SYMBOL * k, h - 3 * k)))
        right += sign.get_width()
        put(s, sign, (x + w - right, y + (h - sign.get_height()) / 2))
        right += 2 * k
    ink = mix(P.IVORY, P.MUTED, 0.4) if lay.fallen else P.IVORY
    put_name(s, said, (x + left, y, w - left - right - 3 * k, h), k, ink, 1, NAME, "left", factor)


def _ruin(s: Surface, key: str) -> None:
    """What is left of a place: ash on everything, embers at the horizon, broken walls, smoke."""
    w, h = s.get_size()
    grey = pygame.transform.grayscale(s)
    grey.fill((150, 136, 138), special_flags=pygame.BLEND_RGB_MULT)
    s.blit(grey, (0, 0))
    dice, layer = Dice(f"ruin/{key}"), Layer((w, h), 2)
    for n in range(5):  # the glow behind the walls
        layer.box((*EMBER, 16), (0, h * (0.5 + 0.05 * n), w, h * (0.5 - 0.05 * n)), h * 0.04)
    _smoke(layer, dice, w, h)
    for level, tone in ((0.0, (58, 48, 50)), (1.0, (30, 24, 28))):
        _walls(layer, dice, w, h, level, tone)
    put(s, layer.done())


def _smoke(layer: Layer, dice: Dice, w: int, h: int) -> None:
    """Columns that drift to one side."""
    for _ in range(max(2, round(w / h))):
        x, r = dice.between(0.1, 0.9) * w, h * 0.045
        for n in range(9):
            layer.disc((20, 16, 18, 46), (x + n * n * h * 0.006, h * (0.78 - 0.09 * n)), r * (1 + 0.26 * n))


def _walls(layer: Layer, dice: Dice, w: int, h: int, level: float, tone: Colour) -> None:
    """A row of broken walls and leaning stumps, lit from behind."""
    x, foot = -h * 0.1, h * 1.02
    while x < w:
        wide, high = h * dice.between(0.12, 0.3), h * dice.between(0.16, 0.46) * (1 - 0.35 * level)
        lean = h * dice.between(-0.03, 0.03)
        teeth = [(x + wide * n / 4 + lean, foot - high * dice.between(0.62, 1.0)) for n in range(5)]
        layer.poly((*tone, 255), [(x, foot), *teeth, (x + wide, foot)])
        layer.stroke((*mix(tone, EMBER, 0.4), 200), teeth, max(1.0, h * 0.008))
        x += wide * dice.between(0.8, 1.5)


def _rimmed(s: Surface, lay: Lay, k: float) -> Surface:
    """Its edge in the colour of its owner; bright where an invasion goes for it."""
    w, h = s.get_size()
    layer = Layer((w, h), 3)
    bright = lay.aimed or (lay.note is not None and not lay.fallen)
    layer.box((10, 6, 8, 255), (0, 0, w, h), 8 * k, 3 * k)
    tone = mix(lay.rim, (0, 0, 0), 0.6 if lay.fallen else 0.0 if bright else 0.3)
    layer.box((*tone, 255), (0, 0, w, h), 8 * k, (2.4 if bright else 1.4) * k)
    put(s, layer.done())
    return clip_round(s, 8 * k)
