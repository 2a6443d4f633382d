"""How the cards of the pony game look: icons for the names that their sheets use, and their faces."""

from __future__ import annotations

from pygame import Surface

from game.rules.pony.cards import Card, Mane
from game.rules.pony.sheet import SHEETS
from game.ui.faces.pony import (
    Size,
    badge,
    bonus_mark,
    cost_coin,
    fury_gem,
    home_mark,
    keyword_icon,
    kind_icon,
    pip,
    place_icon,
    points_mark,
    power_gem,
)
from game.ui.games.pony.pictures import picture, sheet_face
from game.ui.sheets.look import Look
from game.ui.theme import STANDARD, Colours


def icon(name: str, px: int, colours: Colours) -> Surface:
    """A sign with a number, unless it is something else."""
    match name.split("/"):
        case ["kind", kind]:
            return kind_icon(kind, px)
        case ["color", color]:
            return pip("" if color == "none" else color, px, True, colours)
        case ["asks", color]:
            return pip(color, px, False, colours)
        case ["need", color, power]:
            return badge(color, int(power), px, colours)
        case ["word", word]:
            return keyword_icon(word, px)
        case ["place", place]:
            return place_icon(place, px)
    what, _, number = name.partition("/")
    numbered = {
        "power": power_gem,
        "fury": fury_gem,
        "cost": cost_coin,
        "points": points_mark,
        "bonus": bonus_mark,
        "home": home_mark,
    }
    return numbered[what](number, px)


def shown(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; a Problem lies across where it is shown large."""
    return (sheet_face if size == "zoom" else picture)(card, size, lang, scale, text, colours)


def boosted(card: Card, lang: str, scale: float, colours: Colours) -> Surface | None:
    """The other side of a Mane, as small as on the table."""
    return picture(card, "table", lang, scale, 1.0, colours, True) if isinstance(card, Mane) else None


LOOK = Look(SHEETS, icon, shown, 46, 23, other_side=boosted)
