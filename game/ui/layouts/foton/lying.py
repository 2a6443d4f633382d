"""How the cards of one seat lie: hand, heaps, un-acted and acted Megido, the field by kind, cards that are looked at.

`stage` is a piece that has come forward to be read: it does not lie where it usually would. `head` is the height of the
line that a title stands in; in the mats of opponents it is lower, and titles are left out.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.foton.adding import stars
from game.rules.foton.places import (
    KINDS,
    acted,
    deck,
    discard,
    field,
    hand,
    kind_of,
    looked,
    number_of,
    totals,
    waiting,
)
from game.table.state import Piece, State
from game.ui.layouts.foton import words
from game.ui.layouts.foton.room import HEAD_H
from game.ui.table.layout import Place
from game.ui.widgets.box import Box

LAID_BY = 0.22  # least share of a card that shows where cards overlap
FLAT, LABELLED, LABEL_W = 64.0, 66.0, 26.0  # a field so low and so wide has its total at the left


# ---- hand and heaps --------------------------------------------------------------------------------
def hand_fan(seat: int, box: Box) -> Place:
    """One's own hand: by kind, high numbers first, events last."""
    return Place(
        f"hand {seat}",
        hand(seat),
        box,
        "fan",
        high=box.h * 0.79,
        show=0.24,
        tilt=6,
        gap=4,
        sort=by_kind,
        rises=True,
        name=words.HAND,
        seat=seat,
    )


def hand_row(seat: int, box: Box) -> Place:
    """The backs of an opponent's hand, with their number (F-8.9)."""
    return Place(
        f"hand {seat}", hand(seat), box, "row", high=box.h, show=0.14, gap=3, count=True, name=words.HAND, seat=seat
    )


def deck_place(seat: int, box: Box, *, titled: bool) -> Place:
    """A deck: how many cards it has is public (F-8.9)."""
    return Place(
        f"deck {seat}",
        deck(seat),
        box,
        "pile",
        high=box.h,
        title=words.DECK if titled else None,
        name=words.DECK,
        count=True,
        frame="slot",
        seat=seat,
    )


def discard_place(seat: int, box: Box, stage: int, *, titled: bool) -> Place:
    """A discard pile: public, a click spreads it (F-8.8)."""
    return Place(
        f"discard {seat}",
        discard(seat),
        box,
        "pile",
        high=box.h,
        only=unless(stage),
        title=words.DISCARD if titled else None,
        name=words.DISCARD,
        count=True,
        frame="slot",
        spreads=True,
        seat=seat,
    )


def looked_row(seat: int, box: Box, *, own: bool) -> Place:
    """Cards that an effect looks at: open to their owner, backs to all others."""
    return Place(
        f"looked {seat}",
        looked(seat),
        box,
        "row",
        high=box.h * 0.76 if own else box.h,
        show=0.3 if own else 0.14,
        gap=10 if own else 3,
        title=words.LOOKED if own else None,
        name=words.LOOKED,
        frame="area" if own else "",
        seat=seat,
    )


# ---- Megido ----------------------------------------------------------------------------------------
def waiting_fan(seat: int, box: Box, stage: int) -> Place:
    """One's own un-acted Megido, a fan to be read."""
    return Place(
        f"waiting {seat}",
        waiting(seat),
        box,
        "fan",
        high=box.h * 0.94,
        show=0.23,
        tilt=6,
        gap=4,
        rises=True,
        only=unless(stage),
        name=words.WAITING,
        seat=seat,
    )


def waiting_row(seat: int, box: Box, stage: int) -> Place:
    """Un-acted Megido of an opponent: backs, and those that countered face up in front (F-5.19)."""
    return Place(
        f"waiting {seat}",
        waiting(seat),
        box,
        "row",
        high=box.h,
        show=LAID_BY,
        gap=4,
        align="left",
        only=unless(stage),
        sort=lambda piece: piece.face_up,
        name=words.WAITING,
        seat=seat,
    )


def acted_row(view: State, seat: int, box: Box, head: float, stage: int) -> Place:
    """Megido that acted or rested, and how many ☆ count (F-6.1)."""
    titled, count = head >= HEAD_H, stars(view, seat)
    return Place(
        f"acted {seat}",
        acted(seat),
        box,
        "row",
        high=box.h - head - 8 if titled else box.h,
        show=LAID_BY,
        gap=5 if titled else 4,
        align="left" if titled else "centre",
        only=unless(stage),
        title=words.ACTED if titled else None,
        name=words.ACTED,
        sign="star" if titled and count else "",
        total=str(count) if titled and count else "",
        frame="inlay" if titled else "",
        seat=seat,
    )


# ---- the field -------------------------------------------------------------------------------------
def field_places(view: State, seat: int, boxes: list[Box], head: float) -> list[Place]:
    """The photons of each kind with their total (F-7.1)."""
    return [
        field_place(view, seat, kind, box, head, total)
        for kind, box, total in zip(KINDS, boxes, totals(view, seat), strict=True)
    ]


def field_place(view: State, seat: int, kind: str, box: Box, head: float, total: int) -> Place:
    """Photons of one kind: face-down ones lie behind the others and do not count (F-8.1)."""
    titled = head >= HEAD_H
    down = sum(not p.face_up for p in view.inside(field(seat)) if kind_of(p) == kind)
    flat = not titled and box.h < FLAT and box.w >= LABELLED
    label = box.left(LABEL_W) if flat else None
    return Place(
        f"field {seat} {kind}",
        field(seat),
        box,
        "row",
        high=box.h - (0 if flat else head) - 8,
        show=LAID_BY,
        gap=4,
        align="left",
        only=of_kind(kind),
        sort=by_number,
        label=label,
        title=words.KINDS[kind] if titled else None,
        name=words.KINDS[kind],
        note=words.DOWN.of(down) if down and titled else None,
        sign=kind,
        total=str(total),
        frame="inlay",
        seat=seat,
    )


# ---- which pieces, in which order ------------------------------------------------------------------
def unless(stage: int) -> Callable[[Piece], bool] | None:
    """All pieces but the one that has come forward."""
    return (lambda piece: piece.id != stage) if stage else None


def of_kind(kind: str) -> Callable[[Piece], bool]:
    """Photons of one kind; a face-down one shows its kind by its place."""
    return lambda piece: kind_of(piece) == kind


def by_number(piece: Piece) -> tuple[bool, int, int]:
    """High numbers first, face-down ones last."""
    return (not piece.face_up, -number_of(piece), piece.id)


def by_kind(piece: Piece) -> tuple[int, int, str]:
    """A hand in order: Attack, Skill, Charge, events; high numbers first."""
    kind = kind_of(piece)
    return (KINDS.index(kind) if kind in KINDS else 3, -number_of(piece), piece.card)
