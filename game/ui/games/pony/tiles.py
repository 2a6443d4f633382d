"""Cards of a deck as controls in the set-up: a small card, or a round picture where room is dear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import Surface

from game.rules.pony.cards import Card
from game.ui.faces.pony import portrait
from game.ui.games.pony.pictures import TABLE, table_face
from game.ui.games.tiles import DeckCoin, DeckTile
from game.ui.widgets.pen import Pen


@dataclass
class CardTile(DeckTile):
    """A small card as it lies on the table."""

    card: Card
    counts_one: ClassVar[bool] = False

    def picture(self, pen: Pen) -> Surface:
        return table_face(self.card, pen.lang, self.box.w / TABLE[0] * pen.scale, pen.colours)


@dataclass
class CardCoin(DeckCoin):
    """A round picture of a card."""

    card: Card

    def portrait(self, pen: Pen, side: float) -> Surface:
        return portrait(self.card, pen.px(side), pen.colours)
