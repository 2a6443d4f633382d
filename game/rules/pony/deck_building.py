"""Decks: which ones are legal, and how a deck is named or written (pony.md, section 2).

A deck as plain data is `{"name": "My deck", "mane": "PR001", "cards": {"PR020": 3, ...}, "problems": {"PR168": 2,
...}}`, and may name the Problem it likes to start with (`"start": "PR168"`). `cards` and `problems` may also be lists
of numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.pony.cards import DRAW_KINDS, KINDS, Card, Deck, Friend, Mane, Problem, Rules
from game.rules.pony.words import KIND_NAMES, full_title
from game.table.dice import Dice
from game.words import Phrase, same

LONGEST_NAME = 60
MOST_CARDS = 600  # of a deck that is read at all: every card three times is 564
FIELDS = ("name", "mane", "cards", "problems", "start")


def ready_made(catalogue: Mapping[str, Any]) -> dict[str, Deck]:
    """The ready-made decks by id, in the order of the card data."""
    return {key[5:]: deck for key, deck in catalogue.items() if key[:5] == "deck/"}


def card_key(catalogue: Mapping[str, Any], number: str) -> str:
    """The key of a card by its number; "" if there is none."""
    for kind in KINDS:
        if f"card/{kind}/{number}" in catalogue:
            return f"card/{kind}/{number}"
    return ""


def card_id(key: str) -> str:
    """The number of a card by its key."""
    return key.rpartition("/")[2]


# ---- what is wrong with a deck -----------------------------------------------------------------------------------
def problems(catalogue: Mapping[str, Any], deck: Deck) -> list[Phrase]:
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
    return Phrase("there is no card '{0}'", "カード「{0}」は存在しない").of(card_id(key)[:40])


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


# ---- decks by name or as plain data ------------------------------------------------------------------------------
def deck(catalogue: Mapping[str, Any], named: object) -> Deck:
    """A deck from the id of a ready-made one or from plain data. ValueError with one sentence."""
    if isinstance(named, Deck):
        return named
    if isinstance(named, str):
        decks = ready_made(catalogue)
        if named not in decks:
            raise ValueError(f"there is no deck '{named[:40]}' (there are: {', '.join(decks)})")
        return decks[named]
    if not isinstance(named, Mapping):
        raise ValueError(
            "a deck is the name of a ready-made one, or an object with 'name', 'mane', 'cards' and 'problems'"
        )
    if extra := [str(key) for key in named if key not in FIELDS]:
        raise ValueError(f"a deck has no field '{extra[0][:40]}' (there are: {', '.join(FIELDS)})")
    title = _title(named.get("name", "own deck"))
    mane, start = named.get("mane", ""), named.get("start", "")
    if not isinstance(mane, str) or not isinstance(start, str):
        raise ValueError(f"deck '{title.en}' is damaged: 'mane' and 'start' must be the numbers of cards")
    cards = _cards(catalogue, title, named.get("cards"), "cards")
    row = _cards(catalogue, title, named.get("problems"), "problems")
    first = card_key(catalogue, start) if start else ""
    if first not in (*row, "") or (start and not first):
        raise ValueError(f"deck '{title.en}': its Problem deck has no card '{start[:40]}' to start with")
    return Deck(title, _key(catalogue, title, mane) if mane else "", cards, row, start=first)


def _key(catalogue: Mapping[str, Any], title: Phrase, number: str) -> str:
    key = card_key(catalogue, number)
    if not key:
        raise ValueError(f"deck '{title.en}': there is no card '{number[:40]}'")
    return key


def _cards(catalogue: Mapping[str, Any], title: Phrase, given: object, part: str) -> tuple[str, ...]:
    """The keys of the cards of a part of a deck, each card as often as it is in it."""
    if isinstance(given, (list, tuple)) and all(isinstance(name, str) for name in given):
        counts: Mapping[Any, Any] = Counter(given[: MOST_CARDS + 1])
    elif isinstance(given, Mapping):
        counts = given
    else:
        raise ValueError(f"deck '{title.en}' is damaged: '{part}' must say how many there are of each card")
    keys: list[str] = []
    for name, n in counts.items():
        if not isinstance(name, str) or type(n) is not int or n < 1:
            raise ValueError(f"deck '{title.en}' is damaged: {str(name)[:40]!r} cannot be in it {str(n)[:20]} times")
        if len(keys) + n > MOST_CARDS:
            raise ValueError(f"deck '{title.en}' is damaged: it has more than {MOST_CARDS} {part}")
        keys += [_key(catalogue, title, name)] * n
    return tuple(keys)


def _title(name: object) -> Phrase:
    if isinstance(name, str) and name.strip():
        return same(name.strip()[:LONGEST_NAME])
    if isinstance(name, Mapping) and isinstance(name.get("en"), str) and isinstance(name.get("ja"), str):
        return Phrase(name["en"][:LONGEST_NAME], name["ja"][:LONGEST_NAME])
    raise ValueError("the name of a deck is a text, or an object with 'en' and 'ja'")


def as_data(deck: Deck) -> dict[str, object]:
    """The plain data that `deck` reads back."""
    data: dict[str, object] = {"name": {"en": deck.name.en, "ja": deck.name.ja}, "mane": card_id(deck.mane)}
    data["cards"] = {card_id(key): n for key, n in Counter(deck.cards).items()}
    data["problems"] = {card_id(key): n for key, n in Counter(deck.problems).items()}
    return {**data, "start": card_id(deck.start)} if deck.start else data


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
