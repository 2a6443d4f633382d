"""Shapes written as short lines of text, so that a robot is a few words and not a few pages of code.

A line is `HOW INK NUMBERS`. Coordinates are in units: x to the right, y down, about the part's own middle. A point with
`!` behind it is a corner, all others are rounded.

| how | draws |
|---|---|
| `c` `p` | a rounded form; the same and its mirror image |
| `k` `q` | a form with straight edges; the same and its mirror image |
| `o` `O` | an ellipse `x y rx ry turn` (the last may be left out); the same and its mirror image |
| `l` `L` | a pen line `width x y x y ...`, rounded; the same and its mirror image |
| `g` `G` | light around a point, `x y radius`; the same and its mirror image |

INK is the name of a colour, see inks.py. `*` before it: the form shines by itself; `~`: it is clear like a wing; `.`: a
mere mark of colour, without an outline and without relief; `-`: a form without an outline of its own, that grows out of
another.
"""

from __future__ import annotations

import math
from dataclasses import replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from game.frozen import frozen

Lines = tuple[str, ...]
Points = NDArray[np.float64]
FORM, LINE, LIGHT = "form", "line", "light"
STEPS = 6
PAIRED = {"p": "c", "q": "k", "O": "o", "L": "l", "G": "g"}


@frozen(eq=False)
class Stroke:
    """One thing to draw: a closed form, an open pen line (`wide` is its width) or a light (`wide` is its radius)."""

    what: str
    ink: str
    points: Points
    corners: tuple[int, ...] = ()
    wide: float = 0.0
    shining: bool = False
    clear: bool = False
    plain: bool = False
    bare: bool = False


def spline(points: Points, corner: NDArray[np.bool_], closed: bool) -> Points:
    """A Catmull-Rom curve through the points, broken at the corners."""
    p, n = points, len(points)
    if closed:
        b, c, a, d = p, np.roll(p, -1, 0), np.roll(p, 1, 0), np.roll(p, -2, 0)
        sharp_b, sharp_c = corner, np.roll(corner, -1)
    else:
        b, c = p[:-1], p[1:]
        a, d = np.vstack([p[:1], p[:-2]]), np.vstack([p[2:], p[-1:]])
        sharp_b, sharp_c = corner[:-1], corner[1:]
        sharp_b, sharp_c = sharp_b | (np.arange(n - 1) == 0), sharp_c | (np.arange(n - 1) == n - 2)
    a, d = np.where(sharp_b[:, None], 2 * b - c, a), np.where(sharp_c[:, None], 2 * c - b, d)
    t = (np.arange(STEPS) / STEPS)[None, :, None]
    a, b2, c2, d2 = a[:, None], b[:, None], c[:, None], d[:, None]
    out = 0.5 * (2 * b2 + (c2 - a) * t + (2 * a - 5 * b2 + 4 * c2 - d2) * t**2 + (3 * b2 - a - 3 * c2 + d2) * t**3)
    flat: Points = out.reshape(-1, 2)
    return flat if closed else np.vstack([flat, p[-1:]])


def oval(x: float, y: float, rx: float, ry: float, turn: float = 0.0, n: int = 26) -> Points:
    """An ellipse; `turn` in degrees."""
    a, t = math.radians(turn), np.linspace(0, 2 * math.pi, n, endpoint=False)
    u, v = rx * np.cos(t), ry * np.sin(t)
    return np.stack([x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)], 1)


@lru_cache(1536)
def strokes(line: str) -> tuple[Stroke, ...]:
    """What a line of text draws."""
    how, ink, *numbers = line.split()
    kind = ink[0] if ink[0] in "*~.-" else ""
    what, points, corners, wide = _drawn(PAIRED.get(how, how), numbers)
    one = Stroke(what, ink[len(kind) :], points, corners, wide, kind == "*", kind == "~", kind == ".", kind == "-")
    return (one,) if how not in PAIRED else (replace(one, points=points * (-1.0, 1.0)), one)


def _drawn(how: str, numbers: list[str]) -> tuple[str, Points, tuple[int, ...], float]:
    """What is drawn: its kind, its points, which of them are corners, its width."""
    values = np.array([float(number.rstrip("!")) for number in numbers])
    if how == "o":
        x, y, rx, ry, turn = [*values, 0.0][:5]
        return FORM, oval(x, y, rx, ry, turn), (), 0.0
    if how == "g":
        return LIGHT, values[None, :2], (), float(values[2])
    wide = 0.0
    if how == "l":
        wide, values, numbers = float(values[0]), values[1:], numbers[1:]
    points = values.reshape(-1, 2)
    sharp = np.array([number.endswith("!") for number in numbers[1::2]])
    if how == "k":
        return FORM, points, tuple(range(len(points))), 0.0
    if how == "l":
        return LINE, points if len(points) == 2 else spline(points, sharp, False), (), wide
    return FORM, spline(points, sharp, True), tuple(int(k) * STEPS for k in np.flatnonzero(sharp)), 0.0


def placed(stroke: Stroke, x: float, y: float, turn: float = 0.0, scale: float = 1.0, flip: bool = False) -> Stroke:
    """The stroke elsewhere: mirrored, made larger, turned (degrees) and put at (x, y), in this order."""
    a, side = math.radians(turn), -1.0 if flip else 1.0
    u, v = stroke.points[:, 0] * (scale * side), stroke.points[:, 1] * scale
    moved = np.stack([x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a)], 1)
    return replace(stroke, points=moved, wide=stroke.wide * scale)
