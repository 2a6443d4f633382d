"""The score as it would be now: one row per seat, one column per kind, who leads in bright numbers."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art import palette as P
from game.ui.table.layout import Tally
from game.ui.table.plaques import Sitter
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

HEAD_H, ROW_H = 27.0, 23.0
FAINT = (188, 178, 156)
DARK = (10, 12, 10)


def tally_height(rows: int) -> float:
    """How high the score of so many seats is."""
    return HEAD_H + ROW_H * rows + 8


def draw_tally(pen: Pen, box: Box, tally: Tally, sitters: Sequence[Sitter], near: int = -1) -> None:
    """The score as a small table; `near` is the seat whose row is lit: one's own."""
    key = ("tally", tally, tuple(sitters), near)
    pen.kept(key, box, lambda pen, box: _tally(pen, box, tally, sitters, near), 20)


def _tally(pen: Pen, box: Box, tally: Tally, sitters: Sequence[Sitter], near: int) -> None:
    _glass(pen, box)
    inner = box.inset(10, 4)
    head = inner.top(HEAD_H - 4)
    wide = inner.w * 0.30
    cell = (inner.w - wide) / max(1, len(tally.heads))
    pen.words(tally.title.in_(pen.lang), (head.x, head.cy), 12, P.MUTED, width=wide - 4)
    for n, (sign, words) in enumerate(tally.heads):
        middle = head.x + wide + cell * (n + 0.5)
        if not draw_sign(pen, sign, (middle, head.cy), 14):
            pen.words(words.in_(pen.lang), (middle, head.cy), 12, P.BRASS_LIT, anchor="center", width=cell - 2)
    pen.line((inner.x, head.foot + 1), (inner.right_edge, head.foot + 1), P.BRASS_DEEP, 1)
    step = min(ROW_H, inner.h / max(1, len(tally.rows)))
    for k, (seat, cells) in enumerate(tally.rows):
        row = Box(inner.x - 4, inner.y + 3 + step * k, inner.w + 8, step)
        _row(pen, row, tally, seat, cells, sitters[seat], seat == near, wide, cell)


def _row(
    pen: Pen,
    row: Box,
    tally: Tally,
    seat: int,
    cells: Sequence[str],
    sitter: Sitter,
    own: bool,
    wide: float,
    cell: float,
) -> None:
    if own:
        pen.slab(row.inset(0, 1), (*P.LAMP, 26), 5)
    pen.slab(Box(row.x + 1, row.y + 5, 3, row.h - 10), (*sitter.colour, 255), 1.5)
    pen.words(sitter.name, (row.x + 9, row.cy), 13, P.IVORY if own else FAINT, own, width=wide - 10)
    for n, words in enumerate(cells):
        best, last = (seat, n) in tally.best, n == len(cells) - 1
        ink = P.OFFER if best else P.IVORY if last or own else FAINT
        middle = row.x + 4 + wide + cell * (n + 0.5)
        pen.words(words, (middle, row.cy), 14 if last else 13, ink, best or last, anchor="center", width=cell - 2)


def _glass(pen: Pen, box: Box, alpha: int = 205) -> None:
    pen.shade(box, 10, 8, 120, 3)
    pen.slab(box, (*DARK, alpha), 10, (*P.BRASS_DEEP, 255))
    pen.line((box.x + 10, box.y + 2), (box.right_edge - 10, box.y + 2), (255, 236, 200), 1, 40)


# ---- held up in the middle: scoring ----------------------------------------------------------------
BIG_HEAD, BIG_ROW = 86.0, 46.0


def scoring_size(tally: Tally, room: Box) -> Box:
    """The box of the scoring board in the middle of the room."""
    wide = min(room.w * 0.78, 250 + 108.0 * len(tally.heads))
    return room.middle(wide, BIG_HEAD + BIG_ROW * len(tally.rows) + 22)


def draw_scoring(pen: Pen, room: Box, tally: Tally, sitters: Sequence[Sitter]) -> Box:
    """The scoring board: totals and place points, the column that is counted now as its last one lit."""
    box = scoring_size(tally, room)
    pen.kept(("scoring", tally, tuple(sitters)), box, lambda pen, box: _scoring(pen, box, tally, sitters), 30)
    return box


def _scoring(pen: Pen, box: Box, tally: Tally, sitters: Sequence[Sitter]) -> None:
    pen.shade(box, 20, 18, 190, 4)
    pen.slab(box, (16, 12, 9, 244), 16, (*P.BRASS, 255), 1.6)
    title = pen.gilt(tally.title.in_(pen.lang), 26, width=box.w - 60)
    pen.put(title, box.cx - title.get_width() / pen.scale / 2, box.y + 10)
    name_w = min(220.0, box.w * 0.3)
    inner = box.inset(20, 10)
    cell = (inner.w - name_w) / max(1, len(tally.heads))
    for n, (sign, words) in enumerate(tally.heads):
        middle = inner.x + name_w + cell * (n + 0.5)
        said = words.in_(pen.lang)
        size = pen.width(said, 14, True)
        if draw_sign(pen, sign, (middle - min(size, cell - 30) / 2 - 6, box.y + 64), 20):
            x = middle - min(size, cell - 30) / 2 + 10
            pen.words(said, (x, box.y + 64), 14, P.BRASS_LIT, True, width=cell - 30)
        else:
            pen.words(said, (middle, box.y + 64), 14, P.BRASS_LIT, True, anchor="center", width=cell - 8)
    pen.line((inner.x, box.y + BIG_HEAD - 4), (inner.right_edge, box.y + BIG_HEAD - 4), P.BRASS_DEEP, 1.4)
    for k, (seat, cells) in enumerate(tally.rows):
        row = Box(inner.x, box.y + BIG_HEAD + 2 + BIG_ROW * k, inner.w, BIG_ROW)
        _scored_row(pen, row, tally, seat, cells, sitters[seat], name_w, cell)


def _scored_row(
    pen: Pen, row: Box, tally: Tally, seat: int, cells: Sequence[str], sitter: Sitter, name_w: float, cell: float
) -> None:
    if seat % 2 == 0:
        pen.slab(row.inset(-6, 1), (255, 240, 214, 12), 8)
    pen.slab(Box(row.x, row.y + 11, 4, row.h - 22), (*sitter.colour, 255), 2)
    pen.words(sitter.name, (row.x + 14, row.cy), 17, P.IVORY, True, width=name_w - 24)
    for n, words in enumerate(cells):
        best = (seat, n) in tally.best
        at = (row.x + name_w + cell * (n + 0.5), row.cy)
        total, _, points = words.partition(" +")
        if points:
            pen.words(total, (at[0] - 8, at[1]), 15, FAINT, anchor="midright")
            pen.words("+" + points, (at[0] + 2, at[1]), 20, P.OFFER if best else P.IVORY, True, "display")
        else:
            size = 22 if n == len(cells) - 1 else 17
            pen.words(words, at, size, P.OFFER if best else P.IVORY, True, "display", "center")
