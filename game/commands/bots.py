"""`bots`: computer players against each other, seats swapped so that nobody gains by sitting first.

A deck that is named for seat 0 belongs to the first bot on the command line, and so on; it changes seats with its bot.
`bots tune KEY` is in tuning.py.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Any

import game
from game.commands import match_setup
from game.commands.progress_bar import Bar, shared_out
from game.frozen import frozen
from game.match.journal import SAVED_AGAIN
from game.match.match import Setup
from game.players.levels import bot
from game.words import Phrase

Z = 1.96  # 95 % confidence
TUNE = "tune"  # in the place of a game: the weights of the game that follows


@frozen
class Task:
    """One match of a series: which bot sits where."""

    setup: Setup
    order: tuple[int, ...]  # order[seat]: number of the bot on the command line
    folder: str = ""


@frozen
class Outcome:
    """Which bots won (all of a team; none in a draw), after how many picks, and how long each bot thought."""

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
    found = []
    for number in range(given.matches):
        turned = number % len(bots)
        order = tuple((seat + turned) % len(bots) for seat in range(len(bots)))
        seats = [bots[i] for i in order]
        seed = (given.seed or 0) + number // len(bots)
        made = match_setup.setup(game.ruleset(rules), seats, seed, given, order)
        found.append(Task(made, order, given.record or ""))
    return found


def run(given: argparse.Namespace) -> int:
    """Play the series and report it."""
    if given.ruleset == TUNE:
        from game.commands import tuning  # and with it numpy

        return tuning.run(given)
    rules = match_setup.ruleset(given.ruleset)
    bots = match_setup.kinds(given.bots)
    if match_setup.HUMAN in bots:
        raise match_setup.Usage("'bots' is for computer players only")
    if given.record:
        Path(given.record).mkdir(parents=True, exist_ok=True)
    series = tasks(rules.key, bots, given)
    bar, began = Bar(len(series), f"{rules.key} {' '.join(bots)}"), perf_counter()
    outcomes = []
    for outcome in shared_out(play_one, series, given.jobs):
        outcomes.append(outcome)
        wins = [sum(i in o.winners for o in outcomes) for i in range(len(bots))]
        bar.step(" : ".join(map(str, wins)))
    decks = match_setup.chosen_decks(given.decks, len(bots)) or (None,) * len(bots)
    report(rules.key, list(zip(bots, decks, strict=True)), outcomes, perf_counter() - began, given.json)
    return 0


def row(number: int, name: str, deck: str | None, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """What a bot has won, with the range that chance leaves open."""
    wins = sum(number in o.winners for o in outcomes)
    low, high = wilson(wins, len(outcomes))
    shares = {"share": round(wins / len(outcomes), 4), "low": round(low, 4), "high": round(high, 4)}
    return {"bot": name, **({"deck": deck} if deck else {}), "wins": wins, **shares}


def report(
    rules: str, bots: Sequence[tuple[str, str | None]], outcomes: Sequence[Outcome], seconds: float, as_json: bool
) -> None:
    """Wins of each bot with the range that chance leaves open, and how fast it went."""
    table = [row(number, name, deck, outcomes) for number, (name, deck) in enumerate(bots)]
    draws = sum(not o.winners for o in outcomes)
    figures = {
        "ruleset": rules,
        "matches": len(outcomes),
        "bots": table,
        "draws": draws,
        "picks_per_match": round(sum(o.picks for o in outcomes) / len(outcomes), 1),
        "seconds": round(seconds, 2),
        "matches_per_second": round(len(outcomes) / seconds, 3),
    }
    if as_json:
        print(json.dumps(figures))
        return
    names = [f"{name} {deck or ''}".strip() for name, deck in bots]
    wide = max(10, *map(len, names))
    for name, of in zip(names, table, strict=True):
        print(
            f"{name:>{wide}}: {of['wins']:4} of {len(outcomes)} won "
            f"({100 * of['share']:.1f} %, 95 % sure: {100 * of['low']:.1f} to {100 * of['high']:.1f} %)"
        )
    print(
        f"{'draws':>{wide}}: {draws:4}; {figures['picks_per_match']} picks a match; "
        f"{figures['matches_per_second']} matches a second"
    )
