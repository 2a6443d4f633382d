"""What a deck shows of itself: its name, and the Medarots that matter most in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.match.match import Setup
from game.rules.medarot.cards import Deck, Medarot, Medarotter
from game.table.ruleset import Ruleset
from game.ui.faces.medarot import portrait
from game.ui.games.medarot.pictures import Card, table_back
from game.ui.games.shown import back_row, brought, portrait_row
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
    return brought(rules, setup, seat, Deck)


def draw_portraits(
    pen: Pen, room: Box, cards: Sequence[tuple[Card, int]], names: bool, places: int = 6, even: bool = False
) -> None:
    """Round pictures side by side, with counts and, if all fit, their names; `even` keeps the room for names."""
    portrait_row(pen, room, cards, partial(portrait, colours=pen.colours), names, places, even)


def draw_backs(pen: Pen, room: Box, places: int = 6, most: float = 92.0) -> None:
    """Cards face down: nobody knows yet."""
    back_row(pen, room, table_back, places, most)
