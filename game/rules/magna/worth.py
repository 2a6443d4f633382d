"""How a table looks to a seat, for computer players: bases, army, cards, money."""
from __future__ import annotations

from game.rules.magna.places import facts, fallen, funds, hand, magna_of, units
from game.table.state import State

LOST_BASE = 30.0
HAND, FUND, MAGNA = 1.5, 2.0, 2.5


def worth(s: State, seat: int) -> float:
    """Points of a seat minus those of the other one; the result counts more than everything else."""
    if s.result is not None:
        return 0.0 if not s.result else 1000.0 if seat in s.result else -1000.0
    return points(s, seat) - points(s, 1 - seat)


def points(s: State, seat: int) -> float:
    army = sum(facts(s, unit).attack + facts(s, unit).defence for unit in units(s, seat))
    return (army - LOST_BASE * fallen(s, seat) + HAND * len(s.inside(hand(seat))) + FUND * len(s.inside(funds(seat)))
            + MAGNA * magna_of(s, seat))
