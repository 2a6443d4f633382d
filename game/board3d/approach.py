"""How near the eye comes to figures that act: as near as it must to show them tall enough, and no nearer."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

import numpy as np

from game.board3d import minis
from game.board3d.camera import Insets, Orbit, Size, centred, extent, free_part
from game.board3d.mesh import FloatArray
from game.board3d.model_matrix import body_of, growth, place_of
from game.board3d.picture import Board, Figure, Point, stand

TALL = 84 / 720  # share of the window's height that a figure which acts shall have at least
LEAST = 81 / 720  # less than that it never has, for whatever else there is to see
NEAREST = 22.0
SPARE = 0.01  # of half the window, between what is looked at and the panels
PANS = 0, 16, -16, 32, -32, 48, -48, 64, -64, 80, -80, 96, -96  # thousandths of the window's height
TILTS = 0.0, 0.06, 0.12, 0.18  # radians nearer the horizon
CUT = 2  # figures whole that one is worth which the panels do not cut
BASE = 0.75  # of a figure, from its middle


def tall(orbit: Orbit, board: Board, figure: Figure, size: Size) -> float:
    """Pixels from the lowest to the highest point of a figure, base and weapons included."""
    base, body = minis.base(len(figure.places) == 2, figure.seat), minis.sculpt(figure.model, 0.5)
    grown = body_of(board, figure, growth(orbit.distance, figure))
    m, ys = orbit.matrix(size[0] / size[1])[[1, 3]], []
    for (vertices, _), place in ((base, place_of(board, figure)), (body, grown)):
        to_clip = m @ place
        y, w = to_clip[:, :3] @ vertices[:, :3].T + to_clip[:, 3:]
        ys.append(y / np.maximum(w, 0.5))
    high = np.concatenate(ys)
    return float(high.max() - high.min()) / 2 * size[1]


def stands_tall(orbit: Orbit, board: Board, figures: Sequence[Figure], size: Size, share: float = TALL) -> bool:
    """True if each of these figures has this share of the window's height."""
    return min(tall(orbit, board, figure, size) for figure in figures) >= share * size[1]


def approached(
    whole: Orbit,
    board: Board,
    acting: Sequence[Figure],
    groups: Sequence[Sequence[Point]],
    size: Size,
    insets: Insets,
    standing: Sequence[Figure] = (),
) -> Orbit:
    """`whole` itself where the figures that act are tall enough; else nearer to them in the same direction.

    The first group of points that then fits the free part of the window lies in it, with as little panning as that
    takes. The last one always does: the eye comes no nearer than that. Of all that stand there as many as can be are
    whole, and as few as can be are cut by the panels above and below.
    """
    aspect = size[0] / size[1]
    if stands_tall(whole, board, acting, size):
        return whole
    low, high = max(NEAREST, whole.around(groups[-1], aspect, insets).distance), whole.distance
    for _ in range(7):  # `high` is too far away; what is nearer than `low` shows too little of the army
        middle = (low + high) / 2
        if stands_tall(_over(replace(whole, distance=middle), groups, aspect, insets), board, acting, size):
            low = middle
        else:
            high = middle
    near = _over(replace(whole, distance=min(low, whole.distance)), groups, aspect, insets)
    return _with_heads(near, board, acting, groups[-1], size, insets, standing)


def _with_heads(
    orbit: Orbit,
    board: Board,
    acting: Sequence[Figure],
    least: Sequence[Point],
    size: Size,
    insets: Insets,
    standing: Sequence[Figure],
) -> Orbit:
    """Tilted and moved towards or away by as little as it takes for the most figures whole and the fewest cut."""
    if not standing:
        return orbit
    bodies = np.stack([_body(board, figure, growth(orbit.distance, figure)) for figure in standing])
    left, low, right, high = free_part(insets)

    def worth(view: Orbit) -> int:
        q = bodies @ view.matrix(size[0] / size[1]).T  # (figures, points, 4)
        x, y = np.moveaxis(q[..., :2] / np.maximum(q[..., 3:], 0.5), 2, 0)
        across = (left <= x.min(1)) & (x.max(1) <= right)
        inside = (low <= y) & (y <= high)
        whole, seen = inside.all(1), inside.any(1)
        return int((across & whole).sum() - CUT * (across & seen & ~whole).sum())

    views = [orbit.turned(0, -tilt).panned(0, pan, 1000) for tilt in TILTS for pan in PANS]
    best = sorted(views, key=worth, reverse=True)  # of equals the one that differs least
    fits = (v for v in best if v.keeps(least, size, insets) and stands_tall(v, board, acting, size, LEAST))
    return next(fits, orbit)


def _body(board: Board, figure: Figure, times: float) -> FloatArray:
    """Points (n, 4) round a figure's base, and its head drawn so many times its size."""
    x, y, z = stand(board, figure)[0]
    foot = [(x + dx, y, z + dz, 1.0) for dx, dz in ((-BASE, 0), (BASE, 0), (0, -BASE), (0, BASE))]
    return np.array([*foot, (x, y + times * _height(figure.model), z, 1.0)])


@cache
def _height(model: str) -> float:
    return float(minis.sculpt(model, 0.5)[0][:, 1].max())


def _over(orbit: Orbit, groups: Sequence[Sequence[Point]], aspect: float, insets: Insets) -> Orbit:
    """Panned so that one of the groups lies in the free part of the window."""
    free, points = free_part(insets), np.zeros((0, 4))
    for group in groups:
        points = np.array([(*point, 1.0) for point in group])
        if (found := _shifted(orbit, points, aspect, free)) is not None:
            return found
    return centred(orbit, points, aspect, free)


def _shifted(orbit: Orbit, points: FloatArray, aspect: float, free: tuple[float, float, float, float]) -> Orbit | None:
    """Panned as little as it takes; None if the points do not fit."""
    for _ in range(12):  # perspective: each step leaves a little of the way
        x0, y0, x1, y1 = extent(orbit, points, aspect)
        if x1 - x0 > free[2] - free[0] or y1 - y0 > free[3] - free[1]:
            return None
        dx = _step(x0, x1, free[0] + SPARE, free[2] - SPARE)
        dy = _step(y0, y1, free[1] + SPARE, free[3] - SPARE)
        if not dx and not dy:
            break
        orbit = orbit.panned(dx * 500 * aspect, -dy * 500, 1000)
    return orbit


def _step(low: float, high: float, least: float, most: float) -> float:
    """The shortest way that brings a stretch between two borders."""
    return least - low if low < least else min(0.0, most - high)
