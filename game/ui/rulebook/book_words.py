"""The rulebook in words: the chapter that is open, rule by rule; a line with a link follows it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from game.ui.rulebook.pages import Block, Book, Chapter, Place, Section, Table, Text, plain
from game.ui.told import TextLine, TextPart

Follow = Callable[[str], None]


def chapter_in_words(book: Book, here: Place, follow: Follow, zoom: Follow) -> list[TextPart]:
    """The chapter of a place, a part for each rule. `follow` goes to an anchor, `zoom` shows a card."""
    chapter = book.chapters[here.chapter]
    parts: list[Chapter | Section] = [chapter, *chapter.sections]
    return [
        TextPart(title_of(part), tuple(lines_of(part, follow, zoom)), n == here.section)
        for n, part in enumerate(parts, -1)
    ]


def title_of(part: Chapter | Section) -> str:
    """Number and title of a rule."""
    return f"{part.number}  {part.title}"


def lines_of(part: Chapter | Section, follow: Follow, zoom: Follow) -> Iterator[TextLine]:
    """Its paragraphs, points and rows of tables."""
    for block in part.blocks:
        for words, text in texts_of(block):
            links = [run for run in text if run.link or run.card]
            first = links[0] if links else None
            do = None if first is None else partial(zoom, first.card) if first.card else partial(follow, first.link)
            yield TextLine(words, do)
    if not part.blocks:
        yield TextLine(part.title)


def texts_of(block: Block) -> Iterator[tuple[str, Text]]:
    """The words of each text of a block, and its runs; a row of a table is one text."""
    if isinstance(block, Table):
        for row in block.rows:
            yield ", ".join(plain(cell) for cell in row), tuple(run for cell in row for run in cell)
        return
    for text in block.texts:
        yield plain(text), text
