"""What a seat knows of hands that it cannot look into: cards that it has seen go there.

A place can be followed: in a deck that is not shuffled, or face down on the table, it is the piece that is known
(`Piece.seen_by`). In a hand nobody else can tell which card is which, so that of all but its owner each has clues.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from functools import cache
from typing import TYPE_CHECKING

from game.frozen import frozen

if TYPE_CHECKING:
    from game.table.state import Piece, Zone


@frozen
class Clue:
    """A seat knows that one of the cards in a zone is this one, but not which of them."""

    seat: int
    zone: Zone
    card: str


Clues = tuple[Clue, ...]


@cache
def everybody(seats: int) -> frozenset[int]:
    """All seats, and those who watch."""
    return frozenset(range(-1, seats))


def clues_to(card: str, zone: Zone, seats: Iterable[int]) -> Clues:
    """What these seats know once the card has gone there; its owner sees it anyway."""
    return tuple([Clue(seat, zone, card) for seat in sorted(seats) if seat != zone.owner])


def clues_left(clues: Clues, gone: Piece, sees: Container[int], may_be: Callable[[str], bool]) -> Clues:
    """What is known after a card has left a hand. Who does not see which, and only knows what it may be, knows less of
    each of these: one of every kind may be the one that has gone."""
    left, dropped = [], set()
    for clue in clues:
        if clue.zone is not gone.zone or clue in dropped:
            left.append(clue)
        elif clue.card == gone.card if clue.seat in sees else may_be(clue.card):
            dropped.add(clue)
        else:
            left.append(clue)
    return tuple(left)


def clues_of(clues: Clues, seat: int) -> Clues:
    """What a seat knows, in an order that tells nothing."""
    known = [clue for clue in clues if clue.seat == seat]
    return tuple(sorted(known, key=lambda clue: (clue.zone.name, clue.zone.owner or 0, clue.card)))
