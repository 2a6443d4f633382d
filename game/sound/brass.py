"""Brass: one sine bends another, and the brighter the louder.

Source: J. Chowning, The Synthesis of Complex Audio Spectra by Means of Frequency Modulation (1973).
"""

from __future__ import annotations

import numpy as np

from game.sound.waves import RATE, Times, Wave, times, wave

VIBRATO = 5.2  # hertz


def bent(pitch: float, index: Times, ratio: float = 1.0, vibrato: float = 0.0) -> Wave:
    """A sine of `pitch` hertz, bent by one of `ratio` times its pitch as far as `index` says for each sample."""
    t = np.arange(len(index)) / RATE
    phase = 2 * np.pi * pitch * t + vibrato * np.sin(2 * np.pi * VIBRATO * t) * np.clip(t / 0.5, 0, 1)
    return wave(np.sin(phase + index * np.sin(ratio * phase)))


def horn(pitch: float, seconds: float) -> Wave:
    """Two horns, all but in tune."""
    t = times(seconds)
    loud = np.clip(t / 0.09, 0, 1) * np.clip((seconds - t) / 0.18, 0, 1)
    both = bent(pitch, 2.6 * loud**1.5, 1, 0.25) + bent(pitch * 1.003, 1.8 * loud**1.5) / 2
    return wave(both * loud / 2)
