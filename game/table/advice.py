"""What a ruleset says of options at a glance: how promising each one is, and which are hardly worth trying."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from game.frozen import frozen
from game.table.step import Step

NONE: frozenset[int] = frozenset()


@frozen
class Advice:
    """A hope for each option, and the numbers of those that a player in a hurry leaves out.

    These are two things: what is pruned still has its hope, for those who have time for more.
    """

    hopes: Sequence[float]  # in the unit of `worth`, every one finite
    pruned: frozenset[int] = NONE

    def first(self, width: int) -> list[int]:
        """The numbers of the most promising options worth trying; the best of all if none is."""
        if width == 1:  # what is asked most of all needs no order
            kept = [i for i in range(len(self.hopes)) if i not in self.pruned] or range(len(self.hopes))
            return [max(kept, key=self.hopes.__getitem__)]
        return [i for i in self.order() if i not in self.pruned][:width] or self.order()[:1]

    def order(self) -> list[int]:
        """All options by their hope alone, the best first."""
        return sorted(range(len(self.hopes)), key=self.hopes.__getitem__, reverse=True)


Advise = Callable[[Any, int, Sequence[Step]], Advice]  # of a state, to a seat, about options


def best(hopes: Sequence[float], n: int) -> Advice:
    """Only the n most promising are worth trying."""
    return Advice(hopes, frozenset(Advice(hopes).order()[n:]))
