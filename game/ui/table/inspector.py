"""The inspector: what is pointed at, else chosen, as large as the right column allows; nothing over the table.

Above it the score as it would be, where a game keeps one; below it what a choice would bring. In a large window the
printed card itself stands there.

Long because all that stands in it shares one height.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import Any

from pygame import Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.names import MARKS, keeps_parts
from game.ui.art.palette import mix
from game.ui.art.text import Rules, type_sizes
from game.ui.art.text import fitted as fitted_text
from game.ui.play.plates import leather, paper
from game.ui.rulebook.clause_spots import ClauseSpot, spots_of
from game.ui.rulebook.excerpt import announces, beginning
from game.ui.table.layout import CARD, Details
from game.ui.table.naming import sentence
from game.ui.table.printed import Gem, Printed
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

PAD = 10.0
PICTURE, LESSER, LEAST = 112.0, 84.0, 58.0  # side of the picture, of one beside much text, of one beside very much
MUCH = 150  # letters; Japanese ones count twice
PAPER, LINE = 60.0, 26.0  # least height of the text's paper where there are numbers, and where there are none
FACT_H, RULE_H, GEM = 19.0, 16.0, 22.0
TEXT_SIZES = (15, 14, 13, 12)
TITLE_LEAD, KIND_H, MARGIN = 1.22, 16.0, 12.0
SMALLER = 0.1  # by so much growth all of it gives way until nothing is left out
GIVES_WAY: tuple[dict[str, Any], ...] = ({}, {"rule": None}, {"gems": ()}, {"kind": Phrase("", "")})
"""What is left out, one after the other, where the text of a card would be cut: the card itself says it, too."""

FactRow = tuple[tuple[str, str, bool], ...]  # facts beside each other: label, value, whether half a row is enough


@frozen
class Seen:
    """What the inspector shows of a card: its words, and its picture."""

    card: str  # its key
    details: Details
    printed: Printed | None = None
    face: Callable[[int], Surface] | None = None  # the whole card for a height in real pixels
    ratio: float = CARD  # its width for its height


def draw_inspector(pen: Pen, box: Box, seen: Seen, gem: Gem, factor: float, large: bool) -> None:
    """A card in a box: in a large window the printed card, else its picture and its words."""

    def paint(pen: Pen, box: Box) -> None:
        if large and seen.face is not None:
            _whole(pen, box, seen, seen.face)
        else:
            _in_words(pen, box, seen, gem, factor)

    pen.kept(("inspector", seen.card, seen.details, factor, large), box, paint)


def quoted(pen: Pen, box: Box, seen: Seen, factor: float) -> Seen | None:
    """As much of a quotation as has room, in whole sentences, none of which announces what is left out; None if not
    even the first has."""
    lines, room = [line.in_(pen.lang) for line in seen.details.lines], box.foot - 8 - _top(pen, box, seen, 0.0) - MARGIN
    while lines and (announces(lines[-1]) or _least_high(pen, box, lines, factor) > room):
        rest = beginning(lines[-1], pen.lang)
        lines[-1:] = [rest] if rest else []
    return replace(seen, details=replace(seen.details, lines=tuple(map(same, lines)))) if lines else None


def least_height(pen: Pen, box: Box, seen: Seen) -> float:
    """How high a box must be that all of a card's text has room in, and its name above it."""
    lines, pen = [line.in_(pen.lang) for line in seen.details.lines], pen.exact()
    text = _least_high(pen, box, lines, 1.0) + MARGIN
    return _top(pen, box, _spared(pen, box, seen, inf), 0.0) - box.y + text + 6 + 8


def _whole(pen: Pen, box: Box, seen: Seen, face: Callable[[int], Surface]) -> None:
    """The printed card; what may be done with it now."""
    rows = _rule_rows(pen, seen.details, box.w - 28, 13)[:3]
    high = min(box.h - 20 - 18 * len(rows), (box.w - 2 * PAD) / seen.ratio)
    picture = face(pen.px(high))
    pen.put(picture, box.cx - picture.get_width() / pen.scale / 2, box.y + 8)
    y = box.y + 16 + picture.get_height() / pen.scale
    for row in rows:
        pen.words(row, (box.x + 14, y + 9), 13, P.OFFER, width=box.w - 28)
        y += 18


