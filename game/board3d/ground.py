"""Board cells -> hex prisms with bevelled tops, cliffs in strata, the plinth and the table. All hexes at once."""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from game.board3d.detail import PLANKS, SCALES
from game.board3d.mesh import CLIFF, GRASS, SAND, STONE, SWAMP, WOOD, FloatArray, Mesh, srgb
from game.board3d.picture import GROUND, LEVEL, Board, centre
from game.frozen import frozen
from game.hexes import Hex

BEVEL, RUIN_SHADE = 0.07, 1.3  # a ruin next door darkens like so many levels
EDGES = (
    Hex(1, 0),
    Hex(0, 1),
    Hex(-1, 1),
    Hex(-1, 0),
    Hex(0, -1),
    Hex(1, -1),
)  # edge e looks 60 e degrees from east to south
CORNER = np.stack([np.cos(np.radians(60 * np.arange(6) - 30)), np.sin(np.radians(60 * np.arange(6) - 30))], 1)
RING = np.stack([CORNER, (CORNER + np.roll(CORNER, -1, 0)) / 2], 1).reshape(
    12, 2
)  # corner 0, middle of edge 0, corner 1 ...
OUT = np.stack([np.cos(np.radians(60 * np.arange(6))), np.zeros(6), np.sin(np.radians(60 * np.arange(6)))], 1)
TABLE_REACH = 30.0  # how far the table goes on beside the board
TABLE_PARTS = 28  # along its grain: the painter without OpenGL sees it in these
PLANK = 1 / (SCALES[WOOD] * PLANKS)  # how wide one of the table is
STRIPS = -0.03, 0.03, 0.20, 0.32, 0.52, 0.62, 0.80  # of a plank, for the same painter: its joint, its grain
KINDS = {"sand": SAND, "grass": GRASS, "stone": STONE, "swamp": SWAMP}
SOIL = np.stack([srgb("b98f5c"), srgb("66773c"), srgb("908b84"), srgb("6e6c4c")])  # by kind
ROCK = np.stack([srgb("a9784a"), srgb("7a5c40"), srgb("7f766c"), srgb("57452f")])


def wobble(x: FloatArray, z: FloatArray, seed: float = 0.0) -> FloatArray:
    """Smooth repeatable noise in -1..1 for tinting and scatter."""
    wave = np.sin(x * 0.61 + seed) + np.sin(z * 0.53 + 1.7 * seed + 0.4 * np.sin(x * 0.37))
    return np.asarray((wave + np.sin((x + z) * 0.29 + 2.1 + seed)) / 3)


@frozen(eq=False)
class Land:
    """The cells of a board as arrays, in the order of `board.cells`."""

    board: Board
    xz: FloatArray  # (n, 2)
    top: FloatArray  # (n,) height of the ground
    level: FloatArray  # (n,)
    kind: FloatArray  # (n,) SAND, GRASS, STONE, SWAMP
    water: FloatArray  # (n,) bool
    ruin: FloatArray  # (n,) bool
    beside: FloatArray  # (n, 6) index of the neighbour over each edge, -1 off the board
    swampy: bool  # dark green water

    def of_beside(self, values: FloatArray, off: float) -> FloatArray:
        """A value per cell -> that of the six neighbours of every cell, `off` beside the board."""
        return np.where(self.beside >= 0, values[self.beside], off)


@lru_cache(maxsize=8)
def land(board: Board) -> Land:
    index = {cell.at: k for k, cell in enumerate(board.cells)}
    beside = np.array([[index.get(Hex(c.at.q + e.q, c.at.r + e.r), -1) for e in EDGES] for c in board.cells])
    swampy = sum(c.ground == "swamp" for c in board.cells) > 0.25 * len(board.cells)
    bed = SWAMP if swampy else SAND
    kind = [bed if c.water else STONE if c.ruin else KINDS.get(c.ground, SAND) for c in board.cells]
    level = np.array([c.level for c in board.cells], float)
    return Land(
        board,
        np.array([centre(c.at) for c in board.cells]),
        GROUND + LEVEL * level,
        level,
        np.array(kind),
        np.array([c.water for c in board.cells]),
        np.array([c.ruin for c in board.cells]),
        beside,
        swampy,
    )


