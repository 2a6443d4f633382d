"""The table of the main phase, which photon adding and scoring keep: mats of all seats, score and questions beside it.

One's own field lies in three columns, beside it the Megido that acted; below, un-acted Megido and hand as two fans. A
Megido whose interference one may counter comes forward into the right column, to be read.
"""

from __future__ import annotations

from collections.abc import Callable

from game.rules.foton.adding import AddPhotons
from game.rules.foton.payment import ChoosePayment
from game.rules.foton.places import (
    KINDS,
    acted,
    deck,
    discard,
    field,
    foton,
    hand,
    kind_of,
    looked,
    number_of,
    opponents,
    totals,
    waiting,
)
from game.table.state import Piece, State
from game.table.view import View
from game.ui.layouts.foton import words
from game.ui.layouts.foton.room import GAP, HEAD_H, PROMPT_H, SIDE_LEAST, SIDE_W, frame, near_seat, shares
from game.ui.table.layout import CARD, Composition, Mat, Place
from game.ui.table.tally import tally_height
from game.ui.widgets.box import Box, columns
from game.words import Phrase, same

SMALL_HEAD = 18.0  # the title's line in the mats of opponents
WIDE_MAT = 900.0  # an opponent's mat this wide is laid out in one row
LOG_LEAST = 96.0  # a log that stays open is this high
FLAT, LABELLED, LABEL_W = 64.0, 66.0, 26.0  # a field so low and so wide has its total at the left
LAID_BY = 0.22  # least share of a card that shows where cards overlap


def main(view: View, eyes: int, room: Box, focus: int, stage: int = 0) -> Composition:
    """The table in the main phase. `stage` is a piece that has come forward to be read, 0 for none."""
    f, near, others = frame(room), near_seat(eyes), opponents(view, near_seat(eyes))
    rest = f.felt.copy()
    gap = GAP if f.small > 0.9 else 6.0
    usable = rest.h - PROMPT_H - 3 * gap
    above = rest.top(usable * (0.3 if len(others) > 2 else 0.26), gap)
    side = rest.right(max(SIDE_LEAST, f.felt.w * SIDE_W), gap)
    prompt = rest.top(PROMPT_H, gap)
    mats, places = [], []
    for seat, box in zip(others, columns(above, shares(others, focus), gap), strict=True):
        mat, found = opponent(view, seat, box, stage)
        mats.append(mat)
        places += found
    mat, found = own(view, near, rest, f.small, stage)
    right = side.copy()
    score = right.top(tally_height(view.seats), gap)
    actions = right.bottom(min(150.0, right.h * 0.5), gap)
    middle = Box(f.felt.x + 20, f.felt.y + 4, rest.w - 40, above.h + PROMPT_H + gap + rest.h * 0.42)
    note = None
    if isinstance(view.asks.get(eyes), (ChoosePayment, AddPhotons)):
        note = right.top(min(126.0, right.h), gap)
    if stage in view.pieces:
        place = staged(view, stage, Box(side.x, side.y, side.w, side.h - actions.h - gap))
        found.append(place)
    beside = right.h > LOG_LEAST and stage not in view.pieces
    return Composition(
        places=(*places, *found),
        mats=(*mats, mat),
        ribbon=f.ribbon,
        prompt=prompt,
        actions=actions,
        tools=f.tools,
        log=right if beside else Box(side.x - 80, side.y, side.w + 80, side.h - actions.h - gap),
        log_beside=beside,
        spread=f.felt if foton(view).phase == "scoring" else middle,
        note=note,
        tally=None if stage in view.pieces else score,
        title=f.title,
    )


