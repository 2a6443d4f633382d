"""The homes: who lives there, what a seat has, and where its name stands."""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen
from game.rules.pony.kinds import is_mane, is_problem
from game.rules.pony.limits import home_limit
from game.rules.pony.places import Area, PonyState, characters_at, deck, discard, hand, home_of, problems, tokens
from game.table.state import Piece
from game.ui.layouts.pony import words
from game.ui.layouts.pony.grounds import tiles
from game.ui.layouts.pony.pictures import LYING
from game.ui.table.besides_cards import Caption, Count
from game.ui.table.counts import cells, count_in, heap_in
from game.ui.table.layout import Mat, Place
from game.ui.widgets.box import Box

PLAQUE, LINE, PAD = 152.0, 38.0, 5.0
PROBLEMS_W = 48.0  # of the Problem deck beside the residents
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
    inner = box.inset(PAD, 4)
    line = inner.top(LINE, 4)
    plaque = line.left(min(PLAQUE, line.w * 0.58), 4)
    places, counts = having(view, seat, line, own=False, worded=False, problem_deck=False)
    places.append(problem_heap(seat, inner.right(PROBLEMS_W, 2), worded=False))
    place = tiles(view, f"home {seat}", inner, at_home(seat), seat=seat, align="left")
    return Made(home_of(seat), Mat(seat, box, plaque), (*places, place), counts)


def having(
    view: PonyState, seat: int, box: Box, *, own: bool, worded: bool, problem_deck: bool = True
) -> tuple[list[Place], tuple[Count, ...]]:
    """Tokens, deck, discard pile and Problem deck; of an opponent the hand, too."""
    piles = [(deck(seat), "deck", words.DECK), (discard(seat), "discard", words.DISCARD)]
    if not own:
        piles.insert(0, (hand(seat), "hand", words.HAND))
    boxes = cells(box, 1 + len(piles) + problem_deck)
    places = [
        heap_in(cell, f"{name} {seat}", zone, said, seat, worded=worded, spreads=name == "discard",
                whole=name == "deck")
        for cell, (zone, name, said) in zip(boxes[1:], piles, strict=False)
    ]  # fmt: skip
    if problem_deck:
        places.append(problem_heap(seat, boxes[-1], worded=worded))
    return places, (count_in(boxes[0], "token", tokens(view, seat), words.TOKENS, worded=worded),)


def problem_heap(seat: int, cell: Box, *, worded: bool) -> Place:
    """The Problem deck, whose cards lie across."""
    return heap_in(cell, f"problems {seat}", problems(seat), words.PROBLEM_DECK, seat, worded=worded, ratio=LYING)


def friends_here(view: PonyState, seat: int, box: Box) -> Caption:
    """How many Friends are at home, and how many may be at the end of the turn (5.5)."""
    friends = sum(not is_mane(p) for p in characters_at(view, seat, home_of(seat)))
    limit = home_limit(view, seat)
    return Caption(words.FRIENDS.of(friends, limit), box, friends > limit, "left")


def at_home(seat: int) -> Callable[[Piece], bool]:
    """Characters and Resources at a home."""
    return lambda piece: piece.at == home_of(seat) and not is_problem(piece)
