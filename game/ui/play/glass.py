"""The plate that panels over a picture lie on."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

GLASS = (18, 13, 10, 218)


def glass(pen: Pen, box: Box, radius: float = 10, edge: Colour = P.BRASS_DEEP, alpha: int = GLASS[3]) -> None:
    """Smoked glass with a brass edge and a soft shadow."""
    pen.shade(box, radius, 8, 130, 3)
    pen.slab(box, (*GLASS[:3], alpha), radius, (*edge, 255))
    pen.line((box.x + radius, box.y + 2), (box.right_edge - radius, box.y + 2), (255, 236, 200), 1, 40)
