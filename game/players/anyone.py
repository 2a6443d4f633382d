"""A player that takes any of its options, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.dice import Dice
from game.table.event import Event
from game.table.step import Step
from game.table.view import View


class Anyone:
    """Uniformly random and legal; what it does depends on its seed and on nothing else."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def hear(self, view: View, events: Sequence[Event]) -> None:
        pass

    def pick(self, view: View, options: Sequence[Step]) -> int:
        return self.dice.roll(len(options)) - 1
