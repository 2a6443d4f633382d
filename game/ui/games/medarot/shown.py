"""What a deck shows of itself: its name, and the Medarots that matter most in it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.medarot.cards import Deck, Medarot, Medarotter


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
