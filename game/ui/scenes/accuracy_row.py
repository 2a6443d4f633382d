"""A row of a review: how well a seat has chosen. Pressed, its turning points are shown."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from game.ui import words_review as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.scenes.review_plot import percent
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import dot
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget


@dataclass
class AccuracyRow(Widget):
    """Name, mistakes, and the share that was kept: as a bar and in percents."""

    name: str
    colour: Colour
    accuracy: float | None
    mistakes: int
    chosen: bool
    do: Do
    radius: ClassVar[float] = 8

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, say = self.box, desk.app.say
        if self.chosen or look.hover:
            edge = pen.colours.select if self.chosen else P.LAMP
            pen.slab(b, (255, 236, 200, 16), 8, (*edge, 255), 1.4)
        dot(pen, (b.x + 16, b.cy), 6, self.colour)
        pen.words(self.name, (b.x + 32, b.cy), 15, P.IVORY, self.chosen, width=b.w * 0.4 - 44)
        right = b.right_edge - 12
        if self.accuracy is None:
            pen.words(say(W.NOTHING_AT_STAKE), (right, b.cy), 13, P.MUTED, anchor="midright", width=b.w / 2)
            return
        share = say(W.PERCENT.of(percent(self.accuracy)))
        pen.words(share, (right, b.cy), 16, P.BRASS_LIT, True, anchor="midright")
        mistakes = W.ONE_MISTAKE if self.mistakes == 1 else W.MISTAKES.of(self.mistakes)
        left = pen.words(
            say(mistakes), (right - pen.set_size(62), b.cy), 13, P.MUTED, anchor="midright", width=b.w * 0.3
        ).x
        bar = Box(b.x + b.w * 0.4, b.cy - 4, max(0.0, left - 14 - b.x - b.w * 0.4), 8)
        pen.slab(bar, (0, 0, 0, 150), 4)
        pen.slab(Box(bar.x, bar.y, max(8.0, bar.w * self.accuracy), 8), (*mix(self.colour, P.IVORY, 0.1), 255), 4)
