"""Bands of colour on and over the board: a growing list of quads that both painters can draw.

Colours are display values, premultiplied: alpha 0 adds light (glows), alpha 1 covers.
"""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import FloatArray, Points, Vec
from game.board3d.picture import Colour


class Strokes:
    """Vertices are position 3, premultiplied colour 4, pulse 1; every band is a row of quads."""

    def __init__(self) -> None:
        self._vertices: list[FloatArray] = []
        self._quads: list[FloatArray] = []
        self._count = 0

    def band(
        self,
        left: Points,
        right: Points,
        rgb: Colour,
        alphas: tuple[float, float],
        add: bool = False,
        beat: float = 0.0,
    ) -> None:
        """Between two polylines of equal length, fading from the first alpha to the second."""
        p = np.stack([np.asarray(left, float), np.asarray(right, float)], 1)  # (k, 2, 3)
        k = len(p)
        v = np.empty((k, 2, 8), "f4")
        v[..., :3] = p
        for side, alpha in enumerate(alphas):
            v[:, side, 3:6] = np.asarray(rgb) * alpha
            v[:, side, 6] = 0.0 if add else alpha
        v[..., 7] = beat
        q = self._count + 2 * np.arange(k - 1)[:, None] + np.array([0, 1, 3, 2])
        self._vertices.append(v.reshape(-1, 8))
        self._quads.append(q)
        self._count += 2 * k

    def disc(
        self,
        at: Vec,
        radius: float,
        rgb: Colour,
        alphas: tuple[float, float],
        inner: float = 0.0,
        add: bool = False,
        pieces: int = 20,
        beat: float = 0.0,
    ) -> None:
        """A flat ring or disc; the alphas are those at the inner and the outer edge."""
        t = np.linspace(0, 2 * math.pi, pieces + 1)
        ring = np.stack([np.cos(t), np.zeros_like(t), np.sin(t)], 1)
        self.band(np.asarray(at) + ring * inner, np.asarray(at) + ring * radius, rgb, alphas, add, beat)

    def line(self, a: Vec, b: Vec, side: Vec, rgb: Colour, alpha: float, add: bool = False, beat: float = 0.0) -> None:
        """A flat bar from a to b, as wide as `side` on each side."""
        p, q, s = np.asarray(a), np.asarray(b), np.asarray(side)
        self.band([p - s, q - s], [p + s, q + s], rgb, (alpha, alpha), add, beat)

    def take(self, other: Strokes) -> None:
        """All bands of another list after one's own."""
        vertices, quads = other.arrays()
        self._vertices.append(vertices)
        self._quads.append(quads + self._count)
        self._count += len(vertices)

    def arrays(self) -> tuple[FloatArray, FloatArray]:
        """Vertices (n, 8) and quads (m, 4)."""
        if not self._vertices:
            return np.zeros((0, 8), "f4"), np.zeros((0, 4), int)
        return np.concatenate(self._vertices), np.concatenate(self._quads)


def triangles(quads: FloatArray) -> FloatArray:
    """Quads -> indices of two triangles each."""
    return quads[:, [0, 1, 3, 1, 2, 3]].astype("u4").ravel()
