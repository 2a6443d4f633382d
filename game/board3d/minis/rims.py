"""The outlines of bases: who owns a figure is told by a shape, whatever the eye makes of colours."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import MATTE, OWNER, FloatArray, Mesh, srgb

# Corners, how far out they reach, and how deep the notches between them go: circle, square, triangle, pentagon, star.
SHAPES = ((0, 0.72, 1.0), (4, 0.88, 1.0), (3, 1.0, 1.0), (5, 0.82, 1.0), (5, 0.92, 0.55))
PIECES = 60  # every corner and every notch lies at one of them
DARK = srgb("141216")


def outline(seat: int, angles: FloatArray) -> FloatArray:
    """Radius of the outline of a seat at angles; one corner lies at a quarter turn."""
    corners, reach, notch = SHAPES[seat % len(SHAPES)]
    if corners == 0:
        return np.full(len(angles), reach)
    half = math.pi / corners
    t = np.abs((angles - math.pi / 2 + half) % (2 * half) - half)  # from the nearest corner, 0 .. half
    low = reach * (
        math.cos(half) if notch == 1 else notch
    )  # straight from a corner to the middle of a side, or a notch
    return np.asarray(reach * low * math.sin(half) / (low * np.sin(half - t) + reach * np.sin(t)))


def rim(m: Mesh, seat: int, half: float) -> None:
    """A ring in the owner's colour with a dark edge; of two spaces it reaches `half` farther along z."""
    a = np.linspace(0, 2 * math.pi, PIECES + 1)
    r, along = outline(seat, a), half * np.sign(np.sin(a) + 1e-9)

    def line(share: float, y: float) -> FloatArray:
        return np.column_stack([share * r * np.cos(a), np.full(len(a), y), share * r * np.sin(a) + along])

    rings = (((1.0, 0.0), (1.0, 0.045), DARK, MATTE), ((1.0, 0.045), (0.93, 0.05), DARK, MATTE))
    for (outer, low), (inner, high), colour, material in (*rings, ((0.93, 0.05), (0.55, 0.058), (1, 1, 1), OWNER)):
        m.surface(np.stack([line(outer, low), line(inner, high)]), colour, material, wrap=True)
