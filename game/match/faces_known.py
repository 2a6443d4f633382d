"""Which faces of cards each seat knows, and whether somebody has learned one."""

from __future__ import annotations

from collections import Counter

from game.table.state import State
from game.table.view import sees

Known = tuple[Counter[str], ...]


def known(s: State) -> Known:
    """The faces each seat knows, and last how many there are of each."""
    pieces = s.pieces.values()
    return (
        *(Counter([p.card for p in pieces if sees(p, seat)]) for seat in range(s.seats)),
        Counter([p.card for p in pieces]),
    )


def learned(before: Known, after: Known) -> bool:
    """True if somebody knows a face that was there before and that this seat did not know."""
    made = after[-1] - before[-1]
    return any((new - old) - made for old, new in zip(before[:-1], after[:-1], strict=True))
