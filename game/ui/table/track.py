"""A track to a goal: a socket for every point, a runner for every seat, a star at the end."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.art import palette as P
from game.ui.art.draw import star
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Track
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen, Point

FULL, SMALL, RUNNER = 9.6, 8.0, 10.5  # radii: every fifth socket, the others, a runner
LEAST = 12.0
SOCKET = (16, 10, 18)
Runners = tuple[tuple[int, int], ...]  # seat, points


def draw_track(pen: Pen, track: Track, runners: Runners, colour: Callable[[int], Colour]) -> None:
    """The track with everybody on it; who has as many points as another stands beside it."""
    inks = tuple(colour(seat) for seat, _ in runners)
    key = ("track", track.goal, runners, inks)
    pen.kept(key, track.box, lambda pen, box: _track(pen, box, track.goal, runners, inks), 8)


def point_at(box: Box, goal: int, points: int) -> Point:
    """Where a number of points stands, from the left."""
    share = min(goal, max(0, points)) / goal
    pad = min(20.0, box.w / (2 * goal + 2))
    return box.x + pad + share * (box.w - 2 * pad), box.cy


def _track(pen: Pen, box: Box, goal: int, runners: Runners, inks: tuple[Colour, ...]) -> None:
    step = point_at(box, goal, 1)[0] - point_at(box, goal, 0)[0]
    k = min(1.0, step / 21, box.h / 30)
    pen.slab(box, (3, 6, 8, 96), box.h / 2, (*P.BRASS_DEEP, 190), 1.1)
    ink = pen.layer(box.w, box.h)
    for n in range(goal):
        here, there = _in(box, point_at(box, goal, n)), _in(box, point_at(box, goal, n + 1))
        ink.stroke((*P.BRASS_DEEP, 255), [here, there], 1.4)
    for n in range(goal):
        r = (FULL if n % 5 == 0 else SMALL) * k
        ink.disc((*P.BRASS_DEEP, 255), _in(box, point_at(box, goal, n)), r)
        ink.disc((*SOCKET, 255), _in(box, point_at(box, goal, n)), r - 1.3)
    end = _in(box, point_at(box, goal, goal))
    ink.disc((*SOCKET, 255), end, 12 * k)
    ink.poly((*P.BRASS_LIT, 255), star(end, 12 * k, 5 * k, 5))
    pen.lay(ink, box.x, box.y)
    _numbers(pen, box, goal, {points for _, points in runners})
    _runners(pen, box, goal, runners, inks, k)


def _numbers(pen: Pen, box: Box, goal: int, taken: set[int]) -> None:
    """Every fifth socket has its number, unless somebody stands there."""
    for n in range(0, goal, 5):
        if n not in taken:
            pen.words(str(n), point_at(box, goal, n), LEAST, P.MUTED, anchor="center")


def _runners(pen: Pen, box: Box, goal: int, runners: Runners, inks: tuple[Colour, ...], k: float) -> None:
    shared: dict[int, list[int]] = {}
    for n, (_, points) in enumerate(runners):
        shared.setdefault(min(points, goal), []).append(n)
    r, side = RUNNER * max(k, 0.86), 34.0
    room = (box.h - 2 * r) / 2
    for points, there in shared.items():
        x, y = point_at(box, goal, points)
        for place, n in enumerate(there):
            off = (place - (len(there) - 1) / 2) * min(1.25 * r, 2 * room / max(1, len(there) - 1))
            at = (x, y + off)
            sheet = pen.layer(side, side)
            sheet.disc((8, 6, 10, 190), (side / 2, side / 2 + 1.4), r + 1.6)
            sheet.disc((*P.BRASS_LIT, 255), (side / 2, side / 2), r + 0.6)
            sheet.disc((*mix(inks[n], (0, 0, 0), 0.38), 255), (side / 2, side / 2), r - 1.0)
            sheet.disc((*mix(inks[n], (255, 255, 255), 0.15), 255), (side / 2, side / 2 - 1), r - 2.6)
            pen.lay(sheet, at[0] - side / 2, at[1] - side / 2)
            pen.words(str(runners[n][1]), at, LEAST, (16, 10, 12), True, anchor="center")


def _in(box: Box, at: Point) -> Point:
    return at[0] - box.x, at[1] - box.y
