"""Small signs on spells: which kind it is, when it may be cast."""

from __future__ import annotations

import math

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, arc, bezier, centre, ngon, star
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line


@kept(2)
def kind_sign(kind: str, radius: int, ink: Colour = P.BRASS_LIT) -> Surface:
    """Sorcery: a flash. Aura: a halo over a head. Hidden enchantment: a closed eye."""
    side = 2 * radius + 2
    ly, c, w = Layer((side, side), 5), (side / 2, side / 2), max(1.0, radius * 0.2)
    if kind == "sorcery":
        ly.poly(ink, star(c, radius, radius * 0.26, 4))
        ly.poly(ink, star(c, radius * 0.6, radius * 0.24, 4, -45))
    elif kind == "aura":
        ly.ring(ink, (c[0], c[1] + radius * 0.3), radius * 0.34, w)
        ly.stroke(ink, arc((c[0], c[1] + radius * 0.3), radius * 0.86, math.radians(200), math.radians(340), 20), w)
        for k in (-1, 0, 1):
            a = math.radians(270 + 42 * k)
            ly.stroke(
                ink,
                [
                    (c[0] + radius * 0.98 * math.cos(a), c[1] + radius * 0.3 + radius * 0.98 * math.sin(a)),
                    (c[0] + radius * 1.24 * math.cos(a), c[1] + radius * 0.3 + radius * 1.24 * math.sin(a)),
                ],
                w * 0.9,
            )
    else:
        ly.stroke(
            ink,
            bezier(
                (c[0] - radius, c[1] - radius * 0.15),
                (c[0] - radius * 0.4, c[1] + radius * 0.55),
                (c[0] + radius * 0.4, c[1] + radius * 0.55),
                (c[0] + radius, c[1] - radius * 0.15),
            ),
            w,
        )
        for k in (-2, -1, 0, 1, 2):
            x, y = c[0] + k * radius * 0.38, c[1] + radius * (0.36 - 0.07 * k * k)
            ly.stroke(ink, [(x, y), (x + k * radius * 0.14, y + radius * 0.42)], w * 0.85)
    return ly.done()


@kept(2)
def window_pip(letter: str, usable: bool, radius: int) -> Surface:
    """A spell window, A or B: a lit hexagon if the spell may be cast there, an empty one if not."""
    side = 2 * radius + 2
    ly, c = Layer((side, side), 4), (side / 2, side / 2)
    ly.poly((20, 13, 8), ngon(c, radius + 0.6, 6, 0))
    ly.poly(mix(P.BRASS, P.BRASS_LIT, 0.45) if usable else (58, 48, 40), ngon(c, radius - 0.7, 6, 0))
    out = ly.done()
    ink = (50, 28, 6) if usable else (118, 104, 88)
    centre(out, line(letter, font("sans", max(10, round(radius * 1.4)), True), ink), c[0], c[1])
    return out
