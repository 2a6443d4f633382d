"""How far computer players look ahead in Medarot: so many Medarots act before a position is judged."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.medarot.places import MedarotState
from game.table.foresight import Foresight


def turn(s: MedarotState) -> Hashable:
    """A turn, in which the Medarots of both sides act."""
    return s.turn


def activation(s: MedarotState) -> Hashable:
    """What one Medarot does, of some ten in a turn: farther ahead chance and weak replies blur everything."""
    return s.turn, s.active


FORESIGHT = Foresight(turn, activation, horizon=4, scale=20.0, replies=3, effort=2000)
