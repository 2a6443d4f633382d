"""What each card says of itself: that its lists name only what there is, and what it says where it lies."""

from __future__ import annotations

import pytest

from game.rules.foton.sheet import SHEETS
from game.table.sheet import count
from tests.rules.foton.foton_byhand import CARDS

ALL = {key: SHEETS.sheet(card) for key, card in SHEETS.cards(CARDS).items()}
MEGIDO = {key: sheet for key, sheet in ALL.items() if sheet.kind == "megido"}


def test_72_megido_ten_kinds_of_photons_and_eight_events_are_filed() -> None:
    """F-2.1, F-3.2, F-4.2."""
    filed = [sheet.kind for sheet in ALL.values()]
    assert [filed.count(tab) for tab in SHEETS.tabs] == [72, 10, 8]


@pytest.mark.parametrize("tab", SHEETS.tabs)
def test_filters_words_and_paragraphs_are_those_that_there_are(tab: str) -> None:
    assert set(SHEETS.tabs[tab].groups) <= set(SHEETS.groups)
    for sheet in ALL.values():
        if sheet.kind != tab:
            continue
        for field in sheet.fields:
            if field.key in SHEETS.tabs[tab].groups:
                assert set(field.values) <= set(SHEETS.groups[field.key].values)
        assert {*sheet.terms, *(term for field in sheet.fields for term in field.terms)} <= set(SHEETS.terms)
        assert {*sheet.rules, *(rule for field in sheet.fields for rule in field.rules)} <= set(SHEETS.rules)


def test_numbers_are_searched_for_with_and_without_their_series() -> None:
    for words in ("5", "05", "祖-05", "祖5"):
        assert [key for key, sheet in ALL.items() if SHEETS.fits(sheet, (), words)] == ["megido/so-05"]


def test_two_stars_are_found_as_stars_and_counted_twice() -> None:
    stars = {key: card.stars for key, card in CARDS.items() if key.startswith("megido/")}
    assert {key for key, sheet in MEGIDO.items() if SHEETS.fits(sheet, ["star:yes"])} == {
        k for k, n in stars.items() if n
    }
    assert count(list(MEGIDO.values()))["star"]["yes"] == sum(stars.values())


def test_of_effects_a_megido_must_have_all_that_are_on_of_costs_one() -> None:
    def found(*on: str) -> set[str]:
        return {key for key, sheet in MEGIDO.items() if SHEETS.fits(sheet, on)}

    assert found("tag:draw", "tag:score") == found("tag:draw") & found("tag:score") != set()
    assert found("cost:1", "cost:2") == found("cost:1") | found("cost:2")


def test_a_photon_knows_how_many_there_are_of_its_kind() -> None:
    """F-2.1."""
    rows = SHEETS.around(CARDS, CARDS["card/attack/3"]).rows
    assert [(row.label.en, row.said, row.own) for row in rows] == [
        ("Attack 2", "× 16", False),
        ("Attack 3", "× 8", True),
        ("Attack 4", "× 6", False),
    ]


def test_a_filter_of_another_tab_asks_nothing() -> None:
    events = [key for key, sheet in ALL.items() if sheet.kind == "events" and SHEETS.fits(sheet, ["kind:skill"])]
    assert len(events) == 8
