"""The battlefield in three dimensions: plain pictures in, pixels out. Nobody else knows how it is drawn.

`picture.py` is what is shown, `camera.py` where it is seen from and what is under the mouse, `painter.py` chooses who
draws it: `opengl.py` (OpenGL by pyglet, off screen) or `soft.py` (pygame alone). Importing this imports neither
pyglet nor the figures.
"""

from __future__ import annotations

from game.board3d.painter import painter
from game.board3d.painting import Painter

__all__ = ["Painter", "painter"]
