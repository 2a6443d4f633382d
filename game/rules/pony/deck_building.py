"""Decks: which ones are legal, and how a deck is named or written (pony.md, section 2).

A deck as plain data is `{"name": "My deck", "mane": "PR001", "cards": {"PR020": 3, ...}, "problems": {"PR168": 2,
...}}`, and may name the Problem it likes to start with (`"start": "PR168"`). `cards` and `problems` may also be lists
of numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.pony.cards import (
    DRAW_KINDS,
    KINDS,
    Card,
    Deck,
    EventCard,
    Friend,
    Mane,
    Problem,
    Resource,
    Rules,
    Troublemaker,
)
from game.rules.pony.words import KIND_NAMES, full_title
from game.table.decks import NO_CARD, DeckForm, Limits, Pile, card_id
from game.table.dice import Dice
from game.words import Phrase

MOST_CARDS = 600  # of a deck that is read at all: every card three times is 564


def ready_made(catalogue: Mapping[str, Any]) -> dict[str, Deck]:
    """The ready-made decks by id, in the order of the card data."""
    return {key[5:]: deck for key, deck in catalogue.items() if key[:5] == "deck/"}


# ---- what is wrong with a deck -----------------------------------------------------------------------------------
def problems(catalogue: Mapping[str, Any], deck: Deck, format: str = "") -> list[Phrase]:
    """Everything that keeps a deck out of a match, one sentence each; an empty list for a legal deck."""
    rules: Rules = catalogue["rules"]
    return [*_mane(catalogue, deck), *_draw_deck(catalogue, deck, rules), *_problem_deck(catalogue, deck, rules)]


def _mane(catalogue: Mapping[str, Any], deck: Deck) -> list[Phrase]:
    if not deck.mane:
        return [Phrase("it has no Mane Character", "メーンキャラクターがない")]
    card = catalogue.get(deck.mane)
    if isinstance(card, Mane):
        return []
    return [
        _unknown(deck.mane)
        if card is None
        else Phrase("{0} is no Mane Character", "{0}はメーンキャラクターではない").of(full_title(card))
    ]


def _draw_deck(catalogue: Mapping[str, Any], deck: Deck, rules: Rules) -> list[Phrase]:
    found = _strange(
        catalogue,
        deck.cards,
        DRAW_KINDS,
        Phrase("{0} is a {1}, the draw deck may not hold it", "{0}は{1}なのでデッキに入れられない"),
    )
    if len(deck.cards) < rules.deck_size:
        found.append(
            Phrase("it has {0} cards, there must be at least {1}", "カードが{0}枚しかない（{1}枚以上必要）").of(
                len(deck.cards), rules.deck_size
            )
        )
    return found + _copies(catalogue, deck.cards, rules.max_copies)


def _problem_deck(catalogue: Mapping[str, Any], deck: Deck, rules: Rules) -> list[Phrase]:
    found = _strange(
        catalogue,
        deck.problems,
        ("problem",),
        Phrase("{0} is a {1}, the Problem deck may not hold it", "{0}は{1}なのでプロブレムデッキに入れられない"),
    )
    if len(deck.problems) != rules.problem_deck:
        found.append(
            Phrase(
                "its Problem deck has {0} cards, there must be exactly {1}",
                "プロブレムデッキが{0}枚ある（ちょうど{1}枚必要）",
            ).of(len(deck.problems), rules.problem_deck)
        )
    found += _copies(catalogue, deck.problems, rules.problem_copies)
    cards = [catalogue.get(key) for key in deck.problems]
    if not any(isinstance(card, Problem) and card.starting for card in cards):
        found.append(Phrase("its Problem deck has no Starting Problem", "プロブレムデッキに“スタート”の事件がない"))
    return found


def _unknown(key: str) -> Phrase:
    return NO_CARD.of(card_id(key)[:40])


def _strange(catalogue: Mapping[str, Any], keys: Sequence[str], kinds: Sequence[str], wrong: Phrase) -> list[Phrase]:
    """Cards that do not exist, or of a kind that has no business there."""
    found = []
    for key in dict.fromkeys(keys):
        if key not in catalogue:
            found.append(_unknown(key))
        elif (kind := key.split("/")[1]) not in kinds:
            found.append(wrong.of(full_title(catalogue[key]), KIND_NAMES[kind]))
    return found


def _copies(catalogue: Mapping[str, Any], keys: Sequence[str], most: int) -> list[Phrase]:
    return [
        Phrase("it has {0} copies of {1}, at most {2} are allowed", "{1}が{0}枚ある（{2}枚まで）").of(
            n, full_title(catalogue[key]), most
        )
        for key, n in Counter(keys).items()
        if n > most and key in catalogue
    ]


def legal(catalogue: Mapping[str, Any], deck: Deck) -> str:
    """The reason code of section 2 of the first thing that is wrong with a deck; "" for a legal one."""
    rules: Rules = catalogue["rules"]
    if not isinstance(catalogue.get(deck.mane), Mane):
        return "no_mane"
    draw, row = Counter(deck.cards), Counter(deck.problems)
    if any(key not in catalogue or key.split("/")[1] not in DRAW_KINDS for key in draw) or any(
        not isinstance(catalogue.get(key), Problem) for key in row
    ):
        return "wrong_type"
    checks = (
        (len(deck.cards) < rules.deck_size, "too_few_cards"),
        (any(n > rules.max_copies for n in draw.values()), "too_many_copies"),
        (len(deck.problems) != rules.problem_deck, "problem_count"),
        (any(n > rules.problem_copies for n in row.values()), "problem_copies"),
        (not any(catalogue[key].starting for key in row), "no_starting_problem"),
    )
    return next((code for wrong, code in checks if wrong), "")


def check(catalogue: Mapping[str, Any], deck: Deck) -> None:
    """ValueError with one sentence if a deck may not be played."""
    if wrong := problems(catalogue, deck):
        raise ValueError(f"deck '{deck.name.en}' cannot be played: {wrong[0].en}")


def limits(catalogue: Mapping[str, Any], format: str) -> Mapping[str, Limits]:
    """The numbers of the rules; the draw deck may have more cards than it must."""
    rules: Rules = catalogue["rules"]
    return {
        "mane": Limits(1, 1, 1),
        "cards": Limits(rules.deck_size, 0, rules.max_copies),
        "problems": Limits(rules.problem_deck, rules.problem_deck, rules.problem_copies),
    }


FOLDERS = tuple(f"card/{kind}" for kind in KINDS)  # any list may name any card: what is wrong with it is said by name
NO_NUMBER = Phrase("its '{0}' is not the number of a card", "{0}がカードの番号ではない")
NO_START = Phrase("its Problem deck has no card '{0}' to start with", "プロブレムデッキに、始めのカード「{0}」がない")
DECK_FORM = DeckForm(
    what=Phrase("deck", "デッキ"),
    prefix="hexfold-pony:",
    piles=(
        Pile("mane", (Mane,), FOLDERS, "one", no_list=NO_NUMBER),
        Pile("cards", (Friend, EventCard, Resource, Troublemaker), FOLDERS, most=MOST_CARDS, may_lack=True),
        Pile("problems", (Problem,), FOLDERS, most=MOST_CARDS, may_lack=True),
        Pile("start", (Problem,), FOLDERS, "one", within="problems", no_list=NO_NUMBER, no_card=NO_START),
    ),
    made=Deck,
    ready=ready_made,
    problems=problems,
    limits=limits,
)


# ---- decks for everybody -------------------------------------------------------------------------------------------
def by_chance(decks: Sequence[Deck], dice: Dice) -> Deck:
    """One of these decks, any as likely as another."""
    return decks[dice.roll(len(decks)) - 1]


def typical(catalogue: Mapping[str, Any], deck: Deck) -> tuple[str, ...]:
    """What a deck that nobody knows may be guessed from: its Mane, which all see, and what the ready-made ones hold.

    There is enough of everything for any deck, whatever has been seen of it.
    """
    rules: Rules = catalogue["rules"]
    known = ready_made(catalogue).values()
    cards = tuple(key for each in known for key in each.cards)
    row = tuple(key for each in known for key in each.problems)
    fewest = min(Counter(key.split("/")[1] for key in cards).values())
    times = -(-max(len(deck.cards), rules.deck_size) // fewest)
    return (deck.mane, *cards * times, *row)


def any_deck(catalogue: Mapping[str, Any], dice: Dice, options: Mapping[str, str] | None = None) -> dict[str, object]:
    """A legal deck drawn at random, as plain data.

    Most are of two colours and can be played, some are of any cards at all; now and then there are more cards than
    there must be.
    """
    rules: Rules = catalogue["rules"]
    cards: dict[str, list[Card]] = {
        kind: [card for key, card in catalogue.items() if key.startswith(f"card/{kind}/")] for kind in KINDS
    }
    mane = dice.shuffled(cards["mane"])[0]
    assert isinstance(mane, Mane)
    wild = dice.roll(4) == 1
    colors = {*mane.colors, dice.shuffled(["blue", "pink", "white", "purple", "yellow", "orange"])[0]}
    fitting = [card for kind in DRAW_KINDS for card in cards[kind] if wild or _fits(card, colors)]
    size = rules.deck_size + (dice.roll(20) if dice.roll(4) == 1 else 0)
    drawn = dice.shuffled([card.number for card in fitting] * rules.max_copies)[:size]
    row = [card for card in cards["problem"] if isinstance(card, Problem)]
    starting = dice.shuffled([card.number for card in row if card.starting])[0]
    rest = [card.number for card in row for _ in range(rules.problem_copies - (card.number == starting))]
    chosen = [starting, *dice.shuffled(rest)[: rules.problem_deck - 1]]
    return {"name": "any deck", "mane": mane.number, "cards": dict(Counter(drawn)), "problems": dict(Counter(chosen))}


def _fits(card: Card, colors: set[str]) -> bool:
    """True if a deck of these colours can play a card."""
    if isinstance(card, Friend) and not set(card.colors) <= colors:
        return False
    return {r.color for r in getattr(card, "req", ())} <= colors
