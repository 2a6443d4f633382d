"""Decks a person has built for the pony game: how they are read and written. Unfinished ones are kept, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.pony.cards import Deck
from game.rules.pony.deck_building import LONGEST_NAME, MOST_CARDS, as_data, card_key
from game.table.ruleset import Ruleset
from game.ui.games.pony import words as W
from game.ui.own_decks import BadDeck, DeckKind
from game.words import same


def read(rules: Ruleset, data: object) -> Deck:
    """A deck from plain data, legal or not; BadDeck with one sentence for what no editor of ours has written."""
    if not isinstance(data, Mapping):
        raise BadDeck(W.NO_DECK)
    name, mane = data.get("name"), data.get("mane", "")
    if isinstance(name, Mapping):
        name = name.get("en")
    if not isinstance(name, str) or not name.strip():
        raise BadDeck(W.NO_NAME)
    if not isinstance(mane, str):
        raise BadDeck(W.NO_MANE)
    cards, row = (_keys(rules, data.get(part, {}), part) for part in ("cards", "problems"))
    start = data.get("start", "")
    first = card_key(rules.catalogue, start) if isinstance(start, str) and start else ""
    leader = _key(rules, mane) if mane else ""
    return Deck(
        same(name.strip()[:LONGEST_NAME]), leader, tuple(cards), tuple(row), start=first if first in row else ""
    )


def _key(rules: Ruleset, number: str) -> str:
    key = card_key(rules.catalogue, number)
    if not key:
        raise BadDeck(W.UNKNOWN.of(number[:20]))
    return key


def _keys(rules: Ruleset, cards: object, part: str) -> list[str]:
    """Every card as often as it is in a part of the deck."""
    if isinstance(cards, list) and all(isinstance(each, str) for each in cards):
        cards = Counter(cards[: MOST_CARDS + 1])
    if not isinstance(cards, Mapping):
        raise BadDeck(W.NO_CARDS.of(part))
    keys: list[str] = []
    for name, count in cards.items():
        if not isinstance(name, str) or type(count) is not int or not 1 <= count <= MOST_CARDS:
            raise BadDeck(W.BAD_COUNT.of(str(name)[:20], str(count)[:20]))
        keys += [_key(rules, name)] * count
        if len(keys) > MOST_CARDS:
            raise BadDeck(W.TOO_MANY.of(MOST_CARDS))
    return keys


def deck(cards: Mapping[str, Any], name: str, keys: Sequence[str]) -> Deck:
    """A deck of one's own: its cards sorted into Mane, draw deck and Problem deck. It likes to open with the Starting
    Problem that asks least."""
    kinds = {kind: [key for key in keys if key.split("/")[1] == kind] for kind in ("mane", "problem")}
    rest = tuple(key for key in keys if key.split("/")[1] not in kinds)
    starting = [key for key in kinds["problem"] if cards[key].starting]
    first = min(starting, key=lambda key: sum(part.power for part in cards[key].owner_req), default="")
    manes = kinds["mane"]
    return Deck(same(name), manes[0] if manes else "", rest, tuple(kinds["problem"]), start=first)


KIND = DeckKind(W.DECK, "hexfold-pony:", read, as_data)
