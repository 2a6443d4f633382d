"""Chapter 3: which decks are legal; one sentence for each that is not. And what others may know of a deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import game
from game.rules.medarot.deck_building import DECK_FORM, any_deck, problems, ready_made
from game.rules.medarot.places import deck as deck_zone
from game.rules.medarot.places import hand
from game.table.dice import Dice
from game.table.view import imagine, look

from .byhand import catalogue

deck, as_data = DECK_FORM.read, DECK_FORM.write


def threes(names: str) -> dict[str, int]:
    """Three of each card."""
    return dict.fromkeys(names.split(), 3)


OWN: dict[str, Any] = {
    "name": "Mine",
    "cards": threes("metabee rokusho put_cat cyandog centipade head_locust banchuu ikki koji karin"),
}


def test_the_ready_made_decks_are_legal() -> None:
    for mode, count in (("normal", 4), ("beginner", 2)):
        decks = ready_made(catalogue(), mode)
        assert len(decks) == count
        for ready in decks.values():
            assert not problems(catalogue(), ready, mode)


def test_an_own_deck_as_plain_data() -> None:
    read = deck(catalogue(), OWN)
    assert not problems(catalogue(), read) and len(read.cards) == 30
    assert Counter(deck(catalogue(), as_data(read)).cards) == Counter(read.cards)
    listed = deck(catalogue(), [name for name, n in OWN["cards"].items() for _ in range(n)])
    assert Counter(listed.cards) == Counter(read.cards)


def changed(**cards: int) -> dict[str, Any]:
    return {"name": "Mine", "cards": {name: n for name, n in {**OWN["cards"], **cards}.items() if n}}


@pytest.mark.parametrize(
    "wrong, sentence",
    [
        (changed(karin=2), "deck 'Mine' cannot be played in normal mode: it has 29 cards, there must be exactly 30"),
        (
            changed(karin=2, ikki=4),
            "deck 'Mine' cannot be played in normal mode: it has 4 copies of Ikki, at most 3 are allowed",
        ),
        (changed(no_such_card=3), "deck 'Mine': there is no card 'no_such_card'"),
        (
            {"name": "Mine", "cards": threes("ikki koji karin arika nae retort victor surume sarami milky")},
            "deck 'Mine' cannot be played in normal mode: it has no Medarot",
        ),
        (
            "no_such_deck",
            "there is no deck 'no_such_deck' (there are: kabuto_battery, kuwagata_blades, trump_fortress, "
            "robo_raiders, beginner_kabuto, beginner_kuwagata)",
        ),
        (
            "beginner_kabuto",
            "deck 'First Kabuto' cannot be played in normal mode: it has 15 cards, there must be exactly 30",
        ),
        (17, "a deck is the name of a ready-made one, or an object with 'name' and 'cards'"),
        ({"cards": 5}, "deck 'own deck': its 'cards' do not say how many there are of each card"),
        ({"cards": {"metabee": "three"}}, "deck 'own deck': 'metabee' cannot be in it three times"),
        ({"cards": {"metabee": True}}, "deck 'own deck': 'metabee' cannot be in it True times"),
        ({"cards": {"metabee": 10**9}}, "deck 'own deck': it has more than 200 cards"),
        ({"name": "Mine"}, "deck 'Mine': its 'cards' do not say how many there are of each card"),
        ({"name": 5, "cards": {}}, "the name of a deck is a text, or an object with 'en' and 'ja'"),
        ({"cards": {}, "more": 1}, "a deck has no field 'more' (there are: name, cards)"),
        ({"cards": [1, 2]}, "deck 'own deck': its 'cards' do not say how many there are of each card"),
    ],
)
def test_a_wrong_deck_gets_one_sentence(wrong: object, sentence: str) -> None:
    with pytest.raises(ValueError) as error:
        game.start("medarot", 2, 1, decks=[wrong])
    assert str(error.value) == sentence


def test_beginner_decks_have_fifteen_cards() -> None:
    with pytest.raises(ValueError, match="beginner mode: it has 30 cards, there must be exactly 15"):
        game.start("medarot", 2, 1, {"mode": "beginner"}, decks=["kabuto_battery"])
    assert game.start("medarot", 2, 1, {"mode": "beginner"}, decks=["beginner_kabuto"]).decks[0] == "beginner_kabuto"  # type: ignore[attr-defined]


@pytest.mark.parametrize("mode", ["normal", "beginner"])
def test_random_decks_are_legal(mode: str) -> None:
    sizes = set()
    for seed in range(60):
        read = deck(catalogue(), any_deck(catalogue(), Dice(seed), {"mode": mode}))
        assert not problems(catalogue(), read, mode)
        sizes.add(sum(key.startswith("card/medarot/") for key in read.cards))
    assert len(sizes) > 6


def test_nobody_named_a_deck_chance_does() -> None:
    found = {game.start("medarot", 2, seed).decks for seed in range(40)}  # type: ignore[attr-defined]
    assert {name for pair in found for name in pair} == set(ready_made(catalogue(), "normal"))


def test_an_own_deck_stays_secret() -> None:
    """S1: neither the lists of a view nor an imagined world know what is in it."""
    other = {"name": "Mine", "cards": threes("gan_king dorcus basalt excise jackal cu unitris milky victor nae")}
    first, second = (game.start("medarot", 2, 4, decks=[None, mine]) for mine in (OWN, other))
    assert look(first, 0).lists == look(second, 0).lists
    assert "card/medarot/cyandog" not in first.lists[1], "it is in the deck, and in no ready-made one"
    world = imagine(look(first, 0), 0, Dice(1))
    assert not any(p.card == "card/medarot/cyandog" for p in world.pieces.values() if p.owner == 1)
    assert first.decks[1] == ""  # type: ignore[attr-defined]


def test_a_ready_made_deck_is_known() -> None:
    s = game.start("medarot", 2, 4, decks=["kabuto_battery", "trump_fortress"])
    world = imagine(look(s, 0), 0, Dice(1))
    theirs = Counter(p.card for p in world.pieces.values() if p.owner == 1)
    assert theirs == Counter(ready_made(catalogue())["trump_fortress"].cards)
    assert len(world.inside(hand(1))) + len(world.inside(deck_zone(1))) == 30


def test_an_extreme_own_deck_can_be_imagined() -> None:
    """One Medarot and 29 Medarotters that also fill the ready-made decks."""
    people = [key.rpartition("/")[2] for key in catalogue() if key.startswith("card/medarotter/")]
    cards = {"metabee": 1, **threes(" ".join(people[:9])), people[9]: 2}
    s = game.start("medarot", 2, 2, decks=[{"name": "people", "cards": cards}, {"name": "people", "cards": cards}])
    dice = Dice(3)
    while s.result is None and s.asks:
        for seat in range(2):
            imagine(look(s, seat), seat, Dice(1))
        seat = min(s.asks)
        options = game.legal(s, seat)
        game.choose(s, seat, options[dice.roll(len(options)) - 1])
