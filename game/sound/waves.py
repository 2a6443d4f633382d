"""Waves: what every sound here is, how one rises and falls, and how several are laid over one another.

A wave of one channel has shape (n,), one of two channels (n, 2); 1.0 is the loudest that a device can play.
"""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from numpy.typing import ArrayLike, NDArray

RATE = 44100  # samples a second
Wave = NDArray[np.float32]
Samples = NDArray[np.int16]  # (n, 2)
Times = NDArray[np.float64]
Chance = np.random.Generator


def chance(name: str, variant: int = 0) -> Chance:
    """The dice of a sound: the same numbers for the same name and variant, on every machine."""
    return np.random.default_rng([variant, *name.encode()])


def samples(seconds: float) -> int:
    """How many samples a time has, at least one."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Times:
    """The moment of every sample, in seconds. Whoever computes a phase does it with these, not in float32."""
    return np.arange(samples(seconds)) / RATE


def wave(of: ArrayLike) -> Wave:
    """Numbers as a wave."""
    return np.asarray(of, np.float32)


def hertz(midi: float) -> float:
    """The pitch of a key of the piano: 69 is the A of 440 hertz."""
    return float(440 * 2 ** ((midi - 69) / 12))


def silence(seconds: float) -> Wave:
    """Nothing, for so long."""
    return np.zeros(samples(seconds), np.float32)


# ---- how a sound rises and falls -----------------------------------------------------------------
def decay(seconds: float, attack: float, t60: float, tail: float = 0.01) -> Wave:
    """Up in `attack` seconds (raised cosine), down by 60 dB in `t60` seconds, to nought in the last `tail` seconds."""
    t = times(seconds)
    up = 0.5 - 0.5 * np.cos(np.pi * np.clip(t / attack, 0, 1))
    return wave(up * 10 ** (-3 * t / t60) * np.clip((seconds - t) / tail, 0, 1))


def swell(seconds: float, peak: float = 0.4, power: float = 2.0) -> Wave:
    """Nought at both ends, highest at the share `peak` of its length; the higher `power`, the narrower."""
    n = samples(seconds)
    return wave(np.sin(np.pi * (np.arange(n) / n) ** (np.log(0.5) / np.log(peak))) ** power)


def eased(x: Wave, rise: float = 0.002, fall: float = 0.0) -> Wave:
    """A wave (one or two channels) that comes up in `rise` seconds and goes in the last `fall` seconds.

    A sine that begins at once is a tick, and so is one that is cut off.
    """
    out = x.copy()
    rise_n, fall_n = min(len(x), round(rise * RATE)), min(len(x), round(fall * RATE))
    across = (slice(None), *[None] * (x.ndim - 1))
    if rise_n:
        out[:rise_n] *= np.linspace(0, 1, rise_n, dtype=np.float32)[across]
    if fall_n:
        out[-fall_n:] *= np.linspace(1, 0, fall_n, dtype=np.float32)[across]
    return out


# ---- several together ----------------------------------------------------------------------------
def mix(*parts: tuple[float, Wave]) -> Wave:
    """Waves of one channel laid over one another, each from its moment in seconds."""
    starts = [round(at * RATE) for at, _ in parts]
    out = np.zeros(max(start + len(x) for start, (_, x) in zip(starts, parts, strict=True)), np.float32)
    for start, (_, x) in zip(starts, parts, strict=True):
        out[start : start + len(x)] += x
    return out


def layers(parts: Iterable[Wave]) -> Wave:
    """Waves of one channel that all begin at once."""
    return mix(*((0.0, part) for part in parts))


def pan(x: Wave, where: float) -> Wave:
    """One channel at its place from left (-1) to right (1), as loud anywhere: shape (n, 2)."""
    angle = (where + 1) * np.pi / 4
    return np.stack((x * float(np.cos(angle)), x * float(np.sin(angle))), 1)


def louder_ear(x: Wave) -> Wave:
    """How far each sample of (n, 2) is from silence, in the louder ear. Ten times as quick as `max(axis=1)`."""
    return np.maximum(np.abs(x[:, 0]), np.abs(x[:, 1]))


# ---- for a device or a file ----------------------------------------------------------------------
def sampled(x: Wave) -> Samples:
    """A wave (n, 2) as 16-bit samples."""
    return np.ascontiguousarray(np.rint(np.clip(x, -1, 1) * 32767).astype(np.int16))
