"""Where everything of Magna Spectra lies, in the regions that all tables share.

On the table, the opponent's line: plaque and what that seat has, in words. Below it the ground (ground.py): the two
territories, one's own nearest the hand, and between them the lane with the panel, as far as anything goes on there.
In a small window there is no panel: the sum stands at the base that is fought for.
"""

from __future__ import annotations

from game.rules.magna.places import hand, magna, played
from game.table.view import View
from game.ui.layouts.magna.ground import NARROW, PANEL, Ground, ground
from game.ui.layouts.magna.printed import printed
from game.ui.layouts.magna.seats import OWN, counted, held
from game.ui.layouts.magna.territory import (
    aim,
    aside,
    at_war,
    declared,
    edge_of,
    labels,
    lane_rows,
    plates,
    stake,
    sums,
    target,
    territory,
)
from game.ui.table.layout import Composition, Mat
from game.ui.table.printed import letters_of
from game.ui.table.regions import about_hand, regions
from game.ui.widgets.box import Box

LINE, LINE_SMALL = 42.0, 36.0  # height of the opponent's line
TOTALS = 84.0  # height of the sum at the foot of the panel
TITLE = 28.0  # of the strip; in a lane of one row there are few lines below it
TELLING = 0.72  # width of the panel while nobody stands in the lane


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    bare = not view.inside(hand(near))
    unlaid = bare and not magna(view).turn
    letters = letters_of(printed, view.cards)
    said = [letters(card) for card in view.inside(hand(near))]
    r = regions(room, OWN, unlaid or about_hand(view, near), bare, said)
    rest = r.table.copy()
    line = rest.top(LINE_SMALL if r.small else LINE, 5)
    plaque = line.left(r.plaque.w, 8)
    area = ground_of(view, near, rest)
    theirs, their_counts = counted(view, 1 - near, line, True)
    mine, my_counts = counted(view, near, r.counts, False)
    places = (
        *territory(view, 1 - near, near, area),
        *territory(view, near, near, area),
        *declared(view, near, area),
        *theirs,
        *mine,
        *(aside(near, area, r.hand) if unlaid else (held(view, near, r.hand),)),
    )
    strip, totals = panel_of(view, near, area)
    return Composition(
        regions=r,
        places=places,
        mats=(Mat(1 - near, area.far, plaque), Mat(near, area.near, r.plaque, True)),
        counts=(*their_counts, *my_counts),
        captions=tuple(labels(view, near, area)),
        terraces=tuple(plates(view, near, area)),
        emblems=tuple(sums(view, near, area)),
        strip=strip,
        totals=totals,
    )


def ground_of(view: View, near: int, box: Box) -> Ground:
    """The ground: the lane is only as large as what stands in it."""
    if rows := len(lane_rows(view, near)):
        told = magna(view).battle is not None or magna(view).declared or aim(view)[1]
        return ground(box, rows, PANEL if told and box.w >= NARROW else 0.0)
    telling = magna(view).declared or any(view.inside(played(seat)) for seat in (0, 1))
    return ground(box, 1, TELLING) if telling else ground(box, 0)


def panel_of(view: View, near: int, area: Ground) -> tuple[Box | None, Box | None]:
    """In the panel: what is declared, link by link, and the sum it comes to. Where there is no room for a panel the sum
    stands at the base that is fought for."""
    if area.panel is None:
        seat, base = target(view)
        return None, stake(view, near, area, seat, base) if seat >= 0 else None
    rest = area.panel.inset(8, 6)
    if at_war(view) and any(view.inside(played(seat)) for seat in (0, 1)):
        rest.right(edge_of(area.panel).w, 4)
    totals = rest.bottom(min(TOTALS, rest.h - TITLE if area.rows == 1 else rest.h * 0.5), 4)
    return rest, totals
