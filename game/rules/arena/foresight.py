"""How far computer players look ahead in the Arena: to the end of the next player's turn.

A match is mostly decided by who shoots whose planeswalker first, and from where. So who acts in a turn, and where a
planeswalker goes, is played on until it has been answered; everything else is chosen as it looks best by itself.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from game.rules.arena.flying import Fly
from game.rules.arena.places import ArenaState, army_of
from game.rules.arena.turn import Activate
from game.rules.arena.walking import Walk
from game.table.foresight import Foresight
from game.table.step import Step


def turn(s: ArenaState) -> Hashable:
    """A player's turn."""
    return s.turn, s.current


def pondered(s: ArenaState, options: Sequence[Step]) -> bool:
    """Which army card is activated, and where a planeswalker goes."""
    first = options[0]
    return isinstance(first, Activate) or (
        isinstance(first, Walk | Fly) and not army_of(s, s.pieces[first.figure]).creature
    )


FORESIGHT = Foresight(turn, horizon=2, pondered=pondered, scale=200.0, even=-100.0, replies=3, effort=2000)
