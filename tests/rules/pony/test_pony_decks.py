"""Decks: which ones are legal, and one sentence for each that is not (pony.md, section 2; example E43)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import game
from game.rules.pony.cards import Deck
from game.rules.pony.deck_building import (
    DECK_FORM,
    any_deck,
    by_chance,
    check,
    legal,
    problems,
    ready_made,
    typical,
)
from game.table.dice import Dice
from tests.rules.pony.byhand import catalogue

deck, as_data = DECK_FORM.read, DECK_FORM.write

READY = ("twilight_applejack", "rainbow_rarity", "fluttershy", "pinkie_pie", "luna_night_watch", "endless_night")


def test_six_ready_made_decks() -> None:
    assert tuple(ready_made(catalogue())) == READY
    for found in ready_made(catalogue()).values():
        assert not problems(catalogue(), found)
        assert len(found.cards) >= 45 and len(found.problems) == 10
        assert deck(catalogue(), as_data(found)) == Deck(
            found.name, found.mane, found.cards, found.problems, start=found.start
        )


def changed(**parts: Any) -> Deck:
    """An own deck like Fluttershy's, with something else in it."""
    data = {**as_data(ready_made(catalogue())["fluttershy"]), **parts}
    made: Deck = deck(catalogue(), data)
    return made


def without(part: str, number: str, n: int = 1) -> dict[str, int]:
    cards: Any = dict(as_data(ready_made(catalogue())["fluttershy"])[part])  # type: ignore[call-overload]
    cards[number] -= n
    return {name: count for name, count in cards.items() if count}


def with_more(part: str, **more: int) -> dict[str, int]:
    cards: Any = dict(as_data(ready_made(catalogue())["fluttershy"])[part])  # type: ignore[call-overload]
    return {**cards, **{name: cards.get(name, 0) + n for name, n in more.items()}}


ILLEGAL: dict[str, tuple[Callable[[], Deck], str, str]] = {
    "few": (
        lambda: changed(cards=without("cards", "PR087")),
        "too_few_cards",
        "it has 44 cards, there must be at least 45",
    ),
    "copies": (
        lambda: changed(cards=with_more("cards", PR020=4)),
        "too_many_copies",
        "it has 4 copies of Sweetie Sunrise, Early Riser, at most 3 are allowed",
    ),
    "problem in the deck": (
        lambda: changed(cards=with_more("cards", PR164=1)),
        "wrong_type",
        "Bunny Breakout is a Problem, the draw deck may not hold it",
    ),
    "mane in the deck": (
        lambda: changed(cards=with_more("cards", PR001=1)),
        "wrong_type",
        "Rainbow Dash, Flier Extraordinaire is a Mane Character, the draw deck may not hold it",
    ),
    "friend among the problems": (
        lambda: changed(problems={**without("problems", "PR183"), "PR012": 1}),
        "wrong_type",
        "Emerald Green, Cider Aficionado is a Friend, the Problem deck may not hold it",
    ),
    "problem count": (
        lambda: changed(problems=without("problems", "PR183")),
        "problem_count",
        "its Problem deck has 9 cards, there must be exactly 10",
    ),
    "problem copies": (
        lambda: changed(problems={**without("problems", "PR183"), "PR191": 3}),
        "problem_copies",
        "it has 3 copies of Save Sweet Apple Acres, at most 2 are allowed",
    ),
    "no start": (
        lambda: changed(problems=dict.fromkeys(("PR183", "PR191", "PR173", "PR165", "PR166"), 2), start=""),
        "no_starting_problem",
        "its Problem deck has no Starting Problem",
    ),
    "no mane": (lambda: changed(mane=""), "no_mane", "it has no Mane Character"),
    "a friend as mane": (
        lambda: changed(mane="PR012"),
        "no_mane",
        "Emerald Green, Cider Aficionado is no Mane Character",
    ),
}


@pytest.mark.parametrize("name", ILLEGAL)
def test_an_illegal_deck_gets_one_sentence_and_a_code(name: str) -> None:
    make, code, words = ILLEGAL[name]
    own = make()
    assert legal(catalogue(), own) == code
    assert [wrong.en for wrong in problems(catalogue(), own)] == [words]
    assert all(wrong.ja for wrong in problems(catalogue(), own))
    with pytest.raises(ValueError) as error:
        check(catalogue(), own)
    assert words in str(error.value)


def test_more_than_45_cards_are_legal() -> None:
    own = changed(cards=with_more("cards", PR012=3, PR020=3))
    assert legal(catalogue(), own) == "" and len(own.cards) == 51


@pytest.mark.parametrize(
    ("named", "words"),
    [
        ("nobody", "there is no deck 'nobody'"),
        (7, "a deck is the name of a ready-made one"),
        ({"name": "x", "cards": {}, "extra": 1}, "a deck has no field 'extra'"),
        ({"name": " "}, "the name of a deck is a text"),
        ({"mane": 3}, "its 'mane' is not the number of a card"),
        ({"mane": "PR001", "cards": 5}, "its 'cards' do not say how many there are of each card"),
        ({"mane": "PR001", "cards": {"PR012": "3"}}, "'PR012' cannot be in it 3 times"),
        ({"mane": "PR001", "cards": {"PR012": True}}, "'PR012' cannot be in it True times"),
        ({"mane": "PR001", "cards": {"PR999": 1}, "problems": {}}, "there is no card 'PR999'"),
        ({"mane": "PR001", "cards": {"PR012": 10**9}}, "it has more than 600 cards"),
        ({"mane": "PR001", "cards": {}, "problems": None}, "its 'problems' do not say how many"),
        ({"mane": "XX", "cards": {}, "problems": {}}, "there is no card 'XX'"),
        ({"mane": "PR001", "cards": {}, "problems": {"PR164": 1}, "start": "PR168"}, "no card 'PR168' to start with"),
    ],
)
def test_damaged_decks_get_one_sentence(named: object, words: str) -> None:
    with pytest.raises(ValueError) as error:
        deck(catalogue(), named)
    assert words in str(error.value) and "\n" not in str(error.value)


def test_random_decks_are_legal_and_various() -> None:
    made = [deck(catalogue(), any_deck(catalogue(), Dice(seed))) for seed in range(60)]
    assert all(not problems(catalogue(), own) for own in made)
    assert len({own.mane for own in made}) == 10
    assert len({len(own.cards) for own in made}) > 3
    assert len({key for own in made for key in own.cards}) > 150


def test_chance_draws_every_ready_made_deck() -> None:
    decks = list(ready_made(catalogue()).values())
    assert {by_chance(decks, Dice(seed)).ready for seed in range(60)} == set(READY)


def test_an_unknown_deck_is_guessed_from_enough_of_everything() -> None:
    for own in ready_made(catalogue()).values():
        guess = typical(catalogue(), own)
        assert guess[0] == own.mane
        for kind in ("friend", "event", "resource", "troublemaker"):
            assert sum(key.startswith(f"card/{kind}/") for key in guess) >= 45


def test_matches_start_with_ready_own_and_random_decks() -> None:
    own = any_deck(catalogue(), Dice(3))
    for decks in (["fluttershy", own], [own, None], [None, None]):
        s = game.start("pony", 2, 1, decks=decks)
        assert s.asks


def test_an_illegal_deck_starts_no_match() -> None:
    with pytest.raises(ValueError, match="at least 45"):
        game.start("pony", 2, 1, decks=[{"mane": "PR001", "cards": {"PR012": 3}, "problems": {}}, "fluttershy"])
