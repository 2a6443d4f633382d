"""A line of the key bindings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget


@dataclass
class KeyLine(Widget):
    """An action and its key. Enter or a click lets the next key become it."""

    title: str = ""
    shown_key: str = ""
    changed: bool = False
    waiting: bool = False
    ask: Callable[[], None] = lambda: None
    forget: Callable[[], None] = lambda: None
    radius: ClassVar[float] = 7

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.ask()

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and not self.waiting:
            self.forget()
            desk.changed()
            return True
        return False

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if look.hover or self.waiting:
            pen.slab(b, (*(pen.colours.select if self.waiting else P.LAMP), 30), 7)
        colour = pen.colours.select if self.waiting else P.BRASS_LIT if self.changed else P.MUTED
        words = desk.app.say(W.PRESS_KEY) if self.waiting else self.shown_key
        wide = min(b.w * 0.5, max(58.0, pen.width(words, 13, True, high=b.h - 8) + 22))
        cap = Box(b.right_edge - 8 - wide, b.y + 4, wide, b.h - 8)
        pen.words(self.title, (b.x + 10, b.cy), 14, P.IVORY, width=cap.x - b.x - 20, high=b.h)
        pen.slab(cap, (0, 0, 0, 140), 6, (*(colour if self.waiting or self.changed else P.BRASS_DEEP), 255))
        pen.words(words, (cap.cx, cap.cy), 13, colour, True, anchor="center", width=cap.w - 10, high=cap.h)
