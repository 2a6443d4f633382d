"""Giving up (R-23): the rules play on for who is gone - rest, never counter, add nothing - and still rank the seat."""

from __future__ import annotations

from game.rules.foton.asking import Ask
from game.rules.foton.places import foton
from game.table.state import State, choose, legal


def concede(s: State, seat: int) -> None:
    """Take a seat out of a running match at any moment. A question in front of it is answered for it."""
    me = foton(s)
    if s.result is not None or seat in me.gone:
        return
    me.gone += (seat,)
    s.offered.clear()
    if question := s.asks.get(seat):
        choose(s, seat, question.absent(s) if isinstance(question, Ask) else legal(s, seat)[0])
