"""Weights from results: logistic regression by Newton's method, held near the weights there were.

Computer chess tunes what its programs judge by in this way (Buro 1995; "Texel's tuning method"): a position is worth as
much as it foretells who wins. All positions of a match together count as one, for they share one result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.frozen import frozen

Numbers = NDArray[np.float64]
RIDGE = 50.0  # how firmly weights are held where they were: with 200 matches both have about the same say
FREE = 0.5  # held hardly at all: what the matches say by themselves
STEPS = 40  # of Newton's method at most; it takes about six
CLOSE = 1e-9
Z = 1.96  # 95 % confidence


@frozen(eq=False)
class Positions:
    """Positions of many matches, seen by a seat that had just acted."""

    terms: Numbers  # positions x aspects
    won: Numbers  # 1 if that seat won, 0 if it lost, a half if nobody did
    match: NDArray[np.int64]  # number of the match
    when: Numbers  # 0 at the beginning of the match, 1 at its end

    def of(self, chosen: Any) -> Positions:
        """Some of them, as numpy chooses."""
        return Positions(self.terms[chosen], self.won[chosen], self.match[chosen], self.when[chosen])

    def shares(self) -> Numbers:
        """What each counts, so that each match counts 1."""
        _, where, count = np.unique(self.match, return_inverse=True, return_counts=True)
        return np.asarray(1.0 / count[where], dtype=np.float64)


@frozen(eq=False)
class Forecast:
    """The chance to win by terms: the logistic function of their weighed sum and of what having just acted is worth."""

    weights: Numbers
    acted: float
    errors: Numbers  # standard error of each weight

    def chance(self, terms: Numbers) -> Numbers:
        return logistic(terms @ self.weights + self.acted)


def logistic(x: Numbers) -> Numbers:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(x, -40.0, 40.0))), dtype=np.float64)


def fitted(positions: Positions, near: Sequence[float] | None = None, ridge: float = RIDGE) -> Forecast:
    """The weights that foretell the results best, of those not too far from `near` (from 0 without it)."""
    spread = positions.terms.std(axis=0)
    spread[spread == 0.0] = 1.0  # a term that never changes stays where it is held
    x = np.column_stack([positions.terms / spread, np.ones(len(positions.won))])
    held = np.append((np.zeros(len(spread)) if near is None else np.asarray(near)) * spread, 0.0)
    firm = np.append(np.full(len(spread), ridge), 0.0)
    share, beta = positions.shares(), held.copy()
    for _ in range(STEPS):
        chance = logistic(x @ beta)
        slope = x.T @ (share * (chance - positions.won)) + firm * (beta - held)
        curve = (x.T * (share * np.maximum(chance * (1 - chance), 1e-6))) @ x + np.diag(firm + 1e-9)
        step = np.linalg.solve(curve, slope)
        step *= min(1.0, 5.0 / max(5.0, float(np.abs(step).max())))  # a long step may overshoot
        beta = beta - step
        if float(np.abs(step).max()) < CLOSE:
            break
    errors = np.sqrt(np.diag(np.linalg.inv(curve)))[:-1]
    return Forecast(beta[:-1] / spread, float(beta[-1]), errors / spread)


def scaled(positions: Positions, weights: Sequence[float]) -> Forecast:
    """The forecast of weights as they are: only the scale, and what having just acted is worth, are fitted."""
    worth = positions.terms @ np.asarray(weights)
    one = fitted(Positions(worth[:, None], positions.won, positions.match, positions.when), ridge=0.0)
    return Forecast(np.asarray(weights) * one.weights[0], one.acted, np.zeros(len(weights)))


def losses(forecast: Forecast, positions: Positions) -> Numbers:
    """How far the forecast was off in each match: mean logarithmic loss of its positions (a coin has 0.693)."""
    chance = np.clip(forecast.chance(positions.terms), 1e-9, 1 - 1e-9)
    each = -positions.won * np.log(chance) - (1 - positions.won) * np.log(1 - chance)
    _, where = np.unique(positions.match, return_inverse=True)
    return np.asarray(np.bincount(where, weights=each * positions.shares()), dtype=np.float64)


def brier(forecast: Forecast, positions: Positions) -> list[float]:
    """The mean square error of the forecast in each quarter of the matches (a coin has 0.25)."""
    off = (forecast.chance(positions.terms) - positions.won) ** 2
    quarter = np.minimum((positions.when * 4).astype(int), 3)
    return [float(off[quarter == n].mean()) if (quarter == n).any() else 0.0 for n in range(4)]


def mean_with_error(values: Numbers) -> tuple[float, float]:
    """A mean, and how far it may be off with 95 % confidence."""
    return float(values.mean()), float(Z * values.std(ddof=1) / np.sqrt(len(values))) if len(values) > 1 else 0.0
