"""What each card says of itself: that its lists name only what there is, and what it says where it lies."""

from __future__ import annotations

import pytest

from game.rules.medarot import sheet_words as W
from game.rules.medarot.cards import Medarot, Medarotter
from game.rules.medarot.sheet import IN_DECKS, SHEETS
from game.rules.medarot.using import Use
from game.table.sheet import Live, count
from tests.rules.medarot.byhand import act, catalogue, find, table, take

CARDS = catalogue()
ALL = {key: SHEETS.sheet(card) for key, card in SHEETS.cards(CARDS).items()}


def found(*on: str, words: str = "") -> set[str]:
    """The cards that pass filters of the deck editor, and a search."""
    return {key for key, sheet in ALL.items() if SHEETS.fits(sheet, on, words, IN_DECKS)}


def test_86_medarots_and_36_medarotters_are_filed() -> None:
    filed = [sheet.kind for sheet in ALL.values()]
    assert [filed.count(tab) for tab in SHEETS.tabs] == [86, 36]


@pytest.mark.parametrize("tab", SHEETS.tabs)
def test_filters_words_and_paragraphs_are_those_that_there_are(tab: str) -> None:
    assert set(SHEETS.tabs[tab].groups) <= set(SHEETS.groups)
    for sheet in ALL.values():
        if sheet.kind != tab:
            continue
        for field in sheet.fields:
            if field.key in SHEETS.groups:
                assert set(field.values) <= set(SHEETS.groups[field.key].values)
        assert set(sheet.terms) <= set(SHEETS.terms) and set(sheet.rules) <= set(SHEETS.rules)


def test_every_type_finds_what_the_card_data_holds() -> None:
    """86 Medarots: 28 shoot, 33 fight, 25 are specials."""
    assert [len(found(f"type:{kind}")) for kind in ("shooting", "melee", "special", "person")] == [28, 33, 25, 36]
    assert found("line:KBT") == {key for key, card in CARDS.items() if getattr(card, "line", "") == "KBT"}


def test_in_a_deck_a_timing_finds_no_medarot_in_the_collection_it_asks_nothing_of_one() -> None:
    assert found("timing:trigger") == {
        key for key, c in CARDS.items() if isinstance(c, Medarotter) and "trigger" in (c.upper.timing, c.lower.timing)
    }
    filed = [key for key, sheet in ALL.items() if SHEETS.fits(sheet, ["timing:trigger"])]
    assert sum(isinstance(CARDS[key], Medarot) for key in filed) == 86


def test_both_effects_of_a_medarotter_count() -> None:
    people = [sheet for sheet in ALL.values() if sheet.kind == "medarotter"]
    assert count(people)["timing"].total() == 72


def test_search_knows_numbers_lines_parts_and_other_spellings() -> None:
    assert found(words="M01") == {"card/medarot/metabee"} and found(words="t01") == {"card/medarotter/ikki"}
    assert "card/medarot/metabee" in found(words="メタビー") & found(words="revolver") & found(words="射撃貫通")
    assert found(words="Arika") & found(words="Erika") >= {"card/medarotter/arika"}
    assert found(words="KBT") >= found("line:KBT")


def test_a_guard_says_when_it_works_another_special_does_not() -> None:
    """Section 13."""
    numbers = {key: [rule for rule, _ in SHEETS.rules_of(sheet)] for key, sheet in ALL.items()}
    special = {key for key, sheet in ALL.items() if "13" in sheet.rules}
    wards = {key for key in special if numbers[key].count("13") == 2}
    assert set() < wards < special and all(numbers[key] == ["9", "10.1", "10.2", "13", "13", "14.1"] for key in wards)


def test_a_card_knows_the_ready_made_decks_it_is_in() -> None:
    notes = SHEETS.around(CARDS, CARDS["card/medarot/metabee"]).notes
    assert [note.en for note in notes] == ["3 in Kabuto Battery", "3 in First Kabuto"]


def test_on_the_field_a_number_is_said_as_it_is_and_what_it_is_made_of() -> None:
    """Section 13: what is in force changes what is printed; in hand it is as printed."""
    s = table("A:metabee@b2", "A:ikki@stock", "A:metabee@hand", "B:put_cat@b4")
    act(s, "A:metabee")
    take(s, Use, side="upper")  # the acting Medarot: power +10 for this attack
    card = CARDS["card/medarot/metabee"]
    field = SHEETS.live(s, find(s, "A:metabee@b2"), card)
    assert field.now["power"] == "40 (30)" and field.now["armor"] == "30" and field.rule == W.RULE_NOW
    assert [(name.en, said.en) for name, said in field.extra if name == W.NUMBERS["power"]] == [
        ("Power", "30, a Medarotter +10")
    ]
    assert SHEETS.live(s, find(s, "A:metabee@hand"), card) == Live(W.RULE_HAND)


def test_an_effect_says_what_it_costs_in_this_mode() -> None:
    """Section 16: in beginner mode the upper effect costs 1 medal, the lower one 2."""
    card = CARDS["card/medarotter/hikaru"]
    for mode, costs in (("normal", (card.upper.cost, card.lower.cost)), ("beginner", (1, 2))):
        s = table("A:hikaru@stock", mode=mode)
        text = SHEETS.live(s, find(s, "A:hikaru"), card).text
        assert [f"{n} medal" in line.words.en for n, line in zip(costs, text, strict=True)] == [True, True]
    assert (card.upper.cost, card.lower.cost) != (1, 2)
