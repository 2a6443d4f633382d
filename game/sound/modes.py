"""Things that ring when struck: a bank of modes, that is of sines that die away, each at its own pace.

Sources: modal synthesis as J.-M. Adrien (1991) and K. van den Doel and D. K. Pai (1998) describe it, from general
knowledge. The ratios of bars are those of the free bar, of bells the church bell's; the other pitches were chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import numpy as np

from game.sound.hiss import noise
from game.sound.waves import RATE, Chance, Times, Wave, decay, eased, layers, samples, wave

Mode = tuple[float, float, float]
"""A pitch in hertz, the seconds in which it falls by 60 dB, how strong it is."""
MALLET = (1.0, 3.98, 9.6)  # a tuned bar of wood
CELESTA = (1.0, 2.756, 5.404, 8.93)  # a free bar
FALL_60_DB = 6.9078  # ln(1000)


def modal(modes: Iterable[Mode], seconds: float) -> Wave:
    """Damped sines, all at once: z^(aB+b) = z^(aB) z^b, so that the whole bank is one product of two small matrices.

    Not by `@`: its library would start a thread on every core, which takes longer than the product and stalls others.
    """
    pitch, t60, strength = np.array([mode for mode in modes if mode[0] < RATE * 0.45]).T
    n = samples(seconds)
    block = int(n**0.5) + 1
    step = 2j * np.pi * pitch / RATE - FALL_60_DB / (t60 * RATE)
    rows = (strength * np.exp(np.outer(np.arange(0, n, block), step))).astype(np.complex64)
    columns = np.exp(np.outer(step, np.arange(block))).astype(np.complex64)
    x = np.einsum("am,mb->ab", rows.real, columns.imag) + np.einsum("am,mb->ab", rows.imag, columns.real)
    return eased(wave(x.ravel()[:n]), rise=0, fall=0.009)


def harmonics(pitch: float, strengths: Callable[[Times], Times], seconds: float, top: float, t60: float) -> Wave:
    """The harmonics of `pitch` up to `top` hertz, as strong as `strengths` says of their numbers 1, 2, 3 ..."""
    numbers = np.arange(1, max(2, int(top / pitch) + 1)).astype(np.float64)
    return modal([(pitch * k, t60, a) for k, a in zip(numbers, strengths(numbers), strict=True)], seconds)


def bar(pitch: float, ratios: Sequence[float], t60: float, fall: float, tilt: float) -> list[Mode]:
    """The modes of a bar, plate or glass: a mode of ratio r dies r^fall times as fast and is r^tilt times weaker."""
    return [(pitch * r, t60 / r**fall, r**-tilt) for r in ratios]


def scaled(modes: Sequence[Mode], size: float) -> list[Mode]:
    """The same thing, `size` times as high."""
    return [(pitch * size, t60, strength) for pitch, t60, strength in modes]


def another(modes: Iterable[Mode], rng: Chance, cents: float = 40, db: float = 3) -> list[Mode]:
    """The same thing struck again: in another spot (strengths), or another of its kind (all pitches together)."""
    size = 2 ** (rng.normal() * cents / 1200)
    return [
        (f * size * 2 ** (rng.normal() * 8 / 1200), t * rng.uniform(0.85, 1.15), a * 10 ** (rng.normal() * db / 20))
        for f, t, a in modes
    ]


WOOD: Sequence[Mode] = [(420, 0.06, 1), (710, 0.05, 0.8), (1130, 0.04, 0.6), (1890, 0.03, 0.45), (2700, 0.02, 0.3)]
FELT: Sequence[Mode] = [(190, 0.05, 1), (330, 0.03, 0.35), (900, 0.012, 0.08)]
STONE: Sequence[Mode] = [(310, 0.07, 1), (560, 0.06, 0.8), (1240, 0.035, 0.5), (2050, 0.025, 0.4)]
DIE: Sequence[Mode] = [(2350, 0.02, 1), (3900, 0.016, 0.6), (5600, 0.012, 0.4)]
HOOF: Sequence[Mode] = [(620, 0.045, 1), (980, 0.035, 0.7), (1750, 0.02, 0.4)]
COIN: Sequence[Mode] = bar(3150, (1, 1.54, 2.08, 2.66, 3.41, 4.1), 0.55, 0.7, 0.35)
GLASS: Sequence[Mode] = bar(1650, (1, 2.32, 4.25, 6.63, 9.38), 0.7, 0.8, 0.3)
SHIELD: Sequence[Mode] = bar(390, (1, 1.47, 1.83, 2.32, 2.9, 3.64, 4.42, 5.3, 6.7, 8.2), 0.9, 0.75, 0.25)
BLADE: Sequence[Mode] = bar(1180, (1, 1.62, 2.41, 3.3, 4.37, 5.6, 7.1), 0.7, 0.5, 0.1)
BELL: Sequence[Mode] = (
    *((0.5, 1.6, 0.3), (1, 1.2, 0.8), (1.2, 0.9, 0.45), (1.5, 0.7, 0.3), (2, 0.6, 0.7)),
    *((2.51, 0.4, 0.35), (2.66, 0.35, 0.3), (4.1, 0.2, 0.25)),
)
"""A church bell: ratios for pitches."""


def strike(modes: Iterable[Mode], seconds: float, rng: Chance, click: float = 0.3, hard: float = 6000) -> Wave:
    """A thing hit by something: its modes, and the burst of the contact up to `hard` hertz, `click` strong."""
    burst = noise(0.012, 300, hard, rng) * decay(0.012, 0.0004, 0.008, 0.002) * click
    return layers((eased(modal(another(modes, rng), seconds), 0.0008), burst))


def bell(pitch: float, seconds: float, long: float = 1.0) -> Wave:
    """A bell of `pitch` hertz that rings `long` times as long as a small church's."""
    return eased(modal([(pitch * r, t * long, a) for r, t, a in BELL], seconds))
