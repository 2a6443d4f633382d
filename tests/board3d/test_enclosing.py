"""The nearest place from which all points are in sight: they are, and from no nearer place they would be."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from game.board3d.camera import Orbit
from game.board3d.enclosing import Place, enclosing

SIZE = (1600, 900)
TALL = math.tan(Orbit().fov / 2)
SLOPES = (TALL * SIZE[0] / SIZE[1], TALL)
FAR = (0.01, 1e6)  # limits that nothing here comes near
AT_THE_EYE = 0.01  # a point so near is nowhere in the picture
PLACES = st.tuples(st.floats(-9, 9), st.floats(0, 3), st.floats(-9, 9))
POINTS = st.lists(PLACES, min_size=3, max_size=12).filter(lambda at: max(math.dist(a, b) for a in at for b in at) > 1)
ANGLES = st.tuples(st.floats(-math.pi, math.pi), st.floats(0.3, 1.4))  # yaw and pitch
SIDES = st.tuples(st.floats(-1, -0.2), st.floats(-1, -0.2), st.floats(0.2, 1), st.floats(0.2, 1))


def orbit(place: Place, angles: tuple[float, float]) -> Orbit:
    return Orbit(place.target, *angles, place.distance)


def seen(view: Orbit, points: Any) -> Any:
    """Where points are seen: (n, 2), each of -1 to 1 from left to right and from foot to top."""
    at = np.array([view.project(point, SIZE) for point in points])
    assume(at[:, 2].min() > AT_THE_EYE)  # what stands one behind the other is in sight from within the first, too
    return np.column_stack((at[:, 0] / SIZE[0] * 2 - 1, 1 - at[:, 1] / SIZE[1] * 2))


@given(POINTS, ANGLES, SIDES)
def test_every_point_is_inside_what_is_free_and_two_opposite_sides_are_reached(
    points: Any, angles: tuple[float, float], free: tuple[float, float, float, float]
) -> None:
    at = seen(orbit(enclosing(np.array(points), angles, SLOPES, free, 0.0, FAR), angles), points)
    (west, south), (east, north) = at.min(axis=0), at.max(axis=0)
    left, low, right, high = free
    slack = (west - left, right - east, south - low, high - north)
    assert min(slack) > -1e-5
    assert max(slack[:2]) < 1e-4 or max(slack[2:]) < 1e-4


@given(POINTS, ANGLES, st.floats(0.5, 2))
def test_the_target_is_as_high_as_the_ground(points: Any, angles: tuple[float, float], ground: float) -> None:
    place = enclosing(np.array(points), angles, SLOPES, (-1, -1, 1, 1), ground, FAR)
    assert place.target[1] == pytest.approx(ground, abs=1e-6)


@pytest.mark.parametrize(("limits", "kept"), [((50.0, 90.0), 50.0), ((0.1, 2.0), 2.0)])
def test_limits_of_the_distance_are_kept_and_the_points_stay_in_the_middle(
    limits: tuple[float, float], kept: float
) -> None:
    """Farther back than is needed, or nearer than all could be seen from: a square stays midway between the sides."""
    corners = [(x, 0.0, z) for x in (-3.0, 3.0) for z in (-3.0, 3.0)]
    angles = (0.0, math.pi / 2 - 1e-3)  # straight down
    place = enclosing(np.array(corners), angles, SLOPES, (-1, -1, 0.5, 1), 0.0, limits)
    at = seen(orbit(place, angles), corners)
    assert (place.distance, place.target[1]) == pytest.approx((kept, 0.0))
    assert (at.min(axis=0) + at.max(axis=0)) / 2 == pytest.approx((-0.25, 0.0), abs=0.02)
