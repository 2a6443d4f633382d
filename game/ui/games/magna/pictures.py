"""The cards of Magna Spectra at the sizes that the screens around a match need."""

from __future__ import annotations

from pygame import Surface

from game.rules.magna.cards import Base, Force
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.magna import Picture as Card
from game.ui.faces.magna import Size, back, face
from game.ui.theme import STANDARD, Colours

__all__ = ["HAND", "TABLE", "ZOOM", "Base", "Card", "Force", "picture", "table_back", "table_face"]


def picture(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; `text` is how much larger its words are than usual."""
    return face(card.key, card, size, lang, scale, text, colours)


def table_face(card: Card, lang: str, scale: float, colours: Colours = STANDARD) -> Surface:
    """As it lies on the table."""
    return face(card.key, card, "table", lang, scale, 1.0, colours)


def table_back(scale: float) -> Surface:
    """The back of every card as it lies on the table."""
    return back("table", scale)
