"""How large everything on a card of The Foton is."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.kit.card_measures import LEAST, SIZES, CardMeasures, Size

__all__ = ["SIZES", "Fit", "Size", "fit"]


@frozen
class Fit(CardMeasures):
    """The measures of a card in real pixels."""

    floor: int  # the smallest type
    edge: int  # stock around the inner frame
    name: int  # type size of the name
    plate: int  # height of the name plate; 0: the name stands below the picture
    foot: int  # height of what stands below everything else
    rules: tuple[int, ...]  # type sizes of a Megido's rules text, the most wanted first
    event_rules: tuple[int, ...]
    dense: tuple[int, ...]  # type sizes for which the picture gives way, the most wanted first
    pip: int  # radius of a cost icon
    mark: int  # radius of the class badge
    star: int  # radius of a star
    disc: int  # diameter of the largest seal, of the smallest beside a text, and of a cramped one
    least: int
    tiny: int

    def type(self, size: float) -> int:
        """A type size of interface scale 1 as a real one: never below the smallest type there may be."""
        return max(self.floor, round(size * self.scale))


_TABLE = {
    "edge": 4,
    "name": 13,
    "plate": 0,
    "foot": 22,
    "pip": 7,
    "mark": 10,
    "star": 7,
    "disc": 84,
    "least": 84,
    "tiny": 84,
}
_HAND = {
    "edge": 6,
    "name": 17,
    "plate": 28,
    "foot": 0,
    "pip": 9,
    "mark": 13,
    "star": 9,
    "disc": 116,
    "least": 78,
    "tiny": 38,
}
_ZOOM = {
    "edge": 12,
    "name": 32,
    "plate": 62,
    "foot": 22,
    "pip": 18,
    "mark": 27,
    "star": 17,
    "disc": 274,
    "least": 200,
    "tiny": 120,
}
_PLAIN: dict[str, tuple[tuple[int, int], dict[str, int]]] = {
    "table": (TABLE, _TABLE),
    "hand": (HAND, _HAND),
    "zoom": (ZOOM, _ZOOM),
}
_RULES: dict[str, tuple[int, ...]] = {"table": (), "hand": (14, 13, 12), "zoom": (21, 20, 19, 18, 17, 16, 15)}
_EVENT_RULES: dict[str, tuple[int, ...]] = {"table": (), "hand": (14, 13, 12), "zoom": (23, 21, 19, 17)}


def fit(size: Size, scale: float = 1.0, text_factor: float = 1.0, least: int = 0) -> Fit:
    """The measures of "table", "hand" or "zoom". Rules text also grows with the text size that a person has set.

    `least` is the smallest type in real pixels; without it, what 12 pixels are at this scale, and never below 12.
    """
    (width, height), plain = _PLAIN[size]
    floor = least or round(LEAST * max(1.0, scale))

    def types(sizes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(dict.fromkeys(max(floor, round(s * text_factor * scale)) for s in sizes))

    return Fit(
        scale,
        round(width * scale),
        round(height * scale),
        floor,
        rules=types(_RULES[size]),
        event_rules=types(_EVENT_RULES[size]),
        dense=_dense(_RULES[size], scale, text_factor, floor),
        **{name: round(value * scale) for name, value in plain.items()},
    )


def _dense(sizes: tuple[int, ...], scale: float, text_factor: float, floor: int) -> tuple[int, ...]:
    """From the smallest wanted type, as large as a person has set it, down to the smallest there is."""
    if not sizes:
        return ()
    wanted = sizes[-1] if text_factor <= 1 else sizes[0] * text_factor * 0.9
    lowest = max(floor, round(sizes[-1] * min(1.0, text_factor) * scale))
    return tuple(range(max(lowest, round(wanted * scale)), lowest - 1, -1))
