"""The stock: laying Medarotters face down, and making room among three (medarot.md, 11.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, ClassVar

from game.frozen import frozen
from game.rules.medarot.events import SetDown, Trashed
from game.rules.medarot.lasting import end
from game.rules.medarot.places import (
    BACK,
    MEDAROTTER,
    hand,
    medarot,
    stock,
    stock_is_full,
    trash,
)
from game.rules.medarot.refusals import no
from game.rules.medarot.words import name
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def free_slot(s: State, seat: int) -> int:
    """The first free slot. There is one: room was made before."""
    taken = {p.at[0] for p in s.inside(stock(seat))}
    return next(slot for slot in range(medarot(s).rules.stock_slots) if slot not in taken)


def lay(s: State, card: Piece, face_up: bool) -> Piece:
    """A Medarotter from hand into a free slot."""
    seat = card.owner
    return s.move(card, stock(seat), face_up=face_up, at=(free_slot(s, seat),), back=MEDAROTTER)


def clear_slot(s: State, piece: Piece, why: str) -> None:
    """A card leaves the stock for the trash; an effect of it that is still running ends (11.1)."""
    end(s, lambda x: x.card == piece.id)
    s.tell(Trashed(piece.owner, piece.card, why))
    s.move(piece, trash(piece.owner), back=BACK)


@frozen
class SetCard(Step):
    """Lay a Medarotter face down in the stock; with all slots full one of the three makes room first."""

    seat: int
    card: PieceId
    room: PieceId = 0  # the stock card that is trashed for it
    after: Step | None = None  # what goes on then

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        if stock_is_full(s, self.seat) and not self.room:
            s.then(MakeRoom(self.seat, self))
            return
        if self.room:
            clear_slot(s, s.pieces[self.room], "room")
        s.tell(SetDown(self.seat, lay(s, s.pieces[self.card], face_up=False).id))
        if self.after:
            s.then(self.after)

    def say(self, s: State) -> Phrase:
        return Phrase("set {0}", "{0}を伏せる").of(name(s, self.card))


@frozen
class MakeRoom(Question):
    """All three slots are full: which card is trashed, used or not?"""

    of: Step  # SetCard or Use

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in s.inside(stock(self.seat)):
            yield RoomFor(self.seat, self.of, card.id)
        if s.explaining:
            yield no("stock_full", tuple(p.id for p in s.inside(hand(self.seat))))

    def ask(self, s: State) -> Phrase:
        return Phrase("Your stock is full: which card is trashed?", "ストックがいっぱい：どのカードをトラッシュする？")


@frozen
class RoomFor(Step):
    seat: int
    of: Step
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        of: Any = self.of
        s.then(replace(of, room=self.card))

    def say(self, s: State) -> Phrase:
        return Phrase("trash {0} to make room", "{0}をトラッシュして空ける").of(name(s, self.card))
