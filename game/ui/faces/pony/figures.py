"""Figures fitted into windows: which part of a figure is seen, so that all of it is, whatever its pose."""

from __future__ import annotations

from functools import lru_cache

from pygame import Surface

from game.ui.art.kept import kept
from game.ui.faces.kit.curves import LIGHT
from game.ui.faces.kit.forge import Figure, View, forged

Bounds = tuple[float, float, float, float]


@lru_cache(512)
def _bounds(figure_id: int, figure: _Held) -> Bounds:
    boxes = [
        (part.stroke.points.min(0), part.stroke.points.max(0))
        for part in figure.figure.parts
        if part.stroke.what != LIGHT
    ]
    low = [min(float(box[0][k]) for box in boxes) for k in (0, 1)]
    high = [max(float(box[1][k]) for box in boxes) for k in (0, 1)]
    return low[0], low[1], high[0], high[1]


class _Held:
    """A figure as a key: figures are made once and kept, so their identity is enough."""

    __slots__ = ("figure",)

    def __init__(self, figure: Figure) -> None:
        self.figure = figure

    def __hash__(self) -> int:
        return id(self.figure)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Held) and other.figure is self.figure


def bounds(figure: Figure) -> Bounds:
    """Left, top, right and bottom of a figure, in its units."""
    return _bounds(id(figure), _Held(figure))


def view_of(figure: Figure, size: tuple[int, int], least: float = 92.0, foot: float = 5.0, air: float = 4.0) -> View:
    """The view that shows all of a figure, its feet near the lower edge; nobody is shown larger than `least` units "
    "high."""
    left, top, right, bottom = bounds(figure)
    aspect = size[0] / size[1]
    high = max(bottom - top + foot + air, least, (right - left + 5) / aspect)
    wide = high * aspect
    return View((left + right) / 2 - wide / 2, bottom + foot - high, wide)


@kept(6)
def _cut(held: _Held, size: tuple[int, int], view: View, cloth: bool) -> Surface:
    return forged(held.figure, size, view, cloth)


def cutout(figure: Figure, size: tuple[int, int], view: View, cloth: bool = True) -> Surface:
    """A figure on a clear ground, lit, premultiplied, kept."""
    return _cut(_Held(figure), size, view, cloth)
