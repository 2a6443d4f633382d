# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""What all miniatures share: the base with its facing notch, limbs, heads, cloth, flames, wings; +z is the facing."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from game.board3d.mesh import GLOW, MATTE, METAL, OWNER, FloatArray, Mesh, Vec, curve, srgb
from game.board3d.minis.rims import rim

SKIN, SKIN2, STEEL = srgb("c48c66"), srgb("d8a482"), srgb("98a0ac")
GOLD, LEATHER, BONE = srgb("cf9c3c"), srgb("6a4630"), srgb("d2c4a2")


def base(double: bool = False, seat: int = -1) -> Mesh:
    """Round (or two-space) base: dark rim, earth top, owner ring and a bright facing notch at +z.

    It stands on the outline of its seat, if it has one.

    Long because it is drawn stroke by stroke.
    """
    m, half = Mesh(), math.sqrt(3) / 2 if double else 0.0
    edge, earth = srgb("1c1a1e"), srgb("4a3c2c")
    if seat >= 0:
        rim(m, seat, half)

    def outline(r: float) -> FloatArray:
        a = np.linspace(0, 2 * math.pi, 29)
        return np.stack([r * np.cos(a), r * np.sin(a) + half * np.sign(np.sin(a) + 1e-9) * (1 if double else 0)], 1)

    prof: list[tuple[float, float, FloatArray | None]] = [
        (0.55, 0, edge),
        (0.55, 0.05, None),
        (0.52, 0.085, None),
        (0.47, 0.10, earth),
        (0.0, 0.115, earth),
    ]
    for (r0, y0, c), (r1, y1, _) in pairwise(prof):
        lo, hi = outline(r0), outline(r1) if r1 else outline(0.001)
        p = np.stack([np.column_stack([q[:, 0], np.full(29, y), q[:, 1]]) for q, y in ((lo, y0), (hi, y1))])
        m.surface(p, (1, 1, 1) if c is None else c, OWNER if c is None else MATTE, wrap=True)
    z = 0.55 + half
    m.add(
        [(-0.13, 0.10, z - 0.10), (0.13, 0.10, z - 0.10), (0, 0.09, z + 0.10)],
        (0, 1, 0),
        srgb("fff2c8"),
        [(0, 1, 2)],
        GLOW,
    )
    m.add(
        [(-0.13, 0.10, z - 0.10), (0, 0.09, z + 0.10), (0, 0, z + 0.06), (-0.13, 0, z - 0.08)],
        (-0.7, 0.2, 0.7),
        srgb("b89050"),
        [(0, 1, 2), (0, 2, 3)],
        METAL,
    )
    m.add(
        [(0.13, 0.10, z - 0.10), (0, 0.09, z + 0.10), (0, 0, z + 0.06), (0.13, 0, z - 0.08)],
        (0.7, 0.2, 0.7),
        srgb("b89050"),
        [(0, 1, 2), (0, 2, 3)],
        METAL,
    )
    return m


def legs(
    m: Mesh,
    col: Vec,
    boot: Vec,
    hip: float = 0.58,
    wide: float = 0.15,
    r: float = 0.085,
    lunge: float = 0.10,
    mat: int = MATTE,
) -> None:
    for s in (-1, 1):
        z = s * lunge
        m.tube(
            [(s * 0.08, hip, 0), (s * (wide + 0.02), hip * 0.52, z * 0.9 + 0.05), (s * wide, 0.16, z)],
            [r * 1.1, r * 0.9, r * 0.7],
            col,
            mat,
            6,
            ao=0.85,
        )
        m.tube(
            [(s * wide, 0.24, z), (s * wide, 0.14, z), (s * wide * 1.05, 0.13, z + 0.12)],
            [r * 0.95, r, r * 0.7],
            boot,
            mat,
            6,
            ao=0.75,
        )


def arm(
    m: Mesh, shoulder: Vec, elbow: Vec, hand: Vec, sleeve: Vec, skin: Vec, r: float = 0.062, mat: int = MATTE
) -> None:
    m.tube([shoulder, elbow], [r * 1.25, r], sleeve, mat, 6)
    m.tube([elbow, hand], [r * 1.05, r * 0.8], sleeve, mat, 6)
    m.ball(hand, r * 1.15, skin, seg=6, rows=4)


