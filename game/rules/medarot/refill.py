"""Filling the field from hand: the placement of the opening and the refill (medarot.md, 7 step 6, 14.2).

Rulings here: R6; S11 (any hand is asked).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.events import Placed
from game.rules.medarot.places import (
    BOARD,
    MEDAROT,
    OWN_FIELD,
    Cell,
    at_cell,
    field_of,
    free_cells,
    hand,
    is_medarot,
    medarot,
    medarots_in,
)
from game.rules.medarot.refusals import no
from game.rules.medarot.words import cell_words, name
from game.table.known import PieceId
from game.table.state import State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


def room(s: State, seat: int) -> int:
    """How many more Medarots fit on the field of a seat."""
    return max(0, medarot(s).rules.field_medarots - len(field_of(s, seat)))


def places_left(s: State, seat: int) -> int:
    """How many Medarots a seat still has to place: free places, as far as its hand fills them."""
    return min(room(s, seat), len(medarots_in(s, seat)))


@frozen
class Filling(Step):
    """While there are fewer than three Medarots on the field and one in hand, one must be placed (14.2, R6).

    Whoever holds cards is asked, whatever they are: that there was nothing to place is told by the field alone (S11).
    """

    seat: int

    def do(self, s: State) -> None:
        if room(s, self.seat) and s.zones.get(hand(self.seat)):
            s.then(Refill(self.seat) if medarot(s).turn else Place(self.seat))


def placements(s: State, seat: int) -> Iterable[Step | No]:
    """Every Medarot in hand on every empty cell of the own field."""
    cells = free_cells(s, seat)
    if not medarots_in(s, seat):
        yield NothingThere(seat)
    for card in s.inside(hand(seat)):
        if is_medarot(card):
            for cell in cells:
                yield PlaceDown(seat, card.id, cell)
        elif s.explaining:
            yield no("medarots_only", (card.id,))
    if s.explaining:
        for row in range(1, 6):
            for column in range(3):
                spot = (Spot(BOARD, (column, row)),)
                if (column, row) not in OWN_FIELD[seat]:
                    yield no("own_field_only", spot)
                elif at_cell(s, (column, row)):
                    yield no("cell_taken", spot)
        yield no("must_place", tuple(p.id for p in field_of(s, seat)))


@frozen
class NothingThere(Step):
    """Whoever imagines another hand may imagine one without the card that is asked for: then nothing is chosen."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("there is none", "ない")


@frozen
class Place(Question):
    """The placement of the opening: three Medarots, or all if there are fewer (7, step 6)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        return placements(s, self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Place a Medarot face down on your field: {0} to go",
            "メダロットをウラ向きで自分のフィールドに置く：あと{0}枚",
        ).of(places_left(s, self.seat))


@frozen
class Refill(Question):
    """An empty place of the field is filled, face down (14.2); any hand is asked (S11)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def of_hand(self) -> bool:
        return True

    def options(self, s: State) -> Iterable[Step | No]:
        optional = medarot(s).rules.refill_optional
        yield from (x for x in placements(s, self.seat) if not (optional and isinstance(x, NothingThere)))
        if optional:
            yield LeaveEmpty(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Fill your field: place a Medarot face down", "フィールドにメダロットをウラ向きで補充する")


@frozen
class PlaceDown(Step):
    """Put a Medarot from hand face down on the own field."""

    seat: int
    card: PieceId
    at: Cell

    def about(self) -> tuple[Thing, ...]:
        return (self.card, Spot(BOARD, self.at))

    def do(self, s: State) -> None:
        laid = s.move(s.pieces[self.card], BOARD, face_up=False, at=self.at, back=MEDAROT)
        s.tell(Placed(self.seat, laid.id, self.at, "refill" if medarot(s).turn else "place"))
        s.then(Filling(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("place {0} on {1}", "{0}を{1}に置く").of(name(s, self.card), cell_words(self.at))


@frozen
class LeaveEmpty(Step):
    """Option refill_optional: the place stays empty for now (R6)."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("leave it empty", "置かない")
