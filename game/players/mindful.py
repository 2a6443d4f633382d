"""Normal, who keeps in mind what each action leads to: for whoever wants to know why one is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from game.players.careful import Careful
from game.table.ruleset import Ruleset
from game.table.state import State
from game.table.step import Step


class End(NamedTuple):
    """Where an action may lead."""

    shares: list[float]
    table: State

    @property
    def worth(self) -> float:
        return sum(self.shares)


class Mindful(Careful):
    """Picks like Careful, and remembers where each option that it weighed ends."""

    def __init__(self, seat: int, rules: Ruleset, worlds: int = 3, seed: int = 0) -> None:
        super().__init__(seat, self.measured, rules.advise, worlds=worlds, seed=seed)
        self.rules = rules
        self.ends: list[End] = []  # where the present action may lead
        self.reached: dict[int, list[End]] = {}  # for each option where its action ends, on each imagined table

    def measured(self, s: State, seat: int) -> float:
        """What a table is worth; it is kept with its shares (`Judgement.shares`)."""
        judgement = self.rules.judgement
        shares = judgement.shares(s, seat) if judgement else [self.rules.worth(s, seat)]
        self.ends.append(End(shares, s))
        return sum(shares)

    def judged(self, table: State, options: Sequence[Step], tried: Sequence[int]) -> list[float]:
        """As Careful does; an action goes on to the best of its ends."""
        values = []
        for option in tried:
            self.ends = []
            values += super().judged(table, options, [option])
            self.reached.setdefault(option, []).append(max(self.ends, key=lambda end: end.worth))
        return values


def means(ends: Sequence[End]) -> tuple[float, ...]:
    """The average of each share; nothing of no ends."""
    return tuple(fmean(column) for column in zip(*(end.shares for end in ends), strict=True))
