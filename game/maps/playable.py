"""Can a whole match be played on a battlefield?"""

from __future__ import annotations

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
    start = min(field.starts[0] & walkable)
    reached, edge = {start}, [start]
    while edge:
        for near in field.next_to(edge.pop()):
            if near in walkable and near not in reached:
                reached.add(near)
                edge.append(near)
    for seat, zone in enumerate(field.starts, start=1):
        if not zone & reached:
            raise MapError(f"nobody can walk from the start zone of seat 1 to that of seat {seat}")


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
