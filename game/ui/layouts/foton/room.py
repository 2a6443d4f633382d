"""Where everything of The Foton lies, for any window from 960x540 logical pixels up.

The draft: opponents along the upper edge, the areas in the middle, one's own party as a fan below. The main phase:
opponents above, clockwise from the left neighbour; one's own field, Megido and hand below; the score and what is asked
in a column at the right. Photon adding and scoring keep the table of the main phase.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.frozen import frozen
from game.rules.foton.places import AREAS, DRAFT, area, opponents, taken, waiting
from game.table.state import Piece, State
from game.table.view import View
from game.ui.layouts.foton import words
from game.ui.table.layout import CARD, Composition, Mat, Place
from game.ui.table.upper import GAP, upper
from game.ui.widgets.box import Box, columns

PROMPT_H = 34.0
SIDE_W, SIDE_LEAST = 0.2, 206.0  # share of the width that the column at the right takes, and its least width
HEAD_H = 24.0  # the title's line of a framed place
LABELLED = 700.0  # an opponent's mat this wide says in words what lies on it
PLAQUE_W = 270.0  # of the widest plaque
CORNER = 0.34  # share of a card that number and shape in its corner take
KINDS4 = ("attack", "skill", "charge", "event")


@frozen
class Frame:
    """What every phase shares: the board above the felt, and the felt."""

    title: Box
    ribbon: Box
    tools: Box
    felt: Box
    small: float  # 1 at 1280x720, 0.75 at 960x540: how cards and plaques shrink


def frame(room: Box) -> Frame:
    """The parts of the upper board, and the room on the felt."""
    title, ribbon, tools, felt = upper(room)
    return Frame(title, ribbon, tools, felt, min(felt.w / 1232, felt.h / 648))


def near_seat(eyes: int) -> int:
    """Whose mat lies nearest: one's own, or that of seat 0 before an audience."""
    return max(eyes, 0)


def shares(seats: Sequence[int], focus: int) -> list[float]:
    """How wide the mats of opponents are, side by side; the one somebody looks at is wider."""
    return [1.7 if seat == focus and len(seats) > 1 else 1.0 for seat in seats]


