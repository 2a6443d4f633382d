"""What a deck shows of itself: its Mane, the Friends that matter most in it, the Problem it opens with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.match.match import Setup
from game.rules.pony.cards import Card, Deck, Friend, Mane, Problem
from game.table.ruleset import Ruleset
from game.ui.faces.pony import portrait
from game.ui.games.pony.pictures import table_back
from game.ui.games.shown import PLACES, back_row, brought, portrait_row
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen


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
    return brought(rules, setup, seat, Deck)


def draw_portraits(pen: Pen, room: Box, cards: Sequence[tuple[Card, int]], names: bool, places: int = PLACES) -> None:
    """Round pictures side by side, with counts and, if all fit, their names."""
    portrait_row(pen, room, cards, partial(portrait, colours=pen.colours), names, places)


def draw_backs(pen: Pen, room: Box, places: int = PLACES, most: float = 92.0) -> None:
    """Cards face down: nobody knows yet."""
    back_row(pen, room, table_back, places, most)
