"""Normal and Checked: units change their state and stay the same units (magna.md, 1, MS-4.19, 4.24)."""

from __future__ import annotations

from game.rules.magna.events import UnitChecked, UnitReadied
from game.rules.magna.places import units
from game.table.state import Piece, State


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
