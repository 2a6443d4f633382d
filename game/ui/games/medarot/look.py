"""How the cards of the Medarot Card Game look: icons for the names that their sheets use, and their faces."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.rules.medarot.sheet import SHEETS, Card
from game.ui.art import palette as P
from game.ui.art.kept import kept
from game.ui.faces.medarot import (
    Size,
    coin,
    face,
    face_down,
    portrait,
    rarity_star,
    stat_icon,
    timing_icon,
    trash_icon,
    type_icon,
)
from game.ui.sheets.look import Look
from game.ui.theme import STANDARD, Colours
from game.ui.widgets.ornaments import SIGNS, Sign


@kept(1)
def person(px: int) -> Surface:
    """The sign of a Medarotter."""
    figure = Sign(px * 0.44, P.BRASS_LIT)
    SIGNS["person"](figure)
    rim = (figure.side - px) // 2
    return figure.sheet.done().subsurface((rim, rim, px, px))


def icon(name: str, px: int, colours: Colours) -> Surface:
    """A stone, a type, a coin, a timing."""
    match name.split("/"):
        case ["type", "person"]:
            return person(px)
        case ["type", kind]:
            return type_icon(kind, px, colours)
        case ["number", "cost" | "hp"]:
            return coin("", px)
        case ["number", stat]:
            return stat_icon(stat, px, colours)
        case ["cost", number]:
            return coin(number, px)
        case ["hp", number]:
            return coin(f"+{number}", px)
        case ["rarity", _]:
            return rarity_star(px)
        case ["star", lit]:
            return rarity_star(px, lit == "yes")
        case ["timing", timing]:
            return timing_icon(timing, px)
    return trash_icon(name.partition("/")[2], px)


def picture(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; `text` is how much larger its words are than usual."""
    return face(card.key, card, size, lang, scale, text, False, colours)


LOOK = Look(SHEETS, icon, picture, 46, portrait=portrait, back=partial(face_down, "table"))
