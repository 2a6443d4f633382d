"""An attack on a whole group as one front, and the sum that it comes to."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art import palette as P
from game.ui.art.draw import halo
from game.ui.art.palette import Colour, mix
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import CLOSE, Pen

HOOK, STEM, APART = 7.0, 9.0, 10.0  # length of the hooks at both ends and of the stems, distance from the group
GEM, JOINT = 30.0, 16.0


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right_edge for box in boxes) - x, max(box.foot for box in boxes) - y)


def front_line(starts: Sequence[Box], ends: Sequence[Box]) -> tuple[float, float, float, int]:
    """Where the line before a group stands: its y, its left and right end, and the way it faces (1: downward)."""
    group, attackers = around(ends), around(starts)
    way = 1 if group.cy >= attackers.cy else -1
    y = group.y - APART if way > 0 else group.foot + APART
    return y, min(group.x, attackers.x) + 4, max(group.right_edge, attackers.right_edge) - 4, way


def draw_line(pen: Pen, line: tuple[float, float, float, int], stems: Sequence[float], colour: Colour) -> None:
    """One lit line with a hook toward the group at each end; at these places of it, stems from who goes at them."""
    y, left, right, way = line
    m = 16.0
    box = Box(left - m, min(y, y + HOOK * way) - m, right - left + 2 * m, HOOK + 2 * m)
    feet = tuple(round(x - box.x) for x in stems)

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(box.w, box.h, 3)
        top = m + (HOOK if way < 0 else 0.0)
        points = [(m, top + HOOK * way), (m, top), (box.w - m, top), (box.w - m, top + HOOK * way)]
        for tone, wide in (((30, 10, 6, 220), 6.0), ((*colour, 255), 3.2)):
            for x in feet:
                ink.stroke(tone, [(x, top - STEM * way), (x, top)], wide * 1.5)
            ink.stroke(tone, points, wide)
        drawn = ink.layer.done()
        glow = halo(drawn, max(2, pen.px(6)), 0.8)
        pen.put(glow, box.x, box.y)
        pen.put(drawn, box.x, box.y)

    pen.kept(("front", way, feet, colour), box, paint, 4)


def draw_sum(pen: Pen, box: Box, terms: Sequence[tuple[str, str, str]], said: str, colour: Colour) -> None:
    """Joint, sign and number of each term in a line, the words below."""
    pen.kept(("totals", tuple(terms), said, colour), box, lambda pen, box: _sum(pen, box, terms, said, colour), 14)


def _sum(pen: Pen, box: Box, terms: Sequence[tuple[str, str, str]], said: str, colour: Colour) -> None:
    pen.shade(box, 11, 9, 120, 0, mix(colour, (0, 0, 0), 0.55))
    pen.plaque(box, 11)
    pen.slab(box, (0, 0, 0, 0), 11, (*mix(colour, (0, 0, 0), 0.15), 255), 1.3)
    ink = mix(colour, (255, 255, 255), 0.5)
    size = min(GEM, box.h - 32)
    free = box.h - size - 18 if terms else box.h - 12
    letters, lines = pen.fitted(said, 13, box.w - 24, free, True) or (
        13.0,
        pen.exact().rows(said, 13, box.w - 24, True),
    )
    high = max(17.0, letters * CLOSE)
    if not terms or len(lines) == 1 or size + high * len(lines) + 14 <= box.h:
        _terms(pen, Box(box.x + 14, box.y + 6, box.w - 28, size), terms)
        y = box.foot - 5.5 - high * (len(lines) - 0.5) if terms else box.cy - high * (len(lines) - 1) / 2
        for n, row in enumerate(lines):
            at = box.cx, y + high * n
            pen.exact().words(row, at, letters, ink, True, anchor="center", width=box.w - 20)
        return
    size = min(GEM, box.h - 14)
    wide = min(box.w * 0.5, _width(pen, terms, size) + 10)  # words of two lines stand beside the numbers
    left = box.x + wide + 22
    free = box.right_edge - left - 12
    letters, rows = pen.fitted(said, 13, free, box.h - 6, True) or (13.0, pen.exact().rows(said, 13, free, True))
    high = max(16.0, letters * CLOSE)
    if high * len(rows) > box.h:  # no room for them: what becomes of whom is also said where they stand
        rows, wide = [], box.w - 24
    _terms(pen, Box(box.x + 12, box.cy - size / 2, wide, size), terms)
    for n, row in enumerate(rows):
        at = left, box.cy + high * (n - (len(rows) - 1) / 2)
        pen.exact().words(row, at, letters, ink, True, width=free + 2)


def _width(pen: Pen, terms: Sequence[tuple[str, str, str]], size: float) -> float:
    """How wide a line of terms is."""
    return sum(size + (JOINT + pen.width(joint, 15, True) if joint else 4.0) for joint, _, _ in terms)


def _terms(pen: Pen, room: Box, terms: Sequence[tuple[str, str, str]]) -> None:
    """Joint, sign and number of each term, closer together where there is no room."""
    size = room.h
    widths = [size + (JOINT + pen.width(joint, 15, True) if joint else 4.0) for joint, _, _ in terms]
    squeeze = min(1.0, room.w / max(1.0, sum(widths)))
    x, y = room.cx - sum(widths) * squeeze / 2, room.cy
    for (joint, sign, number), wide in zip(terms, widths, strict=True):
        if joint:
            pen.words(joint, (x + (wide - size) * squeeze / 2, y), 15, P.BRASS_LIT, True, anchor="center")
        middle = x + wide * squeeze - size / 2
        if not draw_sign(pen, f"{sign} {number}", (middle, y), size):
            pen.words(number, (middle, y), 18, P.IVORY, True, anchor="center")
        x += wide * squeeze
