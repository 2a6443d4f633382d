"""The panel at the left of the book: search field, chapters with their hits, the sections of the open chapter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.rulebook import words as W
from game.ui.rulebook.finding import Hit, counts
from game.ui.rulebook.pages import Book, Place
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do, nothing
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import ON_BRASS
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget
from game.words import Phrase

Line = Callable[[float], float]  # how high a line is that is usually so high
CHAPTER_H, SECTION_H = 32.0, 25.0


@dataclass
class Entry(Widget):
    """A line of the contents."""

    number: str = ""
    title: str = ""
    open: bool = False  # where the book is open
    hits: int = 0
    do: Do = nothing
    radius: ClassVar[float] = 8

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()


@dataclass
class ChapterEntry(Entry):
    """A chapter: its number right-aligned in a column, and how many hits it has."""

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, select = self.box, pen.colours.select
        if self.open:
            pen.slab(b, (*mix(select, (0, 0, 0), 0.72), 255), 8, (*select, 255))
        elif look.hover:
            pen.slab(b, (*P.LAMP, 30), 8)
        tone = select if self.open else P.BRASS
        pen.words(self.number, (b.x + 30, b.cy), 14, tone, True, anchor="midright", width=30, high=b.h)
        ink = P.IVORY if self.open or self.hits or look.hover else P.MUTED
        right = b.right_edge - (40 if self.hits else 8)
        pen.words(
            self.title, (b.x + 42, b.cy), 15 if self.open else 14, ink, self.open, width=right - b.x - 42, high=b.h
        )
        if self.hits:
            pill = Box(b.right_edge - 34, b.cy - 9, 26, 18)
            pen.slab(pill, (*pen.colours.offer, 255), 9)
            pen.words(str(self.hits), (pill.cx, pill.cy), 12, ON_BRASS, True, anchor="center", width=24)


@dataclass
class SectionEntry(Entry):
    """A section of the open chapter."""

    radius: ClassVar[float] = 6

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if look.hover:
            pen.slab(b, (*P.LAMP, 30), 6)
        ink = pen.colours.offer if self.open else P.IVORY if self.hits or look.hover else P.MUTED
        n = pen.words(self.number, (b.x + 6, b.cy), 13, ink, self.open, high=b.h)
        x = max(n.right_edge + 9, b.x + 40)
        pen.words(self.title, (x, b.cy), 13, ink, self.open, width=b.right_edge - 6 - x, high=b.h)


def rows(book: Book, here: Place, line: Line) -> Iterator[tuple[Place, float]]:
    """The lines of the contents and how high each is: all chapters, and the sections of the open one."""
    for n, chapter in enumerate(book.chapters):
        yield Place(n), line(CHAPTER_H)
        if n == here.chapter:
            for k in range(len(chapter.sections)):
                yield Place(n, k), line(SECTION_H)


def height(book: Book, here: Place, line: Line) -> float:
    return sum(high for _, high in rows(book, here, line)) + 6


def entries(
    book: Book, here: Place, hits: Sequence[Hit], scroller: Scroller, go: Callable[[Place], None], line: Line
) -> Iterator[Entry]:
    """The lines of the contents as controls, in the view of a scroller."""
    many, inside, view = counts(hits), {hit.place for hit in hits}, scroller.view
    y = view.y - scroller.offset
    for place, high in rows(book, here, line):
        part, box, do = book.part(place), Box(view.x, y, view.w, high), partial(go, place)
        if place.section < 0:
            yield ChapterEntry(
                f"chapter {place.chapter}",
                box.inset(0, 1),
                number=part.number,
                title=part.title,
                open=place.chapter == here.chapter,
                hits=many[place.chapter],
                do=do,
                scroller=scroller,
            )
        else:
            box = Box(view.x + 36, y, view.w - 36, high)
            yield SectionEntry(
                f"section {place.chapter} {place.section}",
                box,
                number=part.number,
                title=part.title,
                open=place == here,
                hits=int(place in inside),
                do=do,
                scroller=scroller,
            )
        y += high


def told(hits: Sequence[Hit]) -> Phrase:
    """How often and in how many chapters the words stand."""
    chapters = len(counts(hits))
    where = W.CHAPTERS.of(chapters) if chapters > 1 else W.ONE_CHAPTER
    return W.PLACES.of(len(hits), where) if len(hits) > 1 else W.ONE_PLACE if hits else W.NO_PLACE
