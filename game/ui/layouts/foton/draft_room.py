"""The table of the draft: the opponents along the upper edge, the areas in the middle, the own party in the hand."""

from __future__ import annotations

from collections.abc import Callable

from game.rules.foton.places import AREAS, DRAFT, KINDS, area, kind_of, number_of, opponents, taken, waiting
from game.table.state import Piece
from game.table.view import View
from game.ui.layouts.foton import words
from game.ui.layouts.foton.lying import GAP, by_kind, own_party
from game.ui.layouts.foton.room import LINE, PLAQUE, near_seat, shares
from game.ui.table.counts import cells, heap_in
from game.ui.table.layout import CARD, Composition, Mat, Place
from game.ui.table.regions import regions
from game.ui.widgets.box import Box, columns

HEAPS = (*KINDS, "event")
ONE_LINE = 4  # so many areas lie side by side
DECK_W, TAKEN_W = 124.0, 84.0
HEAD, PAD = 30.0, 8.0


def draft(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """Areas that grow; whoever takes one takes all of it (F-4.3)."""
    near = near_seat(eyes)
    others, r = opponents(view, near), regions(room, len(HEAPS), asked=True)
    rest = r.table.copy()
    line = rest.top(LINE, GAP)
    deck = line.right(DECK_W if not r.small else 60.0, 8)
    mats, places = list[Mat](), [heap_in(deck, "draft", DRAFT, words.DRAFT_DECK, -1, worded=not r.small)]
    for seat, box in zip(others, columns(line, shares(others, focus), 8), strict=True):
        mat, found = opponent(seat, box)
        mats.append(mat)
        places += found
    places += areas(view, rest)
    boxes = cells(r.counts, len(HEAPS))
    if all(kind_or_event(piece.card) for piece in view.inside(taken(near))):
        places += [taken_heap(near, kind, cell) for kind, cell in zip(HEAPS, boxes, strict=True)]
    else:  # whoever watches does not know what they are
        places.append(heap_in(boxes[0], f"taken {near}", taken(near), words.TAKEN, near))
    mats.append(Mat(near, Box(rest.x, rest.foot, rest.w, 0), r.plaque, own=True))
    return Composition(regions=r, places=(*places, own_party(view, near, r.hand)), mats=tuple(mats))


def opponent(seat: int, box: Box) -> tuple[Mat, list[Place]]:
    """Plaque, six backs, and how many cards were taken."""
    rest = box.copy()
    plaque = rest.left(min(PLAQUE, rest.w * 0.54), 8)
    heap = rest.left(min(TAKEN_W, rest.w * 0.5), 6)
    party = Place(f"waiting {seat}", waiting(seat), rest, "row", high=rest.h - 6, show=0.2, gap=4, align="left",
                  name=words.PARTY, seat=seat)  # fmt: skip
    return Mat(seat, box, plaque), [heap_in(heap, f"taken {seat}", taken(seat), words.TAKEN, seat, worded=heap.w > 76),
                                    party]  # fmt: skip


def areas(view: View, box: Box) -> list[Place]:
    """The areas (F-3.4), in two lines where there are many."""
    count = view.seats + 2
    lines = 1 if count <= ONE_LINE else 2
    each = -(-count // lines)
    found = []
    for n in range(count):
        across = min(each, count - n // each * each)
        wide, high = (box.w - 8 * (across - 1)) / across, (box.h - 8 * (lines - 1)) / lines
        spot = Box(box.x + n % each * (wide + 8), box.y + n // each * (high + 8), wide, high)
        found.append(area_place(view, n, spot))
    return found


def area_place(view: View, n: int, box: Box) -> Place:
    """One area: every card whole, as large as there is room for; its sums at its head."""
    here = view.inside(area(n))
    room = Box(box.x + 9, box.y + HEAD, box.w - 18, box.h - HEAD - PAD)
    rows, high = max(((rows, fitting(len(here), rows, room)) for rows in (1, 2, 3)), key=lambda made: made[1])
    return Place(f"area {n}", area(n), box, "row", rows=rows, high=high, gap=5, show=0.3, sort=by_kind,
                 title=words.AREA.of(AREAS[n]), sums=sums(here), note=None if here else words.EMPTY, frame="area",
                 whole=True)  # fmt: skip


def fitting(count: int, rows: int, room: Box) -> float:
    """How high cards can be that lie in so many rows without overlapping."""
    across = max(1, -(-count // rows))
    return min((room.h - 5 * (rows - 1)) / rows, (room.w - 5 * (across - 1)) / across / CARD)


def sums(cards: list[Piece]) -> tuple[tuple[str, str], ...]:
    """What the photons of an area come to, by kind."""
    totals = ((kind, sum(number_of(piece) for piece in cards if kind_of(piece) == kind)) for kind in KINDS)
    return tuple((kind, str(total)) for kind, total in totals if total)


def taken_heap(seat: int, kind: str, cell: Box) -> Place:
    """One's own taken cards of a kind: a click spreads them, their owner may look at any time (F-4.4)."""
    return heap_in(cell, f"taken {seat} {kind}", taken(seat), words.TAKEN_KIND.of(words.KINDS[kind]), seat,
                   spreads=True, only=heap_of(kind))  # fmt: skip


def heap_of(kind: str) -> Callable[[Piece], bool]:
    """The taken cards of one heap."""
    return lambda piece: kind_or_event(piece.card) == kind


def kind_or_event(card: str) -> str:
    """Which heap of taken cards a card belongs to; "" for one that is not seen."""
    part = [*card.split("/"), ""][1]
    return part if part in HEAPS else ""
