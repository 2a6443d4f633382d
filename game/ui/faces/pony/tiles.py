"""Cards in small: face down in a square, as a round picture."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.rules.pony.cards import Card, Mane, Problem
from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.faces.kit.card_stock import mask, solid
from game.ui.faces.pony import frames as F
from game.ui.faces.pony import plates as L
from game.ui.faces.pony import signs as S
from game.ui.faces.pony.backs import down_square
from game.ui.faces.pony.pictures import picture
from game.ui.theme import STANDARD, Colours


def printed_power(facts: Card, boosted: bool) -> int | None:
    """The power on the card; a Problem has none."""
    return facts.side(boosted).power if isinstance(facts, Mane) else getattr(facts, "power", None)


@kept(4)
def tile_down(px: int, facts: Card | None, rim: Colour | None, frightened: bool, colours: Colours) -> Surface:
    """A card face down in a square: a frightened Friend, a hidden Troublemaker; whoever knows it (`facts`) sees a small
    portrait on it."""
    s = down_square(px, rim).copy()
    if facts is not None:
        k = round(px * 0.5)
        centre(s, coin_of(facts, k, colours), px / 2, px / 2)
    k = round(px * 0.3)
    if frightened:
        centre(s, S.frightened_mark(k), px - k * 0.6, k * 0.6)
    elif facts is not None:
        centre(s, L.kind_icon("troublemaker", k), px - k * 0.6, k * 0.6)
    return s


@kept(4)
def coin_of(facts: Card, px: int, colours: Colours = STANDARD) -> Surface:
    """A card as a round picture: for lists, panels, the log."""
    inner = max(4, px - 2 * max(1, round(px * 0.05)))
    wide = isinstance(facts, Problem)
    art = picture(facts, (round(inner * 1.5), inner) if wide else (inner, inner), False, colours)
    face = Surface((inner, inner), SRCALPHA)
    face.blit(art, (-(art.get_width() - inner) // 2, 0))
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = Surface((px, px), SRCALPHA)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c, tone = Layer((px, px), 4), (px / 2, px / 2), F.tone_of_card(facts, False, colours)
    ly.ring(mix(P.BRASS_DEEP, (0, 0, 0), 0.5), c, px / 2 - px * 0.05, max(1.0, px * 0.06))
    ly.ring(mix(tone[2], P.BRASS_LIT, 0.5), c, px / 2 - px * 0.035, max(1.0, px * 0.035))
    put(out, solid(ly))
    return out
