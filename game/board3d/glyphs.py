"""Glyph discs: slate with a rune ring; the symbol shines. The same flat strokes are on the dice."""
from __future__ import annotations

import math
from functools import cache

import numpy as np

from game.board3d.mesh import GLOW, MATTE, FloatArray, Mesh, arc, srgb

Stroke = tuple[list[tuple[float, float]], float]         # points in the xz plane, width

COLOUR = {"might": srgb('ff5a30'), "warding": srgb('ffc84a'), "swiftness": srgb('3cd2ff'), "insight": srgb('a56cff'),
          "farsight": srgb('6cff5a'), "renewal": srgb('ff78b8'), "": srgb('b49a6a')}

SWORD: list[Stroke] = [([(0, .36), (0, -.24)], .10), ([(-.05, -.24), (0, -.40), (.05, -.24)], .06),
                       ([(-.20, .16), (.20, .16)], .08), ([(-.05, .40), (.05, .40)], .10)]
SHIELD: list[Stroke] = [([(-.26, -.30), (.26, -.30), (.26, .02), (0, .38), (-.26, .02), (-.26, -.30)], .075),
                        ([(0, -.2), (0, .2)], .07), ([(-.15, -.08), (.15, -.08)], .07)]
SYMBOL: dict[str, list[Stroke]] = {
    "might": SWORD,
    "warding": SHIELD,
    "swiftness": [([(-.27, .30 - d), (0, .04 - d), (.27, .30 - d)], .085) for d in (0., .23, .46)],
    "insight": [(arc(.46, .55, math.pi - .55, 9, (0, -.24)), .07), (arc(.46, -.55, .55 - math.pi, 9, (0, .24)), .07),
                (arc(.09, 0, 6.283, 9), .10)],
    "farsight": [(arc(.26, 0, 6.283, 17), .06), ([(0, -.40), (0, -.14)], .06), ([(0, .40), (0, .14)], .06),
                 ([(-.40, 0), (-.14, 0)], .06), ([(.40, 0), (.14, 0)], .06), ([(-.02, 0), (.02, 0)], .08)],
    "renewal": [(arc(.42, -.9, .9, 9, (-.26, 0)), .07), (arc(.42, math.pi - .9, math.pi + .9, 9, (.26, 0)), .07),
                ([(0, .40), (0, -.18)], .055), ([(-.09, .02), (0, .12), (.09, .02)], .05)],
    "": [(arc(.15, 0, 6.283, 13, (.16 * math.cos(a), .16 * math.sin(a))), .04) for a in (0., 2.094, 4.189)],
}


@cache
def disc(glyph: str) -> tuple[FloatArray, FloatArray]:
    """Vertices and indices of a disc lying at the origin; "" is its back."""
    m, hue = Mesh(), COLOUR.get(glyph, COLOUR[""])
    shine = 1.0 if glyph else .35
    m.lathe([(.76, 0), (.76, .05), (.72, .085), (0, .085)], srgb('2c2c38'), MATTE, 24, True)
    for r, w in ((.66, .035), (.50, .02)):
        o, i = np.array(arc(r, 0, 2 * math.pi, 37)), np.array(arc(r - w, 0, 2 * math.pi, 37))
        p = np.vstack([np.column_stack([q[:, 0], np.full(37, .092), q[:, 1]]) for q in (o, i)])
        tri = [t for k in range(36) for t in ((k, k + 1, k + 37), (k + 1, k + 38, k + 37))]
        m.add(p, (0, 1, 0), hue * .42 * shine, tri, GLOW)
    for k in range(12):
        t = k * math.pi / 6
        u = t + .05 * (k % 3)
        m.stroke([(.545 * math.cos(t), .545 * math.sin(t)), (.60 * math.cos(u), .60 * math.sin(u))], .03, .092, hue * .35 * shine)
    for pts, w in SYMBOL.get(glyph, SYMBOL[""]):
        m.stroke(pts, w * 1.15, .094, hue * .62 * shine)
    return m.arrays()
