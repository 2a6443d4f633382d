"""Ratings from results: who would win how often against whom (Bradley and Terry 1952), on the scale of Elo.

Two ratings that differ by 400 mean ten wins to one. Intervals come from drawing the pairs of matches again and again
(bootstrap): both matches of a pair have the same chances with seats swapped, so they are drawn together.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from game.frozen import frozen

Numbers = NDArray[np.float64]
SCALE = 400 / np.log(10)  # Elo for a step of the logistic scale
ANCHOR = 1500.0  # the rating that does not move
DRAWN = 1.0  # a draw that is added to each pairing: who has never lost stays within reach
SAMPLES = 1000  # drawn for the intervals
STEPS, CLOSE = 60, 1e-9  # of Newton's method at most; it takes about eight
LONGEST = 2.0  # a longer step may overshoot


@frozen
class Pairing:
    """Two players by number, and what the first one has won in each pair of matches: 0 to 2, a draw is a half."""

    one: int
    other: int
    points: tuple[float, ...]

    @property
    def share(self) -> float:
        return sum(self.points) / (2 * len(self.points))


@frozen
class Rating:
    """A rating, and the range in which it lies with 95 % confidence."""

    elo: float
    low: float
    high: float


def ratings(players: int, anchor: int, pairings: Sequence[Pairing], seed: int = 0) -> list[Rating]:
    """The ratings of players that are all connected by pairings; that of `anchor` is 1500."""
    played = np.array([2.0 * len(each.points) for each in pairings])
    won = np.array([sum(each.points) for each in pairings])
    dice = np.random.default_rng(seed)
    drawn = np.column_stack([dice.choice(each.points, (SAMPLES, len(each.points))).sum(axis=1) for each in pairings])
    sides = np.zeros((len(pairings), players))
    for number, each in enumerate(pairings):
        sides[number, each.one], sides[number, each.other] = 1.0, -1.0
    found = fitted(np.vstack([won, drawn]), played, np.delete(sides, anchor, axis=1))
    elo = ANCHOR + SCALE * np.insert(found, anchor, 0.0, axis=1)
    low, high = np.percentile(elo[1:], (2.5, 97.5), axis=0)
    return [Rating(*map(float, each)) for each in zip(elo[0], low, high, strict=True)]


def fitted(won: Numbers, played: Numbers, sides: Numbers) -> Numbers:
    """Strengths by maximum likelihood, for several outcomes of the same matches at once.

    `won`: outcomes x pairings, points of the first player; `played`: matches of each pairing; `sides`: pairings x
    players, 1 for the first and -1 for the second, without the player whose strength is 0. Returns outcomes x players.
    """
    won, played = won + DRAWN / 2, played + DRAWN
    strength = np.zeros((len(won), sides.shape[1]))
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-strength @ sides.T))
        slope = (won - played * chance) @ sides
        curve = np.einsum("op,pi,pj->oij", played * chance * (1 - chance), sides, sides)
        step = np.linalg.solve(curve, slope[:, :, None])[:, :, 0]
        step *= LONGEST / np.maximum(LONGEST, np.abs(step).max(axis=1, keepdims=True, initial=0.0))
        strength += step
        if np.abs(step).max(initial=0.0) < CLOSE:
            break
    return strength
