"""Rulebook pages: our own small Markdown, read into plain data. A damaged page gives one sentence with file and line.

    # Title                                     once, at the top
    ## 6 Movement on foot {A12}                 a chapter: its first word is its number and an anchor; braces: more
    ### 6.3 Water {6-water R-7}                 a section of it, the same way
    Words with **terms**, [[8.1]], [[8.1|links in other words]] and {{card:army/gideon}}.
    - list      | tables | like this |      > reconstructed: a sentence      !figure key: caption      See: 7, 8.1
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

INLINE = re.compile(r"\*\*(?P<strong>[^*]+)\*\*|\[\[(?P<link>[^\]|]+)(?:\|(?P<words>[^\]|]+))?\]\]"
                    r"|\{\{card:(?P<card>[^{}]+)\}\}")
LEFT_OVER = re.compile(r"\*\*|\[\[|\]\]|\{\{|\}\}")
HEAD = re.compile(r"(?P<number>\S+)\s+(?P<title>[^{}]+?)\s*(?:\{(?P<anchors>[^{}]*)\})?")
FIGURE = re.compile(r"!figure (?P<key>[a-z0-9_-]+): (?P<caption>.+)")
RULER = re.compile(r"\|[\s:|-]+\|")
NOTE = "> reconstructed:"


class PageError(ValueError):
    """A page that cannot be read, in one sentence with its file and line."""


@dataclass(frozen=True, slots=True)
class Run:
    """Words set alike. `link` is the anchor they lead to, `card` the card whose face they show."""

    words: str
    strong: bool = False
    link: str = ""
    card: str = ""


Text = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    text: Text
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.text,)


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    items: tuple[Text, ...]
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return self.items


@dataclass(frozen=True, slots=True)
class Table:
    """Rows of cells; the first row is the head. All rows have the same number of cells."""

    rows: tuple[tuple[Text, ...], ...]
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return tuple(cell for row in self.rows for cell in row)


@dataclass(frozen=True, slots=True)
class Reconstructed:
    """Says that the original value is not known, and what we play."""

    text: Text
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.text,)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A figure that the game draws, with its caption."""

    key: str
    caption: Text
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.caption,)


@dataclass(frozen=True, slots=True)
class See:
    """Where more about it stands."""

    text: Text                          # links, with dots between them
    line: int = 0

    @property
    def texts(self) -> tuple[Text, ...]:
        return (self.text,)


Block = Paragraph | Items | Table | Reconstructed | Drawing | See


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered rule."""

    number: str
    title: str
    anchors: tuple[str, ...]
    blocks: tuple[Block, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Chapter:
    """What belongs together: a few words before the first section, then the sections."""

    number: str
    title: str
    anchors: tuple[str, ...]
    blocks: tuple[Block, ...] = ()
    sections: tuple[Section, ...] = ()
    line: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """A chapter of a book (counted from 0), and a section of it; -1: the words before the first one."""

    chapter: int
    section: int = -1


@dataclass(frozen=True, slots=True)
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


# ---- reading ---------------------------------------------------------------------------------------
def parse(source: str, name: str) -> Book:
    """A book from its source; `name` is the file's. PageError with one sentence for what cannot be read."""
    reader = _Reader(name, [line.rstrip() for line in source.split("\n")])
    book = reader.book()
    return _linked(book, lambda line, why: reader.wrong(line, why))


