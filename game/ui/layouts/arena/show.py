"""What events put on the screen besides the figures: dice, captions, floating numbers, lights, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.board3d.picture import Mark, Throw
from game.frozen import frozen
from game.hexes import Hex
from game.ui.layouts.arena.board_picture import Troupe
from game.words import Phrase

FLOAT_SECONDS = 1.1


@dataclass
class Float:
    """A number that rises from a space and fades."""

    at: Hex
    words: str
    harm: bool
    age: float = 0.0


@frozen
class Cast:
    """A card held up for everybody: its key in the catalogue, whose it is, and what happens to it."""

    card: str
    seat: int
    note: Phrase


@dataclass
class Show:
    """Everything a film may change."""

    troupe: Troupe = field(default_factory=Troupe)
    floats: list[Float] = field(default_factory=list)
    lights: list[Mark] = field(default_factory=list)
    throw: Throw | None = None
    caption: Phrase | None = None  # what the dice mean
    sides: tuple[Phrase, Phrase] | None = None  # who threw: attacker and defender
    banner: Phrase | None = None
    banner_seat: int = -1
    fade: float = 0.0  # of the banner, 0..1
    card: Cast | None = None
    number: int = 0  # throws so far: the seed of the tumbling

    def rise(self, at: Sequence[Hex], words: str, harm: bool) -> None:
        if at:
            self.floats.append(Float(at[0], words, harm))

    def dark(self) -> None:
        """Nothing on the board is lit any more."""
        self.lights = []

    def grow_old(self, seconds: float) -> bool:
        """Let floating numbers rise; True while any is left."""
        for one in self.floats:
            one.age += seconds / FLOAT_SECONDS
        self.floats = [one for one in self.floats if one.age < 1]
        return bool(self.floats)
