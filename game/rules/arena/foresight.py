"""How far computer players look ahead in the Arena: to the end of the turn."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.arena.places import ArenaState
from game.table.foresight import Foresight


def turn(s: ArenaState) -> Hashable:
    """A player's turn."""
    return s.turn, s.current


FORESIGHT = Foresight(turn, horizon=1, scale=80.0, replies=3, effort=450)
