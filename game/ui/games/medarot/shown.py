"""What a deck shows of itself: its name, and the Medarots that matter most in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.match.match import Setup
from game.rules.medarot.cards import Deck, Medarot, Medarotter
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.faces.medarot import portrait
from game.ui.games.medarot.pictures import TABLE, Card, table_back
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen


def key_robots(catalogue: Mapping[str, Any], deck: Deck, most: int = 6) -> list[tuple[Medarot, int]]:
    """The Medarots of a deck that matter most, with their counts: many copies, rare, dear ones first."""
    counts = Counter(deck.cards)
    mine = [(card, n) for key, n in counts.items() if isinstance(card := catalogue.get(key), Medarot)]
    mine.sort(key=lambda pair: (-pair[1], -pair[0].rarity, -pair[0].cost))
    return mine[:most]


def people_of(catalogue: Mapping[str, Any], deck: Deck) -> list[tuple[Medarotter, int]]:
    """The Medarotters of a deck with their counts, those there are most of first."""
    found = [(card, n) for key, n in Counter(deck.cards).items() if isinstance(card := catalogue.get(key), Medarotter)]
    return sorted(found, key=lambda pair: -pair[1])


def deck_of(rules: Ruleset, setup: Setup, seat: int) -> Deck | None:
    """The deck a seat brought to a match; None for what chance dealt or cannot be read."""
    named = setup.decks[seat] if seat < len(setup.decks) else None
    if named is None:
        return None
    try:
        deck = rules.deck(rules.catalogue, named)
    except ValueError:
        return None
    return deck if isinstance(deck, Deck) else None


def draw_portraits(
    pen: Pen, room: Box, cards: Sequence[tuple[Card, int]], names: bool, places: int = 6, even: bool = False
) -> None:
    """Round pictures side by side, with counts and, if all fit, their names; `even` keeps the room for names."""
    step, low = room.w / places, 20.0 if names and even else 0.0
    names = names and all(pen.width(card.name.in_(pen.lang), 12) * 0.8 <= step - 4 for card, _ in cards[:places])
    low = 20.0 if names else low
    side = min(step - 6, room.h - low, 76.0)
    for n, (card, count) in enumerate(cards[:places]):
        cx = room.x + (n + 0.5) * step
        top = room.cy - (side + low) / 2
        pen.put(portrait(card, pen.px(side), pen.colours), cx - side / 2, top)
        if count > 1 and side >= 34:
            tag = Box(cx + side / 2 - 21, top + side - 16, 24, 17)
            pen.slab(tag, (16, 12, 9, 235), 8, (*P.BRASS, 255))
            pen.words(f"×{count}", (tag.cx, tag.cy), 12, P.IVORY, True, anchor="center", width=22)
        if names:
            pen.words(card.name.in_(pen.lang), (cx, top + side + 11), 12, P.MUTED, anchor="center", width=step - 4)


def draw_backs(pen: Pen, room: Box, places: int = 6, most: float = 92.0) -> None:
    """Cards face down: nobody knows yet."""
    step = room.w / places
    high = min(room.h - 6, most, (step - 8) * TABLE[1] / TABLE[0])
    wide = high * TABLE[0] / TABLE[1]
    for n in range(places if high > 18 else 0):
        pen.put(table_back(wide / TABLE[0] * pen.scale), room.x + (n + 0.5) * step - wide / 2, room.cy - high / 2)
