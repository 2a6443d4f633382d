"""A board as one mesh: prisms, plinth, table, ruins, growth; and its water. Kept as long as the board is."""

from __future__ import annotations

from functools import lru_cache

from game.board3d.ground import land, plinth, prisms, table, water
from game.board3d.mesh import FloatArray, Mesh, srgb
from game.board3d.picture import Board
from game.board3d.ruins import ruins
from game.board3d.scatter import scatter

Arrays = tuple[FloatArray, FloatArray]


@lru_cache(maxsize=4)
def build(board: Board) -> tuple[Arrays, Arrays]:
    """(vertices, indices) of all that does not move, and of the water (four numbers a vertex)."""
    f, m = land(board), Mesh()
    prisms(f, m)
    plinth(f, m)
    table(f, m)
    ruins(f, m)
    scatter(f, m)
    return m.arrays(), water(f)


def water_colours(board: Board) -> tuple[FloatArray, FloatArray]:
    """Deep and shallow water, linear: blue-green, or the brown green of a swamp."""
    if land(board).swampy:
        return srgb("214c3c"), srgb("5f8654")
    return srgb("10434f"), srgb("369692")
