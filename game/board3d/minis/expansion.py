# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""The planeswalkers, heroes and squads of the expansion. One silhouette idea each, exaggerated to read at 80 px."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import GLOW, MATTE, METAL, Mesh, Vec, arc, curve, srgb
from game.board3d.minis.body import BONE, GOLD, LEATHER, STEEL, arm, cloth, head, legs


def tentacle(m: Mesh, points: list[Vec], thick: float, col: Vec, suckers: Vec | None = None, seg: int = 6) -> None:
    """A tapering arm with a curled tip, and pale suckers along its inside."""
    way = curve(*points, n=5)
    m.tube(way, np.linspace(thick, thick * 0.12, len(way)), col, seg=seg)
    if suckers is not None:
        for k in range(2, len(way) - 4, 2):
            r = thick * (1 - 0.8 * k / len(way))
            m.ball(way[k] + np.array([0, 0.1 * r, 0.75 * r]), r * 0.42, suckers, seg=5, rows=3)


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
    rim = []
    for a, b in zip(tips[:-1], tips[1:], strict=True):
        for t in (0.0, 0.3, 0.6):
            p = a + (b - a) * t
            rim.append(p + (wrist - p) * 0.26 * math.sin(math.pi * t))
    rim = np.array([*rim, tips[-1]])
    rows = np.stack(
        [wrist + (rim - wrist) * t + np.array([0, 0, -0.10 * math.sin(math.pi * t)]) for t in (0.02, 0.36, 0.7, 1.0)]
    )
    m.surface(rows, col, both=True, ao=np.linspace(0.8, 1, 4))


def kiora(m: Mesh) -> None:
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


def ruiner(m: Mesh) -> None:
    """A brood lineage of stone and sinew on two spaces: walks on blades, wears a plate of bone for a face."""
    bone, flesh, stone, glow = srgb("cfc8b8"), srgb("8a5a62"), srgb("5c5866"), srgb("ff7ac8")
    m.tube(
        curve((0, 0.66, -0.86), (0, 0.92, -0.46), (0, 1.10, 0.06), (0, 1.34, 0.46), n=4),
        [0.20, 0.27, 0.34, 0.38, 0.40, 0.42, 0.42, 0.40, 0.38, 0.36, 0.32, 0.28, 0.22],
        flesh,
        seg=9,
    )
    for k, (z, y, w) in enumerate(((-0.70, 1.02, 0.30), (-0.34, 1.24, 0.38), (0.06, 1.48, 0.46), (0.36, 1.62, 0.36))):
        with m.at((0, y, z), 0, -0.5 + 0.1 * k):
            m.plate(
                [(-w, -0.05), (-w * 0.5, 0.16), (0, 0.24), (w * 0.5, 0.16), (w, -0.05), (0, -0.10)],
                0.13,
                stone * (1 + 0.08 * k),
            )
    with m.at((0, 1.46, 0.74), 0, 0.30):  # the eyeless face plate
        m.plate(
            [
                (0, -0.46),
                (0.16, -0.22),
                (0.26, 0.10),
                (0.20, 0.36),
                (0, 0.48),
                (-0.20, 0.36),
                (-0.26, 0.10),
                (-0.16, -0.22),
            ],
            0.14,
            bone,
        )
        for s in (-1, 1):
            m.tube([(s * 0.07, -0.16, 0.08), (s * 0.12, 0.18, 0.08)], 0.022, glow, GLOW, 4)
    for s in (-1, 1):
        for k, (z, fz) in enumerate(((0.44, 0.86), (0.02, 0.26), (-0.48, -0.56), (-0.82, -1.18))):
            wide = 0.52 if k < 3 else 0.36
            m.tube(
                curve(
                    (s * 0.22, 0.92, z), (s * (wide + 0.14), 1.06 - 0.08 * k, (z + fz) / 2), (s * wide, 0.12, fz), n=4
                ),
                np.linspace(0.12, 0.02, 9),
                (bone if k % 2 else stone),
                seg=6,
            )
        elbow, wrist = (s * 0.70, 1.30, 0.52), (s * 0.54, 0.98, 0.96)
        m.tube([(s * 0.34, 1.46, 0.30), elbow], [0.13, 0.10], flesh, seg=7)
        m.tube([elbow, wrist], [0.11, 0.08], flesh, seg=7)
        for q in (-1, 1):  # forearms part in two
            m.tube(
                curve(wrist, (s * 0.52 + 0.13 * q, 0.86, 1.14), (s * 0.40 + 0.10 * q, 0.62, 1.30), n=3),
                np.linspace(0.075, 0.010, 7),
                bone,
                seg=5,
            )
    for k in range(7):
        a = -1.2 + 0.4 * k
        tentacle(
            m,
            [
                (0.26 * math.sin(a), 0.84, -0.60 + 0.06 * k),
                (0.44 * math.sin(a), 0.62, -0.74),
                (0.50 * math.sin(a + 0.4), 0.30, -0.86 + 0.1 * (k % 3)),
                (0.62 * math.sin(a + 0.6), 0.18, -0.98),
            ],
            0.075,
            flesh * 1.15,
            seg=5,
        )


