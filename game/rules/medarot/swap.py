"""Swapping: the acting Medarot is replaced by one from hand (medarot.md, 10.3). Ruling here: R11."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.events import Placed, Trashed
from game.rules.medarot.lasting import left_field, lie
from game.rules.medarot.places import (
    BACK,
    BOARD,
    CELLS,
    MEDAROT,
    NEUTRAL,
    OWN_FIELD,
    WAS,
    Cell,
    free_cells,
    medarot,
    trash,
)
from game.rules.medarot.refusals import no
from game.rules.medarot.words import cell_words, name
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


@frozen
class Swap(Step):
    """Trash the acting Medarot and put one from hand face down in its place; nothing is paid or drawn (R11)."""

    seat: int
    medarot: PieceId
    card: PieceId
    at: Cell | None = None  # only for one in the neutral row: where the new one goes

    def about(self) -> tuple[Thing, ...]:
        return (self.medarot, self.card)

    def do(self, s: State) -> None:
        me, old = medarot(s), s.pieces[self.medarot]
        if old.at[1] == NEUTRAL and self.at is None:
            s.then(SwapWhere(self.seat, self))
            return
        cell = self.at or old.at
        s.tell(Trashed(self.seat, old.card, "swap"))
        s.move(old, trash(self.seat), back=BACK, marks=((WAS, old.id),))
        left_field(s, old.id)
        new = s.move(s.pieces[self.card], BOARD, face_up=False, at=cell, back=MEDAROT)
        s.tell(Placed(self.seat, new.id, cell, "swap"))
        if me.lasting:
            lie(s)

    def say(self, s: State) -> Phrase:
        return Phrase("swap for {0}", "{0}と交代する").of(name(s, self.card))


def no_place(s: State, old: Piece) -> Iterable[tuple[str, Cell]]:
    """The cells to which the one swapped in for a Medarot does not go, each with a code of section 19."""
    free = free_cells(s, old.owner)
    for cell in CELLS:
        if old.at[1] != NEUTRAL:
            if cell != old.at:
                yield "wrong_cell", cell
        elif cell not in OWN_FIELD[old.owner]:
            yield "own_field_only", cell
        elif cell not in free:
            yield "cell_taken", cell


@frozen
class SwapWhere(Question):
    """Who was in the neutral row is replaced on any empty cell of the own field."""

    swap: Swap

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for cell in free_cells(s, self.seat):
            yield SwapTo(self.seat, self.swap, cell)
        if s.explaining:
            for code, cell in no_place(s, s.pieces[self.swap.medarot]):
                yield no(code, (Spot(BOARD, cell),))

    def ask(self, s: State) -> Phrase:
        return Phrase("Where is {0} placed?", "{0}をどこに置く？").of(name(s, self.swap.card))


@frozen
class SwapTo(Step):
    seat: int
    swap: Swap
    at: Cell

    def about(self) -> tuple[Thing, ...]:
        return (Spot(BOARD, self.at),)

    def do(self, s: State) -> None:
        s.then(replace(self.swap, at=self.at))

    def say(self, s: State) -> Phrase:
        return Phrase("on {0}", "{0}に").of(cell_words(self.at))
