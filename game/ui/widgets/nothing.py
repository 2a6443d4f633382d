"""A place where nothing is: a sign, what would be here, and what to do now."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.ornaments import hexagon, sign
from game.ui.widgets.pen import LEAD, Pen

HIGH = 190.0  # from the sign to the foot of the button
WIDEST = 420.0


def place(room: Box) -> Box:
    """The part of a room that is written in: its middle, a little above."""
    box = room.middle(WIDEST, HIGH)
    return Box(box.x, max(room.y, box.y - room.h * 0.06), box.w, box.h)


def draw_nothing(pen: Pen, room: Box, mark: str, title: str, text: str) -> None:
    """The sign and the words."""
    box = place(room)
    hexagon(pen, (box.cx, box.y + 34), 30, (14, 10, 8, 220), P.BRASS_DEEP, 2)
    sign(pen, mark, (box.cx, box.y + 34), 13, mix(P.BRASS, P.BRASS_LIT, 0.4))
    pen.words(title, (box.cx, box.y + 84), 17, P.IVORY, True, anchor="center", width=box.w)
    for n, row in enumerate(pen.rows(text, 14, box.w)):
        pen.words(row, (box.cx, box.y + 110 + n * 14 * LEAD), 14, P.MUTED, anchor="center", width=box.w)


def way_on(pen: Pen, room: Box, key: str, label: str, do: Do) -> Button:
    """What to do about it, below the words."""
    wide = pen.width(label, 14, True) + 48
    box = Box(room.cx - wide / 2, place(room).foot - 38, wide, 38)
    return Button(key, box, label=label, size=14, do=do)
