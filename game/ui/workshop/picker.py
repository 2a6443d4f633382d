"""A list over the screen that is searched by typing: words, forms, cards, each with what it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.fields import Field
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Scroller, Widget
from game.ui.words_desk import CANCEL
from game.ui.workshop import words as W
from game.words import Phrase

LINE, NOTED = 34.0, 52.0  # a line of the list, without and with what it is
GAP = 4.0


@frozen
class Item:
    """A line of the list."""

    key: str
    name: Phrase
    note: Phrase
    do: Callable[[], None]


@dataclass
class ItemLine(Widget):
    """A line as a control."""

    name: str = ""
    note: str = ""
    chosen: bool = False
    do: Callable[[], None] = lambda: None
    radius: ClassVar[float] = 8

    def reads(self, say: Say) -> str:
        return f"{self.name}: {self.note}" if self.note else self.name

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        lit = look.hover or (desk.ring and desk.focus == self.key)
        pen.slab(b, (*P.LAMP, 36) if lit else (255, 236, 200, 10), 8)
        if self.chosen:
            sign(pen, "check", (b.x + 14, b.y + 17), 5, pen.colours.select)
        pen.words(self.name, (b.x + 28, b.y + 17), 15, P.IVORY, True, width=b.w - 40)
        if self.note:
            pen.words(self.note, (b.x + 28, b.y + 37), 13, P.MUTED, width=b.w - 40)


class Picker(Scene):
    """Type to narrow the list; a click, or Enter, takes a line; Esc takes none."""

    see_through = True

    def __init__(self, title: Phrase, items: Sequence[Item], now: str = "") -> None:
        self.title, self.items, self.now = title, tuple(items), now
        self.words = ""
        self.scroll = Scroller()
        self.desk: Desk | None = None

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, self.desk.focus if self.desk else "search")
        self.desk.refresh()
        self.desk.focus_on(self.desk.focus)

    def shown(self) -> list[Item]:
        """The lines in which the words stand, in either language."""
        words = self.words.strip().lower()
        return [
            item
            for item in self.items
            if any(words in text.lower() for said in (item.name, item.note) for text in (said.en, said.ja))
            or words in item.key.lower()
        ]

    def box(self) -> Box:
        w, h = self.app.logical
        high = min(h - 48, 200 + sum(self._high(item) + GAP for item in self.items))
        return Box((w - min(620.0, w - 80)) / 2, (h - high) / 2, min(620.0, w - 80), high)

    def _high(self, item: Item) -> float:
        return self.app.line(NOTED if self.app.say(item.note) else LINE)

    def lay(self) -> list[Widget]:
        say, room = self.app.say, inside(self.box())
        foot = room.bottom(40, 10)
        field = Field("search", room.top(36, 10), text=self.words, put=self._search, hint=say(W.SEARCH), icon="search")
        field.most, field.done = 30, self._first
        room.right(10)
        shown = self.shown()
        self.scroll.fit(room, sum(self._high(item) + GAP for item in shown) - GAP)
        y, out = room.y - self.scroll.offset, list[Widget]()
        for item in shown:
            box = Box(room.x, y, room.w, self._high(item))
            line = ItemLine(f"item:{item.key}", box, name=say(item.name), note=say(item.note), scroller=self.scroll)
            line.chosen, line.do, line.tip = item.key == self.now, partial(self._take, item), say(item.note)
            out.append(line)
            y += box.h + GAP
        return [field, *out, Button("cancel", foot.right(140), label=say(CANCEL), do=self.app.pop)]

    def _search(self, words: str) -> None:
        self.words, self.scroll.offset = words, 0.0

    def _first(self) -> None:
        """Enter takes the first line that is left."""
        if shown := self.shown():
            self._take(shown[0])

    def _take(self, item: Item) -> None:
        self.app.pop()
        item.do()

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        screen.fill((86, 80, 76), special_flags=pygame.BLEND_RGB_MULT)
        room = panel(pen, self.box(), self.app.say(self.title), alpha=250)
        if not self.shown():
            pen.words(self.app.say(W.NOTHING_FOUND), (room.cx, room.cy), 14, P.MUTED, anchor="center", width=room.w)
        if self.desk:
            self.desk.draw(pen)
