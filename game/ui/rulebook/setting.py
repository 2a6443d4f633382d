"""A rulebook set into lines for a column of a width, and lines into pages. Lengths are logical pixels."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from game.ui.art.text import chopped, pieces, rows_of
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

BODY, NOTE, HEAD, TITLE, NUMERAL = 15.0, 13.0, 16.0, 26.0, 44.0
LEAD = 1.42                             # height of a line for its type
GUTTER = 40.0                           # numbers of sections stand in it
LATE = 0.5                              # a chapter that would begin below this share of a page begins on the next
SCRAP = 0.16                            # a last line shorter than this is avoided, where that costs no line
TAG = 40.0                              # below a cited rule: what cites it
FRAME = 10.0                            # between the frame of a figure or box and what is in it

Kind = Literal["gap", "chapter", "section", "words", "item", "row", "figure", "note", "see", "tag"]
FigureHeight = Callable[[str, float], float]
"""The key of a figure and a width, to how high it is drawn in it."""


@dataclass(frozen=True, slots=True)
class Bit:
    """Words of one run in a line. `start`: which letter of the whole text they begin with."""

    x: float
    words: str
    start: int
    run: Run


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a text; `y` is its middle below the top of its slug, `text` the number of the text in the book."""

    y: float
    size: float
    bits: tuple[Bit, ...]
    text: int
    bold: bool = False
    face: str = "sans"
    tone: str = "ink"


@dataclass(frozen=True, slots=True)
class Slug:
    """A strip of the column that is not broken."""

    kind: Kind
    height: float
    place: Place
    lines: tuple[Line, ...] = ()
    keep: bool = False                  # not parted from the next one
    number: str = ""                    # a chapter's or section's, or the sign of an item
    figure: str = ""
    inner: float = 0.0                  # how high the figure itself is
    first: bool = True                  # of its block
    last: bool = True


@dataclass(frozen=True, slots=True)
class Laid:
    """A slug on a page, so far below its top."""

    y: float
    slug: Slug


Page = tuple[Laid, ...]


@dataclass(frozen=True, slots=True)
class Measure:
    """What a book is set for."""

    width: float
    height: float
    factor: float = 1.0                 # the reader's text size


class Setter:
    """Sets one book. `figure` says how high figures are; `caption` numbers them in words."""

    def __init__(self, pen: Pen, measure: Measure, figure: FigureHeight, caption: Callable[[int], str],
                 cited: Place | None = None) -> None:
        self.pen, self.measure, self.figure, self.caption, self.cited = pen, measure, figure, caption, cited
        self.text = self.figures = 0
        self.gutter = GUTTER
        self.place = Place(0)

    # ---- the book ------------------------------------------------------------------------------
    def slugs(self, book: Book) -> Iterator[Slug]:
        """The whole book as strips."""
        widest = max((self.pen.width(part.number, NOTE * self.measure.factor, True)
                      for place, part in book.parts() if place.section >= 0), default=0.0)
        self.gutter = max(GUTTER, widest + 10)
        for place, part in book.parts():
            self.place = place
            made = self._chapter(part) if isinstance(part, Chapter) else self._section(part)
            if place == self.cited:
                yield from (replace(slug, keep=n > 0) for n, slug in enumerate(made))
                yield Slug("tag", TAG, place)
            else:
                yield from made

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
        yield from self._blocks(section.blocks, self.gutter)

    def _blocks(self, blocks: Sequence[Block], indent: float) -> Iterator[Slug]:
        for n, block in enumerate(blocks):
            if n:
                yield self._gap(7 if isinstance(block, Items) else 9)
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
                yield from self._running(block.text, indent + 24, "note", "!", NOTE, "red")
            case Table():
                yield from self._table(block, indent)
            case Drawing():
                yield self._drawing(block)
            case See():
                yield self._see(block)

    # ---- blocks --------------------------------------------------------------------------------
    def _running(self, text: Text, indent: float, kind: Kind, sign: str = "", size: float = BODY,
                 tone: str = "ink") -> Iterator[Slug]:
        """A paragraph, a strip for each line; two lines at least stay together."""
        size *= self.measure.factor
        rows = self.broken(text, size, self.measure.width - indent)
        step, count = size * LEAD, len(rows)
        for n, line in enumerate(self._lines(rows, size, indent, step / 2, 0.0, tone=tone)):
            keep = n < count - 1 and (n == 0 or n == count - 2)
            yield Slug(kind, step, self.place, (line,), keep, sign if n == 0 else "", first=n == 0, last=n == count - 1)

    def _drawing(self, block: Drawing) -> Slug:
        """A figure with its caption, in a frame as wide as the column."""
        self.figures += 1
        size = NOTE * self.measure.factor
        room = self.measure.width - 2 * FRAME
        inner = self.figure(block.key, room)
        label = Run(self.caption(self.figures), self.pen.lang == "en")
        rows = [tuple(replace(bit, start=bit.start - len(label.words)) for bit in row)
                for row in self.broken((label, *block.caption), size, room)]
        step = size * 1.34
        top = FRAME + inner + 8
        lines = self._lines(rows, size, FRAME, top + step / 2, step, tone="soft")
        return Slug("figure", top + step * len(rows) + FRAME, self.place, lines, figure=block.key, inner=inner)

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
            yield Slug("row", deepest * step + 10, self.place, tuple(lines), n == 0 or n == len(table.rows) - 2,
                       first=n == 0, last=n == len(table.rows) - 1)

    def _widths(self, table: Table, size: float, room: float) -> list[float]:
        """As wide as the cells want to be; columns that want much share what is left."""
        natural = [max(self.pen.width(plain(row[c]), size, True) for row in table.rows) + 18
                   for c in range(len(table.rows[0]))]
        if sum(natural) <= room:
            return [w + (room - sum(natural)) * w / sum(natural) for w in natural]
        fair = room / len(natural)
        small = [w if w <= fair else 0.0 for w in natural]
        left, large = room - sum(small), sum(w for w in natural if w > fair)
        return [s or left * w / large for s, w in zip(small, natural, strict=True)]

    # ---- lines ---------------------------------------------------------------------------------
    def _gap(self, high: float, keep: bool = False) -> Slug:
        return Slug("gap", high * self.measure.factor, self.place, keep=keep)

    def _lines(self, rows: Sequence[tuple[Bit, ...]], size: float, x: float, y: float, step: float,
               bold: bool = False, face: str = "sans", tone: str = "ink") -> tuple[Line, ...]:
        """Lines of the next text of the book."""
        number, self.text = self.text, self.text + 1
        return tuple(Line(y + n * step, size, tuple(replace(bit, x=bit.x + x) for bit in row), number, bold, face, tone)
                     for n, row in enumerate(rows))

    def broken(self, text: Text, size: float, room: float, bold: bool = False,
               face: str = "sans") -> list[tuple[Bit, ...]]:
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
        for piece in small:                             # how far it is to where a piece begins, and to where it ends
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

    def _joined(self, words: str, start: int, owner: Sequence[Run], size: float, bold: bool,
                face: str) -> tuple[Bit, ...]:
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


