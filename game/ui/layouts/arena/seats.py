"""The colour of a seat: the same at the table, on the curtain and in the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.arena.names import colour_of
from game.ui.faces.arena.gems import HUE
from game.ui.theme import STANDARD, Colours

if TYPE_CHECKING:
    from game.table.view import View
    from game.ui.art.palette import Colour


def seat_colour(colours: Colours, view: View, seat: int) -> Colour:
    """That of its army, or one of the palette where two play the same or a palette is chosen."""
    colour = colour_of(view, seat)
    alone = all(colour_of(view, other) != colour for other in range(view.seats) if other != seat)
    return HUE[colour] if colour and alone and colours is STANDARD else colours.seat(seat)
