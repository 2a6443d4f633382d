"""How large everything on a Magna Spectra card is."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.kit.card_measures import SIZES, Plain, Size, TextMeasures, scaled

__all__ = ["SIZES", "Fit", "Size", "fit"]


@frozen
class Fit(TextMeasures):
    """The measures of a card in real pixels."""

    coin: int  # sides of the squares of cost and rank, of numbers, of icons
    gem: int
    icon: int
    pad: int  # what a text keeps clear of the edges of its parchment

    @property
    def room(self) -> int:
        """Height that picture and text share."""
        return self.height - 2 * self.edge - self.plate - self.strip - self.foot


_TABLE = {
    "edge": 4,
    "plate": 0,
    "name": 12,
    "strip": 0,
    "foot": 18,
    "small": 12,
    "coin": 22,
    "gem": 30,
    "icon": 16,
    "pad": 0,
    "art": 106,
    "least": 106,
}
_HAND = {
    "edge": 6,
    "plate": 28,
    "name": 17,
    "strip": 19,
    "foot": 0,
    "small": 12,
    "coin": 27,
    "gem": 38,
    "icon": 19,
    "pad": 5,
    "art": 122,
    "least": 52,
}
_ZOOM = {
    "edge": 12,
    "plate": 62,
    "name": 32,
    "strip": 34,
    "foot": 26,
    "small": 18,
    "coin": 54,
    "gem": 82,
    "icon": 40,
    "pad": 11,
    "art": 280,
    "least": 150,
}
_PLAIN: dict[str, Plain] = {
    "table": (TABLE, _TABLE),
    "hand": (HAND, _HAND),
    "zoom": (ZOOM, _ZOOM),
}
_RULES: dict[str, tuple[int, int]] = {"table": (12, 12), "hand": (14, 12), "zoom": (22, 15)}  # largest, smallest


def fit(size: Size, scale: float = 1.0, text_factor: float = 1.0) -> Fit:
    """The measures of "table", "hand" or "zoom"."""
    return scaled(Fit, _PLAIN[size], _RULES[size], scale, text_factor)
