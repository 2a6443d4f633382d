"""A turn of a recording becomes a film in the user's folder: a frame each time the screen is drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui import pictures
from game.ui import words_moments as M
from game.ui.animation import Animation, possible
from game.ui.art import palette as P
from game.ui.play.turn_film import RATE, SIZE, TurnFilm
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.chrome import inside, panel
from game.ui.widgets.desk import Desk
from game.ui.widgets.widget import Widget

if TYPE_CHECKING:
    from game.ui.app import App
    from game.ui.session import Watching


class Filming(Scene):
    """How far it is, and a way to stop: then nothing is left of it."""

    see_through = True
    own_pictures = True

    def __init__(self, session: Watching) -> None:
        self.session = session
        self.film: TurnFilm | None = None
        self.animation = Animation(SIZE, 1000 // RATE)
        self.desk: Desk | None = None

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "stop", ring=True)

    def leave(self) -> None:
        if self.film is not None:
            self.film.close()

    # ---- time ------------------------------------------------------------------------------------
    def update(self, dt: float) -> None:
        """One more frame; after the last one the film is kept."""
        self.film = self.film or TurnFilm(self.app, self.session)
        if (frame := self.film.frame()) is not None:
            self.animation.add(frame)
            return
        name = f"{self.session.called()}-{self.film.begin}-{self.film.end}.webp"
        self.app.pop()
        pictures.write(self.app, name, self.animation.done())

    def restless(self) -> bool:
        return True

    # ---- layout ----------------------------------------------------------------------------------
    def box(self) -> Box:
        w, h = self.app.logical
        return Box(0, 0, w, h).middle(380, 176)

    def lay(self) -> list[Widget]:
        foot = inside(self.box()).bottom(42)
        return [Button("stop", foot.middle(180, 42), label=self.app.say(M.STOP_FILM), icon="cross", do=self.app.pop)]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def draw(self, screen: pygame.Surface) -> None:
        screen.fill((96, 90, 86), special_flags=pygame.BLEND_RGB_MULT)
        pen = self.app.pen(screen)
        room = panel(pen, self.box(), self.app.say(M.FILMING), alpha=250)
        bar, share = Box(room.x, room.y + 8, room.w, 12), self.film.share if self.film else 0.0
        pen.slab(bar, (0, 0, 0, 170), 6, (*P.BRASS_DEEP, 255), 1)
        if share:
            pen.slab(Box(bar.x, bar.y, max(12.0, bar.w * share), bar.h), (*pen.colours.offer, 255), 6)
        if self.desk:
            self.desk.draw(pen)


def film(app: App, session: Watching) -> None:
    """Begin to film the turn that a recording has come to; one sentence if what it takes is not installed."""
    if possible():
        app.push(Filming(session))
    else:
        app.toast(M.NO_PILLOW, harm=True)