# ---- pages -----------------------------------------------------------------------------------------
class _Pager:
    """Lays strips into pages."""

    def __init__(self, slugs: Sequence[Slug], height: float) -> None:
        self.slugs, self.height = deque(slugs), height
        self.pages, self.page, self.y = list[Page](), list[Laid](), 0.0
        self.waiting = list[Slug]()     # figures that go to the top of the next page, while the text goes on

    def put(self, slug: Slug) -> None:
        if self.page or slug.kind != "gap":
            self.page.append(Laid(self.y, slug))
            self.y += slug.height

    def turn(self) -> None:
        """The next page, with the figures that wait for it."""
        self.pages.append(_trimmed(self.page))
        self.page, self.y = [], 0.0
        while self.waiting and (not self.page or self.fits(self.waiting[0])):
            figure = self.waiting.pop(0)
            self.put(figure)
            self.put(Slug("gap", 16, figure.place))

    def fits(self, slug: Slug) -> bool:
        return self.y + slug.height <= self.height + 0.5

    def all(self) -> list[Page]:
        while self.slugs:
            slug = self.slugs.popleft()
            if slug.kind == "chapter" and (self.waiting or self.y > self.height * LATE) and self.page:
                self.slugs.appendleft(slug)
                self.turn()
            elif slug.kind == "gap" or self.fits(slug) or not self.page:
                self.put(slug)
            elif slug.kind == "figure":
                self._put_off(slug)
            else:
                self.slugs.appendleft(slug)
                self._give_back()
                self.turn()
        while self.waiting:
            self.turn()
        return [*self.pages, _trimmed(self.page)] if self.page else self.pages

    def _put_off(self, figure: Slug) -> None:
        """A figure waits; what it would have parted from a heading moves up to it."""
        self.waiting.append(figure)
        after = self.page[-1].slug
        if (after.keep or after.kind == "gap") and self.slugs and self.slugs[0].kind == "gap":
            self.slugs.popleft()

    def _give_back(self) -> None:
        """What is kept together with the next strip goes to the next page with it, unless that were the whole page."""
        back = 0
        while back < len(self.page) and self.page[-1 - back].slug.keep:
            back += 1
        given = [self.page.pop().slug for _ in range(back if back < len(self.page) else 0)]
        self.slugs.extendleft(given)
        begins = {slug.place for slug in given if slug.number and slug.kind in ("section", "chapter")}
        for figure in [figure for figure in self.waiting if figure.place in begins]:
            self.waiting.remove(figure)
            self._after_words(figure)

    def _after_words(self, figure: Slug) -> None:
        """A figure whose rule begins on the next page comes after the first words of that rule, not before them."""
        for n, slug in enumerate(self.slugs):
            if slug.place == figure.place and slug.kind in ("words", "item", "note") and slug.last:
                self.slugs.insert(n + 1, Slug("gap", 9, figure.place))
                self.slugs.insert(n + 2, figure)
                return
        self.waiting.append(figure)


def paged(slugs: Sequence[Slug], height: float) -> list[Page]:
    """Strips laid into pages. What is kept together goes to the next page together; gaps vanish at the top."""
    return _Pager(slugs, height).all()


def _trimmed(page: Sequence[Laid]) -> Page:
    """Without the gaps at its foot."""
    rows = list(page)
    while rows and rows[-1].slug.kind == "gap":
        rows.pop()
    return tuple(rows)


def page_of(pages: Sequence[Page], place: Place) -> int:
    """The page on which a place begins."""
    return next((n for n, page in enumerate(pages) for laid in page
                 if laid.slug.place == place and laid.slug.kind != "gap"), 0)


def page_of_text(pages: Sequence[Page], text: int, start: int) -> int:
    """The page on which a letter of a text stands."""
    found = 0
    for n, page in enumerate(pages):
        for laid in page:
            for line in laid.slug.lines:
                if line.text == text and line.bits and line.bits[0].start <= start:
                    found = n
    return found
