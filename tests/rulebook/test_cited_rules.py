"""Every rule that a refusal, a hint, a lesson or an option can cite has its paragraph in the rulebook."""

from __future__ import annotations

import pytest

import game
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import citations
from tests.rulebook.cited import in_positions, in_sources

SEEDS, PICKS = range(2), 60


def without_paragraph(key: str, lang: str, cited: dict[str, str]) -> list[str]:
    book = book_of(game.ruleset(key), lang)
    return sorted(
        f"{rule} ({where})"
        for rule, where in cited.items()
        if any(book.find(part) is None or not known(book.anchors, part) for part in citations(rule))
    )


def known(anchors: object, part: str) -> bool:
    """Its number stands in the book; the topic after a number, "6-water", may do without an anchor of its own."""
    number, _, topic = part.partition("-")
    named = anchors if isinstance(anchors, dict) else {}
    return part in named or (topic.replace("-", "").isalpha() and number in named)


def test_every_rule_that_the_sources_cite_has_its_paragraph(key: str, lang: str) -> None:
    assert without_paragraph(key, lang, in_sources(key)) == []


def test_every_rule_that_positions_cite_has_its_paragraph(key: str) -> None:
    cited = in_positions(key, SEEDS, PICKS)
    assert cited, "nothing is refused anywhere"
    assert without_paragraph(key, "en", cited) == [] and without_paragraph(key, "ja", cited) == []


def test_what_positions_cite_is_found_in_the_sources(key: str) -> None:
    """Otherwise a way of citing is overlooked, and the test above proves less than it says."""
    assert set(in_positions(key, SEEDS, PICKS)) <= set(in_sources(key))


@pytest.mark.parametrize(
    ("of", "rule"),
    [("arena", "6 friends, 7"), ("foton", "F-5.7"), ("medarot", "R5"), ("magna", "MS-6.11"), ("pony", "A14")],
)
def test_the_sources_are_really_read(of: str, rule: str) -> None:
    assert rule in in_sources(of)
