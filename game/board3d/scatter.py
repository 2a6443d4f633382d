# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""What grows and lies about: tufts, flowers, pebbles, reeds, lily pads. Along the hex corners, clear of the middle."""

from __future__ import annotations

import numpy as np

from game.board3d.ground import CORNER, SOIL, Land
from game.board3d.mesh import GRASS, PLAIN, STONE, SWAMP, FloatArray, Mesh, sphere, srgb

TUFTS = np.array([0, 6, 0, 6])  # how many of each a hex gets, by kind: sand, grass, stone, swamp
PEBBLES = np.array([2, 1, 2, 2])


def scatter(f: Land, m: Mesh) -> None:
    rng = np.random.default_rng(12)
    dry = np.nonzero(~f.water & ~f.ruin)[0]
    cell = np.repeat(dry, TUFTS[f.kind[dry]])
    cell = cell[rng.random(len(cell)) < 0.8]
    _blades(f, m, cell, _rim(f, cell, rng), rng)
    _flowers(f, m, rng)
    cell = np.repeat(dry, PEBBLES[f.kind[dry]])
    cell = cell[rng.random(len(cell)) < 0.5]
    s, at = rng.uniform(0.05, 0.12, len(cell)), _rim(f, cell, rng)
    tones = SOIL[STONE] * rng.uniform(0.6, 1.1, len(cell))[:, None]
    m.copies(sphere(5, 3), at + np.stack([s * 0, s * 0.3, s * 0], 1), s[:, None] * (1, 0.7, 0.8), tones, PLAIN)
    _lilies(f, m, rng)
    _reeds(f, m, rng)


def _rim(f: Land, cell: FloatArray, rng: np.random.Generator) -> FloatArray:
    """A place near the rim of each cell."""
    t, r = rng.uniform(0, 6.28, len(cell)), rng.uniform(0.62, 0.80, len(cell))
    return np.stack([f.xz[cell, 0] + r * np.cos(t), f.top[cell] - 0.01, f.xz[cell, 1] + r * np.sin(t)], 1)


def _blades(f: Land, m: Mesh, cell: FloatArray, at: FloatArray, rng: np.random.Generator) -> None:
    """Three two-sided blades a tuft."""
    k = 3 * len(cell)
    if not k:
        return
    at, kind = np.repeat(at, 3, 0), np.repeat(f.kind[cell], 3)
    a, w = rng.uniform(0, 6.28, k), rng.uniform(0.10, 0.24, k)
    c, s, o = np.cos(a), np.sin(a), np.zeros(k)
    p = np.stack(
        [
            at + np.stack([-s * 0.03, o, c * 0.03], 1),
            at + np.stack([s * 0.03, o, -c * 0.03], 1),
            at + np.stack([c * 0.09, w, s * 0.09], 1),
        ],
        1,
    )  # (k, 3, 3)
    col = np.where((kind == GRASS)[:, None], srgb("7f9a40"), srgb("77763a")) * rng.uniform(0.7, 1.2, k)[:, None]
    tri = np.arange(3 * k).reshape(k, 3)
    for side in (1, -1):
        nrm = np.repeat(np.stack([c * side * 0.4, np.full(k, 0.8), s * side * 0.4], 1), 3, 0)
        _two_sided(m, p, nrm, np.repeat(col, 3, 0), tri if side > 0 else tri[:, ::-1], np.tile([0.5, 0.5, 1.0], k))


def _two_sided(m: Mesh, p: FloatArray, nrm: FloatArray, col: FloatArray, tri: FloatArray, ao: FloatArray) -> None:
    """Seen from both sides though both normals look up: the face decides, so the normal follows it a little."""
    q = p.reshape(-1, 3)
    a, b, c = (q[tri[:, k]] for k in range(3))
    face = np.cross(b - a, c - a)
    face /= np.maximum(np.linalg.norm(face, axis=1, keepdims=True), 1e-9)
    index = tri.ravel()
    m.add(
        q[index],
        face.repeat(3, 0) * 0.8 + nrm[index] * 0.3,
        col[index],
        np.arange(len(index)).reshape(-1, 3),
        PLAIN,
        ao[index],
    )


def _flowers(f: Land, m: Mesh, rng: np.random.Generator) -> None:
    cell = np.nonzero((f.kind == GRASS) & ~f.water & ~f.ruin)[0]
    cell = cell[rng.random(len(cell)) < 0.5]
    hue = np.where(rng.random((len(cell), 1)) < 0.5, srgb("f0e0a0"), srgb("d06a58"))
    m.copies(sphere(5, 3), _rim(f, cell, rng) + (0, 0.2, 0), np.full((len(cell), 3), 0.035), hue, PLAIN)


def _lilies(f: Land, m: Mesh, rng: np.random.Generator) -> None:
    wet = np.repeat(np.nonzero(f.water)[0], 4)
    wet = wet[rng.random(len(wet)) < 0.25]
    size = rng.uniform(0.09, 0.15, len(wet))[:, None] * np.array([1, 0.12, 1])
    m.copies(sphere(8, 3), _rim(f, wet, rng) + (0, 0.28, 0), size, np.tile(srgb("5d8a3a"), (len(wet), 1)), PLAIN)


def _reeds(f: Land, m: Mesh, rng: np.random.Generator) -> None:
    """Stalks on the bank, some with a brown head."""
    shore = f.of_beside(f.water, 0.0).astype(bool) & ~f.water[:, None] & ~f.ruin[:, None]
    for cell in np.nonzero(shore.any(1) & (f.level >= 0))[0]:
        if rng.random() > (0.75 if f.kind[cell] == SWAMP else 0.5):
            continue
        e = int(shore[cell].argmax())
        for n in range(5):
            q = f.xz[cell] + CORNER[e] * 0.88 + rng.uniform(-0.1, 0.1, 2)
            h, lean = rng.uniform(0.3, 0.62), rng.uniform(-0.06, 0.06)
            foot, tip = (q[0], f.top[cell] - 0.1, q[1]), (q[0] + lean, f.top[cell] + h, q[1])
            m.tube([foot, tip], (0.018, 0.006), srgb("8a8a3c"), PLAIN, 4)
            if n % 3 == 0:
                m.ball(
                    (q[0] + lean * 0.9, f.top[cell] + h * 0.9, q[1]), (0.028, 0.075, 0.028), srgb("5a3a20"), PLAIN, 5, 4
                )
