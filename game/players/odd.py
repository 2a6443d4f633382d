"""A quick Normal who now and then does something odd: matches of its own go where nobody would lead them."""

from __future__ import annotations

from collections.abc import Sequence

from game.players.careful import Careful
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.step import Step
from game.table.view import View

ODD = 12  # one choice in so many is any of its options


class Odd(Careful):
    """Picks like Careful with little effort, or anything."""

    def __init__(self, seat: int, rules: Ruleset, dice: Dice, seed: int = 0) -> None:
        """`dice` say when it is odd, and how."""
        super().__init__(seat, rules.worth, rules.advise, worlds=1, width=5, beam=3, effort=25, seed=seed)
        self.dice = dice

    def pick(self, view: View, options: Sequence[Step]) -> int:
        odd = self.dice.roll(ODD) == 1
        return self.dice.roll(len(options)) - 1 if odd else super().pick(view, options)