def head(m: Mesh, at: Vec, r: float, skin: Vec, hair: Vec | None = None, ears: float = 0.0) -> None:
    """Long because it is drawn stroke by stroke."""
    m.ball(at, (r * 0.88, r * 1.08, r), skin, seg=8, rows=6)
    m.ball((at[0], at[1] - r * 0.1, at[2] + r * 0.95), (r * 0.17, r * 0.2, r * 0.22), skin, seg=5, rows=3)
    near = m.detail >= 1  # brows, whites and a mouth only where one can see them
    if near:
        lip = np.asarray(skin) * (0.55, 0.34, 0.34)
        m.tube(
            curve(
                *(
                    (at[0] + x * r, at[1] - r * 0.44, at[2] + z * r)
                    for x, z in ((-0.24, 0.80), (0, 0.90), (0.24, 0.80))
                ),
                n=2,
            ),
            r * 0.055,
            lip,
            seg=4,
        )
    for s in (-1, 1):
        x, y, z = at[0] + s * r * 0.36, at[1] + r * 0.12, at[2] + r * 0.80
        m.ball((x, y, z + r * 0.06), r * 0.13, srgb("20181a"), seg=5, rows=3)
        if near:
            m.ball((x, y, z), (r * 0.21, r * 0.15, r * 0.15), srgb("e8e0d0"), seg=6, rows=4)
            m.tube(
                [(x - s * r * 0.16, y + r * 0.24, z + r * 0.08), (x + s * r * 0.20, y + r * 0.28, z - r * 0.06)],
                r * 0.06,
                srgb("2a1c18"),
                seg=4,
            )
        if ears:
            m.tube(
                [
                    (at[0] + s * r * 0.8, at[1], at[2]),
                    (at[0] + s * (r + ears), at[1] + ears * 0.5, at[2] - ears * 0.25),
                ],
                [r * 0.28, 0.008],
                skin,
                seg=5,
                flat=0.5,
            )
    if hair is not None:
        m.ball((at[0], at[1] + r * 0.25, at[2] - r * 0.22), (r * 1.02, r * 1.0, r * 0.98), hair, seg=8, rows=5)


def cloth(
    m: Mesh,
    top: float,
    bottom: float,
    w0: float,
    w1: float,
    depth0: float,
    depth1: float,
    col: Vec,
    spread: float = 2.5,
    folds: int = 5,
    curl: float = 0.03,
    lining: Vec | None = None,
) -> None:
    """Cloak or skirt hanging behind: an open cone of half angle `spread` about -z with folds."""
    rows = []
    for t in np.linspace(0, 1, 6):
        a = np.linspace(-spread, spread, 15)
        f = 1 + curl * (1 + 3 * t) * np.cos(a * folds)
        w, d = w0 + (w1 - w0) * t**0.8, depth0 + (depth1 - depth0) * t**0.8
        rows.append(np.column_stack([w * f * np.sin(a), np.full(15, top + (bottom - top) * t), -d * f * np.cos(a)]))
    p = np.array(rows)
    m.surface(p, col, both=lining is None, ao=np.linspace(1, 0.8, 6))
    if lining is not None:
        m.surface(p, col, ao=np.linspace(1, 0.8, 6))
        m.surface(p[:, ::-1] * (0.985, 1, 0.985), lining, ao=0.7)


def flame(m: Mesh, at: Vec, size: float, n: int = 5, lean: Vec = (0, 1, 0), seed: int = 0) -> None:
    """Tongues from deep red to yellow, curling upwards."""
    rng = np.random.default_rng(seed)
    for k in range(n):
        c = (srgb("d8280c"), srgb("ff6a10"), srgb("ffb02a"))[k % 3]
        o = rng.uniform(-0.45, 0.45, 3) * size * (1 if k else 0)
        d = np.asarray(lean, float) * size * rng.uniform(0.8, 1.5)
        side = rng.uniform(-0.3, 0.3, 3) * size
        p = np.asarray(at, float) + o * (0.7, 0.2, 0.7)
        m.tube(
            curve(p, p + d * 0.45 + side, p + d * 0.8 - side * 0.4, p + d * 1.1 + side * 0.3, n=2),
            np.array([0.22, 0.26, 0.22, 0.16, 0.10, 0.05, 0.004]) * size,
            c,
            GLOW,
            4,
        )


def feather_wing(
    m: Mesh, root: Vec, side: int, span: float, cols: tuple[Vec, Vec, Vec], lift: float = 0.6, glow: int = MATTE
) -> None:
    for k in range(7):
        t = k / 6
        a = lift + 0.55 - 1.55 * t
        length = span * (1 - 0.45 * t * t)
        tip = np.asarray(root) + (side * length * math.cos(a), length * math.sin(a), -0.12 - 0.12 * t)
        elbow = np.asarray(root) + (side * span * 0.33 * (1 - 0.5 * t), span * (0.30 - 0.22 * t), -0.05)
        m.tube(
            [np.asarray(root) + (0, -0.05 * t, 0), elbow, tip],
            [0.07, 0.10 - 0.03 * t, 0.012],
            cols[min(2, int(3 * t))],
            glow,
            5,
            0.28,
        )


def tentacle(m: Mesh, points: list[Vec], thick: float, col: Vec, suckers: Vec | None = None, seg: int = 6) -> None:
    """A tapering arm with a curled tip, and pale suckers along its inside."""
    way = curve(*points, n=5)
    m.tube(way, np.linspace(thick, thick * 0.12, len(way)), col, seg=seg)
    if suckers is not None:
        for k in range(2, len(way) - 4, 2):
            r = thick * (1 - 0.8 * k / len(way))
            m.ball(way[k] + np.array([0, 0.1 * r, 0.75 * r]), r * 0.42, suckers, seg=5, rows=3)


def pawn(m: Mesh) -> None:
    """Stands in for a model nobody has sculpted, so that an army added to the card file can be played."""
    m.lathe(
        [(0.30, 0.11), (0.24, 0.24), (0.12, 0.50), (0.10, 0.86), (0.17, 0.98), (0.10, 1.02)], srgb("b0a894"), METAL, 12
    )
    m.ball((0, 1.18, 0), 0.18, srgb("b0a894"), METAL)
