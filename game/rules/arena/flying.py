"""Flying (arena.md, section 6; A30, A35): one flight for the whole move, declared before the first step.

Each space costs 1; levels, falling, ruins, water, glyphs and figures on the way are ignored and nobody is engaged on
the way. It leads over existing spaces only. Enemies engaged with the flyer strike once each when it takes off, even if
it lands next to them again. It lands on a free space, on two of one level if it is a figure on two.

Settled here: a flight is one step from where it takes off to where it lands, so it leads to a lower level if it lands
on one. If that gives it more points (Ride the Currents) it may fly on without landing: nobody strikes again.
"""
from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from game.rules.arena.engagement import strikers_at_take_off
from game.rules.arena.footing import Footing, footing
from game.rules.arena.grid import distances, flight
from game.rules.arena.routes import At, Route
from game.table.state import Piece, State


def landings(s: State, figure: Piece, points: int, struck: bool = True) -> dict[At, Route]:
    """Where a flyer can land with so many points, nearest first, and the flight there."""
    foot = footing(s, figure, points, struck)
    dice = len(strikers_at_take_off(s, figure)) if struck else 0
    found = _pairs(foot) if len(foot.start) == 2 else _spaces(foot)
    return {foot.at(foot.place(end)): Route(_path(foot, end, takes_off), cost, dice, 0, cost, flies=True)
            for cost, end, takes_off in found}


def _spaces(foot: Footing) -> list[tuple[int, tuple[int, ...], int]]:
    """For a figure on one space: what each landing costs, where it is, and where the flight begins."""
    start = foot.start[0]
    far, barred = distances(foot.field, start), foot.taken | foot.ground.ruins
    return sorted((cost, (n,), start) for n, cost in enumerate(far) if 0 < cost <= foot.points and n not in barred)


def _pairs(foot: Footing) -> list[tuple[int, tuple[int, ...], int]]:
    """For a figure on two spaces: the rear lands where the front has been last, so that one costs one more."""
    ground, barred = foot.ground, foot.taken | foot.ground.ruins
    best: dict[frozenset[int], tuple[int, tuple[int, ...], int]] = {}
    for takes_off in foot.start:
        for rear, far in enumerate(distances(foot.field, takes_off)):
            if far >= foot.points or rear in barred:
                continue
            for front in ground.beside[rear]:
                pair = frozenset((front, rear))
                if front not in barred and pair != frozenset(foot.start):
                    best[pair] = min(best.get(pair, (far + 1, (front, rear), takes_off)),
                                     (far + 1, (front, rear), takes_off))
    return sorted(best.values())


def _path(foot: Footing, end: tuple[int, ...], takes_off: int) -> tuple[At, ...]:
    """Where the flyer is after each space, for the picture."""
    if len(end) == 1:
        return tuple(foot.at(n) for n in flight(foot.field, takes_off, end[0]))
    front, rear = end
    way = [takes_off, *flight(foot.field, takes_off, rear), front]
    return tuple(_steps(foot, way))


def _steps(foot: Footing, way: list[int]) -> Iterator[At]:
    for behind, ahead in pairwise(way):
        yield foot.at(foot.place((ahead, behind)))
