"""The shared Problem row: an area per active Problem and Dilemma, its characters on both sides of it.

Below a Problem stand one's own characters, above it those of all others; where one cannot go oneself, its owner's stand
above. The Problem says toward either side what is required there. Troublemakers and Resources lie across it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.pony.kinds import is_character, is_problem, is_resource, is_troublemaker
from game.rules.pony.places import (
    DILEMMA,
    PLAY,
    PROBLEM,
    Area,
    PonyState,
    problem_areas,
    problem_at,
)
from game.table.state import Piece
from game.ui.layouts.pony.grounds import HUNG, character_row
from game.ui.table.layout import Cell, Place
from game.ui.widgets.box import Box

PAD, GAP = 7.0, 5.0
PROBLEM_HIGH = 0.36  # share of an area's height
TILT = 4.0  # how crooked Troublemakers lie


def row_areas(view: PonyState, near: int) -> list[Area]:
    """The Problem areas from the left: one's own, those of the others clockwise, Dilemmas."""
    seats = [(near + n) % view.seats for n in range(view.seats)]
    return [*((PROBLEM, seat) for seat in seats), *(a for a in problem_areas(view) if a[0] == DILEMMA)]


def owner_of(view: PonyState, area: Area) -> int:
    """Whose Problem or Dilemma this is."""
    card = problem_at(view, area)
    return area[1] if area[0] == PROBLEM else card.owner if card is not None else -1


def below(view: PonyState, area: Area, near: int) -> frozenset[int]:
    """The seats whose characters stand below a Problem."""
    owner = owner_of(view, area)
    close = (near, (near + 1) % view.seats)
    if view.seats == 2 or owner in close or view.rules.open_reach:
        return frozenset((near,))
    return frozenset(seat for seat in range(view.seats) if seat != owner)


def cells(found: Sequence[tuple[Area, Box]]) -> Place:
    """Every area and every home, to be clicked."""
    whole = Box(0, 0, 1, 1)
    made = tuple(Cell(area, box) for area, box in found)
    return Place("areas", PLAY, whole, "grid", only=nobody, cells=made)


def nobody(piece: Piece) -> bool:
    """Nothing lies on the cells themselves."""
    return False


def area_places(view: PonyState, area: Area, box: Box, near: int) -> list[Place]:
    """The ground of an area, its Problem, what lies across it, both rows of characters."""
    inner = box.inset(PAD, PAD)
    high = min(max(56.0, inner.h * PROBLEM_HIGH), 170.0, inner.w * 0.62)
    row = (inner.h - high - 2 * GAP) / 2
    upper, tile = Box(inner.x, inner.y, inner.w, row), Box(inner.x, inner.y + row + GAP, inner.w, high)
    lower = Box(inner.x, tile.foot + GAP, inner.w, row)
    mine = below(view, area, near)
    key = ".".join(map(str, area))
    across = Box(tile.x + tile.w * 0.42, tile.y, tile.w * 0.58 - 3, tile.h)
    return [
        Place(f"area {key}", PLAY, box, "row", only=nobody, frame="area"),
        Place(f"problem {key}", PLAY, tile, "row", high=tile.h, ratio=tile.w / tile.h, only=the_problem(view, area)),
        character_row(view, f"over {key}", upper, standing(area, mine, False), HUNG, down=False),
        character_row(view, f"under {key}", lower, standing(area, mine, True), HUNG, down=True),
        Place(f"across {key}", PLAY, across, "row", high=tile.h * 0.8, ratio=1.0, angle=TILT, align="right", show=0.34,
              gap=4, only=lying_across(view, area), sort=resources_first),
    ]  # fmt: skip


# ---- what lies where -------------------------------------------------------------------------------
def the_problem(view: PonyState, area: Area) -> Callable[[Piece], bool]:
    """The Problem or Dilemma of an area."""
    cards = view.cards
    return lambda piece: piece.at == area and (is_problem(piece) or (is_resource(piece) and _dilemma(cards, piece)))


def _dilemma(cards: Mapping[str, Any], piece: Piece) -> bool:
    return cards[piece.card].dilemma is not None


def standing(area: Area, mine: frozenset[int], own: bool) -> Callable[[Piece], bool]:
    """Characters of one side."""
    return lambda piece: piece.at == area and is_character(piece) and (piece.owner in mine) == own


def lying_across(view: PonyState, area: Area) -> Callable[[Piece], bool]:
    """Troublemakers, and Resources of the area itself."""
    cards = view.cards
    return lambda piece: (
        piece.at == area and (is_troublemaker(piece) or (is_resource(piece) and not _dilemma(cards, piece)))
    )


def resources_first(piece: Piece) -> tuple[bool, bool, int]:
    """Troublemakers lie on top, face-up ones last."""
    return (is_troublemaker(piece), piece.face_up, piece.id)
