"""What the inspector quotes of the rulebook while nothing is looked at."""

from __future__ import annotations

import pytest

import game
from game.ui.rulebook.excerpt import MOST, excerpt


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


@pytest.mark.parametrize("rule", ("", "99.9"))
def test_nothing_is_quoted_where_the_book_says_nothing(rule: str) -> None:
    assert excerpt(game.ruleset("pony"), "en", rule) is None
