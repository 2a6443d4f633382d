"""How good is this position? A sum of what a player would name, each with its weight.

A ruleset says what counts (`Aspect`) and measures how much of each there is for a seat; the weights come from
`assets/weights/KEY.json`, made by `bots tune KEY`. Computer players add it all up, hints name what differs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import mul
from typing import Any, NamedTuple

from game.words import Phrase

LARGEST = 1e6  # a weight beyond this means nothing
POINTS = Phrase("points", "点")


class Aspect(NamedTuple):
    """Something that counts in a position: "life of planeswalkers", "events in hand".

    `usual` is its weight as long as no file names another one: what one of it is worth, in the unit of the ruleset.
    """

    key: str
    name: Phrase
    usual: float
    about: Phrase  # one sentence for hints: why it counts
    follows: bool = False  # from other aspects: it says how far a lead counts, not what to do for one


class Judgement:
    """What counts in a game, and what each of it is worth. Two seats that see the same judge alike."""

    __slots__ = ("aspects", "over", "terms", "unit", "weights")

    def __init__(
        self,
        aspects: Sequence[Aspect],
        terms: Callable[[Any, int], Sequence[float]],
        over: Callable[[Any, int], float],
        weights: Mapping[str, float] | None = None,
        unit: Phrase = POINTS,
    ) -> None:
        """`terms`: how much of each aspect a seat has more than the others (or has to fear), in the order of `aspects`,
        while a match goes on; `over`: what a match that is over is worth to a seat; `unit`: in what all is counted."""
        given = weights or {}
        self.aspects, self.terms, self.over, self.unit = tuple(aspects), terms, over, unit
        self.weights = tuple(given.get(aspect.key, aspect.usual) for aspect in aspects)

    def worth(self, s: Any, seat: int) -> float:
        """How good a position is for a seat: 0 is even, more is better; the unit is the ruleset's."""
        if s.result is not None:
            return self.over(s, seat)
        value: float = sum(map(mul, self.weights, self.terms(s, seat)))
        return value

    def shares(self, s: Any, seat: int) -> list[float]:
        """What each aspect adds to the worth of a position, and last what it adds that the match is over."""
        if s.result is not None:
            return [*(0.0 for _ in self.aspects), self.over(s, seat)]
        return [*map(mul, self.weights, self.terms(s, seat)), 0.0]

    def weighing(self, weights: Mapping[str, float]) -> Judgement:
        """The same aspects with other weights, by key; those that are not named have the usual ones."""
        return Judgement(self.aspects, self.terms, self.over, weights, self.unit)

    def tempered(self, percent: Mapping[str, int]) -> Judgement:
        """As somebody judges to whom some aspects count for so many percent of what they usually do."""
        weights = {
            aspect.key: weight * percent.get(aspect.key, 100) / 100
            for aspect, weight in zip(self.aspects, self.weights, strict=True)
        }
        return self.weighing(weights)

    def read(self, data: Any) -> Judgement:
        """With the weights of a weights file, which names each aspect once. ValueError with one sentence."""
        if not isinstance(data, dict):
            raise ValueError("it is no object of weights by name")
        known = [aspect.key for aspect in self.aspects]
        for key in data:
            if key not in known:
                raise ValueError(f"nothing that is called '{key[:40]}' is judged, only {', '.join(known)}")
        for key in known:
            weight = data.get(key)
            if isinstance(weight, bool) or not isinstance(weight, (int, float)) or not -LARGEST <= weight <= LARGEST:
                raise ValueError(f"'{key}' has no weight from {-LARGEST:g} to {LARGEST:g}")
        return self.weighing({key: float(data[key]) for key in known})


def strongest(rows: Sequence[Sequence[float]], weights: Sequence[float], others: Sequence[int]) -> int:
    """Which of the others has most, all things weighed; the first of equals. `rows`: how much each has of each."""
    return max(others, key=lambda other: sum(map(mul, weights, rows[other]))) if len(others) > 1 else others[0]
