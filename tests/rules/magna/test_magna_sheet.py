"""What each card says of itself: its lists name only what there is, how it is found, what it says where it lies."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.magna.cards import Arms, Force
from game.rules.magna.places import is_unit
from game.rules.magna.sheet import SHEETS, skill_left
from game.table.sheet import Live, count
from game.table.state import Piece
from tests.rules.magna.byhand import catalogue, find, keys, table

FACTS = catalogue()
ALL = {key: SHEETS.sheet(card) for key, card in SHEETS.cards(FACTS).items()}
POOL = tuple(SHEETS.groups)


def found(*on: str, words: str = "") -> set[str]:
    """The cards of all kinds that have this."""
    return {key for key, sheet in ALL.items() if SHEETS.fits(sheet, on, words, POOL)}


def live(s: Any, piece: Piece) -> Live:
    return SHEETS.live(s, piece, s.cards[piece.card])


def test_72_forces_93_others_and_18_bases_are_filed() -> None:
    filed = [sheet.kind for sheet in ALL.values()]
    assert [filed.count(tab) for tab in SHEETS.tabs] == [72, 93, 18]


@pytest.mark.parametrize("tab", SHEETS.tabs)
def test_filters_and_paragraphs_are_those_that_there_are(tab: str) -> None:
    groups = SHEETS.tabs[tab].groups
    assert set(groups) <= set(SHEETS.groups)
    for sheet in ALL.values():
        if sheet.kind != tab:
            continue
        for field in sheet.fields:
            if field.key in groups:
                assert set(field.values) <= set(SHEETS.groups[field.key].words(FACTS))
        assert {*sheet.rules, *(rule for field in sheet.fields for rule in field.rules)} <= set(SHEETS.rules)


def test_a_tab_offers_no_filter_that_finds_nothing() -> None:
    """No base is neutral, no force costs nothing (MS-2.4, MS-4.6)."""
    bases = [sheet for sheet in ALL.values() if sheet.kind == "base"]
    offered = {f"{group.key}:{value}" for group, value, _ in SHEETS.filters(POOL, bases, FACTS)}
    assert "colour:red" in offered and "symbol:red_sand" in offered
    assert not {"colour:neutral", "rank:S", "kind:force"} & offered


def test_symbols_are_called_what_the_catalogue_calls_them() -> None:
    iron_fort = FACTS[keys()["Searing Iron Fort"]]
    assert SHEETS.groups["symbol"].words(FACTS)["red_sand"].en == "Sea of Red Sand"
    assert SHEETS.around(FACTS, iron_fort).said["symbol"].en == "Valley of Dragon Cries, Sea of Red Sand"


def test_a_code_is_found_by_the_whole_of_it() -> None:
    assert found(words="Red-F01") == {"card/red-f01"}
    assert "card/red-f01" not in found(words="01")


def test_traits_and_keywords_are_words_to_search_for() -> None:
    """They stand in no text."""
    dragons = {key for key, card in FACTS.items() if key in ALL and "dragon" in getattr(card, "traits", ())}
    assert dragons < found(words="竜") and len(dragons) > 3
    assert found("keyword:guard") <= found(words="Guard")


def test_a_force_and_arms_have_a_rank_an_operation_a_cost_a_base_neither() -> None:
    """MS-6.4, MS-4.6."""
    assert found("rank:S", "rank:M", "rank:L") == {k for k in ALL if isinstance(FACTS[k], Force | Arms)}
    assert found("kind:base", "cost:1") == set() != found("kind:operation", "cost:1")


def test_icons_of_a_skill_are_counted_one_by_one() -> None:
    shown = [FACTS[key] for key in ALL if isinstance(FACTS[key], Force)]
    counted = count([SHEETS.sheet(card) for card in shown])["skill"]
    assert counted["magic"] == sum(card.skills.get("magic", 0) for card in shown)


def test_numbers_in_a_match_stand_before_what_is_printed() -> None:
    """A sword adds to its bearer (MS-7.6); a skill that is spent is not there (MS-8.1)."""
    s = table("A:Orc Scout@1 bears Iron Sword")
    unit, worn = find(s, "A:Orc Scout"), FACTS[keys()["Iron Sword"]]
    card = s.cards[unit.card]
    assert live(s, unit).now["attack"] == f"{card.attack + worn.attack} ({card.attack})"
    assert live(s, unit).meanings["skill"].en == "Stealth 1"
    assert live(s, s.mark_piece(unit, "b/stealth", 1)).meanings["skill"] == skill_left("stealth", 1, 1)


def test_of_a_card_in_hand_nothing_is_other_than_printed() -> None:
    s = table("A:Orc Scout@hand")
    assert not live(s, find(s, "A:Orc Scout")).now


def test_a_trap_tells_its_owner_the_numbers_of_the_card_and_the_rule_of_a_trap() -> None:
    """MS-8.6."""
    s = table("A:Orc Scout@1 down")
    unit = find(s, "A:Orc Scout")
    assert is_unit(unit) and not live(s, unit).now
    said = live(s, unit).rule
    assert said is not None and "MS-8.6" in said.en
