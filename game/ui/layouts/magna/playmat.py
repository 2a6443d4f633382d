"""The print of Magna Spectra's mat: lilies in lozenges as in a hall of arms, and the lines of a sea chart."""

from __future__ import annotations

import math

from game.ui.art.draw import arc, star
from game.ui.table.playmat import WHITE, Playmat
from game.ui.widgets.pen import Ink

LINE = (*WHITE, 255)
TURN = 2 * math.pi


def _lilies(ink: Ink) -> None:
    """A lily in every lozenge."""
    for x, y in ((0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
        ink.poly(LINE, [(x - 0.5, y), (x, y - 0.5), (x + 0.5, y), (x, y + 0.5)], 0.026)
        ink.poly(LINE, [(x, y - 0.26), (x + 0.075, y - 0.08), (x, y + 0.08), (x - 0.075, y - 0.08)])
        for side in (-1, 1):
            leaf = [(0.05, 0.06), (0.1, -0.08), (0.21, -0.12), (0.2, 0.03), (0.15, -0.02), (0.1, 0.07)]
            ink.poly(LINE, [(x + side * dx, y + dy) for dx, dy in leaf])
        ink.stroke(LINE, [(x - 0.13, y + 0.1), (x + 0.13, y + 0.1)], 0.04)
        ink.poly(LINE, [(x - 0.05, y + 0.13), (x + 0.05, y + 0.13), (x, y + 0.25)])


def _chart(ink: Ink, w: float, h: float) -> None:
    """A rose of the winds, the courses that leave it, coasts with their soundings, a border as on a castle's wall."""
    c, r = (w / 2, h / 2), h * 0.4
    for n in range(32):
        a = TURN * n / 32
        ink.stroke(LINE, [(c[0] + d * math.cos(a), c[1] + d * math.sin(a)) for d in (r, w)], 0.8 if n % 4 else 1.4)
    for share, wide in ((1.0, 2.4), (0.95, 1.0), (0.6, 1.4)):
        ink.stroke(LINE, arc(c, r * share, 0, TURN, 90), wide)
    ink.poly(LINE, star(c, r * 0.8, r * 0.2, 8, -67.5), 1.4)
    ink.poly(LINE, star(c, r * 0.93, r * 0.17, 4), 2.2)
    for line in range(3):  # coasts left and right
        for side in (-1, 1):
            xs = [w * (0.13 + 0.022 * line) + _bay(n + side * 7) * w * 0.035 for n in range(61)]
            ink.stroke(LINE, [(x if side < 0 else w - x, h * n / 60) for n, x in enumerate(xs)], 2.2 - 0.6 * line)
    for n in range(round(w / 28)):
        for y in (3.0, h - 11):
            ink.box(LINE, (n * 28 + 3, y, 16, 8), 0, 1.6)


def _bay(n: int) -> float:
    """How far the coast goes out or in."""
    return math.sin(n * 0.31) + 0.5 * math.sin(n * 0.83 + 1) + 0.25 * math.sin(n * 1.9)


PLAYMAT = Playmat(52, _lilies, _chart)
