"""The ground between the two players: six bases facing each other, the front ones nearest the lane, the lane between.

Everything is measured from one box. The near seat's bases stand at the left, its home base outermost; the far seat's
are the mirror image. Each base is a terrace with its card at the head and a slot for every unit below. In an invasion
the lane holds two formations of five places, three in front and two behind: the party on the invader's side, the
garrison of the base that is fought for on the other. Otherwise the five invasion slots lie there in a row.
"""

from __future__ import annotations

from game.frozen import frozen
from game.ui.widgets.box import Box

PLACES = 5  # units of a side in a battle
FRONT = 3  # of them in front
RATIO = 60 / 84  # width of an upright unit for its height
BROAD = 76 / 50  # width of a base card for its height
ROOMY = 860.0  # ground this wide has wider gaps
GAP, PAD = (8.0, 5.0), (6.0, 3.0)  # between terraces, inside them; where there is room, and where there is not
TITLE = 24.0
HEAD_SHARE = 0.155  # of the height, for a base card
LANE_SHARE = (0.47, 0.44)  # of the width
APART = 56.0  # between the two formations, at most
SUM_H = 56.0


@frozen
class Terrace:
    """One base: its plate, its card, its slots from above."""

    box: Box
    card: Box
    slots: tuple[Box, ...]


@frozen
class Ground:
    """The whole of it."""

    box: Box
    wing: float  # width of a territory
    gap: float
    pad: float

    # ---- parts of the whole --------------------------------------------------------------------
    @property
    def lane(self) -> Box:
        """What lies between the two territories."""
        return Box(self.box.x + self.wing + self.gap, self.box.y, self.box.w - 2 * (self.wing + self.gap), self.box.h)

    def half(self, near: bool) -> Box:
        """The near or the far half of the lane, above the sum."""
        lane, apart = self.lane, self.apart
        wide = (lane.w - apart) / 2
        x = lane.x if near else lane.right_edge - wide
        return Box(x, lane.y, wide, lane.h - self.sum.h - self.gap)

    @property
    def apart(self) -> float:
        return min(APART, self.lane.w * 0.13)

    @property
    def between(self) -> Box:
        """The strip between the two formations."""
        half = self.half(True)
        return Box(half.right_edge, half.y, self.apart, half.h)

    @property
    def sum(self) -> Box:
        """Where the numbers of a strike stand."""
        lane = self.lane
        high = min(SUM_H, lane.h * 0.25)
        return Box(lane.x, lane.foot - high, lane.w, high)

    # ---- bases -----------------------------------------------------------------------------------
    def terrace(self, near: bool, base: int, count: int) -> Terrace:
        """A base with so many slots; the front one is the shortest and nearest the lane."""
        column = (self.wing - 2 * self.gap) / 3
        from_edge = (3 - base) * (column + self.gap)
        x = self.box.x + from_edge if near else self.box.right_edge - from_edge - column
        head = self.head
        row = (self.box.h - head - 2 * self.pad) / 4
        high = head + 2 * self.pad + row * count
        box = Box(x, self.box.cy - high / 2, column, high)
        inner = box.inset(self.pad)
        card = inner.top(head - 4, 4)
        slots = tuple(self._square(Box(inner.x, inner.y + n * row, inner.w, row)) for n in range(count))
        return Terrace(box, card, slots)

    @property
    def head(self) -> float:
        return max(34.0, min(self.box.h * HEAD_SHARE, ((self.wing - 2 * self.gap) / 3 - 2 * self.pad) / BROAD + 4))

    def _square(self, box: Box) -> Box:
        """The room for a unit that stands or lies."""
        side = min(box.w, box.h - (4 if self.pad > 4 else 2))
        return box.middle(side, side)

    # ---- formations ------------------------------------------------------------------------------
    def formation(self, near: bool) -> tuple[Box, ...]:
        """Five places on one side of the lane: three in front, nearest the other side, two behind."""
        half = self.half(near)
        pad = self.pad
        inner = Box(half.x + pad, half.y + TITLE, half.w - 2 * pad, half.h - TITLE - pad)
        wide, row = inner.w / 2, inner.h / FRONT
        front = inner.right_edge - wide if near else inner.x
        back = inner.x if near else inner.right_edge - wide
        found = [Box(front, inner.y + n * row, wide, row) for n in range(FRONT)]
        found += [Box(back, inner.y + (n + 0.5) * row, wide, row) for n in range(PLACES - FRONT)]
        return tuple(self._square(box) for box in found)

    def row(self) -> tuple[Box, ...]:
        """The five invasion slots while nobody invades."""
        plate = self.plate
        step = (plate.w - 4 * self.pad) / PLACES
        side = min(step - 4, plate.h * 0.46)
        x, y = plate.x + 2 * self.pad, plate.y + plate.h * 0.68
        return tuple(Box(x + step * (n + 0.5) - side / 2, y - side / 2, side, side) for n in range(PLACES))

    @property
    def plate(self) -> Box:
        """What the five slots and the dice lie on while nobody invades."""
        lane = self.lane
        high = min(lane.h, max(lane.h * 0.62, 150.0))
        return Box(lane.x, lane.cy - high / 2, lane.w, high)

    @property
    def declared(self) -> Box:
        """Where an operation lies until its effects have been applied: between the dice."""
        plate = self.plate
        return Box(plate.cx - plate.w * 0.09, plate.y + 20, plate.w * 0.18, plate.h * 0.42)

    def die(self, near: bool) -> Box:
        """Where the die of a seat lies, on its side of the lane."""
        plate = self.plate
        high = plate.h * 0.34
        wide = plate.w * 0.22
        x = plate.x + plate.w * 0.2 if near else plate.right_edge - plate.w * 0.2 - wide
        return Box(x, plate.y + 18, wide, high)


def ground(box: Box) -> Ground:
    """The ground of a table with that much room."""
    n = 0 if box.w >= ROOMY else 1
    return Ground(box, (box.w * (1 - LANE_SHARE[n]) - 2 * GAP[n]) / 2, GAP[n], PAD[n])
