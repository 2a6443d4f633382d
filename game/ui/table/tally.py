"""The score as it would be now: one row per seat, one column per kind, who leads in bright numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from game.ui.art import palette as P
from game.ui.play.plates import leather
from game.ui.table.layout import Tally
from game.ui.table.plaques import Sitter
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

NAME_LEAST, SHORT_LEAST = 60.0, 36.0  # room for names, for "P1"
HEAD_H, ROW_H = 43.0, 23.0  # title and heads; a seat
FAINT = (188, 178, 156)


def tally_height(rows: int) -> float:
    """How high the score of so many seats is."""
    return HEAD_H + ROW_H * rows + 8


def draw_tally(pen: Pen, box: Box, tally: Tally, sitters: Sequence[Sitter], near: int = -1) -> None:
    """The score as a small table; `near` is the seat whose row is lit: one's own."""
    key = ("tally", tally, tuple(sitters), near)
    pen.kept(key, box, lambda pen, box: _tally(pen, box, tally, sitters, near), 20)


def _tally(pen: Pen, box: Box, tally: Tally, sitters: Sequence[Sitter], near: int) -> None:
    leather(pen, box, 10)
    inner = box.inset(9, 4)
    title = inner.top(18)
    pen.words(tally.title.in_(pen.lang), (title.x, title.cy + 1), 12, P.MUTED, width=title.w)
    head = inner.top(HEAD_H - 22)
    brief = all(sitters[seat].short for seat, _ in tally.rows)
    shown, boxes = _columns(pen, tally, inner, NAME_LEAST, SHORT_LEAST if brief else NAME_LEAST)
    names = 9 + 0.8 * max(pen.width(sitters[seat].name, 12, seat == near) for seat, _ in tally.rows)
    if brief and boxes[0].x - inner.x < names:
        tally = replace(tally, rows=tuple((seat, tuple(map(_worth, said))) for seat, said in tally.rows))
        shown, boxes = _columns(pen, tally, inner, names, NAME_LEAST)
    whole = boxes[0].x - inner.x >= names
    cells = dict(zip(shown, boxes, strict=True))
    for n, cell in cells.items():
        sign, words = tally.heads[n]
        if not draw_sign(pen, sign, (cell.cx, head.cy), 14):
            pen.words(words.in_(pen.lang), (cell.cx, head.cy), 12, P.BRASS_LIT, anchor="center", width=cell.w)
    pen.line((inner.x, head.foot), (inner.right_edge, head.foot), P.BRASS_DEEP, 1)
    step = min(ROW_H, inner.h / max(1, len(tally.rows)))
    for k, (seat, said) in enumerate(tally.rows):
        row = Box(inner.x - 3, inner.y + 2 + step * k, inner.w + 6, step)
        sitter = sitters[seat] if whole else replace(sitters[seat], name=sitters[seat].short or sitters[seat].name)
        _row(pen, row, tally, seat, said, sitter, seat == near, cells)


def _worth(said: str) -> str:
    """Of a total with what it is worth, "12 +7", the worth: the table says the total, too, and names come first."""
    total, _, points = said.partition(" +")
    return f"+{points}" if points else total


def _columns(pen: Pen, tally: Tally, inner: Box, names: float, least: float) -> tuple[list[int], list[Box]]:
    """Which columns are shown and where, as wide as what stands in them; names have the rest, `least` at least.

    Where there is no room for all and for such names, the last but one goes: a part of the sum that the plaques say
    too.
    """
    shown = list(range(len(tally.heads)))
    wide = [max(20.0, *(_cell_width(pen, row[n]) + 7 for _, row in tally.rows)) for n in shown]
    if sum(wide) > inner.w - names and len(shown) > 2:
        del shown[-2], wide[-2]
    squeeze = min(1.0, (inner.w - least) / sum(wide))
    x, found = inner.right_edge - sum(wide) * squeeze, []
    for w in wide:
        found.append(Box(x, inner.y, w * squeeze, inner.h))
        x += w * squeeze
    return shown, found


def _cell_width(pen: Pen, words: str) -> float:
    total, _, points = words.partition(" +")
    return pen.width(total, 14, True) + (pen.width("+" + points, 12) + 2 if points else 0.0)


def _row(
    pen: Pen, row: Box, tally: Tally, seat: int, words: Sequence[str], sitter: Sitter, own: bool, cells: dict[int, Box]
) -> None:
    if own:
        pen.slab(row.inset(0, 1), (*P.LAMP, 26), 5)
    pen.slab(Box(row.x + 1, row.y + 5, 3, row.h - 10), (*sitter.colour, 255), 1.5)
    room = cells[0].x - row.x - 12
    pen.words(sitter.name, (row.x + 8, row.cy), 13, P.IVORY if own else FAINT, own, width=room)
    for n, cell in cells.items():
        _cell(pen, words[n], Box(cell.x, row.y, cell.w, row.h), (seat, n) in tally.best, own or n == len(words) - 1)


def _cell(pen: Pen, said: str, cell: Box, best: bool, strong: bool) -> None:
    """A number; of a total with what it is worth, "12 +7", the worth is small."""
    total, _, points = said.partition(" +")
    ink = P.OFFER if best else P.IVORY if strong else FAINT
    if not points or points == "0":
        pen.words(total, (cell.cx, cell.cy), 14, ink, best or strong, anchor="center", width=cell.w)
        return
    left = cell.cx - min(cell.w, _cell_width(pen, said)) / 2
    room = cell.right_edge - left
    first = pen.words(total, (left, cell.cy), 14, ink, best, width=room * 0.6)
    faint = (226, 190, 110) if best else FAINT
    pen.words("+" + points, (first.right_edge + 2, cell.cy - 1), 12, faint, width=cell.right_edge - first.right_edge)


# ---- held up in the middle: scoring ----------------------------------------------------------------
BIG_HEAD, BIG_ROW = 86.0, 46.0


def scoring_size(tally: Tally, room: Box) -> Box:
    """The box of the scoring board in the middle of the room."""
    wide = min(room.w * 0.86, 240 + 112.0 * len(tally.heads))
    return room.middle(wide, BIG_HEAD + BIG_ROW * len(tally.rows) + 22)


def draw_scoring(pen: Pen, room: Box, tally: Tally, sitters: Sequence[Sitter]) -> Box:
    """The scoring board: totals and place points, the column that is counted now as its last one lit."""
    box = scoring_size(tally, room)
    pen.kept(("scoring", tally, tuple(sitters)), box, lambda pen, box: _scoring(pen, box, tally, sitters), 30)
    return box


def _scoring(pen: Pen, box: Box, tally: Tally, sitters: Sequence[Sitter]) -> None:
    pen.shade(box, 20, 18, 190, 4)
    leather(pen, box, 16, P.BRASS)
    pen.gilded(tally.title.in_(pen.lang), (box.cx, box.y + 10), 26, box.w - 60, "midtop")
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
            pen.words(total, (at[0] - 5, at[1] + 1), 15, FAINT, anchor="midright")
            pen.words("+" + points, (at[0] + 1, at[1]), 20, P.OFFER if best else P.IVORY, True, "display")
        else:
            size = 22 if n == len(cells) - 1 else 17
            pen.words(words, at, size, P.OFFER if best else P.IVORY, True, "display", "center")
