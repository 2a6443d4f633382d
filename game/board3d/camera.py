"""The eye over the table: orbit, pan, tilt, zoom; where a point is on the screen, and what lies under the mouse."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.board3d.enclosing import enclosing
from game.board3d.model_matrix import growth
from game.board3d.picture import GROUND, SQ3, Board, BoardPicture, Point, centre, stand
from game.frozen import frozen
from game.hexes import Hex, around

FloatArray = NDArray[Any]
Size = tuple[int, int]
Insets = tuple[float, float, float, float]  # share of the window covered at left, top, right, bottom

NEAREST, FARTHEST = 6.0, 120.0
LOWEST, STEEPEST = 0.22, 1.48  # radians above the horizon
BODY_RADIUS, BODY_HEIGHT = 0.46, 1.55  # of the cylinder that stands for a figure under the mouse, before it grows
HEAD = 2.4  # above the ground: the tallest head seen from afar
SEAT_PITCH = 0.63
SEAT_TURNS = tuple(0.1 * k for k in range(-4, 5))  # from straight behind a start zone
NEAR, FAR = 1.0, 160.0


def _unit(v: FloatArray) -> FloatArray:
    return np.asarray(v / np.linalg.norm(v))


@frozen
class Orbit:
    """Where one looks from: a target, an angle round it, one above the horizon, a distance. Moves give a new one."""

    target: Point = (0.0, GROUND, 0.0)
    yaw: float = 0.35  # 0 looks north from the south; more turns the eye to the east
    pitch: float = 0.80
    distance: float = 26.0
    fov: float = math.radians(34)  # vertical

    # ---- standing places
    @staticmethod
    def home(
        board: Board,
        aspect: float = 16 / 9,
        insets: Insets = (0.0, 0.0, 0.0, 0.0),
        yaw: float = 0.35,
        pitch: float = 0.82,
        head: float = 1.2,
    ) -> Orbit:
        """The whole board in the free part of the window, with so much room above each space."""
        return _fitted(board, Orbit(board.middle(), yaw, pitch), aspect, insets, head)

    @staticmethod
    def seat(board: Board, seat: int, aspect: float = 16 / 9, insets: Insets = (0.0, 0.0, 0.0, 0.0)) -> Orbit:
        """The whole board as a seat sees it: of the directions with its own start zone nearest, the one that comes
        nearest to the board with every head in the free part of the window."""
        own = [centre(cell.at) for cell in board.cells if cell.start == seat]
        x, _, z = board.middle()
        if not own:
            return Orbit.home(board, aspect, insets, head=HEAD)
        dx, dz = sum(p[0] for p in own) / len(own) - x, sum(p[1] for p in own) / len(own) - z
        straight = math.atan2(dx, dz) + 0.22
        found = (Orbit.home(board, aspect, insets, straight + turn, SEAT_PITCH, HEAD) for turn in SEAT_TURNS)
        return min(found, key=lambda orbit: orbit.distance)

    def around(self, points: Sequence[Point], aspect: float = 16 / 9, insets: Insets = (0.0, 0.0, 0.0, 0.0)) -> Orbit:
        """The nearest place in this direction from which these points are all in the free part of the window."""
        return _nearest(self, np.array([(*point, 1.0) for point in points]), aspect, insets)

    def keeps(self, points: Sequence[Point], size: Size, insets: Insets = (0.0, 0.0, 0.0, 0.0)) -> bool:
        """True if these points are all in the free part of the window."""
        left, low, right, high = free_part(insets)
        x0, y0, x1, y1 = extent(self, np.array([(*point, 1.0) for point in points]), size[0] / size[1])
        return left <= x0 and low <= y0 and x1 <= right and y1 <= high

    # ---- moves
    def turned(self, yaw: float, pitch: float = 0.0) -> Orbit:
        """Orbits round the target and tilts, within limits (radians)."""
        return replace(self, yaw=self.yaw + yaw, pitch=min(max(self.pitch + pitch, LOWEST), STEEPEST))

    def panned(self, dx: float, dy: float, height: int) -> Orbit:
        """Drags the board by so many pixels of a window `height` pixels high."""
        per_pixel = 2 * self.distance * math.tan(self.fov / 2) / height
        right, ahead = -dx * per_pixel, dy * per_pixel / max(math.sin(self.pitch), 0.35)
        c, s = math.cos(self.yaw), math.sin(self.yaw)
        x, y, z = self.target
        return replace(self, target=(x + right * c - ahead * s, y, z - right * s - ahead * c))

    def zoomed(self, factor: float, xy: tuple[float, float] | None = None, size: Size = (1280, 720)) -> Orbit:
        """Comes nearer (factor below 1) or goes back; the ground under `xy` stays under it."""
        after = replace(self, distance=min(max(self.distance * factor, NEAREST), FARTHEST))
        if xy is None:
            return after
        a, b = self.on_ground(xy, size), after.on_ground(xy, size)
        if a is None or b is None:
            return after
        x, y, z = after.target
        return replace(after, target=(x + a[0] - b[0], y, z + a[2] - b[2]))

    def kept_over(self, board: Board) -> Orbit:
        """The same with the target kept over the board, so that nobody gets lost."""
        (mx, _, mz), (hx, hz) = board.middle(), board.half()
        x, y, z = self.target
        return replace(self, target=(min(max(x, mx - hx), mx + hx), y, min(max(z, mz - hz - 3), mz + hz + 3)))

    def toward(self, goal: Orbit, t: float) -> Orbit:
        """Eased between here (t = 0) and a goal (t = 1), turning the short way round."""
        if t >= 1:
            return goal
        k = t * t * (3 - 2 * t)
        turn = (goal.yaw - self.yaw + math.pi) % (2 * math.pi) - math.pi
        a, b = self.target, goal.target
        target = (a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k)
        return replace(
            self,
            target=target,
            yaw=self.yaw + turn * k,
            pitch=self.pitch + (goal.pitch - self.pitch) * k,
            distance=self.distance * (goal.distance / self.distance) ** k,
        )

    # ---- between space and screen
    @property
    def eye(self) -> Point:
        c = math.cos(self.pitch) * self.distance
        x, y, z = self.target
        return (x + c * math.sin(self.yaw), y + math.sin(self.pitch) * self.distance, z + c * math.cos(self.yaw))

    def matrix(self, aspect: float) -> FloatArray:
        """World to clip space, 4x4, column vectors; y up."""
        return _matrix(self, aspect)

    def project(self, point: Point, size: Size) -> tuple[float, float, float]:
        """Pixel of a point, and its distance along the view (not above 0: it is behind the eye)."""
        q = _matrix(self, size[0] / size[1]) @ (*point, 1.0)
        w = float(q[3])
        if w <= 0:
            return -1e4, -1e4, w
        return (float(q[0]) / w * 0.5 + 0.5) * size[0], (0.5 - float(q[1]) / w * 0.5) * size[1], w

    def ray(self, xy: tuple[float, float], size: Size) -> tuple[Point, Point]:
        """Origin and unit direction of what lies under a pixel."""
        t = math.tan(self.fov / 2)
        across, up = (2 * xy[0] / size[0] - 1) * t * size[0] / size[1], (1 - 2 * xy[1] / size[1]) * t
        cy, sy, cp, sp = math.cos(self.yaw), math.sin(self.yaw), math.cos(self.pitch), math.sin(self.pitch)
        d = (cy * across - sy * sp * up - sy * cp, cp * up - sp, -sy * across - cy * sp * up - cy * cp)
        n = math.sqrt(d[0] * d[0] + d[1] * d[1] + d[2] * d[2])
        return self.eye, (d[0] / n, d[1] / n, d[2] / n)

    def on_ground(self, xy: tuple[float, float], size: Size) -> Point | None:
        """The point of level 0 under a pixel; None above the horizon."""
        (ex, ey, ez), (dx, dy, dz) = self.ray(xy, size)
        if dy > -1e-4:
            return None
        t = (GROUND - ey) / dy
        return ex + dx * t, GROUND, ez + dz * t

    def pick(self, board: Board, xy: tuple[float, float], size: Size) -> Hex | None:
        """The space under a pixel: the first prism that the ray meets."""
        hit = self._terrain(board, xy, size)
        return hit[0] if hit else None

    def _terrain(self, board: Board, xy: tuple[float, float], size: Size) -> tuple[Hex, float] | None:
        origin, direction = self.ray(xy, size)
        first, last = _slabs(board, np.array(origin), np.array(direction))
        hit = np.where((first <= last) & (last > 0), first, np.inf)
        k = int(hit.argmin())
        return (board.cells[k].at, float(hit[k])) if math.isfinite(hit[k]) else None

    def pick_figure(self, picture: BoardPicture, xy: tuple[float, float], size: Size) -> int | None:
        """The figure under a pixel, unless ground hides it there. Bodies are upright cylinders, as large as drawn."""
        (ex, ey, ez), (dx, dy, dz) = self.ray(xy, size)
        ground = self._terrain(picture.board, xy, size)
        nearest, found = (ground[1] + 0.35 if ground else math.inf), None
        for figure in picture.figures:
            (x, y, z), yaw = stand(picture.board, figure)
            half = SQ3 / 2 if len(figure.places) == 2 else 0.0
            times = growth(self.distance, figure)
            height = (BODY_HEIGHT - 0.35 if half else BODY_HEIGHT) * max(0.4, math.cos(figure.lean)) * times
            for k in (-half, half) if half else (0.0,):
                start = ex - x - k * math.sin(yaw), ey - y, ez - z - k * math.cos(yaw)
                t = _cylinder(start, (dx, dy, dz), BODY_RADIUS * times, height)
                if t is not None and t < nearest:
                    nearest, found = t, figure.id
        return found


@lru_cache(maxsize=64)
def _matrix(orbit: Orbit, aspect: float) -> FloatArray:
    eye, at = np.array(orbit.eye), np.array(orbit.target)
    ahead = _unit(at - eye)
    right = _unit(np.cross(ahead, (0.0, 1.0, 0.0)))
    view = np.eye(4)
    view[0, :3], view[1, :3], view[2, :3] = right, np.cross(right, ahead), -ahead
    view[:3, 3] = -view[:3, :3] @ eye
    f, lens = 1 / math.tan(orbit.fov / 2), np.zeros((4, 4))
    lens[0, 0], lens[1, 1], lens[3, 2] = f / aspect, f, -1.0
    lens[2, 2], lens[2, 3] = (FAR + NEAR) / (NEAR - FAR), 2 * FAR * NEAR / (NEAR - FAR)
    return lens @ view


@lru_cache(maxsize=8)
def _columns(board: Board) -> tuple[FloatArray, FloatArray]:
    """Centres (n, 2) and heights of what is seen from above (n) of all cells."""
    return (
        np.array([centre(cell.at) for cell in board.cells]),
        np.array([board.surface(cell.at) for cell in board.cells]),
    )


def _slabs(board: Board, origin: FloatArray, direction: FloatArray) -> tuple[FloatArray, FloatArray]:
    """Where a ray enters and leaves every prism (distances; empty where the first exceeds the second)."""
    xz, top = _columns(board)
    angles = np.radians((0.0, 60.0, 120.0))
    normals = np.stack([np.cos(angles), np.sin(angles)], 1)
    offset = (origin[[0, 2]] - xz) @ normals.T  # (n, 3) from the middle of each slab
    slope = normals @ direction[[0, 2]]
    slope = np.where(np.abs(slope) < 1e-12, 1e-12, slope)
    one, two = (-SQ3 / 2 - offset) / slope, (SQ3 / 2 - offset) / slope
    down = direction[1] if abs(direction[1]) > 1e-12 else 1e-12
    lid, floor = (top - origin[1]) / down, -origin[1] / down
    first = np.maximum(np.minimum(one, two).max(1), np.minimum(lid, floor))
    last = np.minimum(np.maximum(one, two).min(1), np.maximum(lid, floor))
    return first, last


def _cylinder(start: Point, d: Point, radius: float, height: float) -> float | None:
    """Where a ray meets the upright cylinder over the origin; None if it misses."""
    a = d[0] * d[0] + d[2] * d[2]
    b = start[0] * d[0] + start[2] * d[2]
    c = start[0] * start[0] + start[2] * start[2] - radius * radius
    root = b * b - a * c
    if root < 0 or a < 1e-12:
        return None
    near, far = (-b - math.sqrt(root)) / a, (-b + math.sqrt(root)) / a
    if abs(d[1]) > 1e-9:
        low, high = sorted(((-start[1]) / d[1], (height - start[1]) / d[1]))
        near, far = max(near, low), min(far, high)
    return near if 0 < near <= far else None


def _fitted(board: Board, orbit: Orbit, aspect: float, insets: Insets, head: float) -> Orbit:
    """The nearest orbit that keeps every space, and so much above it, inside the free part of the window."""
    return _nearest(orbit, _outmost(board, head), aspect, insets)


@lru_cache(maxsize=8)
def _outmost(board: Board, head: float) -> FloatArray:
    """Points (n, 4) of what lies outmost: spaces of the rim and those that rise, and so much above them."""
    rim = [cell.at for cell in board.cells if cell.level > 0 or any(h not in board.at for h in around(cell.at))]
    spots = np.array([(x, board.surface(h), z) for h in rim for x, z in [centre(h)]])
    steps = ((0, 0.0, 1), (0, 0.3, -1), (0, head, 0), (1, 0.3, 0), (-1, 0.3, 0))
    points = np.concatenate([spots + np.array(step) for step in steps])
    return np.column_stack([points, np.ones(len(points))])


def free_part(insets: Insets) -> tuple[float, float, float, float]:
    """The free part of the window: left, bottom, right and top, each from -1 to 1."""
    left, top, right, bottom = insets
    return -1 + 2 * left, -1 + 2 * bottom, 1 - 2 * right, 1 - 2 * top


def _nearest(orbit: Orbit, points: FloatArray, aspect: float, insets: Insets) -> Orbit:
    """The nearest orbit that keeps these points inside the free part of the window."""
    tall = math.tan(orbit.fov / 2)
    direction, limits = (orbit.yaw, orbit.pitch), (NEAREST, FARTHEST)
    free = free_part(insets)
    place = enclosing(points, direction, (tall * aspect, tall), free, orbit.target[1], limits)
    return replace(orbit, target=place.target, distance=place.distance)


def extent(orbit: Orbit, points: FloatArray, aspect: float) -> tuple[float, float, float, float]:
    q = points @ orbit.matrix(aspect).T
    w = np.maximum(q[:, 3], 0.5)
    x, y = q[:, 0] / w, q[:, 1] / w
    return float(x.min()), float(y.min()), float(x.max()), float(y.max())


def centred(
    orbit: Orbit, points: FloatArray, aspect: float, free: tuple[float, float, float, float], rounds: int = 4
) -> Orbit:
    for _ in range(rounds):
        x0, y0, x1, y1 = extent(orbit, points, aspect)
        dx, dy = (free[0] + free[2] - x0 - x1) / 4, (free[1] + free[3] - y0 - y1) / 4
        orbit = orbit.panned(dx * 1000 * aspect, -dy * 1000, 1000)
    return orbit
