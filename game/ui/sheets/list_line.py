"""A card in a line of a list, without its name."""

from __future__ import annotations

from pygame import Surface

from game.table.sheet import Sheet
from game.ui.sheets.look import Look
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

STEP = 24.0


def draw_line(look: Look, pen: Pen, sheet: Sheet, portrait: Surface, box: Box) -> float:
    """Its picture at the left, its icons at the right; how much room the picture takes."""
    pen.put(portrait, box.x, box.y + 1)
    for n, name in enumerate(sheet.line, 1):
        pen.put(look.icon(name, pen.px(STEP - 3), pen.colours), box.right_edge - STEP * n, box.cy - STEP / 2 + 1.5)
    return box.h + 6
