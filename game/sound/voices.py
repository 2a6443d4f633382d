"""Who sounds now. At most so many at once, of one name fewer; repeats are softer, and all together never clip."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from game.sound.device import VOICES
from game.sound.takes import Take

OF_A_NAME = 3
AGAIN, SOFTER = 0.3, 10 ** (-3 / 20)  # within so many seconds the same cue is so much softer
LIGHTER = 0.3  # the lightest is ten to the power of this times softer than the heaviest: 6 dB
FAINT = 0.05  # what would be softer than this is not played
SPREAD = 0.6  # how far to the sides the edges of the window are heard
LAG = 0.1  # seconds that the device may be behind


@dataclass(slots=True)
class Voice:
    """A take that sounds, since when, and as loud as in the louder ear."""

    name: str
    take: Take
    began: float
    volume: float

    def to_come(self, now: float) -> float:
        """The loudest sample that the device may still have to play of it."""
        return self.volume * self.take.to_come(now - self.began - LAG)


class Voices:
    """As many voices as may sound at once. `headroom` is how loud all of them together may be, 0 to 1."""

    def __init__(self, headroom: float = 1.0) -> None:
        self.headroom = headroom
        self.sounding: list[Voice | None] = [None] * VOICES

    def begin(
        self, name: str, take: Take, volume: float, weight: float, where: float, now: float
    ) -> tuple[int, float, float] | None:
        """A take begins: its voice, and its volume left and right. None if there is no voice or no room for it.

        `weight` is 0 to 1; `where` is -1 at the left edge of the window and 1 at the right one.
        """
        others = [voice for voice in self.sounding if voice is not None and voice.to_come(now) > 0]
        alike = [voice for voice in others if voice.name == name]
        free = [n for n, voice in enumerate(self.sounding) if voice not in others]
        if not free or len(alike) >= OF_A_NAME:
            return None
        volume *= 10 ** (LIGHTER * (weight - 1)) * SOFTER ** sum(now - voice.began < AGAIN for voice in alike)
        room = self.headroom - sum(voice.to_come(now) for voice in others)
        left, right = panned(where)
        loud = min(volume * max(left, right), room / max(take.to_come(0), 1e-6))
        if loud < FAINT:
            return None
        self.sounding[free[0]] = Voice(name, take, now, loud)
        return free[0], loud * left / max(left, right), loud * right / max(left, right)


def panned(where: float) -> tuple[float, float]:
    """The volumes of both ears for a place from -1 to 1: of the same power everywhere, 1 at most."""
    angle = (max(-1.0, min(1.0, where)) * SPREAD + 1) * np.pi / 4
    most = np.cos((1 - SPREAD) * np.pi / 4)
    return float(np.cos(angle) / most), float(np.sin(angle) / most)
