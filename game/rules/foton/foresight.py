"""How far computer players look ahead in The Foton: three turns; in the last round to its end."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.foton.places import FotonState
from game.table.foresight import Foresight


def turn(s: FotonState) -> Hashable:
    """A player's turn in the draft or in the main phase; a phase that all play together."""
    return s.phase, s.round, s.current


def endgame(s: FotonState) -> bool:
    """The last round, and the phases that follow it: few choices are left (F-5.3)."""
    return s.phase in ("adding", "scoring") or (s.phase == "main" and s.round == s.cards["config"].turns_per_player)


def last_turn(s: FotonState) -> bool:
    """Nobody else has a turn any more."""
    return endgame(s) and (s.phase != "main" or (s.current + 1) % s.seats == s.start)


FORESIGHT = Foresight(turn, horizon=3, endgame=endgame, last_turn=last_turn, scale=20.0, replies=3, effort=1500)
