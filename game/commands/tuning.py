"""`bots tune KEY`: weights of what a game's computer players judge by, from matches that they play against each other.

A quick player plays, with something unusual now and then; positions in which an action has just ended are kept, as the
seat that acted may imagine them: this is where computer players ask what a table is worth. Weights are fitted to who
won (fitting.py), and proved on matches that they have not seen.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np

import game
from game import content, files
from game.commands import match_setup
from game.commands.fitting import FREE, Forecast, Positions, Z, brier, fitted, losses, mean_with_error, scaled
from game.commands.progress_bar import Bar, shared_out
from game.frozen import frozen
from game.match.match import settle
from game.players.odd import Odd
from game.table.dice import Dice
from game.table.judgement import Judgement
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import imagine, look

KEPT = 4  # one position in so many
HELD_OUT = 4  # one match in so many only proves the weights
FEWEST = 40  # matches from which weights mean anything
FIGURES = 4  # of a weight in a file


@frozen
class Played:
    """A match: of each position kept the terms, whether who acted won, and when it was."""

    terms: list[list[float]]
    won: list[float]
    when: list[float]


def play(task: tuple[str, int]) -> Played:
    """A match of the quick player against itself, by the key of the game and a seed."""
    key, seed = task
    rules = game.ruleset(key)
    seats = rules.seats[0]
    s, dice = game.start(key, seats, seed, decks=match_setup.dealt(rules, seed)[:seats]), Dice(seed)
    settle(s)
    players = [Odd(seat, rules, dice, seed) for seat in range(s.seats)]
    kept: list[tuple[int, int, list[float]]] = []
    number = 0
    while s.result is None:
        seat = min(s.asks)
        view = look(s, seat)
        options = legal(view, seat)
        pick = players[seat].pick(view, options)
        choose(s, seat, legal(s, seat)[pick])
        settle(s)
        s.events.clear()
        number += 1
        if action_is_over(s) and dice.roll(KEPT) == 1:
            table = imagine(look(s, seat), seat, Dice(seed + number))
            kept.append((seat, number, list(judged(rules).terms(table, seat))))
    result = s.result
    return Played(
        [terms for _, _, terms in kept],
        [float(seat in result) if result else 0.5 for seat, _, _ in kept],
        [when / number for _, when, _ in kept],
    )


def judged(rules: Ruleset) -> Judgement:
    """What counts in a game. Usage if that is not told apart."""
    if rules.judgement is None:
        raise match_setup.Usage(f"{rules.title.en} has no weights that could be tuned")
    return rules.judgement


def action_is_over(s: State) -> bool:
    """True if nobody is in the middle of an action, and the match goes on."""
    return s.result is None and not any(question.part or question.inner for question in s.asks.values())


def gathered(matches: Sequence[Played]) -> Positions:
    """The positions of many matches."""
    return Positions(
        np.array([terms for match in matches for terms in match.terms]),
        np.array([won for match in matches for won in match.won]),
        np.array([number for number, match in enumerate(matches) for _ in match.won]),
        np.array([when for match in matches for when in match.when]),
    )


@frozen(eq=False)
class Tuning:
    """What came of it. `loss`, `better` and `brier` are of matches held out, forecast by weights from the others; the
    weights themselves are then made from all of them."""

    judgement: Judgement
    matches: int
    positions: int
    loss: tuple[float, float]  # before and after
    better: tuple[float, float]  # how much less it is, and how far that may be off
    brier: tuple[list[float], list[float]]  # before and after, by quarter
    now: Forecast  # of the weights there are
    new: Forecast
    free: Forecast  # what the matches say by themselves

    @property
    def unit(self) -> float:
        """What a step of the logistic scale is in the unit of the game: as many for new weights as for those before."""
        weighed = next(n for n, weight in enumerate(self.judgement.weights) if weight)
        return float(self.judgement.weights[weighed] / self.now.weights[weighed])

    def weights(self) -> dict[str, float]:
        """The new weights by key, in the unit of the game."""
        found = zip(self.judgement.aspects, self.new.weights * self.unit, strict=True)
        return {aspect.key: float(f"{weight:.{FIGURES}g}") for aspect, weight in found}


def tuned(judgement: Judgement, positions: Positions) -> Tuning:
    """New weights for a judgement from positions, and how much better they foretell matches that were held out."""
    out = positions.match % HELD_OUT == 0
    train, proof = positions.of(~out), positions.of(out)
    before = scaled(train, judgement.weights)
    after = fitted(train, list(before.weights))
    was, is_now = losses(before, proof), losses(after, proof)
    now = scaled(positions, judgement.weights)
    return Tuning(
        judgement,
        len(np.unique(positions.match)),
        len(positions.won),
        (float(was.mean()), float(is_now.mean())),
        mean_with_error(was - is_now),
        (brier(before, proof), brier(after, proof)),
        now,
        fitted(positions, list(now.weights)),
        fitted(positions, list(now.weights), FREE),
    )


def report(rules: Ruleset, found: Tuning, command: str) -> str:
    """The report as Markdown: forecasts before and after on matches held out, and each weight with its interval."""
    rows = [
        "| | before | after |",
        "|---|---|---|",
        f"| logarithmic loss (a coin: 0.693) | {found.loss[0]:.4f} | {found.loss[1]:.4f} |",
        *(
            f"| Brier, quarter {n + 1} of the match (a coin: 0.250) | {was:.3f} | {now:.3f} |"
            for n, (was, now) in enumerate(zip(*found.brier, strict=True))
        ),
    ]
    table = ["| what counts | weight before | new | by these matches alone, 95 % | |", "|---|---|---|---|---|"]
    new = found.weights()
    for n, aspect in enumerate(found.judgement.aspects):
        weight, reach = found.free.weights[n] * found.unit, Z * found.free.errors[n] * abs(found.unit)
        interval = f"{weight:.3g} ({weight - reach:.3g} to {weight + reach:.3g})"
        doubt = "" if abs(weight) > reach else "may be nothing"
        before = found.judgement.weights[n]
        table.append(f"| {aspect.name.en} | {before:g} | {new[aspect.key]:g} | {interval} | {doubt} |")
    return "\n".join(
        [
            f"## {rules.title.en}",
            "",
            f"`{command}`: {found.positions} positions of {found.matches} matches; every {HELD_OUT}th match held out.",
            "",
            *rows,
            "",
            f"The loss is {found.better[0]:.4f} ± {found.better[1]:.4f} less.",
            "",
            *table,
            "",
        ]
    )


def run(given: argparse.Namespace) -> int:
    """Play, fit, report; write the weights if that is wanted."""
    if len(given.bots) != 1:
        raise match_setup.Usage("'bots tune' needs one game: bots tune KEY")
    rules = match_setup.ruleset(given.bots[0])
    judgement = judged(rules)
    if given.matches < FEWEST:
        raise match_setup.Usage(f"'bots tune' needs --matches {FEWEST} or more")
    seed = given.seed or 0
    tasks = [(rules.key, seed + number) for number in range(given.matches)]
    bar, matches = Bar(len(tasks), f"{rules.key} tune"), []
    for match in shared_out(play, tasks, given.jobs, given.cluster):
        matches.append(match)
        bar.step()
    found = tuned(judgement, gathered(matches))
    said = report(rules, found, f"bots tune {rules.key} --matches {given.matches} --seed {seed}")
    print(said)
    if given.report:
        files.write(Path(given.report), said.encode(), files.PUBLIC)
    if given.write:
        files.write(content.weights_path(rules.key), weights_file(found.weights()), files.PUBLIC, content.WEIGHTS_FILE)
    return 0


def weights_file(weights: dict[str, float]) -> bytes:
    """Weights as they stand in a file."""
    return (json.dumps(weights, indent=1) + "\n").encode()
