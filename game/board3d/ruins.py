"""Ruins: courses of masonry round the outer edges of each ruin, broken off between tall corners, rubble and columns.

A ruin hides eight levels (arena.md, section 9), four units. Walls that high would hide the board, so each keeps one
pier of nearly that height and breaks off steeply from it: what stands says how high it was.
"""

from __future__ import annotations

import math

import numpy as np

from game.board3d.ground import CORNER, Land
from game.board3d.mesh import CUBE, PLAIN, FloatArray, Mesh, rotation, srgb, turned

COURSE, THICK, REACH = 0.29, 0.13, 0.845  # height of a course, half thickness, how far out the walls stand
PIER = 3.75  # height of the tallest corner
MASONRY, MOSS = srgb("b5aa99"), srgb("64743c")


def ruins(f: Land, m: Mesh) -> None:
    rng = np.random.default_rng(8)
    cells = np.nonzero(f.ruin)[0]
    for n, cell in enumerate(cells):
        walls = [e for e in range(6) if f.beside[cell, e] < 0 or not f.ruin[f.beside[cell, e]]]
        if walls:
            _walls(f, m, int(cell), walls, n, rng)
        _rubble(f, m, int(cell), rng)
        if n % 3 == 1 or len(cells) == 1:
            _column(f, m, int(cell))


def _walls(f: Land, m: Mesh, cell: int, walls: list[int], n: int, rng: np.random.Generator) -> None:
    """All bricks of a ruin: alternately two and three a course, missing where the wall has fallen."""
    (x, z), y = f.xz[cell], f.top[cell]
    # the pier stands where two walls meet, else at the end of one
    meets = [e for e in walls if (e - 1) % 6 in walls] or walls
    pier = CORNER[meets[(n * 2 + 1) % len(meets)]] * REACH
    lo, hi, turns, tones, dim = [], [], [], [], []
    for e in walls:
        a, b = CORNER[e] * REACH, CORNER[(e + 1) % 6] * REACH
        turn, half = rotation(-math.atan2(*((a + b) / 2)[::-1])), REACH / 2
        for k in range(round(PIER / COURSE)):
            parts = 3 if k % 2 else 2
            for q in range(parts):
                c0, w = -half + q * 2 * half / parts, 2 * half / parts
                p = a + (b - a) * ((c0 + w / 2) / (2 * half) + 0.5)
                if COURSE * k > _crown(x, z, p, pier, e, rng) or (
                    1 <= k <= 3 and e == 2 and q == parts // 2 and parts == 3
                ):
                    continue
                j = rng.uniform(-0.018, 0.018)
                mid = np.array([x + (a + b)[0] / 2, y + COURSE * k, z + (a + b)[1] / 2])
                lo.append(mid + turn @ np.array([-THICK + j, 0, c0 + 0.012]))
                hi.append((2 * THICK, COURSE - 0.015, w - 0.024))
                turns.append(turn)
                tone = MASONRY * rng.uniform(0.72, 1.12)
                tones.append(tone * 0.5 + MOSS * 0.5 if k < 2 and rng.random() < 0.35 else tone)
                dim.append(0.45 if k == 0 else 0.86)
    foot = np.where(CUBE[0][:, 1] > 0.5, 1.0, np.array(dim)[:, None])
    m.copies(CUBE, np.array(lo), np.array(hi), np.array(tones), PLAIN, np.array(turns), foot)


def _crown(x: float, z: float, p: FloatArray, pier: FloatArray, e: int, rng: np.random.Generator) -> float:
    """Height of the wall at p: ragged, a shoulder of wall beside the pier, a window's breach here and there."""
    low = 0.80 + 0.75 * abs(math.sin(x * 1.3 + z * 0.9 + e * 1.9)) + 0.40 * math.sin(3.1 * p[0] + 2.3 * p[1] + x)
    away = float(np.hypot(*(p - pier)))
    shoulder = 2.3 - 0.6 * max(0.0, away - 0.5) if away < 0.95 else 0.0
    tall = PIER - 2.2 * max(0.0, away - 0.22) if away < 0.52 else 0.0
    return float(max(low, shoulder, tall) - 0.22 * rng.random())


def _rubble(f: Land, m: Mesh, cell: int, rng: np.random.Generator) -> None:
    (x, z), y, k = f.xz[cell], f.top[cell], 9
    r, a, s = rng.uniform(0, 0.56, k), rng.uniform(0, 6.3, k), rng.uniform(0.09, 0.21, k)
    turns = turned(rng.uniform(0, 3, k), rng.uniform(-0.4, 0.4, k), rng.uniform(-0.4, 0.4, k))
    size = np.stack([2 * s, 1.1 * s, 1.5 * s], 1)
    place = np.stack([x + r * np.cos(a), np.full(k, y - 0.03), z + r * np.sin(a)], 1)
    place -= np.einsum("kij,kj->ki", turns, size * (0.5, 0, 0.5))
    tones = MASONRY * rng.uniform(0.65, 1.05, k)[:, None]
    m.copies(CUBE, place, size, tones, PLAIN, turns, np.where(CUBE[0][:, 1] > 0.5, 1.0, 0.4))


def _column(f: Land, m: Mesh, cell: int) -> None:
    """A column with its capital, and a drum of another that fell."""
    x, z = f.xz[cell]
    stone = srgb("b5aa98")
    with m.at((x + 0.06, f.top[cell], z)):
        m.lathe(
            [(0.33, 0), (0.33, 0.12), (0.24, 0.2), (0.215, 2.15), (0.29, 2.28), (0.29, 2.40), (0, 2.40)],
            stone,
            PLAIN,
            12,
            True,
            0.95,
        )
    with m.at((x - 0.42, f.top[cell] + 0.16, z + 0.30), 0.7, 0, math.pi / 2):
        m.lathe([(0, -0.24), (0.17, -0.24), (0.17, 0.24), (0, 0.24)], stone * 0.9, PLAIN, 9, True, 0.8)
