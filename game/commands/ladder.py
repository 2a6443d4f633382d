"""`bots ladder KEY`: how strong the levels are, as Elo ratings with intervals; Normal has 1500.

Neighbours on the ladder play each other, and everybody plays Normal: seeds in pairs with seats swapped, two seats.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

import game
from game import content, files
from game.commands import match_setup
from game.commands.progress_bar import Bar, shared_out
from game.commands.ratings import Pairing, Rating, ratings
from game.commands.series import Outcome, play_one, tasks, wilson
from game.frozen import frozen
from game.players.levels import LEVELS, NAMES
from game.table.ruleset import Ruleset
from game.table.strength import Series

ALL = "all"
ANCHOR = "normal"


@frozen
class Ladder:
    """The levels of a game, what they won against each other, and their ratings."""

    rules: Ruleset
    levels: tuple[str, ...]
    pairings: tuple[Pairing, ...]
    ratings: tuple[Rating, ...]


def levels(words: str | None) -> tuple[str, ...]:
    """The levels on the ladder, from weak to strong. Usage for what cannot be one."""
    if words is None:
        return tuple(level.key for level in LEVELS)
    found = match_setup.kinds(words)
    if match_setup.HUMAN in found:
        raise match_setup.Usage("'bots' is for computer players only")
    if ANCHOR not in found or len(found) < 2 or len(set(found)) < len(found):
        raise match_setup.Usage("--levels needs 'normal', which has the rating 1500, and others, each once")
    return found


def against(count: int, anchor: int) -> list[tuple[int, int]]:
    """Who plays whom, the lower one first: neighbours, and everybody against the anchor."""
    neighbours = {(number, number + 1) for number in range(count - 1)}
    return sorted(neighbours | {(min(n, anchor), max(n, anchor)) for n in range(count) if n != anchor})


def points(outcomes: Sequence[Outcome]) -> tuple[float, ...]:
    """What bot 0 has won in each pair of matches; a draw is a half."""
    each = [0.5 if len(outcome.winners) != 1 else float(outcome.winners == (0,)) for outcome in outcomes]
    return tuple(map(sum, zip(each[::2], each[1::2], strict=True)))


def climb(rules: Ruleset, on: tuple[str, ...], given: argparse.Namespace) -> Ladder:
    """Play the matches of a game and rate its levels."""
    anchor = on.index(ANCHOR)
    pairs = against(len(on), anchor)
    series = [task for one, other in pairs for task in tasks(rules.key, (on[one], on[other]), given)]
    bar, outcomes = Bar(len(series), f"{rules.key} ladder"), []
    for outcome in shared_out(play_one, series, given.jobs, given.cluster):
        outcomes.append(outcome)
        bar.step()
    pairings = tuple(
        Pairing(*pair, points(outcomes[number * given.matches : (number + 1) * given.matches]))
        for number, pair in enumerate(pairs)
    )
    return Ladder(rules, on, pairings, tuple(ratings(len(on), anchor, pairings, given.seed or 0)))


def report(ladder: Ladder, command: str) -> str:
    """The ladder as Markdown, the strongest level on top, and under it who won how often against whom."""
    rungs = [
        f"| {NAMES[level].en:<8} | {rating.elo:4.0f} | {spread(rating):<12} |"
        for level, rating in reversed(list(zip(ladder.levels, ladder.ratings, strict=True)))
    ]
    pairings = [
        f"| {f'{NAMES[ladder.levels[each.one]].en} against {NAMES[ladder.levels[each.other]].en}':<24} "
        f"| {100 * each.share:5.1f} % | {100 * low:5.1f} to {100 * high:5.1f} % |"
        for each in ladder.pairings
        for low, high in [wilson(sum(each.points), 2 * len(each.points))]
    ]
    lines = [
        f"## {ladder.rules.title.en}",
        "",
        f"`{command}`: {2 * len(ladder.pairings[0].points)} matches of each pairing, a draw is half a win.",
        "",
        "| level    |  Elo | 95 %         |",
        "|----------|-----:|--------------|",
        *rungs,
        "",
        f"| {'who':<24} | won     | 95 %             |",
        f"|{'-' * 26}|--------:|------------------|",
        *pairings,
    ]
    if any(each.share in (0.0, 1.0) for each in ladder.pairings):
        lines += ["", "Where one has won all matches, the ratings say less than their ranges: it may be far stronger."]
    return "\n".join([*lines, ""])


def spread(rating: Rating) -> str:
    """The range of a rating; none if it is the one that does not move."""
    return f"{rating.low:4.0f} to {rating.high:4.0f}" if rating.low < rating.high else ""


def figures(ladder: Ladder) -> dict[str, Any]:
    """The ladder as plain data."""
    return {
        "ruleset": ladder.rules.key,
        "levels": [
            {"level": level, "elo": round(rating.elo, 1), "low": round(rating.low, 1), "high": round(rating.high, 1)}
            for level, rating in zip(ladder.levels, ladder.ratings, strict=True)
        ],
        "pairings": [
            {
                "bots": [ladder.levels[each.one], ladder.levels[each.other]],
                "matches": 2 * len(each.points),
                "share": round(each.share, 4),
            }
            for each in ladder.pairings
        ],
    }


def played(ladder: Ladder, seed: int) -> list[Series]:
    """The matches of a ladder, pairing by pairing."""
    return [
        Series(ladder.levels[each.one], ladder.levels[each.other], 2 * len(each.points), sum(each.points), seed)
        for each in ladder.pairings
    ]


def write(rules: Ruleset, new: Sequence[Series]) -> None:
    """Put series of matches where set-ups find them; they take the place of others between the same levels."""
    found = {(each.weaker, each.stronger): each for each in (*rules.strength, *new)}
    rows = ",\n".join(json.dumps(asdict(each)) for each in found.values())
    files.write(content.strength_path(rules.key), f"[\n{rows}\n]\n".encode(), files.PUBLIC, content.STRENGTH_FILE)


def run(given: argparse.Namespace) -> int:
    """Play, rate, report: one game after the other."""
    on = levels(given.levels)
    games = game.RULESETS if given.bots == [ALL] else [match_setup.ruleset(key) for key in given.bots]
    if given.write and (given.options or given.map or given.packs or given.decks):
        raise match_setup.Usage("--write keeps what is won under the usual rules, without --set, --map, --pack, --deck")
    if given.matches % 2:
        raise match_setup.Usage("'bots ladder' needs an even number of --matches: seats are swapped in pairs")
    words = f"--matches {given.matches} --seed {given.seed or 0}{f' --levels {given.levels}' if given.levels else ''}"
    said = []
    for rules in games:
        ladder = climb(rules, on, given)
        said.append(report(ladder, f"bots ladder {rules.key} {words}"))
        print(json.dumps(figures(ladder)) if given.json else said[-1])
        if given.write:
            write(rules, played(ladder, given.seed or 0))
    if given.report:
        files.write(Path(given.report), "\n".join(said).encode(), files.PUBLIC)
    return 0
