"""What is printed on the cards of the Medarot Card Game, for hands, tiles and the inspector."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

from pygame import Surface

from game.rules.medarot.cards import Medarot, printed_on
from game.rules.medarot.sheet import SHEETS
from game.ui.art import palette as P
from game.ui.faces.medarot import bust, bust_of, coin, stat_gem
from game.ui.table.printed import Number, Printed, facts_of
from game.ui.theme import Colours
from game.words import Phrase

PERSON = (P.STOCK, P.BRASS_DEEP)


def printed(cards: Mapping[str, Any], key: str) -> Printed | None:
    """What is printed on a card; None for a back."""
    card = printed_on(cards, key)
    if card is None:
        return None
    sheet = SHEETS.sheet(card)
    kind = without_first(sheet.nature)
    if not isinstance(card, Medarot):
        return Printed(card.name, kind, partial(bust_of, card.key), PERSON, text=sheet.text, short=card.short)
    dark, lit, _ = P.MEDAROT_TYPE[card.type]
    power = "−" if card.special else str(card.power)
    numbers = (Number("armor", str(card.armor)), Number("power", power), Number("speed", str(card.speed), "right"))
    return Printed(
        card.name, kind, partial(bust, card), (dark, lit), price=(("cost", str(card.cost)),), numbers=numbers,
        text=sheet.text if card.ability else (), facts=facts_of(sheet), short=card.short,
    )  # fmt: skip


def without_first(kind: Phrase) -> Phrase:
    """ "Medarot · Melee · KWG line" is a melee one of the KWG line: what they all are need not be said of each."""
    return Phrase(kind.en.partition(" · ")[2] or kind.en, kind.ja.partition("・")[2] or kind.ja)


def gem(name: str, number: str, px: int, change: int, colours: Colours) -> Surface:
    """A coin, or the gem of a number."""
    return coin(number, px) if name == "cost" else stat_gem(name, number, px, change, colours)
