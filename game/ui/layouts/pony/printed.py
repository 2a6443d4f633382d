"""What is printed on the cards of the Pony game, for hands, tiles and the inspector."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from pygame import Surface

from game.rules.pony.cards import Friend, Mane, Resource, Troublemaker, printed_on
from game.rules.pony.sheet import SHEETS
from game.ui.art.palette import mix
from game.ui.faces import pony as faces
from game.ui.faces.pony.frames import tone_of_card
from game.ui.faces.pony.tiles import printed_power
from game.ui.table.printed import Number, Printed
from game.ui.theme import STANDARD, Colours

BLACK = (0, 0, 0)


def printed(cards: Mapping[str, Any], key: str) -> Printed | None:
    """What is printed on a card; None for a back."""
    card = printed_on(cards, key)
    if card is None:
        return None
    sheet, (dark, lit, _) = SHEETS.sheet(card), tone_of_card(card, False, STANDARD)
    cost = getattr(card, "cost", None)
    power = None if isinstance(card, Resource) else printed_power(card, False)
    gem_of = "fury" if isinstance(card, Troublemaker) else "power"
    return Printed(
        card.name,
        sheet.nature,
        partial(faces.picture, card),
        (mix(dark, BLACK, 0.3), lit),
        price=(("cost", str(cost)),) if cost is not None else (),
        numbers=(Number(gem_of, str(power)),) if power is not None else (),
        signs=tuple(("pip", colour) for colour in card.colors) if isinstance(card, (Mane, Friend)) else (),
        text=sheet.text,
        short=card.short,
    )


def gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
    """A heart or a fury with a number, a coin, a colour."""
    if name == "pip":
        return faces.pip(number, px, True, colours)
    if name == "cost":
        return faces.cost_coin(number, px)
    return (faces.fury_gem if name == "fury" else faces.power_gem)(number, px, change)
