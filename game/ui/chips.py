"""A filter chip that carries a sign of its own beside its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ui.album import Mark, Picture
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Chip, Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget


@dataclass
class MarkChip(Widget):
    """On: blue edge and ground. The sign stands where a plain chip has its tick, so that nothing moves."""

    label: str = ""
    on: bool = False
    flip: Do = lambda: None
    picture: Picture | None = None
    size: float = 13
    radius: ClassVar[float] = 14

    @classmethod
    def of(cls, mark: Mark, box: Box, label: str, on: bool, flip: Do, tip: str = "") -> Widget:
        """The chip of a filter: with its picture, or the plain one with its colour. One without words has a `tip`."""
        if mark.picture is None:
            return Chip(mark.key, box, label=label, on=on, spot=mark.spot, flip=flip, called=tip)
        tip_shown = "" if label else tip
        return cls(mark.key, box, label=label, on=on, flip=flip, picture=mark.picture, tip=tip_shown, called=tip)

    @classmethod
    def wide(cls, pen: Pen, mark: Mark, label: str, high: float = 28) -> float:
        """How wide the chip of a filter is that is so high."""
        if mark.picture is None:
            return Chip.breadth(pen, label, mark.spot is not None, high=high)
        return pen.width(label, 13, True, high=high) + (46 if label else 34)

    def reads(self, say: Say) -> str:
        return self.called

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.flip()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, select = self.box, pen.colours.select
        fill = (*mix(select, (0, 0, 0), 0.72), 255) if self.on else (0, 0, 0, 120)
        edge = select if self.on else P.LAMP if look.hover else P.BRASS_DEEP
        pen.slab(b, fill, b.h / 2, (*edge, 255), 2 if self.on else 1.2)
        x = b.x + 10 if self.label else b.cx - 8
        if self.picture:
            image = self.picture(pen.px(16), pen.colours)
            at = pen.at(x + 8, b.cy)
            pen.put_px(image, (at[0] - image.get_width() / 2, at[1] - image.get_height() / 2))
        else:
            dot(pen, (x + 8, b.cy), 6, P.BRASS)
        if self.label:
            pen.words(self.label, (x + 22, b.cy), self.size, P.IVORY, self.on, width=b.right_edge - x - 30, high=b.h)
