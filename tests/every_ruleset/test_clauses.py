"""The text of every card in its parts: joined they are the text, and what is marked stands in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.table.clauses import clauses, unfound
from game.table.ruleset import Ruleset
from game.table.sheet import Sheets


def sheets_of(rules: Ruleset) -> Sheets:
    assert rules.sheets is not None
    return rules.sheets()


def cards_of(rules: Ruleset) -> Iterator[tuple[str, Any]]:
    return iter(sheets_of(rules).cards(rules.catalogue).items())


def test_the_parts_of_every_text_joined_are_the_text(rules: Ruleset) -> None:
    sheets = sheets_of(rules)
    for key, card in cards_of(rules):
        lines = sheets.lines(rules.catalogue, card)
        assert tuple(line.words for line in lines) == sheets.sheet(card).text, key
        for line in lines:
            for lang in ("en", "ja"):
                parts = clauses(line, lang)
                assert "".join(part.words for part in parts) == line.words.in_(lang), key
                assert all(any(map(str.isalnum, part.words)) for part in parts), key  # no part is mere punctuation


def test_what_is_marked_stands_in_the_text_in_both_languages(rules: Ruleset) -> None:
    for name, card in cards_of(rules):
        for line in sheets_of(rules).lines(rules.catalogue, card):
            lost = [mark.words for lang in ("en", "ja") for mark in unfound(line, lang)]
            assert not lost, (name, line.words)