# ---- the nearest seat ------------------------------------------------------------------------------
def own(view: View, seat: int, box: Box, small: float, stage: int) -> tuple[Mat, list[Place]]:
    """Field and acted area above; plaque, piles, un-acted Megido and hand below."""
    rest = box.inset(10, 8)
    upper = rest.top(rest.h * 0.37, 8)
    bench = upper.left(upper.w * 0.29, 8)
    left = rest.left(max(132.0, rest.w * 0.18), 10)
    plaque = left.top(max(44.0, 56 * small), 6)
    heaps = columns(pile_room(left), [1, 1], 8)
    seen = bool(view.inside(looked(seat)))
    weights = fans(len(view.inside(waiting(seat))), len(view.inside(hand(seat))))
    party, held = columns(rest.left(rest.w * 0.42, 8) if seen else rest, weights, 6)
    found = [
        acted_place(view, seat, bench, HEAD_H, stage),
        *field_places(view, seat, columns(upper, [1, 1, 1], 8), HEAD_H),
        Place(
            f"deck {seat}",
            deck(seat),
            heaps[0],
            "pile",
            high=heaps[0].h,
            title=words.DECK,
            count=True,
            frame="slot",
            seat=seat,
        ),
        discard_place(seat, heaps[1], heaps[1].h, stage),
        waiting_place(view, seat, party, stage),
        hand_place(seat, held),
    ]
    if seen:
        found.append(looked_place(seat, rest, True))
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


def waiting_place(view: State, seat: int, box: Box, stage: int) -> Place:
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
        seat=seat,
    )


def hand_place(seat: int, box: Box) -> Place:
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
        seat=seat,
    )


def discard_place(seat: int, box: Box, high: float, stage: int) -> Place:
    """One's own discard pile: public, a click spreads it (F-8.8)."""
    return Place(
        f"discard {seat}",
        discard(seat),
        box,
        "pile",
        high=high,
        only=unless(stage),
        title=words.DISCARD,
        count=True,
        frame="slot",
        spreads=True,
        seat=seat,
    )


def acted_place(view: State, seat: int, box: Box, head: float, stage: int) -> Place:
    """Megido that acted or rested, and how many ☆ count (F-6.1)."""
    stars = star_sum(view, seat)
    return Place(
        f"acted {seat}",
        acted(seat),
        box,
        "row",
        high=box.h - head - 8,
        show=LAID_BY,
        gap=5,
        align="left",
        only=unless(stage),
        title=words.ACTED,
        sign="star" if stars else "",
        total=str(stars) if stars else "",
        frame="inlay",
        seat=seat,
    )


def field_places(view: State, seat: int, boxes: list[Box], head: float) -> list[Place]:
    """The photons of each kind with their total; face-down ones lie behind and do not count (F-8.1)."""
    sums = totals(view, seat)
    found = []
    for kind, box, total in zip(KINDS, boxes, sums, strict=True):
        flat = head < HEAD_H and box.h < FLAT and box.w >= LABELLED
        label = box.left(LABEL_W) if flat else None
        down = sum(not p.face_up for p in view.inside(field(seat)) if kind_of(p) == kind)
        found.append(
            Place(
                f"field {seat} {kind}",
                field(seat),
                box,
                "row",
                high=box.h - (0 if flat else head) - 8,
                show=LAID_BY,
                gap=4,
                align="left",
                only=of_kind(kind),
                label=label,
                sort=by_number,
                title=words.KINDS[kind] if head >= HEAD_H else None,
                note=words.DOWN.of(down) if down and head >= HEAD_H else None,
                sign=kind,
                total=str(total),
                frame="inlay",
                seat=seat,
            )
        )
    return found


# ---- opponents -------------------------------------------------------------------------------------
def opponent(view: State, seat: int, box: Box, stage: int) -> tuple[Mat, list[Place]]:
    """An opponent's mat: in one row where it is wide, else in two."""
    inner = box.inset(8, 7)
    if box.w >= WIDE_MAT:
        return _in_one_row(view, seat, box, inner, stage)
    upper = inner.top(inner.h * 0.46, 6)
    plaque = upper.left(min(176.0, upper.w * 0.46), 8)
    heap = min(upper.h * CARD + 2, upper.w * 0.2)
    thrown, pack = upper.right(heap, 6), upper.right(heap, 6)
    megido = inner.left(inner.w * 0.44, 6)
    party, bench = columns(megido, split(view, seat), 5)
    places = [
        *_heaps(view, seat, pack, thrown, upper, stage),
        _waiting(seat, party, stage),
        _acted(view, seat, bench, stage),
        *field_places(view, seat, columns(inner, [1, 1, 1], 5), SMALL_HEAD),
    ]
    return Mat(seat, box, plaque.middle(999, 56)), places


