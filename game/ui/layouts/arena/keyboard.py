"""The cursor of the keyboard on the battlefield: how it goes over spaces, where it begins, what Tab stops at."""

from __future__ import annotations

import math
from collections.abc import Iterator

from game.board3d.camera import Orbit, Size
from game.board3d.picture import Board
from game.hexes import Hex, around
from game.rules.arena.places import BOARD, figures, here
from game.table.step import Spot, Thing
from game.ui.layouts.arena.table import Table

ARROWS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}
MANY = 8  # more spaces than this are not gone through one by one


def stepped(board: Board, orbit: Orbit, size: Size, start: Hex, direction: tuple[float, float]) -> Hex:
    """The neighbour of a space that lies most in a direction of the screen; the space itself at the edge."""
    x, y, _ = orbit.project(board.spot(start), size)
    best, found = 0.35, start
    for space in around(start):
        if space not in board.at:
            continue
        nx, ny, _ = orbit.project(board.spot(space), size)
        dx, dy = nx - x, (ny - y) * 1.25  # rows lie closer on the screen than they are
        length = math.hypot(dx, dy) or 1.0
        along = (dx * direction[0] + dy * direction[1]) / length
        if along > best:
            best, found = along, space
    return found


def first_space(table: Table, board: Board) -> Hex:
    """Where the cursor begins: at what is chosen, else at an own figure, else in the middle."""
    chosen = table.draft.chosen() if table.draft else ()
    for space in table.spaces_of(tuple(reversed(chosen))):
        return space
    offered = tuple(table.draft.top.next_things()) if table.draft else ()
    for space in table.spaces_of(offered):
        return space
    for figure in figures(table.trial, table.eyes):
        return here(figure)
    return board.cells[len(board.cells) // 2].at


def offered_spaces(table: Table, shown: set[Thing]) -> Iterator[Hex]:
    """The spaces of the board that Tab goes to, for what is on offer. Of spaces themselves only while there are few; of
    an army card only if its tile is not among what is `shown`."""
    draft = table.draft
    if draft is None or draft.menu:
        return
    offers = draft.top.next_things() or {thing: [] for thing in draft.others()}
    for thing in offers:
        piece = table.trial.pieces.get(thing) if isinstance(thing, int) else None
        wanted = len(offers) <= MANY if piece is None else piece.zone == BOARD or thing not in shown
        space = next(table.spaces_of((thing,)), None) if wanted else None
        if space is not None and not (isinstance(thing, Spot) and thing.zone != BOARD):
            yield space
