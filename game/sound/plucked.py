"""A plucked string: a burst that goes round a loop one period long and loses a little on every round.

Sources: K. Karplus and A. Strong (1983), D. Jaffe and J. O. Smith (1983); the pick-position comb and the loop's filters
as in J. O. Smith, Physical Audio Signal Processing, chapters Extended Karplus-Strong and Pick-Position Comb Filter.
"""

from __future__ import annotations

import numpy as np

from game.sound.waves import RATE, Chance, Times, Wave, eased, samples, wave

LEAD = 6  # samples before the burst, for the loop's filter to look back into


def pluck(
    pitch: float,
    seconds: float,
    rng: Chance,
    t60: float = 3.0,
    bright: float = 0.5,
    pick: float = 0.2,
    damp: float = 0.1,
) -> Wave:
    """A string of `pitch` hertz that falls by 60 dB in `t60` seconds.

    `bright` is how hard the nail is (0 to 1), `pick` where on the string it plucks (0 to 0.5), `damp` how much of the
    height is lost on every round (0 to 0.33). Block by block of one period: a round needs only the one before.
    """
    period = RATE / pitch
    whole = int(period) - 2  # the loop's filter adds 2 and a fraction
    loop = np.convolve(_fraction(period - whole - 1), [damp, 1 - 2 * damp, damp]) * 10 ** (-3 / (pitch * t60))
    n, lead = samples(seconds), whole + LEAD
    y = np.zeros(lead + n + whole + LEAD)
    burst = _burst(pitch, int(np.ceil(period)), rng, bright, pick)
    y[lead : lead + len(burst)] = burst[: len(y) - lead]
    for at in range(lead, lead + n, whole):
        y[at : at + whole] += np.convolve(y[at - whole - 5 : at], loop, "valid")[:whole]
    return eased(wave(y[lead : lead + n]), 0.002, 0.02)


def _fraction(delay: float) -> Times:
    """A filter of four taps that delays by 1 to 2 samples (Lagrange)."""
    return np.array([np.prod([(delay - m) / (k - m) for m in range(4) if m != k]) for k in range(4)])


def _burst(pitch: float, n: int, rng: Chance, bright: float, pick: float) -> Times:
    """One period of noise as the finger leaves it: harmonics with a knot under the finger are missing."""
    spectrum = np.fft.rfft(rng.uniform(-1, 1, n))
    k = np.arange(len(spectrum))
    spectrum *= np.abs(2 * np.sin(np.pi * pick * k)) * np.exp(-k * pitch / (1500 + 9000 * bright))
    spectrum[0] = 0
    burst = np.fft.irfft(spectrum, n)
    return np.asarray(burst / (np.abs(burst).max() + 1e-9))
