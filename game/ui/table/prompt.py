"""What is asked: a sentence on the desk, below it a lesser one. It has ground of its own, that nothing else reaches."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import mix
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

HINT = 13.0
LEAD, TAIL = 34.0, 34.0  # before the words: the lozenge; behind them: the book
TYPES = ((16.0, 1), (15.0, 1), (14.0, 1), (14.0, 2), (13.0, 2), (12.0, 2), (12.0, 3))  # size, rows: the first that fits


def draw_prompt(pen: Pen, box: Box, sentence: str, hint: str, mine: bool, dots: int = 0) -> None:
    """The sentence in a box; the hint below it where there is room for both."""
    pen.kept(("prompt", sentence, hint, mine), box, lambda pen, box: _prompt(pen, box, sentence, hint, mine), 22)
    if dots:
        pen.words("·" * dots, (box.right_edge - TAIL, box.cy), 18, P.BRASS_LIT, True)


def set_prompt(pen: Pen, box: Box, sentence: str, hint: str, mine: bool) -> tuple[float, list[str], list[str]]:
    """Size and rows of the sentence, and the rows of the hint: none where there is no room for it."""
    wide = box.w - LEAD - TAIL
    if grown := pen.fitted(sentence, TYPES[0][0], wide, box.h - 4, mine):
        return *grown, []
    pen = pen.exact()
    for size, most in TYPES:
        rows = pen.rows(sentence, size, wide, mine)
        if len(rows) <= most:
            lesser = pen.rows(hint, HINT if len(rows) == 1 else 12.0, wide) if hint and most == 1 else []
            if len(lesser) > 1:
                lesser = pen.rows(hint, 12.0, wide)
            return size, rows, lesser if len(lesser) == 1 else []
    return 12.0, pen.rows(sentence, 12.0, wide, mine)[:3], []


def _prompt(pen: Pen, box: Box, sentence: str, hint: str, mine: bool) -> None:
    if mine:
        pen.shade(box, 12, 9, 80, 0, mix(P.OFFER, (0, 0, 0), 0.45))
    pen.plaque(box, 12)
    pen.slab(box, (0, 0, 0, 0), 12, (*(P.BRASS if mine else P.BRASS_DEEP), 255), 1.4)
    ink = pen.layer(20, 20)
    ink.poly(P.OFFER if mine else P.BRASS_DEEP, ngon((10, 10), 6, 4))
    pen.lay(ink, box.x + 9, box.cy - 10)
    size, rows, lesser = set_prompt(pen, box, sentence, hint, mine)
    wide, step, pen = box.w - LEAD - TAIL, size + 2, pen.exact()
    y = box.cy - (9 if lesser else step * (len(rows) - 1) / 2)
    for n, row in enumerate(rows):
        pen.words(row, (box.x + LEAD, y + step * n), size, P.IVORY if mine else P.MUTED, mine, width=wide)
    for row in lesser:
        pen.words(row, (box.x + LEAD, box.cy + 10), HINT, P.MUTED, width=wide)
