"""What events put on the screen besides the figures: dice, captions, floating numbers, lights, the log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.board3d.picture import Mark, Throw
from game.frozen import frozen
from game.hexes import Hex
from game.ui.layouts.arena.board_picture import Troupe
from game.ui.play.lines import Line, Log
from game.words import Phrase

FLOAT_SECONDS = 1.1
FOLD_SECONDS = 0.16


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
class Show(Log):
    """Everything a film may change."""

    troupe: Troupe = field(default_factory=Troupe)
    lines: list[Line] = field(default_factory=list)
    floats: list[Float] = field(default_factory=list)
    lights: list[Mark] = field(default_factory=list)
    throw: Throw | None = None
    caption: Phrase | None = None  # what the dice mean
    fight: tuple[Hex, ...] = ()  # the spaces beside which they lie; none: in the middle
    folded: float = 0.0  # how far their plate has closed, 0..1
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

    def fold(self, at_once: bool = False) -> None:
        """The dice have been seen: their plate closes."""
        self.folded = 1.0 if at_once else max(self.folded, 0.01)
        if at_once:
            self.put_away()

    def put_away(self) -> None:
        """No dice lie on the table any more."""
        self.throw, self.caption, self.fight, self.folded = None, None, (), 0.0

    @property
    def ageing(self) -> bool:
        """True while anything goes by itself."""
        return bool(self.floats) or self.folded > 0

    def grow_old(self, seconds: float) -> None:
        """Let floating numbers rise, and the plate of dice that have been seen close."""
        for one in self.floats:
            one.age += seconds / FLOAT_SECONDS
        self.floats = [one for one in self.floats if one.age < 1]
        if self.folded > 0:
            self.folded += seconds / FOLD_SECONDS
            if self.folded >= 1:
                self.put_away()


__all__ = ["Cast", "Float", "Line", "Show"]
