"""The print of Medarot's mat: tread plates of a hangar, and the lines of the ring on them."""

from __future__ import annotations

import math

from game.ui.art.draw import arc
from game.ui.table.playmat import WHITE, Playmat
from game.ui.widgets.pen import Ink

LINE = (*WHITE, 255)
TURN = 2 * math.pi


def _treads(ink: Ink) -> None:
    """Bars that cross each other's ways, as on a plate that nobody slips on."""
    for x, y, lean in ((0.25, 0.25, 1), (0.75, 0.25, -1), (0.25, 0.75, -1), (0.75, 0.75, 1)):
        a, b = (x - 0.17, y - 0.17 * lean), (x + 0.17, y + 0.17 * lean)
        ink.stroke(LINE, [(a[0] + (b[0] - a[0]) * t / 12, a[1] + (b[1] - a[1]) * t / 12) for t in range(13)], 0.12, 0.7)


def _ring(ink: Ink, w: float, h: float) -> None:
    """Half-way line, circle, goals with their hatching, arrows that lead to the middle, corners."""
    c, r = (w / 2, h / 2), h * 0.36
    for share, wide in ((1.0, 3.0), (0.93, 1.2), (0.34, 2.0)):
        ink.stroke(LINE, arc(c, r * share, 0, TURN, 90), wide)
    ink.stroke(LINE, [(0, c[1]), (c[0] - r, c[1])], 2.4)
    ink.stroke(LINE, [(c[0] + r, c[1]), (w, c[1])], 2.4)
    for n in range(24):
        a = TURN * n / 24
        near, far = r * 1.04, r * (1.12 if n % 2 else 1.18)
        ink.stroke(LINE, [(c[0] + d * math.cos(a), c[1] + d * math.sin(a)) for d in (near, far)], 2.0)
    for side in (-1, 1):
        for n in range(5):  # arrows
            x = c[0] + side * (r * 1.35 + n * 34)
            for up in (-1, 1):
                y = c[1] + up * h * 0.17
                ink.stroke(LINE, [(x, y - 15), (x - side * 15, y), (x, y + 15)], 5.0)
        for up in (-1, 1):
            x, y = c[0] + side * (w / 2 - 12), c[1] + up * (h / 2 - 12)
            ink.stroke(LINE, [(x - side * 60, y), (x, y), (x, y - up * 60)], 4.0)
            ink.stroke(
                LINE, [(x - side * 60, y - up * 10), (x - side * 10, y - up * 10), (x - side * 10, y - up * 60)], 1.4
            )
    for up in (-1, 1):
        for n in range(-16, 16):  # hatching of the goals
            x, y = c[0] + n * 20, c[1] + up * h * 0.48
            ink.poly(LINE, [(x, y - 6), (x + 9, y - 6), (x + 3, y + 6), (x - 6, y + 6)])


PLAYMAT = Playmat(34, _treads, _ring)
