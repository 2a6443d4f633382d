"""Who and what this program is made of: the five games as boxes on a shelf, below each what is known of it."""

from __future__ import annotations

import pygame

import game
from game.ui import words_credits as W
from game.ui import words_desk as D
from game.ui.art import palette as P
from game.ui.art.palette import hx, mix
from game.ui.scene import Scene
from game.ui.scenes.standing_box import SHAPE, stand
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box, columns
from game.ui.widgets.chrome import back_button, board, content, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Widget

LEAD = 1.36  # line height in type sizes
WEIGHTS = (520.0, 290.0, 290.0)  # of the chapters side by side


class Credits(Scene):
    """Nothing to do but to read, and the way back."""

    def __init__(self) -> None:
        self.desk: Desk | None = None

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "back")

    def lay(self) -> list[Widget]:
        key, done = self.app.key_for("cancel"), self.app.say(D.DONE)
        return [back_button(self.app.ruler(), self.app.logical, key, done, self.app.pop)]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def places(self) -> tuple[list[Box], list[Box], list[Box]]:
        """Boxes, what is said of each, and the chapters below."""
        h = self.app.logical[1]
        room = content(self.app.logical, 1240 * max(1.0, h / 720))
        room.h += 8
        rest = room.bottom(room.h * 0.26 if h >= 640 else 164, 14 if h >= 640 else 8)
        facts = room.bottom(room.h * 0.32 if h >= 640 else 142 * (1 + self.app.growth) / 2, 24 if h >= 640 else 14)
        room.top(20 if h >= 640 else 0)
        one = [1.0] * len(game.KEYS)
        wide = min(room.h / SHAPE, room.w / len(game.KEYS) - 40)
        standing = [Box(c.cx - wide / 2, room.foot - wide * SHAPE, wide, wide * SHAPE) for c in columns(room, one)]
        return standing, columns(facts, one, 8), columns(rest, WEIGHTS, 14)

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, screen: pygame.Surface) -> None:
        pen, say = self.app.pen(screen), self.app.say
        standing, facts, chapters = self.places()
        window, top = screen.get_size(), pen.px(standing[0].foot + 8)
        screen.blit(
            self.app.gallery.get(("shelf", window, top), lambda: backdrop.shelf(window, pen.scale, top)), (0, 0)
        )
        board(pen)
        rim(pen, say(W.CREDITS), f"Hexfold {game.__version__}")
        rooms = [Box(plate.x + 12, plate.y + 18, plate.w - 22, plate.h - 24) for plate in facts]
        said = [say(W.GAMES.get(key, game.ruleset(key).about)) for key in game.KEYS]
        size = _size(pen, list(zip(said, rooms, strict=True)))
        for key, words, box, plate, room in zip(game.KEYS, said, standing, facts, rooms, strict=True):
            rules = game.ruleset(key)
            hue = hx(rules.accent)
            stand(pen, box, rules, self.app)
            _plate(pen, plate, mix(hue, (0, 0, 0), 0.25))
            pen.slab(Box(plate.x + 12, plate.y + 9, plate.w - 24, 2), (*hue, 255), 1)
            pen.exact().para(words, room, size, P.IVORY, lead=LEAD)
        self._chapters(pen, chapters)
        if self.desk:
            self.desk.draw(pen)

    def _chapters(self, pen: Pen, places: list[Box]) -> None:
        """The plates at the foot."""
        say = self.app.say
        rooms = [Box(box.x + 18, box.y + 40, box.w - 32, box.h - 46) for box in places]
        size = _size(pen, [(say(text), room) for (_, text), room in zip(W.CHAPTERS, rooms, strict=True)])
        for (title, text), box, room in zip(W.CHAPTERS, places, rooms, strict=True):
            _plate(pen, box, P.BRASS_DEEP)
            pen.gilded(say(title), (box.x + 14, box.y + 10), 18, anchor="topleft")
            pen.exact().para(say(text), room, size, P.IVORY, lead=LEAD)


def _plate(pen: Pen, box: Box, edge: P.Colour) -> None:
    pen.shade(box, 12, 10, 150)
    pen.slab(box, (12, 9, 8, 232), 12, (*edge, 255))


def _size(pen: Pen, texts: list[tuple[str, Box]]) -> float:
    """The largest type in which all texts fit their rooms."""
    size = 16.0 * pen.growth
    while size > 12 and any(len(pen.exact().rows(text, size, room.w)) * size * LEAD > room.h for text, room in texts):
        size -= 0.5
    return size
