"""The Eldrazi and the squads of the expansion. One silhouette idea each, exaggerated to read at 80 px."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import GLOW, MATTE, METAL, Mesh, curve, srgb
from game.board3d.minis.body import BONE, GOLD, STEEL, arm, cloth, head, legs, tentacle


def ruiner(m: Mesh) -> None:
    """A brood lineage of stone and sinew on two spaces: walks on blades, wears a plate of bone for a face.

    Long because it is drawn stroke by stroke.
    """
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
    """Long because it is drawn stroke by stroke."""
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
