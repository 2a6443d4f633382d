"""What each card says of itself: its lists name only what there is; how it is found; what it says where it lies."""

from __future__ import annotations

import pytest

import game
from game.commands.inspect import described
from game.rules.pony.card_text import card_text
from game.rules.pony.cards import Mane
from game.rules.pony.sheet import SHEETS, WORDS
from game.rules.pony.sheet_words import BOOSTED_SIDE, RULE_EXHAUSTED, RULE_STUBBORN, START_SIDE
from game.table.sheet import Live, count
from tests.rules.pony.byhand import find, table

CARDS = game.ruleset("pony").catalogue
ALL = {key: SHEETS.sheet(card) for key, card in SHEETS.cards(CARDS).items()}
SHADES = ("blue", "pink", "white", "purple", "yellow", "orange", "none")


def found(*on: str, words: str = "") -> set[str]:
    return {key.rpartition("/")[2] for key, sheet in ALL.items() if SHEETS.fits(sheet, on, words, SHEETS.groups)}


def test_all_cards_are_filed_by_their_kinds() -> None:
    """Section 20: 10 Manes, 110 Friends, 36 Events, 26 Resources, 16 Troublemakers, 36 Problems."""
    kinds = {"mane": 10, "friend": 110, "event": 36, "resource": 26, "troublemaker": 16, "problem": 36}
    assert count(list(ALL.values()))["kind"] == kinds
    filed = [sheet.kind for sheet in ALL.values()]
    assert [filed.count(tab) for tab in SHEETS.tabs] == [120, 62, 52]


@pytest.mark.parametrize("tab", SHEETS.tabs)
def test_filters_and_paragraphs_are_those_that_there_are(tab: str) -> None:
    mine = [sheet for sheet in ALL.values() if sheet.kind == tab]
    for group in SHEETS.tabs[tab].groups:
        if group != "trait":  # of these only the races are filters
            assert {value for sheet in mine for value in sheet.values(group)} <= set(SHEETS.groups[group].values)
    for sheet in mine:
        assert {*sheet.rules, *(rule for field in sheet.fields for rule in field.rules)} <= set(SHEETS.rules)


def test_every_card_has_a_colour_or_none_and_five_friends_have_none() -> None:
    assert found(*(f"color:{shade}" for shade in SHADES)) == {key.rpartition("/")[2] for key in ALL}
    assert len(found("kind:friend", "color:none")) == 5


def test_a_card_that_only_asks_for_a_colour_is_found_by_it() -> None:
    """7: Assault Cake needs three pink; the owner of A Thorn in His Paw four yellow."""
    assert "PR131" in found("color:pink") and "PR131" not in found("color:none")
    assert ALL["card/problem/PR161"].values("color") == ["yellow"]


def test_numbers_names_subtitles_traits_and_texts_are_searched_in_both_languages() -> None:
    assert found(words="pr204") == {"PR204"} == found(words="Zebra") & found(words="シマウマ")
    assert "PR012" in found(words="Emerald") & found(words="エメラルド") & found(words="Cider") & found(
        words="サイダー"
    )
    text = CARDS["card/friend/PR025"].text
    assert "PR025" in found(words=text.en[3:24].upper()) & found(words=text.ja[:8])


@pytest.mark.parametrize("word", WORDS)
def test_a_mane_is_found_by_a_keyword_that_either_side_has(word: str) -> None:
    sides = {
        card.number
        for card in CARDS.values()
        if isinstance(card, Mane) and word in [k.id for side in (card.start, card.boosted) for k in side.keywords]
    }
    assert found("kind:mane", f"word:{word}") == sides


def test_a_unique_card_names_the_paragraph_on_unique_cards() -> None:
    """13.7."""
    for key, sheet in ALL.items():
        assert ("13.7" in dict(SHEETS.rules_of(sheet))) == getattr(CARDS[key], "unique", False)


def said(given: str, *others: str) -> Live:
    """What a card says where it is put; the first of these."""
    s = table(given, *others)
    piece = find(s, given.partition("@")[0])
    return SHEETS.live(s, piece, s.cards[piece.card])


def test_a_mane_says_the_numbers_of_the_side_that_is_up_and_both_sides_stand_in_its_text() -> None:
    """11: a keyword of the side that is up is explained, the other side's numbers are the text's alone."""
    start, up = said("A:PR001@home"), said("A:PR001@home boosted")
    assert (start.now, up.now) == ({"power": "1", "home_limit": "3"}, {"power": "3", "home_limit": "4"})
    assert [term.en for term, _ in up.extra] == ["Swift"] and not start.extra
    text = [line.en for line in card_text(CARDS["card/mane/PR001"])]
    for title, numbers in ((START_SIDE, "power 1, home limit 3"), (BOOSTED_SIDE, "power 3, home limit 4")):
        assert f"{title.en}: {numbers}" in text


def test_a_power_that_is_not_the_printed_one_is_said_with_that() -> None:
    """14: a Caretaker has +1 power beside another Critter Friend of yours."""
    carer = next(c for c in CARDS.values() if [k.id for k in getattr(c, "keywords", ())] == ["caretaker"])
    critter = next(c for c in CARDS.values() if "Critter" in getattr(c, "traits", ()) and c is not carer and c.power)
    alone, two = (said(f"A:{carer.number}@pA", *others) for others in ((), (f"A:{critter.number}@pA",)))
    assert alone.now["power"] == str(carer.power) and two.now["power"].endswith(f" ({carer.power})")


def test_an_exhausted_character_gives_no_power_unless_it_is_stubborn() -> None:
    """6.2, A7, A8."""
    stubborn = next(c for c in CARDS.values() if [k.id for k in getattr(c, "keywords", ())] == ["stubborn"])
    assert said(f"A:{stubborn.number}@home exhausted").rule == RULE_STUBBORN
    assert said("A:PR012@home exhausted").rule == RULE_EXHAUSTED


def test_cards_as_data_have_what_they_are_found_by_and_their_paragraphs() -> None:
    listed = described(game.ruleset("pony"), "card/resource/PR131", CARDS["card/resource/PR131"], "en")
    assert listed["nature"] == "Resource · Asset" and listed["rules"] == ["7.1", "8.2", "13.1"]
    found_by = {"kind": ["resource"], "color": ["pink"], "trait": ["Asset"], "cost": ["2"], "place": ["home"]}
    assert listed["values"] == found_by