def scion(m: Mesh) -> None:
    bone, flesh, dark = srgb("cfc6bc"), srgb("9a6a74"), srgb("5a4650")
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        tentacle(
            m,
            [
                (0.05 * math.cos(a), 0.62, 0.05 * math.sin(a)),
                (0.30 * math.cos(a), 0.50, 0.30 * math.sin(a)),
                (0.30 * math.cos(a + 0.4), 0.20, 0.30 * math.sin(a + 0.4)),
                (0.46 * math.cos(a + 0.5), 0.13, 0.46 * math.sin(a + 0.5)),
            ],
            0.085,
            flesh,
            seg=5,
        )
    m.ball((0, 0.72, 0), (0.20, 0.24, 0.18), flesh)
    m.ball((0, 0.94, -0.04), (0.26, 0.17, 0.20), dark)
    for s in (-1, 1):
        with m.at((s * 0.20, 1.0, -0.04), 0, 0, -s * 0.5):
            m.plate([(-0.10, -0.06), (0, 0.26), (0.10, -0.06)], 0.07, bone)
        elbow = (s * 0.48, 1.06, 0.10)
        m.tube([(s * 0.22, 0.96, 0.04), elbow], [0.075, 0.055], flesh, seg=6)
        for q in (0, 1):  # two forearms to every elbow
            hand = (s * (0.46 + 0.20 * q), 0.74 + 0.60 * q, 0.42 - 0.10 * q)
            m.tube([elbow, hand], [0.06, 0.035], flesh, seg=5)
            for c in (-1, 0, 1):
                m.tube(
                    [hand, (hand[0] + 0.07 * c, hand[1] - 0.06 + 0.16 * q, hand[2] + 0.13)], [0.03, 0.006], bone, seg=4
                )
    with m.at((0, 1.18, 0.10), 0, 0.35):
        m.plate(
            [
                (0, -0.24),
                (0.11, -0.06),
                (0.17, 0.12),
                (0.10, 0.40),
                (0, 0.30),
                (-0.10, 0.40),
                (-0.17, 0.12),
                (-0.11, -0.06),
            ],
            0.10,
            bone,
        )


