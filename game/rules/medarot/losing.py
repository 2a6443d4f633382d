"""How a match ends (medarot.md, section 6)."""

from __future__ import annotations

from game.rules.medarot.events import MatchEnded
from game.table.state import State


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
