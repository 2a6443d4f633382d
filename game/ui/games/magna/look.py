"""How the cards of Magna Spectra look: signs for the names that their sheets use, and their faces."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.rules.magna.sheet import SHEETS
from game.ui.faces.magna import (
    Size,
    colour_mark,
    equip_icon,
    gem,
    keyword_icon,
    kind_icon,
    mark,
    rank_badge,
    skill_icon,
    symbol,
)
from game.ui.games.magna.pictures import Card, picture
from game.ui.sheets.card_sheet import CardSheet, Reader
from game.ui.sheets.look import Look
from game.ui.sheets.zoom import describe
from game.ui.theme import STANDARD, Colours
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen


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


def shown(card: Card, size: Size, lang: str, scale: float, text: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """Any card, face up."""  # looks `picture` up when it is called: tests that listen put another in its place
    return picture(card, size, lang, scale, text, colours)


LOOK = Look(SHEETS, icon, shown, 74, gems={"attack": 40, "defence": 40, "rank": 32, "cost": 36, "hero": 36})


def card_sheet(cards: Sequence[Card], at: int) -> CardSheet:
    """One of these cards large, with the others to leaf through."""
    return CardSheet(cards, at, shown, _describe)


def _describe(reader: Reader, pen: Pen, room: Box, card: Card) -> None:
    describe(LOOK, reader.app.rules("magna"), reader, pen, room, card)
