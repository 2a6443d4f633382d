# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""The squads of white, blue and black, in their colour. One silhouette idea each, exaggerated to read at 80 px."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import GLOW, MATTE, METAL, Mesh, Vec, arc, curve, srgb
from game.board3d.minis.body import BONE, LEATHER, arm, head, legs


def rhox(m: Mesh) -> None:
    hide, cloth_c, steel = srgb("857a6c"), srgb("f0e2ba"), srgb("c09a52")
    legs(m, hide, srgb("8d8474"), 0.52, 0.21, 0.13, 0.10)
    m.ball((0, 0.78, -0.02), (0.34, 0.33, 0.30), hide)
    m.ball((0, 1.02, -0.10), (0.38, 0.24, 0.30), hide * 0.94)
    m.lathe([(0.33, 0.50), (0.31, 0.60), (0.33, 0.66)], cloth_c)
    m.box((-0.12, 0.22, 0.24), (0.12, 0.60, 0.30), cloth_c, MATTE)
    for s in (-1, 1):
        m.ball((s * 0.38, 1.06, -0.02), (0.20, 0.14, 0.22), steel, METAL, 8, 5)
    m.tube([(0, 1.06, 0.10), (0, 1.06, 0.36), (0, 0.93, 0.56)], [0.20, 0.17, 0.12], hide, seg=8)
    m.tube(curve((0, 1.00, 0.62), (0, 1.14, 0.76), (0, 1.36, 0.78), n=5), np.linspace(0.085, 0.01, 11), BONE, seg=6)
    m.tube([(0, 1.12, 0.44), (0, 1.26, 0.48)], [0.055, 0.01], BONE, seg=5)
    for s in (-1, 1):
        m.ball((s * 0.15, 1.12, 0.34), 0.035, srgb("20181a"), seg=5, rows=3)
        m.tube([(s * 0.15, 1.20, 0.16), (s * 0.24, 1.36, 0.12)], [0.06, 0.01], hide, seg=5)
    arm(m, (0.40, 1.0, 0), (0.56, 0.78, 0.14), (0.50, 0.76, 0.40), hide, hide, 0.11)
    arm(m, (-0.40, 1.0, 0), (-0.58, 0.80, 0.05), (-0.52, 0.56, 0.24), hide, hide, 0.11)
    m.tube([(0.50, 0.14, 0.44), (0.50, 1.50, 0.36)], 0.035, LEATHER, seg=6)
    m.ball((0.50, 1.52, 0.36), (0.10, 0.10, 0.10), steel, METAL, 6, 4)
    with m.at((0.50, 1.50, 0.36), 0.2):
        m.plate(arc(0.40, -0.75, 0.75, 7) + [(0.08, 0.10), (0.08, -0.10)], 0.06, steel, METAL)
        m.plate([(-0.04, 0.07), (-0.30, 0), (-0.04, -0.07)], 0.06, steel, METAL)


def kor(m: Mesh) -> None:
    skin, wrap, steel = srgb("66748e"), srgb("cfc6ae"), srgb("a4b4c8")
    legs(m, srgb("3c4a66"), srgb("5a4632"), 0.62, 0.16, 0.07, 0.20)
    m.lathe([(0.18, 0.44), (0.13, 0.66), (0.17, 0.92), (0.14, 1.06), (0.05, 1.12)], wrap)
    m.tube([(-0.15, 1.02, 0.10), (0.14, 0.74, 0.13)], 0.03, LEATHER, seg=5)
    head(m, (0, 1.25, 0.03), 0.115, skin, BONE)
    m.tube(
        curve((0, 1.34, -0.08), (-0.06, 1.20, -0.26), (0.04, 1.0, -0.36), (-0.03, 0.80, -0.44)),
        np.linspace(0.07, 0.02, 25),
        BONE,
        seg=5,
    )
    arm(m, (0.17, 1.02, 0), (0.36, 1.12, 0.06), (0.40, 1.42, 0.02), wrap, skin, 0.05)
    arm(m, (-0.17, 1.02, 0), (-0.36, 0.86, 0.12), (-0.40, 0.78, 0.40), wrap, skin, 0.05)

    def hook(at: Vec, yaw: float, roll: float) -> None:
        with m.at(at, yaw, 0, roll):
            m.tube([(0, -0.10, 0), (0, 0.34, 0)], 0.032, LEATHER, seg=5)
            m.tube(
                [(0.19 + 0.19 * math.cos(a), 0.36 + 0.22 * math.sin(a), 0) for a in np.linspace(math.pi, -0.25, 9)]
                + [(0.33, 0.16, 0)],
                np.linspace(0.07, 0.012, 10),
                steel,
                METAL,
                5,
                0.5,
            )
            m.tube([(-0.01, 0.38, 0), (-0.16, 0.52, 0)], [0.05, 0.008], steel, METAL, 5, 0.5)

    hook((0.42, 1.50, 0.02), 0.2, 0.5)
    hook((-0.42, 0.82, 0.44), -0.4, -0.6)
    m.tube(
        curve(
            (0.40, 1.44, 0.02), (0.62, 1.10, -0.20), (0.30, 0.50, -0.44), (-0.34, 0.50, -0.20), (-0.44, 0.76, 0.36), n=5
        ),
        0.017,
        srgb("b09060"),
        seg=4,
    )


