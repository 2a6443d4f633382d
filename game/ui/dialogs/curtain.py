"""The curtain between two people at one screen: nothing hidden shows until the next one is there."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.dialogs import velvet
from game.ui.scene import Scene
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, hexagon, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

HASTE = 0.5  # seconds: a key pressed so soon was meant for the table, by the person before
PARTING = 0.32  # seconds until the velvet hangs at the sides
MOST = 3  # things that have happened
LINE, ROW = 22.0, 17.0  # from one of them to the next; from row to row of one
GROUND = (168, 160, 148)  # how much of its light the table keeps


class Curtain(Scene):
    """Covers everything. `then` is called when the person named says to be there; `colour` is that of the seat."""

    def __init__(
        self,
        name: Phrase,
        colour: Colour,
        then: Callable[[], None],
        where: Phrase | None = None,
        told: Sequence[Phrase] = (),
        leave: Callable[[], None] | None = None,
    ) -> None:
        """`where` is the game, `told` what everybody could see since they were here last, the newest last; `leave` goes
        to the title."""
        self.name, self.colour, self.then = name, colour, then
        self.where, self.told, self.leaving = where, list(told)[-MOST:], leave
        self.desk: Desk | None = None
        self.age = 0.0

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "here", ring=True)

    # ---- layout --------------------------------------------------------------------------------
    def rows(self) -> tuple[float, float, float, float, Box, float]:
        """The middles of sign, game, name and sentence, the list of what has happened, and where the button begins."""
        w, h = self.app.logical
        k = min(1.25, max(0.75, h / 720))
        sign, game, name = 190 * k, 272 * k, 316 * k
        sentence = name + 42 * k
        wide = min(520.0, w * 0.44)
        high = 40 + sum(self._broken(wide)[1]) if self.told else 0.0
        told = Box((w - wide) / 2, sentence + 22 * k, wide, high)
        return sign, game, name, sentence, told, max(told.foot + 20 * k, 430 * k)

    def _broken(self, wide: float) -> tuple[list[list[str]], list[float]]:
        """What has happened in rows, for a list so wide, and how high each of it is: who turns up eight Medarots is
        not told in letters too small to read."""
        pen = self.app.ruler()
        rows = [pen.rows(self.app.say(words), 14, wide - 50) for words in self.told]
        return rows, [LINE + ROW * pen.growth * (len(of_one) - 1) for of_one in rows]

    def lay(self) -> list[Widget]:
        w = self.app.logical[0]
        label = self.app.say(W.I_AM.of(self.name))
        wide = max(280.0, self.app.ruler().width(label, 18, True) + 120)
        box = Box((w - wide) / 2, self.rows()[5], wide, 56)
        return [Button("here", box, label=label, kind="main", size=18, left=True, enters=True, do=self.lift)]

    def lift(self) -> None:
        self.app.pop()
        self.then()

    def update(self, dt: float) -> None:
        self.age += dt

    def restless(self) -> bool:
        return self.age < PARTING and not self.app.settings.reduced_motion

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk is None or (event.type == pygame.KEYDOWN and self.age < HASTE):
            return
        if not self.desk.handle(event) and self.app.action(event) == "cancel" and self.leaving is not None:
            self.leaving()

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, size = self.app.pen(screen), screen.get_size()
        screen.blit(self.app.gallery.get(("stage", size), lambda: stage(size, pen.scale)), (0, 0))
        parted = 1.0 if self.app.settings.reduced_motion else min(1.0, self.age / PARTING)
        velvet.draw(screen, parted * parted * (3 - 2 * parted))
        if parted < 1:
            return
        self._words(pen)
        if self.desk:
            self.desk.draw(pen)

    def _words(self, pen: Pen) -> None:
        say, (w, h) = self.app.say, self.app.logical
        mark, game, name, sentence, told, button = self.rows()
        r = 58 * min(1.2, max(0.75, h / 720))
        pen.shade(Box(w / 2 - r, mark - r, 2 * r, 2 * r), r, 22, 120, 0, self.colour)
        hexagon(pen, (w / 2, mark), r, (*mix(self.colour, (8, 6, 6), 0.72), 255), self.colour, 4)
        sign(pen, "person", (w / 2, mark), r * 0.44, mix(self.colour, FOCUS, 0.5))
        if self.where is not None:
            pen.words(say(self.where), (w / 2, game), 15, P.BRASS_LIT, True, anchor="center", width=w * 0.46)
        pen.gilded(say(W.PASS_TO.of(self.name)), (w / 2, name), 42 if h > 640 else 32, w * 0.5, "center")
        said = say(W.HIDDEN.of(self.name))
        pen.words(said, (w / 2, sentence), 16 if h > 640 else 14, P.IVORY, anchor="center", width=w * 0.48)
        if self.told:
            self._told(pen, told)
        if self.leaving is not None:
            keys = say(W.PAUSE_AND_SAVE.of(self.app.key_for("cancel")))
            pen.words(keys, (w / 2, button + 80), 13, P.IVORY, anchor="center", width=w * 0.4)

    def _told(self, pen: Pen, box: Box) -> None:
        """What everybody could see since this person was here last."""
        say = self.app.say
        pen.slab(box, (10, 7, 6, 218), 10, (*P.BRASS_DEEP, 255))
        pen.words(say(W.SINCE), (box.x + 18, box.y + 18), 14, P.BRASS_LIT, True, width=box.w - 36)
        y = box.y + 42
        for rows, high in zip(*self._broken(box.w), strict=True):
            pen.slab(Box(box.x + 18, y - 3, 5, 5), (*pen.colours.offer, 255), 2.5)
            for n, row in enumerate(rows):
                pen.words(row, (box.x + 32, y + ROW * pen.growth * n), 14, P.IVORY, width=box.w - 50)
            y += high


def stage(size: tuple[int, int], scale: float) -> pygame.Surface:
    """The table in half light."""
    out = backdrop.table(size, scale).copy()
    out.fill(GROUND, special_flags=pygame.BLEND_RGB_MULT)
    return out
