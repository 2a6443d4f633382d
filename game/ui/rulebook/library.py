"""The rulebooks, each read when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from game import content
from game.table.ruleset import Ruleset
from game.ui.rulebook.markdown import parse
from game.ui.rulebook.pages import Book, PageError, Run, mapped

_NAMED: dict[tuple[str, str], Book] = {}  # read once, never changed


@lru_cache(maxsize=10)
def source_book(key: str, lang: str) -> Book:
    """The rulebook of a game as it is written. ValueError with one sentence if it is missing or damaged."""
    name, source = content.rulebook_page(key, lang)
    return parse(source, name)


def book_of(rules: Ruleset, lang: str) -> Book:
    """The rulebook of a game, its cards called by their names. ValueError if it is missing or damaged."""
    known = (rules.key, lang)
    if known not in _NAMED:
        _NAMED[known] = with_cards(source_book(*known), rules.catalogue, f"{rules.key}.{lang}.md", lang)
    return _NAMED[known]


def with_cards(book: Book, catalogue: Mapping[str, Any], name: str, lang: str) -> Book:
    """A book in which links to cards are called like the cards. PageError if there is no such card."""

    def called(run: Run, line: int) -> Run:
        if not run.card:
            return run
        if run.card not in catalogue:
            raise PageError(f"rulebook {name}, line {line}: there is no card '{run.card}'")
        return replace(run, words=catalogue[run.card].name.in_(lang))

    return mapped(book, called)
