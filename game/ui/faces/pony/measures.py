"""How large everything on a card of the pony game is."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.kit.card_measures import SIZES, Plain, Size, TextMeasures, scaled

__all__ = ["SIZES", "Fit", "Size", "fit"]


@frozen
class Fit(TextMeasures):
    """The measures of a card in real pixels."""

    cost: int  # sides of the squares of coins, pips, stones, badges, signs
    pip: int
    gem: int
    badge: int
    sign: int
    most: int  # height of the picture at most

    @property
    def large(self) -> bool:
        """A zoomed card: with all details."""
        return self.plate > 0 and self.foot > 0

    @property
    def margin(self) -> int:
        """What a text keeps clear of the edge of its parchment."""
        return self.px(15 if self.large else 7)


_TABLE = {
    "edge": 4,
    "plate": 0,
    "name": 13,
    "strip": 0,
    "foot": 20,
    "small": 12,
    "cost": 23,
    "pip": 22,
    "gem": 33,
    "badge": 22,
    "sign": 17,
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
    "pip": 24,
    "gem": 42,
    "badge": 26,
    "sign": 20,
    "art": 118,
    "least": 62,
    "most": 160,
}
_ZOOM = {
    "edge": 12,
    "plate": 66,
    "name": 32,
    "strip": 38,
    "foot": 24,
    "small": 18,
    "cost": 54,
    "pip": 46,
    "gem": 88,
    "badge": 52,
    "sign": 36,
    "art": 270,
    "least": 130,
    "most": 370,
}
_WIDE_TABLE = {**_TABLE, "foot": 19, "badge": 23, "gem": 28, "art": 69, "least": 69, "most": 69}
_WIDE_HAND = {**_HAND, "strip": 28, "art": 80, "least": 44, "most": 112}
_WIDE_ZOOM = {**_ZOOM, "strip": 62, "foot": 22, "art": 168, "least": 100, "most": 250}
_PLAIN: dict[tuple[str, bool], Plain] = {
    ("table", False): (TABLE, _TABLE),
    ("hand", False): (HAND, _HAND),
    ("zoom", False): (ZOOM, _ZOOM),
    ("table", True): (TABLE[::-1], _WIDE_TABLE),
    ("hand", True): (HAND[::-1], _WIDE_HAND),
    ("zoom", True): (ZOOM[::-1], _WIDE_ZOOM),
}
_RULES: dict[str, tuple[int, int]] = {"table": (12, 12), "hand": (14, 12), "zoom": (23, 15)}  # largest, smallest


def fit(size: Size, scale: float = 1.0, text_factor: float = 1.0, turned: bool = False, wide: bool = False) -> Fit:
    """The measures of "table", "hand" or "zoom"; `wide`: of a Problem."""
    sides, measures = _PLAIN[size, wide]
    return scaled(Fit, (sides[::-1] if turned else sides, measures), _RULES[size], scale, text_factor)
