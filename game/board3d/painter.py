"""Who draws the board: OpenGL off screen where it can be had, pygame's own painter everywhere else."""

from __future__ import annotations

import logging
from typing import Literal, Protocol

import pygame

from game.board3d.camera import Orbit
from game.board3d.picture import BoardPicture, Throw
from game.quiet import quiet


class NoOpenGL(Exception):
    """OpenGL 3.3 cannot be had; the message is one sentence that says what is missing."""


Quality = Literal["moving", "rest"]  # "moving": as fast as possible; "rest": smooth edges
Kind = Literal["auto", "gl", "software"]


class Painter(Protocol):
    """Draws pictures of the board into 32-bit surfaces."""

    @property
    def name(self) -> str:
        """ "gl" or "software"."""

    @property
    def driver(self) -> str:
        """Who draws, in words: "OpenGL 4.5 (llvmpipe)" or "software"."""

    @property
    def why(self) -> str:
        """One sentence if OpenGL was wanted and cannot be had, else nothing."""

    def draw(self, picture: BoardPicture, orbit: Orbit, surface: pygame.Surface, quality: Quality = "rest") -> None:
        """Fill the whole surface with the board."""

    def draw_dice(self, throw: Throw, surface: pygame.Surface) -> None:
        """Fill the whole surface with the dice tray."""

    def close(self) -> None:
        """Give back what the painter holds; it draws no more."""


def painter(kind: Kind = "auto") -> Painter:
    """The painter asked for; if OpenGL cannot be had, the software painter, and `why` says what was missing."""
    from game.board3d.soft import SoftPainter

    if kind == "software":
        return SoftPainter()
    try:
        with quiet():  # drivers complain to standard error; what is missing is said in `why`
            from game.board3d.careful import CarefulPainter  # pyglet is imported only when OpenGL is wanted

            return CarefulPainter()
    except ImportError as error:  # no pyglet, or no OpenGL library for it
        why = f"OpenGL is not installed here ({str(error).rstrip('.')}); the board is drawn in software."
    except NoOpenGL as error:
        why = f"{str(error).rstrip('.')}; the board is drawn in software."
    logging.getLogger(__name__).info("%s", why)
    return SoftPainter(why)
