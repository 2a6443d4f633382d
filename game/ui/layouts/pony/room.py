"""Where everything of the Pony game lies in the regions of the table, for two to four seats.

With two, both homes at the left, the opponent's above; the shared Problem row beside them. With three and four, the
homes of the others side by side along the upper edge, one's own below the Problem row.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.rules.pony.opening import Mulligan
from game.rules.pony.places import PLAY, STAGE, Area, PonyState, hand, opponents
from game.ui.layouts.pony import words
from game.ui.layouts.pony.areas import area_high, area_places, area_wide, cells, row_areas
from game.ui.layouts.pony.homes import (
    Made,
    block,
    block_rows,
    block_wide,
    column,
    column_high,
    having,
    living,
    row,
    row_high,
)
from game.ui.layouts.pony.printed import printed
from game.ui.table.besides_cards import Track
from game.ui.table.counts import hand_in
from game.ui.table.layout import Composition, Place
from game.ui.table.printed import letters_of
from game.ui.table.regions import KEPT, Regions, about_hand, regions
from game.ui.widgets.box import Box, columns

GAP = 8.0
LINE, PLAQUE = 42.0, 214.0  # the line of an only opponent, and the plaque in it
HOMES = 0.21  # width of the homes of two seats: share of the table's, more where many live there
OTHERS, OWN = 0.277, 0.183  # heights of homes of three or four seats: shares of the table's, more where many live there
OWN_MOST, AREAS = 0.28, 0.4  # how much one's own takes at most; what the Problem row needs is kept for it up to so much
LEAST_HOME = 230.0  # width of one that is no wider
USUAL, WIDER = 6.0, 1.6  # so many live in a home that is no wider than others; how much wider one is at most
COUNTED = 490.0  # width of what an opponent has
TRACK = 0.28  # width of the track in one's own row: share of it
PLAYED_W = 150.0
SEVERAL_KEPT = 320.0  # height that a table of several homes keeps beside a hand that is read: names stand whole in it


def compose(view: PonyState, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    others = opponents(view, near)
    letters = letters_of(printed, view.cards)
    said, begun = [letters(card) for card in view.inside(hand(near))], not isinstance(view.asks.get(near), Mulligan)
    kept = SEVERAL_KEPT if len(others) > 1 and begun else KEPT  # before that hardly anybody lives anywhere
    r = regions(room, 4, about_hand(view, near), said=said, kept=kept)
    made, rest, track = (two if len(others) == 1 else several)(view, near, others, r, focus)
    shared = problem_row(view, near, rest)
    lying = [place for area, box in shared for place in area_places(view, area, box, near)]
    own_piles, own_counts = having(view, near, r.counts, own=True, worded=False)
    housed = [place for one in made for place in one.places]
    held = r.hand.copy()
    places = (
        *lying,
        *(place for place in housed if place.zone == PLAY),  # under the cells: a click beside a card means the home
        cells([*shared, *((one.area, one.mat.box) for one in made)]),
        *(place for place in housed if place.zone != PLAY),
        *own_piles,
        *played(view, held),
        hand_in(held, f"hand {near}", hand(near), words.HAND, near, letters, sheet=200),
    )
    return Composition(
        regions=r,
        places=places,
        mats=tuple(one.mat for one in made),
        counts=(*(count for one in made for count in one.counts), *own_counts),
        captions=tuple(one.caption for one in made if one.caption is not None),
        track=Track(track, view.rules.points_to_win),
    )


# ---- homes -----------------------------------------------------------------------------------------
def two(view: PonyState, near: int, others: Sequence[int], r: Regions, focus: int) -> tuple[list[Made], Box, Box]:
    """Both homes, the room for the Problem row, the track beside the line of the opponent."""
    far, rest = others[0], r.table.copy()
    line = rest.top(LINE, 6)
    plaque = line.left(min(PLAQUE, line.w * 0.3), 12)
    piles, counts = having(view, far, line.left(min(COUNTED, line.w * 0.62), 10), own=False, worded=not r.small)
    left = rest.left(max(block_wide(view), rest.w * HOMES), GAP)
    rows = [block_rows(view, seat, left.w) for seat in (far, near)]
    upper = left.top((left.h - GAP) * rows[0] / sum(rows), GAP)
    theirs, own = block(view, far, upper, plaque, own=False), block(view, near, left, r.plaque, own=True)
    theirs = replace(theirs, places=(*theirs.places, *piles), counts=counts)
    return [theirs, own], rest, line.middle(line.w, 34)


def several(view: PonyState, near: int, others: Sequence[int], r: Regions, focus: int) -> tuple[list[Made], Box, Box]:
    """The homes of the others above, one's own below with the track."""
    rest, high = r.table.copy(), r.table.h
    own = row_high(view, near, rest.w * (1 - TRACK) - GAP)
    below = rest.bottom(max(high * OWN, min(own, high * OWN_MOST)), 5)
    wide = [box.w for box in columns(rest, shares(view, others, focus, rest.w), GAP)]
    need = max(column_high(view, seat, w) for seat, w in zip(others, wide, strict=True))
    kept = max(area_high(view, area, box.w, near) for area, box in problem_row(view, near, rest))
    above = rest.top(max(high * OTHERS, min(need, rest.h - 5 - min(kept, high * AREAS))), 5)
    track = below.right(below.w * TRACK, GAP).middle(9999, 34)
    made = [column(view, seat, box) for seat, box in zip(others, columns(above, wide, GAP), strict=True)]
    return [*made, row(view, near, below, r.plaque)], rest, track


def shares(view: PonyState, seats: Sequence[int], focus: int, wide: float) -> list[float]:
    """How wide the homes of opponents are, side by side: the wider, the more live there; the one somebody looks at. The
    others always have room for their heaps."""
    most = min(WIDER, max(1.0, wide / LEAST_HOME - len(seats) + 1))
    return [most if seat == focus else min(max(1.0, living(view, seat) / USUAL), most) for seat in seats]


def problem_row(view: PonyState, near: int, rest: Box) -> list[tuple[Area, Box]]:
    """The areas side by side, as wide as each needs; they share what is left over."""
    areas, gap = row_areas(view, near), GAP if view.seats == 2 else 6.0
    needs = [area_wide(view, area, near) for area in areas]
    over = max(0.0, rest.w - gap * (len(areas) - 1) - sum(needs)) / len(areas)
    return [*zip(areas, columns(rest, [need + over for need in needs], gap), strict=True)]


# ---- what is no part of a home or an area ----------------------------------------------------------
def played(view: PonyState, held: Box) -> list[Place]:
    """A card that is being played lies open beside the hand until it is carried out; the hand keeps the rest."""
    cards = view.inside(STAGE)
    if not cards:
        return []
    box = held.right(PLAYED_W, 8)
    return [Place("stage", STAGE, box, "hand", high=box.h - 26, frame="area", gap=4,
                  title=words.STAGED.of(view.cards[cards[-1].card].name))]  # fmt: skip
