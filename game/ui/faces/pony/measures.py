"""How large everything on a card is. A card of interface scale 2 is laid out anew, twice as large, never blown up."""

from __future__ import annotations

from typing import Literal

from game.frozen import frozen
from game.ui.art.palette import HAND, TABLE, ZOOM

Size = Literal["table", "hand", "zoom"]
SIZES: tuple[Size, ...] = ("table", "hand", "zoom")
LEAST = 12  # no type is smaller at interface scale 1


@frozen
class Fit:
    """The measures of a card in real pixels. `scale` has been applied to all of them but itself."""

    scale: float
    width: int
    height: int
    edge: int  # stock around the inner frame
    plate: int  # height of the name plate; 0: the name stands below the picture
    name: int  # type size of the name
    strip: int  # height of the strip under the picture
    foot: int  # height of what stands below everything else
    rules: tuple[int, ...]  # type sizes of texts, the most wanted first
    small: int  # type size of what stands on strips
    cost: int  # sides of the squares of coins, pips, stones, badges, signs
    pip: int
    gem: int
    badge: int
    sign: int
    art: int  # height of the picture: wanted, at least, at most
    least: int
    most: int

    @property
    def size(self) -> tuple[int, int]:
        return self.width, self.height

    @property
    def inner(self) -> int:
        """Width inside the stock."""
        return self.width - 2 * self.edge

    @property
    def large(self) -> bool:
        """A zoomed card: with all details."""
        return self.plate > 0 and self.foot > 0

    @property
    def margin(self) -> int:
        """What a text keeps clear of the edge of its parchment."""
        return self.px(15 if self.large else 7)

    def choices(self, room: float) -> list[tuple[int, float]]:
        """Type sizes with the height that a text may have in `room`, the most wanted first: the picture keeps its size,
        then text and picture give way in turn, at last the picture alone."""
        n, middle = len(self.rules), (self.art + self.least) / 2
        out = [(size, room - self.art) for size in self.rules[: (n + 1) // 2]]
        out += [(size, room - middle) for size in self.rules[n // 4 : 3 * n // 4 + 1]]
        out += [(size, room - self.least) for size in self.rules[n // 3 :]]
        return out

    def px(self, pixels: float) -> int:
        """Pixels of interface scale 1 as real ones."""
        return max(1, round(pixels * self.scale))


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
_PLAIN: dict[tuple[str, bool], tuple[tuple[int, int], dict[str, int]]] = {
    ("table", False): (TABLE, _TABLE),
    ("hand", False): (HAND, _HAND),
    ("zoom", False): (ZOOM, _ZOOM),
    ("table", True): (TABLE[::-1], _WIDE_TABLE),
    ("hand", True): (HAND[::-1], _WIDE_HAND),
    ("zoom", True): (ZOOM[::-1], _WIDE_ZOOM),
}
_RULES: dict[str, tuple[int, int]] = {"table": (12, 12), "hand": (14, 12), "zoom": (23, 15)}  # largest, smallest


def fit(size: Size, scale: float = 1.0, text_factor: float = 1.0, turned: bool = False, wide: bool = False) -> Fit:
    """The measures of "table", "hand" or "zoom"; `wide`: of a Problem. Texts also grow with the text size that a person
    has set; one that would then not fit is made smaller again, down to 12 px or the smallest type of its size."""
    (width, height), plain = _PLAIN[size, wide]
    if turned:
        width, height = height, width
    largest, smallest = _RULES[size][0] * text_factor, _RULES[size][-1] * min(1.0, text_factor)
    types = tuple(range(round(max(LEAST, largest) * scale), round(max(LEAST, smallest) * scale) - 1, -1))
    return Fit(
        scale,
        round(width * scale),
        round(height * scale),
        rules=types,
        **{name: round(value * scale) for name, value in plain.items()},
    )
