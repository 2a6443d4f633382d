"""Which part of the window differs between two pictures of one board: only that has to be painted again.

Everything is taken too large rather than too small: a figure with its base, its light and the shadow it throws; the
spaces that a mark lies on; and, where time has passed, water and whatever pulses.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import cache

import numpy as np

from game.board3d import light, minis
from game.board3d.camera import Orbit, Size
from game.board3d.mesh import FloatArray
from game.board3d.model_matrix import body_of, growth, place_of
from game.board3d.picture import (
    Board,
    BoardPicture,
    Disc,
    Figure,
    Mark,
    Outline,
    Path,
    Reticle,
    Ring,
    Sight,
    Summon,
    Tint,
    eye_of,
    point_of,
    space_at,
    stand,
)
from game.hexes import Hex

Part = tuple[int, int, int, int]  # left, top, width, height in pixels
BASE, GLOW, SPACE, SHINE = 1.0, 1.6, 1.3, 1.75  # radii: of bases and rings, glyphs, marks, light on the ground
MARK_RISE, MARK_SINK = 2.4, 0.7  # how far marks reach above and below the ground of their spaces
FLAT, FLAT_RISE, FLAT_SINK = (Tint, Ring, Summon, Reticle, Outline), 0.15, 0.05  # those that lie on it
STEADY = (Tint, Outline)  # and those that never pulse
AROUND_SHADOW = 0.2  # how much farther than the body the soft edge of its shadow reaches
MARGIN = 4  # pixels


def changed(before: BoardPicture, after: BoardPicture, orbit: Orbit, size: Size) -> Part | None:
    """The rectangle outside which both pictures look the same, seen from here; all of it on another board.

    None if they do not differ at all.
    """
    if before.board is not after.board:
        return 0, 0, *size
    points = list(_differing(before, after, orbit))
    return _part(np.concatenate(points), orbit, size) if points else None


def _differing(before: BoardPicture, after: BoardPicture, orbit: Orbit) -> Iterator[FloatArray]:
    board = after.board
    for figure in set(before.figures) ^ set(after.figures):
        yield _of_figure(board, figure, orbit)
    for disc in set(before.discs) ^ set(after.discs):
        yield _of_disc(board, disc)
    if before.marks != after.marks:
        for mark in set(before.marks) ^ set(after.marks):
            yield _of_mark(board, mark)
    if before.time != after.time:
        yield from _moving(after, orbit)


def _moving(picture: BoardPicture, orbit: Orbit) -> Iterator[FloatArray]:
    """What time moves: water, what pulses, what burns."""
    board = picture.board
    for cell in board.cells:
        if cell.water:
            yield _box(board.spot(cell.at), SPACE, 0.5, -0.4)
    for disc in picture.discs:
        yield _of_disc(board, disc)
    for mark in picture.marks:
        if mark.pulse if isinstance(mark, Ring) else not isinstance(mark, STEADY):
            yield _of_mark(board, mark)
    for figure in picture.figures:
        if figure.state == "offer" or figure.model in minis.SHINE:
            yield _of_figure(board, figure, orbit)


def _of_figure(board: Board, figure: Figure, orbit: Orbit) -> FloatArray:
    """Its body, its base with the light round it, and all that between them and the ground the lamp cannot reach."""
    low, high = _extent(figure.model)
    corners = np.array([(x, y, z, 1.0) for x in (low[0], high[0]) for y in (0.0, high[1]) for z in (low[2], high[2])])
    body = (corners @ body_of(board, figure, growth(orbit.distance, figure)).T)[:, :3]
    (x, y, z), _ = stand(board, figure)
    long = 0.9 if len(figure.places) == 2 else 0.0
    foot = _box((x, y, z), long + (SHINE if figure.model in minis.SHINE else BASE), 0.15, -figure.lift - 0.1)
    base = (
        np.array([(a, b, c, 1.0) for a in (-1, 1) for b in (0.0, 0.2) for c in (-1 - long, 1 + long)])
        @ place_of(board, figure).T
    )[:, :3]
    solid = np.concatenate([body, base])
    return np.concatenate([solid, foot, _shadow(board, solid)])


def _shadow(board: Board, solid: FloatArray) -> FloatArray:
    """Where the lines from the lamp through a body end: on the lowest ground that they may come to."""
    way = np.array(light.SUN) / light.SUN[1]
    passed = np.concatenate([solid - way * solid[:, 1:2] * t for t in (0.0, 0.25, 0.5, 0.75, 1.0)])
    lowest = min(board.top(space_at(x, z)) for x, z in passed[:, [0, 2]].tolist())
    ends = solid - way * (solid[:, 1:2] - lowest)
    soft = AROUND_SHADOW * np.array([(1, 0, 1), (1, 0, -1), (-1, 0, 1), (-1, 0, -1)])
    return np.concatenate([ends + step for step in soft])


def _of_disc(board: Board, disc: Disc) -> FloatArray:
    return _box(point_of(board, disc.at), GLOW, 0.3, -0.3)


def _of_mark(board: Board, mark: Mark) -> FloatArray:
    """Every space and point that a mark speaks of, and how high the arc of a flight goes over them."""
    found: list[FloatArray] = []
    rise, sink = (FLAT_RISE, FLAT_SINK) if isinstance(mark, FLAT) else (MARK_RISE, MARK_SINK)
    for field in fields(mark):
        value = getattr(mark, field.name)
        for place in value if isinstance(value, (tuple, frozenset)) and not isinstance(value, Hex) else (value,):
            if isinstance(place, Hex):
                x, z = board.spot(place)[0], board.spot(place)[2]
                found.append(_box((x, board.surface(place), z), SPACE, rise, -sink))
    if isinstance(mark, Path) and mark.flies:
        top = max(board.surface(space) for space in mark.spaces) + 1.0
        found += [_box((x, top, z), 0.5, 0.3, 0.0) for x, _, z in map(board.spot, mark.spaces)]
    if isinstance(mark, Sight):
        found += [_box(eye_of(board, end), 0.3, 0.3, -0.3) for end in (mark.start, mark.end)]
    return np.concatenate(found)


def _box(at: tuple[float, float, float], radius: float, up: float, down: float) -> FloatArray:
    x, y, z = at
    return np.array([(x + a, y + b, z + c) for a in (-radius, radius) for b in (down, up) for c in (-radius, radius)])


@cache
def _extent(model: str) -> tuple[FloatArray, FloatArray]:
    """The lowest and the highest coordinates of a body."""
    points = minis.sculpt(model)[0][:, :3]
    return points.min(0), points.max(0)


def _part(points: FloatArray, orbit: Orbit, size: Size) -> Part | None:
    """The pixels round points in space; None if none of them is in the window."""
    q = np.column_stack([points, np.ones(len(points))]) @ orbit.matrix(size[0] / size[1]).T
    if q[:, 3].min() <= 0.5:  # beside or behind the eye: no rectangle says where that is
        return 0, 0, *size
    x, y = (q[:, 0] / q[:, 3] + 1) / 2 * size[0], (1 - q[:, 1] / q[:, 3]) / 2 * size[1]
    left, top = max(0, int(x.min()) - MARGIN), max(0, int(y.min()) - MARGIN)
    right, foot = min(size[0], int(x.max()) + 1 + MARGIN), min(size[1], int(y.max()) + 1 + MARGIN)
    return (left, top, right - left, foot - top) if left < right and top < foot else None
