"""The homes: who lives there, what a seat has, and where its name stands."""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen
from game.rules.pony.kinds import is_mane, is_problem
from game.rules.pony.limits import home_limit
from game.rules.pony.places import (
    Area,
    PonyState,
    characters_at,
    deck,
    discard,
    hand,
    home_of,
    in_play,
    problems,
    tokens,
)
from game.table.state import Piece
from game.ui.layouts.pony import words
from game.ui.layouts.pony.grounds import GAP, LEAST, high_least, rows_least, tiles
from game.ui.layouts.pony.pictures import LYING
from game.ui.table.besides_cards import Caption, Count
from game.ui.table.counts import count_in, heap_in
from game.ui.table.layout import CARD, Mat, Place
from game.ui.widgets.box import Box, columns

PLAQUE, LEAST_PLAQUE, LINE, PAD = 152.0, 108.0, 38.0, 5.0
HEAPS = 36.0 * 4.25  # width of the heaps beside it where there is room
LIES = 1.25  # how much wider the cell of a heap is whose cards lie across
OTHERS_LEAST = 80.0  # width of a tile in the home of one of several opponents
HOLDS, ROWS = (6, 12), 2  # so many residents stand in two columns, and in three; rows that a home has at least
CAPTION, LABEL = 17.0, 80.0  # height of how many Friends are there; its width where it stands beside them


@frozen
class Made:
    """The mat of a seat with what lies on it."""

    area: Area
    mat: Mat
    places: tuple[Place, ...]
    counts: tuple[Count, ...] = ()
    caption: Caption | None = None


def block(view: PonyState, seat: int, box: Box, plaque: Box, *, own: bool) -> Made:
    """A home beside the Problem row: how many Friends are there stands at its head."""
    inner = box.inset(PAD, PAD)
    head = inner.top(CAPTION)
    return Made(
        home_of(seat),
        Mat(seat, box, plaque, own),
        (tiles(view, f"home {seat}", inner, at_home(seat), seat=seat, align="left"),),
        caption=friends_here(view, seat, head),
    )


def row(view: PonyState, seat: int, box: Box, plaque: Box) -> Made:
    """One's own home below the Problem row: a line of its own."""
    inner = box.inset(PAD, PAD - 1)
    label = inner.left(LABEL, 6)
    place = tiles(view, f"home {seat}", inner, at_home(seat), seat=seat, align="left")
    return Made(home_of(seat), Mat(seat, box, plaque, True), (place,), caption=friends_here(view, seat, label))


def column(view: PonyState, seat: int, box: Box) -> Made:
    """The home of one of several opponents: plaque and what it has above, the residents below."""
    inner = box.inset(PAD, PAD - 1)
    line = inner.top(LINE, PAD - 1)
    plaque = line.left(max(LEAST_PLAQUE, min(PLAQUE, line.w - HEAPS - PAD)), PAD)
    place = tiles(view, f"home {seat}", inner, at_home(seat), seat=seat, align="left", least=OTHERS_LEAST)
    return Made(home_of(seat), Mat(seat, box, plaque), (*heaps(seat, line, own=False), place))


def having(view: PonyState, seat: int, box: Box, *, own: bool, worded: bool) -> tuple[list[Place], tuple[Count, ...]]:
    """Tokens and heaps side by side."""
    rest = box.copy()
    first = rest.left(box.w / (4 if own else 5))
    count = count_in(first, "token", tokens(view, seat), words.TOKENS, worded=worded)
    return heaps(seat, rest, own=own, worded=worded), (count,)


def heaps(seat: int, box: Box, *, own: bool, worded: bool = False) -> list[Place]:
    """Deck, discard pile and Problem deck, whose cards lie across; of an opponent the hand, too."""
    piles = [
        (deck(seat), "deck", words.DECK),
        (discard(seat), "discard", words.DISCARD),
        (problems(seat), "problems", words.PROBLEM_DECK),
    ]
    if not own:
        piles.insert(0, (hand(seat), "hand", words.HAND))
    boxes = columns(box, [*(1.0 for _ in piles[1:]), LIES])
    return [
        heap_in(cell, f"{name} {seat}", zone, said, seat, worded=worded, spreads=name == "discard",
                whole=name == "deck", ratio=LYING if name == "problems" else CARD)
        for cell, (zone, name, said) in zip(boxes, piles, strict=True)
    ]  # fmt: skip


# ---- how large a home must be ------------------------------------------------------------------------
def living(view: PonyState, seat: int) -> int:
    """How many cards live at a home, with what they bear."""
    mine = at_home(seat)
    return sum(mine(view.pieces.get(piece.host, piece)) for piece in in_play(view))


def block_wide(view: PonyState) -> float:
    """The width of both homes of two seats, by the fuller one."""
    most = max(living(view, seat) for seat in range(view.seats))
    across = 2 + sum(most > held for held in HOLDS)
    return across * (LEAST + GAP) - GAP + 2 * PAD


def block_rows(view: PonyState, seat: int, wide: float) -> int:
    """How high such a home is beside the other one, in rows."""
    return max(ROWS, rows_least(living(view, seat), wide - 2 * PAD))


def row_high(view: PonyState, seat: int, wide: float) -> float:
    """The height that one's own row of such a width needs."""
    return high_least(rows_least(living(view, seat), wide - 2 * PAD - LABEL - 6)) + 2 * (PAD - 1)


def column_high(view: PonyState, seat: int, wide: float) -> float:
    """The height that the home of one of several opponents needs."""
    return LINE + high_least(rows_least(living(view, seat), wide - 2 * PAD, OTHERS_LEAST)) + 3 * (PAD - 1)


def friends_here(view: PonyState, seat: int, box: Box) -> Caption:
    """How many Friends are at home, and how many may be at the end of the turn (5.5)."""
    friends = sum(not is_mane(p) for p in characters_at(view, seat, home_of(seat)))
    limit = home_limit(view, seat)
    return Caption(words.FRIENDS.of(friends, limit), box, friends > limit, "left")


def at_home(seat: int) -> Callable[[Piece], bool]:
    """Characters and Resources at a home."""
    return lambda piece: piece.at == home_of(seat) and not is_problem(piece)
