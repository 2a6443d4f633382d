"""Where a miniature stands as a matrix: for OpenGL, the software painter and the mouse alike."""

from __future__ import annotations

import math

import numpy as np

from game.board3d.mesh import FloatArray
from game.board3d.picture import Board, Figure, stand

GROWS_FROM, GROWN_AT = 12.0, 22.0  # distances of the eye between which bodies grow
GROWN = 1.45
OF_LARGE = 0.4  # a body over two spaces grows by this share of that: it would reach its neighbours


def growth(distance: float, figure: Figure | None = None) -> float:
    """How many times its size a body is drawn, seen from a distance: figures are recognised from afar, too.

    In steps, so that what painters keep of a body serves for many distances. Bases never grow.
    """
    t = min(max((distance - GROWS_FROM) / (GROWN_AT - GROWS_FROM), 0.0), 1.0)
    share = OF_LARGE if figure is not None and len(figure.places) == 2 else 1.0
    return 1 + round((GROWN - 1) * t * share * 40) / 40


def body_of(board: Board, figure: Figure, times: float) -> FloatArray:
    """As `place_of`, for the body alone: leaning as it does, drawn so many times its size (see `growth`)."""
    return np.asarray(place_of(board, figure) @ leaned(board, figure) @ np.diag([times, times, times, 1.0]))


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
