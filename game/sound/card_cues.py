"""Cards and paper: slid, turned, shuffled, fanned, thrown, laid; a leaf of a book."""

from __future__ import annotations

import numpy as np

from game.sound.cue import Cue
from game.sound.hiss import noise, sweep
from game.sound.modes import another, modal
from game.sound.waves import Chance, Wave, decay, eased, mix, swell


def slide(rng: Chance, weight: float, seconds: float = 0.2) -> Wave:
    """A card over felt."""
    start, end = rng.uniform(1500, 2200), rng.uniform(3600, 5200)
    long = seconds * rng.uniform(0.85, 1.2)
    return sweep(long, lambda x: start + (end - start) * x, 0.8, rng) * swell(long, 0.35, 1.6)


def flick(rng: Chance, pitch: float = 2600) -> Wave:
    """A card let go: a snap of paper and the thud of the pile."""
    snap = noise(0.035, pitch * rng.uniform(0.6, 0.9), pitch * 2.2, rng) * decay(0.035, 0.0006, 0.025)
    thud = eased(modal(another([(240, 0.03, 0.5), (620, 0.02, 0.4)], rng, 120), 0.05))
    return mix((0, snap), (0.002, thud))


def flip(rng: Chance, weight: float) -> Wave:
    """A card is turned over."""
    return mix((0, slide(rng, weight, 0.11) * 0.6), (rng.uniform(0.08, 0.12), flick(rng)))


def riffle(rng: Chance, cards: int = 26, seconds: float = 0.6) -> Wave:
    """Two halves of a deck fall into one another."""
    at = seconds * np.linspace(0, 1, cards) ** 0.8 + rng.normal(0, 0.003, cards)
    each = (flick(rng, 2200 + 900 * i / cards) * rng.uniform(0.5, 1) for i in range(cards))
    return mix(*zip(np.maximum(0, at), each, strict=True))


def shuffle(rng: Chance, weight: float) -> Wave:
    """A riffle, the bridge, and the deck is knocked even."""
    bridge = sweep(0.34, lambda x: 1800 + 2600 * x, 0.7, rng) * swell(0.34, 0.6) * 0.35
    late = rng.uniform(0, 0.06)
    knocks = ((1.02 + late, flick(rng, 1500) * 1.2), (1.13 + 2 * late, flick(rng, 1300)))
    return mix((0, riffle(rng, int(rng.integers(20, 32)))), (0.66, bridge), *knocks)


def fan(rng: Chance, weight: float) -> Wave:
    """Cards are taken up and fanned, the more the heavier."""
    count = round(3 + 8 * weight)
    each = ((0.04 + 0.035 * i, flick(rng, 3000 + 150 * i) * 0.4) for i in range(count))
    return mix((0, slide(rng, weight, 0.05 * count) * 0.5), *each)


def toss(rng: Chance, weight: float) -> Wave:
    """A card is thrown on a pile."""
    long = rng.uniform(0.12, 0.16)
    air = sweep(long, lambda x: 3200 - 1700 * x, 0.7, rng) * swell(long, 0.7, 1.4)
    return mix((0, air * 0.5), (long - 0.02, flick(rng, 1700)), (long + 0.05, slide(rng, weight, 0.09) * 0.25))


def lay(rng: Chance, weight: float) -> Wave:
    """A card is laid down, and pressed on."""
    thud = eased(modal(another([(210, 0.05, 0.8), (430, 0.04, 0.5), (900, 0.02, 0.25)], rng, 150), 0.08))
    return mix((0, slide(rng, weight, 0.08) * 0.25), (0.06, flick(rng, 1900)), (0.062, thud))


def leaf(rng: Chance, weight: float) -> Wave:
    """A leaf of a book is turned: it rises, bends and falls."""
    long = rng.uniform(0.22, 0.3)
    up = sweep(long, lambda x: 1300 + 2400 * np.sin(np.pi * x), 0.9, rng) * swell(long, 0.6, 1.2)
    crackle = ((rng.uniform(0.05, long), flick(rng, 3400) * rng.uniform(0.05, 0.18)) for _ in range(6))
    return mix((0, up * 0.6), *crackle, (long - 0.03, flick(rng, 1400) * 0.35))


CUES = {
    "slide": Cue("card", 0.1, slide),
    "flip": Cue("card", 0.12, flip),
    "shuffle": Cue("card", 0.12, shuffle),
    "fan": Cue("card", 0.1, fan),
    "toss": Cue("card", 0.1, toss),
    "lay": Cue("card", 0.1, lay),
    "page": Cue("desk", 0.08, leaf),
}
