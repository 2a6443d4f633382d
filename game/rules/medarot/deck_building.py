"""Decks: which ones are legal in which mode, and how a deck is named or written (medarot.md, section 3).

A deck as plain data is `{"name": "My deck", "cards": {"metabee": 3, "ikki": 2, ...}}`; `cards` may also be a list
of ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.medarot.cards import Deck, Medarot, Medarotter, Rules
from game.table.decks import NO_CARD, DeckForm, Limits, Pile, card_id
from game.table.dice import Dice
from game.words import Phrase


def ready_made(catalogue: Mapping[str, Any], mode: str = "") -> dict[str, Deck]:
    """The ready-made decks by id, of one mode or all, in the order of the card data."""
    return {
        key.removeprefix("deck/"): deck
        for key, deck in catalogue.items()
        if isinstance(deck, Deck) and mode in ("", deck.mode)
    }


# ---- what is wrong with a deck -------------------------------------------------------------------------------
def problems(catalogue: Mapping[str, Any], deck: Deck, mode: str = "normal") -> list[Phrase]:
    """Everything that keeps a deck out of a mode, one sentence each; an empty list for a legal deck."""
    unknown = [
        NO_CARD.of(card_id(key))
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


def limits(catalogue: Mapping[str, Any], mode: str) -> Mapping[str, Limits]:
    """The numbers of a mode."""
    rules: Rules = catalogue[f"mode/{mode}"]
    return {"cards": Limits(rules.deck_size, rules.deck_size, rules.max_copies)}


DECK_FORM = DeckForm(
    what=Phrase("deck", "デッキ"),
    prefix="hexfold-medarot:",
    piles=(Pile("cards", (Medarot, Medarotter), ("card/medarot", "card/medarotter")),),
    made=Deck,
    ready=ready_made,
    problems=problems,
    limits=limits,
    bare="cards",
)


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
