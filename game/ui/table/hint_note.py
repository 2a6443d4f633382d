"""The hint in the log's place: what would be done, what speaks for it and against it, how much better it is,
what is likely to come next."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from game.players.adviser import signed, told
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.play.plates import leather
from game.ui.table.hint import Hint
from game.ui.table.log import HEAD_H, SIZE, STEP, TONES
from game.ui.table.naming import sentence
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

EDGE, GAP, FOOT = 12.0, 5.0, 8.0  # beside the words, between paragraphs, below them
LESS = 12.0  # size of why something counts
DETAILS = ((4, 3), (4, 2), (4, 1), (4, 0), (3, 0), (2, 0), (0, 0))  # rows of reasons, and for how many it is said why
Named = Callable[[Phrase], Phrase]
Row = tuple[str, str, float, Colour, bool]  # words, number behind them, size, ink, bold


def paragraphs(pen: Pen, hint: Hint, named: Named, reasons: int, whys: int) -> Iterator[tuple[str, str, Colour, str]]:
    """Words, the number behind them, their ink, and why they count."""
    yield sentence(named(hint.choice), pen.lang), "", P.IVORY, ""
    for gain in told(hint.gains, reasons):
        why = sentence(gain.why, pen.lang) if gain.why is not None and gain in hint.gains[:whys] else ""
        yield gain.said.in_(pen.lang), signed(gain.amount), TONES["gain" if gain.amount > 0 else "harm"], why
    yield sentence(hint.verdict, pen.lang), "", P.BRASS_LIT, ""
    if hint.then is not None:
        yield sentence(named(hint.then), pen.lang), "", TONES[""], ""


def set_hint(pen: Pen, hint: Hint, named: Named, box: Box, factor: float) -> tuple[list[list[Row]], float]:
    """All paragraphs in rows, and how high the note is: with as many reasons as there is room for."""
    made, high = list[list[Row]](), 0.0
    for reasons, whys in DETAILS:
        made = [
            _rows(pen, *paragraph, box.w - 2 * EDGE, factor, n == 0)
            for n, paragraph in enumerate(paragraphs(pen, hint, named, reasons, whys))
        ]
        high = HEAD_H + GAP + sum(GAP + sum(STEP / SIZE * row[2] for row in rows) for rows in made) + FOOT
        if high <= box.h:
            break
    return made, min(high, box.h)


def _rows(
    pen: Pen, said: str, number: str, tone: Colour, why: str, wide: float, factor: float, bold: bool
) -> list[Row]:
    size, less, pen = SIZE * factor, LESS * factor, pen.exact()
    room = wide - (pen.width(number, size, True) + 10 if number else 0)
    rows = [(row, "", size, tone, bold) for row in pen.rows(said, size, room, bold)]
    rows[0] = (rows[0][0], number, size, tone, bold)
    return rows + [(row, "", less, P.MUTED, False) for row in (pen.rows(why, less, wide) if why else [])]


def draw_hint(pen: Pen, box: Box, hint: Hint, rows: list[list[Row]], key: str) -> None:
    """The note, as high as its box; `key` presses for the next best."""
    kept = ("hint", hint.head, tuple(map(tuple, rows)), key)
    pen.exact().kept(kept, box, lambda pen, box: _hint(pen, box, hint, rows, key), 22)


def _hint(pen: Pen, box: Box, hint: Hint, rows: list[list[Row]], key: str) -> None:
    leather(pen, box, edge=P.BRASS)
    right = box.right_edge - EDGE
    if key:
        right = pen.words(key, (right, box.y + 16), 12, P.MUTED, anchor="midright").x - 8
    pen.words(hint.head.in_(pen.lang), (box.x + 14, box.y + 16), 15, P.BRASS_LIT, True, "display",
              width=right - box.x - 14)  # fmt: skip
    pen.line((box.x + EDGE, box.y + HEAD_H - 2), (box.right_edge - EDGE, box.y + HEAD_H - 2), P.BRASS_DEEP, 1)
    y = box.y + HEAD_H + GAP
    for paragraph in rows:
        for words, number, size, tone, bold in paragraph:
            step = STEP / SIZE * size
            right = box.right_edge - EDGE
            if number:
                right = pen.words(number, (right, y + step / 2), size, tone, True, anchor="midright").x - 8
            pen.words(words, (box.x + EDGE, y + step / 2), size, tone, bold, width=right - box.x - EDGE)
            y += step
        y += GAP
