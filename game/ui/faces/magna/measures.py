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
    plate: int  # height of the name plate
    name: int  # type size of the name
    strip: int  # height of the strip with kind and traits under the picture
    foot: int  # height of what stands below everything else; 0: nothing
    rules: tuple[int, ...]  # type sizes of texts, the most wanted first
    small: int  # type size of what stands on strips
    coin: int  # sides of the squares of cost and rank, of numbers, of icons
    gem: int
    icon: int
    pad: int  # what a text keeps clear of the edges of its parchment
    art: int  # height of the picture: wanted, and at least
    least: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    @property
    def inner(self) -> int:
        """Width inside the stock."""
        return self.width - 2 * self.edge

    @property
    def room(self) -> int:
        """Height that picture and text share."""
        return self.height - 2 * self.edge - self.plate - self.strip - self.foot

    def choices(self) -> list[tuple[int, float]]:
        """Type sizes with the height that a text may have, the most wanted first: the picture keeps its size, then text
        and picture give way in turn, at last the picture alone."""
        n, middle, room = len(self.rules), (self.art + self.least) / 2, self.room - 2 * self.pad
        out: list[tuple[int, float]] = [(size, room - self.art) for size in self.rules[: (n + 1) // 2]]
        out += [(size, room - middle) for size in self.rules[n // 4 : 3 * n // 4 + 1]]
        out += [(size, room - self.least) for size in self.rules[n // 3 :]]
        return out

    def px(self, pixels: float) -> int:
        """Pixels of interface scale 1 as real ones."""
        return max(1, round(pixels * self.scale))


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
_PLAIN: dict[str, tuple[tuple[int, int], dict[str, int]]] = {
    "table": (TABLE, _TABLE),
    "hand": (HAND, _HAND),
    "zoom": (ZOOM, _ZOOM),
}
_RULES: dict[str, tuple[int, int]] = {"table": (12, 12), "hand": (14, 12), "zoom": (22, 15)}  # largest, smallest


def fit(size: Size, scale: float = 1.0, text_factor: float = 1.0) -> Fit:
    """The measures of "table", "hand" or "zoom". Texts also grow with the text size that a person has set; a text that
    would then not fit is made smaller again, down to 12 px or the smallest type of its size."""
    (width, height), plain = _PLAIN[size]
    largest, smallest = _RULES[size][0] * text_factor, _RULES[size][-1] * min(1.0, text_factor)
    types = tuple(range(round(max(LEAST, largest) * scale), round(max(LEAST, smallest) * scale) - 1, -1))
    return Fit(
        scale,
        round(width * scale),
        round(height * scale),
        rules=types,
        **{name: round(value * scale) for name, value in plain.items()},
    )