def warden(m: Mesh) -> None:
    green, bark, leaf = srgb("3f7440"), srgb("6a4c2c"), srgb("86b848")
    skin = srgb("c0a078")
    legs(m, srgb("5c5a34"), bark, 0.64, 0.16, 0.078, 0.18)
    m.lathe([(0.21, 0.44), (0.16, 0.68), (0.20, 0.94), (0.16, 1.08), (0.05, 1.14)], green)
    m.ball((0, 0.98, 0.06), (0.18, 0.15, 0.12), bark)
    cloth(m, 1.10, 0.30, 0.17, 0.36, 0.15, 0.38, srgb("27502c"), 1.5, 5, 0.05)
    head(m, (0, 1.28, 0.03), 0.12, skin, srgb("8a4a24"), 0.22)
    for s in (-1, 1):
        m.tube(
            curve((s * 0.06, 1.40, 0.02), (s * 0.16, 1.54, 0), (s * 0.14, 1.70, -0.06), n=3),
            np.linspace(0.03, 0.006, 7),
            bark,
            seg=4,
        )
    arm(m, (0.18, 1.04, 0), (0.38, 0.96, 0.12), (0.44, 1.06, 0.30), green, skin, 0.052)
    arm(m, (-0.18, 1.04, 0), (-0.34, 0.90, 0.14), (-0.32, 0.84, 0.36), green, skin, 0.052)
    m.tube([(0.46, 0.12, 0.34), (0.42, 1.74, 0.22)], 0.028, bark, seg=6)
    with m.at((0.42, 1.76, 0.22)):  # spear head like a leaf
        m.plate(
            [(-0.03, -0.06), (0.03, -0.06), (0.11, 0.14), (0.05, 0.36), (0, 0.48), (-0.05, 0.36), (-0.11, 0.14)],
            0.05,
            STEEL * 1.2,
            METAL,
        )
    with m.at((-0.34, 0.72, 0.44), -0.35, -0.06):  # a grown shield, tall as the warden's chest
        rim = [(0, -0.62), (0.20, -0.40), (0.30, 0), (0.24, 0.36), (0, 0.60), (-0.24, 0.36), (-0.30, 0), (-0.20, -0.40)]
        m.plate(rim, 0.09, leaf * 0.8)
        m.tube([(0, -0.56, 0.06), (0, 0.54, 0.06)], 0.026, bark, seg=5)
        for y in (-0.30, -0.06, 0.18):
            for s in (-1, 1):
                m.tube([(0, y, 0.055), (s * 0.20, y + 0.14, 0.05)], 0.016, bark, seg=4)


def javelineer(m: Mesh) -> None:
    skin, hide, wood = srgb("c46a34"), srgb("8a2c1c"), srgb("8a6238")
    with m.at(scale=(1.08, 0.96, 1.08)):
        legs(m, skin, hide, 0.44, 0.20, 0.085, 0.18)
        m.ball((0, 0.58, 0), (0.24, 0.22, 0.20), skin)
        m.lathe([(0.26, 0.34), (0.22, 0.48), (0.24, 0.56)], hide)
        m.tube([(-0.20, 0.74, 0.12), (0.16, 0.46, 0.20)], 0.035, srgb("4a3020"), seg=5)
        m.ball((0, 0.98, 0.08), (0.23, 0.19, 0.21), skin)  # a head as broad as the shoulders
        m.tube([(0, 0.96, 0.26), (0, 0.92, 0.40)], [0.06, 0.03], skin, seg=6)
        for s in (-1, 1):
            m.tube(
                curve((s * 0.18, 1.0, 0.04), (s * 0.42, 1.14, -0.02), (s * 0.70, 1.16, -0.10), n=3),
                np.array([0.08, 0.11, 0.11, 0.09, 0.06, 0.04, 0.008]),
                skin,
                seg=6,
                flat=0.4,
            )
            m.ball((s * 0.09, 1.05, 0.25), 0.045, srgb("ffe27a"), GLOW, 5, 3)
            m.tube([(s * 0.06, 0.86, 0.26), (s * 0.07, 0.94, 0.28)], [0.02, 0.006], BONE, seg=4)
        m.lathe([(0.20, 1.08), (0.15, 1.20), (0.05, 1.26), (0, 1.26)], srgb("6a5040"), seg=8)
        m.tube([(0, 1.22, 0.04), (0.02, 1.44, -0.10)], [0.05, 0.01], srgb("e0452a"), seg=5)
        arm(m, (0.22, 0.74, 0), (0.44, 0.86, -0.10), (0.40, 1.14, -0.08), skin, skin, 0.065)
        arm(m, (-0.22, 0.72, 0), (-0.42, 0.74, 0.16), (-0.44, 0.90, 0.38), skin, skin, 0.06)
    m.tube([(0.44, 1.02, -0.72), (0.44, 1.36, 0.66)], 0.024, wood, seg=5)
    m.tube([(0.44, 1.34, 0.60), (0.44, 1.44, 0.98)], [0.065, 0.006], STEEL * 1.2, METAL, 5)
    m.tube([(0.44, 1.30, 0.46), (0.44, 1.34, 0.58)], 0.045, srgb("e0452a"), seg=5)
    with m.at((-0.06, 0.62, -0.24), 0, -0.22, 0.30):  # more of them on its back
        m.lathe([(0.10, -0.24), (0.12, 0.16)], hide, seg=7)
        for k in range(3):
            m.tube([(0.06 * (k - 1), -0.10, 0), (0.12 * (k - 1), 0.66, -0.04)], 0.020, wood, seg=4)
            m.tube([(0.12 * (k - 1), 0.64, -0.04), (0.14 * (k - 1), 0.84, -0.05)], [0.045, 0.005], STEEL, METAL, 4)


