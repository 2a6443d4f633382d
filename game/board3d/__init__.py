"""The battlefield in three dimensions: plain pictures in, pixels out. Nobody else knows how it is drawn.

    picture.py camera.py approach.py  what is shown; where it is seen from, and what is under the mouse
    enclosing.py                      the nearest place that sees all of something
    painter.py painting.py changes.py    who draws it, what a painter is, which part has to be drawn again
    opengl.py fallback.py             OpenGL by pyglet, off screen, while it works
    context.py gpu.py passes.py shaders.py    its window, what lives on the graphics card, how a frame is made
    soft.py faces.py sheets.py        pygame alone: flat faces, sorted into sheets
    raster.py portraits.py            a figure alone, for army cards
    mesh.py minis/ model_matrix.py    sculpting, the miniatures, where one stands
    board.py ground.py ruins.py scatter.py    the board as a mesh: hexes, ruins, what grows there
    glyphs.py dice_tray.py            glyph discs; dice in their tray
    highlights.py warnings.py strokes.py    what the rules say about the board, drawn on it
    detail.py light.py                textures of the materials; lamp and window

Importing this imports neither pyglet nor the figures.
"""

from __future__ import annotations

from game.board3d.painter import painter
from game.board3d.painting import Painter

__all__ = ["Painter", "painter"]
