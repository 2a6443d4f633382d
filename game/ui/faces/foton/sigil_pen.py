"""The pen that seals are written with: strokes in unit coordinates under a symmetry, and the ends of lines."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TypeVar

import numpy as np

from game.ui.art.draw import Point
from game.ui.art.paint import Dice

Thing = TypeVar("Thing")
FINE, PLAIN, BOLD = 0.028, 0.034, 0.042


def pick(d: Dice, things: Sequence[Thing]) -> Thing:
    """One of several, by the dice of this seal."""
    return things[int(d.unit() * len(things))]


class SealPen:
    """Collects strokes; the rim of the seal is at radius 1, y points down. What is drawn is turned and mirrored."""

    def __init__(self, turns: int = 1, mirror: bool = False) -> None:
        self.turns, self.mirror = turns, mirror
        self.strokes: list[tuple[list[Point], float, float]] = []  # points, width, taper
        self.rings: list[tuple[Point, float, float]] = []  # middle, radius, width; 0: a filled dot

    def images(self, pts: Sequence[Point]) -> list[list[Point]]:
        """The points under the symmetry; what lies on the axis is not mirrored onto itself."""
        out = []
        for k in range(self.turns):
            c, s = math.cos(2 * math.pi * k / self.turns), math.sin(2 * math.pi * k / self.turns)
            out.append([(x * c - y * s, x * s + y * c) for x, y in pts])
            if self.mirror and max(abs(x) for x, _ in pts) > 1e-6:
                out.append([(-x * c - y * s, -x * s + y * c) for x, y in pts])
        return out

    def line(self, pts: Sequence[Point], w: float = PLAIN, taper: float = 0.0) -> None:
        """A stroke and its images."""
        self.strokes += [(p, w, taper) for p in self.images(pts)]

    def circle(self, c: Point, r: float, w: float = 0.03) -> None:
        """A ring and its images, or a dot when `w` is 0."""
        self.rings += [(p[0], r, w) for p in self.images([c])]

    def once(self, pts: Sequence[Point], w: float = PLAIN, taper: float = 0.0) -> None:
        """A stroke without images."""
        self.strokes.append((list(pts), w, taper))

    def end(self, kind: str, at: Point, towards: Point, size: float = 0.09) -> None:
        """A line end at `at`, pointing away from `towards`."""
        d = math.atan2(at[1] - towards[1], at[0] - towards[0])

        def q(f: float, s: float) -> Point:  # forward, sideways
            return (
                at[0] + size * (f * math.cos(d) - s * math.sin(d)),
                at[1] + size * (f * math.sin(d) + s * math.cos(d)),
            )

        ENDS[kind](self, q, size)


Place = Callable[[float, float], Point]


def _spear(p: SealPen, q: Place, size: float) -> None:
    p.line([q(-0.1, -0.8), q(1.5, 0), q(-0.1, 0.8), q(0.25, 0), q(-0.1, -0.8)])


def _barb(p: SealPen, q: Place, size: float) -> None:
    p.line([q(-1.0, -0.9), q(0.5, 0), q(-1.0, 0.9)])


def _fork(p: SealPen, q: Place, size: float) -> None:
    p.line([q(1.3, -0.85), q(0.5, -0.85), q(0, 0), q(0.5, 0.85), q(1.3, 0.85)])
    p.line([q(0, 0), q(1.5, 0)])


def _lozenge(p: SealPen, q: Place, size: float) -> None:
    p.line([q(0, 0), q(0.85, -0.65), q(1.7, 0), q(0.85, 0.65), q(0, 0)])


def _cross(p: SealPen, q: Place, size: float) -> None:
    p.line([q(0, 0), q(1.5, 0)])
    p.line([q(0.7, -0.75), q(0.7, 0.75)])


def _bar(p: SealPen, q: Place, size: float) -> None:
    p.line([q(0, -1), q(0, 1)])
    p.line([q(0.55, -0.55), q(0.55, 0.55)], 0.026)


def _ring(p: SealPen, q: Place, size: float) -> None:
    p.circle(q(0.75, 0), size * 0.75)


def _dot(p: SealPen, q: Place, size: float) -> None:
    p.circle(q(0.35, 0), size * 0.55, 0)


def _crescent(p: SealPen, q: Place, size: float) -> None:
    p.line(
        [q(1.2 * math.cos(a) + 0.9, 1.2 * math.sin(a)) for a in np.linspace(math.pi / 2, 3 * math.pi / 2, 20)],
        0.04,
        0.7,
    )


def _hook(p: SealPen, q: Place, size: float) -> None:
    p.line(
        [q(0.8 * math.sin(a) * (1 - a / 9), 0.8 - 0.8 * math.cos(a) * (1 - a / 9)) for a in np.linspace(0, 4.4, 26)],
        PLAIN,
        0.3,
    )


ENDS: dict[str, Callable[[SealPen, Place, float], None]] = {
    "spear": _spear,
    "barb": _barb,
    "fork": _fork,
    "lozenge": _lozenge,
    "cross": _cross,
    "bar": _bar,
    "ring": _ring,
    "dot": _dot,
    "crescent": _crescent,
    "hook": _hook,
}
ENDS_OF = {
    "attack": ("spear", "fork", "barb"),
    "skill": ("lozenge", "cross", "bar"),
    "charge": ("ring", "dot", "crescent"),
    "any": ("cross", "ring", "hook"),
}
LEADING = ("spear", "fork", "lozenge", "ring")


def line_ends(d: Dice, cost: Sequence[int]) -> list[str]:
    """Which ends a Megido's lines have: its cost decides, in the order Attack, Skill, Charge, any."""
    found: list[str] = []
    for (_, ends), icons in zip(ENDS_OF.items(), cost, strict=True):
        if icons:
            left = list(ends)
            for _ in range(min(icons + 1, 3)):
                found.append(left.pop(int(d.unit() * len(left))))
    keyed = sorted((d.unit(), end) for end in found)
    return sorted((end for _, end in keyed), key=lambda end: end not in LEADING) or ["ring", "cross"]
