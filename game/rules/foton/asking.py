"""Questions of The Foton: the same as everybody's, except that nobody waits for who has given up (R-23)."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.foton.places import foton
from game.table.state import State
from game.table.step import Question, Step


@frozen
class Ask(Question):
    """A question. The rules answer it for a seat that has given up."""

    def do(self, s: State) -> None:
        if self.seat in foton(s).gone:
            s.then(self.absent(s))
        else:
            Question.do(self, s)

    def absent(self, s: State) -> Step:
        """What the rules do for a player who is gone: the first thing that is possible."""
        return next(option for option in self.options(s) if isinstance(option, Step))
