"""What opens in the middle of the table: a pile laid out, cards to choose from, a short list of choices."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

HEAD_H, PAD = 40.0, 16.0
CLOSER = 30.0  # room for the button that closes it


def head(titled: bool) -> float:
    """How high it is over the cards."""
    return HEAD_H if titled else PAD


def inside(box: Box, titled: bool = True) -> Box:
    """The room for the cards, below the title."""
    return Box(box.x + PAD, box.y + head(titled), box.w - 2 * PAD, box.h - head(titled) - PAD)


def draw_spread(pen: Pen, box: Box, title: str) -> None:
    """A tray of dark wood with its title, if it has one; what lies behind it is dimmed by the caller."""
    pen.kept(("spread", title), box, lambda pen, box: _spread(pen, box, title), 36)


def _spread(pen: Pen, box: Box, title: str) -> None:
    pen.shade(box, 18, 16, 190, 6)
    pen.slab(box, (20, 14, 10, 242), 16, (*P.BRASS, 255), 1.5)
    over = head(bool(title)) - (5 if title else 9)
    well = Box(box.x + 7, box.y + over, box.w - 14, box.h - over - 8)
    pen.slab(well, (6, 18, 15, 235), 12, (*P.FELT_LIT, 110), 1)
    pen.line((box.x + 16, box.y + 2), (box.right_edge - 16, box.y + 2), (255, 236, 200), 1, 50)
    if not title:
        return
    at, wide = (box.x + PAD, box.y + 18), box.w - 2 * PAD - CLOSER
    if pen.too_long(title, 18, wide, True, "display"):
        pen.words(title, at, 14, P.BRASS_LIT, True, width=wide, high=HEAD_H - 6)
    else:
        pen.words(title, at, 18, P.BRASS_LIT, True, "display", width=wide)
