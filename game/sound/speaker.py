"""Cues, made of numbers when the program starts to speak. Silent without a device."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
import pygame
from numpy.typing import NDArray

from game.sound.device import RATE, opened

Wave = NDArray[np.float64]  # one channel, -1..1


def fade(seconds: float, attack: float = 0.005, decay: float = 6.0) -> Wave:
    """An envelope: up in `attack` seconds, then down, e times less every 1/decay seconds; silent at its end."""
    t = np.arange(round(seconds * RATE)) / RATE
    out: Wave = np.minimum(1.0, t / attack) * np.exp(-decay * t) * np.minimum(1.0, (seconds - t) / 0.01)
    return out


def tone(pitch: float, seconds: float, decay: float = 6.0, partials: tuple[float, ...] = (1, 2, 3)) -> Wave:
    """A struck tone in hertz; its partials are the softer the higher they are."""
    t = np.arange(round(seconds * RATE)) / RATE
    out: Wave = sum((np.sin(2 * np.pi * pitch * m * t) / m**1.5 for m in partials), np.zeros_like(t)) * fade(
        seconds, 0.004, decay
    )
    return out


def hiss(seconds: float, soft: int, seed: int) -> Wave:
    """Noise, the duller the larger `soft` (length of the moving average in samples)."""
    raw = np.random.default_rng(seed).normal(0, 1, round(seconds * RATE) + soft)
    total = np.cumsum(raw)
    out: Wave = (total[soft:] - total[:-soft])[: round(seconds * RATE)] / soft**0.5
    return out


def join(*parts: tuple[float, Wave]) -> Wave:
    """Waves laid over one another, each from its moment in seconds."""
    out = np.zeros(max(round(at * RATE) + len(wave) for at, wave in parts))
    for at, wave in parts:
        start = round(at * RATE)
        out[start : start + len(wave)] += wave
    return out


def _rattle() -> Wave:
    """Dice on felt: many short knocks that grow rarer."""
    rng = np.random.default_rng(5)
    knocks = []
    for n in range(13):
        length = 0.05
        t = np.arange(round(length * RATE)) / RATE
        knock = rng.normal(0, 1, len(t)) * np.sin(2 * np.pi * rng.uniform(1500, 2900) * t) * fade(length, 0.0006, 90)
        knocks.append((0.52 * (n / 12) ** 1.4 + rng.uniform(0, 0.02), knock * (1 - n / 20)))
    return join(*knocks)


CUES: Mapping[str, Callable[[], Wave]] = {
    "hover": lambda: tone(880, 0.05, 60) * 0.35,
    "click": lambda: join((0, hiss(0.03, 5, 1) * fade(0.03, 0.001, 120)), (0.004, tone(520, 0.09, 40) * 0.7)),
    "back": lambda: join((0, tone(420, 0.09, 36)), (0.05, tone(330, 0.1, 34) * 0.8)),
    "refuse": lambda: join((0, tone(180, 0.14, 20, (1, 1.5, 2.1))), (0.09, tone(150, 0.18, 18, (1, 1.5, 2.1)))),
    "card": lambda: hiss(0.18, 7, 2) * np.hanning(round(0.18 * RATE)) ** 2,
    "flip": lambda: hiss(0.14, 4, 13) * np.hanning(round(0.14 * RATE)) ** 1.4,
    "shuffle": lambda: join(*((0.05 * n, hiss(0.07, 5, 14 + n) * fade(0.07, 0.004, 42)) for n in range(7))),
    "dice": _rattle,
    "step": lambda: hiss(0.12, 34, 3) * fade(0.12, 0.002, 42),
    "fly": lambda: hiss(0.42, 16, 4) * np.hanning(round(0.42 * RATE)) ** 1.5,
    "splash": lambda: join(
        (0, hiss(0.4, 9, 6) * fade(0.4, 0.01, 11)), (0.1, hiss(0.35, 4, 7) * fade(0.35, 0.03, 13) * 0.5)
    ),
    "hit": lambda: join((0, hiss(0.16, 12, 8) * fade(0.16, 0.001, 30)), (0, tone(95, 0.25, 14, (1, 1.6, 2.3)) * 1.3)),
    "block": lambda: join(
        (0, tone(1240, 0.3, 15, (1, 1.47, 2.09, 2.56)) * 0.8), (0, hiss(0.04, 3, 9) * fade(0.04, 0.001, 90))
    ),
    "fall": lambda: join((0, hiss(0.2, 60, 10) * fade(0.2, 0.002, 18)), (0.08, tone(70, 0.3, 12) * 1.2)),
    "destroyed": lambda: join(
        (0, hiss(0.5, 30, 11) * fade(0.5, 0.004, 7)), (0, tone(110, 0.6, 7, (1, 1.19, 1.5)) * 0.9)
    ),
    "spell": lambda: join(
        *((0.05 * n, tone(pitch, 0.7, 7, (1, 2, 4.2)) * 0.6) for n, pitch in enumerate((523, 659, 784, 988)))
    ),
    "summon": lambda: join(
        (0, hiss(0.5, 20, 12) * np.hanning(round(0.5 * RATE)) * 0.5), (0.1, tone(330, 0.7, 6)), (0.2, tone(495, 0.7, 6))
    ),
    "glyph": lambda: join((0, tone(740, 0.9, 5, (1, 2.76, 5.4)) * 0.7), (0.12, tone(1110, 0.9, 5, (1, 2.76)) * 0.5)),
    "turn": lambda: join((0, tone(392, 0.6, 7)), (0.14, tone(587, 0.8, 6))),
    "win": lambda: join(
        *((0.16 * n, tone(p, 1.3, 3.4)) for n, p in enumerate((392, 494, 587, 784))), (0.64, tone(988, 1.5, 3) * 0.6)
    ),
    "lose": lambda: join((0, tone(294, 0.9, 4)), (0.24, tone(262, 0.9, 4)), (0.48, tone(196, 1.4, 3))),
}


def stereo(wave: Wave, volume: float = 0.6) -> NDArray[np.int16]:
    """A wave as 16-bit samples of two channels, shape (n, 2), as loud as `volume`."""
    top = float(np.abs(wave).max()) or 1.0
    samples = np.clip(wave / top * volume * 32767, -32767, 32767).astype(np.int16)
    return np.ascontiguousarray(np.repeat(samples[:, None], 2, axis=1))


class Speaker:
    """Plays cues by name. Cues are made when first heard; a missing device makes every call silent."""

    def __init__(self, silent: bool = False) -> None:
        self.silent, self.opened = silent, False
        self.effects = 0.7
        self.made: dict[str, pygame.mixer.Sound] = {}
        self.heard: list[str] = []  # the last cues asked for, also when silent

    @property
    def missing(self) -> bool:
        """True if a device was wanted and there is none."""
        return self.opened and self.silent

    def _open(self) -> bool:
        """True if there is a device; looked for once, with the first sound."""
        if not self.opened and not self.silent:
            self.opened, self.silent = True, not opened()
        return not self.silent

    def play(self, name: str) -> None:
        """Play a cue. KeyError for a name that does not exist."""
        make = CUES[name]
        self.heard = [*self.heard[-31:], name]
        if self.effects <= 0 or not self._open():
            return
        if name not in self.made:
            self.made[name] = pygame.sndarray.make_sound(stereo(make()))
        self.made[name].set_volume(self.effects)
        self.made[name].play()

    def close(self) -> None:
        """Give the device back."""
        if self.opened and not self.silent:
            pygame.mixer.quit()
        self.silent = True
