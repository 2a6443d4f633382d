"""OpenGL while it works. A lost context is opened and filled again once; if that fails too, software paints on."""

from __future__ import annotations

import logging

import pygame

from game.board3d.camera import Orbit
from game.board3d.opengl import Stage
from game.board3d.painting import Painter, Quality
from game.board3d.picture import BoardPicture, Throw
from game.board3d.soft import SoftPainter
from game.quiet import quiet


class FallbackPainter:
    """Never raises for OpenGL's sake once it is made."""

    def __init__(self) -> None:
        self._stage = Stage()
        self._painter: Painter = self._stage

    @property
    def name(self) -> str:
        return self._painter.name

    @property
    def driver(self) -> str:
        return self._painter.driver

    @property
    def why(self) -> str:
        return self._painter.why

    def draw(self, picture: BoardPicture, orbit: Orbit, surface: pygame.Surface, quality: Quality = "rest") -> None:
        try:
            self._painter.draw(picture, orbit, surface, quality)
        except Exception as error:  # whatever a dying driver raises
            self._recover(error)
            self._painter.draw(picture, orbit, surface, quality)

    def draw_dice(self, throw: Throw, surface: pygame.Surface) -> None:
        try:
            self._painter.draw_dice(throw, surface)
        except Exception as error:  # whatever a dying driver raises
            self._recover(error)
            self._painter.draw_dice(throw, surface)

    def _recover(self, error: Exception) -> None:
        """A new context, tried with an empty picture; else the software painter. A failure of that one goes up."""
        if self._painter is not self._stage:
            raise error
        try:
            with quiet():
                self._stage.rebuild()
                self._stage.draw_dice(Throw(()), pygame.Surface((32, 32), 0, 32))
        except Exception as second:  # it cannot be had any more, whatever the driver says
            why = f"OpenGL stopped working ({error or second}); the board is drawn in software."
            logging.getLogger(__name__).warning("%s", why)
            self._painter = SoftPainter(why)

    def close(self) -> None:
        self._painter.close()
