"""An attack on a whole group as one front, and the sum that it comes to."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art import palette as P
from game.ui.art.draw import halo
from game.ui.art.palette import Colour, mix
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

HOOK, APART = 9.0, 9.0  # length of the hooks at both ends, distance from the group
GEM, JOINT = 30.0, 16.0


def around(boxes: Sequence[Box]) -> Box:
    """The smallest box that holds all of these."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right_edge for box in boxes) - x, max(box.foot for box in boxes) - y)


def front_line(starts: Sequence[Box], ends: Sequence[Box]) -> tuple[float, float, float, int]:
    """Where the line before a group stands: its x, its upper and lower end, and the way it faces (1: to the right)."""
    group, from_x = around(ends), around(starts).cx
    way = 1 if group.cx >= from_x else -1
    x = group.x - APART if way > 0 else group.right_edge + APART
    return x, group.y + 4, group.foot - 4, way


def draw_line(pen: Pen, line: tuple[float, float, float, int], colour: Colour) -> None:
    """One lit line with a hook at each end."""
    x, top, foot, way = line
    m = 16.0
    box = Box(min(x, x + HOOK * way) - m, top - m, HOOK + 2 * m, foot - top + 2 * m)

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(box.w, box.h, 3)
        left = m + (HOOK if way < 0 else 0.0)
        points = [(left + HOOK * way, m), (left, m), (left, box.h - m), (left + HOOK * way, box.h - m)]
        ink.stroke((30, 10, 6, 220), points, 6.0)
        ink.stroke((*colour, 255), points, 3.2)
        drawn = ink.layer.done()
        glow = halo(drawn, max(2, pen.px(6)), 0.8)
        pen.put(glow, box.x, box.y)
        pen.put(drawn, box.x, box.y)

    pen.kept(("front", way, colour), box, paint, 4)


def draw_sum(pen: Pen, box: Box, terms: Sequence[tuple[str, str, str]], said: str, colour: Colour) -> None:
    """Joint, sign and number of each term in a line, the words below."""
    pen.kept(("totals", tuple(terms), said, colour), box, lambda pen, box: _sum(pen, box, terms, said, colour), 14)


def _sum(pen: Pen, box: Box, terms: Sequence[tuple[str, str, str]], said: str, colour: Colour) -> None:
    pen.shade(box, 11, 9, 120, 0, mix(colour, (0, 0, 0), 0.55))
    pen.plaque(box, 11)
    pen.slab(box, (0, 0, 0, 0), 11, (*mix(colour, (0, 0, 0), 0.15), 255), 1.3)
    ink = mix(colour, (255, 255, 255), 0.5)
    size = min(GEM, box.h - 32)
    lines = pen.rows(said, 13, box.w - 24, True)
    if not terms or len(lines) == 1:
        _terms(pen, Box(box.x + 14, box.y + 6, box.w - 28, size), terms)
        lines, high = lines[:2], 17.0
        y = box.foot - 14 if terms else box.cy - high * (len(lines) - 1) / 2
        for n, row in enumerate(lines):
            pen.words(row, (box.cx, y + high * n), 13, ink, True, anchor="center", width=box.w - 20)
        return
    wide = min(box.w * 0.5, _width(pen, terms, size) + 10)  # words of two lines stand beside the numbers
    _terms(pen, Box(box.x + 12, box.cy - size / 2, wide, size), terms)
    left = box.x + wide + 22
    rows = pen.rows(said, 13, box.right_edge - left - 12, True)[:3]
    for n, row in enumerate(rows):
        pen.words(row, (left, box.cy + 16 * (n - (len(rows) - 1) / 2)), 13, ink, True, width=box.right_edge - left - 10)


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
