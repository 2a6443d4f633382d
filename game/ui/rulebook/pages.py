"""A rulebook as plain data: chapters, sections, blocks and runs of words; how a cited rule is found in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field, replace

from game.frozen import frozen


class PageError(ValueError):
    """A page that cannot be read, in one sentence with its file and line."""


@frozen
class Run:
    """Words set alike. `link` is the anchor they lead to, `card` the card whose face they show."""

    words: str
    strong: bool = False
    link: str = ""
    card: str = ""


Text = tuple[Run, ...]


@frozen
class Paragraph:
    """Running text."""

    text: Text
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.text,)


@frozen
class Items:
    """A list."""

    items: tuple[Text, ...]
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return self.items


@frozen
class Table:
    """Rows of cells; the first row is the head. All rows have the same number of cells."""

    rows: tuple[tuple[Text, ...], ...]
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return tuple(cell for row in self.rows for cell in row)


@frozen
class Reconstructed:
    """Says that the original value is not known, and what we play."""

    text: Text
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.text,)


@frozen
class Drawing:
    """A figure that the game draws, with its caption."""

    key: str
    caption: Text
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.caption,)


@frozen
class See:
    """Where more about it stands."""

    text: Text  # links, with dots between them
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.text,)


Block = Paragraph | Items | Table | Reconstructed | Drawing | See


@frozen
class Section:
    """A numbered rule."""

    number: str
    title: str
    anchors: tuple[str, ...]
    blocks: tuple[Block, ...] = ()
    line: int = 0


@frozen
class Chapter:
    """What belongs together: a few words before the first section, then the sections."""

    number: str
    title: str
    anchors: tuple[str, ...]
    blocks: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()
    line: int = 0


@frozen
class Place:
    """A chapter of a book (counted from 0), and a section of it; -1: the words before the first one."""

    chapter: int
    section: int = -1


@frozen
class Book:
    """The whole rulebook of a game in a language."""

    title: str
    chapters: tuple[Chapter, ...]
    anchors: dict[str, Place] = field(compare=False)

    def part(self, place: Place) -> Chapter | Section:
        chapter = self.chapters[place.chapter]
        return chapter if place.section < 0 else chapter.sections[place.section]

    def parts(self) -> Iterator[tuple[Place, Chapter | Section]]:
        """Everything with a number, in the order of the book."""
        for n, chapter in enumerate(self.chapters):
            yield Place(n), chapter
            for k, section in enumerate(chapter.sections):
                yield Place(n, k), section

    def find(self, rule: str) -> Place | None:
        """Where a rule stands as a refusal cites it: "6.3", "6 water, A14"; a finer number leads to the wider one."""
        for cited in citations(rule):
            for anchor in (cited, *wider(cited)):
                if anchor in self.anchors:
                    return self.anchors[anchor]
        return None


def citations(rule: str) -> list[str]:
    """The anchors that a cited rule means: "6 water, A14" is "6-water" and "A14"."""
    return ["-".join(part.split()) for part in rule.split(",") if part.strip()]


def wider(anchor: str) -> Iterator[str]:
    """What a rule is part of, nearest first: "6.1.2" of "6.1" and "6", "6-water" of "6"."""
    number, dash, _topic = anchor.partition("-")
    if dash and number.isdecimal():
        yield number
    while "." in anchor:
        anchor = anchor.rpartition(".")[0]
        yield anchor


def mapped(book: Book, change: Callable[[Run, int], Run]) -> Book:
    """A book with every run exchanged."""

    def text(runs: Text, line: int) -> Text:
        return tuple(change(run, line) for run in runs)

    def block(one: Block) -> Block:
        match one:
            case Items():
                return replace(one, items=tuple(text(item, one.line) for item in one.items))
            case Table():
                return replace(one, rows=tuple(tuple(text(cell, one.line) for cell in row) for row in one.rows))
            case Drawing():
                return replace(one, caption=text(one.caption, one.line))
            case _:
                return replace(one, text=text(one.text, one.line))

    def section(one: Section) -> Section:
        return replace(one, blocks=tuple(block(b) for b in one.blocks))

    chapters = tuple(
        replace(one, blocks=tuple(block(b) for b in one.blocks), sections=tuple(section(s) for s in one.sections))
        for one in book.chapters
    )
    return replace(book, chapters=chapters)


def plain(text: Text) -> str:
    """The bare words."""
    return "".join(run.words for run in text)
