"""Drums: a skin, whose pitch falls as it slackens after the blow.

Source: the ratios of an ideal membrane, that is the zeros of the Bessel functions, from general knowledge.
"""

from __future__ import annotations

import numpy as np

from game.sound.hiss import noise
from game.sound.modes import another, modal
from game.sound.waves import Chance, Wave, decay, layers, times, wave

MEMBRANE = (1.594, 2.136, 2.296, 2.653, 2.918, 3.5, 4.06)  # over the fundamental


def drum(pitch: float, rng: Chance, t60: float = 0.6, skin: float = 0.25, drop: float = 0.25) -> Wave:
    """A drum of `pitch` hertz; `skin` is how loud the stick is on it, `drop` how far the pitch falls."""
    long = t60 * 1.2
    t = times(long)
    fallen = t + drop * 0.04 * (1 - np.exp(-t / 0.04))
    low = wave(np.sin(2 * np.pi * pitch * fallen)) * decay(long, 0.002, t60)
    over = modal(another([(pitch * r, t60 * 0.6 / r, 0.5 / r) for r in MEMBRANE], rng), long)
    stick = noise(0.06, 200, 2500, rng) * decay(0.06, 0.001, 0.04) * skin
    return layers((low, over, stick))
