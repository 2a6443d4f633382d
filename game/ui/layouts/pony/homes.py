"""A home: plaque and tokens, the Mane in its own place, Friends, Resources, and the heaps of its player."""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen
from game.rules.pony.kinds import is_character, is_mane, is_resource
from game.rules.pony.limits import home_limit
from game.rules.pony.places import (
    PLAY,
    Area,
    PonyState,
    characters_at,
    deck,
    discard,
    hand,
    home_of,
    inside,
    problems,
)
from game.table.state import Piece, Zone
from game.ui.layouts.pony import words
from game.ui.layouts.pony.grounds import HUNG, character_row, manes_first
from game.ui.table.besides_cards import Caption, Purse
from game.ui.table.layout import CARD, Mat, Place
from game.ui.widgets.box import Box, columns
from game.words import Phrase

LABELLED = 84.0  # heaps of a home this high have their names below them
LABEL_H = 16.0
HEAP = 0.14  # height of a heap for the width of its home, at most
LESSER = 0.12  # so much lower than the Mane Friends are, of its height
ACROSS = 1.4  # width of a Problem card for its height
SIGN = "token"


@frozen
class Made:
    """The mat of a seat with what lies on it."""

    area: Area
    mat: Mat
    places: tuple[Place, ...]
    purse: Purse
    caption: Caption


def home(view: PonyState, seat: int, box: Box, small: float, *, own: bool) -> Made:
    """The home of a seat in a box."""
    if own or view.seats == 2:
        return _in_one_line(view, seat, box, small, own)
    return _in_two_lines(view, seat, box)


def _in_one_line(view: PonyState, seat: int, box: Box, small: float, own: bool) -> Made:
    inner = box.inset(8, 6)
    left = inner.left(min(max(152.0, box.w * 0.225), 260.0), 10)
    plaque = left.top(min(54.0, left.h * 0.6), 4)
    purse = left.left(left.w * 0.52, 6)
    piles = heaps(seat, inner, own)
    return Made(
        home_of(seat),
        Mat(seat, box, plaque, own),
        (*piles, *residents(view, seat, inner)),
        Purse(seat, purse, SIGN),
        friends_here(view, seat, left),
    )


def _in_two_lines(view: PonyState, seat: int, box: Box) -> Made:
    """An opponent among several: plaque above, the residents below, four small heaps at the right."""
    inner = box.inset(7, 6)
    block = inner.right(min(inner.h * CARD + 10, inner.w * 0.3), 6)
    line = inner.top(inner.h * 0.45, 5)
    plaque = line.left(min(max(line.w * 0.6, line.w - 110), 250.0), 6)
    purse = line.top(line.h * 0.54)
    return Made(
        home_of(seat),
        Mat(seat, box, plaque),
        (*block_of_heaps(seat, block), *residents(view, seat, inner)),
        Purse(seat, purse, SIGN),
        friends_here(view, seat, line),
    )


def friends_here(view: PonyState, seat: int, box: Box) -> Caption:
    """How many Friends are at home, and how many may be at the end of the turn (5.5)."""
    friends = sum(not is_mane(p) for p in characters_at(view, seat, home_of(seat)))
    limit = home_limit(view, seat)
    return Caption(words.FRIENDS.of(friends, limit), box, friends > limit, "left")


# ---- who lives there -------------------------------------------------------------------------------
def residents(view: PonyState, seat: int, box: Box) -> list[Place]:
    """The Mane, larger and in its own place; Friends; Resources of the home."""
    rest = box.copy()
    spot = rest.left(min(rest.h, rest.w * 0.26), 8)
    things = [p for p in inside(view, home_of(seat)) if is_resource(p)]
    kit = rest.right(min(rest.w * 0.34, max(30.0, rest.h * 0.72 * min(3, len(things)) + 4)), 6)
    at = home_of(seat)
    row = Box(rest.x, rest.y + rest.h * LESSER, rest.w, rest.h * (1 - LESSER))
    return [
        Place(f"mane {seat}", PLAY, spot, "row", high=spot.h, ratio=1.0, only=the_mane(at), frame="slot", bears=True,
              hang=(0.1, -0.12), name=words.MANE, seat=seat),
        character_row(view, f"home {seat}", row, friends(at), HUNG, down=True, seat=seat),
        Place(f"kit {seat}", PLAY, kit, "row", high=kit.h * 0.8, ratio=1.0, only=resources(at), show=0.3, gap=4,
              align="right", sort=manes_first, seat=seat),
    ]  # fmt: skip


def the_mane(area: Area) -> Callable[[Piece], bool]:
    return lambda piece: piece.at == area and is_mane(piece)


def friends(area: Area) -> Callable[[Piece], bool]:
    return lambda piece: piece.at == area and is_character(piece) and not is_mane(piece)


def resources(area: Area) -> Callable[[Piece], bool]:
    return lambda piece: piece.at == area and is_resource(piece)


# ---- heaps -----------------------------------------------------------------------------------------
def heaps(seat: int, box: Box, own: bool) -> list[Place]:
    """Deck, discard pile and Problem deck at the right of a box, which keeps the rest; the backs of another's hand."""
    low = LABEL_H if box.h >= LABELLED else 0.0
    high = min(box.h - low, box.w * HEAP)
    wide = max(high * CARD, 54.0 if low else 0.0) + 3
    found = []
    for name, zone, said, spreads in (
        ("problems", problems(seat), words.PROBLEM_DECK, False),
        ("discard", discard(seat), words.DISCARD, True),
        ("deck", deck(seat), words.DECK, False),
    ):
        lies = min(high * CARD * ACROSS, wide) + (10.0 if low else 0.0)  # its label is the longest: "Problems · 10"
        column = box.right(lies if name == "problems" else wide, 4)
        label = column.bottom(low) if low else None
        found.append(_heap(f"{name} {seat}", zone, column, said, label, seat, spreads, across=name == "problems"))
    if not own:
        backs = box.right(min(70.0, box.w * 0.13), 6)
        found.append(Place(f"hand {seat}", hand(seat), backs, "row", high=min(backs.h, 64.0), show=0.12, gap=2,
                           name=words.HAND, count=True, seat=seat))  # fmt: skip
    return found


def block_of_heaps(seat: int, box: Box) -> list[Place]:
    """Hand and deck above, Problem deck and discard pile below, no larger than they must be."""
    upper = box.top((box.h - 4) / 2, 4)
    backs, pack = columns(upper, [1, 1], 4)
    under, thrown = columns(box, [1, 1], 4)
    return [
        Place(f"hand {seat}", hand(seat), backs, "row", high=backs.h * 0.92, show=0.12, gap=2, name=words.HAND,
              count=True, seat=seat),
        _heap(f"deck {seat}", deck(seat), pack, words.DECK, None, seat, False, across=False),
        _heap(f"problems {seat}", problems(seat), under, words.PROBLEM_DECK, None, seat, False, across=True),
        _heap(f"discard {seat}", discard(seat), thrown, words.DISCARD, None, seat, True, across=False),
    ]  # fmt: skip


def _heap(
    key: str, zone: Zone, box: Box, said: Phrase, label: Box | None, seat: int, spreads: bool, across: bool
) -> Place:
    """One heap; its number stands below it with its name, else on its corner."""
    return Place(
        key,
        zone,
        box,
        "pile",
        high=box.h * 0.94,
        ratio=ACROSS if across else CARD,
        count=True,
        label=label,
        title=said if label is not None else None,
        name=said,
        frame="slot",
        spreads=spreads,
        whole=zone.name == "deck",
        seat=seat,
    )
