"""Search in a rulebook: every place where the words stand, in the order of the book."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence

from game.frozen import frozen
from game.ui.rulebook.pages import Book, Place, plain


@frozen
class Hit:
    """Where the words stand: which text of the book (in the order of `texts`), from which letter to which."""

    place: Place
    text: int
    start: int
    end: int


def texts(book: Book) -> Iterator[tuple[Place, str]]:
    """Every text of a book as it is set: titles, paragraphs, items, cells, captions."""
    for place, part in book.parts():
        yield place, part.title
        for block in part.blocks:
            for text in block.texts:
                yield place, plain(text)


def folded(words: str) -> str:
    """Words as they are compared: letter for letter without case, full width as half width."""
    return "".join(_letter(ch) for ch in words)


def _letter(ch: str) -> str:
    """One letter stays one letter, so that places in the text stay where they are."""
    plainer = unicodedata.normalize("NFKC", ch).lower()
    return plainer if len(plainer) == 1 else ch


def find(book: Book, words: str) -> list[Hit]:
    """All hits in the order of the book. The number of a rule is a hit for all of its title."""
    wanted = folded(words.strip())
    if not wanted:
        return []
    named, hits, before = numbered(book, words), list[Hit](), None
    for number, (place, text) in enumerate(texts(book)):
        title, before = place != before, place
        if title and place == named:
            hits.append(Hit(place, number, 0, len(text)))
            continue
        low, at = folded(text), 0
        while (at := low.find(wanted, at)) >= 0:
            hits.append(Hit(place, number, at, at + len(wanted)))
            at += len(wanted)
    return hits


def numbered(book: Book, words: str) -> Place | None:
    """The rule that has these words as its number."""
    wanted = folded(words.strip())
    return next((place for anchor, place in book.anchors.items() if folded(anchor) == wanted), None)


def first(book: Book, hits: Sequence[Hit], words: str, here: Place) -> int:
    """Which hit to go to first: the rule of that number, else the first one from a place on, else the first of all."""
    named = numbered(book, words)
    if named is not None:
        return next((n for n, hit in enumerate(hits) if hit.place == named), 0)
    return next((n for n, hit in enumerate(hits) if _order(hit.place) >= _order(here)), 0)


def _order(place: Place) -> tuple[int, int]:
    return place.chapter, place.section


def counts(hits: Sequence[Hit]) -> Counter[int]:
    """How many hits each chapter has."""
    return Counter(hit.place.chapter for hit in hits)
