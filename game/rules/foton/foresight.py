"""How far computer players look ahead in The Foton: three turns, and all of the last round."""

from __future__ import annotations

from collections.abc import Hashable

from game.rules.foton.places import FotonState
from game.table.foresight import Foresight


def turn(s: FotonState) -> Hashable:
    """A player's turn in the draft or in the main phase; the last round is one, with all that follows it."""
    last = s.phase not in ("draft", "main") or (s.phase == "main" and s.round == s.cards["config"].turns_per_player)
    return "last" if last else (s.phase, s.round, s.current)


FORESIGHT = Foresight(turn, horizon=3, scale=20.0, replies=3, effort=1500)
