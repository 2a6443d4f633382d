"""Decks a person has built for Magna Spectra: how they are read and written. Unfinished ones are kept, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.magna.cards import Deck
from game.rules.magna.deck_building import LONGEST_NAME, MOST_CARDS, as_data, card_key
from game.table.ruleset import Ruleset
from game.ui.games.magna import words as W
from game.ui.own_decks import BadDeck, DeckKind
from game.words import same


def read(rules: Ruleset, data: object) -> Deck:
    """A deck from plain data, legal or not; BadDeck with one sentence for what no editor of ours has written."""
    if not isinstance(data, Mapping):
        raise BadDeck(W.NO_DECK)
    name, cards, bases = data.get("name"), data.get("cards"), data.get("bases", [])
    if isinstance(name, Mapping):
        name = name.get("en")
    if not isinstance(name, str) or not name.strip():
        raise BadDeck(W.NO_NAME)
    if isinstance(cards, list) and all(isinstance(each, str) for each in cards):
        cards = Counter(cards[: MOST_CARDS + 1])
    if not isinstance(cards, Mapping):
        raise BadDeck(W.NO_CARDS)
    if not isinstance(bases, list) or not all(isinstance(each, str) for each in bases):
        raise BadDeck(W.NO_BASES)
    keys = [*_keys(rules, dict.fromkeys(bases[: MOST_CARDS + 1], 1)), *_keys(rules, cards)]
    return deck(name.strip()[:LONGEST_NAME], keys)


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
    """A deck of one's own: its bases in their order, its cards."""
    cards = tuple(key for key in keys if not key.startswith("base/"))
    return Deck(same(name), cards, tuple(key for key in keys if key.startswith("base/")))


KIND = DeckKind(W.DECK, "hexfold-magna:", read, as_data)
