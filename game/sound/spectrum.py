"""Fourier's transform, for what is long: lengths it is quick at, and one sound sent through another."""

from __future__ import annotations

from bisect import bisect_left
from functools import cache

import numpy as np

from game.sound.waves import Wave, wave


@cache
def _smooth() -> list[int]:
    """Even numbers that 2, 3, 5 and 7 make up, to 2^24. Other lengths made time and memory explode."""
    powers = [1 << a for a in range(1, 25)]
    for prime in (3, 5, 7):
        powers = [p * prime**k for p in powers for k in range(16) if p * prime**k < 1 << 24]
    return sorted(powers)


def smooth(n: int) -> int:
    """The next length from `n` on that the transform is quick at."""
    lengths = _smooth()
    return lengths[bisect_left(lengths, n)]


def convolve(x: Wave, answer: Wave, circle: int = 0) -> Wave:
    """A wave of one channel sent through what answers to an impulse.

    It has len(x) + len(answer) - 1 samples; with `circle`, which both must fit in, that many, and what hangs over the
    end sounds at the beginning.
    """
    n = circle or smooth(len(x) + len(answer) - 1)
    out = np.fft.irfft(np.fft.rfft(x, n) * np.fft.rfft(answer, n), n)
    return wave(out if circle else out[: len(x) + len(answer) - 1])
