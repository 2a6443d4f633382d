"""How many positions can be reached in so many choices: one number that notices any change in what is legal."""

from __future__ import annotations

import pytest

import game
from game.match.match import settle
from game.table.dice import Dice
from game.table.state import State, choose, legal

DEEP = 2


def reachable(s: State, deep: int) -> int:
    """The number of ways the next `deep` choices can be made."""
    settle(s)
    if s.result is not None or not deep:
        return 1
    seat = min(s.asks)
    total = 0
    for option in legal(s, seat):
        after = s.clone()
        choose(after, seat, option)
        total += reachable(after, deep - 1)
    return total


def after(key: str, seats: int, seed: int, choices: int) -> State:
    s, dice = game.start(key, seats, seed), Dice(seed)
    settle(s)
    for _ in range(choices):
        if s.result is None:
            seat = min(s.asks)
            options = legal(s, seat)
            choose(s, seat, options[dice.roll(len(options)) - 1])
            settle(s)
    return s


@pytest.mark.parametrize(
    "key, seats, seed, choices, count",
    [
        ("arena", 2, 1, 0, 169),
        ("arena", 2, 1, 12, 21),
        ("arena", 2, 2, 38, 166),
        ("arena", 2, 3, 72, 88),
        ("arena", 3, 4, 50, 9),
        ("arena", 4, 5, 61, 34),
        ("arena", 5, 6, 80, 123),
        ("foton", 2, 1, 0, 12),
        ("foton", 2, 8, 36, 40),
        ("foton", 2, 5, 36, 18),
        ("foton", 3, 2, 65, 24),
        ("foton", 3, 4, 62, 30),
        ("foton", 4, 4, 56, 25),
        ("medarot", 2, 1, 0, 6),
        ("medarot", 2, 2, 14, 2),
        ("medarot", 2, 3, 40, 18),
        ("medarot", 2, 4, 60, 104),
        ("medarot", 2, 5, 33, 21),
        ("magna", 2, 1, 0, 36),
        ("magna", 2, 1, 80, 1432),
        ("magna", 2, 22, 80, 77),
        ("magna", 2, 3, 80, 43),
        ("magna", 2, 5, 120, 4),
        ("magna", 2, 40, 200, 73),
        ("pony", 2, 1, 0, 12),
        ("pony", 2, 2, 30, 103),
        ("pony", 2, 3, 81, 13),
        ("pony", 2, 4, 100, 102),
        ("pony", 3, 5, 75, 24),
        ("pony", 4, 6, 101, 59),
    ],
)
def test_positions_after_two_choices(key: str, seats: int, seed: int, choices: int, count: int) -> None:
    assert reachable(after(key, seats, seed, choices), DEEP) == count
