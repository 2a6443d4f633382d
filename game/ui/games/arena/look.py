"""How the cards of the Arena look: icons for the names that their sheets use, and their faces."""

from __future__ import annotations

from pygame import Surface

from game.rules.arena.sheet import SHEETS, Card
from game.ui.art.palette import HAND, TABLE, ZOOM
from game.ui.faces.arena import colour_gem, faces
from game.ui.sheets.look import Look
from game.ui.theme import STANDARD, Colours

HIGH = {"table": TABLE[1], "hand": HAND[1], "zoom": ZOOM[1]}


def icon(name: str, px: int, colours: Colours) -> Surface:
    """The stone of a colour."""
    return colour_gem(name.removeprefix("colour/"), px // 2)


def shown(card: Card, size: str, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up."""
    return faces.face(card, lang, round(HIGH[size] * scale), scale=scale)


LOOK = Look(SHEETS, icon, shown, 0)
