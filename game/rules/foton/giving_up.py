"""Giving up (R-23): the rules play on for who is gone - rest, never counter, add nothing - and still rank the seat."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.foton.places import foton
from game.table.state import State, choose, legal
from game.table.step import Question, Step


@frozen
class Ask(Question):
    """A question of The Foton: nobody waits for a seat that has given up, the rules answer for it."""

    def do(self, s: State) -> None:
        if self.seat in foton(s).gone:
            s.then(self.absent(s))
        else:
            Question.do(self, s)

    def absent(self, s: State) -> Step:
        """What the rules do for a player who is gone: the first thing that is possible."""
        return next(option for option in self.options(s) if isinstance(option, Step))


def concede(s: State, seat: int) -> None:
    """Take a seat out of a running match at any moment. A question in front of it is answered for it."""
    me = foton(s)
    if s.result is not None or seat in me.gone:
        return
    me.gone += (seat,)
    s.offered.clear()
    if question := s.asks.get(seat):
        choose(s, seat, question.absent(s) if isinstance(question, Ask) else legal(s, seat)[0])
