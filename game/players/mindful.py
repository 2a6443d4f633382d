"""Normal, who keeps in mind what each action leads to: for whoever wants to know why one is better than another."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

from game.players.careful import Careful
from game.table.ruleset import Ruleset
from game.table.state import State
from game.table.step import Step


class Mindful(Careful):
    """Picks like Careful, and remembers where each option that it weighed ends."""

    def __init__(self, seat: int, rules: Ruleset, worlds: int = 3, seed: int = 0) -> None:
        super().__init__(seat, self.measured, rules.advise, worlds=worlds, seed=seed)
        self.rules = rules
        self.ends: list[list[float]] = []  # the tables that the present action may lead to, as shares
        self.reached: dict[int, list[list[float]]] = {}  # for each option where its action ends, on each imagined table

    def measured(self, s: State, seat: int) -> float:
        """What a table is worth; its shares (`Judgement.shares`) are kept."""
        judgement = self.rules.judgement
        shares = judgement.shares(s, seat) if judgement else [self.rules.worth(s, seat)]
        self.ends.append(shares)
        return sum(shares)

    def judged(self, table: State, options: Sequence[Step], tried: Sequence[int]) -> list[float]:
        """As Careful does; an action goes on to the best of its ends."""
        values = []
        for option in tried:
            self.ends = []
            values += super().judged(table, options, [option])
            self.reached.setdefault(option, []).append(max(self.ends, key=sum))
        return values


def means(rows: Sequence[Sequence[float]]) -> tuple[float, ...]:
    """The average of each column; nothing of no rows."""
    return tuple(fmean(column) for column in zip(*rows, strict=True))
