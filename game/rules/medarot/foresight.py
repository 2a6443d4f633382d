"""How far computer players look ahead in Medarot: to the end of the next turn."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.medarot.places import MedarotState
from game.table.foresight import Foresight


def turn(s: MedarotState) -> Hashable:
    """A turn, in which the Medarots of both sides act."""
    return s.turn


FORESIGHT = Foresight(turn, horizon=2, scale=20.0, replies=1, effort=6000)
