"""The small Markdown of the rulebook: what it means, and one sentence with file and line for what means nothing."""

from __future__ import annotations

import pytest

from game.ui.rulebook.markdown import parse
from game.ui.rulebook.pages import (
    Book,
    Drawing,
    Items,
    PageError,
    Paragraph,
    Place,
    Reconstructed,
    Run,
    See,
    Table,
    citations,
    plain,
)

PAGE = """# The Game

## 1 Cards {A1}

Every card has a **name**, see [[2.1]] or [[2|the turn]].
This line goes on.

- one
- two, which
  goes on
- {{card:army/gideon}}

## 2 The turn

!figure phases: The phases of a **turn**.

### 2.1 Drawing {A2 2.1.1 2-draw}

| Phase | Cards |
|---|---|
| draw | [[1|one]] |

> reconstructed: nobody knows
> how many.

See: 1, 2.1
"""


def book(source: str = PAGE) -> Book:
    return parse(source, "game.en.md")


def wrong(source: str) -> str:
    with pytest.raises(PageError) as caught:
        book(source)
    return str(caught.value)


def test_chapters_and_sections_have_numbers_titles_and_anchors() -> None:
    found = book()
    assert found.title == "The Game"
    assert [(c.number, c.title, c.anchors) for c in found.chapters] == [
        ("1", "Cards", ("1", "A1")),
        ("2", "The turn", ("2",)),
    ]
    assert found.chapters[1].sections[0].anchors == ("2.1", "A2", "2.1.1", "2-draw")


def test_words_links_and_cards_become_runs() -> None:
    paragraph = book().chapters[0].blocks[0]
    assert isinstance(paragraph, Paragraph)
    assert paragraph.text == (
        Run("Every card has a "),
        Run("name", strong=True),
        Run(", see "),
        Run("2.1 Drawing", link="2.1"),
        Run(" or "),
        Run("the turn", link="2"),
        Run(". This line goes on."),
    )
    items = book().chapters[0].blocks[1]
    assert isinstance(items, Items)
    assert [plain(item) for item in items.items] == ["one", "two, which goes on", ""]
    assert items.items[2] == (Run("", card="army/gideon"),)


def test_figures_tables_notes_and_references() -> None:
    (figure,) = book().chapters[1].blocks
    assert isinstance(figure, Drawing) and (figure.key, plain(figure.caption)) == ("phases", "The phases of a turn.")
    table, note, see = book().chapters[1].sections[0].blocks
    assert isinstance(table, Table) and [[plain(cell) for cell in row] for row in table.rows] == [
        ["Phase", "Cards"],
        ["draw", "one"],
    ]
    assert isinstance(note, Reconstructed) and plain(note.text) == "nobody knows how many."
    assert isinstance(see, See) and [run.link for run in see.text if run.link] == ["1", "2.1"]


def test_japanese_lines_are_joined_without_a_space() -> None:
    (paragraph,) = book("# 本\n\n## 1 章\n\nカードを\n1枚引く。\nMove を見る。\n").chapters[0].blocks
    assert isinstance(paragraph, Paragraph) and plain(paragraph.text) == "カードを 1枚引く。 Move を見る。"
    (paragraph,) = book("# 本\n\n## 1 章\n\nカードを\nすぐに引く。\n").chapters[0].blocks
    assert isinstance(paragraph, Paragraph) and plain(paragraph.text) == "カードをすぐに引く。"


@pytest.mark.parametrize(
    ("rule", "place"),
    [
        ("1", Place(0)),
        ("A1", Place(0)),
        ("2.1", Place(1, 0)),
        ("2.1.1", Place(1, 0)),
        ("2.1.9", Place(1, 0)),
        ("2 draw, A1", Place(1, 0)),
        ("2 water", Place(1)),
        ("9, A2", Place(1, 0)),
        ("9", None),
        ("", None),
    ],
)
def test_a_cited_rule_is_found(rule: str, place: Place | None) -> None:
    assert book().find(rule) == place


def test_a_citation_may_name_several_rules_and_topics() -> None:
    assert citations("6 friends, 7") == ["6-friends", "7"] and citations("MS-6.11") == ["MS-6.11"]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("# The Game\n", "The Game\n", "line 1: a book begins with '# ' and its title"),
        ("## 1 Cards {A1}\n", "Cards\n", "line 3: a chapter begins with '## ', its number and its title"),
        ("## 2 The turn", "## Turn", "line 13: a heading is a number, a title and, if need be, {anchors}"),
        ("{A2 2.1.1 2-draw}", "{A2 A1}", "line 17: the anchor 'A1' stands in the book twice"),
        ("[[2.1]]", "[[7]]", "line 5: the link to '7' leads nowhere"),
        ("See: 1, 2.1", "See: 1, 8", "line 26: the link to '8' leads nowhere"),
        ("See: 1, 2.1", "See: 1,", "line 26: 'See:' is followed by numbers with commas between them"),
        ("**name**", "**name", "line 5: '**' opens or closes nothing"),
        ("{{card:army/gideon}}", "{{army/gideon}}", "line 11: '{{' opens or closes nothing"),
        ("| draw | [[1|one]] |", "| draw |", "line 21: this row has 1 cells, the first one 2"),
        ("| draw | [[1|one]] |", "| draw", "line 21: a row of a table begins and ends with '|'"),
        ("| draw | [[1|one]] |\n", "", "line 19: a table has a head and at least one row"),
        ("> reconstructed: nobody knows", "> nobody knows", "line 23: a note begins with '> reconstructed:'"),
        ("!figure phases: The", "!figure phases", "line 15: a figure is '!figure key: caption'"),
        ("!figure phases: The phases of a **turn**.", "#### Deep", "line 15: this is no heading, list or paragraph of"),
        ("!figure phases: The phases of a **turn**.", "### 2.3 Nothing", "line 15: section 2.3 is empty"),
        ("- one", "* one", "line 8: this is no heading, list or paragraph of ours: '* one'"),
    ],
)
def test_a_damaged_page_is_told_with_its_line(old: str, new: str, said: str) -> None:
    assert old in PAGE
    assert wrong(PAGE.replace(old, new, 1)).startswith(f"rulebook game.en.md, {said}")


def test_an_empty_chapter_and_an_empty_book_are_told() -> None:
    assert wrong("# T\n\n## 1 One\n\n## 2 Two\n\nWords.\n") == "rulebook game.en.md, line 3: chapter 1 is empty"
    assert wrong("# T\n") == "rulebook game.en.md, line 2: the book has no chapter"
    assert wrong("") == "rulebook game.en.md, line 1: a book begins with '# ' and its title"