class _Reader:
    """Goes through the lines once."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name, self.lines, self.at = name, lines, 0

    def wrong(self, line: int, why: str) -> PageError:
        return PageError(f"rulebook {self.name}, line {line}: {why}")

    @property
    def now(self) -> str:
        return self.lines[self.at] if self.at < len(self.lines) else ""

    @property
    def number(self) -> int:
        """The line one is at, as people count."""
        return min(self.at, len(self.lines) - 1) + 1

    def _skip_blank(self) -> bool:
        """On to the next line that says something; False at the end."""
        while self.at < len(self.lines) and not self.now:
            self.at += 1
        return self.at < len(self.lines)

    def book(self) -> Book:
        if not self._skip_blank() or not self.now.startswith("# ") or not self.now[2:].strip():
            raise self.wrong(self.number, "a book begins with '# ' and its title")
        title = self.now[2:].strip()
        self.at += 1
        chapters = []
        while self._skip_blank():
            if not self.now.startswith("## "):
                raise self.wrong(self.number, "a chapter begins with '## ', its number and its title")
            chapters.append(self._chapter())
        if not chapters:
            raise self.wrong(self.number, "the book has no chapter")
        return Book(title, tuple(chapters), {})

    def _chapter(self) -> Chapter:
        line, (number, title, anchors) = self.number, self._head(3)
        blocks = tuple(self._blocks())
        sections = []
        while self._skip_blank() and self.now.startswith("### "):
            sections.append(self._section())
        if not blocks and not sections:
            raise self.wrong(line, f"chapter {number} is empty")
        return Chapter(number, title, anchors, blocks, tuple(sections), line)

    def _section(self) -> Section:
        line, (number, title, anchors) = self.number, self._head(4)
        blocks = tuple(self._blocks())
        if not blocks:
            raise self.wrong(line, f"section {number} is empty")
        return Section(number, title, anchors, blocks, line)

    def _head(self, skip: int) -> tuple[str, str, tuple[str, ...]]:
        found = HEAD.fullmatch(self.now[skip:].strip())
        if not found:
            raise self.wrong(self.number, "a heading is a number, a title and, if need be, {anchors}")
        self.at += 1
        more = tuple((found["anchors"] or "").split())
        return found["number"], found["title"], (found["number"], *more)

    # ---- blocks ----
    def _blocks(self) -> Iterator[Block]:
        while self._skip_blank() and not re.match(r"#{2,3} ", self.now):
            yield self._block()

    def _block(self) -> Block:
        first, line = self.now, self.number
        if first.startswith("- "):
            return self._items()
        if first.startswith("|"):
            return self._table()
        if first.startswith(">"):
            return self._note()
        if first.startswith("!"):
            return self._figure()
        if first.startswith("See:"):
            self.at += 1
            named = [anchor.strip() for anchor in first.removeprefix("See:").split(",")]
            if not all(named):
                raise self.wrong(line, "'See:' is followed by numbers with commas between them")
            links = [(Run("", link=anchor), Run("  ·  ")) for anchor in named]
            return See(tuple(run for pair in links for run in pair)[:-1], line)
        if first.startswith(("#", "*", "+ ", " ")) and not first.startswith("**"):
            raise self.wrong(line, f"this is no heading, list or paragraph of ours: '{first[:24]}'")
        return Paragraph(self._text(self._joined(self._paragraph()), line), line)

    def _paragraph(self) -> list[str]:
        """Lines up to a blank one or the beginning of something else."""
        taken = []
        while self.now and not self.now.startswith(("#", "- ", "|", ">", "!", "See:")):
            taken.append(self.now.strip())
            self.at += 1
        return taken

    def _items(self) -> Items:
        line, items = self.number, list[Text]()
        while self.now.startswith("- "):
            at, taken = self.number, [self.now[2:].strip()]
            self.at += 1
            while self.now.startswith("  "):
                taken.append(self.now.strip())
                self.at += 1
            items.append(self._text(self._joined(taken), at))
        return Items(tuple(items), line)

    def _table(self) -> Table:
        line, rows = self.number, list[tuple[Text, ...]]()
        while self.now.startswith("|"):
            if not self.now.endswith("|") or len(self.now) < 3:
                raise self.wrong(self.number, "a row of a table begins and ends with '|'")
            if not RULER.fullmatch(self.now):
                rows.append(tuple(self._cell(cell) for cell in self._cells(self.now)))
                if len(rows[-1]) != len(rows[0]):
                    raise self.wrong(self.number, f"this row has {len(rows[-1])} cells, the first one {len(rows[0])}")
            self.at += 1
        if len(rows) < 2:
            raise self.wrong(line, "a table has a head and at least one row")
        return Table(tuple(rows), line)

    def _cells(self, row: str) -> list[str]:
        """The cells of a row; a '|' inside a link does not end one."""
        return [cell.strip() for cell in re.split(r"\|(?![^\[]*\]\])", row[1:-1])]

    def _cell(self, words: str) -> Text:
        return self._text(words, self.number) if words else ()

    def _note(self) -> Reconstructed:
        line = self.number
        if not self.now.startswith(NOTE):
            raise self.wrong(line, f"a note begins with '{NOTE}'")
        taken = [self.now.removeprefix(NOTE).strip()]
        self.at += 1
        while self.now.startswith(">") and not self.now.startswith(NOTE):
            taken.append(self.now[1:].strip())
            self.at += 1
        return Reconstructed(self._text(self._joined(taken), line), line)

    def _figure(self) -> Drawing:
        found, line = FIGURE.fullmatch(self.now), self.number
        if not found:
            raise self.wrong(line, "a figure is '!figure key: caption'")
        self.at += 1
        return Drawing(found["key"], self._text(found["caption"].strip(), line), line)

    # ---- text ----
    def _joined(self, lines: list[str]) -> str:
        """Lines as one: with a space between words, with none between Japanese characters."""
        out = lines[0]
        for more in lines[1:]:
            tight = out[-1:] and more[:1] and ord(out[-1]) >= 0x2E80 and ord(more[0]) >= 0x2E80
            out += more if tight else f" {more}"
        return out

    def _text(self, words: str, line: int) -> Text:
        if not words:
            raise self.wrong(line, "there are words missing here")
        runs, end = list[Run](), 0
        for found in INLINE.finditer(words):
            if found.start() > end:
                runs.append(Run(words[end:found.start()]))
            runs.append(Run(found["strong"] or found["words"] or "", bool(found["strong"]),
                            (found["link"] or "").strip(), (found["card"] or "").strip()))
            end = found.end()
        if end < len(words):
            runs.append(Run(words[end:]))
        for run in runs:
            if stray := LEFT_OVER.search(run.words):
                raise self.wrong(line, f"'{stray[0]}' opens or closes nothing")
        return tuple(runs)


# ---- links -----------------------------------------------------------------------------------------
def _linked(book: Book, wrong: Callable[[int, str], PageError]) -> Book:
    """The book with its anchors known and its links in words. Anchors are unique; links lead somewhere."""
    anchors: dict[str, Place] = {}
    for place, part in book.parts():
        for anchor in part.anchors:
            if anchor in anchors:
                raise wrong(part.line, f"the anchor '{anchor}' stands in the book twice")
            anchors[anchor] = place

    def named(run: Run, line: int) -> Run:
        if not run.link:
            return run
        if run.link not in anchors:
            raise wrong(line, f"the link to '{run.link}' leads nowhere")
        part = book.part(anchors[run.link])
        return run if run.words else replace(run, words=f"{part.number} {part.title}")

    return replace(mapped(book, named), anchors=anchors)


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

    chapters = tuple(replace(one, blocks=tuple(block(b) for b in one.blocks),
                             sections=tuple(section(s) for s in one.sections)) for one in book.chapters)
    return replace(book, chapters=chapters)


def plain(text: Text) -> str:
    """The bare words."""
    return "".join(run.words for run in text)