def _tops_triangles() -> FloatArray:
    """Triangles of 19 vertices: the middle, six inner corners, twelve of the rim."""
    out = [(0, 1 + j, 1 + (j + 1) % 6) for j in range(6)]
    for j in range(6):
        a, b = 1 + j, 1 + (j + 1) % 6
        p, q, r = 7 + 2 * j, 8 + 2 * j, 7 + (2 * j + 2) % 12
        out += [(a, p, q), (a, q, b), (b, q, r)]
    return np.array(out)


_TOP, _BAND = _tops_triangles(), np.array([(0, 1, 3), (1, 4, 3), (1, 2, 4), (2, 5, 4)])
_STRATUM = np.array(
    [
        t
        for g in range(3)
        for c in range(2)
        for t in ((3 * g + c, 3 * g + c + 1, 3 * g + c + 3), (3 * g + c + 1, 3 * g + c + 4, 3 * g + c + 3))
    ]
)


def _many(template: FloatArray, count: int, size: int) -> FloatArray:
    """One list of triangles for each of `count` groups of `size` vertices."""
    return np.asarray((template[None] + (np.arange(count) * size)[:, None, None]).reshape(-1, 3))


def prisms(f: Land, m: Mesh) -> None:
    """Tops, bevels and sides of all hexes."""
    n, (x, z), h = len(f.top), f.xz.T, f.top
    beside_top = f.of_beside(f.top, 0.0)
    up = np.clip((beside_top - h[:, None]) / LEVEL, 0, 2.5) + (f.of_beside(f.ruin, 0.0) > f.ruin[:, None]) * RUIN_SHADE
    corner, edge = 1 - 0.15 * (up + np.roll(up, 1, 1)), 1 - 0.27 * up
    ao = np.clip(np.stack([corner, edge], 2).reshape(n, 12), 0.30, 1)
    col = _colours(f)
    rim = np.stack(
        [x[:, None] + 0.89 * RING[:, 0], np.broadcast_to(h[:, None], (n, 12)), z[:, None] + 0.89 * RING[:, 1]], 2
    )
    inner = np.stack(
        [
            x[:, None] + 0.52 * CORNER[:, 0],
            np.broadcast_to(h[:, None] + 0.015, (n, 6)),
            z[:, None] + 0.52 * CORNER[:, 1],
        ],
        2,
    )
    middle = np.stack([x, h + 0.02, z], 1)[:, None]
    shade = np.concatenate([np.ones((n, 1)), 1 - 0.35 * (1 - ao[:, ::2]), ao], 1)
    m.add(
        np.concatenate([middle, inner, rim], 1).reshape(-1, 3),
        (0, 1, 0),
        np.repeat(col, 19, 0),
        _many(_TOP, n, 19),
        np.repeat(f.kind, 19),
        shade.ravel(),
    )
    outer = np.stack(
        [x[:, None] + RING[:, 0], np.broadcast_to(h[:, None] - BEVEL, (n, 12)), z[:, None] + RING[:, 1]], 2
    )
    _bevels(f, m, rim, outer, ao, col)
    drop = (h[:, None] - beside_top) / LEVEL
    cell, e = np.nonzero(drop > 0.1)
    low = beside_top[cell, e] - BEVEL * (f.beside[cell, e] >= 0)
    cliffs(m, outer[cell, 2 * e], outer[cell, (2 * e + 2) % 12], OUT[e], low, ROCK[f.kind[cell]], f.beside[cell, e] < 0)


def _colours(f: Land) -> FloatArray:
    """A tint per cell: patches, and brighter the higher, so that height reads without turning the board."""
    x, z = f.xz.T
    patch = wobble(x * 1.7, z * 1.7, 1.0)
    tint = np.random.default_rng(4).uniform(0.95, 1.05, len(x)) * (1 + 0.09 * patch)
    tint *= np.where(f.level > 0, 1 + 0.11 * np.minimum(f.level, 3) + 0.012 * f.level, 1)
    col = SOIL[f.kind] * tint[:, None] * (1 + 0.05 * patch[:, None] * np.array([1, 0.2, -1]))
    shore = f.of_beside(f.water, 0.0).any(1) & ~f.water
    damp = np.where(f.water, 0.62, np.where(shore, np.where(f.kind == SAND, 0.90, 0.95), 1.0))
    return np.asarray(col * damp[:, None])


