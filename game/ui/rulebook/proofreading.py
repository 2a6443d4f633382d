"""What is held against the rulebooks: pages read, links, cards and figures are there, both languages are alike."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from game.table.ruleset import Ruleset
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import Book, Drawing, plain

LANGS = ("en", "ja")


def problems(rules: Ruleset, figures: Collection[str]) -> Iterator[str]:
    """A sentence for everything that is wrong with the rulebook of a game, which has these figures."""
    books: dict[str, Book] = {}
    for lang in LANGS:
        try:
            books[lang] = book_of(rules, lang)
        except ValueError as error:
            yield str(error)
    for lang, book in books.items():
        yield from (
            f"rulebook {rules.key}.{lang}.md, line {block.line}: there is no figure '{block.key}'"
            for block in drawings(book)
            if block.key not in figures
        )
    if len(books) == len(LANGS):
        yield from unlike(rules.key, books["en"], books["ja"])
        used = {block.key for block in drawings(books["en"])}
        yield from (f"rulebook {rules.key}: the figure '{key}' is on no page" for key in figures if key not in used)


def drawings(book: Book) -> Iterator[Drawing]:
    """All figures of a book, in their order."""
    for _, part in book.parts():
        for block in part.blocks:
            if isinstance(block, Drawing):
                yield block


def unlike(key: str, english: Book, japanese: Book) -> Iterator[str]:
    """Where the two languages do not have the same chapters, sections, anchors and figures in the same order."""
    one, two = list(outline(english)), list(outline(japanese))
    for a, b in zip(one, two, strict=False):
        if a != b:
            yield f"rulebook {key}: where English has {said(a)}, Japanese has {said(b)}"
            return
    if len(one) != len(two):
        more, lang = (one[len(two)], "Japanese") if len(one) > len(two) else (two[len(one)], "English")
        yield f"rulebook {key}: {said(more)} is missing in {lang}"


def outline(book: Book) -> Iterator[tuple[str, ...]]:
    """What both languages share."""
    for _, part in book.parts():
        yield (part.number, *sorted(set(part.anchors) - {part.number}))
        yield from (("figure", block.key) for block in part.blocks if isinstance(block, Drawing))


def said(entry: tuple[str, ...]) -> str:
    if entry[0] == "figure":
        return f"the figure '{entry[1]}'"
    return f"{entry[0]} {{{' '.join(entry[1:])}}}" if entry[1:] else entry[0]


def letters(rules: Ruleset) -> Iterator[tuple[str, str]]:
    """Every text of the rulebooks that can be read, with where it stands, for the proof of the fonts."""
    for lang in LANGS:
        try:
            book = book_of(rules, lang)
        except ValueError:  # `problems` says so
            continue
        for _, part in book.parts():
            yield f"rulebook {rules.key}.{lang}.md", part.title
            for block in part.blocks:
                yield from ((f"rulebook {rules.key}.{lang}.md, line {block.line}", plain(t)) for t in block.texts)
