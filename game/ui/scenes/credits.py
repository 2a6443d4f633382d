"""Who and what this program is made of."""

from __future__ import annotations

import pygame

import game
from game.ui import words_credits as W
from game.ui import words_desk as D
from game.ui.art import palette as P
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import back_button, content, ground, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import hexmark
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Scroller, Widget


class Page(Widget):
    """Something to read; arrows and wheel scroll it."""

    focusable = True

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        """The screen draws the text itself."""

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        steps = {pygame.K_DOWN: 48, pygame.K_UP: -48}
        if event.type == pygame.KEYDOWN and event.key in steps and self.scroller:
            self.scroller.scroll(steps[event.key])
            desk.changed()
            return True
        return False


class Credits(Scene):
    """One parchment-dark panel to read."""

    def __init__(self) -> None:
        self.desk: Desk | None = None
        self.scroll = Scroller()

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "page")

    def room(self) -> Box:
        box = content(self.app.logical, 900)
        return box.inset(28, 20)

    def lay(self) -> list[Widget]:
        room = self.room()
        room.top(96)
        self.scroll.fit(room, self._text(self.app.ruler(), room, False))
        return [
            back_button(
                self.app.ruler(), self.app.logical, self.app.key_for("cancel"), self.app.say(D.DONE), self.app.pop
            ),
            Page("page", room.copy(), scroller=self.scroll),
        ]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def draw(self, screen: pygame.Surface) -> None:
        pen = self.app.pen(screen)
        ground(pen)
        rim(pen, self.app.say(W.CREDITS))
        panel(pen, content(self.app.logical, 900), alpha=240)
        room = self.room()
        head = room.top(96)
        hexmark(pen, (head.x + 44, head.y + 40), 36)
        pen.put(pen.gilt("Hexfold", 40), head.x + 96, head.y + 4)
        pen.words(f"{game.__version__}", (head.x + 100, head.y + 72), 13, P.MUTED)
        pen.clipped(room)
        self._text(pen, room, True)
        pen.clipped(None)
        if self.desk:
            self.desk.draw(pen)

    def _text(self, pen: Pen, room: Box, show: bool) -> float:
        """Set the text, or only measure how high it is."""
        y = room.y - (self.scroll.offset if show else 0)
        start = y
        for title, text in W.CHAPTERS:
            if show:
                pen.words(self.app.say(title), (room.x, y + 12), 18, P.BRASS_LIT, True, "display", width=room.w)
            y += 32
            rows = pen.rows(self.app.say(text), 15, room.w - 8)
            for row in rows:
                if show:
                    pen.words(row, (room.x, y + 10), 15, P.IVORY)
                y += 22
            y += 18
        return y - start
