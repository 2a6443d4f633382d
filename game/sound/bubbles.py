"""Water: bubbles, and the splash that makes them.

Source: the ringing of an air bubble (M. Minnaert 1933), rising as it nears the surface (K. van den Doel 2005).
"""

from __future__ import annotations

import numpy as np

from game.sound.hiss import sweep
from game.sound.modes import modal
from game.sound.waves import Chance, Wave, decay, mix, times, wave


def bubble(pitch: float) -> Wave:
    """One bubble that begins at `pitch` hertz."""
    seconds = 0.05 + 12 / pitch
    t = times(seconds)
    return wave(np.sin(2 * np.pi * pitch * (t + 2.2 * t**2))) * decay(seconds, 0.002, seconds * 0.8)


def splash(rng: Chance, size: float = 0.6) -> Wave:
    """Something falls into water: a pebble (0) to a boulder (1)."""
    long = 0.25 + size * 0.4
    slap = sweep(long, lambda x: 900 + 2600 * np.exp(-3 * x), 1.1, rng) * decay(long, 0.008, long - size * 0.05)
    drops = (
        (
            rng.uniform(0.06, 0.2 + 0.6 * size),
            bubble(rng.uniform(500, 2600 - 900 * size)) * min(1.2, rng.exponential(0.35)),
        )
        for _ in range(int(8 + 30 * size))
    )
    return mix((0, slap * 0.5), (0, modal([(95, 0.15, size), (290, 0.1, size * 0.5)], 0.3)), *drops)
