"""The backs of spell cards, one per colour: a lattice of hexagons, a ring, the stone of the colour."""

from __future__ import annotations

import math

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.brand import brand
from game.ui.art.draw import Layer, add, centre, halo, ngon, put
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, mix
from game.ui.faces.arena.frame import panel, with_state
from game.ui.faces.arena.gems import colour_gem
from game.ui.faces.frame import card_size, corner, finish, inset, stock


@kept(4)
def card_back(colour: str, height: int, state: str = "") -> Surface:
    """The back of a spell card; `colour` is the owner's ("" for a neutral one)."""
    if state:
        return with_state(card_back(colour, height), state, corner(height))
    size = card_size(height)
    w, h = size
    deep, body, _ = IDENTITY[colour]
    s = stock(size, P.STOCK, mix(P.STOCK_LIT, P.BRASS, 0.3), (4, 3, 4))
    e = max(3, round(height * 0.034))
    art = panel((w - 2 * e, h - 2 * e), colour, 0.25)
    put(art, _lattice(art.get_size(), mix(body, deep, 0.25)))
    _ring(art, colour)
    inset(s, art, (e, e), max(2.0, corner(height) - e * 0.5), P.BRASS, max(1.0, w / 150))
    if height > 120:
        inner = Layer(size, 3)
        inner.box(
            (*mix(P.BRASS, deep, 0.4), 255),
            (e + h * 0.022, e + h * 0.022, w - 2 * e - h * 0.044, h - 2 * e - h * 0.044),
            corner(height) * 0.5,
            max(0.8, w / 280),
        )
        put(s, inner.done())
        small = brand(max(12, round(height * 0.085)))
        for y in (e + h * 0.085, h - e - h * 0.085):
            centre(s, small, w / 2, y)
    return finish(s, 5)


def _lattice(size: tuple[int, int], ink: tuple[int, int, int]) -> Surface:
    """Fine hexagons over the whole back."""
    w, h = size
    ly, r = Layer(size, 3), w / 9
    for row in range(int(h / (1.5 * r)) + 3):
        for column in range(int(w / (math.sqrt(3) * r)) + 3):
            c = ((column + (row % 2) / 2) * math.sqrt(3) * r - r, row * 1.5 * r - r)
            ly.poly((*ink, 120), ngon(c, r * 0.93, 6), max(0.7, w / 260))
    return ly.done()


def _ring(art: Surface, colour: str) -> None:
    """The great ring with the stone."""
    w, h = art.get_size()
    deep, body, _ = IDENTITY[colour]
    ly, c, r = Layer((w, h), 3), (w / 2, h / 2), w * 0.37
    ly.disc((*mix(deep, (0, 0, 0), 0.45), 255), c, r)
    for k, q in ((1.6, 1.0), (0.8, 0.86)):
        ly.ring((*P.BRASS, 255), c, r * q, max(0.8, w / 150) * k)
    for k in range(24):
        a = math.pi * k / 12
        ly.stroke(
            (*P.BRASS_LIT, 255),
            [
                (c[0] + r * 0.89 * math.cos(a), c[1] + r * 0.89 * math.sin(a)),
                (c[0] + r * 0.96 * math.cos(a), c[1] + r * 0.96 * math.sin(a)),
            ],
            max(0.7, w / 200),
        )
    for turn in (-90, -60):
        ly.poly((*mix(P.BRASS, body, 0.35), 255), ngon(c, r * 0.84, 6, turn), max(0.8, w / 190))
    sign = ly.done()
    add(art, halo(sign, max(2, w // 26), 0.5))
    put(art, sign)
    centre(art, colour_gem(colour, max(5, round(r * 0.46))), *c)
