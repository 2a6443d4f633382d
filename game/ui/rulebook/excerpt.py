"""The beginning of a rule, to be read beside the table; what it says of a part of a card's text, in a tip."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, pairwise

from game.table.clauses import SENTENCES
from game.table.ruleset import Ruleset
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import Block, Chapter, Items, Paragraph, Section, Table, Text

MOST = {"en": 450, "ja": 200}  # letters
LEAST = {"en": 230, "ja": 110}  # the same in a tip


def excerpt(rules: Ruleset, lang: str, rule: str) -> tuple[str, list[str]] | None:
    """Number and title of the paragraph in which a rule stands, and as many of its first sentences and points as are
    read at a glance. None if the rulebook cannot be read or says nothing of it."""
    part = _part(rules, lang, rule)
    said = _fitting(list(_untabled(part, lang)), MOST[lang]) if part is not None else []
    return (_head(part), said) if part is not None and said else None


def beginning(words: str, lang: str) -> str:
    """A paragraph without its last sentence."""
    return (" " if lang == "en" else "").join(SENTENCES[lang].split(words)[:-1])


def announces(words: str) -> bool:
    """True if what they say comes after them: "The rank decides:"."""
    return words.endswith((":", "："))


def entry(rules: Ruleset, lang: str, rule: str, about: str) -> tuple[str, list[str]] | None:
    """The same in brief: what the paragraph says of these words, by name in a list or table, else its beginning.
    Number and title at least."""
    part = _part(rules, lang, rule)
    if part is None:
        return None
    lines = [*_said(part), *_rows(part)]
    named = [words for name, words in lines if any(each.casefold() in about.casefold() for each in _names(name))]
    said = [each for words in (named or [words for _, words in lines]) for each in SENTENCES[lang].split(words)]
    return _head(part), _fitting(said, LEAST[lang]) or said[:1]


def _names(name: str) -> list[str]:
    """What a point or row is about: its name, or each of its signs."""
    return [name] if any(map(str.isalnum, name)) else name.split()


def _part(rules: Ruleset, lang: str, rule: str) -> Chapter | Section | None:
    try:
        book = book_of(rules, lang)
    except ValueError:
        return None
    place = book.find(rule)
    return book.part(place) if place is not None else None


def _head(part: Chapter | Section) -> str:
    return f"{part.number}  {part.title}"


def _said(part: Chapter | Section) -> Iterator[tuple[str, str]]:
    """Its paragraphs and points, each with the words in bold that it begins with."""
    return chain.from_iterable(map(_of_block, part.blocks))


def _of_block(block: Block) -> Iterator[tuple[str, str]]:
    for text in block.texts if isinstance(block, (Paragraph, Items)) else ():
        name = text[0].words.rstrip(".:。：") if text and text[0].strong else ""
        yield name, ("• " if isinstance(block, Items) else "") + _plain(text)


def _untabled(part: Chapter | Section, lang: str) -> Iterator[str]:
    """Its paragraphs and points, without what announces a table: that is not read at a glance."""
    tables = {id(block) for block, after in pairwise(part.blocks) if isinstance(after, Table)}
    for block in part.blocks:
        said = [words for _, words in _of_block(block)]
        if id(block) in tables and said and announces(said[-1]):
            said[-1] = beginning(said[-1], lang)
        yield from filter(None, said)


def _rows(part: Chapter | Section) -> Iterator[tuple[str, str]]:
    """The rows of its tables below their heads."""
    for block in part.blocks:
        for row in block.rows[1:] if isinstance(block, Table) else ():
            name, *cells = map(_plain, row)
            yield name, f"{name}: {' · '.join(cells)}"


def _plain(text: Text) -> str:
    return "".join(run.words for run in text)


def _fitting(lines: list[str], left: int) -> list[str]:
    """The first of these that together have so many letters at most."""
    said = list[str]()
    for words in lines:
        left -= len(words)
        if left >= 0:
            said.append(words)
    return said
