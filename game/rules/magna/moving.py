"""Units change their slot or their state and stay the same units (magna.md, MS-4.18, 5.3, 5.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from game.rules.magna.events import UnitChecked, UnitMoved, UnitReadied
from game.rules.magna.places import At, at_place, unit_at, units
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


def check(s: State, unit: Piece) -> Piece:
    """A Normal unit becomes Checked."""
    if unit.turned:
        return unit
    s.tell(UnitChecked(unit.id))
    return s.change(unit, turned=True)


def ready(s: State, unit: Piece) -> Piece:
    """A Checked unit becomes Normal."""
    if not unit.turned:
        return unit
    s.tell(UnitReadied(unit.id))
    return s.change(unit, turned=False)


def ready_all(s: State, seat: int) -> None:
    """Every unit of a seat becomes Normal (MS-4.19, MS-4.24)."""
    for unit in units(s, seat):
        if unit.turned:
            s.change(unit, turned=False)


def subsets(of: Sequence[int]) -> Iterable[tuple[int, ...]]:
    """All sets of one or more, the largest first."""
    for n in range(len(of), 0, -1):
        yield from combinations(of, n)
