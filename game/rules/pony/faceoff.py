"""The faceoff that is going on, as data that its steps and effects change by `replace` (pony.md, section 8)."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.pony.places import Area, PonyState
from game.table.known import PieceId

OVER_PROBLEM, OVER_TROUBLEMAKER = "problem", "troublemaker"


@frozen
class Faceoff:
    """Who faces whom, and what has become of it so far. The cards that were flipped lie in `flips(seat)`."""

    kind: str  # "problem" or "troublemaker"
    areas: tuple[Area, ...]  # what it covers; a combined one takes place in all of them
    sides: tuple[int, ...]  # the seats that flip, in the order in which they do
    taking: tuple[PieceId, ...]  # characters that were fixed at the start, or joined
    troublemaker: PieceId = 0
    tm_side: int = -1  # the seat that flips for the Troublemaker
    challenger: int = -1
    randoms: tuple[PieceId, ...] = ()  # characters whose Random was used
    totals: tuple[int, ...] = ()  # of the sides, once they are taken
    winner: int = -1
    margin: int = 0
    decided: bool = False  # the totals were taken for the last time
    over: bool = False  # the Troublemaker is gone: no winner (8.2, 1)

    @property
    def fighters(self) -> tuple[int, ...]:
        """The seats whose characters take part: nobody joins a Troublemaker."""
        return self.sides if self.kind == OVER_PROBLEM else (self.challenger,)

    def added_up(self, totals: tuple[int, ...], decided: bool, winner: int = -1, margin: int = 0) -> Faceoff:
        """The same once its totals are taken. (`replace`, but quicker.)"""
        return Faceoff(
            self.kind,
            self.areas,
            self.sides,
            self.taking,
            self.troublemaker,
            self.tm_side,
            self.challenger,
            self.randoms,
            totals,
            winner,
            margin,
            decided,
            self.over,
        )


@frozen
class Flip:
    """A flipped card and what it counts for."""

    piece: PieceId
    card: str
    power: int
    ignored: bool


@frozen
class Side:
    """A side as it stands: its characters (or its Troublemaker), what it flipped, what else it has, and the sum."""

    seat: int
    base: int
    flips: tuple[Flip, ...]
    more: int
    total: int
    troublemaker: str = ""  # the card this seat flips for, if it does


@frozen
class Comparison:
    """The whole faceoff as everybody sees it, for the screen and the log."""

    kind: str
    areas: tuple[Area, ...]
    problems: tuple[str, ...]  # the cards of the Problems it covers
    stake: int  # the bonus, or the points of the Troublemaker
    troublemaker: PieceId
    sides: tuple[Side, ...]


def going(s: PonyState) -> Faceoff:
    """The faceoff that is going on."""
    faceoff = s.faceoff
    assert faceoff is not None
    return faceoff
