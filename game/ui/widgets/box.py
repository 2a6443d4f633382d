"""Boxes in logical pixels, and cutting pieces off them: all the layout there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(slots=True)
class Box:
    """A rectangle. `top`, `left`, `bottom` and `right` cut a piece off it and return the piece; it keeps the rest."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right_edge(self) -> float:
        return self.x + self.w

    @property
    def foot(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def size(self) -> tuple[float, float]:
        return self.w, self.h

    @property
    def corners(self) -> tuple[tuple[float, float], ...]:
        """Clockwise from the upper left one."""
        return ((self.x, self.y), (self.right_edge, self.y), (self.right_edge, self.foot), (self.x, self.foot))

    def top(self, height: float, gap: float = 0) -> Box:
        piece = Box(self.x, self.y, self.w, height)
        self.y, self.h = self.y + height + gap, self.h - height - gap
        return piece

    def bottom(self, height: float, gap: float = 0) -> Box:
        piece = Box(self.x, self.foot - height, self.w, height)
        self.h -= height + gap
        return piece

    def left(self, width: float, gap: float = 0) -> Box:
        piece = Box(self.x, self.y, width, self.h)
        self.x, self.w = self.x + width + gap, self.w - width - gap
        return piece

    def right(self, width: float, gap: float = 0) -> Box:
        piece = Box(self.right_edge - width, self.y, width, self.h)
        self.w -= width + gap
        return piece

    def inset(self, x: float, y: float | None = None) -> Box:
        """The box without a margin on every side."""
        y = x if y is None else y
        return Box(self.x + x, self.y + y, self.w - 2 * x, self.h - 2 * y)

    def middle(self, w: float, h: float) -> Box:
        """A box of that size in the middle of this one, never larger than it."""
        w, h = min(w, self.w), min(h, self.h)
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def copy(self) -> Box:
        return Box(self.x, self.y, self.w, self.h)

    def shifted(self, x: float, y: float) -> Box:
        return Box(self.x + x, self.y + y, self.w, self.h)

    def holds(self, at: tuple[float, float]) -> bool:
        return self.x <= at[0] < self.right_edge and self.y <= at[1] < self.foot

    def grown(self, least: float) -> Box:
        """The same round its middle, at least so wide and so high."""
        w, h = max(self.w, least), max(self.h, least)
        return Box(self.cx - w / 2, self.cy - h / 2, w, h)

    def away(self, at: tuple[float, float]) -> float:
        """How far a point lies outside, along and across together."""
        return max(self.x - at[0], at[0] - self.right_edge, 0.0) + max(self.y - at[1], at[1] - self.foot, 0.0)

    def meets(self, other: Box, slack: float = 0.5) -> bool:
        """True if the two overlap by more than `slack`."""
        return (
            min(self.right_edge, other.right_edge) - max(self.x, other.x) > slack
            and min(self.foot, other.foot) - max(self.y, other.y) > slack
        )

    def within(self, other: Box, slack: float = 0.5) -> bool:
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right_edge <= other.right_edge + slack
            and self.foot <= other.foot + slack
        )

    def common(self, other: Box) -> Box:
        """What two boxes share; of no size if nothing."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        return Box(x, y, max(0.0, min(self.right_edge, other.right_edge) - x), max(0.0, min(self.foot, other.foot) - y))


def columns(box: Box, weights: Sequence[float], gap: float = 0) -> list[Box]:
    """The box side by side, divided by weights."""
    room, total, x, out = box.w - gap * (len(weights) - 1), sum(weights), box.x, []
    for weight in weights:
        w = room * weight / total
        out.append(Box(x, box.y, w, box.h))
        x += w + gap
    return out


def rows(box: Box, count: int, gap: float = 0, least: float = 0, most: float = 1e9) -> list[Box]:
    """`count` rows of equal height from the top of the box, each between `least` and `most` high."""
    height = min(most, max(least, (box.h - gap * (count - 1)) / max(1, count)))
    return [Box(box.x, box.y + n * (height + gap), box.w, height) for n in range(count)]


def flow(box: Box, widths: Sequence[float], height: float, gap: float = 8, line_gap: float = 8) -> list[Box]:
    """Boxes of given widths in lines, broken like words; they may go below the foot of the box."""
    x, y, out = box.x, box.y, []
    for w in widths:
        if x > box.x and x + w > box.right_edge + 0.5:
            x, y = box.x, y + height + line_gap
        out.append(Box(x, y, w, height))
        x += w + gap
    return out
