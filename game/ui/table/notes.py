"""The side box: what a choice would bring, or what is known of the situation."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.play.plates import leather
from game.ui.table.layout import Note
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import CLOSE, Pen
from game.words import Phrase

HEAD, ROW, WORDS = 13.0, 15.0, 13.0  # type sizes: title and result, numbers, what they count
LEAST, STEP = 12.0, 14.0  # type of words in several lines, and from one of these to the next
ROW_H = 22.0
SIGN, GAP = 25.0, 8.0  # width of a sign, and what is left free before a number
Fact = tuple[str, Phrase, str]  # a sign, what is counted, the number


def note_height(pen: Pen, note: Note, wide: float) -> float:
    """How high a note is that is so wide."""
    size, step = _type(pen)
    rows = len(pen.exact().rows(note.title.in_(pen.lang), size, wide - 24)) if note.title else 0
    result = len(pen.exact().rows(note.result.in_(pen.lang), size, wide - 24)) if note.result else 0
    high = sum(_row_height(pen, row, wide - 24) for row in note.rows)
    return 12 + step * rows + high + (6 + step * result if result else 0) + 6


def _row_height(pen: Pen, fact: Fact, wide: float) -> float:
    """How high a row is that is so wide."""
    return max(ROW_H, 6 + STEP * len(_lines(pen, fact, wide)))


def _lines(pen: Pen, fact: Fact, wide: float) -> list[str]:
    """The words of a row: in one line, or in several where one would be cut."""
    sign, words, number = fact
    said, room = words.in_(pen.lang), wide - SIGN * bool(sign) - (pen.width(number, ROW, True) if number else 0.0) - GAP
    return pen.exact().rows(said, LEAST, room) if pen.too_long(said, WORDS, room) else [said]


def _type(pen: Pen) -> tuple[float, float]:
    """In which size title and result are set, and how far apart their rows are."""
    size = pen.set_size(HEAD, ROW_H)
    return size, max(18.0, size * CLOSE)


def draw_note(pen: Pen, box: Box, note: Note) -> Box:
    """The note at the top of a box, as high as it needs to be. Returns its plate."""
    plate = Box(box.x, box.y, box.w, min(box.h, note_height(pen, note, box.w)))
    pen.kept(("note", note), plate, lambda pen, plate: _note(pen, plate, note), 20)
    return plate


def _note(pen: Pen, box: Box, note: Note) -> None:
    leather(pen, box, 10)
    y, (size, step), exact = box.y + 8, _type(pen), pen.exact()
    for row in exact.rows(note.title.in_(pen.lang), size, box.w - 24):
        exact.words(row, (box.x + 12, y + step / 2), size, P.BRASS_LIT, width=box.w - 24)
        y += step
    for fact in note.rows:
        high = _row_height(pen, fact, box.w - 24)
        if y + high > box.foot:
            return
        _row(pen, Box(box.x + 12, y, box.w - 24, high), fact)
        y += high
    if note.result:
        pen.line((box.x + 12, y + 2), (box.right_edge - 12, y + 2), P.BRASS_DEEP, 1)
        y += 6
        for row in exact.rows(note.result.in_(pen.lang), size, box.w - 24):
            if y + step <= box.foot + 2:
                exact.words(row, (box.x + 12, y + step / 2), size, P.IVORY, width=box.w - 24)
            y += step


def _row(pen: Pen, row: Box, fact: Fact) -> None:
    (sign, _, number), lines, x = fact, _lines(pen, fact, row.w), row.x
    if sign and draw_sign(pen, sign, (x + 9, row.cy), 18):
        x += SIGN
    right = row.right_edge
    if number:
        right = pen.words(number, (right, row.cy), ROW, P.IVORY, True, anchor="midright").x
    writer, size = (pen, WORDS) if len(lines) == 1 else (pen.exact(), LEAST)
    for n, line in enumerate(lines):
        y = row.cy + STEP * (n - (len(lines) - 1) / 2)
        writer.words(line, (x, y), size, P.MUTED, width=right - x - GAP)