def phantom(m: Mesh) -> None:
    """Long because it is drawn stroke by stroke."""
    c, g = srgb("3f86d8"), srgb("8fe0ff")
    m.tube(
        curve((0, 0.13, 0.06), (0.22, 0.22, -0.08), (-0.16, 0.44, -0.12), (0.06, 0.66, 0), (0, 0.88, 0), n=4),
        np.linspace(0.03, 0.24, 17),
        c,
        seg=7,
    )
    m.ball((0, 1.02, 0), (0.34, 0.26, 0.22), c)
    m.surface(
        np.array(
            [
                [(r * math.sin(a), y, -r * math.cos(a) + dz) for a in np.linspace(-2.4, 2.4, 11)]
                for r, y, dz in (
                    (0.24, 1.10, 0),
                    (0.22, 1.26, 0),
                    (0.19, 1.42, 0),
                    (0.12, 1.54, -0.04),
                    (0.01, 1.66, -0.16),
                )
            ]
        ),
        c,
        both=True,
    )
    m.ball((0, 1.32, 0.02), 0.12, srgb("0c2040"), seg=7, rows=5)
    for s in (-1, 1):
        m.ball((s * 0.055, 1.34, 0.13), 0.035, g * 1.3, GLOW, 5, 3)
        m.tube(
            curve((s * 0.28, 1.10, 0), (s * 0.58, 1.16, 0.08), (s * 0.66, 0.90, 0.30), n=4),
            [0.11, 0.10, 0.09, 0.085, 0.08, 0.07, 0.07, 0.065, 0.06],
            c,
            seg=6,
        )
        for k in (-1, 0, 1):
            m.tube(
                curve(
                    (s * 0.66, 0.90, 0.30),
                    (s * (0.70 + 0.06 * k), 0.84, 0.46),
                    (s * (0.62 + 0.07 * k), 0.66, 0.52),
                    n=3,
                ),
                np.linspace(0.035, 0.005, 7),
                g,
                GLOW,
                4,
            )
        m.tube(
            curve((s * 0.26, 1.20, -0.10), (s * 0.52, 1.30, -0.30), (s * 0.60, 1.04, -0.52), n=4),
            np.linspace(0.10, 0.01, 9),
            c,
            seg=5,
            flat=0.4,
        )


def illusion(m: Mesh) -> None:
    c, g = srgb("5aa0e8"), srgb("b8f0ff")
    for k, (x, z, s) in enumerate(((0, 0.12, 1.0), (-0.32, -0.16, 0.86), (0.32, -0.16, 0.86))):
        with m.at((x, 0, z), yaw=(0, -0.35, 0.35)[k], scale=(s, s, s)):
            m.lathe([(0.21, 0.12), (0.17, 0.30), (0.11, 0.70), (0.15, 0.94), (0.05, 1.06)], c, seg=8)
            m.ball((0, 1.16, 0.02), (0.095, 0.115, 0.10), c, seg=7, rows=5)
            m.tube([(0, 1.22, -0.02), (0, 1.42, -0.10)], [0.10, 0.012], c, seg=6)
            for q in (-1, 1):
                m.tube(
                    [(q * 0.13, 0.92, 0), (q * 0.24, 0.84, 0.14), (q * 0.12, 0.98, 0.26)], [0.05, 0.045, 0.03], c, seg=5
                )
            if k == 0:
                m.ball((0, 1.0, 0.33), 0.075, g, GLOW, 7, 5)
    with m.at((0, 1.06, -0.22), 0, math.pi / 2):
        m.tube(
            [(0.52 * math.cos(a), 0, 0.52 * math.sin(a)) for a in np.linspace(2.4, 7.0, 24)], 0.022, g * 0.8, GLOW, 4
        )
        for a in (2.8, 3.6, 4.4, 5.2, 6.0, 6.6):
            m.ball((0.52 * math.cos(a), 0, 0.52 * math.sin(a)), 0.045, g, GLOW, 5, 3)


