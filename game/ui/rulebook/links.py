"""Ways into the rulebook from elsewhere: the rules that something cites, as short lines one can click."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from game.frozen import frozen
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.rulebook.library import book_of
from game.ui.rulebook.pages import Book
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

MOST = 4
LINE_H = 26.0
SILENT = Phrase("", "")
IN_BRACKETS = re.compile(r"[(（]([^()（）]+)[)）]")
NUMBER = r"(?:[A-Z]{1,2}-?)?\d+(?:\.\d+)*"
NUMBERS = re.compile(rf"(?:rules? )?{NUMBER}(?:(?:, | and ){NUMBER})*", re.IGNORECASE)


@frozen
class RuleLink:
    """A paragraph of the rulebook as a line: its number and title, and the rule that leads there."""

    rule: str
    words: str


def rule_links(rules: Ruleset, lang: str, cited: Iterable[str], most: int = MOST) -> tuple[RuleLink, ...]:
    """The paragraphs of these rules, each once; none where the rulebook cannot be read."""
    try:
        book = book_of(rules, lang)
    except ValueError:
        return ()
    found = {}
    for rule in cited:
        place = book.find(rule)
        if place is not None and place not in found:
            part = book.part(place)
            found[place] = RuleLink(rule, f"{part.number}  {part.title}")
    return tuple(found.values())[:most]


def numbers_in(rules: Ruleset, said: Iterable[Phrase]) -> list[str]:
    """The rules that sentences name in brackets: "May act or rest in your turn (F-5.4)". Other numbers are none."""
    try:
        book: Book = book_of(rules, "en")
    except ValueError:
        return []
    named = [
        number
        for phrase in said
        for bracket in IN_BRACKETS.findall(phrase.en)
        if NUMBERS.fullmatch(bracket)
        for number in re.findall(NUMBER, bracket)
    ]
    return [number for number in dict.fromkeys(named) if number in book.anchors]


def open_rule(app: App, key: str, rule: str = "", cited: Phrase = SILENT) -> None:
    """Open a game's rulebook at a rule, as a refusal, a hint or a lesson cites it: "6.3", "6 water, A14". `cited` says
    what led there: it stands below the marked paragraph."""
    app.sound("page")
    app.push(app.doors.rulebook(key, rule, cited))


def links_height(links: Sequence[RuleLink], line: float = LINE_H) -> float:
    """How high they are, each so high."""
    return line * len(links) + 12 if links else 0.0


def draw_links(
    pen: Pen,
    box: Box,
    links: Sequence[RuleLink],
    mouse: tuple[float, float],
    digits: bool = True,
    line: float = LINE_H,
) -> list[tuple[Box, str]]:
    """The lines from the top of a box, each with a book, its words underlined and, if wanted, the digit that chooses
    it. Returns where each of them is."""
    spots, y = list[tuple[Box, str]](), box.y + 8
    for n, link in enumerate(links, 1):
        row = Box(box.x - 6, y, box.w + 12, line)
        lit = row.holds(mouse)
        if lit:
            pen.slab(row, (*P.LAMP, 34), 6)
        sign(pen, "book", (row.x + 16, row.cy), 6.5, P.BRASS_LIT)
        said = pen.words(link.words, (row.x + 32, row.cy), 13, P.BRASS_LIT, lit, width=row.w - 60, high=line)
        pen.line((said.x, said.foot - 1), (said.right_edge, said.foot - 1), P.BRASS_LIT, 1, 200 if lit else 90)
        if digits:
            pen.words(str(n), (row.right_edge - 10, row.cy), 12, P.MUTED, anchor="midright")
        spots.append((row, link.rule))
        y += line
    return spots
