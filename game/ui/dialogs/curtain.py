"""The curtain between two people at one screen: nothing hidden shows until the next one is there."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.scene import Scene
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, hexagon, hexmark, sign
from game.ui.widgets.widget import Widget
from game.words import Phrase

HASTE = 0.5  # seconds: a key pressed so soon was meant for the table, by the person before


class Curtain(Scene):
    """Covers everything. `then` is called when the person named says to be there; `colour` is that of the seat."""

    def __init__(self, name: Phrase, colour: Colour, then: Callable[[], None]) -> None:
        self.name, self.colour, self.then = name, colour, then
        self.desk: Desk | None = None
        self.age = 0.0

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "here", ring=True)

    def lay(self) -> list[Widget]:
        w, h = self.app.logical
        label = self.app.say(W.I_AM.of(self.name))
        wide = max(240.0, self.app.ruler().width(label, 18, True) + 120)
        return [
            Button(
                "here",
                Box((w - wide) / 2, h * 0.66, wide, 54),
                label=label,
                kind="main",
                size=18,
                left=True,
                enters=True,
                do=self.lift,
            )
        ]

    def lift(self) -> None:
        self.app.pop()
        self.then()

    def update(self, dt: float) -> None:
        self.age += dt

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not (event.type == pygame.KEYDOWN and self.age < HASTE):
            self.desk.handle(event)

    def draw(self, screen: pygame.Surface) -> None:
        pen, (w, h) = self.app.pen(screen), self.app.logical
        colour, size = self.colour, screen.get_size()
        screen.blit(
            self.app.gallery.get(("curtain", size, colour), lambda: backdrop.table(size, pen.scale, colour)), (0, 0)
        )
        hexmark(pen, (w / 2, h * 0.17), 26)
        c = (w / 2, h * 0.36)
        hexagon(pen, c, 58, (*mix(colour, (8, 6, 6), 0.72), 255), colour, 3)
        sign(pen, "person", c, 26, mix(colour, FOCUS, 0.5))
        title = pen.gilt(self.app.say(W.PASS_TO.of(self.name)), 34, width=w - 80)
        pen.put(title, w / 2 - title.get_width() / pen.scale / 2, h * 0.36 + 74)
        pen.words(
            self.app.say(W.HIDDEN.of(self.name)), (w / 2, h * 0.36 + 144), 15, P.MUTED, anchor="center", width=w - 80
        )
        if self.desk:
            self.desk.draw(pen)
