"""Decks: which ones are legal in which mode, and how a deck is named or written (medarot.md, section 3).

A deck as plain data is `{"name": "My deck", "cards": {"metabee": 3, "ikki": 2, ...}}`; `cards` may also be a list
of ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.medarot.cards import Deck, Medarot, Medarotter, Rules
from game.table.dice import Dice
from game.words import Phrase, same

LONGEST_NAME = 60
MOST_CARDS = 200  # of a deck that is read at all


def ready_made(catalogue: Mapping[str, Any], mode: str = "") -> dict[str, Deck]:
    """The ready-made decks by id, of one mode or all, in the order of the card data."""
    return {
        key.removeprefix("deck/"): deck
        for key, deck in catalogue.items()
        if isinstance(deck, Deck) and mode in ("", deck.mode)
    }


def card_key(catalogue: Mapping[str, Any], name: str) -> str:
    """The key of a card by its id; "" if there is none."""
    for kind in ("medarot", "medarotter"):
        if f"card/{kind}/{name}" in catalogue:
            return f"card/{kind}/{name}"
    return ""


def card_id(key: str) -> str:
    """The id of a card by its key."""
    return key.rpartition("/")[2]


# ---- what is wrong with a deck -------------------------------------------------------------------------------
def problems(catalogue: Mapping[str, Any], deck: Deck, mode: str = "normal") -> list[Phrase]:
    """Everything that keeps a deck out of a mode, one sentence each; an empty list for a legal deck."""
    unknown = [
        Phrase("there is no card '{0}'", "カード「{0}」は存在しない").of(card_id(key))
        for key in dict.fromkeys(deck.cards)
        if not isinstance(catalogue.get(key), (Medarot, Medarotter))
    ]
    if unknown:
        return unknown
    rules: Rules = catalogue[f"mode/{mode}"]
    found = []
    if len(deck.cards) != rules.deck_size:
        found.append(
            Phrase("it has {0} cards, there must be exactly {1}", "カードが{0}枚ある（ちょうど{1}枚必要）").of(
                len(deck.cards), rules.deck_size
            )
        )
    found += [
        Phrase("it has {0} copies of {1}, at most {2} are allowed", "{1}が{0}枚ある（{2}枚まで）").of(
            n, catalogue[key].name, rules.max_copies
        )
        for key, n in Counter(deck.cards).items()
        if n > rules.max_copies
    ]
    if not any(isinstance(catalogue[key], Medarot) for key in deck.cards):
        found.append(Phrase("it has no Medarot", "メダロットが1枚もない"))
    return found


def check(catalogue: Mapping[str, Any], deck: Deck, mode: str) -> None:
    """ValueError with one sentence if a deck may not be played in a mode."""
    if wrong := problems(catalogue, deck, mode):
        raise ValueError(f"deck '{deck.name.en}' cannot be played in {mode} mode: {wrong[0].en}")


# ---- decks by name or as plain data ----------------------------------------------------------------------------
def deck(catalogue: Mapping[str, Any], named: object) -> Deck:
    """A deck from the id of a ready-made one or from plain data. ValueError with one sentence."""
    if isinstance(named, Deck):
        return named
    if isinstance(named, str):
        decks = ready_made(catalogue)
        if named not in decks:
            raise ValueError(f"there is no deck '{named}' (there are: {', '.join(decks)})")
        return decks[named]
    if isinstance(named, (list, tuple)):
        named = {"cards": named}
    if not isinstance(named, Mapping):
        raise ValueError("a deck is the name of a ready-made one, or an object with 'name' and 'cards'")
    if extra := [str(key) for key in named if key not in ("name", "cards")]:
        raise ValueError(f"a deck has no field '{extra[0][:40]}' (there are: name, cards)")
    title = _title(named.get("name", "own deck"))
    return Deck(title, _cards(catalogue, title, named.get("cards")))


def _cards(catalogue: Mapping[str, Any], title: Phrase, given: object) -> tuple[str, ...]:
    """The keys of the cards of a deck, each card as often as it is in it."""
    if isinstance(given, (list, tuple)) and all(isinstance(name, str) for name in given):
        counts: Mapping[Any, Any] = Counter(given[: MOST_CARDS + 1])
    elif isinstance(given, Mapping):
        counts = given
    else:
        raise ValueError(f"deck '{title.en}' is damaged: 'cards' must say how many there are of each card")
    keys: list[str] = []
    for name, n in counts.items():
        if not isinstance(name, str) or type(n) is not int or n < 1:
            raise ValueError(f"deck '{title.en}' is damaged: {str(name)[:40]!r} cannot be in it {str(n)[:20]} times")
        if len(keys) + n > MOST_CARDS:
            raise ValueError(f"deck '{title.en}' is damaged: it has more than {MOST_CARDS} cards")
        key = card_key(catalogue, name)
        if not key:
            raise ValueError(f"deck '{title.en}': there is no card '{name[:40]}'")
        keys += [key] * n
    return tuple(keys)


def _title(name: object) -> Phrase:
    if isinstance(name, str) and name.strip():
        return same(name.strip()[:LONGEST_NAME])
    if isinstance(name, Mapping) and isinstance(name.get("en"), str) and isinstance(name.get("ja"), str):
        return Phrase(name["en"][:LONGEST_NAME], name["ja"][:LONGEST_NAME])
    raise ValueError("the name of a deck is a text, or an object with 'en' and 'ja'")


def as_data(deck: Deck) -> dict[str, object]:
    """The plain data that `deck` reads back."""
    return {
        "name": {"en": deck.name.en, "ja": deck.name.ja},
        "cards": {card_id(key): n for key, n in Counter(deck.cards).items()},
    }


# ---- decks for everybody ---------------------------------------------------------------------------------------
def by_chance(catalogue: Mapping[str, Any], mode: str, dice: Dice) -> Deck:
    """One of the ready-made decks of a mode, any as likely as another."""
    decks = list(ready_made(catalogue, mode).values())
    if not decks:
        raise ValueError(f"the card data holds no ready-made deck for {mode} mode")
    return decks[dice.roll(len(decks)) - 1]


def typical(catalogue: Mapping[str, Any], mode: str) -> tuple[str, ...]:
    """What an unknown deck may be guessed from: all that the ready-made ones hold (S1).

    There are enough of either kind for any deck, whatever has been seen of it.
    """
    rules: Rules = catalogue[f"mode/{mode}"]
    cards = tuple(key for deck in ready_made(catalogue, mode).values() for key in deck.cards)
    people = sum(isinstance(catalogue[key], Medarotter) for key in cards)
    fewest = max(1, min(people, len(cards) - people))
    return cards * -(-(rules.deck_size + rules.stock_slots + 1) // fewest)


def any_deck(catalogue: Mapping[str, Any], dice: Dice, options: Mapping[str, str] | None = None) -> dict[str, object]:
    """A legal deck drawn at random, as plain data: any number of Medarots from one up, any cards."""
    rules: Rules = catalogue[f"mode/{(options or {}).get('mode', 'normal')}"]
    by_kind: dict[type, Sequence[str]] = {
        kind: [key for key, card in catalogue.items() if isinstance(card, kind)] for kind in (Medarot, Medarotter)
    }
    medarots = 1 + dice.roll(rules.deck_size) * dice.roll(3) // 3
    medarots = max(1, min(rules.deck_size, medarots))
    cards = []
    for kind, n in ((Medarot, medarots), (Medarotter, rules.deck_size - medarots)):
        cards += dice.shuffled([*by_kind[kind]] * rules.max_copies)[:n]
    return {"name": "any deck", "cards": {card_id(key): n for key, n in Counter(cards).items()}}
