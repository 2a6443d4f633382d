"""A battlefield as numbers: spaces counted from 0, who lies next to whom, how far apart (arena.md, section 9).

All of it is static, worked out once per battlefield and kept in `Battlefield.memory`.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from heapq import heappop, heappush
from typing import cast

from game.frozen import frozen
from game.hexes import Hex, around, distance
from game.rules.arena.battlefield import RUIN_HEIGHT, Battlefield

WATER_COST = 3  # steps that entering water is worth to the computer player, since it ends the move
FAR = 0xFFFF  # the distance of spaces that no way connects: whatever says distances in words says that instead


@frozen(eq=False)
class Grid:
    """The spaces of a battlefield by number. Everything else is indexed by these numbers."""

    spaces: tuple[Hex, ...]
    number: dict[tuple[int, ...], int]
    level: tuple[int, ...]
    tops: dict[tuple[int, ...], int]  # level, plus the height of a ruin: what a sight line must clear
    next_to: tuple[tuple[int, ...], ...]  # existing neighbours, ruins among them
    beside: tuple[tuple[int, ...], ...]  # those of them on the same level
    water: frozenset[int]
    ruins: frozenset[int]


_GRID, _SPREADS = ("grid",), ("spreads",)  # keys of what is kept


def grid(field: Battlefield) -> Grid:
    """The battlefield in numbers."""
    found = field.memory.get(_GRID)
    if found is None:
        found = field.memory[_GRID] = _grid(field)
    return cast(Grid, found)


def _grid(field: Battlefield) -> Grid:
    spaces = tuple(Hex(*h) for h in field.level)
    number: dict[tuple[int, ...], int] = {h: i for i, h in enumerate(spaces)}
    next_to = tuple(tuple(number[n] for n in around(h) if n in number) for h in spaces)
    level = tuple(field.level[h] for h in spaces)
    return Grid(
        spaces,
        number,
        level,
        {h: field.level[h] + (RUIN_HEIGHT if h in field.ruins else 0) for h in spaces},
        next_to,
        tuple(tuple(there for there in out if level[there] == level[here]) for here, out in enumerate(next_to)),
        frozenset(number[h] for h in field.water),
        frozenset(number[h] for h in field.ruins),
    )


def numbers(ground: Grid, at: tuple[int, ...]) -> tuple[int, ...]:
    """The spaces of a place as pieces hold it, `(q, r)` or front and rear, by number."""
    return (ground.number[at],) if len(at) == 2 else (ground.number[at[:2]], ground.number[at[2:]])


def distances(field: Battlefield, start: int) -> Sequence[int]:
    """How far every space is from one: steps over existing spaces, whatever lies or stands on them."""
    return _spread(field, start)[0]


def flight(field: Battlefield, start: int, end: int) -> list[int]:
    """A shortest way over existing spaces, without its start. Empty if there is none."""
    far, back = _spread(field, start)
    way: list[int] = []
    while end != start and far[end] < FAR:
        way.append(end)
        end = back[end]
    return way[::-1]


_Spread = tuple[Sequence[int], Sequence[int]]


def _spread(field: Battlefield, start: int) -> _Spread:
    """Distances from a space, and the space before each on a shortest way (breadth first)."""
    known = cast("list[_Spread | None] | None", field.memory.get(_SPREADS))
    if known is None:
        known = [None] * len(field.level)
        field.memory[_SPREADS] = known
    found = known[start]
    if found is None:
        next_to = grid(field).next_to
        far, back, ring = array("H", [FAR]) * len(next_to), array("H", [start]) * len(next_to), [start]
        far[start] = 0
        for here in ring:  # grows while it is read
            for there in next_to[here]:
                if far[there] == FAR:
                    far[there], back[there] = far[here] + 1, here
                    ring.append(there)
        found = known[start] = (far, back)
    return found


def distance_on(field: Battlefield, a: Hex, b: Hex) -> int:
    """Least number of steps from space to space over existing spaces, counting water, ruins and occupied ones
    and ignoring levels; gaps in the map are walked round. `FAR` if there is no way."""
    number = grid(field).number
    return distances(field, number[a])[number[b]]


# ---- for the computer player ----------------------------------------------------------------------------
def march(field: Battlefield, goal: Hex) -> list[int]:
    """What it costs to walk from every space to one, nobody in the way; water counts extra. By number of the space."""
    found = field.memory.get(("march", goal))
    if found is None:
        found = field.memory["march", goal] = _march(field, goal)
    return cast("list[int]", found)


def _march(field: Battlefield, goal: Hex) -> list[int]:
    g = grid(field)
    cost, edge = [FAR] * len(g.spaces), [(0, g.number[goal])]
    while edge:
        far, there = heappop(edge)
        if cost[there] <= far:
            continue
        cost[there] = far
        step = 1 + (WATER_COST if there in g.water else 0)
        for here_ in g.next_to[there]:
            if here_ not in g.ruins and cost[here_] == FAR:
                heappush(edge, (far + step + max(0, g.level[there] - g.level[here_]), here_))
    return cost


def apart(field: Battlefield, goals: tuple[Hex, ...]) -> list[int]:
    """How far every space is from the nearest of some, over whatever lies between. By number of the space."""
    found = field.memory.get(("apart", goals))
    if found is None:
        found = field.memory["apart", goals] = [min([distance(c, goal) for goal in goals]) for c in grid(field).spaces]
    return cast("list[int]", found)
