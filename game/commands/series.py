"""A series of matches: who plays whom where, played one by one, and what the wins may mean.

Seats are swapped: each seed is played once for every way of moving the bots one seat on. A deck that is named for
seat 0 belongs to the first bot, and so on; it changes seats with its bot.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import sqrt
from pathlib import Path

import game
from game.commands import match_setup
from game.frozen import frozen
from game.match.journal import SAVED_AGAIN
from game.match.match import Setup
from game.players.levels import bot
from game.words import Phrase

Z = 1.96  # 95 % confidence


@frozen
class Task:
    """One match of a series: which bot sits where."""

    setup: Setup
    order: tuple[int, ...]  # order[seat]: number of the bot on the command line
    folder: str = ""


@frozen
class Outcome:
    """Which bots won (all of a team; none in a draw), after how many picks."""

    seed: int
    winners: tuple[int, ...]
    picks: int


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The range in which the true share of wins lies with 95 % confidence (Wilson 1927)."""
    if not matches:
        return 0.0, 1.0
    share, spread = wins / matches, Z * Z / matches
    middle = share + spread / 2
    reach = Z * sqrt((share * (1 - share) + spread / 4) / matches)
    return max(0.0, (middle - reach) / (1 + spread)), min(1.0, (middle + reach) / (1 + spread))


def play_one(task: Task) -> Outcome:
    """Play a match to its end."""
    rules = game.ruleset(task.setup.ruleset)
    players = [bot(kind, rules, seat, task.setup.seed) for seat, kind in enumerate(task.setup.kinds)]
    said: list[Phrase] = []  # a disk may be full, and have room again later
    match = game.record.begin(task.setup, players, Path(task.folder) if task.folder else None, said.append)
    match.finish()
    if said and said[-1] != SAVED_AGAIN:
        raise match_setup.Usage(f"--record: {said[-1].en.partition('. ')[0]}")
    return Outcome(
        task.setup.seed, tuple(sorted(task.order[seat] for seat in match.state.result or ())), len(match.entries)
    )


def tasks(rules: str, bots: Sequence[str], given: argparse.Namespace) -> list[Task]:
    """The matches of a series: each seed once for every way of moving the bots one seat on."""
    if given.record and given.cluster:
        raise match_setup.Usage("--record keeps matches of this machine, not those of --cluster")
    if given.record:
        Path(given.record).mkdir(parents=True, exist_ok=True)
    found, played = [], match_setup.with_packs(rules, given.packs)
    for number in range(given.matches):
        turned = number % len(bots)
        order = tuple((seat + turned) % len(bots) for seat in range(len(bots)))
        seats = [bots[i] for i in order]
        seed = (given.seed or 0) + number // len(bots)
        made = match_setup.setup(played, seats, seed, given, order)
        found.append(Task(made, order, given.record or ""))
    return found
