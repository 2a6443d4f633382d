"""Words on a screen that lead into the rulebook, as controls for mouse and keyboard."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

import game
from game.rules import PACKAGES
from game.table.ruleset import Ruleset
from game.ui.art import palette as P
from game.ui.rulebook.links import open_rule
from game.ui.widgets.buttons import Do, nothing
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App


@dataclass
class LinkSpot(Widget):
    """Words that lead somewhere: whoever draws them underlines them, this one answers."""

    do: Do = nothing
    paper: bool = False  # on a page of the book
    radius: ClassVar[float] = 4

    def click(self, at: Point, desk: Desk) -> None:
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        if look.hover:
            pen.slab(self.box, (176, 118, 20, 56) if self.paper else (*P.LAMP, 34), 4)


@dataclass
class LinkRow(LinkSpot):
    """One more row of words that lead somewhere: the keyboard is on the first."""

    focusable: ClassVar[bool] = False


@dataclass
class Corner(Widget):
    """The lower outer corner of a leaf: turns it."""

    by: int = 1
    do: Do = nothing
    radius: ClassVar[float] = 6

    def click(self, at: Point, desk: Desk) -> None:
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        ink = P.INK if look.hover else P.INK_SOFT
        sign(pen, "right" if self.by > 0 else "left", (self.box.cx, self.box.cy), 6 if look.hover else 5, ink)


def open_rule_of(app: App, card: object, rule: str, cited: Phrase) -> None:
    """The rulebook of the game a card belongs to, at a rule."""
    open_rule(app, rules_of(card).key, rule, cited)


def rules_of(card: object) -> Ruleset:
    """The game a card belongs to. The package that defines its class is that of its game."""
    key = next(key for key, home in PACKAGES.items() if type(card).__module__.startswith(f"{home}."))
    return game.ruleset(key)
