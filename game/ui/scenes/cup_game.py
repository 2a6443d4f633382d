"""What the result of one game of several leads to: the next game of a match, the tournament, or all of it once more."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.cup.cup import Cup
from game.cup.pairing import Pairing
from game.ui import cups
from game.ui import words_cup as C
from game.ui import words_result as W
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.scenes.result import Result


class CupGame:
    """A game that has ended, of a match of a tournament; a best of three is a tournament of two."""

    def __init__(self, result: Result, cup: Cup, pairing: Pairing) -> None:
        self.result, self.cup, self.pairing = result, cup, pairing

    @property
    def awaited(self) -> bool:
        """True if others wait for this result."""
        return len(self.cup.entrants) > 2

    def series(self) -> Phrase:
        """How the match stands, or which round it was."""
        if self.cup.length == 1:
            return C.IN_ROUND.of(next(n for n, each in enumerate(self.cup.rounds, start=1) if self.pairing in each))
        game = C.GAMES[len(self.cup.games_of(self.pairing)) - 1]
        return cups.score(self.result.app, self.cup, self.pairing, game)

    def next_step(self) -> tuple[Phrase, Callable[[], None]]:
        """The next game of the match, back to the tournament, or once more: words, and what is done."""
        if self.pairing in self.cup.open:
            return C.NEXT_GAME, partial(self.play, self.cup, self.pairing)
        if self.awaited:
            return C.TO_TOURNAMENT, self.to_tournament
        return W.REMATCH, self.again

    def play(self, cup: Cup, pairing: Pairing) -> None:
        """A game in the place of the result."""
        if cups.play(self.result.app, cup, pairing):
            self.result.app.drop(self.result)

    def again(self) -> None:
        """The same match once more."""
        cup = self.cup.again(cups.new_seed())
        self.play(cup, cup.open[0])

    def to_tournament(self) -> None:
        """Back to the screen of the tournament; there is none below if the game was gone on with from elsewhere."""
        app = self.result.app
        if self.result.below_is_tournament():
            app.pop()
        else:
            app.replace(app.doors.cup(self.cup))
