"""The squads of red and green, in their colour."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import GLOW, MATTE, METAL, Mesh, curve, srgb
from game.board3d.minis.body import BONE, STEEL, arm, cloth, feather_wing, flame, head, legs


def firecat(m: Mesh) -> None:
    coat, dark = srgb("d8401c"), srgb("7c1c10")
    m.tube(
        curve((0, 0.62, -0.80), (0, 0.74, -0.36), (0, 0.70, 0.12), (0, 0.84, 0.52), n=4),
        [0.19, 0.22, 0.23, 0.22, 0.20, 0.21, 0.23, 0.25, 0.25, 0.25, 0.24, 0.22, 0.2],
        coat,
        seg=8,
    )
    for s, z, fz in ((-1, 0.50, 0.92), (1, 0.46, 0.66), (-1, -0.74, -0.98), (1, -0.70, -0.66)):
        m.tube(
            curve((s * 0.17, 0.62, z), (s * 0.22, 0.40, z + (0.10 if z > 0 else -0.14)), (s * 0.20, 0.18, fz), n=4),
            np.linspace(0.13, 0.065, 9),
            coat,
            seg=6,
        )
        m.ball((s * 0.20, 0.15, fz + 0.06), (0.08, 0.055, 0.12), dark, seg=6, rows=4)
    m.ball((0, 0.98, 0.72), (0.19, 0.18, 0.20), coat)
    m.ball((0, 0.91, 0.90), (0.11, 0.09, 0.12), coat * 1.15)
    m.ball((0, 0.85, 0.92), (0.07, 0.04, 0.08), srgb("ffd27a"), GLOW, 6, 4)
    for s in (-1, 1):
        m.tube([(s * 0.11, 1.10, 0.68), (s * 0.18, 1.30, 0.62)], [0.07, 0.01], dark, seg=5)
        m.ball((s * 0.085, 1.02, 0.88), 0.032, srgb("fff0a0"), GLOW, 5, 3)
    for k in range(6):  # burning mane and spine
        flame(m, (0, 1.02 - 0.04 * k, 0.52 - 0.22 * k), 0.30 - 0.02 * k, 3, (0, 0.9, -0.75), k)
    m.tube(
        curve((0, 0.70, -0.84), (0.10, 0.78, -1.12), (-0.06, 1.04, -1.26), n=4), np.linspace(0.08, 0.05, 9), coat, seg=5
    )
    flame(m, (-0.06, 1.06, -1.27), 0.30, 5, (0, 1.1, -0.2), 9)
    for s in (-1, 1):
        for k in range(3):
            m.tube(
                [(s * 0.225, 0.80, 0.20 - 0.26 * k), (s * 0.235, 0.58, 0.14 - 0.26 * k)],
                [0.028, 0.008],
                srgb("ffb040"),
                GLOW,
                4,
            )


def phoenix(m: Mesh) -> None:
    red, orange, gold = srgb("c82a16"), srgb("f07018"), srgb("ffc040")
    m.tube([(0, 0.10, 0), (0, 0.72, -0.06)], 0.028, srgb("9ab0c0"), METAL, 6)
    m.tube(
        curve((0, 0.66, -0.36), (0, 0.84, -0.08), (0, 1.06, 0.18), (0, 1.28, 0.26), n=3),
        [0.06, 0.12, 0.17, 0.19, 0.19, 0.16, 0.12, 0.10, 0.09, 0.09],
        red,
        seg=8,
    )
    m.ball((0, 1.38, 0.30), (0.11, 0.11, 0.13), orange, seg=8, rows=5)
    m.tube(curve((0, 1.38, 0.40), (0, 1.36, 0.52), (0, 1.28, 0.56), n=3), np.linspace(0.05, 0.008, 7), gold, METAL, 5)
    for s in (-1, 1):
        m.ball((s * 0.075, 1.41, 0.36), 0.025, srgb("fff0c0"), GLOW, 5, 3)
        feather_wing(m, (s * 0.12, 1.04, 0.06), s, 1.02, (gold, orange, red))
    flame(m, (0, 1.46, 0.22), 0.15, 4, (0, 1, -0.6), 2)
    for k in range(5):
        x = 0.16 * (k - 2)
        m.tube(
            curve((x * 0.3, 0.70, -0.34), (x * 0.9, 0.50, -0.58), (x * 1.5, 0.42 + 0.05 * abs(k - 2), -0.86), n=3),
            np.linspace(0.07, 0.012, 7),
            (orange, gold, red)[k % 3],
            GLOW if k % 2 else MATTE,
            4,
            0.4,
        )


def ranger(m: Mesh) -> None:
    green, brown, hood = srgb("4f8a3c"), srgb("6a4c2c"), srgb("2f5e2e")
    legs(m, srgb("6d6a3a"), brown, 0.62, 0.14, 0.07, 0.16)
    m.lathe([(0.19, 0.44), (0.14, 0.66), (0.17, 0.90), (0.13, 1.06), (0.05, 1.12)], green)
    cloth(m, 1.10, 0.40, 0.16, 0.34, 0.14, 0.38, hood, 1.6, 4, 0.05)
    m.lathe([(0.15, 0.64), (0.155, 0.70)], brown)
    head(m, (0, 1.25, 0.03), 0.115, srgb("b9c48a"), hood, 0.20)
    m.tube([(0, 1.32, -0.06), (0, 1.42, -0.20)], [0.10, 0.012], hood, seg=6)
    with m.at((0.10, 0.92, -0.20), 0, 0.2, -0.45):
        m.lathe([(0.065, -0.22), (0.075, 0.20), (0.06, 0.20)], brown, seg=6)
        for k in range(3):
            m.tube([(0.03 * (k - 1), 0.18, 0), (0.04 * (k - 1), 0.40, 0)], [0.010, 0.03], BONE, seg=4, flat=0.3)
    arm(m, (-0.16, 1.02, 0.02), (-0.34, 1.06, 0.18), (-0.44, 1.10, 0.44), green, srgb("b9c48a"), 0.048)
    arm(m, (0.16, 1.02, 0.02), (0.38, 1.10, 0.0), (0.16, 1.14, 0.16), green, srgb("b9c48a"), 0.048)
    bow = curve(
        (-0.26, 1.92, 0.16), (-0.42, 1.66, 0.38), (-0.46, 1.12, 0.50), (-0.42, 0.60, 0.38), (-0.26, 0.32, 0.16), n=5
    )
    m.tube(bow, np.r_[np.linspace(0.014, 0.038, 10), np.linspace(0.038, 0.014, 11)], srgb("a8783c"), seg=5)
    m.tube([bow[0], (0.14, 1.14, 0.12), bow[-1]], 0.010, BONE, seg=3)
    m.tube([(0.16, 1.14, 0.10), (-0.62, 1.11, 0.64)], 0.014, srgb("d8c08a"), seg=4)
    m.tube([(-0.60, 1.11, 0.63), (-0.70, 1.105, 0.70)], [0.04, 0.005], STEEL, METAL, 4)


def pummelroot(m: Mesh) -> None:
    """Long because it is drawn stroke by stroke."""
    bark, moss, leaf, eye = srgb("6a5234"), srgb("5c8a34"), srgb("86c040"), srgb("ffe06a")
    for s in (-1, 1):
        m.tube(
            curve((s * 0.18, 0.60, -0.04), (s * 0.27, 0.36, 0.02), (s * 0.25, 0.16, 0.06), n=4),
            np.linspace(0.17, 0.15, 9),
            bark,
            seg=7,
        )
        for k in (-1, 0, 1):
            m.tube(
                [(s * 0.25, 0.17, 0.06), (s * 0.27 + 0.10 * k, 0.12, 0.24 - 0.08 * abs(k))],
                [0.09, 0.03],
                bark * 0.8,
                seg=5,
            )
    m.ball((0, 0.82, -0.04), (0.36, 0.34, 0.30), bark)
    m.ball((0, 1.10, -0.14), (0.46, 0.28, 0.34), moss, seg=10, rows=6)
    m.ball((0, 1.02, 0.22), (0.19, 0.17, 0.14), bark * 0.8)
    for s in (-1, 1):
        m.ball((s * 0.08, 1.06, 0.34), 0.042, eye, GLOW, 5, 3)
        m.tube(
            curve((s * 0.40, 1.06, -0.04), (s * 0.74, 0.94, 0.06), (s * 0.74, 0.56, 0.24), n=4),
            np.linspace(0.14, 0.20, 9),
            bark,
            seg=7,
        )
        m.ball((s * 0.73, 0.40, 0.28), (0.26, 0.25, 0.27), bark * 0.88, seg=8, rows=6)
        for k in range(4):
            a = k * 1.3 + 0.3
            m.tube(
                [
                    (s * 0.73 + 0.14 * math.cos(a), 0.36, 0.30 + 0.14 * math.sin(a)),
                    (s * 0.73 + 0.32 * math.cos(a), 0.24, 0.30 + 0.30 * math.sin(a)),
                ],
                [0.075, 0.02],
                bark * 0.7,
                seg=5,
            )
        m.tube(
            curve((s * 0.16, 1.30, -0.10), (s * 0.26, 1.52, -0.14), (s * 0.46, 1.64, -0.08), n=3),
            np.linspace(0.07, 0.015, 7),
            bark,
            seg=5,
        )
    rng = np.random.default_rng(2)
    for _ in range(11):
        a, e = rng.uniform(0, 6.28), rng.uniform(0.35, 1.2)
        p = (0.46 * math.cos(e) * math.cos(a), 1.10 + 0.28 * math.sin(e), -0.14 + 0.34 * math.cos(e) * math.sin(a))
        with m.at(p, rng.uniform(0, 6), rng.uniform(-0.9, 0.2), rng.uniform(-0.5, 0.5)):
            m.plate([(0, 0.24), (0.09, 0.08), (0, -0.03), (-0.09, 0.08)], 0.035, leaf * rng.uniform(0.6, 1.1))
