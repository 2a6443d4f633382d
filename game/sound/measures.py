"""What can be said of a sound without hearing it."""

from __future__ import annotations

import numpy as np

from game.frozen import frozen
from game.sound.loudness import loudest
from game.sound.waves import RATE, Wave, louder_ear

AUDIBLE = 0.1  # share of its peak at which a sound has begun


@frozen
class Measures:
    """Seconds; LUFS of the loudest 400 ms; dB of full scale; milliseconds until it is heard."""

    seconds: float
    loudness: float
    peak: float
    jump: float  # between neighbouring samples where it begins and where it ends: a large one clicks
    starts: float


def measured(x: Wave) -> Measures:
    """The measures of a wave (n, 2)."""
    loud = louder_ear(x)
    out = np.zeros((1, 2), np.float32)
    ends = (np.concatenate((out, x[:2])), np.concatenate((x[-2:], out)))
    jump = max(float(np.abs(np.diff(end, axis=0)).max()) for end in ends)
    begun = int(np.argmax(loud >= loud.max() * AUDIBLE))
    return Measures(len(x) / RATE, loudest(x), decibels(float(loud.max())), decibels(jump), 1000 * begun / RATE)


def decibels(amplitude: float) -> float:
    """Of full scale; -120 for silence."""
    return 20 * float(np.log10(max(amplitude, 1e-6)))
