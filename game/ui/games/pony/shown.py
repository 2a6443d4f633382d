"""What a deck shows of itself: its Mane, the Friends that matter most in it, the Problem it opens with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.match.match import Setup
from game.rules.pony.cards import Card, Deck, Friend, Mane, Problem
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.faces.pony import portrait
from game.ui.games.pony.pictures import TABLE, table_back
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

PLACES = 6


def mane_of(catalogue: Mapping[str, Any], deck: Deck) -> Mane | None:
    """The Mane of a deck, if it has one."""
    card = catalogue.get(deck.mane)
    return card if isinstance(card, Mane) else None


def opening(catalogue: Mapping[str, Any], deck: Deck) -> Problem | None:
    """The Problem a deck likes to open with: the one it names, else its first Starting one."""
    row = [card for key in (deck.start, *deck.problems) if isinstance(card := catalogue.get(key), Problem)]
    return next((card for card in row if card.starting), None)


def key_cards(catalogue: Mapping[str, Any], deck: Deck, most: int = PLACES) -> list[tuple[Card, int]]:
    """The Mane, then the Friends that matter most, with their counts: strong and dear ones first."""
    mane = mane_of(catalogue, deck)
    counts = Counter(deck.cards)
    mine = [(card, n) for key, n in counts.items() if isinstance(card := catalogue.get(key), Friend)]
    mine.sort(key=lambda pair: (-pair[0].power, -pair[1], -pair[0].cost, pair[0].number))
    seen, friends = {mane.name.en} if mane else set[str](), list[tuple[Card, int]]()
    for card, n in mine:  # every character once
        if card.name.en not in seen:
            seen.add(card.name.en)
            friends.append((card, n))
    first: list[tuple[Card, int]] = [(mane, 1)] if mane else []
    return [*first, *friends][:most]


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


def draw_portraits(pen: Pen, room: Box, cards: Sequence[tuple[Card, int]], names: bool, places: int = PLACES) -> None:
    """Round pictures side by side, with counts and, if all fit, their names."""
    step = room.w / places
    names = names and all(pen.width(card.name.in_(pen.lang), 12) * 0.8 <= step - 4 for card, _ in cards[:places])
    low = 20.0 if names else 0.0
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


def draw_backs(pen: Pen, room: Box, places: int = PLACES, most: float = 92.0) -> None:
    """Cards face down: nobody knows yet."""
    step = room.w / places
    high = min(room.h - 6, most, (step - 8) * TABLE[1] / TABLE[0])
    wide = high * TABLE[0] / TABLE[1]
    for n in range(places if high > 18 else 0):
        pen.put(table_back(wide / TABLE[0] * pen.scale), room.x + (n + 0.5) * step - wide / 2, room.cy - high / 2)
