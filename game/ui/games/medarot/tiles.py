"""Medarots of a deck as controls in the set-up: a small card, or a round picture where room is dear."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Surface

from game.rules.medarot.cards import Medarot
from game.ui.faces.medarot import portrait
from game.ui.games.medarot.pictures import TABLE, table_face
from game.ui.games.tiles import DeckCoin, DeckTile
from game.ui.widgets.pen import Pen


@dataclass
class RobotTile(DeckTile):
    """A small card as it lies on the table."""

    card: Medarot

    def picture(self, pen: Pen) -> Surface:
        return table_face(self.card, pen.lang, self.box.w / TABLE[0] * pen.scale, pen.colours)


@dataclass
class RobotCoin(DeckCoin):
    """A round picture of a card."""

    card: Medarot

    def portrait(self, pen: Pen, side: float) -> Surface:
        return portrait(self.card, pen.px(side), pen.colours)
