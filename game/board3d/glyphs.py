"""Glyph discs: slate with a rune ring; the symbol shines. The same flat strokes are on the dice."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from game.board3d.mesh import GLOW, MATTE, FloatArray, Mesh, arc, srgb

Stroke = tuple[list[tuple[float, float]], float]  # points in the xz plane, width

COLOUR = {
    "might": srgb("ff5a30"),
    "warding": srgb("ffc84a"),
    "swiftness": srgb("3cd2ff"),
    "insight": srgb("a56cff"),
    "farsight": srgb("6cff5a"),
    "renewal": srgb("ff78b8"),
    "": srgb("b49a6a"),
}

SWORD: list[Stroke] = [
    ([(0, 0.36), (0, -0.24)], 0.10),
    ([(-0.05, -0.24), (0, -0.40), (0.05, -0.24)], 0.06),
    ([(-0.20, 0.16), (0.20, 0.16)], 0.08),
    ([(-0.05, 0.40), (0.05, 0.40)], 0.10),
]
SHIELD: list[Stroke] = [
    ([(-0.26, -0.30), (0.26, -0.30), (0.26, 0.02), (0, 0.38), (-0.26, 0.02), (-0.26, -0.30)], 0.075),
    ([(0, -0.2), (0, 0.2)], 0.07),
    ([(-0.15, -0.08), (0.15, -0.08)], 0.07),
]
SYMBOL: dict[str, list[Stroke]] = {
    "might": SWORD,
    "warding": SHIELD,
    "swiftness": [([(-0.27, 0.30 - d), (0, 0.04 - d), (0.27, 0.30 - d)], 0.085) for d in (0.0, 0.23, 0.46)],
    "insight": [
        (arc(0.46, 0.55, math.pi - 0.55, 9, (0, -0.24)), 0.07),
        (arc(0.46, -0.55, 0.55 - math.pi, 9, (0, 0.24)), 0.07),
        (arc(0.09, 0, 6.283, 9), 0.10),
    ],
    "farsight": [
        (arc(0.26, 0, 6.283, 17), 0.06),
        ([(0, -0.40), (0, -0.14)], 0.06),
        ([(0, 0.40), (0, 0.14)], 0.06),
        ([(-0.40, 0), (-0.14, 0)], 0.06),
        ([(0.40, 0), (0.14, 0)], 0.06),
        ([(-0.02, 0), (0.02, 0)], 0.08),
    ],
    "renewal": [
        (arc(0.42, -0.9, 0.9, 9, (-0.26, 0)), 0.07),
        (arc(0.42, math.pi - 0.9, math.pi + 0.9, 9, (0.26, 0)), 0.07),
        ([(0, 0.40), (0, -0.18)], 0.055),
        ([(-0.09, 0.02), (0, 0.12), (0.09, 0.02)], 0.05),
    ],
    "": [(arc(0.15, 0, 6.283, 13, (0.16 * math.cos(a), 0.16 * math.sin(a))), 0.04) for a in (0.0, 2.094, 4.189)],
}


@cache
def disc(glyph: str) -> tuple[FloatArray, FloatArray]:
    """Vertices and indices of a disc lying at the origin; "" is its back."""
    m, hue = Mesh(), COLOUR.get(glyph, COLOUR[""])
    shine = 1.0 if glyph else 0.35
    m.lathe([(0.76, 0), (0.76, 0.05), (0.72, 0.085), (0, 0.085)], srgb("2c2c38"), MATTE, 24, True)
    for r, w in ((0.66, 0.035), (0.50, 0.02)):
        o, i = np.array(arc(r, 0, 2 * math.pi, 37)), np.array(arc(r - w, 0, 2 * math.pi, 37))
        p = np.vstack([np.column_stack([q[:, 0], np.full(37, 0.092), q[:, 1]]) for q in (o, i)])
        tri = [t for k in range(36) for t in ((k, k + 1, k + 37), (k + 1, k + 38, k + 37))]
        m.add(p, (0, 1, 0), hue * 0.42 * shine, tri, GLOW)
    for k in range(12):
        t = k * math.pi / 6
        u = t + 0.05 * (k % 3)
        m.stroke(
            [(0.545 * math.cos(t), 0.545 * math.sin(t)), (0.60 * math.cos(u), 0.60 * math.sin(u))],
            0.03,
            0.092,
            hue * 0.35 * shine,
        )
    for pts, w in SYMBOL.get(glyph, SYMBOL[""]):
        m.stroke(pts, w * 1.15, 0.094, hue * 0.62 * shine)
    return m.arrays()
