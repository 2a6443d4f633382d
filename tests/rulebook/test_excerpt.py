"""What the inspector quotes of the rulebook while nothing is looked at."""

from __future__ import annotations

import pytest

import game
from game.table.clauses import clauses
from game.ui.rulebook.excerpt import MOST, entry, excerpt


def test_the_beginning_of_every_rule_that_hints_name_can_be_quoted(key: str, lang: str) -> None:
    rules, none = game.ruleset(key), {"medarot": {"15.1"}, "pony": {"14"}}  # tables only: those are read in the book
    for rule in {hint.rule for hint in rules.order().guide.values()} - none.get(key, set()):
        found = excerpt(rules, lang, rule)
        assert found is not None, rule
        title, lines = found
        assert title and lines and sum(map(len, lines)) <= MOST[lang]


def test_number_and_title_stand_over_its_first_sentences_and_points() -> None:
    found = excerpt(game.ruleset("medarot"), "en", "11.1")
    assert found is not None
    title, lines = found
    assert title == "11.1  Laying them in the stock"
    assert lines[0].startswith("You may lay Medarotters") and lines[1].startswith("• in the opening")


def test_what_announces_a_table_is_not_quoted_without_it() -> None:
    found = excerpt(game.ruleset("magna"), "en", "MS-6.4")
    assert found is not None and found[1][0] == "No Fight is paid.", "the rank decides, says the table"


@pytest.mark.parametrize("rule", ("", "99.9"))
def test_nothing_is_quoted_where_the_book_says_nothing(rule: str) -> None:
    assert excerpt(game.ruleset("pony"), "en", rule) is None


def test_a_part_of_a_text_is_told_what_a_list_or_table_says_of_it_by_name() -> None:
    said = entry(game.ruleset("pony"), "en", "14", "Random (in its faceoffs, once: ...)")
    assert said is not None and said[0] == "14  Keywords"
    assert len(said[1]) == 1 and said[1][0].startswith("Random: in a faceoff it takes part in")


def test_the_rule_of_every_part_of_every_text_has_words(key: str, lang: str) -> None:
    rules = game.ruleset(key)
    assert rules.sheets is not None
    sheets = rules.sheets()
    parts = {part for card in sheets.cards(rules.catalogue).values() for line in sheets.lines(rules.catalogue, card)
             for part in clauses(line, lang)}  # fmt: skip
    for rule in {part.rule for part in parts}:
        said = entry(rules, lang, rule, "")
        assert said is not None and said[1], rule


def test_what_the_book_does_not_know_has_no_entry() -> None:
    assert entry(game.ruleset("pony"), "en", "99.9", "") is None
