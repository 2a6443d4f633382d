"""Cards of a deck as controls in the set-up: a small card, or a round picture where room is dear."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pygame

from game.ui.art import palette as P
from game.ui.art.palette import TABLE
from game.ui.sheets.look import Look as CardLook
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget
from game.words import listed

COIN_NAME, COIN_PAD = 12.0, 2.0  # type of the name below a round picture; what is left free beside it


@dataclass
class DeckTile(Widget):
    """A small card with how many there are. Enter or a click looks at it, `i` shows it large."""

    card: Any
    looks: CardLook
    count: int = 1
    do: Do = lambda: None
    zoom: Do = lambda: None
    chosen: bool = False
    counts_one: bool = True  # a single copy is counted, too
    radius: ClassVar[float] = 7

    def reads(self, say: Say) -> str:
        return say(listed([self.card.name] * self.count))

    def click(self, at: Point, desk: Desk) -> None:
        self.do()

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type == pygame.KEYDOWN and event.key == pygame.K_i:
            self.zoom()
            return True
        return False

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        pen.shade(b, 6, 4, 170, 3)
        scale = b.w / TABLE[0] * pen.scale
        pen.put(self.looks.picture(self.card, "table", pen.lang, scale, 1.0, pen.colours), b.x, b.y)
        if look.hover or self.chosen:
            pen.slab(b, (0, 0, 0, 0), 7, (*(P.LAMP if look.hover else pen.colours.select), 255), 2.2)
        if self.count > 1 or self.counts_one:
            draw_count(pen, (b.cx, b.foot + 9), self.count)


@dataclass
class DeckCoin(DeckTile):
    """A round picture, with its name if there is room for it."""

    named: bool = True

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        side = min(b.w - 4, b.h - (18 if self.named else 2))
        pen.put(self.looks.portrait(self.card, pen.px(side), pen.colours), b.cx - side / 2, b.y)
        if look.hover:
            pen.slab(Box(b.cx - side / 2, b.y, side, side), (0, 0, 0, 0), side / 2, (*P.LAMP, 255), 2.2)
        if self.count > 1 and side > 30:
            draw_count(pen, (b.cx + side * 0.4, b.y + side - 8), self.count)
        if self.named:
            name = self.card.name.in_(pen.lang)
            pen.words(name, (b.cx, b.foot - 7), COIN_NAME, P.MUTED, anchor="center", width=b.w - COIN_PAD)


def draw_count(pen: Pen, at: Point, count: int) -> None:
    """How many copies there are, on a small plate round a point."""
    tag = Box(at[0] - 14, at[1] - 9, 28, 18)
    pen.slab(tag, (16, 12, 9, 240), 9, (*P.BRASS, 255))
    pen.words(f"×{count}", (tag.cx, tag.cy), 12, P.IVORY, True, anchor="center", width=24)
