"""The numbers of docs/lessons.md are those of the lessons."""

from __future__ import annotations

import pytest

from tests.learn.reading import PAGE, page, sentences_of, syllables, words_of


@pytest.mark.parametrize(("word", "count"), [("take", 1), ("area", 2), ("photon", 2), ("marked", 1), ("needed", 2),
                                              ("little", 2), ("Megido", 3), ("2", 1), ("the", 1)])  # fmt: skip
def test_syllables(word: str, count: int) -> None:
    """Groups of vowels: good enough for an average, not for a dictionary."""
    assert syllables(word) == count


def test_words_and_sentences() -> None:
    assert words_of("Lamp Keeper costs 2. You don't pay!") == ["Lamp", "Keeper", "costs", "2", "You", "don't", "pay"]
    assert sentences_of("It costs 2. Pay now!", "en") == ["It costs 2", "Pay now"]
    assert sentences_of("コストは2です。払いましょう！", "ja") == ["コストは2です", "払いましょう"]


def test_the_page_is_in_step_with_the_lessons() -> None:
    """If not: python -m tests.learn.reading > docs/lessons.md"""
    assert PAGE.read_text(encoding="utf-8") == page()
