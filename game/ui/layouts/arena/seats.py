"""The colour and the shape of a seat: the same at the table, on the curtain and in the result."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from game.board3d.minis.rims import SHAPES, outline
from game.rules.arena.names import colour_of

if TYPE_CHECKING:
    from game.table.view import View
    from game.ui.art.palette import Colour
    from game.ui.theme import Colours
    from game.ui.widgets.pen import Ink, Point

POINTS = 60  # of an outline


def seat_colour(colours: Colours, view: View, seat: int) -> Colour:
    """That of its army, in every palette: a seat called White is white. Where two play the same, the palette's."""
    colour = colour_of(view, seat)
    alone = all(colour_of(view, other) != colour for other in range(view.seats) if other != seat)
    return colours.called(colour) if colour and alone else colours.seat(seat)


def draw_shape(ink: Ink, seat: int, c: Point, r: float, colour: Colour) -> None:
    """The outline that the bases of a seat have, filled: as large as a disc of that radius."""
    angles = np.linspace(0, 2 * math.pi, POINTS, endpoint=False)
    radii = outline(seat, angles)
    if SHAPES[seat % len(SHAPES)][0] == 4:
        angles = angles + math.pi / 4  # a square lies on a side; the others have a corner up
    k = r / math.sqrt(float((radii**2).mean()))
    points = np.column_stack([c[0] + k * radii * np.cos(angles), c[1] - k * radii * np.sin(angles)])
    low, high = points[:, 1].min(), points[:, 1].max()
    points[:, 1] += c[1] - (low + high) / 2  # a triangle reaches farther up than down
    ink.poly((*colour, 255), [(float(x), float(y)) for x, y in points])
