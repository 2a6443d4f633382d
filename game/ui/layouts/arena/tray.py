"""The corner of the dice: what an attack would roll, the dice as they tumble, what came of them."""

from __future__ import annotations

import pygame

from game.board3d.painting import Painter
from game.board3d.picture import Throw
from game.ui.art import palette as P
from game.ui.art.draw import clip_round, put
from game.ui.play.glass import glass
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen


class Dice:
    """The picture of the tray, painted anew only when the throw changes."""

    def __init__(self) -> None:
        self.key: tuple[object, ...] = ()
        self.picture: pygame.Surface | None = None

    def of(self, painter: Painter, throw: Throw, size: tuple[int, int], radius: float) -> pygame.Surface:
        key = (throw, size, radius)
        if key != self.key or self.picture is None:
            raw = pygame.Surface(size, 0, 32)
            painter.draw_dice(throw, raw)
            sheet = pygame.Surface(size, pygame.SRCALPHA)
            sheet.blit(raw, (0, 0))
            self.key, self.picture = key, clip_round(sheet, radius)
        return self.picture


def draw_tray(pen: Pen, box: Box, dice: Dice, painter: Painter, throw: Throw | None, caption: str) -> None:
    """The tray with the dice last thrown, and under it what they mean."""
    pen.kept(("tray",), box, lambda pen, box: glass(pen, box), 22)
    inner = Box(box.x + 5, box.y + 5, box.w - 10, box.h - 33)
    r = pen.rect(inner)
    put(pen.surface, dice.of(painter, throw or Throw((), 1.0, 0), r.size, 7 * pen.scale), r.topleft)
    if caption:
        pen.words(caption, (box.cx, box.foot - 14), 13.5, P.IVORY, True, anchor="center", width=box.w - 16)
