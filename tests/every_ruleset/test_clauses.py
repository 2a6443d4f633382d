"""The text of every card in its parts: joined they are the text, and each says what it does and which rule says so."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from game.table.clauses import ROLES, Mark, clauses, unfound
from game.table.ruleset import Ruleset
from game.table.sheet import Sheets
from game.ui.rulebook.library import book_of


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


def test_every_part_has_a_role_and_a_rule_of_the_book(rules: Ruleset) -> None:
    books = [book_of(rules, lang) for lang in ("en", "ja")]
    said = {
        mark
        for _, card in cards_of(rules)
        for line in sheets_of(rules).lines(rules.catalogue, card)
        for mark in every(line)
    }
    assert {mark.role for mark in said} <= set(ROLES)
    missing = {mark.rule for mark in said if any(book.find(mark.rule) is None for book in books)}
    assert not missing


def test_what_is_marked_stands_in_the_text_in_both_languages(rules: Ruleset) -> None:
    for name, card in cards_of(rules):
        for line in sheets_of(rules).lines(rules.catalogue, card):
            lost = [mark.words for lang in ("en", "ja") for mark in unfound(line, lang)]
            assert not lost, (name, line.words)


def every(line: Mark) -> Iterator[Mark]:
    """A mark and all inside it, themselves without what is inside."""
    yield replace(line, inside=())
    for mark in line.inside:
        yield from every(mark)
