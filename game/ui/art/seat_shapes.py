"""A shape for each seat, so that owners are told by more than colour: circle, square, triangle, pentagon, star."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from game.ui.art.draw import Point, ngon, star

DARK = (10, 8, 7, 255)


class Canvas(Protocol):
    """What a shape is drawn on."""

    def poly(self, colour: Sequence[int], pts: Sequence[Point], width: float = 0) -> None: ...


def seat_shape(seat: int, c: Point, r: float) -> list[Point]:
    """The outline of a seat's shape round a point. All of them look as large as a circle of radius `r`."""
    x, y = c
    match seat % 5:
        case 0:
            return ngon(c, r, 28)
        case 1:
            return ngon(c, r * 1.25, 4)
        case 2:
            return ngon((x, y + r * 0.22), r * 1.36, 3)
        case 3:
            return ngon((x, y + r * 0.04), r * 1.12, 5)
        case _:
            return star((x, y + r * 0.06), r * 1.38, r * 0.66, 5)


def draw_seat(ink: Canvas, seat: int, c: Point, r: float, colour: Sequence[int], edge: Sequence[int] = DARK) -> None:
    """A seat's shape in its colour, with an edge that sets it off from any ground."""
    ink.poly(edge, seat_shape(seat, c, r + 1.5))
    ink.poly((*colour[:3], 255), seat_shape(seat, c, r))
