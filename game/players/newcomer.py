"""A bot that plays as somebody does who has just learned the game: for its aims, and with a newcomer's mistakes.

It looks at few options, judges roughly, takes the first table it can imagine for the truth, and expects no resistance.
Whoever looks at a single one only never thinks an action through: what looks good at a glance is done.
What it misjudges follows from its seed and from what it sees, so the same view always gets the same pick.
"""

from __future__ import annotations

from collections.abc import Sequence
from zlib import crc32

from game.players.careful import Careful, Worth
from game.table.advice import Advice, Advise
from game.table.dice import Dice
from game.table.state import State
from game.table.step import Step
from game.table.view import View

BEAM, EFFORT = 2, 60  # how far it thinks a single action through
FINE = 1000  # sides of the dice that misjudge


class Newcomer(Careful):
    """Looks at the `width` options that seem best to it; what it thinks of each is off by up to a `doubt` of what there
    is between the best and the worst."""

    def __init__(self, seat: int, worth: Worth, advise: Advise | None, width: int, doubt: float, seed: int = 0) -> None:
        super().__init__(seat, worth, advise, worlds=1, width=width, beam=BEAM, effort=EFFORT, seed=seed)
        self.doubt = doubt

    def pick(self, view: View, options: Sequence[Step]) -> int:
        """The best of what it looks at, as it sees things."""
        chance = Dice(crc32(repr((self.seed, len(options), sorted(view.pieces), view.asks)).encode()))
        hopes = self.misjudged(self.advice(view, self.seat, options).hopes, chance)
        tried = Advice(hopes).order()[: self.width]
        if self.width == 1:
            return tried[0]
        values = self.misjudged(list(self.weighed(view, options, tried).values()), chance)
        return tried[values.index(max(values))]

    def misjudged(self, values: Sequence[float], chance: Dice) -> list[float]:
        """The values as they seem to it: most are a little off, few are much."""
        reach = self.doubt * (max(values) - min(values)) / FINE
        return [value + reach * (chance.roll(FINE) - chance.roll(FINE)) for value in values]

    def answers(self, s: State, seat: int, options: Sequence[Step]) -> list[int]:
        """It forgets the dangers: others are expected to do what helps them least."""
        return super().answers(s, seat, options) if seat == self.seat else self.advice(s, seat, options).order()[-1:]
