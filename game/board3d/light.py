"""The lamp, the window, the room, in numbers that both painters share. Linear values; displayed with gamma 2.0."""

from __future__ import annotations

import numpy as np

from game.board3d.mesh import FloatArray
from game.board3d.picture import Board

KEY = (1.72, 1.30, 0.80)  # lamp, about 3200 K, from the left and slightly in front
SKY = (0.105, 0.155, 0.285)  # cool room
BOUNCE = (0.12, 0.070, 0.040)  # warm light from the table
FILL = (0.16, 0.27, 0.50)  # cool window, opposite the lamp, unshadowed
FOG = (0.010, 0.012, 0.020)
BACKGROUND = (0.0035, 0.003, 0.004)
FOG_FROM, FOG_TO = 30.0, 85.0
SUN = np.array([-0.66, 0.66, 0.20]) / np.linalg.norm([-0.66, 0.66, 0.20])
FILL_DIR = np.array([0.62, 0.38, -0.68])


def pool(board: Board) -> tuple[float, float, float, float]:
    """Where the lamp shines: middle x, z and one over its reach along x and z."""
    (x, _, z), (hx, hz) = board.middle(), board.half()
    return x - 1.0, z - 0.5, 1 / (1.12 * (hx + 2.5)), 1 / (1.12 * (hz + 1.5))


def lamp(x: FloatArray, z: FloatArray, at: tuple[float, float, float, float]) -> FloatArray:
    """Share of the lamp that reaches a place, 0..1."""
    d = ((x - at[0]) * at[2]) ** 2 + ((z - at[1]) * at[3]) ** 2
    return np.asarray(1 / (1 + d**1.6))


def tone(c: FloatArray) -> FloatArray:
    """Linear light -> displayed 0..1: the ACES fit of Narkowicz (2015), then gamma 2.0."""
    return np.asarray(np.sqrt(np.clip(c * (c * 2.51 + 0.03) / (c * (c * 2.43 + 0.59) + 0.14), 0, 1)))
