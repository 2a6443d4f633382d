"""Where a card is and how it lies: one moment of it, and what is between two of them."""

from __future__ import annotations

import math

from game.frozen import frozen
from game.ui.play.part import Point
from game.ui.widgets.box import Box


@frozen
class Pose:
    """The middle of a card in logical pixels, its size, how many degrees it is turned, how far it is lifted."""

    x: float
    y: float
    high: float
    ratio: float
    angle: float = 0.0
    lift: float = 1.0  # 1 lies on the table, up to 3 is held above it
    buried: bool = False  # under so many others that nothing of it shows
    sheet: float = -1.0  # a card of a hand: width of the text that has slid out beside its face; below 0: it is none

    @property
    def wide(self) -> float:
        return self.high * self.ratio

    def outline(self) -> tuple[Point, ...]:
        """The four corners, clockwise from the upper left one."""
        turn = math.radians(-self.angle)
        c, s, w, h = math.cos(turn), math.sin(turn), self.wide / 2, self.high / 2
        return tuple((self.x + x * c - y * s, self.y + x * s + y * c) for x, y in ((-w, -h), (w, -h), (w, h), (-w, h)))

    def box(self) -> Box:
        """The upright rectangle round it."""
        if not self.angle:
            return Box(self.x - self.wide / 2, self.y - self.high / 2, self.wide, self.high)
        xs, ys = zip(*self.outline(), strict=True)
        return Box(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def between(a: Pose, b: Pose, t: float) -> Pose:
    """The pose at a share of the way, 0 to 1. Cards are lifted a little on a long way."""
    far = math.hypot(b.x - a.x, b.y - a.y)
    arc = min(1.6, far / 160) * 4 * t * (1 - t)
    return Pose(
        _mix(a.x, b.x, t),
        _mix(a.y, b.y, t),
        _mix(a.high, b.high, t),
        _mix(a.ratio, b.ratio, t),
        _mix(a.angle, b.angle, t),
        _mix(a.lift, b.lift, t) + arc,
    )


def _mix(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def settled(t: float) -> float:
    """Fast, then slow: 0..1 to 0..1."""
    return 1 - (1 - t) ** 3
