# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""The planeswalkers and single heroes of the expansion. One silhouette idea each, exaggerated to read at 80 px."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from game.board3d.mesh import GLOW, METAL, Mesh, Vec, arc, curve, srgb
from game.board3d.minis.body import BONE, GOLD, LEATHER, STEEL, arm, cloth, head, legs, tentacle


def bat_wing(m: Mesh, root: Vec, side: int, span: float, col: Vec, bone: Vec) -> None:
    """Three fingers and the skin between them, hollowed at the rim."""
    r = np.asarray(root, float)
    wrist = r + (side * span * 0.42, span * 0.62, -0.10)
    tips = [
        r + (side * span * 1.0, span * 0.52, -0.22),
        r + (side * span * 0.98, -span * 0.10, -0.30),
        r + (side * span * 0.62, -span * 0.42, -0.30),
        r + (side * span * 0.10, -span * 0.46, -0.14),
    ]
    m.tube([r, wrist], [0.06, 0.045], bone, seg=5)
    for tip in tips[:3]:
        m.tube(
            curve(wrist, (wrist + tip) / 2 + (side * 0.05, 0.06, -0.05), tip, n=4),
            np.linspace(0.035, 0.008, 9),
            bone,
            seg=4,
        )
    edge = []
    for a, b in pairwise(tips):
        for t in (0.0, 0.3, 0.6):
            p = a + (b - a) * t
            edge.append(p + (wrist - p) * 0.26 * math.sin(math.pi * t))
    rim = np.array([*edge, tips[-1]])
    rows = np.stack(
        [wrist + (rim - wrist) * t + np.array([0, 0, -0.10 * math.sin(math.pi * t)]) for t in (0.02, 0.36, 0.7, 1.0)]
    )
    m.surface(rows, col, both=True, ao=np.linspace(0.8, 1, 4))


def kiora(m: Mesh) -> None:
    """Long because it is drawn stroke by stroke."""
    skin, scale, fin, deep = srgb("6fa8a0"), srgb("2f7f78"), srgb("e0a03a"), srgb("1d5a5e")
    m.lathe(
        [(0.30, 0.11), (0.24, 0.30), (0.17, 0.62), (0.20, 0.80), (0.17, 1.0), (0.15, 1.14), (0.06, 1.22)], scale, seg=12
    )
    cloth(m, 0.72, 0.12, 0.20, 0.46, 0.18, 0.50, srgb("25506a"), 2.0, 6, 0.06, srgb("3f9a8c"))
    m.ball((0, 1.02, 0.10), (0.15, 0.10, 0.09), fin * 0.9)
    m.tube([(-0.17, 0.80, 0.08), (0, 0.78, 0.19), (0.17, 0.80, 0.08)], 0.03, GOLD, METAL, 5)
    head(m, (0, 1.37, 0.04), 0.125, skin)
    for k in range(5):  # fins instead of hair
        a = 0.5 * (k - 2)
        m.tube(
            curve(
                (0.08 * math.sin(a), 1.46, -0.04),
                (0.20 * math.sin(a), 1.62 - 0.05 * abs(k - 2), -0.22),
                (0.30 * math.sin(a), 1.50 - 0.06 * abs(k - 2), -0.46),
                n=4,
            ),
            np.linspace(0.07, 0.012, 9),
            fin if k % 2 else deep,
            seg=4,
            flat=0.4,
        )
    arm(m, (0.20, 1.12, 0), (0.40, 1.02, 0.12), (0.50, 1.18, 0.30), skin, skin, 0.052)
    arm(m, (-0.20, 1.12, 0), (-0.42, 1.14, 0.08), (-0.56, 1.38, 0.20), skin, skin, 0.052)
    m.tube([(0.52, 0.14, 0.26), (0.50, 1.72, 0.32)], 0.03, srgb("c9a24c"), METAL, 6)
    for s in (-1, 1):  # the bident of the sea god
        m.tube(
            curve((0.50, 1.66, 0.32), (0.50 + s * 0.16, 1.78, 0.32), (0.50 + s * 0.13, 2.12, 0.32), n=4),
            np.linspace(0.035, 0.010, 9),
            srgb("d8b860"),
            METAL,
            5,
        )
    for x, z, s in ((-0.34, -0.30, -1), (0.36, -0.34, 1), (-0.02, -0.50, 1)):
        lift = 1.75 if s * x > 0 else 1.35
        tentacle(
            m,
            [
                (x * 0.8, 0.08, z),
                (x * 1.35, 0.5, z - 0.12),
                (x * 0.9, lift * 0.66, z - 0.16),
                (x * 1.2 + s * 0.10, lift, z - 0.02),
                (x * 1.2 + s * 0.32, lift - 0.02, z + 0.06),
                (x * 1.2 + s * 0.30, lift - 0.20, z + 0.06),
            ],
            0.135,
            srgb("7a3f66"),
            srgb("d8a8b8"),
        )


