"""The lamp, the window, the room, in numbers that both painters share. Linear values; displayed with gamma 2.0."""

from __future__ import annotations

import numpy as np

from game.board3d.mesh import FloatArray
from game.board3d.picture import Board

KEY = (1.64, 1.20, 0.71)  # lamp, about 3000 K, from the left and slightly in front
SKY = (0.142, 0.188, 0.313)  # cool room
BOUNCE = (0.220, 0.155, 0.105)  # warm light from the table
FILL = (0.16, 0.26, 0.46)  # cool window, opposite the lamp, unshadowed
NIGHT = (0.030, 0.023, 0.021)  # what the table fades into, and what is behind it
VIGNETTE = 0.62  # how much darker the corners of the window are
SUN = np.array([-0.66, 0.66, 0.20]) / np.linalg.norm([-0.66, 0.66, 0.20])
FILL_DIR = np.array([0.62, 0.38, -0.68])
EVERYWHERE = 0.16  # share of the lamp that reaches even what lies far outside its pool
ROOM = 0.55  # share of the room's light that does not fade with the lamp
SHADE = 0.25  # what of the lamp reaches the ground in a shadow: a space behind a wall is still seen
FADES = (4.0, 29.0)  # from this distance beside the board to that one the table is lost in the night, before it ends

# Figures are told from the ground by a brighter room, a light from the eye, a cold rim and a floor.
FIGURE_ROOM = 1.9
FIGURE_SHADE = 0.30  # what of the lamp passes into their own shadow
FROM_EYE = 0.22
RIM = (0.95, 0.98, 1.10)
RIM_DIR = np.array([0.55, 0.55, -0.62]) / np.linalg.norm([0.55, 0.55, -0.62])  # from behind, on the window's side
RIM_AROUND = 0.25  # share of the rim that shows on every side
FLOOR, MOST_GAIN = 0.044, 3.0  # least luma of a figure; how much brighter it may be made for that
LUMA = np.array([0.30, 0.59, 0.11])


def pool(board: Board) -> tuple[float, float, float, float]:
    """Where the lamp shines: middle x, z and one over its reach along x and z."""
    (x, _, z), (hx, hz) = board.middle(), board.half()
    return x - 1.0, z - 0.5, 1 / (1.25 * (hx + 2.5)), 1 / (1.25 * (hz + 1.5))


def lamp(x: FloatArray, z: FloatArray, at: tuple[float, float, float, float]) -> FloatArray:
    """Share of the lamp that reaches a place, 0..1."""
    d = ((x - at[0]) * at[2]) ** 2 + ((z - at[1]) * at[3]) ** 2
    return np.asarray(EVERYWHERE + (1 - EVERYWHERE) / (1 + d**1.6))


def bounds(board: Board) -> tuple[float, float, float, float]:
    """The board from above: middle x, z and half its extent along x and z."""
    (x, _, z), (hx, hz) = board.middle(), board.half()
    return x, z, hx, hz


def night(x: FloatArray, z: FloatArray, at: tuple[float, float, float, float]) -> FloatArray:
    """How much of a place the night takes, 0..1: nothing of the board, however far one stands; all of the far table."""
    beside = np.hypot(np.maximum(np.abs(x - at[0]) - at[2], 0), np.maximum(np.abs(z - at[1]) - at[3], 0))
    t = np.clip((beside - FADES[0]) / (FADES[1] - FADES[0]), 0, 1)
    return np.asarray(t * t * (3 - 2 * t))


def lifted(c: FloatArray) -> FloatArray:
    """Linear light of a figure (n, 3), nothing darker than the floor: what is gains light and keeps its hue."""
    return np.asarray(c * np.clip(FLOOR / np.maximum(c @ LUMA, 1e-4), 1.0, MOST_GAIN)[:, None])


def tone(c: FloatArray) -> FloatArray:
    """Linear light -> displayed 0..1: the ACES fit of Narkowicz (2015), then gamma 2.0."""
    return np.asarray(np.sqrt(np.clip(c * (c * 2.51 + 0.03) / (c * (c * 2.43 + 0.59) + 0.14), 0, 1)))
