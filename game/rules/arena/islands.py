"""Proof of a battlefield: spaces and start zones that nobody comes to on foot, such as beyond a gap or on a pillar.

Water can be walked through; gaps, ruins and steps of more levels than the size number cannot (arena.md, section 6, A4,
A14). A map may mean it so: flyers, summoning and card effects come to such places, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from game.hexes import to_offset
from game.rules.arena.battlefield import Battlefield
from game.rules.arena.footing import on_foot
from game.rules.arena.grid import grid


def islands(field: Battlefield, size: int) -> Iterator[str]:
    """What a figure of this size never comes to on foot, in one sentence each."""
    ground = grid(field)
    zones = [[ground.number[space] for space in zone - field.ruins] for zone in field.starts]
    reached = [on_foot(field, size, zone) for zone in zones]
    if lost := set(range(len(ground.spaces))) - ground.ruins - set().union(*reached):
        many = "1 space" if len(lost) == 1 else f"{len(lost)} spaces"
        column, row = to_offset(ground.spaces[min(lost)])
        where = f"see column {column}, row {row}"
        yield f"from no start zone can a figure of size {size} walk to {many}, {where}"
    pairs = permutations(range(len(zones)), 2)
    if apart := [(a + 1, b + 1) for a, b in pairs if reached[a].isdisjoint(zones[b])]:
        (a, b), more = apart[0], len(apart) - 1
        others = f", nor between {more} other pair{'s' * (more > 1)} of zones" if more else ""
        yield f"a figure of size {size} cannot walk from the start zone of seat {a} to that of seat {b}{others}"
