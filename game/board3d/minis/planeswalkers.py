# ruff: noqa: RUF005 - arrays are added to tuples here, not joined
"""The five planeswalkers of the box, in full colour. One silhouette idea each; hands, heads and weapons x 1.4."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import GLOW, MATTE, METAL, Mesh, curve, srgb
from game.board3d.minis.body import GOLD, LEATHER, SKIN, SKIN2, STEEL, arm, cloth, flame, head, legs


def gideon(m: Mesh) -> None:
    plate, white = srgb("948e86"), srgb("cfc4a8")
    legs(m, plate, srgb("8a8278"), 0.72, 0.22, 0.12, 0.14, METAL)
    m.lathe([(0.20, 0.62), (0.24, 0.74), (0.22, 0.86)], LEATHER)
    cloth(m, 0.80, 0.36, 0.23, 0.33, 0.20, 0.26, white, 3.0, 6)
    m.lathe([(0.22, 0.80), (0.25, 0.92), (0.33, 1.10), (0.31, 1.24), (0.12, 1.34), (0, 1.34)], plate, METAL)
    m.ball((0, 1.10, 0.19), (0.22, 0.14, 0.12), GOLD, METAL)
    for s in (-1, 1):
        for k in range(3):
            m.ball(
                (s * (0.34 + 0.045 * k), 1.27 - 0.10 * k, 0),
                (0.19 - 0.025 * k, 0.10, 0.21 - 0.02 * k),
                (plate, GOLD, plate)[k],
                METAL,
                8,
                5,
            )
    arm(m, (0.36, 1.20, 0), (0.55, 0.98, 0.10), (0.62, 1.12, 0.34), plate, LEATHER, 0.09, METAL)
    arm(m, (-0.36, 1.20, 0), (-0.54, 0.96, 0.05), (-0.44, 0.84, 0.36), plate, LEATHER, 0.09, METAL)
    head(m, (0, 1.48, 0.03), 0.15, SKIN, srgb("2c1d16"))
    m.ball((0, 1.41, 0.11), (0.11, 0.08, 0.08), srgb("2c1d16"), seg=6, rows=4)
    for k in range(4):  # whip of four blades
        w = 0.02 * k
        m.tube(
            curve(
                (0.62, 1.12, 0.34),
                (0.86 + w, 1.44 + 0.10 * k, 0.40),
                (0.70 + 0.10 * k, 1.86 + 0.05 * k, 0.05 * k),
                (0.26 + 0.16 * k, 2.02 - 0.05 * k, -0.22),
            ),
            np.linspace(0.045, 0.012, 25),
            STEEL * 1.2,
            METAL,
            4,
            0.35,
        )
    m.ball((0.62, 1.12, 0.34), 0.10, GOLD, METAL, 7, 5)


def jace(m: Mesh) -> None:
    blue, deep, glow = srgb("2c5cae"), srgb("16294f"), srgb("6cd0ff")
    legs(m, deep, srgb("2a2a34"), 0.66, 0.11, 0.08, 0.06)
    m.lathe([(0.24, 0.40), (0.19, 0.70), (0.22, 1.02), (0.16, 1.20), (0.07, 1.27)], srgb("24407e"))
    m.tube([(-0.16, 0.78, 0.12), (0, 0.76, 0.19), (0.16, 0.78, 0.12)], 0.035, GOLD, METAL, 5)
    cloth(m, 1.27, 0.14, 0.22, 0.60, 0.16, 0.60, blue, 2.25, 6, 0.05, deep)
    head(m, (0, 1.40, 0.06), 0.13, SKIN2)
    m.surface(
        np.array(
            [
                [(r * math.sin(a), y, 0.05 - r * 0.95 * math.cos(a) + dz) for a in np.linspace(-2.3, 2.3, 13)]
                for r, y, dz in (
                    (0.23, 1.24, 0.0),
                    (0.22, 1.36, 0.0),
                    (0.20, 1.50, -0.02),
                    (0.13, 1.62, -0.08),
                    (0.04, 1.72, -0.20),
                    (0.005, 1.74, -0.26),
                )
            ]
        ),
        blue,
        both=True,
    )
    for s in (-1, 1):
        m.ball((s * 0.05, 1.42, 0.185), 0.026, glow, GLOW, 5, 3)
    arm(m, (0.22, 1.16, 0.02), (0.42, 1.14, 0.16), (0.52, 1.44, 0.34), deep, SKIN2)
    arm(m, (-0.22, 1.16, 0.02), (-0.34, 0.94, 0.14), (-0.30, 0.96, 0.42), deep, SKIN2)
    m.ball((0.53, 1.66, 0.36), 0.11, glow, GLOW, 9, 6)
    for r, tilt in ((0.22, 0.5), (0.30, -0.7)):
        with m.at((0.53, 1.66, 0.36), 0.4, tilt):
            m.tube([(r * math.cos(a), 0, r * math.sin(a)) for a in np.linspace(0, 5.3, 19)], 0.018, glow * 0.8, GLOW, 4)


def liliana(m: Mesh) -> None:
    """Long because it is drawn stroke by stroke."""
    dress, violet, hair = srgb("3a2352"), srgb("c070ff"), srgb("14101c")
    m.lathe(
        [(0.34, 0.11), (0.27, 0.34), (0.21, 0.62), (0.15, 0.84), (0.19, 1.04), (0.15, 1.16), (0.06, 1.22)],
        dress,
        seg=12,
    )
    cloth(m, 0.62, 0.10, 0.20, 0.56, 0.18, 0.80, srgb("2a1840"), 1.9, 7, 0.06, srgb("6a2f6e"))
    m.tube([(0.10, 0.62, 0.17), (0.16, 0.36, 0.26), (0.14, 0.15, 0.30)], [0.075, 0.06, 0.045], SKIN2, seg=6)
    m.ball((0, 1.03, 0.12), (0.15, 0.09, 0.08), dress * 1.5)
    m.lathe([(0.155, 0.81), (0.165, 0.87)], GOLD, METAL)
    head(m, (0, 1.36, 0.03), 0.125, SKIN2, hair)
    for s in (-1, 0, 1):
        m.tube(
            curve(
                (s * 0.07, 1.44, -0.06),
                (s * 0.16, 1.24, -0.17),
                (s * 0.20, 0.98, -0.22),
                (s * 0.26, 0.76, -0.16 - 0.06 * abs(s)),
            ),
            np.linspace(0.10, 0.03, 25),
            hair,
            MATTE,
            5,
        )
    for s in (-1, 1):  # horned headpiece
        m.tube(
            curve((s * 0.09, 1.46, 0.08), (s * 0.20, 1.58, 0.04), (s * 0.17, 1.76, -0.04)),
            np.linspace(0.035, 0.008, 17),
            GOLD,
            METAL,
            5,
        )
    arm(m, (0.19, 1.12, 0), (0.40, 1.10, 0.10), (0.55, 1.36, 0.22), SKIN2, SKIN2, 0.05)
    arm(m, (-0.19, 1.12, 0), (-0.40, 0.98, 0.08), (-0.58, 0.92, 0.26), SKIN2, SKIN2, 0.05)
    for at, k in (((0.56, 1.46, 0.23), 1), ((-0.60, 1.0, 0.28), 2)):
        m.ball(at, 0.085, violet, GLOW, 7, 5)
        for q in range(3):
            a = q * 2.1 + k
            p = np.asarray(at)
            m.tube(
                curve(
                    p,
                    p + (0.14 * math.cos(a), 0.14, 0.14 * math.sin(a)),
                    p + (0.05 * math.cos(a + 1.6), 0.30, 0.10 * math.sin(a + 1.6)),
                    p + (0.10 * math.cos(a + 3), 0.46, 0),
                    n=4,
                ),
                np.linspace(0.035, 0.004, 13),
                violet * 0.7,
                GLOW,
                4,
            )


def chandra(m: Mesh) -> None:
    red, dark = srgb("a8281c"), srgb("38221e")
    legs(m, dark, srgb("7a5230"), 0.66, 0.17, 0.085, 0.16)
    cloth(m, 0.86, 0.30, 0.19, 0.36, 0.16, 0.40, red, 2.2, 5, 0.05)
    m.lathe([(0.17, 0.62), (0.16, 0.78), (0.20, 1.0), (0.17, 1.16), (0.06, 1.22)], red)
    m.ball((0, 1.04, 0.09), (0.17, 0.12, 0.10), GOLD * 0.8, METAL)
    m.ball((0.26, 1.16, 0), (0.14, 0.10, 0.14), STEEL * 0.8, METAL, 7, 5)
    m.lathe([(0.18, 0.72), (0.185, 0.80)], LEATHER)
    head(m, (0, 1.36, 0.04), 0.13, SKIN2)
    m.tube([(-0.12, 1.42, 0.12), (0, 1.44, 0.16), (0.12, 1.42, 0.10)], 0.022, GOLD, METAL, 5)
    m.ball((0, 1.42, -0.01), (0.135, 0.11, 0.13), srgb("c83a10"), GLOW, 8, 5)
    flame(m, (0, 1.44, -0.05), 0.34, 9, (0, 1.1, -0.55), 3)
    arm(m, (0.22, 1.14, 0), (0.42, 1.02, 0.16), (0.56, 1.22, 0.36), dark, SKIN2)
    arm(m, (-0.22, 1.14, 0), (-0.44, 1.16, 0.02), (-0.62, 1.36, 0.12), STEEL * 0.8, SKIN2, 0.065, METAL)
    flame(m, (0.58, 1.26, 0.38), 0.24, 6, (0, 1, 0), 5)
    flame(m, (-0.64, 1.40, 0.13), 0.24, 6, (0, 1, 0), 6)


def nissa(m: Mesh) -> None:
    """Long because it is drawn stroke by stroke."""
    green, brown, leaf, sap = srgb("3c7a3a"), srgb("5c4228"), srgb("7cb83c"), srgb("a8ff6a")
    legs(m, srgb("41583a"), brown, 0.68, 0.12, 0.075, 0.08)
    m.lathe([(0.23, 0.46), (0.16, 0.70), (0.19, 0.98), (0.15, 1.14), (0.06, 1.20)], green)
    cloth(m, 1.20, 0.24, 0.18, 0.42, 0.15, 0.46, srgb("2a5638"), 1.9, 5, 0.06, srgb("6d7f3a"))
    for s in (-1, 1):
        with m.at((s * 0.24, 1.16, 0), roll=-s * 0.5):
            m.plate([(0, 0.15), (0.12, 0.02), (0, -0.16), (-0.12, 0.02)], 0.05, leaf)
    head(m, (0, 1.34, 0.03), 0.125, SKIN, srgb("3a2418"), 0.22)
    m.tube(
        curve((0, 1.40, -0.12), (0.02, 1.16, -0.22), (-0.02, 0.84, -0.26)),
        np.linspace(0.07, 0.03, 17),
        srgb("3a2418"),
        MATTE,
        5,
    )
    arm(m, (0.19, 1.10, 0), (0.38, 0.98, 0.12), (0.46, 1.10, 0.30), green, SKIN, 0.052)
    arm(m, (-0.19, 1.10, 0), (-0.40, 1.02, 0.06), (-0.54, 1.16, 0.24), green, SKIN, 0.052)
    m.tube(
        curve((0.46, 0.12, 0.28), (0.44, 0.70, 0.31), (0.48, 1.20, 0.30), (0.45, 1.66, 0.28)),
        np.linspace(0.04, 0.045, 25),
        brown,
        MATTE,
        6,
    )
    for k in range(4):  # branching crown holding a light
        a = k * 1.57 + 0.4
        m.tube(
            curve(
                (0.45, 1.62, 0.28),
                (0.45 + 0.20 * math.cos(a), 1.80, 0.28 + 0.20 * math.sin(a)),
                (0.45 + 0.10 * math.cos(a), 2.06, 0.28 + 0.10 * math.sin(a)),
                n=5,
            ),
            np.linspace(0.035, 0.010, 11),
            brown,
            MATTE,
            5,
        )
        with m.at((0.45 + 0.24 * math.cos(a), 1.84, 0.28 + 0.24 * math.sin(a)), -a, 0, 0.5):
            m.plate([(0, 0.14), (0.075, 0), (0, -0.12), (-0.075, 0)], 0.03, leaf)
    m.ball((0.45, 1.84, 0.28), 0.085, sap, GLOW, 7, 5)
    m.tube(
        [
            (-0.34 * math.cos(a) * (1 - 0.06 * a), 0.13 + 0.075 * a, 0.34 * math.sin(a) * (1 - 0.06 * a))
            for a in np.linspace(0, 7.5, 26)
        ],
        np.linspace(0.06, 0.02, 26),
        srgb("4f8a34"),
        MATTE,
        5,
    )
    for k in range(6):
        a = 0.6 + k * 1.15
        with m.at(
            (-0.36 * math.cos(a) * (1 - 0.06 * a), 0.17 + 0.075 * a, 0.36 * math.sin(a) * (1 - 0.06 * a)), a, 0.4, 0.8
        ):
            m.plate([(0, 0.13), (0.07, 0), (0, -0.09), (-0.07, 0)], 0.03, leaf)