def ob_nixilis(m: Mesh) -> None:
    hide, plate, ember = srgb("4a3a44"), srgb("2c2830"), srgb("ff5a1e")
    legs(m, hide, plate, 0.70, 0.22, 0.12, 0.16)
    m.lathe([(0.20, 0.60), (0.22, 0.74), (0.19, 0.84)], plate, METAL)
    m.box((-0.10, 0.26, 0.20), (0.10, 0.70, 0.25), srgb("6e1e1a"))
    m.lathe([(0.20, 0.80), (0.24, 0.94), (0.33, 1.14), (0.28, 1.28), (0.10, 1.36), (0, 1.36)], hide)
    m.ball((0, 1.12, 0.18), (0.20, 0.15, 0.12), plate, METAL)
    for s in (-1, 1):
        m.tube([(s * 0.02, 1.22, 0.27), (s * 0.09, 1.06, 0.27), (s * 0.03, 0.92, 0.22)], 0.018, ember, GLOW, 4)
        m.ball((s * 0.38, 1.26, 0), (0.19, 0.13, 0.20), plate, METAL, 8, 5)
        m.tube(
            curve((s * 0.40, 1.32, -0.02), (s * 0.56, 1.46, -0.04), (s * 0.52, 1.62, -0.06), n=3),
            np.linspace(0.06, 0.008, 7),
            BONE * 0.8,
            seg=5,
        )
        bat_wing(m, (s * 0.16, 1.16, -0.20), s, 0.98, srgb("5a1f24"), srgb("241c22"))
        m.tube(
            curve((s * 0.10, 1.58, 0.02), (s * 0.26, 1.68, 0), (s * 0.30, 1.86, -0.04), (s * 0.20, 2.02, -0.02), n=4),
            np.linspace(0.055, 0.008, 13),
            srgb("1c161a"),
            seg=6,
        )
        m.ball((s * 0.055, 1.53, 0.165), 0.03, ember, GLOW, 5, 3)
    head(m, (0, 1.50, 0.04), 0.14, hide * 1.2)
    m.lathe([(0.145, 1.56), (0.13, 1.62), (0.05, 1.67), (0, 1.67)], plate, METAL, 8)
    arm(m, (0.38, 1.20, 0), (0.58, 0.98, 0.12), (0.56, 0.96, 0.42), hide, hide, 0.095)
    arm(m, (-0.38, 1.20, 0), (-0.58, 1.0, 0.06), (-0.62, 1.20, 0.30), hide, hide, 0.095)
    with m.at((0.56, 0.96, 0.44), 0, 0.5):
        m.tube([(0, -0.30, 0), (0, 0.22, 0)], 0.035, LEATHER, seg=5)
        m.plate(
            [(-0.06, 0.20), (0.06, 0.20), (0.13, 0.46), (0.06, 1.04), (0, 1.18), (-0.06, 1.04), (-0.13, 0.46)],
            0.06,
            plate * 1.8,
            METAL,
        )
        m.tube([(0, 0.24, 0.04), (0, 1.0, 0.04)], 0.018, ember, GLOW, 4)
    for k in range(3):
        m.tube([(-0.62, 1.22, 0.32), (-0.66 + 0.07 * k, 1.30, 0.46)], [0.03, 0.006], BONE, seg=4)


