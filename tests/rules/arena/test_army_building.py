"""Army building (arena.md, section 16)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import game
from game.rules.arena.army_building import DECK_FORM, defaults, joined, problems, ready_made
from game.rules.arena.cards import ArmyList

deck, as_data = DECK_FORM.read, DECK_FORM.write

CATALOGUE = game.ruleset("arena").catalogue


def white(**changes: Any) -> ArmyList:
    return replace(ready_made(CATALOGUE)["white"], **changes)


def why(army: ArmyList, format: str = "standard") -> list[str]:
    return [phrase.en for phrase in problems(CATALOGUE, army, format)]


@pytest.mark.parametrize("colour", ["white", "blue", "black", "red", "green"])
def test_the_ready_made_armies_use_exactly_500_and_200_points(colour: str) -> None:
    army = ready_made(CATALOGUE)[colour]
    assert sum(CATALOGUE[f"army/{u}"].cost for u in army.units) == 500
    assert sum(CATALOGUE[f"spell/{x}"].points for x in army.spells) == 200
    assert problems(CATALOGUE, army) == []


def test_an_army_needs_a_planeswalker_and_a_standard_one_has_no_second() -> None:
    assert "it has no planeswalker" in why(white(units=("rhox_veterans",)))
    assert "it has 2 planeswalkers, at most 1 may lead it" in why(white(units=("gideon", "jace")))


def test_creatures_need_a_colour_of_the_planeswalker_or_none() -> None:
    assert why(white(units=("gideon", "eldrazi_scions"))) == []
    assert why(white(units=("gideon", "elf_rangers"))) == ["Elf Rangers has none of its planeswalkers' colours"]
    two_colours = why(white(units=("kiora", "elf_rangers", "illusionary_projections")))
    assert len(two_colours) == 12 and two_colours[0] == "Honor of the Pure has none of its planeswalkers' colours"


def test_army_cards_may_cost_500_points_and_no_more() -> None:
    assert why(white(units=("gideon", "rhox_veterans", "rhox_veterans"))) == [
        "its army cards cost 530 points, at most 500 are allowed"
    ]


def test_there_are_exactly_twelve_spells_for_at_most_200_points() -> None:
    spells = white().spells
    assert why(white(spells=spells[:11])) == ["it has 11 spells, there must be exactly 12"]
    dear = ("w01", "w01", "w05", "w05", "w06", "w06", "w08", "w08", "w09", "w09", "w03", "w03")
    assert why(white(spells=dear)) == ["its spells cost 240 points, at most 200 are allowed"]


def test_two_copies_of_a_spell_are_allowed_and_a_third_is_not() -> None:
    spells = ("w02",) * 2 + ("w12",) * 2 + ("w03",) * 2 + ("w04",) * 2 + ("w07",) * 2 + ("w10",) * 2
    assert why(white(spells=spells)) == []
    three = why(white(spells=("w02",) * 3 + spells[3:]))
    assert three == ["there are 3 copies of Shield of Dawn, at most 2 are allowed"]


def test_spells_have_a_colour_of_the_planeswalker() -> None:
    assert why(white(spells=(*white().spells[:11], "r06"))) == ["Cinder Trap has none of its planeswalkers' colours"]


def test_the_large_format_has_1000_points_24_spells_and_up_to_two_different_planeswalkers() -> None:
    decks = ready_made(CATALOGUE)
    both = joined(decks["white"], decks["blue"])
    assert why(both, "large") == []
    assert "there are 2 copies of Gideon Jura, a planeswalker may come once" in why(
        replace(both, units=("gideon", "gideon")), "large"
    )
    assert why(decks["white"], "large") == ["it has 12 spells, there must be exactly 24"]


def test_unknown_cards_are_named() -> None:
    assert why(white(units=("gideon", "garruk"))) == ["there is no army card 'garruk'"]


def test_every_problem_is_told_in_both_languages() -> None:
    wrong = problems(CATALOGUE, white(units=("jace", "gideon", "elf_rangers"), spells=("w01",) * 3))
    assert len(wrong) >= 4 and all(phrase.ja and phrase.ja != phrase.en for phrase in wrong)


def test_a_deck_is_a_name_or_plain_data_and_can_be_written_back() -> None:
    army = deck(CATALOGUE, "green")
    assert deck(CATALOGUE, as_data(army)) == army
    assert deck(CATALOGUE, {"name": "Mine", "units": ["jace"], "spells": ["u01"]}).name.ja == "Mine"


@pytest.mark.parametrize(
    "data, says",
    [
        ("purple", "there is no deck 'purple'"),
        (7, "a deck is the name"),
        ({"units": ["gideon"], "spells": [], "sideboard": []}, "no field 'sideboard'"),
        ({"units": "gideon", "spells": []}, "its 'units' are not a list"),
        ({"units": ["gideon"]}, "its 'spells' are not a list"),
        ({"units": ["gideon"], "spells": [1]}, "its 'spells' are not a list"),
        ({"units": ["gideon"], "spells": ["w01"] * 200}, "more than 100 spells"),
        ({"units": ["garruk"], "spells": []}, "there is no army card 'garruk'"),
        ({"units": [], "spells": ["x99"]}, "there is no spell 'x99'"),
        ({"name": 3, "units": [], "spells": []}, "the name of a deck"),
    ],
)
def test_a_deck_that_means_nothing_is_refused_in_one_sentence(data: object, says: str) -> None:
    with pytest.raises(ValueError, match=says):
        deck(CATALOGUE, data)


def test_default_large_armies_differ_from_seat_to_seat() -> None:
    armies = defaults(CATALOGUE, 5, "large", [])
    assert len({army.units for army in armies}) == 5 and all(not problems(CATALOGUE, a, "large") for a in armies)
