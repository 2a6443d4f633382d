"""Raised parts of the table under the cards, and signs with numbers that lie on it."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Emblem, Terrace
from game.ui.table.signs import draw_ghost, draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

EMBLEM_MOST = 44.0
WORD_H = 16.0
OUT: Colour = (34, 28, 28)


def draw_terrace(pen: Pen, terrace: Terrace, colour: Colour | None) -> None:
    """A plate with an edge in the colour of its seat, higher or lower over the felt."""
    said = terrace.words.in_(pen.lang) if terrace.words is not None else ""
    note = terrace.note.in_(pen.lang) if terrace.note is not None else ""
    key = ("terrace", terrace.state, terrace.level, colour, said, note, terrace.ghost)
    pen.kept(key, terrace.box, lambda pen, box: _terrace(pen, box, terrace, colour or P.BRASS, said, note), 20)


def _terrace(pen: Pen, box: Box, terrace: Terrace, colour: Colour, said: str, note: str) -> None:
    lost, lit = terrace.state == "out", terrace.state == "lit"
    if not lost:
        pen.shade(box, 12, 3.0 + 2.4 * terrace.level, 110, 1.0 + terrace.level)
    if lit:
        pen.shade(box, 12, 9, 150, 0, mix(colour, (0, 0, 0), 0.35))
    body = mix(P.FELT_DEEP, colour, 0.1 + 0.03 * terrace.level) if not lost else OUT
    pen.slab(box, (*mix(body, (8, 4, 6), 0.45), 150 if lost else 214), 12,
             (*mix(colour, P.FELT_DEEP, 0.75 if lost else 0.0 if lit else 0.45), 255), 1.8 if lit else 1.2)  # fmt: skip
    pen.slab(box.inset(3.5), (0, 0, 0, 0), 9, (*mix(colour, (255, 240, 220), 0.5), 20 if lost else 44), 1)
    pen.line((box.x + 12, box.y + 2), (box.right_edge - 12, box.y + 2), (255, 236, 200), 1, 12 if lost else 48)
    if said:
        pen.words(said, (box.cx, box.y + 12), 13, mix(colour, P.IVORY, 0.6), True, anchor="center", width=box.w - 14)
    if terrace.ghost:
        draw_ghost(pen, terrace.ghost, (box.cx, box.cy), min(box.h * 0.94, box.w * 0.6), 0.5)
    rows = pen.rows(note, 12, box.w - 10) if note else []
    for n, row in enumerate(rows):
        y = box.cy + 17 * (n - (len(rows) - 1) / 2)
        pen.words(row, (box.cx, y), 12, mix(colour, P.IVORY, 0.35), anchor="center", width=box.w - 8)


def draw_emblem(pen: Pen, emblem: Emblem) -> None:
    """The sign as large as its box allows, its word below it."""
    box, said = emblem.box, emblem.words.in_(pen.lang) if emblem.words is not None else ""
    high = box.h - (WORD_H if said else 0.0)
    size = min(EMBLEM_MOST, high, box.w)
    draw_sign(pen, emblem.sign, (box.cx, box.y + high / 2), size)
    if said:
        pen.words(said, (box.cx, box.foot - WORD_H / 2), 12, P.MUTED, anchor="center", width=box.w + 8)
