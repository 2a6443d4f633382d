"""How large everything on a card is. A card of interface scale 2 is laid out anew, twice as large, never blown up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeVar

from game.frozen import frozen

Size = Literal["table", "hand", "zoom"]
SIZES: tuple[Size, ...] = ("table", "hand", "zoom")
LEAST = 12  # no type is smaller at interface scale 1


@frozen
class CardMeasures:
    """The measures of a card in real pixels. `scale` has been applied to all of them but itself."""

    scale: float
    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.width, self.height

    def px(self, pixels: float) -> int:
        """Pixels of interface scale 1 as real ones."""
        return max(1, round(pixels * self.scale))


@frozen
class TextMeasures(CardMeasures):
    """The measures of a card whose picture and text share the room between plate and foot."""

    edge: int  # stock around the inner frame
    plate: int  # height of the name plate; 0: the name stands below the picture
    name: int  # type size of the name
    strip: int  # height of the strip under the picture
    foot: int  # height of what stands below everything else; 0: nothing
    rules: tuple[int, ...]  # type sizes of texts, the most wanted first
    small: int  # type size of what stands on strips
    art: int  # height of the picture: wanted, and at least
    least: int

    @property
    def inner(self) -> int:
        """Width inside the stock."""
        return self.width - 2 * self.edge

    def choices(self, room: float) -> list[tuple[int, float]]:
        """Type sizes with the height that a text may have in `room`, the most wanted first: the picture keeps its size,
        then text and picture give way in turn, at last the picture alone."""
        n, middle = len(self.rules), (self.art + self.least) / 2
        out = [(size, room - self.art) for size in self.rules[: (n + 1) // 2]]
        out += [(size, room - middle) for size in self.rules[n // 4 : 3 * n // 4 + 1]]
        out += [(size, room - self.least) for size in self.rules[n // 3 :]]
        return out


M = TypeVar("M", bound=TextMeasures)
Plain = tuple[tuple[int, int], Mapping[str, int]]  # width and height, and all else, at interface scale 1


def scaled(kind: type[M], plain: Plain, types: tuple[int, int], scale: float, text_factor: float) -> M:
    """Measures of a kind. `types`: the largest and the smallest type of texts. Texts also grow with the text size that
    a person has set; a text that would then not fit is made smaller again, down to 12 px or the smallest type."""
    (width, height), measures = plain
    largest, smallest = types[0] * text_factor, types[1] * min(1.0, text_factor)
    rules = tuple(range(round(max(LEAST, largest) * scale), round(max(LEAST, smallest) * scale) - 1, -1))
    real = {name: round(value * scale) for name, value in measures.items()}
    return kind(scale, round(width * scale), round(height * scale), rules=rules, **real)
