"""Where everything of The Foton lies in the regions of the table.

The main phase: the opponents above, clockwise from the left neighbour, below them the own field, the own party and
hand. With one opponent both fields are alike, with more each has a column. Photon adding and scoring keep this table.
"""

from __future__ import annotations

from game.rules.foton.places import hand, opponents, waiting
from game.table.view import View
from game.ui.layouts.foton.lying import (
    ACTED,
    GAP,
    heaps,
    is_event,
    lanes,
    own_hand,
    own_megido,
    photons_wide,
    their_megido,
)
from game.ui.layouts.foton.printed import printed
from game.ui.table.layout import Composition, Mat, Place
from game.ui.table.printed import letters_of
from game.ui.table.regions import Regions, about_hand, regions
from game.ui.widgets.box import Box, columns

LINE, PLAQUE = 42.0, 214.0  # the line of an opponent, and the plaque in it
ALONE, SEVERAL = 0.5, 0.56  # shares of the table's height that opponents take
HALF = 0.58  # of an opponent's column: what the Megido take of what lies below the line


def near_seat(eyes: int) -> int:
    """Whose field lies nearest: one's own, or that of seat 0 before an audience."""
    return max(eyes, 0)


def held_in(view: View, near: int, room: Box, rows: int) -> Regions:
    """The regions of the window: photons lie in rows beside the cards that have a text."""
    letters = letters_of(printed, view.cards)
    said = [letters(card) for card in (*view.inside(waiting(near)), *filter(is_event, view.inside(hand(near))))]
    return regions(room, 2, about_hand(view, near), said=said, beside=photons_wide(view, near, room, rows))


def shares(seats: list[int], focus: int) -> list[float]:
    """How wide opponents are, side by side; the one somebody looks at is wider."""
    return [1.5 if seat == focus and len(seats) > 1 else 1.0 for seat in seats]


def main(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of the main phase."""
    near = near_seat(eyes)
    others, rows = opponents(view, near), 3 if about_hand(view, near) else 2
    r = held_in(view, near, room, rows)
    rest = r.table.copy()
    above = rest.top(rest.h * (ALONE if len(others) == 1 else SEVERAL), GAP)
    mats, places = list[Mat](), list[Place]()
    for seat, box in zip(others, columns(above, shares(others, focus), GAP + 2), strict=True):
        mat, found = alone(view, seat, box) if len(others) == 1 else one_of(view, seat, box)
        mats.append(mat)
        places += found
    megido = rest.left(rest.w * ACTED, GAP)
    places += [own_megido(view, near, megido), *lanes(view, near, rest)]
    places += [*heaps(view, near, r.counts, own=True, worded=False), *own_hand(view, near, r, rows)]
    mats.append(Mat(near, Box(r.table.x, rest.y, r.table.w, rest.h), r.plaque, own=True))
    return Composition(regions=r, places=tuple(places), mats=tuple(mats))


def alone(view: View, seat: int, box: Box) -> tuple[Mat, list[Place]]:
    """The only opponent: its line, and a field like one's own."""
    rest = box.copy()
    line = rest.top(LINE, GAP)
    plaque = line.left(min(PLAQUE, line.w * 0.34), 12)
    megido = rest.left(rest.w * ACTED, GAP)
    counts = heaps(view, seat, Box(line.x, line.y, min(line.w, 380.0), line.h), own=False, worded=line.w > 300)
    places = [*counts, *their_megido(view, seat, megido, named=True), *lanes(view, seat, rest)]
    return Mat(seat, box, plaque), places


def one_of(view: View, seat: int, box: Box) -> tuple[Mat, list[Place]]:
    """One of several opponents, in a column."""
    rest = box.inset(GAP, 4)
    line = rest.top(LINE - 4, 4)
    plaque = line.left(min(158.0, line.w * 0.5), 6)
    megido = rest.top(rest.h * HALF, 4)
    places = [
        *heaps(view, seat, line, own=False, worded=False),
        *their_megido(view, seat, megido, named=False),
        *lanes(view, seat, rest, named=False),
    ]
    return Mat(seat, box, plaque), places
