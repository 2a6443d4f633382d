"""What a position is worth to a seat, for the computer player: points above all, then what brings points."""
from __future__ import annotations

from game.rules.pony.places import POINTS, TOKENS, characters, hand
from game.rules.pony.values import contributed
from game.table.state import State

POINT, TOKEN, CARD, POWER = 10.0, 1.2, 1.0, 1.5


def worth(s: State, seat: int) -> float:
    """How good a position is for a seat, in tenths of a point; against the best of the others."""
    if s.result is not None:
        return 1000.0 if seat in s.result else 0.0 if not s.result else -1000.0
    return _own(s, seat) - max(_own(s, other) for other in range(s.seats) if other != seat)


def _own(s: State, seat: int) -> float:
    power = sum(contributed(s, p) for p in characters(s, seat))
    return (POINT * s.marks[seat, POINTS] + TOKEN * s.marks[seat, TOKENS] + CARD * len(s.zones.get(hand(seat), ()))
            + POWER * power)
