"""How far computer players look ahead in the pony game: to the end of the own turn, when points are scored."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.pony.places import PonyState
from game.rules.pony.planning import plan
from game.table.foresight import Foresight


def turn(s: PonyState) -> Hashable:
    """A player's turn."""
    return s.turn


FORESIGHT = Foresight(turn, horizon=1, scale=2.8, glance=6, replies=1, effort=250, plan=plan)
