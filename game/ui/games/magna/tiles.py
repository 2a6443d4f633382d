"""Cards of a deck as controls in the set-up: a small card, a round picture where room is dear, a base."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import Surface

from game.rules.magna.cards import Base
from game.ui.art import palette as P
from game.ui.faces.magna import portrait
from game.ui.games.magna.pictures import TABLE, Card, table_face
from game.ui.games.magna.shown import draw_base
from game.ui.games.tiles import DeckCoin, DeckTile
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget


@dataclass
class UnitTile(DeckTile):
    """A small card as it lies on the table."""

    card: Card

    def picture(self, pen: Pen) -> Surface:
        return table_face(self.card, pen.lang, self.box.w / TABLE[0] * pen.scale, pen.colours)


@dataclass
class UnitCoin(DeckCoin):
    """A round picture of a card."""

    card: Card

    def portrait(self, pen: Pen, side: float) -> Surface:
        return portrait(self.card, pen.px(side))


@dataclass
class BaseTile(Widget):
    """A base with its number. A click shows it large."""

    base: Base
    number: int
    zoom: Do = lambda: None
    radius: ClassVar[float] = 7

    def click(self, at: Point, desk: Desk) -> None:
        self.zoom()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        draw_base(pen, self.box, self.base, self.number)
        if look.hover:
            pen.slab(self.box, (0, 0, 0, 0), 6, (*P.LAMP, 255), 2.2)
