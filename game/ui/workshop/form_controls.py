"""The controls of the form that no other screen has: what opens a list to search, and the head of a group."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Choice
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget

FEW = 9  # so many words stand in a list that drops down; more are searched


@dataclass
class Pick(Choice):
    """A choice that opens a list to search where there are many, or where each says what it is."""

    search: Callable[[], None] | None = None

    def click(self, at: Point, desk: Desk) -> None:
        if self.search is None:
            super().click(at, desk)
        else:
            desk.sound("click", self)
            self.search()


@dataclass
class Fold(Widget):
    """The head of what is nested: folds it up, or opens it again."""

    label: str = ""
    count: str = ""
    open: bool = True
    flip: Callable[[], None] = lambda: None
    radius: ClassVar[float] = 8

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.flip()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if look.hover:
            pen.slab(b, (*P.LAMP, 30), 8)
        sign(pen, "down" if self.open else "right", (b.x + 10, b.cy), 4.5, P.BRASS_LIT)
        r = pen.words(self.label, (b.x + 24, b.cy), 14, P.BRASS_LIT, True, width=b.w - 60)
        if self.count:
            pen.words(self.count, (r.right_edge + 10, b.cy), 13, P.MUTED, width=30)


@dataclass
class Swatch(Widget):
    """A paint to dip into."""

    paint: str = ""
    chosen: bool = False
    do: Callable[[], None] = lambda: None
    radius: ClassVar[float] = 7

    def reads(self, say: Say) -> str:
        return self.paint

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        edge = pen.colours.select if self.chosen else P.LAMP if look.hover else P.BRASS_DEEP
        pen.slab(self.box.inset(1, 4), (*hx(self.paint), 255), 7, (*edge, 255), 2.4 if self.chosen else 1.2)


def indent(box: Box, depth: int) -> Box:
    """The box further right, as deep as something is nested."""
    by = min(depth, 8) * 14.0
    return Box(box.x + by, box.y, box.w - by, box.h)
