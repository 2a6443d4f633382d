"""Section 2: which decks are legal; one sentence, with the card and the rule, for each that is not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from game.rules.magna.deck_building import (
    DECK_FORM,
    any_deck,
    check,
    colours_of,
    fits,
    problems,
    ready_made,
)
from game.table.dice import Dice

from .test_magna_cards import catalogue, printed

deck, as_data = DECK_FORM.read, DECK_FORM.write
RED: Mapping[str, int] = as_data(deck(catalogue(), "red"))["cards"]  # type: ignore[assignment]
BASES = ["red-b3", "red-b2", "red-b1"]


def changed(bases: list[str] | None = None, **cards: int) -> dict[str, Any]:
    """The red deck with other numbers of some cards: red_f01=0 takes the Orc Scouts out."""
    named = {name.replace("_", "-"): n for name, n in cards.items()}
    return {"name": "Mine", "bases": bases or BASES, "cards": {k: n for k, n in {**RED, **named}.items() if n}}


def complaints(data: dict[str, Any], format: str = "full") -> list[str]:
    return [problem.en for problem in problems(catalogue(), deck(catalogue(), data), format)]


def test_all_ten_ready_made_decks_are_legal_in_their_format() -> None:
    decks = ready_made(catalogue())
    assert list(decks) == [
        "red",
        "blue",
        "green",
        "purple",
        "white",
        "black",
        "pact",
        "raiders",
        "half-blanc",
        "half-noir",
    ]
    for ready in decks.values():
        assert not problems(catalogue(), ready, ready.format)
        assert len(ready.bases) == 3


def test_the_order_of_the_bases_is_the_decks_order() -> None:
    """MS-3.1: the default order is the order in the deck list."""
    assert deck(catalogue(), "red").bases == ("base/red-b3", "base/red-b2", "base/red-b1")
    assert deck(catalogue(), changed(["red-b1", "red-b3", "red-b2"])).bases == (
        "base/red-b1",
        "base/red-b3",
        "base/red-b2",
    )


def test_a_deck_is_read_back_from_its_own_data() -> None:
    for ready in ready_made(catalogue()).values():
        again = deck(catalogue(), as_data(ready))
        assert Counter(again.cards) == Counter(ready.cards) and again.bases == ready.bases and again.name == ready.name


@pytest.mark.parametrize(
    "data, sentence",
    [
        (changed(red_f01=1), "it has 49 cards, there must be exactly 50 (MS-2.1)"),
        (changed(red_f01=0, red_f03=3, red_f02=5), "it has 5 copies of Orc Charger, at most 3 are allowed (MS-2.2)"),
        (changed(["red-b3", "red-b2"]), "it has 2 bases, there must be exactly 3 (MS-2.3)"),
        (
            changed(["red-b3", "red-b3", "red-b1"]),
            "Searing Iron Fort is there 2 times: the bases must all be different (MS-2.3)",
        ),
        (changed(["red-b3", "red-f01", "red-b1"]), "Orc Scout is no base card (MS-2.3)"),
        (changed(red_f01=1, red_b1=1), "Valley of Dragon Cries is a base: bases are never in the deck (MS-2.1)"),
        (changed(red_f01=1, blu_f01=1), "Lake Squire is Blue, and none of the bases is (MS-2.4)"),
        (
            changed(["red-b2", "blu-b1", "blu-b2"]),
            "Dragon-Cry Hatchling needs a base with the symbol Valley of Dragon Cries (MS-2.5)",
        ),
    ],
)
def test_one_sentence_for_each_illegal_deck(data: dict[str, Any], sentence: str) -> None:
    assert sentence in complaints(data)
    with pytest.raises(ValueError, match="cannot be played as a full deck"):
        check(catalogue(), deck(catalogue(), data), "full")


def test_neutral_cards_go_with_all_bases() -> None:
    """MS-2.4."""
    assert complaints(changed(red_f01=1, neu_f06=1)) == []


def test_a_base_with_two_symbols_serves_both() -> None:
    """Searing Iron Fort shows both red symbols (MS-2.8)."""
    fort, harbour = printed("red-b3"), printed("pur-b2")
    assert fits([fort], printed("red-f04")) and fits([fort], printed("red-f05"))
    assert not fits([harbour], printed("red-f05")) and not fits([harbour], printed("pur-f05"))
    assert fits([harbour], printed("pur-f06"))


def test_the_half_format_has_25_cards() -> None:
    """MS-2.7."""
    assert complaints(as_data(deck(catalogue(), "half-noir")), "half") == []
    assert "it has 50 cards, there must be exactly 25 (MS-2.7)" in complaints(as_data(deck(catalogue(), "red")), "half")


@pytest.mark.parametrize(
    "damaged, sentence",
    [
        (
            "nothing",
            "there is no deck 'nothing' (there are: red, blue, green, purple, white, black, pact, raiders, "
            "half-blanc, half-noir)",
        ),
        (17, "a deck is the name of a ready-made one, or an object with 'name', 'bases' and 'cards'"),
        ({"name": "X", "cards": {}, "army": 1}, "a deck has no field 'army' (there are: name, bases, cards)"),
        (
            {"name": "X", "bases": BASES, "cards": 5},
            "deck 'X': its 'cards' do not say how many there are of each card",
        ),
        (
            {"name": "X", "bases": BASES, "cards": {"red-f01": "3"}},
            "deck 'X': 'red-f01' cannot be in it 3 times",
        ),
        ({"name": "X", "bases": BASES, "cards": {"red-f01": 201}}, "deck 'X': it has more than 200 cards"),
        ({"name": "X", "bases": BASES, "cards": {"wyrm": 1}}, "deck 'X': there is no card 'wyrm'"),
        (
            {"name": "X", "bases": "red-b1", "cards": {"red-f01": 1}},
            "deck 'X': its 'bases' are not a list of base cards",
        ),
        ({"name": "X", "bases": ["here"], "cards": {"red-f01": 1}}, "deck 'X': there is no base 'here'"),
        ({"name": 5, "bases": BASES, "cards": {}}, "the name of a deck is a text, or an object with 'en' and 'ja'"),
    ],
)
def test_one_sentence_for_each_damaged_deck(damaged: object, sentence: str) -> None:
    with pytest.raises(ValueError) as error:
        deck(catalogue(), damaged)
    assert str(error.value) == sentence


def test_decks_drawn_by_chance_are_legal_and_differ() -> None:
    names = set()
    for seed in range(60):
        for format in ("full", "half"):
            drawn = deck(catalogue(), any_deck(catalogue(), Dice(seed), {"format": format}))
            assert not problems(catalogue(), drawn, format)
            names |= set(drawn.cards) | set(drawn.bases)
    assert len(names) > 170  # of 183: nearly every card turns up


def test_a_deck_is_told_by_the_colours_of_its_bases() -> None:
    assert colours_of(catalogue(), deck(catalogue(), "pact")) == ("Blue/Green", "青・緑", "")
