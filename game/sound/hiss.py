"""Noise: a band that stays, a band that moves, and grains, of which paper, sand, steps and fire are made.

Source: overlap-added frames as in any short-time Fourier synthesis (J. B. Allen 1977), from general knowledge.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from game.sound.waves import RATE, Chance, Times, Wave, decay, mix, samples, wave


def noise(seconds: float, low: float, high: float, rng: Chance, slope: float = 12.0) -> Wave:
    """Noise from `low` to `high` hertz, `slope` dB an octave weaker outside; of unit power."""
    n = samples(seconds)
    pitch = np.fft.rfftfreq(n, 1 / RATE) + 1e-9
    outside = np.maximum(0, np.log2(low / pitch)) + np.maximum(0, np.log2(pitch / high))
    shape = (rng.normal(size=len(pitch)) + 1j * rng.normal(size=len(pitch))) * 10 ** (-slope * outside / 20)
    shape[0] = 0
    x = np.fft.irfft(shape, n)
    return wave(x / (x.std() + 1e-12))


def sweep(seconds: float, centre: Callable[[Times], Times | float], width: float, rng: Chance) -> Wave:
    """Noise whose band moves: centre(x) in hertz for x from 0 to 1, `width` octaves (one sigma); of unit power."""
    size, hop = 1024, 256
    n = samples(seconds)
    frames = n // hop + 1 + size // hop
    pitch = np.fft.rfftfreq(size, 1 / RATE) + 1
    way = np.clip((np.arange(frames) * hop - size / 2) / n, 0, 1)  # where in the whole the middle of a frame is heard
    middle = np.broadcast_to(centre(way), frames)[:, None]
    shape = np.fft.rfft(rng.normal(size=(frames, size))) * np.exp(-0.5 * (np.log2(pitch / middle) / width) ** 2)
    framed = np.fft.irfft(shape) * np.hanning(size)
    out = np.zeros(frames * hop + size)
    for part in range(size // hop):  # frames that do not overlap are laid down together
        some = framed[part :: size // hop]
        out[part * hop : part * hop + some.size] += some.ravel()
    x = out[size : size + n]
    return wave(x / (x.std() + 1e-12))


def grain(long: float, pitch: float, rng: Chance, octaves: float = 1.0) -> Wave:
    """A grain of noise, `long` seconds, `octaves` wide around `pitch` hertz."""
    wide = 2 ** (octaves / 2)
    return noise(long, pitch / wide, pitch * wide, rng) * decay(long, long * 0.15, long, 0.002)


def grains(count: int, spread: float, band: tuple[float, float], long: float, rng: Chance) -> Wave:
    """Grains strewn over about `spread` seconds, the first few densest, anywhere in the band, most of them soft."""
    moments = np.minimum(np.abs(rng.normal(0, spread / 2, count)), 1.5 * spread)
    return mix(*((at, grain(long, rng.uniform(*band), rng) * rng.exponential(0.2)) for at in moments))