@frozen
class _Page:
    """How a card in words is laid out: what is left of it, its picture's side, the paper of its text, its facts, its
    rule and where that begins."""

    seen: Seen
    side: float
    paper: Box
    facts: tuple[FactRow, ...]
    rows: tuple[str, ...]
    low: float


def _page(pen: Pen, box: Box, seen: Seen, factor: float) -> _Page:
    lines = [line.in_(pen.lang) for line in seen.details.lines]
    high = _least_high(pen, box, lines, min(1.0, factor))  # large type gives way before numbers do
    seen = _spared(pen, box, seen, high)
    details, rows = seen.details, _rule_rows(pen, seen.details, box.w - 24, 12)
    low = box.foot - 8 - pen.set_size(RULE_H) * len(rows)
    side = _side(pen, box, seen, lines, low - 6 * bool(rows), factor)
    top = _top(pen, box, seen, side)
    facts, step = _facts_of(pen, box, details), pen.set_size(FACT_H)
    wanted = max(high + MARGIN, min(PAPER, _high(pen, box, lines, TEXT_SIZES[0] * factor) + MARGIN))
    while facts and low - top - step * len(facts) < (wanted if lines else 0):
        facts.pop()  # they stand on the card
    room = max(LINE, low - top - 6 * bool(rows) - step * len(facts)) if lines else 0.0
    return _Page(seen, side, Box(box.x + 8, top, box.w - 16, room), tuple(facts), tuple(rows), low)


def spots_in(pen: Pen, box: Box, seen: Seen, factor: float) -> list[ClauseSpot]:
    """Where the parts of its text stand, while it is shown in words; none of what is cut."""
    marks = seen.details.marks
    if not marks:
        return []
    pen, factor = _alike(pen, box, seen, factor)
    page = _page(pen, box, seen, factor).paper
    text, above, high = _set(pen, page, [mark.words.in_(pen.lang) for mark in marks], factor)
    spots = spots_of(text, marks, pen.lang, (page.x + 8, page.y + above), pen.scale)
    return [spot for spot in spots if spot.boxes and spot.boxes[-1].foot <= page.y + high + 2]


def _alike(pen: Pen, box: Box, seen: Seen, factor: float) -> tuple[Pen, float]:
    """A pen that sets name, text, numbers and rule alike, and the factor of its text: as large as all of it has
    room."""
    lines, pen = [line.in_(pen.lang) for line in seen.details.lines], pen.exact(pen.growth)
    while pen.growth > 1:
        rule, facts = _rule_rows(pen, seen.details, box.w - 24, 12), _facts_of(pen, box, seen.details)
        foot = _top(pen, box, seen, 0.0) + pen.set_size(FACT_H) * len(facts) + 6 + pen.set_size(RULE_H) * len(rule)
        text = _least_high(pen, box, lines, pen.growth) + MARGIN if lines else 0.0
        if foot + text <= box.foot - 8:
            break
        pen.growth = max(1.0, pen.growth - SMALLER)
    return pen, min(factor, pen.growth)


def _in_words(pen: Pen, box: Box, seen: Seen, gem: Gem, factor: float) -> None:
    pen, factor = _alike(pen, box, seen, factor)
    page = _page(pen, box, seen, factor)
    seen, side, details = page.seen, page.side, page.seen.details
    printed = seen.printed if side else None
    x = box.x + PAD
    if printed is not None:
        square = Box(x, box.y + PAD, side, side)
        pen.put(clip_round(printed.art((pen.px(side), pen.px(side))), pen.px(6)), square.x, square.y)
        pen.slab(square, (0, 0, 0, 0), 6, (*printed.ground[1], 255), 1.5)
        x += side + PAD
    y = _title(pen, Box(x, box.y + 12, box.right_edge - PAD - x, side), details)
    if printed is not None and _priced(seen, y - box.y, side):
        for name, number in printed.price:
            image = gem(name, number, pen.px(24), 0, pen.colours)
            pen.put(image, x, y + 3)
            x += image.get_width() / pen.scale + 3
    top = page.paper.y
    if details.gems:
        _gems(pen, Box(box.x + (12 if side else PAD), top - GEM - 4, box.w - 24, GEM), details, gem)
    if details.lines:
        top = _paper(pen, page.paper, [line.in_(pen.lang) for line in details.lines], factor) + 5
    _facts(pen, Box(box.x + 12, top, box.w - 24, 0), page.facts)
    for n, row in enumerate(page.rows):
        pen.words(row, (box.x + 12, page.low + pen.set_size(RULE_H) * n + 7), 12, P.OFFER, width=box.w - 24)


