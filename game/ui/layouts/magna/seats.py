"""What belongs to a seat besides its territory: plaque, Magna and Fight, war funds, piles, hand."""

from __future__ import annotations

from game.rules.magna.places import deck, discard, fight_of, funds, hand, magna_of
from game.table.view import View
from game.ui.layouts.magna import words
from game.ui.layouts.magna.printed import printed
from game.ui.table.besides_cards import Count
from game.ui.table.counts import cells, count_in, hand_in, heap_in
from game.ui.table.layout import CARD, Place
from game.ui.table.printed import letters_of
from game.ui.widgets.box import Box

OWN = 5  # things that the desk counts: an opponent's line also counts the hand
ROOMY = 100.0  # a cell this wide has room for long words
FUND = 32.0  # height of a war fund


def counted(view: View, seat: int, box: Box, worded: bool) -> tuple[list[Place], tuple[Count, ...]]:
    """Magna, Fight, war funds, deck and discard pile side by side; with words also how many cards are in hand."""
    room = cells(box, OWN + worded)
    counts = (
        count_in(room[0], "magna", magna_of(view, seat), words.MAGNA if worded else words.MAGNA_TIP, worded=worded),
        count_in(room[1], "fight", fight_of(view, seat), words.FIGHT if worded else words.FIGHT_TIP, worded=worded),
    )
    places = [
        laid(seat, room[2], worded),
        heap_in(room[3], f"deck {seat}", deck(seat), words.DECK, seat, worded=worded),
        heap_in(room[4], f"discard {seat}", discard(seat), words.DISCARD, seat, worded=worded, spreads=True),
    ]
    if worded:
        places.append(heap_in(room[5], f"hand {seat}", hand(seat), words.HAND, seat, worded=True))
    return places, counts


def laid(seat: int, cell: Box, worded: bool) -> Place:
    """The war funds: both can be seen, and pointed at."""
    high = min(FUND, cell.h - 8)
    box = Box(cell.x + 2, cell.cy - high / 2, min(2 * high * CARD + 4, cell.w - 4), high)
    label = Box(box.right_edge + 4, cell.y, cell.right_edge - box.right_edge - 4, cell.h) if worded else None
    said = words.FUNDS if cell.w >= ROOMY else words.FUNDS_SHORT
    return Place(f"funds {seat}", funds(seat), box, "row", high=high, ratio=CARD, gap=3, show=0.5, align="left",
                 title=said if worded else None, name=words.FUNDS, count=worded, label=label, frame="slot",
                 seat=seat)  # fmt: skip


def held(view: View, seat: int, box: Box) -> Place:
    """One's own hand; before an audience that of the near seat."""
    return hand_in(box, f"hand {seat}", hand(seat), words.HAND, seat, letters_of(printed, view.cards))
