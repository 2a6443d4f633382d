"""What a game gives to the readers of its sheets: pictures for the names of icons, and the faces of its cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import field
from typing import Any

from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.table.sheet import Sheets
from game.ui.art.palette import HAND, TABLE
from game.ui.sheets.card_sheet import Picture
from game.ui.theme import Colours


@frozen
class Look:
    """How the cards of a game look."""

    sheets: Sheets
    icon: Callable[[str, int, Colours], Surface]  # the icon of that name, so many pixels high
    picture: Picture
    numbers: float  # how wide the numbers of its rules are, with what is free behind them
    icons: float = 20.0  # how high icons are beside a large card
    gems: Mapping[str, float] = field(default_factory=dict)  # facts side by side in a row, and how high their icons are
    other_side: Callable[[Any, str, float, Colours], Surface | None] = lambda card, lang, scale, colours: None

    portrait: Callable[[Any, int, Colours], Surface] = lambda card, px, colours: Surface((px, px), SRCALPHA)
    """A card as a round picture, so many pixels wide; nothing to be seen where a game has none."""
    back: Callable[[float], Surface] = lambda scale: Surface((TABLE[0] * scale, TABLE[1] * scale), SRCALPHA)
    """The back of a card as it lies on the table, at a scale."""

    def read_at(self, card: Any, lang: str, height: int, scale: float, colours: Colours) -> Surface:
        """A card so many real pixels high: with its text where that can be read, else as it lies on the table."""
        size, high = ("hand", HAND[1]) if height >= 0.98 * HAND[1] * scale else ("table", TABLE[1])
        return self.picture(card, size, lang, height / high, 1.0, colours)
