"""The cards of the pony game at the sizes that the screens around a match need."""

from __future__ import annotations

from pygame import Surface

from game.rules.pony.cards import Card, Problem
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.pony import Size, face, face_down
from game.ui.theme import STANDARD, Colours

__all__ = ["HAND", "TABLE", "ZOOM", "Card", "picture", "sheet_face", "table_back", "table_face"]


def picture(
    card: Card,
    size: Size,
    lang: str,
    scale: float,
    text: float = 1.0,
    colours: Colours = STANDARD,
    boosted: bool = False,
) -> Surface:
    """Any card, face up and upright; `text` is how much larger its words are than usual."""
    return face(card.key, card, size, lang, scale, text, False, colours, boosted, True)


def sheet_face(card: Card, size: Size, lang: str, scale: float, text: float, colours: Colours) -> Surface:
    """A card for a place as large as an upright zoomed one: a Problem lies in it, as wide as the place."""
    if isinstance(card, Problem):
        return face(card.key, card, "hand", lang, scale * ZOOM[0] / HAND[1], text, False, colours)
    return face(card.key, card, size, lang, scale, text, False, colours)


def table_face(card: Card, lang: str, scale: float, colours: Colours = STANDARD) -> Surface:
    """As small as on the table."""
    return picture(card, "table", lang, scale, 1.0, colours)


def table_back(scale: float, problem: bool = False) -> Surface:
    """The back of a deck as it lies on the table."""
    return face_down("table", scale, False, problem)
