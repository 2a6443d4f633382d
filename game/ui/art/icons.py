"""Icons of the screen, drawn by code at any size and kept: `icon("boot", app.px(18), colour)`.

All stand on one grid: a square from -1 to 1, a stroke of a fifth. Surfaces are premultiplied and shared.
"""

from __future__ import annotations

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer
from game.ui.art.icon_shapes import SHAPES, IconPen
from game.ui.art.kept import kept
from game.ui.art.palette import Colour

NAMES = tuple(sorted(SHAPES))


@kept(4)
def icon(name: str, size: int, colour: Colour = P.IVORY) -> Surface:
    """An icon in a square of `size` pixels. ValueError for a name that is not in `NAMES`."""
    if name not in SHAPES:
        raise ValueError(f"there is no icon called '{name}', only {', '.join(NAMES)}")
    layer = Layer((size, size), 6 if size < 48 else 4)
    SHAPES[name](IconPen(layer, colour))
    return layer.done()
