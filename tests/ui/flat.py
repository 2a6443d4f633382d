"""How much of a picture is flat: empty ground on which nothing lies, is written or is drawn."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray

BLOCKS = 80  # of a picture's width: squares of 16 pixels at 1280
SMOOTH = 4.5  # standard deviation of luma, of 255, below which a square is flat: felt with its weave alone is


def flat_share(picture: pygame.Surface) -> float:
    """The part of a picture that is flat, 0..1."""
    return float(flat(picture).mean())


def flat(picture: pygame.Surface) -> NDArray[np.bool_]:
    """Which squares are flat, (80, rows); what is left of a last row that is not whole does not count."""
    luma = pygame.surfarray.array3d(picture) @ np.array([0.3, 0.59, 0.11])
    side = luma.shape[0] // BLOCKS
    rows = luma.shape[1] // side
    squares = luma[: BLOCKS * side, : rows * side].reshape(BLOCKS, side, rows, side)
    return np.asarray(squares.std(axis=(1, 3)) < SMOOTH)
