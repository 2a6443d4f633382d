"""The print of the Ponies' mat: a meadow of flowers, hearts and stars, and a sun that rises over hills."""

from __future__ import annotations

import math

from game.ui.art.draw import arc, bezier, star
from game.ui.table.playmat import WHITE, Playmat
from game.ui.widgets.pen import Ink

LINE = (*WHITE, 255)
TURN = 2 * math.pi


def _meadow(ink: Ink) -> None:
    """A flower in the middle, tendrils from it, a heart where four squares meet, stars between."""
    c = (0.5, 0.5)
    for n in range(5):
        a = TURN * n / 5 - TURN / 4
        ink.ring(LINE, (c[0] + 0.1 * math.cos(a), c[1] + 0.1 * math.sin(a)), 0.075, 0.035)
    for n in range(4):
        a = TURN * n / 4 + TURN / 8
        ways = ((0.2, 0.0), (0.3, 0.5), (0.46, 0.4), (0.5, 0.0))  # how far out, how far turned
        p, q, r, t = ((c[0] + d * math.cos(a + turn), c[1] + d * math.sin(a + turn)) for d, turn in ways)
        ink.stroke(LINE, bezier(p, q, r, t), 0.05, 0.5)
        leaf = (c[0] + 0.37 * math.cos(a - 0.28), c[1] + 0.37 * math.sin(a - 0.28))
        ink.disc(LINE, leaf, 0.035)
    for x, y in ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
        _heart(ink, x, y, 0.13)
    for x, y in ((0.5, 0.0), (0.5, 1.0), (0.0, 0.5), (1.0, 0.5)):
        ink.poly(LINE, star((x, y), 0.12, 0.05, 5))


def _heart(ink: Ink, x: float, y: float, r: float) -> None:
    ink.disc(LINE, (x - r * 0.48, y - r * 0.3), r * 0.54)
    ink.disc(LINE, (x + r * 0.48, y - r * 0.3), r * 0.54)
    ink.poly(LINE, [(x - r * 0.98, y - r * 0.08), (x + r * 0.98, y - r * 0.08), (x, y + r)])


def _morning(ink: Ink, w: float, h: float) -> None:
    """The sun and its rays, a rainbow over it, hills in front, clouds beside."""
    c, r = (w / 2, h * 0.66), h * 0.26
    ink.stroke(LINE, arc(c, r, math.pi, TURN), 3.0)
    ink.stroke(LINE, arc(c, r * 0.9, math.pi, TURN), 1.2)
    for n in range(25):
        a, far = math.pi * (1 + n / 24), r * (1.5 if n % 2 else 1.32)
        ink.stroke(LINE, [(c[0] + d * math.cos(a), c[1] + d * math.sin(a)) for d in (r * 1.08, far)], 2.4)
    for n in range(4):
        ink.stroke(LINE, arc(c, r * (2.0 + 0.13 * n), math.pi, TURN, 80), 2.6 - 0.4 * n)
    for n in range(4):
        foot = h * (0.66 + 0.09 * n)
        rise = [(x * w / 60, foot + h * 0.045 * math.sin(x / (6 + 2 * n) + 2 * n)) for x in range(61)]
        ink.stroke(LINE, rise, 2.2)
    for x, y, s in ((0.13, 0.2, 1.0), (0.86, 0.16, 1.1), (0.24, 0.46, 0.7), (0.78, 0.44, 0.8)):
        _cloud(ink, x * w, y * h, 46 * s)


def _cloud(ink: Ink, x: float, y: float, r: float) -> None:
    for dx, dy, share, first, last in (
        (-1.0, 0.0, 0.55, 0.25, 0.72),
        (-0.3, -0.35, 0.7, 0.5, 0.92),
        (0.55, -0.2, 0.6, 0.6, 1.0),
        (1.15, 0.1, 0.42, 0.72, 1.25),
    ):
        ink.stroke(LINE, arc((x + dx * r, y + dy * r), r * share, TURN * first, TURN * last), 2.4)
    ink.stroke(LINE, [(x - r, y + r * 0.55), (x + r * 1.15, y + r * 0.52)], 2.4)


PLAYMAT = Playmat(72, _meadow, _morning)
