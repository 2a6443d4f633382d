"""The mat of an opponent in the main phase: everything that is public, small; wider when somebody looks at it."""

from __future__ import annotations

from game.rules.foton.places import acted, looked, waiting
from game.table.state import State
from game.ui.layouts.foton.lying import (
    acted_row,
    deck_place,
    discard_place,
    field_places,
    hand_row,
    looked_row,
    waiting_row,
)
from game.ui.layouts.foton.room import HEAD_H
from game.ui.table.layout import CARD, Mat, Place
from game.ui.widgets.box import Box, columns

SMALL_HEAD = 18.0  # the line in which a total stands
WIDE_MAT = 900.0  # a mat this wide is laid out in one row


def opponent(view: State, seat: int, box: Box, stage: int) -> tuple[Mat, list[Place]]:
    """An opponent's mat: in one row where it is wide, else in two."""
    if box.w >= WIDE_MAT:
        return _in_one_row(view, seat, box, stage)
    inner = box.inset(8, 7)
    upper = inner.top(inner.h * 0.46, 6)
    plaque = upper.left(min(176.0, upper.w * 0.46), 8)
    heap = min(upper.h * CARD + 2, upper.w * 0.2)
    thrown, pack = upper.right(heap, 6), upper.right(heap, 6)
    party, bench = columns(inner.left(inner.w * 0.44, 6), split(view, seat), 5)
    places = [
        *_heaps(view, seat, pack, thrown, upper, stage),
        waiting_row(seat, party, stage),
        acted_row(view, seat, bench, SMALL_HEAD, stage),
        *field_places(view, seat, columns(inner, [1, 1, 1], 5), SMALL_HEAD),
    ]
    return Mat(seat, box, plaque.middle(999, 56)), places


def _in_one_row(view: State, seat: int, box: Box, stage: int) -> tuple[Mat, list[Place]]:
    """The mat of the only opponent."""
    inner = box.inset(8, 7)
    left = inner.left(max(176.0, inner.w * 0.16), 10)
    plaque = left.top(min(56.0, left.h * 0.46), 6)
    heap = min(56.0, left.h * CARD)
    thrown, pack = left.right(heap, 6), left.right(heap, 6)
    party = inner.left(inner.w * 0.19, 8)
    bench = inner.left(inner.w * 0.32, 8)
    places = [
        *_heaps(view, seat, pack, thrown, left, stage),
        waiting_row(seat, party, stage),
        acted_row(view, seat, bench, HEAD_H, stage),
        *field_places(view, seat, columns(inner, [1, 1, 1], 6), HEAD_H),
    ]
    return Mat(seat, box, plaque), places


def _heaps(view: State, seat: int, pack: Box, thrown: Box, held: Box, stage: int) -> list[Place]:
    """Hand, deck and discard pile; and what the opponent looks at."""
    seen = [looked_row(seat, held.right(held.w * 0.45, 4), own=False)] if view.inside(looked(seat)) else []
    return [
        *seen,
        hand_row(seat, held),
        deck_place(seat, pack, titled=False),
        discard_place(seat, thrown, stage, titled=False),
    ]


def split(view: State, seat: int) -> list[float]:
    """How an opponent's six Megido share their room: un-acted, acted."""
    return [1 + 0.5 * len(view.inside(waiting(seat))), 1 + 0.8 * len(view.inside(acted(seat)))]
