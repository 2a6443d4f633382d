"""Dice in a tray: rounded cubes with swords and shields, a d20; where each lies as it tumbles and when it rests."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from game.board3d.camera import Orbit
from game.board3d.glyphs import SHIELD, SWORD, Stroke
from game.board3d.mesh import GLOW, MATTE, PLAIN, WOOD, FloatArray, Mesh, rotation, srgb
from game.board3d.picture import Die, Throw
from game.frozen import frozen

ROW = 6  # dice beside each other at most
HALF = 0.5  # of a combat die
FLOOR_X, FLOOR_Z = 3.1, 1.9  # half the felt


@frozen
class Lying:
    """A die with its place and turn."""

    die: Die
    place: FloatArray  # 4x4
    glow: bool


def face_of(die: Die) -> str:
    """What shows on top: "s" sword, "d" shield, "x" blank, or the number of a d20."""
    if die.kind == "d20":
        return str(die.face)
    return "s" if die.face <= 3 else "d" if die.face <= 5 else "x"


def eye(size: tuple[int, int]) -> Orbit:
    """Where one looks at the tray from, so that all of it shows in a picture of this size."""
    away = 8.4 * max(1.0, 1.58 / (size[0] / size[1]))
    return Orbit(target=(0.0, 0.15, 0.05), yaw=0.10, pitch=1.02, distance=away)


# ---- where they lie -----------------------------------------------------------------------------------


def lying(throw: Throw) -> list[Lying]:
    """All dice at the moment of the throw: thrown in from the left, bouncing, then resting in rows."""
    rng = np.random.default_rng(throw.seed + 17)
    spots, size = _spots(throw.dice)
    out = []
    for k, die in enumerate(throw.dice):
        jitter, axis, spins = rng.uniform(-0.07, 0.07, 2) * size, rng.normal(size=3), rng.uniform(2.2, 3.4)
        start = max(0.0, min(1.0, (throw.t - 0.035 * k) / max(1 - 0.035 * (len(throw.dice) - 1), 0.3)))
        yaw = rng.uniform(-0.45, 0.45)
        out.append(Lying(die, _moment(start, spots[k] + jitter, size, yaw, axis, spins), die.lit and throw.t >= 1))
    return out


def _spots(dice: tuple[Die, ...]) -> tuple[FloatArray, float]:
    """Places on the felt, and how large the dice are: each kind in rows of its own, which shows who rolled what."""
    rows: list[list[int]] = []
    for kind in dict.fromkeys(die.kind for die in dice):
        mine = [k for k, die in enumerate(dice) if die.kind == kind]
        wide = max(1, math.ceil(len(mine) / math.ceil(len(mine) / ROW)))
        rows += [mine[k : k + wide] for k in range(0, len(mine), wide)]
    longest = max((len(row) for row in rows), default=1)
    size = min(1.12, 5.7 / (1.30 * longest), 3.5 / (1.34 * max(len(rows), 1)))
    out = np.zeros((len(dice), 2))
    for r, row in enumerate(rows):
        for c, k in enumerate(row):
            out[k] = (c - (len(row) - 1) / 2) * 1.30 * size, (r - (len(rows) - 1) / 2) * 1.34 * size
    return out, size


def _moment(t: float, spot: FloatArray, size: float, yaw: float, axis: FloatArray, spins: float) -> FloatArray:
    """Placement at moment t of one die: three bounces, each lower, the turn slowing to what it shows."""
    left = (1 - t) ** 2
    x, z = spot[0] - left * 6.5, spot[1] + left * 1.2 * math.sin(axis[0] * 3)
    hop = abs(math.cos(t * math.pi * 2.5)) * (1 - t) ** 1.5 * 2.0
    turn = rotation(yaw) if t >= 1 else _about(axis, (1 - t) ** 1.6 * spins * 2 * math.pi) @ rotation(yaw)
    m = np.eye(4)
    m[:3, :3] = turn * size
    m[:3, 3] = (
        x,
        HALF * size + 0.012 + hop + (0.30 * size * math.sin(math.pi * min(1.0, (1 - t) * 6)) if t < 1 else 0.0),
        z,
    )
    return m


def _about(axis: FloatArray, angle: float) -> FloatArray:
    """Turn about any axis (Rodrigues)."""
    x, y, z = axis / max(float(np.linalg.norm(axis)), 1e-9)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.asarray(np.eye(3) + math.sin(angle) * k + (1 - math.cos(angle)) * (k @ k))


# ---- shapes -------------------------------------------------------------------------------------------


@cache
def tray() -> tuple[FloatArray, FloatArray]:
    """Felt floor with a walnut rim on the table."""
    m, wood = Mesh(), srgb("5d3a24")
    n = 9
    x, z = np.meshgrid(np.linspace(-FLOOR_X, FLOOR_X, n), np.linspace(-FLOOR_Z, FLOOR_Z, n), indexing="ij")
    g = np.arange(n * n).reshape(n, n)
    tri = np.stack([g[:-1, :-1], g[1:, :-1], g[:-1, 1:], g[:-1, 1:], g[1:, :-1], g[1:, 1:]], -1)
    near = np.minimum(FLOOR_X - np.abs(x), FLOOR_Z - np.abs(z)).ravel()
    m.add(
        np.stack([x.ravel(), np.zeros(n * n), z.ravel()], 1),
        (0, 1, 0),
        srgb("1f4a3a"),
        tri,
        PLAIN,
        np.clip(0.45 + 0.9 * near, 0.45, 1),
    )
    for lo, hi in (
        ((-3.5, -0.3, -2.25), (3.5, 0.55, -1.85)),
        ((-3.5, -0.3, 1.85), (3.5, 0.55, 2.25)),
        ((-3.5, -0.3, -1.85), (-3.1, 0.55, 1.85)),
        ((3.1, -0.3, -1.85), (3.5, 0.55, 1.85)),
    ):
        m.box(lo, hi, wood, WOOD)
    m.add(
        [(-40, -0.3, -40), (40, -0.3, -40), (40, -0.3, 40), (-40, -0.3, 40)],
        (0, 1, 0),
        srgb("35211a"),
        [(0, 1, 2), (0, 2, 3)],
        WOOD,
        0.4,
    )
    return m.arrays()


@cache
def shape(kind: str, top: str, lit: bool = False, detail: float = 1.0) -> tuple[FloatArray, FloatArray]:
    """A die at the origin with `top` upwards: ivory attack, slate defence, an oxblood d20."""
    m = Mesh(detail)
    if kind == "d20":
        _icosahedron(m, top)
    else:
        _cube(m, top, kind == "defence", lit)
    return m.arrays()


def _cube(m: Mesh, top: str, slate: bool, lit: bool) -> None:
    rows, seg = (15, 33) if m.detail >= 1 else (9, 17)
    t, a = np.linspace(-math.pi / 2, math.pi / 2, rows), np.linspace(0, 2 * math.pi, seg)
    ct, st, ca, sa = (_soft(v) for v in (np.cos(t), np.sin(t), np.cos(a), np.sin(a)))
    p = np.stack([ct[:, None] * ca, np.broadcast_to(st[:, None], (rows, seg)), ct[:, None] * sa], -1) * HALF
    m.surface(p, srgb("4c5a70") if slate else srgb("c9bb9c"), PLAIN, wrap=True)
    ring = {"s": "sdx", "d": "sxs", "x": "sds"}[top]
    quarter = math.pi / 2
    for face, yaw, pitch in (
        (top, 0.0, 0.0),
        (ring[0], 0.0, quarter),
        (ring[1], quarter, quarter),
        (ring[2], -quarter, quarter),
    ):
        with m.at((0, 0, 0), yaw, pitch):
            for points, width in _strokes(face):
                ink = srgb("f4ead2") if slate else srgb("a01c14") if face == "s" else srgb("1c3a70")
                m.stroke([(q[0] * 0.88, q[1] * 0.88) for q in points], width, HALF + 0.006, ink, PLAIN)
    if lit:  # it counts: a shining frame round the top
        frame = [(-0.41, -0.41), (0.41, -0.41), (0.41, 0.41), (-0.41, 0.41), (-0.41, -0.41)]
        m.stroke(frame, 0.06, HALF + 0.008, srgb("ffd466") if slate else srgb("ff8c14"), GLOW)


def _soft(v: FloatArray) -> FloatArray:
    return np.asarray(np.sign(v) * np.abs(v) ** 0.28)


def _strokes(face: str) -> list[Stroke]:
    return SWORD if face == "s" else SHIELD if face == "d" else []


SEGMENTS = {
    "0": "abcdef",
    "1": "bc",
    "2": "abged",
    "3": "abgcd",
    "4": "fgbc",
    "5": "afgcd",
    "6": "afgedc",
    "7": "abc",
    "8": "abcdefg",
    "9": "abcdfg",
}
LINES = {
    "a": ((-1, -2), (1, -2)),
    "b": ((1, -2), (1, 0)),
    "c": ((1, 0), (1, 2)),
    "d": ((1, 2), (-1, 2)),
    "e": ((-1, 2), (-1, 0)),
    "f": ((-1, 0), (-1, -2)),
    "g": ((-1, 0), (1, 0)),
}


def _icosahedron(m: Mesh, top: str) -> None:
    """Twenty flat sides; the number that was rolled is engraved on the one on top."""
    g = (1 + math.sqrt(5)) / 2
    corners = np.array(
        [(x, y * g, 0) for x in (-1, 1) for y in (-1, 1)]
        + [(0, x, y * g) for x in (-1, 1) for y in (-1, 1)]
        + [(y * g, 0, x) for x in (-1, 1) for y in (-1, 1)],
        float,
    )
    corners /= np.linalg.norm(corners[0])
    faces = [
        (i, j, k)
        for i in range(12)
        for j in range(i)
        for k in range(j)
        if max(np.linalg.norm(corners[a] - corners[b]) for a, b in ((i, j), (j, k), (k, i))) < 1.1
    ]
    up = corners[list(faces[0])].mean(0)
    up /= np.linalg.norm(up)
    side = corners[faces[0][0]] - up * (corners[faces[0][0]] @ up)
    side /= np.linalg.norm(side)
    turn = np.stack([np.cross(up, side), up, side])  # the first face comes to lie on top
    scale = 0.72
    p = corners @ turn.T * scale
    for face in faces:
        q = p[list(face)]
        nrm = q.mean(0) / np.linalg.norm(q.mean(0))
        middle = q.mean(0)
        inner = middle + (q - middle) * 0.90 + nrm * 0.012
        m.add(inner, nrm, srgb("7a2230"), [(0, 1, 2)], PLAIN)
        for a, b in ((0, 1), (1, 2), (2, 0)):
            m.add([q[a], q[b], inner[b], inner[a]], nrm, srgb("3a1018"), [(0, 1, 2), (0, 2, 3)], MATTE)
    _number(m, top, float(p[list(faces[0])].mean(0)[1]) + 0.016)


def _number(m: Mesh, number: str, high: float) -> None:
    """Digits of straight strokes on a level side."""
    for n, digit in enumerate(number):
        x = (n - (len(number) - 1) / 2) * 0.30
        for name in SEGMENTS[digit]:
            (ax, az), (bx, bz) = LINES[name]
            m.stroke(
                [(x + ax * 0.095, 0.02 + az * 0.095), (x + bx * 0.095, 0.02 + bz * 0.095)],
                0.052,
                high,
                srgb("ffdf9a"),
                GLOW,
            )
