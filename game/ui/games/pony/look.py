"""How the cards of the pony game look: icons for the names that their sheets use, and their faces."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.rules.pony.cards import Card, Mane, Problem
from game.rules.pony.sheet import SHEETS
from game.ui.art.palette import HAND, ZOOM
from game.ui.faces.pony import (
    Size,
    badge,
    bonus_mark,
    cost_coin,
    face,
    face_down,
    fury_gem,
    home_mark,
    keyword_icon,
    kind_icon,
    pip,
    place_icon,
    points_mark,
    portrait,
    power_gem,
)
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


def shown(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; a Problem lies across where it is shown large."""
    return (sheet_face if size == "zoom" else picture)(card, size, lang, scale, text, colours)


def boosted(card: Card, lang: str, scale: float, colours: Colours) -> Surface | None:
    """The other side of a Mane, as small as on the table."""
    return picture(card, "table", lang, scale, 1.0, colours, True) if isinstance(card, Mane) else None


LOOK = Look(SHEETS, icon, shown, 46, 23, other_side=boosted, portrait=portrait, back=partial(face_down, "table"))
