"""A battlefield in a frame that can be turned: the real one, painted once for each change."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

import pygame

from game.board3d.camera import Orbit
from game.rules.arena.battlefield import Battlefield
from game.ui import words_front as W
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.layouts.arena.diorama import Diorama, scenery
from game.ui.reading.words import BOARD
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget

if TYPE_CHECKING:
    from game.ui.app import App


class Preview(Widget):
    """Drag, or left and right, turns the board."""

    radius: ClassVar[float] = 8

    def __init__(self, app: App, key: str) -> None:
        super().__init__(key, Box(0, 0, 0, 0), called=app.say(BOARD))
        self.app = app
        self.field: Battlefield | None = None
        self.diorama: Diorama | None = None
        self.grip: Point | None = None
        self.framed: tuple[int, int] = (0, 0)
        self.picture: pygame.Surface | None = None

    def show(self, field: Battlefield) -> None:
        """Show this battlefield from now on."""
        if field is not self.field:
            self.field, self.diorama, self.picture = field, None, None

    def place(self, box: Box) -> None:
        self.box = box

    def hold(self, at: Point, desk: Desk) -> None:
        if self.grip and self.diorama:
            self._turn((self.grip[0] - at[0]) * 0.008, (at[1] - self.grip[1]) * 0.005)
        self.grip = at

    def click(self, at: Point, desk: Desk) -> None:
        self.grip = None

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        turns = {pygame.K_LEFT: -0.2, pygame.K_RIGHT: 0.2}
        if event.type != pygame.KEYDOWN or event.key not in turns:
            return False
        self._turn(turns[event.key], 0)
        return True

    def _turn(self, yaw: float, pitch: float) -> None:
        if self.diorama:
            self.diorama.turn(yaw, pitch)
            self.picture = None
            self.app.redraw()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        if not desk.held:
            self.grip = None
        r = pen.rect(self.box)
        if self.field and (self.picture is None or self.picture.get_size() != r.size):
            self._paint(r.size, pen.scale)
        if self.picture:
            pen.put_px(self.picture, r.topleft)
        pen.slab(self.box, (0, 0, 0, 0), 8, (*(P.LAMP if look.hover else P.BRASS_DEEP), 255))
        if look.hover:
            pen.words(
                self.app.say(W.DRAG_TO_TURN),
                (self.box.right_edge - 12, self.box.foot - 14),
                12,
                P.MUTED,
                anchor="midright",
            )

    def _paint(self, size: tuple[int, int], scale: float) -> None:
        assert self.field is not None
        aspect = size[0] / size[1]
        if self.diorama is None or self.framed != size:
            picture = scenery(self.app, self.field, outlined=True)
            kept = self.diorama.orbit if self.diorama else None
            home = Orbit.home(picture.board, aspect, (0.03, 0.03, 0.03, 0.07), pitch=0.86)
            self.diorama = Diorama(
                self.app, picture, home.turned(kept.yaw - home.yaw, kept.pitch - home.pitch) if kept else home
            )
            self.framed = size
        self.picture = clip_round(opaque(self.diorama.shot(size)), 8 * scale)


def opaque(picture: pygame.Surface) -> pygame.Surface:
    """The same with an alpha channel, all opaque."""
    out = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    out.fill((0, 0, 0, 255))
    out.blit(picture, (0, 0))
    return out
