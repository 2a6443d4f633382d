"""Who draws the board: OpenGL off screen where it can be had, pygame's own painter everywhere else."""

from __future__ import annotations

import logging

from game.board3d.painting import Kind, NoOpenGL, Painter
from game.quiet import quiet


def painter(kind: Kind = "auto") -> Painter:
    """The painter asked for; if OpenGL cannot be had, the software painter, and `why` says what was missing."""
    from game.board3d.soft import SoftPainter

    if kind == "software":
        return SoftPainter()
    try:
        with quiet():  # drivers complain to standard error; what is missing is said in `why`
            from game.board3d.fallback import FallbackPainter  # pyglet is imported only when OpenGL is wanted

            return FallbackPainter()
    except ImportError as error:  # no pyglet, or no OpenGL library for it
        why = f"OpenGL is not installed here ({str(error).rstrip('.')}); the board is drawn in software."
    except NoOpenGL as error:
        why = f"{str(error).rstrip('.')}; the board is drawn in software."
    logging.getLogger(__name__).info("%s", why)
    return SoftPainter(why)
