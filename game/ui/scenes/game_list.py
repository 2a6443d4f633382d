"""A screen that lists the things of one game: tabs of the games above, the chosen thing at the right."""

from __future__ import annotations

from typing import ClassVar

import pygame

import game
from game.ui.art.palette import hx
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import back_button, content, ground, inside, panel, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.tabs import tab_row
from game.ui.widgets.widget import Widget
from game.words import Phrase

TABS = 44.0
WIDEST, NARROWEST = 1240.0, 300.0  # of all, and of the chosen thing


class GameList(Scene):
    """What the lists of lessons and of puzzles share. A thing is shown at the right as soon as it is pointed at."""

    thing: ClassVar[str]  # what it lists: the control of the first is called "lesson:0"
    title: ClassVar[Phrase]
    about: ClassVar[Phrase]
    back: ClassVar[Phrase]
    side: ClassVar[float]  # share of the width that the chosen thing has

    def __init__(self, key: str) -> None:
        self.key = key
        self.desk: Desk | None = None
        self.at = -1  # the thing that is shown at the right; -1 if there is none

    # ---- what each screen says -----------------------------------------------------------------
    def games(self) -> list[str]:
        """The keys of the games that have a tab."""
        return list(game.KEYS)

    def open(self, key: str) -> None:
        """Show the things of another game."""
        raise NotImplementedError

    def things(self, room: Box) -> list[Widget]:
        """The list."""
        raise NotImplementedError

    def buttons(self, room: Box) -> list[Widget]:
        """What can be done with the chosen thing."""
        raise NotImplementedError

    def chosen(self, pen: Pen, room: Box) -> None:
        """Draw what there is to say of the chosen thing."""
        raise NotImplementedError

    # ---- what all do alike ---------------------------------------------------------------------
    def boxes(self) -> tuple[Box, Box, Box]:
        """Where tabs, list and the chosen thing are."""
        area = content(self.app.logical, WIDEST)
        tabs = area.top(TABS)
        side = area.right(max(NARROWEST, area.w * self.side), 16)
        return tabs, area, side

    def lay(self) -> list[Widget]:
        app, pen = self.app, self.app.ruler()
        tabs, area, side = self.boxes()
        titles = [(each, app.say(game.ruleset(each).title)) for each in self.games()]
        return [
            back_button(pen, app.logical, app.key_for("cancel"), app.say(self.back), app.pop),
            *tab_row(pen, tabs, titles, self.key, self.open),
            *self.things(inside(area, False)),
            *self.buttons(inside(side, False)),
        ]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None:
            return
        used = self.desk.handle(event)
        thing, _, number = (self.desk.focus if self.desk.ring else self.desk.hovered).partition(":")
        if thing == self.thing and int(number) != self.at:
            self.at = int(number)
            self.desk.changed()
        if not used and self.app.action(event) == "cancel":
            self.app.pop()

    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        hue = hx(game.ruleset(self.key).accent)
        ground(pen, hue)
        rim(pen, say(self.title), say(self.about), hue)
        _, area, side = self.boxes()
        panel(pen, area, alpha=236)
        panel(pen, side, accent=hue, alpha=228)
        self.chosen(pen, inside(side, False))
        if self.desk:
            self.desk.draw(pen)