def bloodchaser(m: Mesh) -> None:
    coat, black, blood = srgb("6a4a86"), srgb("2a2230"), srgb("d8304a")
    skin = srgb("c8b8c4")
    m.tube([(0.08, 0.60, 0), (0.22, 0.42, 0.26), (0.20, 0.16, 0.42)], [0.09, 0.08, 0.055], black, seg=6)  # lunging
    m.tube([(-0.08, 0.60, 0), (-0.18, 0.38, -0.20), (-0.24, 0.15, -0.46)], [0.09, 0.08, 0.055], black, seg=6)
    for x, z in ((0.20, 0.42), (-0.24, -0.46)):
        m.tube([(x, 0.14, z), (x, 0.13, z + 0.13)], [0.065, 0.04], black, seg=5)
    m.lathe([(0.18, 0.56), (0.13, 0.72), (0.19, 0.98), (0.15, 1.10), (0.05, 1.16)], coat)
    m.tube([(0, 1.08, 0.13), (0, 0.66, 0.15)], [0.05, 0.03], srgb("e4dce0"), seg=5, flat=0.5)
    for s in (-1, 1):  # cape torn in two like wings
        top = np.array([(s * 0.06, 1.14, -0.10), (s * 0.22, 1.12, -0.06), (s * 0.30, 1.02, -0.02)])
        mid = np.array([(s * 0.10, 0.78, -0.36), (s * 0.44, 0.84, -0.36), (s * 0.66, 0.92, -0.22)])
        low = np.array([(s * 0.16, 0.30, -0.52), (s * 0.50, 0.46, -0.66), (s * 0.98, 0.72, -0.44)])
        m.surface(np.stack([top, mid, low]), black * 1.2, ao=np.linspace(1, 0.8, 3))
        m.surface(np.stack([top, mid, low])[:, ::-1] + np.array([0, 0, 0.015]), blood * 0.8, both=True, ao=0.9)
        with m.at((s * 0.13, 1.20, -0.06), s * 0.5, -0.35):  # high collar
            m.plate([(-0.10, -0.12), (0.10, -0.12), (s * 0.14, 0.26), (-s * 0.08, 0.10)], 0.03, blood)
    head(m, (0, 1.28, 0.05), 0.115, skin, srgb("e8e2ea"))
    m.tube(
        curve((0, 1.34, -0.08), (0.04, 1.22, -0.24), (-0.04, 1.04, -0.30), n=3),
        np.linspace(0.06, 0.015, 7),
        srgb("e8e2ea"),
        seg=5,
    )
    for s in (-1, 1):
        m.ball((s * 0.045, 1.295, 0.155), 0.024, blood * 1.4, GLOW, 5, 3)
    arm(m, (0.18, 1.06, 0), (0.36, 1.04, 0.22), (0.36, 1.10, 0.50), coat, skin, 0.05)
    arm(m, (-0.18, 1.06, 0), (-0.42, 1.10, -0.04), (-0.54, 1.36, -0.06), coat, skin, 0.05)
    for hand, tip in (((0.36, 1.10, 0.52), (0.34, 1.20, 1.34)), ((-0.54, 1.36, -0.04), (-0.40, 1.96, 0.30))):
        m.tube([hand, tip], [0.032, 0.006], STEEL * 1.4, METAL, 4, 0.5)
        m.ball(hand, (0.08, 0.08, 0.03), GOLD, METAL, 6, 4)
    m.plate([(0, 0), (0.01, 0.01), (0, 0.01)], 0.01, black, MATTE)
