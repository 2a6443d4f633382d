"""The shared Problem row: an area per active Problem and Dilemma, its characters on both sides of it.

Below a Problem stand one's own characters, above it those of all others; where one cannot go oneself, its owner's stand
above. The Problem says toward either side what is required there. Troublemakers and Resources lie beside it.
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
    in_play,
    problem_areas,
    problem_at,
)
from game.table.state import Piece
from game.ui.layouts.pony.grounds import LEAST, high_least, rows_least, tiles
from game.ui.table.layout import Cell, Place
from game.ui.widgets.box import Box

PAD, GAP = 5.0, 5.0
PROBLEM_HIGH, PROBLEM_MOST = 0.27, 0.4  # height of a Problem: share of its area's, and at most
LOWEST, HIGHEST = 62.0, 112.0
SIDE = 28.0  # height of a side at least
BESIDE, SHARE = 110.0, 0.44  # width of a Troublemaker, and of all side by side: share of the area's, at most
PROBLEM_LEAST = 122.0  # width of a Problem that leaves more to them
BESIDE_HIGH = 108.0


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
    """The ground of an area, its Problem with the Troublemakers beside it, its characters on both sides, which have
    as much room as they need rows. The Problem takes that of a side on which nobody stands."""
    inner = box.inset(PAD, PAD)
    mine = below(view, area, near)
    sides = on_sides(view, area, mine)
    most = max(rows_least(count, inner.w) for count in sides)
    over, under = (rows_least(count, inner.w) if count or most == 1 else 0 for count in sides)
    beside = sum(map(lying_across(view, area), in_play(view)))
    least = min(middle_least(beside), inner.h - 2 * GAP - (over + under) * (SIDE + GAP))
    high = max(least, min(max(inner.h * PROBLEM_HIGH, LOWEST), HIGHEST, inner.h * PROBLEM_MOST))
    room = inner.h - high - 2 * GAP
    low = max(SIDE, min(room * under / (over + under), room - SIDE))
    upper = Box(inner.x, inner.y, inner.w, room - low)
    lower = Box(inner.x, inner.foot - low, inner.w, low)
    top = upper.foot + GAP if sides[0] else inner.y
    middle = Box(inner.x, top, inner.w, (lower.y - GAP if sides[1] else inner.foot) - top)
    across = middle.right(beside_wide(beside, middle), GAP) if beside else None
    key = ".".join(map(str, area))
    found = [
        Place(f"area {key}", PLAY, box, "row", only=nobody, frame="area"),
        Place(f"problem {key}", PLAY, middle, "row", high=middle.h, ratio=middle.w / middle.h,
              only=the_problem(view, area)),
        tiles(view, f"over {key}", upper, standing(area, mine, False)),
        tiles(view, f"under {key}", lower, standing(area, mine, True)),
    ]  # fmt: skip
    if across is not None:
        tall = min(across.h, BESIDE_HIGH)
        found.append(tiles(view, f"across {key}", across.middle(across.w, tall), lying_across(view, area)))
    return found


def beside_wide(count: int, middle: Box) -> float:
    """How wide what lies beside a Problem is: side by side in its share; else in rows, as the Problem leaves room."""
    rows = max(1, int(middle.h // high_least(1)))
    all_of_it, in_rows = (BESIDE * n + GAP * (n - 1) for n in (count, -(-count // rows)))
    return max(min(middle.w * SHARE, all_of_it), min(middle.w - GAP - PROBLEM_LEAST, in_rows))


def middle_least(beside: int) -> float:
    """The height that a Problem needs with so many cards beside it: it is narrow then, and they may lie in two rows."""
    return high_least(2) if beside else LOWEST


def area_wide(view: PonyState, area: Area, near: int) -> float:
    """The width that an area needs for each side in one row, and its Problem with what lies beside it in two."""
    sides = on_sides(view, area, below(view, area, near))
    beside = sum(map(lying_across(view, area), in_play(view)))
    return 2 * PAD + max(PROBLEM_LEAST + (BESIDE + GAP) * -(-beside // 2), *(count * (LEAST + GAP) for count in sides))


def area_high(view: PonyState, area: Area, wide: float, near: int) -> float:
    """The height that an area of such a width needs."""
    sides = on_sides(view, area, below(view, area, near))
    high = [high_least(rows_least(count, wide - 2 * PAD)) if count else SIDE for count in sides]
    beside = sum(map(lying_across(view, area), in_play(view)))
    return middle_least(beside) + 2 * (PAD + GAP) + sum(high)


def on_sides(view: PonyState, area: Area, mine: frozenset[int]) -> list[int]:
    """How many characters stand above a Problem, and below it."""
    return [sum(standing(area, mine, own)(piece) for piece in in_play(view)) for own in (False, True)]


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
