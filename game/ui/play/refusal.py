"""Why not?, on the screen: the reason, the numbers behind it in gold, and the rule as a link to its page.

The card table and the battlefield look and answer alike: a plate beside what was clicked, a few reasons on it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.frozen import frozen
from game.table.step import No
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.play.part import Part
from game.ui.play.rule_tags import rule_tag, with_rule
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    pass

MOST = 4  # reasons on a plate
WIDE, PAD, GAP = 330.0, 12.0, 9.0  # of the words, around them, between two reasons
SIZE, STEP = 14.0, 19.0
GOLD, GOLD_STEP = 13.5, 19.0
TAG, TAG_H = 12.5, 22.0
REACH = 26.0  # the plate stays while the pointer is no farther from it
Named = Callable[[Phrase], Phrase]


@frozen
class Tag:
    """A link to a rule: where it lies, what it says, the rule, what led there."""

    box: Box
    words: str
    rule: str
    why: Phrase


@frozen
class Laid:
    """A plate with everything on it in its place: rows of words with their middle, those of numbers, and the links."""

    plate: Box
    rows: tuple[tuple[str, float], ...]
    numbers: tuple[tuple[str, float], ...]
    tags: tuple[Tag, ...]
    rules: tuple[float, ...]  # where a line parts two reasons
    near: Box  # what it speaks of

    def keeps(self, at: tuple[float, float]) -> bool:
        """True if the pointer is on the plate, on what it speaks of, or on its way from the one to the other."""
        a, b = self.plate, self.near
        x, y = min(a.x, b.x), min(a.y, b.y)
        both = Box(x, y, max(a.right_edge, b.right_edge) - x, max(a.foot, b.foot) - y)
        return a.inset(-REACH).holds(at) or both.holds(at)


def whispered(nos: Sequence[No]) -> tuple[Phrase, ...]:
    """The same as sentences."""
    return tuple(with_rule(no.why, no.rule, no.numbers) for no in nos[:MOST])


def laid(pen: Pen, nos: Sequence[No], near: Box, room: tuple[float, float], named: Named, key: str) -> Laid:
    """Reasons on a plate beside a box, inside a window. `key` opens the first rule."""
    lang, y = pen.lang, PAD
    rows: list[tuple[str, float]] = []
    numbers: list[tuple[str, float]] = []
    links: list[tuple[float, str, No]] = []
    parted: list[float] = []
    for n, no in enumerate(nos[:MOST]):
        if n:
            parted.append(y + GAP / 2)
            y += GAP
        for row in pen.rows(named(no.why).text(lang), SIZE, WIDE):
            rows.append((row, y + STEP / 2))
            y += STEP
        if no.numbers.in_(lang):
            for row in pen.rows(sentence(named(no.numbers), lang), GOLD, WIDE, True):
                numbers.append((row, y + GOLD_STEP / 2))
                y += GOLD_STEP
        if no.rule:
            links.append((y + 4, rule_tag(no.rule).in_(lang) + (f" [{key}]" if key and n == 0 else ""), no))
            y += TAG_H + 6
    spans = [pen.width(row, SIZE) for row, _ in rows] + [pen.width(row, GOLD, True) for row, _ in numbers]
    spans += [pen.width(words, TAG) + 34 for _, words, _ in links]
    plate = beside(near, max(spans, default=40.0) + 2 * PAD, y + PAD - 2, room)
    tags = [Tag(Box(plate.x + PAD, plate.y + top, pen.width(words, TAG) + 34, TAG_H), words, no.rule, named(no.why))
            for top, words, no in links]  # fmt: skip
    return Laid(plate, tuple(rows), tuple(numbers), tuple(tags), tuple(parted), near)


def sentence(said: Phrase, lang: str) -> str:
    """Numbers begin with a capital and have no stop."""
    words = said.in_(lang)
    return words[:1].upper() + words[1:] if lang == "en" else words


def beside(near: Box, wide: float, high: float, room: tuple[float, float]) -> Box:
    """Below a box, or above it where there is no room below."""
    x = min(max(8.0, near.cx - wide / 2), room[0] - wide - 8)
    y = near.foot + 8 if near.foot + 8 + high < room[1] - 4 else max(8.0, near.y - high - 8)
    return Box(x, y, wide, high)


def parts(made: Laid) -> list[Part]:
    """The links, to be clicked or gone to by keys."""
    return [Part(f"rule {n}", tag.box, do=f"rule {n}", kind="rule") for n, tag in enumerate(made.tags)]


def draw(pen: Pen, made: Laid, hover: str = "") -> None:
    """The plate."""
    key = ("refusal", made.rows, made.numbers, tuple(tag.words for tag in made.tags), hover)
    pen.kept(key, made.plate, lambda pen, plate: _plate(pen, plate, made, hover), 20)


def _plate(pen: Pen, plate: Box, made: Laid, hover: str) -> None:
    pen.shade(plate, 10, 9, 190, 3)
    pen.slab(plate, (18, 12, 10, 250), 10, (*mix(P.HARM, P.BRASS_DEEP, 0.45), 255), 1.4)
    pen.slab(Box(plate.x, plate.y + 9, 3, plate.h - 18), (*P.HARM, 255), 1.5)
    for y in made.rules:
        pen.line((plate.x + PAD, plate.y + y), (plate.right_edge - PAD, plate.y + y), P.BRASS_DEEP, 1, 150)
    for row, y in made.rows:
        pen.words(row, (plate.x + PAD, plate.y + y), SIZE, P.IVORY)
    for row, y in made.numbers:
        pen.words(row, (plate.x + PAD, plate.y + y), GOLD, P.OFFER, True)
    for n, tag in enumerate(made.tags):
        box = Box(plate.x + PAD, plate.y + tag.box.y - made.plate.y, tag.box.w, tag.box.h)
        _tag(pen, box, tag.words, hover == f"rule {n}")


def _tag(pen: Pen, box: Box, words: str, lit: bool) -> None:
    """A link: a small page of brass with the number of the rule."""
    ink = P.BRASS_LIT if lit else P.BRASS
    pen.slab(box, (*mix(P.BRASS_DEEP, (0, 0, 0), 0.35), 255 if lit else 150), box.h / 2, (*ink, 255), 1.1)
    leaf = pen.layer(12, 12)
    leaf.box((*ink, 255), (1, 1.5, 4.4, 9), 1)
    leaf.box((*ink, 255), (6.6, 1.5, 4.4, 9), 1)
    pen.lay(leaf, box.x + 9, box.cy - 6)
    said = pen.words(words, (box.x + 26, box.cy), TAG, ink)
    pen.line((said.x, box.foot - 4), (said.right_edge, box.foot - 4), ink, 1, 200 if lit else 90)
