"""A rulebook set into lines for a column of a width. Lengths are logical pixels.

Long because each kind of block is set in its own few lines.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Literal

from game.frozen import frozen
from game.ui.art.text import chopped, pieces, rows_of
from game.ui.rulebook import words as W
from game.ui.rulebook.pages import (
    Block,
    Book,
    Chapter,
    Drawing,
    Items,
    Paragraph,
    Place,
    Reconstructed,
    Run,
    Section,
    See,
    Table,
    Text,
    plain,
)
from game.ui.widgets.pen import Pen
from game.words import Phrase

BODY, NOTE, HEAD, TITLE, NUMERAL = 15.0, 13.0, 16.0, 26.0, 44.0
LEAD = 1.42  # height of a line for its type
GUTTER = 40.0  # numbers of sections stand in it
SCRAP = 0.16  # a last line shorter than this is avoided, where that costs no line
TAG = 40.0  # below a cited rule: what cites it
FRAME = 10.0  # between the frame of a figure or box and what is in it

Kind = Literal["gap", "chapter", "section", "words", "item", "row", "figure", "note", "see", "tag"]
SILENT = Phrase("", "")
FigureHeight = Callable[[str, float], float]
"""The key of a figure and a width, to how high it is drawn in it."""


@frozen
class Bit:
    """Words of one run in a line. `start`: which letter of the whole text they begin with."""

    x: float
    words: str
    start: int
    run: Run


@frozen
class Line:
    """A line of a text; `y` is its middle below the top of its slug, `text` the number of the text in the book."""

    y: float
    size: float
    bits: tuple[Bit, ...]
    text: int
    bold: bool = False
    face: str = "sans"
    tone: str = "ink"


@frozen
class Slug:
    """A strip of the column that is not broken."""

    kind: Kind
    height: float
    place: Place
    lines: tuple[Line, ...] = ()
    keep: bool = False  # not parted from the next one
    number: str = ""  # a chapter's or section's, or the sign of an item
    figure: str = ""
    inner: float = 0.0  # how high the figure itself is
    first: bool = True  # of its block
    last: bool = True


@frozen
class Measure:
    """What a book is set for."""

    width: float
    height: float
    factor: float = 1.0  # the reader's text size


class Setter:
    """Sets one book. `figure` says how high figures are; the room below what is `cited` is kept for what cites it."""

    def __init__(self, pen: Pen, measure: Measure, figure: FigureHeight, cited: Place | None = None) -> None:
        self.pen, self.measure, self.figure, self.cited = pen, measure, figure, cited
        self.text = self.figures = 0
        self.gutter = GUTTER
        self.place = Place(0)

    # ---- the book ------------------------------------------------------------------------------
    def slugs(self, book: Book) -> Iterator[Slug]:
        """The whole book as strips."""
        widest = max(
            (
                self.pen.width(part.number, NOTE * self.measure.factor, True)
                for place, part in book.parts()
                if place.section >= 0
            ),
            default=0.0,
        )
        self.gutter = max(GUTTER, widest + 10)
        bare = False  # a chapter's title has just been set, and nothing under it yet
        for place, part in book.parts():
            self.place = place
            made = self._chapter(part) if isinstance(part, Chapter) else self._section(part)
            for n, slug in enumerate(made):
                yield replace(slug, keep=slug.keep or (place == self.cited and n > 0) or (bare and n == 0))
            if place == self.cited:
                yield Slug("tag", TAG, place)
            bare = isinstance(part, Chapter) and not part.blocks

    def _chapter(self, chapter: Chapter) -> Iterator[Slug]:
        k = self.measure.factor
        inset = self.pen.width(chapter.number, NUMERAL * k, True, "display") + 14
        rows = self.broken((Run(chapter.title),), TITLE * k, self.measure.width - inset, True, "display")
        step = TITLE * k * 1.2
        top = max(0.0, (NUMERAL * k * 1.1 - step * len(rows)) / 2)
        lines = self._lines(rows, TITLE * k, inset, top + step / 2, step, bold=True, face="display")
        high = max(NUMERAL * k * 1.1, step * len(rows)) + 12
        yield self._gap(26)
        yield Slug("chapter", high, self.place, lines, True, chapter.number)
        yield self._gap(12, keep=True)
        yield from self._blocks(chapter.blocks, 0.0)

    def _section(self, section: Section) -> Iterator[Slug]:
        size = HEAD * self.measure.factor
        rows = self.broken((Run(section.title),), size, self.measure.width - self.gutter, True)
        step = size * 1.34
        yield self._gap(14)
        lines = self._lines(rows, size, self.gutter, step / 2, step, bold=True)
        yield Slug("section", step * len(rows) + 1, self.place, lines, True, section.number)
        if isinstance(section.blocks[0], Drawing | Table):
            yield self._gap(7, keep=True)
        yield from self._blocks(section.blocks, self.gutter)

    def _blocks(self, blocks: Sequence[Block], indent: float) -> Iterator[Slug]:
        for n, block in enumerate(blocks):
            if n:
                beside = isinstance(block, Drawing) or isinstance(blocks[n - 1], Drawing)
                yield self._gap(13 if beside else 7 if isinstance(block, Items) else 9)
            yield from self._block(block, indent)

    def _block(self, block: Block, indent: float) -> Iterator[Slug]:
        match block:
            case Paragraph():
                yield from self._running(block.text, indent, "words")
            case Items():
                for n, item in enumerate(block.items):
                    if n:
                        yield self._gap(3)
                    yield from self._running(item, indent + 18, "item", "•")
            case Reconstructed():
                yield from self._running(block.text, indent + 24, "note", "!", NOTE, "red", W.RECONSTRUCTED)
            case Table():
                yield from self._table(block, indent)
            case Drawing():
                yield self._drawing(block)
            case See():
                yield self._see(block)

    # ---- blocks --------------------------------------------------------------------------------
    def _running(
        self,
        text: Text,
        indent: float,
        kind: Kind,
        sign: str = "",
        size: float = BODY,
        tone: str = "ink",
        label: Phrase = SILENT,
    ) -> Iterator[Slug]:
        """A paragraph, a strip for each line; two lines at least stay together."""
        size *= self.measure.factor
        rows = self._labelled(label, text, size, self.measure.width - indent)
        step, count = size * LEAD, len(rows)
        for n, line in enumerate(self._lines(rows, size, indent, step / 2, 0.0, tone=tone)):
            keep = n < count - 1 and (n == 0 or n == count - 2 or kind == "note")
            yield Slug(kind, step, self.place, (line,), keep, sign if n == 0 else "", first=n == 0, last=n == count - 1)

    def _drawing(self, block: Drawing) -> Slug:
        """A figure with its caption, in a frame as wide as the column."""
        self.figures += 1
        size = NOTE * self.measure.factor
        room = self.measure.width - 2 * FRAME
        inner = self.figure(block.key, room)
        rows = self._labelled(W.FIGURE.of(self.figures), block.caption, size, room)
        step = size * 1.34
        top = FRAME + inner + 8
        lines = self._lines(rows, size, FRAME, top + step / 2, step, tone="soft")
        return Slug("figure", top + step * len(rows) + FRAME, self.place, lines, figure=block.key, inner=inner)

    def _labelled(self, label: Phrase, text: Text, size: float, room: float) -> list[tuple[Bit, ...]]:
        """A text after words that are ours, not the book's: places in the text are counted without them."""
        said = label.in_(self.pen.lang)
        lead = (Run(said, self.pen.lang == "en"),) if said else ()  # bold kanji are too dark so small
        return [
            tuple(replace(bit, start=bit.start - len(said)) for bit in row)
            for row in self.broken((*lead, *text), size, room)
        ]

    def _see(self, block: See) -> Slug:
        """Where more about it stands, in a box."""
        size = 14.0 * self.measure.factor
        rows = self.broken(block.text, size, self.measure.width - 58)
        step = size * LEAD
        lines = self._lines(rows, size, 46, 11 + step / 2, step)
        return Slug("see", step * len(rows) + 22, self.place, lines)

    def _table(self, table: Table, indent: float) -> Iterator[Slug]:
        size = (BODY - 1) * self.measure.factor
        wide = self._widths(table, size, self.measure.width - indent)
        step = size * 1.36
        for n, row in enumerate(table.rows):
            x, deepest, lines = indent, 1, list[Line]()
            for cell, room in zip(row, wide, strict=True):
                rows = self.broken(cell, size, room - 14, n == 0)
                lines += self._lines(rows, size, x + 7, 5 + step / 2, step, bold=n == 0)
                deepest, x = max(deepest, len(rows)), x + room
            yield Slug(
                "row",
                deepest * step + 10,
                self.place,
                tuple(lines),
                n == 0 or n == len(table.rows) - 2,
                first=n == 0,
                last=n == len(table.rows) - 1,
            )

    def _widths(self, table: Table, size: float, room: float) -> list[float]:
        """Every column is as wide as its widest word; what is left goes to those whose cells want more."""
        columns = [[row[c] for row in table.rows] for c in range(len(table.rows[0]))]
        natural = [max(self.pen.width(plain(cell), size, True) for cell in column) + 18 for column in columns]
        least = [
            min(want, max(self._word(cell, size) for cell in column) + 16)
            for want, column in zip(natural, columns, strict=True)
        ]
        more = [want - need for want, need in zip(natural, least, strict=True)]
        spare = room - sum(least)
        if spare < 0:
            return [need * room / sum(least) for need in least]
        if sum(more) <= spare:
            return [want + (room - sum(natural)) * want / sum(natural) for want in natural]
        return [need + spare * wish / sum(more) for need, wish in zip(least, more, strict=True)]

    def _word(self, cell: Text, size: float) -> float:
        """The widest part of a cell that should not be broken."""
        return max((self.pen.width(piece.rstrip(), size, True) for piece in pieces(plain(cell))), default=0.0)

    # ---- lines ---------------------------------------------------------------------------------
    def _gap(self, high: float, keep: bool = False) -> Slug:
        return Slug("gap", high * self.measure.factor, self.place, keep=keep)

    def _lines(
        self,
        rows: Sequence[tuple[Bit, ...]],
        size: float,
        x: float,
        y: float,
        step: float,
        bold: bool = False,
        face: str = "sans",
        tone: str = "ink",
    ) -> tuple[Line, ...]:
        """Lines of the next text of the book."""
        number, self.text = self.text, self.text + 1
        return tuple(
            Line(y + n * step, size, tuple(replace(bit, x=bit.x + x) for bit in row), number, bold, face, tone)
            for n, row in enumerate(rows)
        )

    def broken(
        self, text: Text, size: float, room: float, bold: bool = False, face: str = "sans"
    ) -> list[tuple[Bit, ...]]:
        """A text broken into lines; a scrap at the end is avoided by a narrower column, where that costs no line."""
        best = self._broken(text, size, room, bold, face)
        for k in (1, 2, 3):
            if len(best) < 2 or self._wide(best[-1], size, bold, face) >= SCRAP * room:
                break
            tried = self._broken(text, size, room * (1 - 0.03 * k), bold, face)
            if len(tried) > len(best):
                break
            best = tried
        return best

    def _broken(self, text: Text, size: float, room: float, bold: bool, face: str) -> list[tuple[Bit, ...]]:
        whole, owner = plain(text), [run for run in text for _ in run.words]

        small, before, upto, x, at = [*self._pieces(whole, size, room, bold, face)], {0: 0.0}, {0: 0.0}, 0.0, 0
        for piece in small:  # how far it is to where a piece begins, and to where it ends
            solid = piece.rstrip()
            before[at] = x
            upto[at + len(solid)] = upto[at + len(piece)] = x + self._span(solid, at, owner, size, bold, face)
            x += self._span(piece, at, owner, size, bold, face)
            at += len(piece)
        rows = rows_of(small, lambda start, end: upto[end] - before[start], room)
        return [row for start, end in rows if (row := self._joined(whole[start:end], start, owner, size, bold, face))]

    def _pieces(self, whole: str, size: float, room: float, bold: bool, face: str) -> Iterator[str]:
        """What must not be broken, unless that alone is wider than the column."""
        for piece in pieces(whole):
            yield from chopped(piece, lambda part: self.pen.width(part, size, bold, face) <= room)

    def _span(self, piece: str, at: int, owner: Sequence[Run], size: float, bold: bool, face: str) -> float:
        """How wide a piece is that begins at a letter."""
        return sum(self.pen.width(words, size, bold or run.strong, face) for _, words, run in _runs(piece, at, owner))

    def _joined(
        self, words: str, start: int, owner: Sequence[Run], size: float, bold: bool, face: str
    ) -> tuple[Bit, ...]:
        """A line: neighbouring letters of one run as one bit, without the spaces at its ends."""
        bits, x = list[Bit](), 0.0
        for begin, part, run in _runs(words.strip(), start + len(words) - len(words.lstrip()), owner):
            bits.append(Bit(x, part, begin, run))
            x += self.pen.width(part, size, bold or run.strong, face)
        return tuple(bits)

    def _wide(self, row: tuple[Bit, ...], size: float, bold: bool, face: str) -> float:
        last = row[-1]
        return last.x + self.pen.width(last.words, size, bold or last.run.strong, face)


def _runs(words: str, at: int, owner: Sequence[Run]) -> Iterator[tuple[int, str, Run]]:
    """Words that begin at a letter, parted where another run begins."""
    begin = 0
    for n in range(1, len(words) + 1):
        if n == len(words) or owner[at + n] is not owner[at + begin]:
            yield at + begin, words[begin:n], owner[at + begin]
            begin = n
