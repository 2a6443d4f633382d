"""From where are some points all in sight? The nearest such place, worked out at once, without trying.

In the directions of the eye (to the right, up, backwards), each side of what is seen is a plane through the eye. One
point presses hardest against a side, wherever the eye is; so how far to the right and how high the eye must be, and may
be, are straight lines over how far back it is. It is far enough back where two of them first meet.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from game.board3d.picture import Point

FloatArray = NDArray[Any]


class Place(NamedTuple):
    """What the eye looks at, and from how far away."""

    target: Point
    distance: float


def enclosing(
    points: FloatArray,
    direction: tuple[float, float],
    slopes: tuple[float, float],
    free: tuple[float, float, float, float],
    ground: float,
    limits: tuple[float, float],
) -> Place:
    """The nearest place that sees all points, midway between the sides that are left.

    `points` (n, 3 or more); `direction` yaw and pitch in radians, pitch above 0; `slopes`: half the width and height
    of what is seen at distance 1; `free`: left, foot, right and top of where the points may be, of -1 to 1; `ground`:
    how high the target is; `limits` of the distance, which are kept even if points go out of sight.
    """
    (s, c), (up, level) = ((math.sin(angle), math.cos(angle)) for angle in direction)
    axes = np.array([(c, 0.0, -s), (-up * s, level, -up * c), (level * s, up, level * c)])
    x, y, back = axes @ points[:, :3].T
    (wide, tall), (left, low, right, high) = slopes, free
    west, east = (x + left * wide * back).min(), (x + right * wide * back).max()
    south, north = (y + low * tall * back).min(), (y + high * tall * back).max()

    def eye(away: float) -> Any:
        across = (west + east - (left + right) * wide * away) / 2
        return np.array((across, (south + north - (low + high) * tall * away) / 2, away)) @ axes

    def distance(away: float) -> float:
        return float((eye(away)[1] - ground) / up)

    away = float(max((east - west) / ((right - left) * wide), (north - south) / ((high - low) * tall)))
    kept = min(max(distance(away), limits[0]), limits[1])
    away += (kept - distance(away)) / (distance(1.0) - distance(0.0))
    x, y, z = eye(away) - kept * axes[2]
    return Place((float(x), float(y), float(z)), kept)
