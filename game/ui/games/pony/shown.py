"""What a deck shows of itself: its Mane, the Friends that matter most in it, the Problem it opens with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.rules.pony.cards import Card, Deck, Friend, Mane, Problem
from game.ui.games.shown import PLACES


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
