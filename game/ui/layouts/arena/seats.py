"""The colour of a seat: the same at the table, on the curtain and in the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.arena.names import colour_of

if TYPE_CHECKING:
    from game.table.view import View
    from game.ui.art.palette import Colour
    from game.ui.theme import Colours


def seat_colour(colours: Colours, view: View, seat: int) -> Colour:
    """That of its army, in every palette: a seat called White is white. Where two play the same, the palette's."""
    colour = colour_of(view, seat)
    alone = all(colour_of(view, other) != colour for other in range(view.seats) if other != seat)
    return colours.called(colour) if colour and alone else colours.seat(seat)
