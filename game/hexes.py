"""Hexagon arithmetic: pointy-top hexes in axial coordinates (q to the east, r to the south-east).

Source: redblobgames.com/grids/hexagons. Whole numbers only; what is drawn has floats of its own (`board3d`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple


class Hex(NamedTuple):
    """A cell. `s = -q - r` is the redundant third cube coordinate."""

    q: int
    r: int

    @property
    def s(self) -> int:
        return -self.q - self.r


SIDES = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def around(h: Hex) -> Iterator[Hex]:
    """The six neighbours of a cell, counter-clockwise from the east."""
    return (Hex(h.q + side.q, h.r + side.r) for side in SIDES)


def distance(a: Hex, b: Hex) -> int:
    """Least number of steps between two cells of an endless board, ignoring terrain."""
    return max(abs(a.q - b.q), abs(a.r - b.r), abs(a.q + a.r - b.q - b.r))


def from_offset(column: int, row: int) -> Hex:
    """The cell at a column and row of an odd-r map: every odd row is shifted half a cell to the east."""
    return Hex(column - (row - (row & 1)) // 2, row)


def to_offset(h: Hex) -> tuple[int, int]:
    """Column and row of a cell in an odd-r map; the inverse of `from_offset`."""
    return h.q + (h.r - (h.r & 1)) // 2, h.r
