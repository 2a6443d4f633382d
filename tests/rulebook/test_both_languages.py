"""The rulebooks are whole: pages read, cards and figures are there, and both languages have the same of everything."""

from __future__ import annotations

import game
from game.ui import games
from game.ui.rulebook.library import book_of
from game.ui.rulebook.markdown import parse
from game.ui.rulebook.pages import plain
from game.ui.rulebook.proofreading import problems, unlike

LEAST_WORDS, LEAST_SIGNS = 2500, 4000


def test_nothing_is_wrong_with_a_rulebook(key: str) -> None:
    assert list(problems(game.ruleset(key), games.of(game.ruleset(key)).figures())) == []


def test_a_rulebook_says_enough_to_settle_an_argument(key: str) -> None:
    english, japanese = (book_of(game.ruleset(key), lang) for lang in ("en", "ja"))
    words = [plain(t) for _, part in english.parts() for block in part.blocks for t in block.texts]
    signs = [plain(t) for _, part in japanese.parts() for block in part.blocks for t in block.texts]
    assert sum(len(text.split()) for text in words) >= LEAST_WORDS
    assert sum(len(text) for text in signs) >= LEAST_SIGNS


def test_the_japanese_page_is_japanese(key: str) -> None:
    for _, part in book_of(game.ruleset(key), "ja").parts():
        for block in part.blocks:
            for text in block.texts:
                said = plain(text)
                assert len(said) < 30 or any("\u3040" <= sign <= "\u30ff" for sign in said), said


ONE = "# A\n\n## 1 One {A1}\n\nWords.\n\n!figure way: A way.\n\n### 1.1 Sub\n\nMore.\n"


def told(japanese: str) -> list[str]:
    return list(unlike("game", parse(ONE, "game.en.md"), parse(japanese, "game.ja.md")))


def test_alike_books_are_alike_whatever_their_words() -> None:
    assert told(ONE.replace("Words.", "べつの言葉。").replace("One", "一")) == []


def test_a_missing_section_an_anchor_and_a_figure_are_told() -> None:
    assert told(ONE.replace("\n### 1.1 Sub\n\nMore.\n", "")) == ["rulebook game: 1.1 is missing in Japanese"]
    assert told(ONE.replace("{A1}", "{A2}")) == ["rulebook game: where English has 1 {A1}, Japanese has 1 {A2}"]
    assert told(ONE.replace("way:", "path:")) == [
        "rulebook game: where English has the figure 'way', Japanese has the figure 'path'"
    ]