def _bevels(f: Land, m: Mesh, rim: FloatArray, outer: FloatArray, ao: FloatArray, col: FloatArray) -> None:
    """Light rim above a drop (a contour line), dark groove between equals (the grid), dark at the foot of a cliff."""
    n = len(f.top)
    drop = (f.top[:, None] - f.of_beside(f.top, 0.0)) / LEVEL
    bright = np.where((f.level[:, None] >= 0) & (f.beside >= 0), 1.55 + 0.15 * np.minimum(drop, 3), 1.25)
    gain = np.where(drop > 0.1, bright, np.where(np.abs(drop) < 0.1, 0.70, 0.6))
    three = (2 * np.arange(6)[:, None] + np.arange(3)) % 12  # (6, 3) places of the ring
    p = np.concatenate([rim[:, three], outer[:, three]], 2)  # (n, 6, 6, 3)
    shade = np.concatenate([ao[:, three], ao[:, three] * 0.8], 2)
    nrm = np.broadcast_to((OUT * 0.55 + np.array([0, 0.83, 0]))[None, :, None], p.shape)
    tinted = np.broadcast_to((col[:, None] * gain[..., None])[:, :, None], p.shape)
    m.add(
        p.reshape(-1, 3),
        nrm.reshape(-1, 3),
        tinted.reshape(-1, 3),
        _many(_BAND, 6 * n, 6),
        np.repeat(f.kind, 36),
        shade.ravel(),
    )


def cliffs(
    m: Mesh, a: FloatArray, b: FloatArray, out: FloatArray, low: FloatArray, rock: FloatArray, outer: FloatArray
) -> None:
    """Side faces in strata: ledges jut in and out, joints are dark, the foot is occluded. One row a side."""
    top = a[:, 1]
    count = np.maximum(1, np.round((top - low) / LEVEL)).astype(int)
    side = np.repeat(np.arange(len(top)), count)
    q = np.arange(len(side)) - np.repeat(np.cumsum(count) - count, count)
    step = ((top - low) / count)[side]
    high, under = top[side] - q * step, top[side] - (q + 1) * step
    wave = np.sin(a[side, 0] * 3.1 + a[side, 2] * 5.3 + high * 7.7)
    jut = np.where(outer[side], 0.0, 0.04 * wave)
    ys = np.stack([high, high - 0.04, under + 0.03, under], 1)  # (s, 4)
    push = np.stack([np.full(len(side), -0.01), jut * 1.7, jut * 0.5, np.full(len(side), -0.01)], 1)
    occ = np.stack(
        [np.where(q > 0, 0.42, 0.8), np.ones(len(side)), np.full(len(side), 0.95), np.full(len(side), 0.40)], 1
    )
    t = (ys - low[side, None]) / np.maximum(top - low, 1e-6)[side, None]
    foot = occ * np.where(outer[side, None], 0.6 + 0.4 * np.minimum(1.0, t * 2), 0.48 + 0.52 * np.minimum(1.0, t * 1.6))
    w = np.array([0.0, 0.5, 1.0])
    p = a[side, None, None] * (1 - w)[:, None] + b[side, None, None] * w[:, None]  # (s, 1, 3, 3)
    p = p + out[side, None, None] * (push[:, :, None, None] * (w == 0.5)[:, None])
    p[..., 1] = ys[:, :, None]
    s = len(side)
    nrm = np.broadcast_to((out[side] + np.array([0, 0.06, 0]))[:, None, None], p.shape)
    col = np.broadcast_to((rock[side] * (1.12 + 0.14 * wave)[:, None])[:, None, None], p.shape)
    m.add(
        p.reshape(-1, 3),
        nrm.reshape(-1, 3),
        col.reshape(-1, 3),
        _many(_STRATUM, s, 12),
        CLIFF,
        np.repeat(foot.ravel(), 3),
    )


