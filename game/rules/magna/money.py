"""Magna and Fight: gained and paid (magna.md, MS-4.13, 4.20, 6.4, 9.4)."""

from __future__ import annotations

from game.rules.magna.cards import Arms, Force
from game.rules.magna.events import FightGained, MagnaGained
from game.rules.magna.places import FIGHT, MAGNA, magna
from game.table.state import State


def gain_magna(s: State, seat: int, n: int, why: str) -> None:
    """There is no limit; who loses Magna never has less than none."""
    n = max(n, -s.marks[seat, MAGNA])
    if n:
        s.mark_seat(seat, MAGNA, n)
        s.tell(MagnaGained(seat, n, why))


def pay_magna(s: State, seat: int, n: int, why: str = "paid") -> None:
    gain_magna(s, seat, -n, why)


def pay_rank(s: State, seat: int, card: Force | Arms) -> None:
    """As reinforcement a card of rank M costs Magna, one of rank S nothing (MS-6.4)."""
    if card.rank == "M":
        pay_magna(s, seat, magna(s).rules.m_rank_magna, "reinforcement")


def gain_fight(s: State, seat: int, n: int, why: str) -> None:
    n = max(n, -s.marks[seat, FIGHT])
    if n:
        s.mark_seat(seat, FIGHT, n)
        s.tell(FightGained(seat, n, why))


def pay_fight(s: State, seat: int, n: int, why: str = "paid") -> None:
    gain_fight(s, seat, -n, why)


def set_fight(s: State, seat: int, n: int) -> None:
    """The Fight of this turn is set, not added (MS-4.3)."""
    if n != s.marks[seat, FIGHT]:
        s.mark_seat(seat, FIGHT, n - s.marks[seat, FIGHT])
