"""How the cards of Magna Spectra look: signs for the names that their sheets use, and their faces."""

from __future__ import annotations

from functools import partial

from pygame import Surface

from game.rules.magna.sheet import SHEETS
from game.ui.faces.magna import Picture as Card
from game.ui.faces.magna import (
    Size,
    back,
    colour_mark,
    equip_icon,
    face,
    gem,
    keyword_icon,
    kind_icon,
    mark,
    portrait,
    rank_badge,
    skill_icon,
    symbol,
)
from game.ui.sheets.look import Look
from game.ui.theme import STANDARD, Colours


def icon(name: str, px: int, colours: Colours) -> Surface:
    """A gem with its number, unless it is a sign."""
    what, _, value = name.partition("/")
    match what:
        case "colour":
            return colour_mark(value, px)
        case "kind":
            return kind_icon(value, px)
        case "rank":
            return rank_badge(value, px)
        case "skill":
            return skill_icon(value, px)
        case "equip":
            return equip_icon(value, px)
        case "symbol":
            return symbol(value, px)
        case "keyword":
            return keyword_icon(value, px)
        case "unique":
            return mark("unique", px)
        case "attack" | "defence":
            return gem(what, value, px, 0, colours)
    return gem(what, value, px)


def picture(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up; `text` is how much larger its words are than usual."""
    return face(card.key, card, size, lang, scale, text, colours)


def round_picture(card: Card, px: int, colours: Colours) -> Surface:
    """The same in all colours."""
    return portrait(card, px)


LOOK = Look(
    SHEETS,
    icon,
    picture,
    74,
    gems={"attack": 40, "defence": 40, "rank": 32, "cost": 36, "hero": 36},
    portrait=round_picture,
    back=partial(back, "table"),
)
