"""How large everything on a Medarot card is."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.kit.card_measures import SIZES, Plain, Size, TextMeasures, scaled

__all__ = ["SIZES", "Fit", "Size", "fit"]


@frozen
class Fit(TextMeasures):
    """The measures of a card in real pixels."""

    cost: int  # sides of the squares of coins, stones, the rose of arrows, type signs, stars
    large: int
    gem: int
    rose: int
    sign: int
    star: int
    most: int  # height of the picture at most


_TABLE = {
    "edge": 4,
    "plate": 0,
    "name": 13,
    "strip": 0,
    "foot": 20,
    "small": 12,
    "cost": 22,
    "large": 32,
    "gem": 27,
    "rose": 27,
    "sign": 19,
    "star": 8,
    "art": 106,
    "least": 106,
    "most": 106,
}
_HAND = {
    "edge": 6,
    "plate": 28,
    "name": 17,
    "strip": 20,
    "foot": 0,
    "small": 13,
    "cost": 26,
    "large": 40,
    "gem": 33,
    "rose": 26,
    "sign": 20,
    "star": 10,
    "art": 120,
    "least": 62,
    "most": 152,
}
_ZOOM = {
    "edge": 12,
    "plate": 62,
    "name": 32,
    "strip": 36,
    "foot": 24,
    "small": 19,
    "cost": 52,
    "large": 84,
    "gem": 68,
    "rose": 56,
    "sign": 36,
    "star": 22,
    "art": 280,
    "least": 130,
    "most": 336,
}
_PLAIN: dict[str, Plain] = {
    "table": (TABLE, _TABLE),
    "hand": (HAND, _HAND),
    "zoom": (ZOOM, _ZOOM),
}
_RULES: dict[str, tuple[int, int]] = {"table": (12, 12), "hand": (14, 12), "zoom": (23, 15)}  # largest, smallest


def fit(size: Size, scale: float = 1.0, text_factor: float = 1.0, turned: bool = False) -> Fit:
    """The measures of "table", "hand" or "zoom"."""
    sides, measures = _PLAIN[size]
    return scaled(Fit, (sides[::-1] if turned else sides, measures), _RULES[size], scale, text_factor)
