"""What a painter of the board is, whoever he is."""

from __future__ import annotations

from typing import Literal, Protocol

import pygame

from game.board3d.camera import Orbit
from game.board3d.picture import BoardPicture, Throw


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
