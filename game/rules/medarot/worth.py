"""How good is this position? For the computer player and for hints."""
from __future__ import annotations

from game.rules.medarot.places import medals
from game.table.state import State


def worth(s: State, me: int) -> float:
    if s.result is not None:
        return 1000.0 if me in s.result else -1000.0
    return float(medals(s, me) - medals(s, 1 - me))
