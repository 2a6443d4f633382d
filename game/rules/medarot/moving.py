"""A Medarot goes from one cell to another, by itself or by an effect (medarot.md, 10.1, 15 `shift`)."""

from __future__ import annotations

from game.rules.medarot.events import Stepped
from game.rules.medarot.lasting import lie
from game.rules.medarot.places import (
    NEUTRAL,
    Cell,
    at_cell,
    cell_of,
    may_stand,
    medarot,
    stepped,
)
from game.rules.medarot.using import Window
from game.table.state import Piece, State


def go(s: State, piece: Piece, cell: Cell, why: str, mover: int) -> None:
    """Put a Medarot on another cell. Whoever enters the neutral row on its own side's account opens a window."""
    me, source = medarot(s), piece.at
    s.change(piece, at=cell)
    s.tell(Stepped(piece.id, source, cell, why))
    if me.active == piece.id:
        me.moved = True
    if me.lasting:
        lie(s)
    if cell[1] == NEUTRAL != source[1] and mover == piece.owner:
        s.then(Window(1 - piece.owner, "enemy_enters_neutral"))


def shift_cells(s: State, piece: Piece, dirs: tuple[str, ...]) -> list[Cell]:
    """Where a Medarot can be shifted: empty legal cells, directions seen from its owner."""
    near = (stepped(piece.owner, cell_of(piece), way) for way in dirs)
    return [cell for cell in near if cell and may_stand(piece.owner, cell) and at_cell(s, cell) is None]