def plinth(f: Land, m: Mesh) -> None:
    """Ebony foot under the board with a brass line."""
    wood, brass = srgb("46291a"), srgb("dca552")
    xz = f.xz[(f.beside < 0).any(1)]
    n = len(xz)
    steps = ((1.34, 0), (1.30, 0.20), (1.27, 0.24), (1.23, 0.24), (0, 0.25))
    for k, (tone, lift) in enumerate(((wood, 0.05), (brass, 0.7), (brass * 0.7, 9.0), (wood, 9.0))):
        rows = [
            np.stack([xz[:, :1] + r * CORNER[:, 0], np.full((n, 6), y), xz[:, 1:] + r * CORNER[:, 1]], 2)
            for r, y in steps[k : k + 2]
        ]
        p = np.stack([rows[0], np.roll(rows[0], -1, 1), np.roll(rows[1], -1, 1), rows[1]], 2)  # (n, 6, 4, 3)
        nrm = np.broadcast_to((OUT + np.array([0, lift, 0]))[None, :, None], p.shape)
        shade = np.tile([0.45, 0.45, 0.9, 0.9] if k == 0 else [1.0] * 4 if k < 3 else [0.55] * 4, 6 * n)
        m.add(
            p.reshape(-1, 3), nrm.reshape(-1, 3), tone, _many(np.array([(0, 1, 2), (0, 2, 3)]), 6 * n, 4), WOOD, shade
        )


def table(f: Land, m: Mesh) -> None:
    """The walnut table in strips along its grain, darker under and around the board."""
    lo, hi = f.xz.min(0) - TABLE_REACH, f.xz.max(0) + TABLE_REACH
    planks = np.arange(lo[1] // PLANK, hi[1] // PLANK + 1)
    gx, gz = np.linspace(lo[0], hi[0], TABLE_PARTS), (planks[:, None] + STRIPS).ravel() * PLANK
    x, z = (g.ravel() for g in np.meshgrid(gx, gz, indexing="ij"))
    rim = f.xz[(f.beside < 0).any(1)]
    away = np.sqrt(((x[:, None] - rim[:, 0]) ** 2 + (z[:, None] - rim[:, 1]) ** 2).min(1))
    g = np.arange(len(x)).reshape(len(gx), len(gz))
    tri = np.stack([g[:-1, :-1], g[1:, :-1], g[:-1, 1:], g[:-1, 1:], g[1:, :-1], g[1:, 1:]], -1)
    m.add(
        np.stack([x, np.zeros(len(x)), z], 1),
        (0, 1, 0),
        srgb("684b34"),
        tri,
        WOOD,
        np.clip(0.30 + 0.28 * (away - 1.2), 0.3, 1),
    )


def water(f: Land) -> tuple[FloatArray, FloatArray]:
    """Vertices x, y, z, shore (1 at land, 0 two spaces out) and indices; glass sides at the edge of the board."""
    wet = np.nonzero(f.water)[0]
    if not len(wet):
        return np.zeros((0, 4), "f4"), np.zeros(0, "u4")
    (x, z), y = f.xz[wet].T, f.top[wet] + 0.27
    land_at = ~f.of_beside(f.water, 1.0).astype(bool)[wet]  # (w, 6) land over each edge
    rim = np.stack([np.maximum(land_at, np.roll(land_at, 1, 1)), land_at], 2).reshape(-1, 12).astype(float)
    rows = [np.stack([x, y, z, 0.10 * land_at.mean(1)], 1)[:, None]]
    for r, gain in ((0.62, 0.42), (1.0, 1.0)):
        rows.append(
            np.stack(
                [
                    x[:, None] + r * RING[:, 0],
                    np.broadcast_to(y[:, None], rim.shape),
                    z[:, None] + r * RING[:, 1],
                    gain * rim,
                ],
                2,
            )
        )
    face = []
    for j in range(12):
        k = (j + 1) % 12
        face += [(0, 1 + k, 1 + j), (1 + j, 1 + k, 13 + j), (1 + k, 13 + k, 13 + j)]
    v = np.concatenate(rows, 1).reshape(-1, 4)
    idx = _many(np.array(face), len(wet), 25)
    cell, e = np.nonzero(f.beside[wet] < 0)
    a, b = CORNER[e], CORNER[(e + 1) % 6]
    glass = np.stack(
        [
            np.stack([x[cell] + c[:, 0], y[cell] - d, z[cell] + c[:, 1], np.full(len(cell), 0.15)], 1)
            for c, d in ((a, 0.0), (b, 0.0), (b, 0.25), (a, 0.25))
        ],
        1,
    )
    sides = _many(np.array([(0, 1, 2), (0, 2, 3)]), len(cell), 4) + len(v)
    return np.concatenate([v, glass.reshape(-1, 4)]).astype("f4"), np.concatenate([idx, sides]).astype("u4").ravel()