def _in_one_row(view: State, seat: int, box: Box, inner: Box, stage: int) -> tuple[Mat, list[Place]]:
    left = inner.left(max(176.0, inner.w * 0.16), 10)
    plaque = left.top(min(56.0, left.h * 0.46), 6)
    heap = min(56.0, left.h * CARD)
    thrown, pack = left.right(heap, 6), left.right(heap, 6)
    party = inner.left(inner.w * 0.19, 8)
    bench = inner.left(inner.w * 0.32, 8)
    places = [
        *_heaps(view, seat, pack, thrown, left, stage),
        _waiting(seat, party, stage),
        acted_place(view, seat, bench, HEAD_H, stage),
        *field_places(view, seat, columns(inner, [1, 1, 1], 6), HEAD_H),
    ]
    return Mat(seat, box, plaque), places


def _heaps(view: State, seat: int, pack: Box, thrown: Box, held: Box, stage: int) -> list[Place]:
    """Hand, deck and discard pile of an opponent: backs with their numbers (F-8.9); and what it looks at."""
    seen = []
    if view.inside(looked(seat)):
        seen = [looked_place(seat, held.right(held.w * 0.45, 4), False)]
    return [
        *seen,
        Place(f"hand {seat}", hand(seat), held, "row", high=held.h, show=0.14, gap=3, count=True, seat=seat),
        Place(f"deck {seat}", deck(seat), pack, "pile", high=pack.h, count=True, frame="slot", seat=seat),
        Place(
            f"discard {seat}",
            discard(seat),
            thrown,
            "pile",
            high=thrown.h,
            only=unless(stage),
            count=True,
            frame="slot",
            spreads=True,
            seat=seat,
        ),
    ]


def _waiting(seat: int, box: Box, stage: int) -> Place:
    """Un-acted Megido: backs, and those that countered face up in front (F-5.19)."""
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
        seat=seat,
    )


def _acted(view: State, seat: int, box: Box, stage: int) -> Place:
    return Place(
        f"acted {seat}", acted(seat), box, "row", high=box.h, show=LAID_BY, gap=4, only=unless(stage), seat=seat
    )


def split(view: State, seat: int) -> list[float]:
    """How an opponent's six Megido share their room: un-acted, acted."""
    left, done = len(view.inside(waiting(seat))), len(view.inside(acted(seat)))
    return [1 + 0.5 * left, 1 + 0.8 * done]


# ---- for a while -----------------------------------------------------------------------------------
def looked_place(seat: int, box: Box, own: bool) -> Place:
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
        frame="area" if own else "",
        seat=seat,
    )


def staged(view: State, piece: int, box: Box) -> Place:
    """A card that has come forward to be read."""
    zone = view.pieces[piece].zone
    return Place(
        "stage",
        zone,
        box,
        "row",
        high=min(box.h - HEAD_H - 10, (box.w - 16) / CARD),
        only=lambda one: one.id == piece,
        frame="area",
        title=words.INTERFERES.of(name_of(view, piece)),
        seat=view.pieces[piece].owner,
    )


# ---- what the places ask ---------------------------------------------------------------------------
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


def star_sum(view: State, seat: int) -> int:
    """The ☆ on the face-up Megido of a seat's acted area: how many photons it may add (F-6.1)."""
    return sum(getattr(view.cards.get(p.card), "stars", 0) for p in view.inside(acted(seat)) if p.face_up)


def name_of(view: State, piece: int) -> Phrase:
    """The printed name of a card, or nothing for one that is not seen."""
    found: Phrase = getattr(view.cards.get(view.pieces[piece].card), "name", same(""))
    return found
