"""Where everything of the Pony game lies in the regions of the table, for two to four seats.

With two, both homes at the left, the opponent's above; the shared Problem row beside them. With three and four, the
homes of the others side by side along the upper edge, one's own below the Problem row.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.rules.pony.drawing import DiscardChoice
from game.rules.pony.opening import Mulligan
from game.rules.pony.places import PLAY, STAGE, Area, PonyState, hand, in_play, opponents
from game.ui.layouts.pony import words
from game.ui.layouts.pony.areas import area_places, cells, row_areas
from game.ui.layouts.pony.homes import Made, block, column, having, row
from game.ui.table.besides_cards import Track
from game.ui.table.layout import Composition, Place
from game.ui.table.regions import Regions, regions
from game.ui.widgets.box import Box, columns

ABOUT_HAND = (Mulligan, DiscardChoice)  # questions for which all cards of the hand are read
GAP = 8.0
LINE, PLAQUE = 42.0, 214.0  # the line of an only opponent, and the plaque in it
HOMES, HOMES_LEAST = 0.21, 208.0  # width of the homes of two seats: share of the table's, at least
OTHERS, OWN = 0.277, 0.183  # heights of homes of three or four seats: shares of the table's
COUNTED = 490.0  # width of what an opponent has
TRACK = 0.28  # width of the track in one's own row: share of it
PLAYED_W = 150.0
FEW = 5  # cards, with the Problem, that need no more room than a Problem alone


def compose(view: PonyState, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    r = regions(room, 4, asked=isinstance(view.asks.get(near), ABOUT_HAND))
    others = opponents(view, near)
    made, rest, track = (two if len(others) == 1 else several)(view, near, others, r, focus)
    areas = row_areas(view, near)
    boxes = columns(rest, [crowd(view, area) for area in areas], GAP if len(others) == 1 else 6.0)
    lying = [place for area, box in zip(areas, boxes, strict=True) for place in area_places(view, area, box, near)]
    own_piles, own_counts = having(view, near, r.counts, own=True, worded=False)
    housed = [place for one in made for place in one.places]
    held = r.hand.copy()
    places = (
        *lying,
        *(place for place in housed if place.zone == PLAY),  # under the cells: a click beside a card means the home
        cells([*zip(areas, boxes, strict=True), *((one.area, one.mat.box) for one in made)]),
        *(place for place in housed if place.zone != PLAY),
        *own_piles,
        *played(view, held),
        Place(f"hand {near}", hand(near), held, "hand", high=held.h, gap=5, sheet=200, name=words.HAND, seat=near),
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
    left = rest.left(max(HOMES_LEAST, rest.w * HOMES), GAP)
    upper = left.top((left.h - GAP) / 2, GAP)
    theirs, own = block(view, far, upper, plaque, own=False), block(view, near, left, r.plaque, own=True)
    theirs = Made(theirs.area, theirs.mat, (*theirs.places, *piles), counts, theirs.caption)
    return [theirs, own], rest, line.middle(line.w, 34)


def several(view: PonyState, near: int, others: Sequence[int], r: Regions, focus: int) -> tuple[list[Made], Box, Box]:
    """The homes of the others above, one's own below with the track."""
    rest, high = r.table.copy(), r.table.h
    above, below = rest.top(high * OTHERS, 5), rest.bottom(high * OWN, 5)
    track = below.right(below.w * TRACK, GAP).middle(9999, 34)
    made = [
        column(view, seat, box) for seat, box in zip(others, columns(above, shares(others, focus), GAP), strict=True)
    ]
    return [*made, row(view, near, below, r.plaque)], rest, track


def shares(seats: Sequence[int], focus: int) -> list[float]:
    """How wide the homes of opponents are, side by side; the one somebody looks at is wider."""
    return [1.6 if seat == focus and len(seats) > 1 else 1.0 for seat in seats]


def crowd(view: PonyState, area: Area) -> float:
    """How wide an area is beside the others: the wider, the more lies there."""
    return float(max(FEW, sum(piece.at == area and not piece.host for piece in in_play(view))))


# ---- what is no part of a home or an area ----------------------------------------------------------
def played(view: PonyState, held: Box) -> list[Place]:
    """A card that is being played lies open beside the hand until it is carried out; the hand keeps the rest."""
    cards = view.inside(STAGE)
    if not cards:
        return []
    box = held.right(PLAYED_W, 8)
    return [Place("stage", STAGE, box, "hand", high=box.h - 26, frame="area", gap=4,
                  title=words.STAGED.of(view.cards[cards[-1].card].name))]  # fmt: skip
