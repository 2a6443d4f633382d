"""Shapes written as short lines of text: those of `faces/kit/curves.py`, and three more that heraldry needs.

| how | draws |
|---|---|
| `b` `B` | a band along a curve, `x y width x y width ...`: tails, feathers, tentacles; the same and its mirror image |
| `s` | a star, `x y outer inner points turn` (the last may be left out) |

Coordinates of an emblem lie within about 24 units of its middle.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache

import numpy as np

from game.ui.art.palette import Colour, mix
from game.ui.faces.kit import curves
from game.ui.faces.kit.curves import FORM, LIGHT, Points, Stroke, placed, spline
from game.ui.faces.kit.forge import Figure, Part

Lines = tuple[str, ...]
DIMMED = 0.62


@lru_cache(2048)
def strokes(line: str) -> tuple[Stroke, ...]:
    """What a line of text draws."""
    how, ink, *numbers = line.split()
    if how not in ("b", "B", "s"):
        return curves.strokes(line)
    values = np.array([float(number) for number in numbers])
    points = _star(*values) if how == "s" else _band(values.reshape(-1, 3))
    sign = ink[0] if ink[0] in "*~." else ""
    corners = tuple(range(len(points))) if how == "s" else ()
    one = Stroke(FORM, ink[len(sign) :], points, corners, 0.0, sign == "*", sign == "~", sign == ".")
    return (one,) if how != "B" else (replace(one, points=points * (-1.0, 1.0)), one)


def _band(path: Points) -> Points:
    """The outline of a band along a smooth path."""
    smooth = spline(path[:, :2], np.zeros(len(path), bool), False) if len(path) > 2 else path[:, :2]
    wide = np.interp(np.linspace(0, 1, len(smooth)), np.linspace(0, 1, len(path)), path[:, 2])
    along = np.gradient(smooth, axis=0)
    across = np.stack([-along[:, 1], along[:, 0]], 1) / np.maximum(np.hypot(along[:, 0], along[:, 1]), 1e-6)[:, None]
    half = np.maximum(wide, 0.2)[:, None] / 2
    return np.vstack([smooth + across * half, (smooth - across * half)[::-1]])


def _star(x: float, y: float, outer: float, inner: float, n: float, turn: float = -90.0) -> Points:
    return np.array(
        [
            (
                x + (inner if k % 2 else outer) * math.cos(math.radians(turn) + math.pi * k / n),
                y + (inner if k % 2 else outer) * math.sin(math.radians(turn) + math.pi * k / n),
            )
            for k in range(2 * round(n))
        ]
    )


@dataclass(slots=True)
class Drawing(Figure):
    """A figure whose lines may hold bands and stars, and whose parts may be clipped to a shield."""

    inks: Mapping[str, Colour]
    parts: list[Part] = field(default_factory=list)

    def draw(
        self,
        lines: Iterable[str],
        level: float,
        at: tuple[float, float] = (0.0, 0.0),
        turn: float = 0.0,
        scale: float = 1.0,
        flip: bool = False,
    ) -> None:
        for line in lines:
            for stroke in strokes(line):
                ink = self.inks[stroke.ink]
                if stroke.what == LIGHT:  # light lies over all forms: full strength would drown them
                    ink = mix(ink, (0, 0, 0), DIMMED)
                self.parts.append(Part(placed(stroke, *at, turn, scale, flip), ink, level))

    def form(self, points: Points, ink: str, level: float, plain: bool = False) -> None:
        """A form whose outline was computed."""
        corners = () if len(points) > 14 else tuple(range(len(points)))
        self.parts.append(Part(Stroke(FORM, ink, points, corners, plain=plain), self.inks[ink], level))


def clipped(points: Points, window: Points) -> Points:
    """The part of a form inside a convex window (Sutherland and Hodgman); empty if nothing is."""
    out = [(float(x), float(y)) for x, y in points]
    turn = float(np.sign(_area(window))) or 1.0
    for (ax, ay), (bx, by) in zip(window, np.roll(window, -1, 0), strict=True):
        given, out = out, []
        for k, here in enumerate(given):
            before = given[k - 1]
            inside, was = (turn * ((bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax)) >= 0 for p in (here, before))
            if inside != was:
                out.append(_cross(before, here, (ax, ay), (bx, by)))
            if inside:
                out.append(here)
        if not out:
            break
    return np.array(out, float).reshape(-1, 2)


def _area(p: Points) -> float:
    x, y = p[:, 0], p[:, 1]
    return float((x * np.roll(y, -1) - np.roll(x, -1) * y).sum() / 2)


def _cross(
    a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]
) -> tuple[float, float]:
    """Where the line a-b meets the line c-d."""
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / ((dx * ey - dy * ex) or 1e-9)
    return a[0] + t * dx, a[1] + t * dy
