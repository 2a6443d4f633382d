"""A line of the menu on the title."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ui.art import palette as P
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, ON_BRASS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget


@dataclass
class MenuItem(Widget):
    """A line of the menu; the first one is a plate of brass."""

    label: str = ""
    note: str = ""
    do: Do = lambda: None
    main: bool = False
    radius: ClassVar[float] = 10

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        size = min(24.0, b.h * 0.46)
        if self.main:
            pen.plaque(b, 10, False)
            if look.hover:
                pen.slab(b, (255, 255, 255, 40), 10, (*P.LAMP, 255), 1.6)
            sign(pen, "right", (b.x + 22, b.cy), 6, ON_BRASS)
        elif look.hover:
            pen.slab(b, (*P.LAMP, 26), 9)
        else:
            pen.line((b.x + 44, b.foot), (b.right_edge - 16, b.foot), P.BRASS, 1, 50)
        note = min(pen.exact().width(self.note, 13), b.w / 2)  # it is not cut for larger letters beside it
        label = pen.words(
            self.label,
            (b.x + 44, b.cy),
            size,
            ON_BRASS if self.main else FOCUS if look.hover else P.IVORY,
            True,
            "display",
            width=b.w - 60 - (note + 12 if note else 0),
            high=b.h,
        )
        if self.note:
            pen.words(
                self.note,
                (b.right_edge - 16, b.cy + 1),
                13,
                (96, 60, 16) if self.main else P.MUTED,
                anchor="midright",
                width=b.right_edge - 28 - label.right_edge,
                high=b.h,
            )
