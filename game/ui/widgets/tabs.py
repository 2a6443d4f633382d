"""Tabs on the upper edge of a panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

from game.ui.art import palette as P
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget


@dataclass
class Tab(Widget):
    """One page of several; the open one stands out."""

    label: str = ""
    on: bool = False
    do: Callable[[], None] = lambda: None
    radius: ClassVar[float] = 10
    page: ClassVar[bool] = True

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if self.on:
            pen.slab(Box(b.x, b.y, b.w, b.h + 12), (16, 12, 9, 236), 12, (*P.BRASS_DEEP, 255))
            pen.line((b.x + 14, b.y + 2), (b.right_edge - 14, b.y + 2), pen.colours.offer, 3)
        elif look.hover:
            pen.slab(b.inset(2, 4), (*P.LAMP, 40), 10)
        pen.words(
            self.label,
            (b.cx, b.cy + 2),
            15,
            P.IVORY if self.on or look.hover else P.MUTED,
            self.on,
            anchor="center",
            width=b.w - 16,
        )


def tab_row(
    pen: Pen, box: Box, labels: Sequence[tuple[str, str]], now: str, take: Callable[[str], None]
) -> list[Widget]:
    """Tabs from the left of a box, narrower if there is no room; the panel below begins at the foot of the box."""
    wide = [pen.width(label, 15, True) + 40 for _, label in labels]
    k = min(1.0, (box.w - 24 - 6 * (len(labels) - 1)) / sum(wide))
    x, out = box.x + 12, list[Widget]()
    for (key, label), w in zip(labels, wide, strict=True):
        out.append(
            Tab(f"tab:{key}", Box(x, box.y + 2, w * k, box.h - 4), label=label, on=key == now, do=partial(take, key))
        )
        x += w * k + 6
    return out
