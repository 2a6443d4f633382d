"""`bots`: computer players against each other, seats swapped so that nobody gains by sitting first.

`bots tune KEY` is in tuning.py, `bots ladder KEY` in ladder.py; all three go through a series of matches.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from game.commands import match_setup
from game.commands.progress_bar import Bar, shared_out
from game.commands.series import Outcome, play_one, tasks, wilson

TUNE, LADDER = "tune", "ladder"  # in the place of a game: the weights, the ratings of the game that follows


def run(given: argparse.Namespace) -> int:
    """Play the series and report it."""
    if given.ruleset == TUNE:
        from game.commands import tuning  # and with it numpy

        return tuning.run(given)
    if given.ruleset == LADDER:
        from game.commands import ladder

        return ladder.run(given)
    rules = match_setup.ruleset(given.ruleset)
    bots = match_setup.kinds(given.bots)
    if match_setup.HUMAN in bots:
        raise match_setup.Usage("'bots' is for computer players only")
    series = tasks(rules.key, bots, given)
    bar, began = Bar(len(series), f"{rules.key} {' '.join(bots)}"), perf_counter()
    outcomes = []
    for outcome in shared_out(play_one, series, given.jobs, given.cluster):
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
