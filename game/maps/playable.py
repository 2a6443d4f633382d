"""Can a whole match be played on a battlefield?"""

from __future__ import annotations

from collections.abc import Set
from functools import reduce

from game.hexes import SIDES, Hex, to_offset
from game.maps import words as W
from game.maps.fault import MapError, shown
from game.rules.arena.battlefield import MODES, WATER_LEVEL, Battlefield
from game.words import same


def playable(field: Battlefield) -> None:
    """MapError unless a whole match of its mode can be played on it."""
    if field.mode not in MODES:
        raise MapError(W.MODE.of(shown(field.mode), ", ".join(MODES)))
    if field.seats not in MODES[field.mode]:
        wanted = reduce(W.OR.of, MODES[field.mode][1:], same(str(MODES[field.mode][0])))
        raise MapError(W.SEATS.of(field.mode, wanted, field.seats))
    if sorted(seat for team in field.teams for seat in team) != list(range(field.seats)) or not all(field.teams):
        raise MapError(W.TEAMS.of(field.seats))
    if field.mode == "skirmish" and sorted(map(len, field.teams)) != [2, 2]:
        raise MapError(W.TWO_TEAMS)
    if not field.seats <= field.turn_limit <= 500:
        raise MapError(W.TURN_LIMIT.of(field.turn_limit, field.seats))
    if field.mode == "free_for_all" and not field.scoring:
        raise MapError(W.NO_SCORING)
    _features_fit(field)
    walkable = set(field.level) - field.ruins
    for seat, zone in enumerate(field.starts, start=1):
        if len(zone & walkable) < 2:
            raise MapError(W.NO_ROOM.of(seat))
    reached = _reached(min(field.starts[0] & walkable), walkable)
    for seat, zone in enumerate(field.starts, start=1):
        if not zone & reached:
            raise MapError(W.NO_WAY.of(seat))


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
        (W.A_LEVEL, set(field.level)),
        (W.A_RUIN, field.ruins),
        (W.A_SCORING_SPACE, field.scoring),
        (W.A_GLYPH, set(field.glyphs)),
        (W.A_START_SPACE, set().union(*field.starts)),
    ):
        if outside := set(where) - set(field.level):
            raise MapError(W.IN_THE_AIR.of(what, *to_offset(min(outside))))
    if clash := (set(field.ruins) & (field.water | set(field.glyphs))) | (set(field.glyphs) & field.water):
        raise MapError(W.CLASH.of(*to_offset(min(clash))))
    if any(not WATER_LEVEL <= level <= 9 for level in field.level.values()):
        raise MapError(W.LEVELS)
