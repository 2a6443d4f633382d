"""Figures on two spaces (arena.md, section 7).

Where such a figure stands is an ordered pair: front and rear. A step moves the front to a neighbouring space, and the
rear follows into the space the front has left. Turning round is free at any time. Spaces are numbers (grid.py).

Ruling here: A11 (one water space between land is crossed as if it were land).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from game.rules.arena.battlefield import Battlefield
from game.rules.arena.falling import fall_dice
from game.rules.arena.footing import Footing, price
from game.rules.arena.grid import Grid, grid

LongEdge = tuple[int, int, int, int, int]  # to which space, its cost, 1 if it falls, the place there, its `pair_of`


def climb(ground: Grid, front: int, rear: int, there: int) -> int:
    """How many levels the front climbs to a space. While the rear is on land and the front in water, a step to land is
    measured from the rear: the water between is crossed as if it were land (A11)."""
    bridged = front in ground.water and rear not in ground.water and there not in ground.water
    return ground.level[there] - ground.level[rear if bridged else front]


def pair_of(count: int, front: int, rear: int) -> int:
    """One number for both ways to stand on a pair of spaces: the place with the smaller space in front."""
    return front * count + rear if front < rear else rear * count + front


def long_edges(field: Battlefield, size: int, ease: bool) -> dict[int, tuple[LongEdge, ...]]:
    """For every place `front * spaces + rear` the steps that the front may take, figures and stops apart."""
    found = field.memory.get(("long edges", size, ease))
    if found is None:
        ground, count = grid(field), len(field.level)
        found = field.memory["long edges", size, ease] = {
            front * count + rear: tuple(_long_edges(ground, size, ease, front, rear))
            for front in range(count)
            for rear in ground.next_to[front]
        }
    return cast("dict[int, tuple[LongEdge, ...]]", found)


def _long_edges(ground: Grid, size: int, ease: bool, front: int, rear: int) -> Iterator[LongEdge]:
    count = len(ground.spaces)
    for there in ground.next_to[front]:
        if there == rear or there in ground.ruins:  # to its own rear it turns round instead
            continue
        cost = price(climb(ground, front, rear, there), size, ease)
        if cost is not None:
            fall = fall_dice(ground, size, (front, rear), (there, front))
            yield there, cost, fall, there * count + front, pair_of(count, there, front)


def stands(foot: Footing, front: int, rear: int) -> bool:
    """True if a figure may end its move there: both spaces free of others and on one level, so not half in water."""
    level = foot.ground.level
    return level[front] == level[rear] and front not in foot.taken and rear not in foot.taken
