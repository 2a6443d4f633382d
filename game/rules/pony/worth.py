"""What a position is worth to a seat, for the computer player and for hints. The unit is a point."""

from __future__ import annotations

from game.rules.pony.lasting import end_lasting
from game.rules.pony.places import PonyState
from game.rules.pony.survey import Survey

WON = 100.0
REST = 0.3  # of the weight, for all others than the strongest


def worth(s: PonyState, seat: int) -> float:
    """Expected lead over the others, in points; 0 is even."""
    if s.result is not None:
        return WON if seat in s.result else -WON if s.result else -WON / 4
    if any(x.until == "phase" for x in s.lasting):  # over before points are scored
        s = s.clone()
        end_lasting(s, "phase")
    values = Survey(s).values
    others = [value for other, value in enumerate(values) if other != seat]
    return values[seat] - (1 - REST) * max(others) - REST * sum(others) / len(others)
