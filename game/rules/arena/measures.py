"""What `bench` measures of the Arena: reaching spaces and looking along a line."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.rules.arena.battlefield import Battlefield
from game.rules.arena.movement import reach
from game.rules.arena.places import figures
from game.rules.arena.sight import between
from game.table.state import State

REACH = 6


def measures(catalogue: Mapping[str, Any], states: Sequence[State]) -> dict[str, Callable[[], object]]:
    """Work to be timed, by what it is called."""
    field = max((thing for thing in catalogue.values() if isinstance(thing, Battlefield)), key=lambda f: len(f.level))
    spaces = sorted(field.level)
    far = spaces[len(spaces) // 7], spaces[-len(spaces) // 7]
    s = states[len(states) // 2]
    walker = figures(s)[0]

    def sight() -> object:
        for key in [key for key in field.memory if key[0] not in ("grid", "spread")]:
            del field.memory[key]
        return between(field, (far[0],), 4, (far[1],), 4)

    return {f"reach {REACH} us": lambda: reach(s, walker, REACH), "sight line us": sight}
