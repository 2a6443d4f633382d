"""What each card says of itself: that its lists name only what there is, and what it says where it stands."""

from __future__ import annotations

import pytest

import game
from game.rules.arena.sheet import SHEETS
from game.ui.rulebook.library import book_of
from tests.rules.arena.spellbook import position, real

RULES = game.ruleset("arena")
CARDS = RULES.catalogue
ALL = {key: SHEETS.sheet(card) for key, card in SHEETS.cards(CARDS).items()}


def test_24_army_cards_60_spells_and_six_glyphs_are_filed() -> None:
    filed = [sheet.kind for sheet in ALL.values()]
    assert [filed.count(tab) for tab in SHEETS.tabs] == [24, 60, 6]
    assert filed == sorted(filed, key=list(SHEETS.tabs).index)


def test_they_lie_in_the_order_of_the_colours_planeswalkers_first() -> None:
    assert [key for key, sheet in ALL.items() if sheet.nature.en.startswith("Planeswalker")][:5] == [
        "army/gideon", "army/jace", "army/liliana", "army/ob_nixilis", "army/chandra",
    ]  # fmt: skip
    assert list(ALL)[:2] == ["army/gideon", "army/kor_hookmasters"]
    assert "Colourless" in [sheet for sheet in ALL.values() if sheet.kind == "armies"][-1].nature.en


def found(tab: str, *on: str, words: str = "") -> set[str]:
    return {key.partition("/")[2] for key, sheet in ALL.items() if sheet.kind == tab and SHEETS.fits(sheet, on, words)}


def test_a_card_of_several_colours_is_found_by_each_and_one_of_none_as_colourless() -> None:
    armies = {key.removeprefix("army/"): card for key, card in CARDS.items() if key.startswith("army/")}
    assert found("armies", "colour:green") == {key for key, card in armies.items() if "green" in card.colours}
    assert found("armies", "colour:") == {key for key, card in armies.items() if not card.colours} != set()
    assert found("armies", "colour:", "colour:red") == found("armies", "colour:") | found("armies", "colour:red")


def test_colours_ask_nothing_of_glyphs() -> None:
    assert len(found("glyphs", "colour:red")) == 6


@pytest.mark.parametrize("words", ["Avatar of Justice", "正義の化身", "for every opponent's figure"])
def test_a_planeswalker_is_found_by_its_abilities_names_and_texts(words: str) -> None:
    assert found("armies", words=words) == {"gideon"}


@pytest.mark.parametrize("key", ALL)
def test_its_rules_are_paragraphs_of_the_rulebook(key: str) -> None:
    named = SHEETS.rules_of(ALL[key])
    assert len(named) == len(ALL[key].rules) > 0
    assert all(book_of(RULES, "en").find(rule) is not None for rule, _ in named)


def test_long_figures_and_fliers_say_so_before_all_others() -> None:
    """Sections 6 and 7."""
    said = {key: [rule for rule, _ in SHEETS.rules_of(sheet)] for key, sheet in ALL.items()}
    assert said["army/blazing_firecats"] == ["7", "6.1", "10.2", "13"]
    assert said["army/kor_aeronaut_captain"][0] == "6-flying"
    assert said["army/gideon"] == ["2.4", "5.2", "13"]


def test_a_figure_says_its_numbers_as_they_are_now_and_its_card_those_of_the_first() -> None:
    """Avatar of Justice: +1 power for every opponent's figure within 2 clear sight spaces."""
    s, who = position(
        real("G", 0, (0, 0), "gideon", wounds=2),
        real("J", 1, (2, 0), "jace"),
        real("R", 0, (), "rhox_veterans", where="reserve"),
    )
    gideon, waiting = s.pieces[who["G"]], s.pieces[s.pieces[who["R"]].host]
    now = SHEETS.live(s, gideon, s.cards[gideon.card]).now
    assert now == {"life": "4/6", "move": "6", "range": "1", "power": "4", "toughness": "5"}
    card = s.pieces[gideon.host]
    assert SHEETS.live(s, card, s.cards[card.card]).now == now
    assert not SHEETS.live(s, waiting, s.cards[waiting.card]).now