def _spared(pen: Pen, box: Box, seen: Seen, high: float) -> Seen:
    """A card without what leaves no room for its own text, which is so high at least."""
    for less in GIVES_WAY:
        seen = replace(seen, details=replace(seen.details, **less))
        rule = 6 + pen.set_size(RULE_H) * len(_rule_rows(pen, seen.details, box.w - 24, 12))
        if high <= box.foot - 8 - rule - _top(pen, box, seen, 0.0) - MARGIN:
            break
    return seen


def _side(pen: Pen, box: Box, seen: Seen, lines: Sequence[str], low: float, factor: float) -> float:
    """How large the picture is: smaller beside much text, 0 where all of it would not fit in else: the words matter
    more, and the card itself is in sight."""
    if seen.printed is None:
        return 0.0
    much = sum(map(len, lines)) * (2 if pen.lang == "ja" else 1) > MUCH
    high = _least_high(pen, box, lines, factor)
    for most in (LESSER, LEAST) if much else (PICTURE, LESSER, LEAST):
        side = min(most, box.h * 0.34, box.w * 0.4)
        if high <= low - _top(pen, box, seen, side) - MARGIN:
            return side
    return 0.0


def _least_high(pen: Pen, box: Box, lines: Sequence[str], factor: float) -> float:
    """How high its text is in the smallest type."""
    return _high(pen, box, lines, TEXT_SIZES[-1] * factor)


def _high(pen: Pen, box: Box, lines: Sequence[str], size: float) -> float:
    """How high its text is in a type."""
    return fitted_text(lines, (box.w - 32) * pen.scale, 0, [round(size * pen.scale)]).height / pen.scale


def _top(pen: Pen, box: Box, seen: Seen, side: float) -> float:
    """Where the text begins, below a picture of that side, the title and the numbers."""
    size, rows, kinds = _titled(pen, seen.details, box.w - 2 * PAD - (side + PAD) * bool(side))
    y = 12 + pen.set_size(size) * TITLE_LEAD * len(rows) + pen.set_size(KIND_H) * len(kinds)
    y += 30 * _priced(seen, y, side)
    return box.y + max(y + 2, (PAD + side + 8) * bool(side)) + (GEM + 4) * bool(seen.details.gems)


def _priced(seen: Seen, y: float, side: float) -> bool:
    """True if what it costs stands beside the picture, below a title that ends so far down."""
    return side > 0 and seen.printed is not None and bool(seen.printed.price) and y + 28 < side + 30


def _gems(pen: Pen, box: Box, details: Details, gem: Gem) -> None:
    """What it is worth now, in a row."""
    for n, (name, number, change) in enumerate(details.gems):
        image = gem(name, number, pen.px(GEM), change, pen.colours)
        pen.put(image, box.x + n * box.w / len(details.gems), box.y)


def _titled(pen: Pen, details: Details, wide: float) -> tuple[float, list[str], list[str]]:
    """The size of the name, its rows, those of the type."""
    title = sentence(details.title, pen.lang)
    words = title.split() if pen.lang == "en" else []  # none of them is broken

    def fits(size: float) -> bool:
        return len(pen.rows(title, size, wide, True)) <= 2 and all(pen.width(w, size, True) <= wide for w in words)

    size = next((size for size in (17.0, 15.0, 14.0) if fits(size)), 13.0)
    return size, pen.rows(title, size, wide, True), _kinds(pen, details.kind.in_(pen.lang), wide)


