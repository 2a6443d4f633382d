"""The strip at the edge: who acts in which order, with the number that decides and the reason where it is not plain."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Strip, Turn
from game.ui.table.layout import Look
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.pen import Pen

HEAD = 24.0
ROW_MOST, ROW_LEAST = 46.0, 30.0
TIGHT = 37.0  # rows lower than this have one line
ROOMY = 42.0  # rows this high have room for a note of two lines
Thumb = Callable[[Look, int], Surface | None]


def rows_of(box: Box, strip: Strip) -> list[Box]:
    """Where the lines stand."""
    count = len(strip.rows)
    if not count:
        return []
    high = min(ROW_MOST, max(ROW_LEAST, (box.h - HEAD) / count))
    shown = min(count, int((box.h - HEAD + 0.5) // high))
    return [Box(box.x, box.y + HEAD + n * high, box.w, high - 3) for n in range(shown)]


def draw_strip(pen: Pen, box: Box, strip: Strip, thumb: Thumb, colour: Callable[[int], Colour], hover: int) -> None:
    """Title and lines; `hover` is the piece that is pointed at."""
    pen.words(strip.title.in_(pen.lang), (box.x + 4, box.y + 11), 14, P.BRASS_LIT, True, "display", width=box.w - 8)
    for turn, line in zip(strip.rows, rows_of(box, strip), strict=False):
        key = ("turn", turn, strip.sign, colour(turn.seat))
        pen.kept(key, line, _painter(turn, strip.sign, thumb, colour(turn.seat)), 14)
        if hover == turn.piece:
            lit_edge(pen, line, 10)


def _painter(turn: Turn, sign: str, thumb: Thumb, colour: Colour) -> Callable[[Pen, Box], None]:
    return lambda pen, line: _turn(pen, line, turn, sign, thumb, colour)


def _turn(pen: Pen, line: Box, turn: Turn, sign: str, thumb: Thumb, colour: Colour) -> None:
    now, quiet = turn.state == "now", turn.state in ("done", "out")
    if not now:
        pen.slab(line, (6, 14, 20, 150), 8, (*mix(colour, P.FELT_DEEP, 0.6), 200), 1)
    if now:
        pen.shade(line, 10, 8, 130, 0, mix(pen.colours.select, (0, 0, 0), 0.35))
        pen.plaque(line, 10)
        pen.slab(line, (0, 0, 0, 0), 10, (*pen.colours.select, 255), 1.5)
    r = line.h / 2 - 2
    _face(pen, (line.x + r + 4, line.cy), r, thumb(turn.look, pen.px(2 * r)), colour, quiet)
    x, right = line.x + 2 * r + 12, line.right_edge - 6
    if turn.number:
        size = min(28.0, line.h - 4)
        if not draw_sign(pen, f"{sign} {turn.number}", (right - size / 2, line.cy), size):
            pen.words(turn.number, (right, line.cy), 15, P.IVORY, True, anchor="midright")
        right -= size + 4
    ink = P.IVORY if now else P.MUTED if quiet else mix(P.IVORY, P.MUTED, 0.35)
    name, note = turn.name.in_(pen.lang), turn.note.in_(pen.lang)
    if line.h < TIGHT - 3 or not note:
        pen.words(name, (x, line.cy), 13, ink, now, width=right - x, high=line.h)
        return
    pen = pen.exact()
    rows = pen.rows(note, 12, right - x)[:2] if line.h >= ROOMY else [note]
    top = line.cy - (8 if len(rows) == 1 else 14)
    pen.words(name, (x, top), 13, ink, now, width=right - x)
    lesser = P.BRASS_LIT if now else mix(P.MUTED, P.FELT_DEEP, 0.15 if quiet else 0.05)
    for n, row in enumerate(rows):
        pen.words(row, (x, top + (17 if len(rows) == 1 else 14) + 13 * n), 12, lesser, width=right - x)


def _face(pen: Pen, at: tuple[float, float], r: float, picture: Surface | None, colour: Colour, quiet: bool) -> None:
    """The round picture with a ring in the colour of its seat."""
    if picture is not None:
        if quiet:
            picture = picture.copy()
            picture.fill((138, 138, 146, 255), special_flags=pygame.BLEND_RGBA_MULT)
        x, y = pen.at(*at)
        pen.put_px(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))
    side = 2 * r + 8
    ink = pen.layer(side, side)
    ink.ring((*(mix(colour, P.FELT_DEEP, 0.4) if quiet else colour), 255), (side / 2, side / 2), r + 0.6, 1.9)
    pen.lay(ink, at[0] - side / 2, at[1] - side / 2)
