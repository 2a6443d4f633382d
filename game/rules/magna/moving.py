"""Units move to another slot and stay the same units (magna.md, MS-4.18, 5.3, 5.7)."""

from __future__ import annotations

from game.rules.magna.events import UnitMoved
from game.rules.magna.places import At, at_place, unit_at
from game.table.state import Piece, State


def go(s: State, unit: Piece, at: At, why: str) -> Piece:
    """A unit goes to a slot nobody stands in."""
    source = unit.at
    unit = s.change(unit, at=at)
    s.tell(UnitMoved(unit.owner, unit.id, source, at, why))
    return unit


def relocate(s: State, unit: Piece, at: At, why: str = "effect") -> None:
    """To a slot; who stands there takes the unit's old slot in exchange."""
    there, source = unit_at(s, unit.owner, at), unit.at
    if there is not None and there.id != unit.id:
        go(s, there, (source[0], source[1]), why)
    if source != at:
        go(s, s.pieces[unit.id], at, why)


def next_free(s: State, seat: int, place: int) -> At:
    """The lowest number at a place where nobody stands, whatever its size."""
    taken = {unit.at[1] for unit in at_place(s, seat, place)}
    return place, next(n for n in range(len(taken) + 1) if n not in taken)
