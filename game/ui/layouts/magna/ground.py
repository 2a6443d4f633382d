"""The ground between the two players: the opponent's territory above, one's own below, nearest the hand.

A territory is three terraces side by side, each as wide as its base has slots. Every terrace has its banner at the
outer edge and its slots inside. The lane between the territories is only as large as what stands in it: nothing in
quiet phases, one row while a party forms or a card is declared, in a battle party over garrison, one's own below.
Then the territories are low, and their units chips; at the right of the lane a panel tells what is declared.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.frozen import frozen
from game.ui.widgets.box import Box, columns

PLACES = 5  # units of a side in a battle
GAP, PAD, APART = 6.0, 4.0, 4.0  # between territories and lane, inside a terrace, between slots
BANNERS = ((220.0, 30.0), (72.0, 24.0), (0.0, 18.0))  # territories this high have banners so high
SUMS = 52.0  # the column of a side's sums
NARROW = 860.0  # of less width, that column is
SUMS_NARROW = 40.0
ROW = 0.29  # share of the height for a lane of one row
LOW = 0.2  # for a territory in a battle
LEAST_LOW = 68.0
PANEL = 0.305  # share of the width
LANE = ((130.0, 5.0, 20.0), (0.0, 2.0, 11.0))  # a lane this high: round its rows, between them, where arrows lie
LABEL = 94.0  # before a row: whose it is, its sums


@frozen
class Terrace:
    """One base: its plate, its banner, its slots from the left."""

    box: Box
    banner: Box
    slots: tuple[Box, ...]


@frozen
class Ground:
    """The territories, and what lies between them."""

    far: Box
    near: Box
    lane: Box | None = None
    panel: Box | None = None
    rows: int = 0  # of the lane

    def territory(self, own: bool) -> Box:
        return self.near if own else self.far

    def sums(self, own: bool) -> Box:
        """The column of a side's sums, left of its terraces; in a battle the lane has them."""
        box = self.territory(own)
        wide = 0.0 if self.rows > 1 else SUMS if box.w >= NARROW else SUMS_NARROW
        return Box(box.x, box.y, wide, box.h)

    def terraces(self, own: bool, counts: Sequence[int]) -> list[Terrace]:
        """Three terraces with so many slots each."""
        rest = self.territory(own).copy()
        rest.left(self.sums(own).w)
        unit = (rest.w - 2 * GAP - 2 * PAD * len(counts)) / sum(counts)
        boxes = columns(rest, [unit * count + 2 * PAD for count in counts], GAP)
        return [terrace(box, own, count) for box, count in zip(boxes, counts, strict=True)]

    def row(self, number: int) -> Box:
        """A row of the lane, the upper one first."""
        assert self.lane is not None
        pad, between = next(each for least, *each in LANE if self.lane.h >= least)
        inner = self.lane.inset(PAD, pad)
        high = (inner.h - between * (self.rows - 1)) / self.rows
        return Box(inner.x, inner.y + number * (high + between), inner.w, high)

    def label(self, number: int) -> Box:
        """Before a row: whose it is."""
        row = self.row(number)
        return Box(row.x, row.y, min(LABEL, row.w * 0.16), row.h)

    def places(self, number: int) -> tuple[Box, ...]:
        """The five places of a row."""
        row, label = self.row(number), self.label(number)
        rest = Box(label.right_edge + 4, row.y, row.right_edge - label.right_edge - 4, row.h)
        return tuple(columns(rest, [1.0] * PLACES, 6.0))


def banner_of(high: float) -> float:
    """How high the banners of a territory of that height are."""
    return next(banner for least, banner in BANNERS if high >= least)


def terrace(box: Box, own: bool, count: int) -> Terrace:
    """A terrace with its banner nearest its owner."""
    inner = box.inset(PAD - 1)
    high = banner_of(box.h)
    banner = inner.bottom(high, 3) if own else inner.top(high, 3)
    inner = Box(box.x + PAD, inner.y, box.w - 2 * PAD, inner.h)
    return Terrace(box, banner, tuple(Box(cell.x + APART / 2, cell.y, cell.w - APART, cell.h)
                                      for cell in columns(inner, [1.0] * count, 0.0)))  # fmt: skip


def ground(box: Box, rows: int, panel: float = PANEL) -> Ground:
    """The ground with a lane of so many rows; `panel` is the share of the width for what is declared, 0 if that is
    told elsewhere."""
    if not rows:
        high = (box.h - GAP) / 2
        return Ground(Box(box.x, box.y, box.w, high), Box(box.x, box.foot - high, box.w, high))
    high = (box.h * (1 - ROW) - 2 * GAP) / 2 if rows == 1 else max(LEAST_LOW, box.h * LOW)
    far, near = Box(box.x, box.y, box.w, high), Box(box.x, box.foot - high, box.w, high)
    lane = Box(box.x, far.foot + GAP, box.w, near.y - far.foot - 2 * GAP)
    side = lane.right(lane.w * panel, 8) if panel else None
    return Ground(far, near, lane, side, rows)
