"""How far computer players look ahead in Magna: to the end of the next turn."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.magna.places import MagnaState
from game.table.foresight import Foresight


def turn(s: MagnaState) -> Hashable:
    """A turn, in which both sides have their part of each phase."""
    return s.turn


FORESIGHT = Foresight(turn, horizon=2, scale=10.0, replies=1, effort=2500)
