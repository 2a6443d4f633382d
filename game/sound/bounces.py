"""Things that bounce and come to rest: dice, and a coin that spins down.

Sources, from general knowledge: each bounce lasts the coefficient of restitution times the one before; a coin's taps
come ever faster (K. Moffatt, Euler's disk, 2000).
"""

from __future__ import annotations

from collections.abc import Sequence

from game.sound.modes import COIN, DIE, FELT, WOOD, Mode, strike
from game.sound.waves import Chance, Wave, layers, mix


def dice(rng: Chance, count: int = 2, table: Sequence[Mode] = WOOD) -> Wave:
    """So many dice fall on wood or felt: each bounces, lower and lower, and lies."""
    soft = table is FELT
    click, hard, ring, keeps, fades = (0.1, 2500, 0.12, 0.62, 0.5) if soft else (0.4, 7000, 0.35, 0.74, 0.68)
    parts = []
    for _ in range(count):
        at, gap, loud = rng.uniform(0, 0.06), rng.uniform(0.1, 0.15), 1.0
        while gap > 0.014 and loud > 0.05:
            hit = layers((strike(table, 0.09, rng, click, hard), strike(DIE, 0.09, rng, 0.1) * ring))
            parts.append((at, hit * (loud * rng.uniform(0.7, 1))))
            at, gap, loud = at + gap * rng.uniform(0.85, 1.15), gap * keeps, loud * fades
    return mix(*parts)


def coin(rng: Chance) -> Wave:
    """A coin is flicked, lands, and spins until it lies."""
    spin = [
        (0.3 + 0.7 * (1 - (1 - i / 22) ** 1.6), strike(COIN, 0.5, rng, 0.1) * (0.55 - 0.5 * i / 22)) for i in range(22)
    ]
    return mix((0, strike(COIN, 0.6, rng, 0.3)), *spin)
