"""Where a miniature stands as a matrix: for OpenGL, the software painter and the mouse alike."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import FloatArray
from game.board3d.picture import Board, Figure, stand


def place_of(board: Board, figure: Figure) -> FloatArray:
    """Model matrix (4x4) of a figure upright on its base."""
    (x, y, z), yaw = stand(board, figure)
    c, s = math.cos(yaw), math.sin(yaw)
    return np.array([[c, 0, s, x], [0, 1, 0, y], [-s, 0, c, z], [0, 0, 0, 1.0]])


def leaned(board: Board, figure: Figure) -> FloatArray:
    """What is done to the body before it is placed (4x4): it turns about its foot towards where it leans."""
    if not figure.lean:
        return np.eye(4)
    to = figure.lean_to - stand(board, figure)[1]
    c, s = math.cos(to), math.sin(to)
    about = np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])
    cl, sl = math.cos(figure.lean), math.sin(figure.lean)
    turn = np.eye(4)
    turn[:3, :3] = about @ np.array([[1, 0, 0], [0, cl, -sl], [0, sl, cl]]) @ about.T
    return turn
