"""The battlefield in three dimensions: plain pictures in, pixels out. Nobody else knows how it is drawn.

`picture.py` is what is shown, `camera.py` where it is seen from and what is under the mouse, `painter.py` chooses who
draws it: `stage.py` (OpenGL by pyglet, off screen) or `soft.py` (pygame alone). Importing this imports no pyglet.
"""

from __future__ import annotations

from game.board3d.camera import Orbit
from game.board3d.painter import Painter, painter
from game.board3d.picture import Board, BoardPicture, Cell, Die, Disc, Figure, Throw
from game.board3d.portraits import portrait

__all__ = ["Board", "BoardPicture", "Cell", "Die", "Disc", "Figure", "Orbit", "Painter", "Throw", "painter", "portrait"]
