"""Raised parts of the table under the cards, and signs with numbers that lie on it."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Emblem, Terrace
from game.ui.table.signs import draw_ghost, draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

EMBLEM_MOST = 44.0


def draw_terrace(pen: Pen, terrace: Terrace, colour: Colour | None) -> None:
    """A plate with an edge in the colour of its seat."""
    key = ("terrace", colour, terrace.ghost)
    pen.kept(key, terrace.box, lambda pen, box: _terrace(pen, box, colour or P.BRASS, terrace.ghost), 20)


def _terrace(pen: Pen, box: Box, colour: Colour, ghost: str) -> None:
    pen.shade(box, 12, 5.4, 110, 2)
    body = mix(mix(P.FELT_DEEP, colour, 0.13), (8, 4, 6), 0.45)
    pen.slab(box, (*body, 214), 12, (*mix(colour, P.FELT_DEEP, 0.45), 255), 1.2)
    pen.slab(box.inset(3.5), (0, 0, 0, 0), 9, (*mix(colour, (255, 240, 220), 0.5), 44), 1)
    pen.line((box.x + 12, box.y + 2), (box.right_edge - 12, box.y + 2), (255, 236, 200), 1, 48)
    if ghost:
        draw_ghost(pen, ghost, (box.cx, box.cy), min(box.h * 0.94, box.w * 0.6), 0.5)


def draw_emblem(pen: Pen, emblem: Emblem) -> None:
    """The sign as large as its box allows."""
    box = emblem.box
    draw_sign(pen, emblem.sign, (box.cx, box.cy), min(EMBLEM_MOST, box.h, box.w))
