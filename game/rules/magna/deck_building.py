"""Decks: which ones are legal in which format, and how a deck is named or written (magna.md, section 2).

A deck as plain data is `{"name": "My deck", "bases": ["red-b3", "red-b2", "red-b1"], "cards": {"red-f01": 3}}`; the
bases stand in their default order, base 1 first; `cards` may also be a list of ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from game.rules.magna.cards import CARDS, Base, Card, Deck, Rules
from game.rules.magna.words import COLOURS
from game.table.decks import NO_CARD, DeckForm, Limits, Pile, card_id
from game.table.dice import Dice
from game.words import Phrase, joined


def ready_made(catalogue: Mapping[str, Any], format: str = "") -> dict[str, Deck]:
    """The ready-made decks by id, of one format or all, in the order of the card data."""
    return {
        key.removeprefix("deck/"): deck
        for key, deck in catalogue.items()
        if isinstance(deck, Deck) and format in ("", deck.format)
    }


# ---- what is wrong with a deck ---------------------------------------------------------------------------------
def problems(catalogue: Mapping[str, Any], deck: Deck, format: str = "full") -> list[Phrase]:
    """Everything that keeps a deck out of a format, one sentence each with its rule; nothing for a legal deck."""
    rules: Rules = catalogue[f"format/{format}"]
    return [*_unknown(catalogue, deck), *_bases(catalogue, deck, rules)] or [
        *_counts(catalogue, deck, rules),
        *_loyalty(catalogue, deck),
    ]


def _unknown(catalogue: Mapping[str, Any], deck: Deck) -> Iterator[Phrase]:
    for key in dict.fromkeys((*deck.bases, *deck.cards)):
        if not isinstance(catalogue.get(key), (Base, *CARDS)):
            yield NO_CARD.of(card_id(key))


def _bases(catalogue: Mapping[str, Any], deck: Deck, rules: Rules) -> Iterator[Phrase]:
    for key in dict.fromkeys(deck.bases):
        card = catalogue.get(key)
        if isinstance(card, CARDS):
            yield Phrase("{0} is no base card (MS-2.3)", "{0}は拠点カードではない（MS-2.3）").of(card.name)
        elif card and deck.bases.count(key) > 1:
            yield Phrase(
                "{0} is there {1} times: the bases must all be different (MS-2.3)",
                "{0}が{1}枚ある：拠点はすべて異なるカード（MS-2.3）",
            ).of(card.name, deck.bases.count(key))
    if len(deck.bases) != rules.bases:
        yield Phrase(
            "it has {0} bases, there must be exactly {1} (MS-2.3)", "拠点が{0}枚ある（ちょうど{1}枚必要、MS-2.3）"
        ).of(len(deck.bases), rules.bases)


def _counts(catalogue: Mapping[str, Any], deck: Deck, rules: Rules) -> Iterator[Phrase]:
    for key, n in Counter(deck.cards).items():
        card = catalogue[key]
        if isinstance(card, Base):
            yield Phrase(
                "{0} is a base: bases are never in the deck (MS-2.1)", "{0}は拠点：拠点はデッキに入らない（MS-2.1）"
            ).of(card.name)
        elif n > rules.copies:
            yield Phrase(
                "it has {0} copies of {1}, at most {2} are allowed (MS-2.2)", "{1}が{0}枚ある（{2}枚まで、MS-2.2）"
            ).of(n, card.name, rules.copies)
    if len(deck.cards) != rules.deck_size:
        rule = "MS-2.1" if rules.deck_size == 50 else "MS-2.7"
        yield Phrase(
            "it has {0} cards, there must be exactly {1} ({2})", "カードが{0}枚ある（ちょうど{1}枚必要、{2}）"
        ).of(len(deck.cards), rules.deck_size, rule)


def _loyalty(catalogue: Mapping[str, Any], deck: Deck) -> Iterator[Phrase]:
    """Colours and base symbols: every card needs a base of its colour, and one that shows its symbol."""
    bases = [catalogue[key] for key in deck.bases]
    for key in dict.fromkeys(deck.cards):
        card = catalogue[key]
        if isinstance(card, Base):
            continue
        if missing := missing_colour(bases, card):
            yield Phrase("{0} is {1}, and none of the bases is (MS-2.4)", "{0}は{1}だが、{1}の拠点がない（MS-2.4）").of(
                card.name, COLOURS[missing]
            )
        elif missing := missing_symbol(bases, card):
            yield Phrase(
                "{0} needs a base with the symbol {1} (MS-2.5)", "{0}には拠点シンボル「{1}」を持つ拠点が必要（MS-2.5）"
            ).of(card.name, catalogue[f"symbol/{missing}"].name)


def missing_colour(bases: list[Base], card: Card) -> str:
    """The colour that none of the bases has; "" if the card may be in the deck with them (MS-2.4)."""
    return "" if card.colour == "neutral" or any(base.colour == card.colour for base in bases) else card.colour


def missing_symbol(bases: list[Base], card: Card) -> str:
    """The base symbol that none of the bases shows (MS-2.5)."""
    return "" if card.symbol is None or any(card.symbol in base.symbols for base in bases) else card.symbol


def fits(bases: list[Base], card: Card) -> bool:
    """True if a card may be in a deck with these bases."""
    return not missing_colour(bases, card) and not missing_symbol(bases, card)


def check(catalogue: Mapping[str, Any], deck: Deck, format: str) -> None:
    """ValueError with one sentence if a deck may not be played in a format."""
    if wrong := problems(catalogue, deck, format):
        raise ValueError(f"deck '{deck.name.en}' cannot be played as a {format} deck: {wrong[0].en}")


def limits(catalogue: Mapping[str, Any], format: str) -> Mapping[str, Limits]:
    """The numbers of a format."""
    rules: Rules = catalogue[f"format/{format}"]
    return {
        "bases": Limits(rules.bases, rules.bases, 1),
        "cards": Limits(rules.deck_size, rules.deck_size, rules.copies),
    }


FOLDERS = ("card", "base")  # either list may name any card: what is wrong with it is said by name
DECK_FORM = DeckForm(
    what=Phrase("deck", "デッキ"),
    prefix="hexfold-magna:",
    piles=(
        Pile(
            "bases",
            (Base,),
            FOLDERS,
            "list",
            ordered=True,
            may_lack=True,
            no_list=Phrase("its '{0}' are not a list of base cards", "{0}が拠点カードの一覧になっていない"),
            no_card=Phrase("there is no base '{0}'", "拠点カード「{0}」は存在しない"),
        ),
        Pile("cards", CARDS, FOLDERS),
    ),
    made=Deck,
    ready=ready_made,
    problems=problems,
    limits=limits,
)


# ---- decks for everybody ---------------------------------------------------------------------------------------
def by_chance(catalogue: Mapping[str, Any], format: str, dice: Dice) -> Deck:
    """One of the ready-made decks of a format, any as likely as another."""
    decks = list(ready_made(catalogue, format).values())
    if not decks:
        raise ValueError(f"the card data holds no ready-made {format} deck")
    return decks[dice.roll(len(decks)) - 1]


def typical(catalogue: Mapping[str, Any], format: str) -> tuple[str, ...]:
    """What an unknown deck may be guessed from: cards and bases of the ready-made ones, more than any deck has (S1)."""
    rules: Rules = catalogue[f"format/{format}"]
    decks = list(ready_made(catalogue, format).values())
    cards = tuple(key for deck in decks for key in deck.cards)
    bases = tuple(key for deck in decks for key in deck.bases)
    return bases + cards * (2 + rules.deck_size // max(1, len(cards)))


def any_deck(catalogue: Mapping[str, Any], dice: Dice, options: Mapping[str, str] | None = None) -> dict[str, object]:
    """A legal deck drawn at random, as plain data: any three bases, any cards that go with them."""
    rules: Rules = catalogue[f"format/{(options or {}).get('format', 'full')}"]
    every = [fact for fact in catalogue.values() if isinstance(fact, Base)]
    bases: list[Base] = dice.shuffled(every)[: rules.bases]
    if dice.roll(3) > 1:  # mostly armies of one colour, as people build them
        own = [base for base in every if base.colour == bases[0].colour]
        bases = dice.shuffled(own)[: rules.bases] if len(own) >= rules.bases else bases
    pool = [card.key for card in catalogue.values() if isinstance(card, CARDS) and fits(bases, card)]
    cards = dice.shuffled(pool * rules.copies)[: rules.deck_size]
    return {
        "name": "any deck",
        "bases": [card_id(base.key) for base in bases],
        "cards": {card_id(key): n for key, n in sorted(Counter(cards).items())},
    }


def colours_of(catalogue: Mapping[str, Any], deck: Deck) -> Phrase:
    """The colours of a deck in words: "Blue/Green"."""
    found = dict.fromkeys(catalogue[key].colour for key in deck.bases)
    return joined([COLOURS[colour] for colour in found], "/", "・")
