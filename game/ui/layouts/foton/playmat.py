"""The print of the Foton's mat: rings within rings as on a seal, and the circle that summons the seventy-two."""

from __future__ import annotations

import math

from game.ui.art.draw import arc, ngon, star
from game.ui.table.playmat import WHITE, Playmat
from game.ui.widgets.pen import Ink

CORNERS = ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0))
LINE = (*WHITE, 255)
TURN = 2 * math.pi


def _rings(ink: Ink) -> None:
    """Rings that reach into each other, a star where four of them meet."""
    for x, y in ((0.5, 0.5), *CORNERS):
        ink.stroke(LINE, arc((x, y), 0.47, 0, TURN), 0.04)
        ink.poly(LINE, star((x, y), 0.17, 0.05, 4))
    for x, y in ((0.5, 0.0), (0.5, 1.0), (0.0, 0.5), (1.0, 0.5)):
        ink.disc(LINE, (x, y), 0.05)


def _circle(ink: Ink, w: float, h: float) -> None:
    """Three rings, a star of seven points, as many lesser seals, and seventy-two strokes round it."""
    c, r = (w / 2, h / 2), h * 0.47
    for share, wide in ((1.0, 2.4), (0.965, 1.0), (0.86, 1.6), (0.46, 1.6), (0.42, 1.0)):
        ink.stroke(LINE, arc(c, r * share, 0, TURN, 90), wide)
    for n in range(72):
        a = TURN * n / 72
        ink.stroke(LINE, [_at(c, r * (0.875 if n % 6 else 0.9), a), _at(c, r * 0.95, a)], 1.6 if n % 6 else 3.0)
    points = ngon(c, r * 0.86, 7)
    for skip in (2, 3):
        ink.poly(LINE, [points[n * skip % 7] for n in range(7)], 1.6)
    for n, point in enumerate(points):
        ink.stroke(LINE, arc(point, r * 0.13, 0, TURN), 1.6)
        ink.poly(LINE, ngon(point, r * 0.09, 3 + n % 4), 1.4)
    ink.poly(LINE, star(c, r * 0.36, r * 0.15, 7), 1.6)
    for side in (-1, 1):  # a lesser circle on either side
        beside = (c[0] + side * w * 0.36, c[1])
        for share, wide in ((0.4, 1.8), (0.36, 1.0), (0.16, 1.2)):
            ink.stroke(LINE, arc(beside, r * share, 0, TURN, 60), wide)
        ink.poly(LINE, ngon(beside, r * 0.36, 3), 1.4)
        ink.poly(LINE, ngon(beside, r * 0.36, 3, 90), 1.4)


def _at(c: tuple[float, float], r: float, a: float) -> tuple[float, float]:
    return c[0] + r * math.cos(a), c[1] + r * math.sin(a)


PLAYMAT = Playmat(56, _rings, _circle)