def aeronaut(m: Mesh) -> None:
    skin, wrap, sail = srgb("b09678"), srgb("cdbf9c"), srgb("f0e4c4")
    legs(m, srgb("8f8064"), srgb("7a5a3a"), 0.64, 0.15, 0.075, 0.22)
    m.lathe([(0.19, 0.46), (0.14, 0.68), (0.18, 0.94), (0.15, 1.08), (0.05, 1.14)], wrap)
    m.ball((0, 0.96, 0.08), (0.17, 0.14, 0.10), STEEL, METAL)
    head(m, (0, 1.27, 0.03), 0.12, skin, BONE)
    m.tube([(-0.11, 1.31, 0.10), (0, 1.32, 0.15), (0.11, 1.31, 0.10)], 0.03, srgb("6a4630"), seg=5)
    for s in (-1, 1):  # the kite leans back, so that the lamp falls on it: a wing of cloth on each side of a mast
        top = curve((0, 1.86, -0.46), (s * 0.50, 2.02, -0.52), (s * 1.08, 2.12, -0.60), n=3)
        low = curve((0, 1.02, -0.14), (s * 0.34, 1.16, -0.30), (s * 0.78, 1.06, -0.24), n=3)
        mid = (top + low) / 2 + np.array([0, 0.02, -0.12])
        m.surface(np.stack([top, mid, low]), sail, both=True, ao=np.array([1, 0.96, 0.9]))
        m.tube([(0, 1.0, -0.14), top[-1]], [0.035, 0.015], LEATHER, seg=5)
        m.tube([(0, 1.0, -0.14), low[-1]], [0.028, 0.012], LEATHER, seg=4)
        for k in (2, 4):
            front = np.array([0, 0.01, 0.03])
            m.tube([top[k] + front, mid[k] + front, low[k] + front], 0.024, srgb("c0392f"), seg=4)
    mast = (0, 1.02, -0.12)
    m.tube([mast, (0, 1.90, -0.46)], 0.026, LEATHER, seg=5)
    arm(m, (0.18, 1.04, 0), (0.40, 1.0, 0.14), (0.52, 1.16, 0.34), wrap, skin, 0.052)
    arm(m, (-0.18, 1.04, 0), (-0.38, 0.92, 0.10), (-0.36, 0.86, 0.38), wrap, skin, 0.052)
    with m.at((0.52, 1.16, 0.36), 0.2, 0.55):
        m.plate(
            [(-0.035, -0.10), (0.035, -0.10), (0.05, 0.10), (0.10, 0.58), (0, 0.76), (-0.06, 0.58), (-0.05, 0.10)],
            0.035,
            STEEL * 1.3,
            METAL,
        )
        m.box((-0.11, -0.02, -0.03), (0.11, 0.03, 0.03), GOLD, METAL)
    with m.at((-0.38, 0.88, 0.44), -0.3):
        m.plate(arc(0.20, 0, 2 * math.pi, 13)[:-1], 0.05, srgb("d8cba4"))
        m.ball((0, 0, 0.03), (0.07, 0.07, 0.04), GOLD, METAL)


def roilmage(m: Mesh) -> None:
    skin, robe, fin, water = srgb("5a98b8"), srgb("2c5f9e"), srgb("9adbe8"), srgb("58b8f0")
    m.lathe([(0.30, 0.11), (0.22, 0.40), (0.16, 0.72), (0.19, 0.96), (0.14, 1.10), (0.05, 1.16)], robe, seg=11)
    cloth(m, 1.10, 0.16, 0.18, 0.44, 0.15, 0.48, srgb("1f4478"), 1.8, 5, 0.06, srgb("4a86b8"))
    head(m, (0, 1.30, 0.04), 0.125, skin)
    m.plate([(0, 0), (0.02, 0.02), (0, 0.02)], 0.01, fin)
    with m.at((0, 1.40, -0.04), math.pi / 2):  # tall crest
        m.plate(
            [(-0.16, -0.06), (-0.02, 0.06), (0.02, 0.34), (0.14, 0.20), (0.22, 0.26), (0.24, 0.04), (0.20, -0.14)],
            0.035,
            fin,
        )
    for s in (-1, 1):
        with m.at((s * 0.12, 1.30, 0.0), s * 0.9):
            m.plate([(0, -0.06), (s * 0.20, 0.06), (s * 0.16, -0.02), (s * 0.20, -0.10)], 0.02, fin)
    arm(m, (0.19, 1.06, 0), (0.40, 1.14, 0.10), (0.50, 1.40, 0.20), robe, skin, 0.05)
    arm(m, (-0.19, 1.06, 0), (-0.40, 1.02, 0.12), (-0.52, 1.16, 0.30), robe, skin, 0.05)
    turn = np.linspace(0, 2 * math.pi * 1.9, 40)
    grow = np.linspace(0.46, 0.78, 40)
    spiral = np.stack(
        [grow * np.cos(turn + 1), 0.16 + 1.6 * (turn / turn[-1]) ** 1.15, grow * 0.8 * np.sin(turn + 1)], 1
    )
    m.tube(spiral, np.interp(np.linspace(0, 1, 40), (0, 0.5, 0.85, 1), (0.03, 0.09, 0.12, 0.02)), water, GLOW, 6, 0.55)
    tip = spiral[-1]
    for k in range(5):  # the wave breaks
        a = k * 1.25
        m.ball(
            tip + np.array([0.14 * math.cos(a), 0.10 + 0.05 * k, 0.14 * math.sin(a)]),
            0.055 - 0.006 * k,
            srgb("c8f0ff"),
            GLOW,
            5,
            3,
        )
