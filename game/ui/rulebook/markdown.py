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
from dataclasses import replace

from game.ui.rulebook.pages import (
    Block,
    Book,
    Chapter,
    Drawing,
    Items,
    PageError,
    Paragraph,
    Place,
    Reconstructed,
    Run,
    Section,
    See,
    Table,
    Text,
    mapped,
)

INLINE = re.compile(
    r"\*\*(?P<strong>[^*]+)\*\*|\[\[(?P<link>[^\]|]+)(?:\|(?P<words>[^\]|]+))?\]\]"
    r"|\{\{card:(?P<card>[^{}]+)\}\}"
)
LEFT_OVER = re.compile(r"\*\*|\[\[|\]\]|\{\{|\}\}")
HEAD = re.compile(r"(?P<number>\S+)\s+(?P<title>[^{}]+?)\s*(?:\{(?P<anchors>[^{}]*)\})?")
FIGURE = re.compile(r"!figure (?P<key>[a-z0-9_-]+): (?P<caption>.+)")
RULER = re.compile(r"\|[\s:|-]+\|")
NOTE = "> reconstructed:"


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
                runs.append(Run(words[end : found.start()]))
            runs.append(
                Run(
                    found["strong"] or found["words"] or "",
                    bool(found["strong"]),
                    (found["link"] or "").strip(),
                    (found["card"] or "").strip(),
                )
            )
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