def _kinds(pen: Pen, kind: str, wide: float) -> list[str]:
    """The rows of a type. They end between its parts where that costs no row more, or one where a part would be cut."""
    rows, mark = pen.rows(kind, 12, wide), MARKS[pen.lang]
    made = [""]
    for part in kind.split(mark):
        longer = made[-1] + mark + part if made[-1] else part
        if made[-1] and pen.exact().width(longer + mark.rstrip(), 12) > wide:
            made[-1] += mark.rstrip()
            made.append(part)
        else:
            made[-1] = longer
    whole = all(pen.exact().width(row, 12) <= wide for row in made)
    return made if whole and len(made) <= len(rows) + (not keeps_parts(rows, pen.lang)) else rows


def _title(pen: Pen, box: Box, details: Details) -> float:
    """Name and type; where they end."""
    size, rows, kinds = _titled(pen, details, box.w)
    y = box.y
    for row in rows:
        pen.words(row, (box.x, y + pen.set_size(size) * 0.6), size, P.BRASS_LIT, True, width=box.w)
        y += pen.set_size(size) * TITLE_LEAD
    for row in kinds:
        pen.words(row, (box.x, y + pen.set_size(9)), 12, P.MUTED, width=box.w)
        y += pen.set_size(KIND_H)
    return y


def _paper(pen: Pen, box: Box, lines: Sequence[str], factor: float) -> float:
    """Its text on parchment, as high as it needs to be; where that ends."""
    k, (text, above, high) = pen.scale, _set(pen, box, lines, factor)
    pen.put(clip_round(paper((pen.px(box.w), pen.px(high))), 6 * k), box.x, box.y)
    pen.column(text, (box.x + 8, box.y + above), P.INK, mix(P.HARM, (0, 0, 0), 0.4), high - above)
    return box.y + high


def _set(pen: Pen, box: Box, lines: Sequence[str], factor: float) -> tuple[Rules, float, float]:
    """A text set into a box of paper: what is free above it, how high the paper is."""
    k = pen.scale
    text = fitted_text(lines, (box.w - 16) * k, (box.h - MARGIN) * k, type_sizes(TEXT_SIZES, factor, k))
    high = min(box.h, text.height / k + 14)
    return text, min(6.0, (high - text.height / k) / 2), high


def _facts_of(pen: Pen, box: Box, details: Details) -> list[FactRow]:
    """Numbers and the like, two beside each other where they have room; none where gems say them."""
    rows, half, most = list[FactRow](), (box.w - 32) / 2, pen.exact()
    for label, said in details.facts if not details.gems else ():
        words = label.in_(pen.lang)
        short = most.width(words, 12) + 6 + most.width(said, 13, True) <= half
        if short and rows and len(rows[-1]) == 1 and rows[-1][0][2]:
            rows[-1] = (*rows[-1], (words, said, True))
        else:
            rows.append(((words, said, short),))
    return rows


def _facts(pen: Pen, box: Box, facts: Sequence[FactRow]) -> None:
    """Numbers and the like in two columns; a long one has both."""
    half, step = (box.w - 8) / 2, pen.set_size(FACT_H)
    for n, row in enumerate(facts):
        for k, (label, said, short) in enumerate(row):
            x, y, wide = box.x + k * (half + 8), box.y + step * (n + 0.5), half if short else box.w
            least = pen.exact().width(label, 12)
            value = pen.words(
                said, (x + wide, y), 13, P.IVORY, True, anchor="midright", width=max(wide * 0.3, wide - least - 6)
            )
            pen.words(label, (x, y), 12, P.MUTED, width=value.x - x - 4)


def _rule_rows(pen: Pen, details: Details, wide: float, size: float) -> list[str]:
    """May it be used now, and the rule."""
    return pen.rows(details.rule.in_(pen.lang), size, wide) if details.rule else []


def inspector_ground(pen: Pen, box: Box) -> None:
    """The plate that everything in the inspector stands on."""
    leather(pen, box)