def zombie(m: Mesh) -> None:
    """Hunched, both arms reaching, a stone torn from its grave and a hand that follows.

    Long because it is drawn stroke by stroke.
    """
    flesh, rag, bone = srgb("8fae7c"), srgb("5d4a78"), srgb("d8d0b0")
    legs(m, rag * 0.9, flesh, 0.54, 0.16, 0.075, 0.20)
    m.tube(
        curve((0, 0.54, -0.06), (0.02, 0.80, -0.06), (0.04, 1.00, 0.10), n=4),
        [0.16] * 3 + [0.20] * 3 + [0.16] * 3,
        rag,
        seg=8,
    )
    for k in (-1, 0, 1):  # rags and bare ribs
        m.tube(
            [(0.05 + 0.15 * k, 0.72, 0.16), (0.06 + 0.17 * k, 0.28 + 0.07 * abs(k), 0.16)],
            [0.07, 0.02],
            rag * 0.8,
            seg=4,
            flat=0.4,
        )
        m.tube(
            curve((-0.12, 0.80 + 0.08 * k, 0.14), (0.02, 0.78 + 0.08 * k, 0.235), (0.16, 0.82 + 0.08 * k, 0.14), n=3),
            0.02,
            bone,
            seg=4,
        )
    with m.at((0.06, 1.16, 0.24), 0.15, 0.22, -0.42):
        head(m, (0, 0, 0), 0.155, flesh)
        m.ball((0, -0.12, 0.10), (0.085, 0.07, 0.06), srgb("2a1a1a"), seg=6, rows=4)
        m.ball((0.02, 0.09, -0.04), (0.14, 0.10, 0.13), srgb("3a3430"), seg=7, rows=4)
        for s in (-1, 1):
            m.ball((s * 0.06, 0.03, 0.145), 0.032, srgb("d8ff7a"), GLOW, 5, 3)
    for hand, elbow, root in (
        ((0.34, 1.26, 0.80), (0.36, 1.06, 0.42), (0.24, 0.98, 0.10)),
        ((-0.32, 1.02, 0.78), (-0.36, 0.94, 0.38), (-0.18, 0.96, 0.10)),
    ):
        arm(m, root, elbow, hand, flesh, flesh, 0.062)
        for k in (-1, 0, 1):
            m.tube(
                [hand, (hand[0] + 0.10 * k, hand[1] + 0.03 - 0.07 * abs(k), hand[2] + 0.17)],
                [0.038, 0.008],
                bone,
                seg=4,
            )
    with m.at((-0.26, 0.10, -0.30), 0.45, -0.20, 0.22):  # the grave stone leans away
        outline = [(-0.20, 0), (0.20, 0), (0.20, 0.56), *arc(0.20, 0.3, math.pi - 0.3, 6, (0, 0.58)), (-0.20, 0.56)]
        m.plate(outline, 0.13, srgb("8a8894"))
        m.box((-0.025, 0.28, 0.06), (0.025, 0.62, 0.085), srgb("4a4852"))
        m.box((-0.10, 0.46, 0.06), (0.10, 0.51, 0.085), srgb("4a4852"))
    m.tube([(0.34, 0.08, -0.26), (0.36, 0.40, -0.22)], [0.055, 0.045], flesh, seg=5)
    for k in (-1, 0, 1):
        m.tube([(0.36, 0.40, -0.22), (0.36 + 0.09 * k, 0.56, -0.18)], [0.032, 0.008], flesh, seg=4)


def reaver(m: Mesh) -> None:
    flesh, iron, rot = srgb("7a6f8c"), srgb("8e8a98"), srgb("b6ff5a")
    legs(m, srgb("3c3544"), flesh, 0.56, 0.20, 0.115, 0.14)
    m.ball((0, 0.74, -0.02), (0.27, 0.26, 0.24), flesh)
    m.ball((0, 1.0, -0.06), (0.40, 0.25, 0.28), flesh * 0.9)
    m.ball((0.10, 0.74, 0.20), (0.11, 0.13, 0.07), rot, GLOW, 7, 4)
    for k in range(4):
        for s in (-1, 1):
            m.tube(
                [
                    (s * (0.10 + 0.07 * (k % 2)), 1.16 - 0.14 * k, -0.22),
                    (s * (0.22 + 0.05 * (k % 2)), 1.46 - 0.20 * k, -0.46),
                ],
                [0.06, 0.006],
                BONE * 0.8,
                seg=5,
            )
    with m.at((0, 1.12, 0.24), 0, 0.2):
        head(m, (0, 0, 0), 0.13, flesh * 1.15)
        m.lathe([(0.14, 0.02), (0.13, 0.10), (0.06, 0.17), (0, 0.18)], iron, METAL, 8)
        for s in (-1, 1):
            m.ball((s * 0.05, 0.02, 0.12), 0.03, rot, GLOW, 5, 3)
    for s in (-1, 1):
        m.ball((s * 0.40, 1.06, -0.02), (0.17, 0.13, 0.18), iron, METAL, 7, 5)
        arm(m, (s * 0.42, 0.98, 0), (s * 0.60, 0.76, 0.10), (s * 0.58, 0.64, 0.38), flesh, flesh, 0.095)
        with m.at((s * 0.60, 0.62, 0.40), s * 0.25, -0.5, s * -0.3):  # cleaver blades instead of hands
            m.plate(
                [(-0.06, -0.10), (0.07, -0.10), (0.11, 0.40), (0.26, 0.64), (0.02, 0.92), (-0.09, 0.50)]
                if s > 0
                else [(0.06, -0.10), (-0.07, -0.10), (-0.11, 0.40), (-0.26, 0.64), (-0.02, 0.92), (0.09, 0.50)],
                0.06,
                iron * 1.1,
                METAL,
            )
