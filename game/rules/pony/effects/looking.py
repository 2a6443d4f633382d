"""Looking at the top cards of a deck: whoever looks puts them back in an order of their choice, or some to the bottom.

Whoever knew these cards before does not know any more which is which.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.pony.events import Fetched, LookedAt
from game.rules.pony.filters import fits_card
from game.rules.pony.forms import Filter
from game.rules.pony.leaving import to_hand
from game.rules.pony.peering import PuttingBack, renamed, show
from game.rules.pony.places import PonyState
from game.rules.pony.words import name
from game.table.clues import everybody
from game.table.known import Known, PieceId
from game.table.state import Piece, Zone
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def look_at(s: PonyState, seat: int, zone: Zone, n: int, then: str, reveal: bool = False) -> tuple[int, ...]:
    """A player looks at the top cards of a deck; `then` is "reorder", "top_or_bottom", or "" for something else."""
    ids = tuple(s.zones.get(zone, ())[:n])
    if not ids:
        return ()
    show(s, ids, everybody(s.seats) if reveal else frozenset({seat}))
    s.tell(LookedAt(seat, -1 if zone.owner is None else zone.owner, zone.name, len(ids)))
    if then == "reorder":
        s.then(LayBack(seat, zone, ids))
    elif then == "top_or_bottom":
        s.then(PuttingBack(seat, ids))
    return ids


def distinct(s: PonyState, ids: Iterable[int]) -> list[Piece]:
    """One of each card."""
    seen: dict[str, Piece] = {}
    for i in ids:
        seen.setdefault(s.pieces[i].card, s.pieces[i])
    return list(seen.values())


def lay_on_top(s: PonyState, zone: Zone, ids: tuple[int, ...]) -> None:
    """These cards lie on top of their deck in this order, the first one uppermost."""
    rest = [i for i in s.zones[zone] if i not in ids]
    s.zones[zone] = [*(renamed(s, i) for i in ids), *rest]


# ---- in an order of their choice ------------------------------------------------------------------------
@frozen
class LayBack(Step):
    """Cards go back on top of a deck one after the other, the uppermost first."""

    seat: int
    zone: Known[Zone]
    left: tuple[PieceId, ...]
    laid: tuple[PieceId, ...] = ()

    def do(self, s: PonyState) -> None:
        if len(self.left) > 1:
            s.then(PutNext(self.seat, self.zone, self.left, self.laid))
        else:
            lay_on_top(s, self.zone, (*self.laid, *self.left))


@frozen
class PutNext(Question):
    """Which card comes next? Asked of equal cards, too: the others are not told that they are equal."""

    zone: Zone
    left: tuple[PieceId, ...]
    laid: tuple[PieceId, ...]

    waits: ClassVar[bool] = True
    part: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        for piece in distinct(s, self.left):
            yield PutCard(self.seat, piece.id, self.zone, self.left, self.laid)

    def ask(self, s: PonyState) -> Phrase:
        if self.laid:
            return Phrase("Which card goes below it?", "その下に置くカードは？")
        return Phrase("Which card goes on top?", "一番上に置くカードは？")


@frozen
class PutCard(Step):
    seat: int
    piece: PieceId
    zone: Zone
    left: tuple[PieceId, ...]
    laid: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,)

    def do(self, s: PonyState) -> None:
        left = tuple(i for i in self.left if i != self.piece)
        s.then(LayBack(self.seat, self.zone, left, (*self.laid, self.piece)))

    def say(self, s: PonyState) -> Phrase:
        return name(s, self.piece)


# ---- one into the hand ----------------------------------------------------------------------------------
@frozen
class TakeOne(Question):
    """Which of the cards that were looked at is taken into the hand? The others go back on top."""

    zone: Zone
    shown: tuple[PieceId, ...]
    take: Filter
    may: bool

    part: ClassVar[bool] = True

    def options(self, s: PonyState) -> Iterable[Step | No]:
        fitting = [p for p in distinct(s, self.shown) if fits_card(s, self.take, p.card)]
        for piece in fitting:
            yield TakenOne(self.seat, piece.id, self.zone, self.shown)
        if self.may or not fitting:
            yield TakenOne(self.seat, 0, self.zone, self.shown)

    def ask(self, s: PonyState) -> Phrase:
        return Phrase("Which card do you take?", "どのカードを手札に加える？")


@frozen
class TakenOne(Step):
    """This card (0: none)."""

    seat: int
    piece: PieceId
    zone: Zone
    shown: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return (self.piece,) if self.piece else ()

    def do(self, s: PonyState) -> None:
        if self.piece:
            s.tell(Fetched(self.seat, s.pieces[self.piece].card, "look", "hand"))
            to_hand(s, s.pieces[self.piece])
        left = tuple(i for i in self.shown if i != self.piece)
        if left:
            s.then(LayBack(self.seat, self.zone, left))

    def say(self, s: PonyState) -> Phrase:
        return (
            Phrase("take {0}", "{0}を取る").of(name(s, self.piece))
            if self.piece
            else (Phrase("take nothing", "何も取らない"))
        )
