"""A card looked at closely, as large as the window allows; beside it what may be done with it, its words explained."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.art.text import LEAST, Rules, fitted, type_sizes
from game.ui.play.plates import leather
from game.ui.play.words import CLOSE
from game.ui.rulebook.clause_spots import ClauseSpot, spots_of
from game.ui.rulebook.links import LINE_H, RuleLink, draw_links, links_height
from game.ui.table import words
from game.ui.table.layout import CARD, Details
from game.ui.table.naming import sentence
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen

LARGEST, EDGE = 588.0, 12.0  # height of the card, least distance of the panel from the window's edges
SIDE_LEAST, SIDE_MOST = 280.0, 390.0
BODY, LEAD = 14.0, 1.42
AMBER = hx("#e6b45a")


def details_boxes(room: Box, ratio: float = CARD) -> tuple[Box, Box]:
    """Where the card stands, and where the words beside it."""
    high = min(LARGEST, room.h - 76)
    wide = min(LARGEST, high * ratio, room.w - SIDE_LEAST - 80)
    side = min(SIDE_MOST, max(SIDE_LEAST, room.w - wide - 120))
    x = room.cx - (wide + 22 + side) / 2
    y = room.cy - high / 2 - 8
    return Box(x, room.cy - wide / ratio / 2 - 8, wide, wide / ratio), Box(x + wide + 22, y, side, high)


def draw_details(
    pen: Pen, room: Box, details: Details, picture: Surface, factor: float = 1.0, ratio: float = CARD,
    links: Sequence[RuleLink] = (), mouse: tuple[float, float] = (-1.0, -1.0), link: float = LINE_H,
) -> tuple[list[tuple[Box, str]], list[ClauseSpot]]:  # fmt: skip
    """The card with its shadow, the panel beside it, and how to put it back. The caller has dimmed what lies behind.
    Returns where the rules that apply can be clicked, and the parts of its text; `link` is how high each rule is."""
    card, side = details_boxes(room, ratio)
    pen.shade(card, 20, 18, 190, 8)
    x, y = pen.at(card.cx, card.cy)
    pen.put_px(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))
    low = links_height(links, link)
    text = _text(pen, (side.w - 36, room.h - 2 * EDGE - low - _text_top(details) - 12), details, factor)
    words_high = text.height / pen.scale + 10 if text is not None else 0.0
    high = min(room.h - 2 * EDGE, _panel_height(pen, side, details, factor) + words_high + low)
    panel = Box(side.x, min(side.y, room.foot - EDGE - high), side.w, high)
    pen.exact().kept(("details", details, factor, low), panel,
             lambda pen, box: _panel(pen, box, details, factor, low, words_high), 24)  # fmt: skip
    spots = list[ClauseSpot]()
    if text is not None:
        corner = panel.x + 18, panel.y + _text_top(details)
        pen.column(text, corner, P.IVORY, P.BRASS_LIT)
        spots = spots_of(text, details.marks, pen.lang, corner, pen.scale)
    said, line = (words.READ_OR_CLOSE if spots else CLOSE).in_(pen.lang), min(card.foot + 26, room.foot - 14)
    wide = pen.width(said, 13) + 24
    pen.slab(Box(card.cx - wide / 2, line - 10, wide, 20), (10, 7, 6, 225), 10)  # a card of the hand may lie here
    pen.words(said, (card.cx, line), 13, P.MUTED, anchor="center")
    return draw_links(pen, Box(panel.x + 18, panel.foot - 10 - low, panel.w - 36, low), links, mouse, line=link), spots


def _text_top(details: Details) -> float:
    """Where its text begins, below the name, the type and the numbers."""
    return 14 + 28 + 22 + 8 + 24.0 * len(details.facts) + 2


def _text(pen: Pen, room: tuple[float, float], details: Details, factor: float) -> Rules | None:
    """Its text, so that its parts can be pointed at; None where there is none, or no room: then the card itself says
    it."""
    k, lines = pen.scale, [mark.words.in_(pen.lang) for mark in details.marks]
    sizes = type_sizes((round(BODY), LEAST), factor, k)
    text = fitted(lines, room[0] * k, room[1] * k, sizes, LEAD) if lines else None
    return text if text is not None and text.height <= room[1] * k else None


def _panel_height(pen: Pen, box: Box, details: Details, factor: float) -> float:
    """How high the panel has to be for all it says."""
    size, wide, pen = BODY * factor, box.w - 36, pen.exact()
    high = 78.0 + 24 * len(details.facts)
    if details.rule:
        high += 20 + size * LEAD * len(pen.rows(details.rule.in_(pen.lang), size, wide - 18))
    for _, meaning in details.terms:
        high += 34 + size * LEAD * len(pen.rows(meaning.in_(pen.lang), size, wide))
    if details.reconstructed:
        high += 26 + 12 * LEAD * len(pen.rows(words.RECONSTRUCTED.in_(pen.lang), 12, wide - 24))
    return high + 10


def _panel(pen: Pen, box: Box, details: Details, factor: float, low: float, words_high: float) -> None:
    """All it says; room is kept free for its text, and at its foot for the rules that apply."""
    leather(pen, box, 14)
    inner = box.inset(18, 14)
    if low:
        line = inner.bottom(low)
        pen.line((line.x, line.y), (line.right_edge, line.y), P.BRASS_DEEP, 1)
    head = inner.top(28)
    pen.words(sentence(details.title, pen.lang), (head.x, head.cy), 22, P.BRASS_LIT, True, "display", width=head.w)
    kind = inner.top(22)
    pen.words(details.kind.in_(pen.lang), (kind.x, kind.cy), 13, P.MUTED, width=kind.w)
    pen.line((inner.x, inner.y + 2), (inner.right_edge, inner.y + 2), P.BRASS_DEEP, 1.2)
    inner.top(8)
    for name, value in details.facts:
        row = inner.top(24)
        pen.words(name.in_(pen.lang), (row.x, row.cy), 13, P.MUTED, width=row.w * 0.6)
        pen.words(value, (row.right_edge, row.cy), 15, P.IVORY, True, anchor="midright", width=row.w * 0.5)
    inner.top(words_high)
    if details.reconstructed:
        _reconstructed(pen, inner)
    size = BODY * factor
    if details.rule:
        _rule(pen, inner, details.rule.in_(pen.lang), size)
    for term, meaning in details.terms:
        if inner.h < 26 + size * LEAD * len(pen.rows(meaning.in_(pen.lang), size, inner.w)) - 2:
            continue  # what is left out is in the rulebook, where the links below lead
        line = inner.top(26)
        pen.words(term.in_(pen.lang), (line.x, line.cy + 3), 14, P.BRASS_LIT, True, width=line.w)
        foot = pen.para(meaning.in_(pen.lang), inner, size, P.IVORY, lead=LEAD)
        inner.top(foot - inner.y + 8)


def _rule(pen: Pen, inner: Box, said: str, size: float) -> None:
    """What may be done with it now: a gold bar at its left."""
    rows = pen.rows(said, size, inner.w - 18)
    band = inner.top(size * LEAD * len(rows) + 12, 8)
    pen.slab(band, (*P.OFFER, 22), 6)
    pen.slab(Box(band.x, band.y + 3, 3, band.h - 6), (*P.OFFER, 255), 1.5)
    for n, row in enumerate(rows):
        y = band.y + 6 + size * LEAD * (n + 0.5)
        pen.words(row, (band.x + 12, y), size, P.IVORY, width=band.w - 16)


def _reconstructed(pen: Pen, inner: Box) -> None:
    """Says that values on the card are ours (product.md)."""
    rows = pen.rows(words.RECONSTRUCTED.in_(pen.lang), 12, inner.w - 24)
    band = inner.top(12 * LEAD * len(rows) + 10, 8)
    sign(pen, "warn", (band.x + 9, band.y + 5 + 6 * LEAD), 6.5, AMBER)
    for n, row in enumerate(rows):
        y = band.y + 5 + 12 * LEAD * (n + 0.5)
        pen.words(row, (band.x + 24, y), 12, AMBER, width=band.w - 24)
