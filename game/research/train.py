"""A small agent that learns The Foton from matches against the levels: `python -m game.research.train`.

It weighs what an option does (features.py) and what kind of option it is, a number for each, and takes one by chance:
as likely as e to the power of the sum (softmax). Every few matches what was done more often than usual in matches
that were won becomes likelier, what was done in those lost less likely (REINFORCE, Williams 1992); Adam says how far a
weight goes in a step (Kingma and Ba 2015). Nothing but numpy is needed. docs/research.md tells what comes of it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from game.commands.series import wilson
from game.players.levels import bot
from game.research.aec import Table

Numbers = NDArray[np.float64]
GAME = "foton"
TEACHERS = ("beginner", "easy", "normal")  # they are met in turn
BATCH = 24  # matches after which the weights change: each teacher on each seat
RATE = 0.1  # how far a weight goes in a step
FADING = (0.9, 0.99)  # of Adam: how much of the slope, and of its square, is kept
TELL = 240  # matches after which the share of wins is told


class Agent:
    """A weight for each feature of an option, and one for each kind."""

    def __init__(self, table: Table) -> None:
        self.kinds = len(table.features.steps)
        self.weights = np.zeros(len(table.features.option) + self.kinds)
        self.slope, self.square, self.steps = np.zeros_like(self.weights), np.zeros_like(self.weights), 0

    def features(self, seen: dict[str, Any]) -> Numbers:
        """Options x weights."""
        there = int(seen["action_mask"].sum())
        return np.column_stack([seen["options"][:there], np.eye(self.kinds)[seen["kinds"][:there]]])

    def chances(self, features: Numbers) -> Numbers:
        """How likely each option is taken."""
        sums = features @ self.weights
        powers = np.exp(sums - sums.max())
        return np.asarray(powers / powers.sum())

    def towards(self, features: Numbers, option: int) -> Numbers:
        """How the logarithm of an option's chance grows with each weight."""
        return np.asarray(features[option] - self.chances(features) @ features)

    def learn(self, slope: Numbers) -> None:
        """One step upwards."""
        self.steps += 1
        keep, keep_square = FADING
        self.slope = keep * self.slope + (1 - keep) * slope
        self.square = keep_square * self.square + (1 - keep_square) * slope**2
        even = self.slope / (1 - keep**self.steps)
        self.weights += RATE * even / (np.sqrt(self.square / (1 - keep_square**self.steps)) + 1e-8)


def play(table: Table, agent: Agent, level: str, seat: int, seed: int, dice: Any) -> tuple[float, Numbers]:
    """A match against a level, from a seat: what it brought, and the slope of how likely its choices were.

    Without dice the likeliest option is taken.
    """
    table.reset(seed)
    me, other = table.possible_agents[seat], bot(level, table.rules, 1 - seat, seed)
    slope = np.zeros_like(agent.weights)
    for name in table.agent_iter():
        if table.terminations[name]:
            break
        if name == me:
            features = agent.features(table.observe(me))
            chances = agent.chances(features)
            action = int(chances.argmax()) if dice is None else int(dice.choice(len(chances), p=chances))
            slope += agent.towards(features, action)
            table.step(action)
        else:
            table.step(other.pick(*table.asked()))
    return table.rewards[me], slope


def trained(table: Table, matches: int, seed: int) -> Agent:
    """An agent that has played so many matches."""
    agent, dice, won = Agent(table), np.random.default_rng(seed), list[float]()
    usual = dict.fromkeys(TEACHERS, 0.0)  # what matches against each bring of late
    for first in range(0, matches, BATCH):
        slope = np.zeros_like(agent.weights)
        for number in range(first, first + BATCH):
            level = TEACHERS[number // 2 % len(TEACHERS)]
            reward, one = play(table, agent, level, number % 2, seed + number // 2, dice)
            slope += (reward - usual[level]) * one / BATCH
            usual[level] += 0.02 * (reward - usual[level])
            won.append((reward + 1) / 2)
        agent.learn(slope)
        if len(won) % TELL == 0:
            print(f"{len(won):5} matches, {100 * sum(won[-TELL:]) / TELL:3.0f} % of the last {TELL} won", flush=True)
    return agent


def proof(table: Table, agent: Agent, level: str, matches: int, seed: int) -> float:
    """How many matches it wins against a level, the likeliest option each time; a draw is half a win."""
    rewards = [play(table, agent, level, number % 2, seed + number // 2, None)[0] for number in range(matches)]
    return sum((reward + 1) / 2 for reward in rewards)


def main(words: Sequence[str] | None = None) -> None:
    """Train, prove, and tell what it weighs most."""
    parser = argparse.ArgumentParser(prog="python -m game.research.train", description=__doc__)
    parser.add_argument("--matches", type=int, default=3600, metavar="N", help="to learn from")
    parser.add_argument("--proof", type=int, default=100, metavar="N", help="against each level, afterwards")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    given = parser.parse_args(words)
    table = Table(GAME)
    beginner = Agent(table)
    agent = trained(table, given.matches, given.seed)
    for level in ("random", *TEACHERS):
        shares = []
        for each in (beginner, agent):
            won = proof(table, each, level, given.proof, given.seed + 1_000_000)
            low, high = wilson(won, given.proof)
            shares.append(f"{100 * won / given.proof:5.1f} % ({100 * low:.0f} to {100 * high:.0f})")
        print(f"against {level:<8}  before {shares[0]}   after {shares[1]}")
    names = [*table.features.option, *table.features.steps]
    most = np.argsort(-np.abs(agent.weights))[:12]
    print("weighs most:", ", ".join(f"{names[n]} {agent.weights[n]:+.2f}" for n in most))


if __name__ == "__main__":
    main()