# ---- the draft -------------------------------------------------------------------------------------
def draft(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """Areas that grow; whoever takes one takes all of it (F-4.3)."""
    f, near = frame(room), near_seat(eyes)
    rest = f.felt.copy()
    above = rest.top(max(64.0, f.felt.h * 0.145), GAP)
    own = rest.bottom(f.felt.h * 0.385, GAP)
    prompt = rest.bottom(PROMPT_H, GAP)
    others = opponents(view, near)
    mats, places = [], []
    for seat, box in zip(others, columns(above, shares(others, focus), GAP), strict=True):
        mat, found = draft_opponent(view, seat, box, f.small)
        mats.append(mat)
        places += found
    places += areas(view, rest, f.small)
    mat, found, side = draft_own(view, near, own, f.small)
    right = side.copy()
    actions = right.bottom(min(92.0, right.h * 0.6), GAP)
    return Composition(
        places=(*places, *found),
        mats=(*mats, mat),
        ribbon=f.ribbon,
        prompt=prompt,
        actions=actions,
        tools=f.tools,
        log=Box(side.x - 84, rest.y, side.w + 84, rest.h),
        spread=Box(f.felt.x + 20, rest.y, f.felt.w - 40, rest.h),
        note=right,
        title=f.title,
    )


def draft_opponent(view: State, seat: int, box: Box, small: float) -> tuple[Mat, list[Place]]:
    """Plaque, six backs, and how many cards were taken."""
    inner = box.inset(8, 7)
    plaque = inner.left(min(190.0, inner.w * 0.48), 10).middle(999, 58)
    heap = inner.right(min(max(40.0, inner.h * CARD + 6), inner.w * 0.22), 6)
    party: dict[str, Any] = {"align": "right"}
    pile: dict[str, Any] = {}
    if box.w > LABELLED:
        pile = {"title": words.TAKEN, "label": inner.right(max(60.0, inner.w * 0.08), 6).middle(999, 20)}
        spare = max(0.0, (inner.w - 6 * inner.h * CARD - 20 - 70) / 2)
        inner.right(spare)
        inner.left(spare)
        party = {"align": "left", "title": words.PARTY, "label": inner.left(70, 6).middle(999, 20)}
    found = [
        Place(f"waiting {seat}", waiting(seat), inner, "row", high=inner.h, show=0.3, gap=4, seat=seat, **party),
        Place(f"taken {seat}", taken(seat), heap, "pile", high=heap.h, count=True, frame="slot", seat=seat, **pile),
    ]
    return Mat(seat, box, plaque), found


def areas(view: State, box: Box, small: float) -> list[Place]:
    """The draft deck and the areas (F-3.4). Cards overlap so that all their corners are seen."""
    rest = box.copy()
    left = rest.left(max(78.0, box.w * 0.078), GAP + 4)
    high = min(134 * max(0.8, small), (left.w - 10) / CARD)
    heap = left.middle(left.w - 8, high + 50)
    label = heap.bottom(42)
    found = [Place("draft", DRAFT, heap, "pile", high=high, title=words.DRAFT_DECK, count=True, label=label)]
    count = view.seats + 2
    for n, place in enumerate(columns(rest, [1] * count, GAP + 2)):
        cards = len(view.inside(area(n)))
        found.append(area_place(view, n, place, cards, 150 * max(0.8, small)))
    return found


def area_place(view: State, n: int, box: Box, cards: int, high: float) -> Place:
    """One area: a row as long as every corner shows, else columns that run down."""
    note = words.EMPTY if not cards else words.CARDS_ONE if cards == 1 else words.CARDS.of(cards)
    title = words.AREA.of(AREAS[n])
    room_w, room_h = box.w - 20, box.h - HEAD_H - 18
    high = min(high, room_h)
    common: dict[str, Any] = {"title": title, "note": note, "frame": "area", "whole": True}
    across = max((2, 3), key=lambda c: heap_height(cards, c, room_w, room_h, high))
    in_row = min(high, room_w / (1 + CORNER * max(0, cards - 1)) / CARD)
    if in_row >= 0.9 * heap_height(cards, across, room_w, room_h, high):
        return Place(f"area {n}", area(n), box, "row", high=in_row, show=0.3, **common)
    order = {piece.id: k for k, piece in enumerate(view.inside(area(n)))}
    return Place(
        f"area {n}",
        area(n),
        box,
        "columns",
        high=heap_height(cards, across, room_w, room_h, high),
        gap=6,
        run="down",
        show=0.26,
        column=lambda piece: order.get(piece.id, len(order)) % across,
        columns=across,
        **common,
    )


def heap_height(cards: int, across: int, room_w: float, room_h: float, high: float) -> float:
    """How high cards can be that lie in so many columns and show a quarter of each."""
    deep = -(-cards // across)
    return min(high, (room_w - 6 * (across - 1)) / across / CARD, room_h / (1 + 0.26 * (deep - 1)))


def narrow(plaque: Box) -> Box:
    """A plaque no wider than names need."""
    return Box(plaque.x, plaque.y, min(plaque.w, PLAQUE_W), plaque.h)


def draft_own(view: State, seat: int, box: Box, small: float) -> tuple[Mat, list[Place], Box]:
    """One's own part in the draft: plaque, what was taken by kind, the party as a fan; and the room at the right."""
    inner = box.inset(12, 10)
    left = inner.left(max(200.0, box.w * 0.2), 16)
    side = inner.right(max(170.0, box.w * 0.18), 16)
    plaque = narrow(left.top(max(44.0, 58 * min(small, 1.2)), 6))
    parts = columns(left, [1] * 4, 8)
    if all(kind_or_event(p.card) for p in view.inside(taken(seat))):
        heaps = [taken_heap(view, seat, kind, part) for kind, part in zip(KINDS4, parts, strict=True)]
    else:  # whoever watches does not know what they are
        pile: dict[str, Any] = {"high": parts[0].h, "count": True, "frame": "slot", "name": words.TAKEN, "seat": seat}
        heaps = [Place(f"taken {seat}", taken(seat), parts[0], "pile", **pile)]
    fan = Place(
        f"waiting {seat}",
        waiting(seat),
        inner,
        "fan",
        high=inner.h * 1.08,
        show=0.4,
        tilt=7.5,
        rises=True,
        gap=2,
        name=words.PARTY,
        seat=seat,
    )
    return Mat(seat, box, plaque, own=True), [*heaps, fan], side


def taken_heap(view: State, seat: int, kind: str, box: Box) -> Place:
    """One's own taken cards of a kind: a click spreads them, their owner may look at any time (F-4.4)."""
    return Place(
        f"taken {seat} {kind}",
        taken(seat),
        box,
        "pile",
        high=box.h,
        only=heap_of(kind),
        name=words.TAKEN_KIND.of(words.KINDS[kind]),
        sign=kind,
        total=str(sum(kind_or_event(p.card) == kind for p in view.inside(taken(seat)))),
        frame="slot",
        spreads=True,
        seat=seat,
    )


def heap_of(kind: str) -> Callable[[Piece], bool]:
    """The taken cards of one heap."""
    return lambda piece: kind_or_event(piece.card) == kind


def kind_or_event(card: str) -> str:
    """Which heap of taken cards a card belongs to; "" for one that is not seen."""
    part = [*card.split("/"), ""][1]
    return part if part in KINDS4 else ""
