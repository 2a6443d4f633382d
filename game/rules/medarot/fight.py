"""The attack that is going on (medarot.md, 12.2), as data that its steps and effects change by `replace`."""

from __future__ import annotations

from game.frozen import frozen
from game.table.known import PieceId


@frozen
class Fight:
    """Who attacks whom, and what has become of it so far."""

    seat: int  # of the attacker
    attacker: PieceId
    target: PieceId  # whom it meets in the end: the guard, if one took the attack
    way: tuple[int, int]  # the direction of the declared attack on the board: (columns, rows)
    at: tuple[int, ...] = ()  # the cell of the target, once the attack resolves
    weak: bool = False  # it was made weak
    over: bool = False  # negated, reflected, trapped or without effect: no riders
    guarded: bool = False  # one guard a fight
    pierce: bool = False
    splash: int = 0  # power for the cells left and right of the target
