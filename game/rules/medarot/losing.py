"""Medals, and how a match ends (medarot.md, section 6)."""

from __future__ import annotations

from game.rules.medarot.events import MatchEnded, Paid
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


def lose(s: State, seat: int, why: str) -> None:
    """The other seat has won."""
    finish(s, (1 - seat,), why)


def finish(s: State, winners: tuple[int, ...], why: str) -> None:
    """The match ends at once; nothing that was planned is carried out any more."""
    if s.result is None:
        s.result = winners
        s.agenda.clear()
        s.later.clear()
        s.asks.clear()
        s.answers.clear()
        s.offered.clear()
        s.tell(MatchEnded(winners, why))


def concede(s: State, seat: int) -> None:
    """Give up, at any moment."""
    lose(s, seat, "conceded")
