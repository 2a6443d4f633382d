"""What a cue is: a sound that something on the table has, lighter or heavier, and never twice quite the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.frozen import frozen
from game.sound.waves import Chance, Wave

Maker = Callable[[Chance, float], Wave]
"""A dry wave of one channel, made with these dice, for a weight from 0 (a fairy) to 1 (a golem)."""
LOUDNESS: Mapping[str, float] = {
    "desk": -30.0,
    "step": -28.0,
    "card": -26.0,
    "table": -24.0,
    "magic": -23.0,
    "blow": -22.0,
    "event": -20.0,
}
"""LUFS of the loudest 400 ms of the cues of each group. All within 10: nobody reaches for the volume."""


@frozen
class Cue:
    """A group of `LOUDNESS`, how much of the room is heard with it, and how it is made."""

    group: str
    wet: float
    make: Maker


def lower(weight: float) -> float:
    """The factor on pitches for a weight: what is heavy sounds lower, about six tones from the lightest on."""
    return 1.35 - 0.7 * weight
