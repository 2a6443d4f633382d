"""How far computer players look ahead in Magna: some parts of phases, of which a turn has about ten."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.magna.places import MagnaState
from game.table.foresight import Foresight


def turn(s: MagnaState) -> Hashable:
    """A turn, in which both sides have their part of each phase."""
    return s.turn


def part_of_a_phase(s: MagnaState) -> Hashable:
    """What one side does in a phase."""
    return s.turn, s.phase, s.acting


FORESIGHT = Foresight(turn, part_of_a_phase, horizon=4, scale=10.0, replies=3, effort=1000)
