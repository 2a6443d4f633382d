"""Where a Medarot may move, and how it goes there, by itself or by an effect (medarot.md, 10.1, 15 `shift`)."""

from __future__ import annotations

from game.rules.medarot.events import Stepped
from game.rules.medarot.forms import Direction
from game.rules.medarot.lasting import lie
from game.rules.medarot.places import BOARD, DIRECTIONS, NEUTRAL, Cell, at_cell, cell_of, may_stand, medarot, stepped
from game.rules.medarot.stats import arrows
from game.rules.medarot.using import Window
from game.table.state import Piece, State


def moves(s: State, piece: Piece) -> list[tuple[Direction, Cell]]:
    """Where its arrows lead: empty cells of the own field and the neutral row (10.1)."""
    taken = {p.at for p in s.inside(BOARD)}
    return [(way, cell) for way, cell in ways(s, piece) if cell not in taken and may_stand(piece.owner, cell)]


def ways(s: State, piece: Piece) -> list[tuple[Direction, Cell]]:
    """The cells on the board that its arrows point at."""
    pointed = ((way, stepped(piece.owner, cell_of(piece), way)) for way in arrows(s, piece))
    return [(way, cell) for way, cell in pointed if cell is not None]


def no_way(s: State, piece: Piece, cell: Cell) -> str:
    """Why it cannot move to a cell, as a code of section 19; "" if it can."""
    if cell == piece.at:
        return "stands_there"
    if not may_stand(piece.owner, cell):
        return "enemy_field"
    near = {stepped(piece.owner, cell_of(piece), way): way for way in DIRECTIONS}
    if cell not in near:
        return "one_cell"
    if near[cell] not in arrows(s, piece):
        return "no_arrow"
    return "cell_taken" if at_cell(s, cell) else ""


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
