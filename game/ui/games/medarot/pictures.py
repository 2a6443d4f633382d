"""The cards of the Medarot Card Game at the sizes that the screens around a match need."""

from __future__ import annotations

from pygame import Surface

from game.rules.medarot.sheet import Card
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.medarot import face, face_down
from game.ui.faces.medarot.measures import Size
from game.ui.theme import STANDARD, Colours

__all__ = ["HAND", "TABLE", "ZOOM", "Card", "picture", "table_back", "table_face"]


def picture(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; `text` is how much larger its words are than usual."""
    return face(card.key, card, size, lang, scale, text, False, colours)


def table_face(card: Card, lang: str, scale: float, colours: Colours = STANDARD) -> Surface:
    """As it lies on the table."""
    return face(card.key, card, "table", lang, scale, 1.0, False, colours)


def table_back(scale: float) -> Surface:
    """The back of every card as it lies on the table."""
    return face_down("table", scale)
