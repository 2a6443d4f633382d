"""Nothing clips: a limiter that looks ahead, and sounds brought to their loudness under it.

Source: a peak limiter as in any textbook (U. Zoelzer, DAFX): a sliding minimum of the wanted gain, smoothed.
"""

from __future__ import annotations

import numpy as np

from game.sound.waves import RATE, Wave, louder_ear, wave

CEILING = 0.5  # the device adds what sounds at once, and clips: two whole sounds must fit
BLOCK = 32  # samples that share a gain
AHEAD = 0.004  # seconds


def limit(x: Wave, ceiling: float = CEILING, circular: bool = False) -> Wave:
    """A wave (n, 2) with no sample above the ceiling; `circular` for a loop, whose end leads to its beginning."""
    k = 2 * max(1, int(AHEAD * RATE / BLOCK)) + 1
    peaks = np.pad(louder_ear(x), (0, -len(x) % BLOCK)).reshape(-1, BLOCK).max(1)
    if peaks.max() <= ceiling:
        return x
    wanted = np.minimum(1, ceiling / np.maximum(peaks, 1e-9))
    around = np.pad(wanted, 2 * k, mode="wrap" if circular else "edge")
    lowest = np.lib.stride_tricks.sliding_window_view(around, 2 * k + 1).min(1)
    smoothing = np.hanning(2 * k + 3)[1:-1]
    gain = np.convolve(lowest, smoothing / smoothing.sum(), "same")[k : k + len(wanted)]
    moments = (np.arange(len(gain)) + 0.5) * BLOCK
    smooth = wave(np.interp(np.arange(len(x)), moments, gain))
    return wave(np.clip(x * smooth[:, None], -ceiling, ceiling))


def raised(x: Wave, loudness: float, wanted: float) -> Wave:
    """A wave of so many LUFS, as loud as wanted, before it is limited."""
    return wave(x * 10 ** ((wanted - loudness) / 20))
