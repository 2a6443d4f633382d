"""The table of the main phase, which photon adding and scoring keep: mats of all seats, score and questions beside it.

One's own field lies in three columns, beside it the Megido that acted; below, un-acted Megido and hand as two fans. A
card of somebody else that asks something comes forward into the right column, to be read.
"""

from __future__ import annotations

from game.rules.foton.acting import ChoosePayment
from game.rules.foton.adding import AddPhotons
from game.rules.foton.places import foton, hand, looked, opponents, waiting
from game.table.state import State
from game.table.view import View
from game.ui.layouts.foton import words
from game.ui.layouts.foton.lying import (
    acted_row,
    deck_place,
    discard_place,
    field_places,
    hand_fan,
    looked_row,
    waiting_fan,
)
from game.ui.layouts.foton.opponent import opponent
from game.ui.layouts.foton.room import (
    HEAD_H,
    PROMPT_H,
    SIDE_LEAST,
    SIDE_W,
    Frame,
    frame,
    narrow,
    near_seat,
    shares,
)
from game.ui.table.layout import CARD, Composition, Mat, Place
from game.ui.table.tally import tally_height
from game.ui.table.upper import GAP
from game.ui.widgets.box import Box, columns

LOG_LEAST = 96.0  # a log that stays open is this high
NOTE_H, ACTIONS_H = 126.0, 150.0


def main(view: View, eyes: int, room: Box, focus: int, stage: int = 0) -> Composition:
    """The table in the main phase. `stage` is a piece that has come forward to be read, 0 for none."""
    f, near, others = frame(room), near_seat(eyes), opponents(view, near_seat(eyes))
    rest, gap = f.felt.copy(), GAP if f.small > 0.9 else 6.0
    usable = rest.h - PROMPT_H - 3 * gap
    above = rest.top(usable * (0.3 if len(others) > 2 else 0.26), gap)
    side = rest.right(max(SIDE_LEAST, f.felt.w * SIDE_W), gap)
    prompt = rest.top(PROMPT_H, gap)
    boxes = columns(above, shares(others, focus), gap)
    seats = [opponent(view, seat, box, stage) for seat, box in zip(others, boxes, strict=True)]
    seats.append(own(view, near, rest, f.small, stage))
    middle = Box(f.felt.x + 20, f.felt.y + 4, rest.w - 40, above.h + PROMPT_H + gap + rest.h * 0.42)
    return _beside(view, eyes, f, side, stage, seats, prompt, middle)


def _beside(
    view: View,
    eyes: int,
    f: Frame,
    side: Box,
    stage: int,
    seats: list[tuple[Mat, list[Place]]],
    prompt: Box,
    middle: Box,
) -> Composition:
    """The column at the right: the score, what a choice would bring, the log; or the card that has come forward."""
    places = [place for _, found in seats for place in found]
    right = side.copy()
    score = right.top(tally_height(view.seats), GAP)
    actions = right.bottom(min(ACTIONS_H, right.h * 0.5), GAP)
    note, upper = None, Box(side.x, side.y, side.w, actions.y - GAP - side.y)
    if isinstance(view.asks.get(eyes), (ChoosePayment, AddPhotons)):
        note = right.top(min(NOTE_H, right.h), GAP)
    forward = stage in view.pieces
    if forward:
        places.append(staged(view, stage, upper))
    beside = right.h > LOG_LEAST and not forward
    return Composition(
        places=tuple(places),
        mats=tuple(mat for mat, _ in seats),
        ribbon=f.ribbon,
        prompt=prompt,
        actions=actions,
        tools=f.tools,
        log=right if beside else Box(side.x - 80, side.y, side.w + 80, upper.h),
        log_beside=beside,
        spread=f.felt if foton(view).phase == "scoring" else middle,
        note=note,
        tally=None if forward else score,
        title=f.title,
    )


# ---- the nearest seat ------------------------------------------------------------------------------
def own(view: View, seat: int, box: Box, small: float, stage: int) -> tuple[Mat, list[Place]]:
    """Field and acted area above; plaque, piles, un-acted Megido and hand below."""
    rest = box.inset(10, 8)
    upper = rest.top(rest.h * 0.37, 8)
    bench = upper.left(upper.w * 0.29, 8)
    left = rest.left(max(132.0, rest.w * 0.18), 10)
    plaque = narrow(left.top(max(44.0, 56 * min(small, 1.2)), 6))
    pack, thrown = columns(pile_room(left), [1, 1], 8)
    seen = bool(view.inside(looked(seat)))
    weights = fans(len(view.inside(waiting(seat))), len(view.inside(hand(seat))))
    party, held = columns(rest.left(rest.w * 0.42, 8) if seen else rest, weights, 6)
    found = [
        acted_row(view, seat, bench, HEAD_H, stage),
        *field_places(view, seat, columns(upper, [1, 1, 1], 8), HEAD_H),
        deck_place(seat, pack, titled=True),
        discard_place(seat, thrown, stage, titled=True),
        waiting_fan(seat, party, stage),
        hand_fan(seat, held),
    ]
    if seen:
        found.append(looked_row(seat, rest, own=True))
    return Mat(seat, box, plaque, own=True), found


def pile_room(box: Box) -> Box:
    """Where deck and discard pile lie side by side: no higher than their cards with a title."""
    high = min(box.h, (box.w - 8) / 2 / CARD + HEAD_H + 2)
    return Box(box.x, box.y + min(6.0, box.h - high), box.w, high)


def fans(megido: int, cards: int) -> list[float]:
    """How un-acted Megido and hand share their room: the more cards, the wider, neither less than a third."""
    party, held = 1 + 0.34 * max(0, megido - 1), 1 + 0.3 * max(0, cards - 1)
    share = min(0.64, max(0.33, party / (party + held)))
    return [share, 1 - share]


# ---- for a while -----------------------------------------------------------------------------------
def staged(view: State, piece: int, box: Box) -> Place:
    """A card that has come forward to be read."""
    found = view.pieces[piece]
    return Place(
        "stage",
        found.zone,
        box,
        "row",
        high=min(box.h - HEAD_H - 10, (box.w - 16) / CARD),
        only=lambda one: one.id == piece,
        frame="area",
        title=words.INTERFERES.of(view.cards[found.card].name),
        seat=found.owner,
    )
