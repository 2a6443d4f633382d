"""The battlefield by keyboard alone: a cursor that goes over spaces as they look, a round through what is offered."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.board3d.camera import Orbit, Size
from game.board3d.picture import Board
from game.frozen import frozen
from game.hexes import Hex, around
from game.rules.arena.places import BOARD, figures, here
from game.table.step import Spot, Step, Thing
from game.ui.layouts.arena.table import Table
from game.ui.play.part import Part

ARROWS = {"left": (-1.0, 0.0), "right": (1.0, 0.0), "up": (0.0, -1.0), "down": (0.0, 1.0)}
MANY = 8  # more spaces than this are not gone through one by one


@frozen
class Focus:
    """What the keyboard is on: a part of the screen by its key, or a space."""

    key: str = ""
    space: Hex | None = None

    def __bool__(self) -> bool:
        return bool(self.key) or self.space is not None


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


def ending(table: Table) -> Step | None:
    """The button that the key for the end presses: the last there is. A question in the middle of what somebody else
    does is a rare chance: it is not let go by a key that was learnt elsewhere."""
    draft = table.draft
    if draft is None or draft.menu or draft.stages[0].question.inner:
        return None
    buttons = draft.buttons()
    return buttons[-1] if buttons else None


def stops(table: Table, parts: Sequence[Part]) -> list[Focus]:
    """What Tab goes through: everything on offer, then the buttons; without an offer, the tools and cards."""
    draft = table.draft
    if draft is None:
        return [Focus(part.key) for part in parts if part.kind in ("tool", "card", "seat", "spell")]
    if draft.menu:
        return [Focus(part.key) for part in parts if part.step in draft.menu]
    offers = draft.top.next_things() or {thing: [] for thing in draft.others()}
    found: list[Focus] = []
    shown = {thing for part in parts for thing in part.things}
    for thing in offers:
        if spot := _space_of(table, thing, len(offers), thing in shown):
            found.append(Focus(space=spot))
    held = [
        part
        for part in parts
        if part.kind in ("card", "spell", "pick", "seat") and any(t in offers for t in part.things)
    ]
    held.sort(key=lambda part: (part.kind, part.box.y if part.kind in ("card", "seat") else part.box.x))
    buttons = [part for part in parts if part.step is not None and part.kind != "menu"]
    found += [Focus(part.key) for part in (*held, *buttons)]
    return list(dict.fromkeys(found))


def _space_of(table: Table, thing: Thing, count: int, shown: bool) -> Hex | None:
    """The space to go to for a thing on offer. Of spaces themselves only while there are few; of an army card only if
    the card cannot be seen."""
    if isinstance(thing, Spot):
        return None if count > MANY else next(table.spaces_of((thing,)), None)
    piece = table.trial.pieces.get(thing)
    on_board = piece is not None and piece.zone == BOARD
    return next(table.spaces_of((thing,)), None) if on_board or not shown else None


def turned(found: Sequence[Focus], now: Focus, by: int) -> Focus:
    """The next stop, round and round."""
    if not found:
        return now
    if now not in found:
        return found[0] if by > 0 else found[-1]
    return found[(found.index(now) + by) % len(found)]
