"""How loud a sound is to an ear, in LUFS.

Source: ITU-R BS.1770: K-weighting (the coefficients of its two filters, for 48 kHz, taken as magnitudes of the spectrum
of every 100 ms), blocks of 400 ms every 100 ms, an absolute gate at -70 and a relative one 10 below.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from game.sound.waves import RATE, Times, Wave, samples, wave

STEP = 0.1  # seconds; a block has four
OFFSET = -0.691
SILENT = 1e-12


def whole(x: Wave) -> float:
    """The loudness of a piece (n, 2), without its silences."""
    power = np.convolve(_steps(x), np.full(4, 0.25), "valid")
    power = power[power > 10 ** ((-70 - OFFSET) / 10)]
    power = power[power > power.mean() * 0.1] if len(power) else power
    return _lufs(power.mean() if len(power) else 0)


def loudest(x: Wave) -> float:
    """The loudness of the loudest 400 ms of (n, 2): the measure for what is short."""
    return _lufs(np.convolve(_steps(x), np.full(4, 0.25)).max())


def _lufs(power: float) -> float:
    return float(OFFSET + 10 * np.log10(power + SILENT))


def _steps(x: Wave) -> Times:
    """The mean power of both channels in every step, as an ear weighs it; at least a block of them."""
    step = samples(STEP)
    parts = np.pad(x, ((0, -len(x) % step), (0, 0))).reshape(-1, step, 2)
    spectrum = np.fft.rfft(parts, axis=1)
    heard = (spectrum.real**2 + spectrum.imag**2).sum(2) * _weights(step)
    power = heard.sum(1) * 2 / step**2  # Parseval
    return np.pad(power, (0, max(0, 4 - len(power))))


@cache
def _weights(n: int) -> Wave:
    """How much of the power at each pitch of a spectrum of n samples an ear hears: of lows less, of highs more."""
    w = np.exp(-2j * np.pi * np.fft.rfftfreq(n, 1 / RATE) / 48000)
    shelf = (1.53512485958697 - 2.69169619938640 * w + 1.19839281085285 * w**2) / (
        1 - 1.69065929318241 * w + 0.73248077421585 * w**2
    )
    highpass = (1 - w) ** 2 / (1 - 1.99004745483398 * w + 0.99007225036621 * w**2)
    return wave(np.abs(shelf * highpass) ** 2)
