"""What seats pay and get, on its way through the air."""

from __future__ import annotations

import math

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import mix
from game.ui.table.signs import draw_sign
from game.ui.widgets.pen import Pen


def draw_flying(
    pen: Pen, start: tuple[float, float], end: tuple[float, float], count: int, age: float, sign: str = ""
) -> None:
    """Coins, or signs, one after the other on an arc from a point to another."""
    r = 11.0
    key = ("flying coin", pen.scale)
    picture = pen.gallery.get(key, lambda: _coin(pen, r))
    for n in range(min(count, 6)):
        t = min(1.0, max(0.0, age * 1.4 - n * 0.07))
        if 0 < t < 1:
            x = start[0] + (end[0] - start[0]) * t
            y = start[1] + (end[1] - start[1]) * t - 46 * math.sin(math.pi * t)
            if not sign or not draw_sign(pen, sign, (x, y), 2 * r):
                pen.put(picture, x - r, y - r)


def _coin(pen: Pen, r: float) -> Surface:
    """A coin in the air, seen from the front."""
    ink = pen.layer(2 * r, 2 * r)
    ink.disc((30, 18, 6, 255), (r, r), r * 0.98)
    ink.disc((*P.BRASS, 255), (r, r), r * 0.88)
    ink.disc((*mix(P.BRASS, P.BRASS_LIT, 0.6), 255), (r * 0.95, r * 0.93), r * 0.7)
    ink.poly((*P.BRASS_DEEP, 255), ngon((r, r), r * 0.42, 6), r * 0.12)
    return ink.layer.done()
