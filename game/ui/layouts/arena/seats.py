"""The colour and the shape of a seat: the same at the table, on the curtain and in the result."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np

from game.board3d.minis.rims import SHAPES, outline
from game.rules.arena.names import colour_of
from game.ui.art.palette import hx
from game.ui.faces.arena.gems import HUE
from game.ui.theme import STANDARD, Colours

if TYPE_CHECKING:
    from game.table.view import View
    from game.ui.art.palette import Colour
    from game.ui.widgets.pen import Ink, Point

# A seat called Blue stays blue in every palette: where hues are hard to tell, the same ones lie apart in lightness.
APART = {
    "white": hx("#f6ecd0"),
    "blue": hx("#2a6cc4"),
    "black": hx("#543a74"),
    "red": hx("#ea7052"),
    "green": hx("#84cc7a"),
}
POINTS = 60  # of an outline


def seat_colour(colours: Colours, view: View, seat: int) -> Colour:
    """That of its army, or one of the palette where two play the same or an army has none."""
    colour = colour_of(view, seat)
    alone = all(colour_of(view, other) != colour for other in range(view.seats) if other != seat)
    named = HUE if colours is STANDARD else APART
    return named[colour] if colour in APART and alone else colours.seat(seat)


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
