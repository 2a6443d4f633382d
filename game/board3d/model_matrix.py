"""Where a miniature stands as a matrix: for OpenGL, the software painter and the mouse alike."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import FloatArray
from game.board3d.picture import Board, Figure, stand


def place_of(board: Board, figure: Figure) -> FloatArray:
    """Model matrix (4x4) of a figure; a falling one tips backwards and comes to lie across its space."""
    (x, y, z), yaw = stand(board, figure)
    c, s = math.cos(yaw), math.sin(yaw)
    m = np.array([[c, 0, s, x], [0, 1, 0, y], [-s, 0, c, z], [0, 0, 0, 1.0]])
    return m if not figure.fallen else np.asarray(m @ _tipped(figure.fallen))


def _tipped(share: float) -> FloatArray:
    """Turned backwards, `share` of the way to lying down; the base slides forward and a little into the ground."""
    a = -share * math.radians(84)
    turn = np.eye(4)
    turn[1:3, 1:3] = [[math.cos(a), -math.sin(a)], [math.sin(a), math.cos(a)]]
    turn[:3, 3] = 0, 0.32 * share, 0.75 * share
    return turn
