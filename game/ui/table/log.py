"""The log: what happened, the newest lowest; a line that is pointed at lights the pieces it tells of. Dice that were
rolled lie below their line."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art import palette as P
from game.ui.art.dice_faces import SHIELDS, SWORDS, die_face
from game.ui.art.palette import Colour
from game.ui.play import words
from game.ui.play.plates import leather
from game.ui.table.layout import Told
from game.ui.table.naming import sentence
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

SIZE, STEP, HEAD_H = 13.0, 19.0, 30.0
LOG_LEAST = 60.0  # height at which it says anything
TONES: dict[str, Colour] = {
    "": (212, 200, 176),
    "turn": P.BRASS_LIT,
    "harm": (255, 146, 128),
    "gain": P.OFFER,
    "guard": (150, 200, 255),
}
DIE, BESIDE = 16.0, 2.0  # side of a die, and between dice
DICE = ""  # instead of words: the row of the dice
Row = tuple[Told, str, float, bool]  # the line, its words, the middle of the row, whether it begins the line


def log_rows(pen: Pen, lines: Sequence[Told], box: Box, factor: float = 1.0) -> list[Row]:
    """The rows that fit below the head of the box."""
    size, step = SIZE * factor, STEP * factor
    room = Box(box.x, box.y + HEAD_H, box.w, box.h - HEAD_H - 8)
    most = max(1, int(room.h // step))
    found: list[tuple[Told, str, bool]] = []
    for line in reversed(lines):
        rows = [*pen.exact().rows(sentence(line.said, pen.lang), size, room.w - 36), *([DICE] if line.dice else [])]
        if len(found) + len(rows) > most and found:
            break  # whole entries only
        found += [(line, row, n == 0) for n, row in reversed(list(enumerate(rows)))]
    shown = list(reversed(found))
    top = room.foot - step * len(shown)
    return [(line, row, top + step * (n + 0.5), first) for n, (line, row, first) in enumerate(shown)]


def log_factor(pen: Pen, newest: Told, box: Box, factor: float) -> float:
    """How large the log is set: as a person wants it, smaller where its newest line would not fit."""
    wide, high = box.w - 36, box.h - HEAD_H - 8
    said, pen = sentence(newest.said, pen.lang), pen.exact()
    while factor > 1 and (len(pen.rows(said, SIZE * factor, wide)) + bool(newest.dice)) * STEP * factor > high:
        factor = max(1.0, factor - 0.1)
    return factor


def row_at(rows: Sequence[Row], y: float, factor: float = 1.0) -> int:
    """The number of the row at a height, -1 for none."""
    half = STEP * factor / 2
    return next((n for n, row in enumerate(rows) if row[2] - half <= y < row[2] + half), -1)


def draw_journal(
    pen: Pen, box: Box, rows: Sequence[Row], title: Phrase, lit: Told | None = None, factor: float = 1.0
) -> None:
    """The log with its title."""
    key = (
        factor,
        title,
        tuple((row, line.dice, line.tone, line is lit, round(y - box.y, 1), first) for line, row, y, first in rows),
    )
    pen.kept(("journal", key), box, lambda pen, box: _journal(pen, box, rows, title.in_(pen.lang), lit, factor), 22)


def _journal(pen: Pen, box: Box, rows: Sequence[Row], title: str, lit: Told | None, factor: float) -> None:
    leather(pen, box)
    pen.words(title, (box.x + 14, box.y + 16), 15, P.BRASS_LIT, True, "display", width=box.w - 28)
    pen.line((box.x + 12, box.y + HEAD_H - 2), (box.right_edge - 12, box.y + HEAD_H - 2), P.BRASS_DEEP, 1)
    step = STEP * factor
    if not rows:
        _nothing_yet(pen, box, factor)
    for line, row, y, first in rows:
        if line is lit:
            pen.slab(Box(box.x + 5, y - step / 2, box.w - 10, step), (*P.LAMP, 34), 4)
        tone = TONES.get(line.tone, TONES[""])
        if first and line.tone != "turn":
            pen.slab(Box(box.x + 13, y - 1.5, 4, 3), (*tone, 255), 1.5)
        x = box.x + (12 if line.tone == "turn" and first else 23)
        if row == DICE:
            _dice(pen, Box(x, y - step / 2, box.right_edge - 12 - x, step), line.dice)
            continue
        pen.exact().words(row, (x, y), SIZE * factor, tone, line.tone == "turn", width=box.right_edge - 12 - x)


def _nothing_yet(pen: Pen, box: Box, factor: float) -> None:
    """What will stand there, where all of it has room."""
    said = pen.exact().rows(words.LOG_EMPTY.in_(pen.lang), SIZE * factor, box.w - 28)
    top, step = box.y + HEAD_H + 4, STEP * factor
    for n, row in enumerate(said if top + step * len(said) <= box.foot - 6 else ()):
        pen.exact().words(row, (box.x + 14, top + step * (n + 0.5)), SIZE * factor, P.MUTED, width=box.w - 28)


def _dice(pen: Pen, row: Box, dice: Sequence[tuple[int, bool]]) -> None:
    """The dice of a line, as they fell; smaller where there are many."""
    side = min(DIE, row.h - 2, row.w / len(dice) - BESIDE)
    for n, (face, defends) in enumerate(dice):
        image = die_face(face, pen.px(side), defends, face in (SHIELDS if defends else SWORDS))
        pen.put(image, row.x + n * (side + BESIDE), row.cy - side / 2)
