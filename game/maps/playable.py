"""Can a whole match be played on a battlefield?"""

from __future__ import annotations

from collections.abc import Set

from game.hexes import SIDES, Hex
from game.maps.fault import MapError, shown
from game.rules.arena.battlefield import MODES, WATER_LEVEL, Battlefield


def playable(field: Battlefield) -> None:
    """MapError unless a whole match of its mode can be played on it."""
    if field.mode not in MODES:
        raise MapError(f"its mode is '{shown(field.mode)}', it must be one of {', '.join(MODES)}")
    if field.seats not in MODES[field.mode]:
        wanted = " or ".join(str(n) for n in MODES[field.mode])
        raise MapError(f"mode {field.mode} needs start zones for {wanted} seats, there are {field.seats}")
    if sorted(seat for team in field.teams for seat in team) != list(range(field.seats)) or not all(field.teams):
        raise MapError(f"its teams must name each of the {field.seats} seats once")
    if field.mode == "skirmish" and sorted(map(len, field.teams)) != [2, 2]:
        raise MapError("mode skirmish needs two teams of two, such as '1+3 2+4'")
    if not field.seats <= field.turn_limit <= 500:
        raise MapError(f"its turn limit is {field.turn_limit}, it must be between {field.seats} and 500")
    if field.mode == "free_for_all" and not field.scoring:
        raise MapError("mode free_for_all needs scoring spaces")
    _features_fit(field)
    walkable = set(field.level) - field.ruins
    for seat, zone in enumerate(field.starts, start=1):
        if len(zone & walkable) < 2:
            raise MapError(f"the start zone of seat {seat} has fewer than two free spaces")
    reached = _reached(min(field.starts[0] & walkable), walkable)
    for seat, zone in enumerate(field.starts, start=1):
        if not zone & reached:
            raise MapError(f"nobody can walk from the start zone of seat 1 to that of seat {seat}")


def _reached(start: Hex, walkable: Set[Hex]) -> set[tuple[int, int]]:
    """Where one can walk to. Plain pairs, which are equal to the spaces and quicker to make by the ten thousand."""
    reached: set[tuple[int, int]] = {start}
    edge: list[tuple[int, int]] = [start]
    while edge:
        q, r = edge.pop()
        for side_q, side_r in SIDES:
            near = (q + side_q, r + side_r)
            if near in walkable and near not in reached:
                reached.add(near)
                edge.append(near)
    return reached


def _features_fit(field: Battlefield) -> None:
    for what, where in (
        ("a level", set(field.level)),
        ("a ruin", field.ruins),
        ("a scoring space", field.scoring),
        ("a glyph", set(field.glyphs)),
        ("a start space", set().union(*field.starts)),
    ):
        if outside := set(where) - set(field.level):
            q, r = min(outside)
            raise MapError(f"{what} lies where there is no ground, at column {q + (r - (r & 1)) // 2}, row {r}")
    if clash := (set(field.ruins) & (field.water | set(field.glyphs))) | (set(field.glyphs) & field.water):
        q, r = min(clash)
        raise MapError(f"water, a ruin and a glyph exclude one another, see column {q + (r - (r & 1)) // 2}, row {r}")
    if any(not WATER_LEVEL <= level <= 9 for level in field.level.values()):
        raise MapError("levels go from 0 to 9")
