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

SIZE = 15.0  # type of a label


@dataclass
class Tab(Widget):
    """One page of several; the open one stands out."""

    label: str = ""
    on: bool = False
    do: Callable[[], None] = lambda: None
    size: float = SIZE  # of the label, as it is set
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
        pen.exact().words(
            self.label,
            (b.cx, b.cy + 2),
            self.size,
            P.IVORY if self.on or look.hover else P.MUTED,
            self.on,
            anchor="center",
            width=b.w - 16,
        )


def tab_row(
    pen: Pen, box: Box, labels: Sequence[tuple[str, str]], now: str, take: Callable[[str], None]
) -> list[Widget]:
    """Tabs from the left of a box, narrower if there is no room; the panel below begins at the foot of the box. All
    labels are set alike."""
    room = box.w - 24 - 6 * (len(labels) - 1)
    words = [pen.width(label, SIZE, True, high=box.h - 4) for _, label in labels]
    size = pen.set_size(SIZE, box.h - 4) * min(1.0, (room - 28 * len(labels)) / sum(words))
    size = max(SIZE, size)
    wide = [pen.exact().width(label, size, True) + 40 for _, label in labels]
    k = min(1.0, room / sum(wide))
    x, out = box.x + 12, list[Widget]()
    for (key, label), w in zip(labels, wide, strict=True):
        out.append(
            Tab(
                f"tab:{key}",
                Box(x, box.y + 2, w * k, box.h - 4),
                label=label,
                on=key == now,
                do=partial(take, key),
                size=size,
            )
        )
        x += w * k + 6
    return out
