"""Where everything of the Medarot Card Game lies in the regions of the table.

Left the two seats, the opponent's above: who leads them, the stock, and what the opponent has. In the middle the grid,
the own side nearest the hand; right the order of speed.
"""

from __future__ import annotations

from game.frozen import frozen
from game.rules.medarot.places import BOARD, NEUTRAL, cell_name, deck, hand, master, medarot, stock, trash
from game.table.state import Zone
from game.table.view import View
from game.ui.layouts.medarot import words
from game.ui.layouts.medarot.pictures import BROAD, BROADER
from game.ui.layouts.medarot.printed import printed
from game.ui.table.counts import cells, hand_in, heap_in
from game.ui.table.layout import Cell, Composition, Mat, Place
from game.ui.table.printed import letters_of
from game.ui.table.regions import Regions, about_hand, regions
from game.ui.table.tiles import FLAT
from game.ui.widgets.box import Box, columns

GAP, PAD = 6.0, 8.0
SEATS_W, ORDER_W = (0.29, 180.0), (0.21, 188.0)  # shares of the table's width that seats and order take, at least
FAR_SHARE = 0.57  # of the height, for the opponent's seat: its plaque and counts stand there, too
PLAQUE, COUNTS, TITLE = 44.0, 38.0, 18.0
TITLED = 64.0  # people this high have room for a title
TILE = 0.98  # share of a cell's height that a Medarot takes with its arrows
BETWEEN = (6.0, 2.0)  # between cells side by side, one above the other
LEADER = 0.36  # share of the width that the master takes, at most


@frozen
class Parts:
    """The table, divided."""

    far: Box
    near: Box
    grid: Box
    order: Box


def compose(view: View, eyes: int, room: Box, focus: int) -> Composition:
    """The table of every phase."""
    near = max(eyes, 0)
    letters = letters_of(printed, view.cards)
    r = regions(room, 2, about_hand(view, near), said=[letters(card) for card in view.inside(hand(near))])
    parts = divided(r)
    places = (
        board(near, parts.grid),
        *far_seat(view, 1 - near, parts.far, worded=not r.small),
        *people(view, near, parts.near.inset(PAD, PAD), True),
        *heaps(near, r.counts, (deck(near), trash(near)), worded=False),
        hand_in(r.hand, f"hand {near}", hand(near), words.HAND, near, letters),
    )
    plaque = parts.far.inset(PAD, PAD - 2).top(PLAQUE)
    mats = (Mat(1 - near, parts.far, plaque), Mat(near, parts.near, r.plaque, True))
    return Composition(regions=r, places=places, mats=mats, strip=parts.order.inset(PAD, 4))


def divided(r: Regions) -> Parts:
    """Both seats, the grid, the order of speed."""
    rest, wide = r.table.copy(), r.table.w
    left = rest.left(max(SEATS_W[0] * wide, SEATS_W[1]), 10)
    order = rest.right(max(ORDER_W[0] * wide, ORDER_W[1]), 8)
    far = left.top(left.h * FAR_SHARE, GAP)
    return Parts(far, left, rest, order)


# ---- the grid --------------------------------------------------------------------------------------
def own_row(near: int, row: int) -> int:
    """A row counted from the near edge, 0 to 4."""
    return row - 1 if near == 0 else 5 - row


def own_column(near: int, column: int) -> int:
    """A column counted from the left, as the near seat sees it."""
    return column if near == 0 else 2 - column


def board(near: int, box: Box) -> Place:
    """The fifteen cells; the near seat's side is nearest."""
    wide, high = (box.w - 2 * BETWEEN[0]) / 3, (box.h - 4 * BETWEEN[1]) / 5
    made = []
    for row in range(1, 6):
        n = own_row(near, row)
        tone = "middle" if row == NEUTRAL else "own" if n < 2 else "other"
        for column in range(3):
            x = box.x + own_column(near, column) * (wide + BETWEEN[0])
            cell = Box(x, box.y + (4 - n) * (high + BETWEEN[1]), wide, high)
            made.append(Cell((column, row), cell, cell.corners, high * TILE, tone, cell_name((column, row))))
    broad = BROAD if high * TILE >= FLAT else BROADER
    return Place("board", BOARD, box, "grid", high=high * TILE, ratio=min(broad, wide / high), cells=tuple(made),
                 board=False, name=words.FIELD)  # fmt: skip


# ---- seats -----------------------------------------------------------------------------------------
def far_seat(view: View, seat: int, box: Box, *, worded: bool) -> list[Place]:
    """The opponent: plaque above, who leads and the stock, what the seat has."""
    inner = box.inset(PAD, PAD - 2)
    inner.top(PLAQUE, GAP)
    line = inner.bottom(COUNTS, GAP - 2)
    return [
        *people(view, seat, inner, False),
        *heaps(seat, line, (deck(seat), hand(seat), trash(seat)), worded=worded),
    ]


def heaps(seat: int, box: Box, zones: tuple[Zone, ...], *, worded: bool) -> list[Place]:
    """Deck, hand and trash as heaps with their numbers."""
    said = {"deck": words.DECK, "hand": words.HAND, "trash": words.TRASH}
    return [
        heap_in(cell, f"{zone.name} {seat}", zone, said[zone.name], seat, worded=worded, spreads=zone.name == "trash")
        for cell, zone in zip(cells(box, len(zones)), zones, strict=True)
    ]


def people(view: View, seat: int, box: Box, own: bool) -> list[Place]:
    """The master, larger, and the slots of the stock."""
    rest, found = box.copy(), list[Place]()
    slots = medarot(view).rules.stock_slots
    if medarot(view).rules.master:
        spot = rest.left(min(rest.w * LEADER, rest.h), PAD)
        found.append(
            Place(f"master {seat}", master(seat), spot, "pile", high=spot.h, ratio=spot.w / spot.h, name=words.MASTER,
                  frame="slot", seat=seat)
        )  # fmt: skip
    title = rest.top(TITLE) if rest.h > TITLED else Box(rest.x, rest.y, rest.w, 0)
    boxes = columns(rest, [1.0] * slots, 5)
    tone = "own" if own else "other"
    made = tuple(Cell((n,), spot, spot.corners, spot.h, tone) for n, spot in enumerate(boxes))
    found.append(
        Place(f"stock {seat}", stock(seat), rest, "grid", high=rest.h, ratio=boxes[0].w / rest.h, cells=made,
              title=words.STOCK if title.h else None, label=title if title.h else None, name=words.STOCK, seat=seat)
    )  # fmt: skip
    return found
