"""Paying and gaining medals (medarot.md, section 6)."""

from __future__ import annotations

from game.rules.medarot.events import Paid
from game.rules.medarot.losing import lose
from game.rules.medarot.places import MEDALS, medals
from game.table.state import State


def pay(s: State, seat: int, amount: int, why: str) -> None:
    """Pay medals. Who has fewer pays what there is and loses at once; exactly 0 is still alive (R4)."""
    if amount <= 0:
        return
    have = medals(s, seat)
    s.tell(Paid(seat, min(amount, have), why))
    if have:
        s.mark_seat(seat, MEDALS, -min(amount, have))
    if have < amount:
        lose(s, seat, "medals")


def gain(s: State, seat: int, amount: int) -> None:
    """Medals have no upper limit (R29)."""
    s.mark_seat(seat, MEDALS, amount)
