"""Decks a person has built for the Medarot Card Game: how they are read and written. Unfinished ones are kept, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.medarot.cards import Deck
from game.rules.medarot.deck_building import LONGEST_NAME, MOST_CARDS, as_data, card_key
from game.table.ruleset import Ruleset
from game.ui.games.medarot import words as W
from game.ui.own_decks import BadDeck, DeckKind
from game.words import same


def read(rules: Ruleset, data: object) -> Deck:
    """A deck from plain data, legal or not; BadDeck with one sentence for what no editor of ours has written."""
    if not isinstance(data, Mapping):
        raise BadDeck(W.NO_DECK)
    name, cards = data.get("name"), data.get("cards")
    if isinstance(name, Mapping):
        name = name.get("en")
    if not isinstance(name, str) or not name.strip():
        raise BadDeck(W.NO_NAME)
    if isinstance(cards, list) and all(isinstance(each, str) for each in cards):
        cards = Counter(cards[: MOST_CARDS + 1])
    if not isinstance(cards, Mapping):
        raise BadDeck(W.NO_CARDS)
    return deck(name.strip()[:LONGEST_NAME], _keys(rules, cards))


def _keys(rules: Ruleset, cards: Mapping[Any, Any]) -> list[str]:
    """Every card as often as it is in the deck."""
    keys: list[str] = []
    for name, count in cards.items():
        if not isinstance(name, str) or type(count) is not int or not 1 <= count <= MOST_CARDS:
            raise BadDeck(W.BAD_COUNT.of(str(name)[:20], str(count)[:20]))
        key = card_key(rules.catalogue, name)
        if not key:
            raise BadDeck(W.UNKNOWN.of(name[:20]))
        keys += [key] * count
        if len(keys) > MOST_CARDS:
            raise BadDeck(W.TOO_MANY.of(MOST_CARDS))
    return keys


def deck(name: str, keys: Sequence[str]) -> Deck:
    """A deck of one's own."""
    return Deck(same(name), tuple(keys))


KIND = DeckKind(W.DECK, "hexfold-medarot:", read, as_data)
