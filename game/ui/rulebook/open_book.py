"""Where the rulebook lies on the table: the panel of the contents, the book, its leaves, the columns of its words."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import content

SIDE, SIDE_NARROW, GAP = 288.0, 236.0, 14.0
BOTH = 1120.0  # a window this wide shows two pages
MOST = 560.0  # the widest column that reads well
INSET, TOP, FOOT = 32.0, 30.0, 44.0  # of the words from the edges of a leaf
CORNER = 36.0
FIGURE = 0.62  # share of a column that a figure may fill


@frozen
class Frame:
    """All places for one window."""

    side: Box
    book: Box
    leaves: tuple[Box, ...]

    @property
    def columns(self) -> list[Box]:
        """Where the words of each leaf stand."""
        return [Box(leaf.x + INSET, leaf.y + TOP, leaf.w - 2 * INSET, leaf.h - TOP - FOOT) for leaf in self.leaves]

    def corner(self, by: int) -> Box:
        """The lower outer corner of a leaf, which turns it."""
        leaf = self.leaves[-1] if by > 0 else self.leaves[0]
        x = leaf.right_edge - CORNER - 2 if by > 0 else leaf.x + 2
        return Box(x, leaf.foot - CORNER - 4, CORNER, CORNER)


def frame(room: tuple[float, float]) -> Frame:
    """The places for a window: two leaves lie open where there is room for both."""
    count = 2 if room[0] >= BOTH else 1
    rest = content(room)
    side = rest.left(SIDE if count == 2 else SIDE_NARROW, GAP)
    book = Box(rest.x, rest.y - 2, min(rest.w, count * (MOST + 2 * INSET) + 24), rest.h + 4)
    inner = book.inset(12, 10)
    wide = inner.w / count
    return Frame(side, book, tuple(Box(inner.x + n * wide, inner.y, wide, inner.h) for n in range(count)))
