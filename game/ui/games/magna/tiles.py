"""The bases of a deck as controls in the set-up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.rules.magna.cards import Base
from game.ui.art import palette as P
from game.ui.games.magna.shown import draw_base
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget


@dataclass
class BaseTile(Widget):
    """A base with its number. A click shows it large."""

    base: Base
    number: int
    zoom: Do = lambda: None
    radius: ClassVar[float] = 7

    def reads(self, say: Say) -> str:
        return f"{self.number}. {say(self.base.name)}"

    def click(self, at: Point, desk: Desk) -> None:
        self.zoom()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        draw_base(pen, self.box, self.base, self.number)
        if look.hover:
            pen.slab(self.box, (0, 0, 0, 0), 6, (*P.LAMP, 255), 2.2)
