"""What `bench` says of playouts: how often a second a search may try out how a match goes on.

A playout begins in the middle of a match between two Normals, on a table that the seat in question imagines, and goes
on to the end of that turn and the next, or of the match; there `worth` judges it. All effort is counted: the same
playouts are played on every machine, and after every change that leaves the players as they are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import median
from time import process_time
from typing import Any

import game
from game.match.match import settle
from game.players.careful import Careful
from game.players.levels import bot
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import View, imagine, look

SEEDS = (21, 22, 23)  # matches from which the positions come: a quarter through, half, three quarters
GUIDED, JUDGED = 12, 2  # playouts of either kind from each position
ROUNDS = 3  # how often all of them are timed
TURNS = 2  # the one that is going on, and the next
LONGEST = 400  # choices of a playout

Reply = Callable[[State, int, Sequence[Step]], Step]


def measure(rules: Ruleset) -> dict[str, Any]:
    """Playouts a second: guided by advice alone, and with one action tried out before each choice."""
    positions = [position for seed in SEEDS for position in middle(rules, seed)]
    return {
        "guided playouts a second": rate(rules, positions, guided(rules), GUIDED),
        "judged playouts a second": rate(rules, positions, judged(rules), JUDGED),
    }


def middle(rules: Ruleset, seed: int) -> list[tuple[View, int]]:
    """Views of a match between Normals a quarter through, half and three quarters, with the seat that is asked."""
    s, seen = game.start(rules.key, rules.seats[0], seed), list[tuple[View, int]]()
    players = [bot("normal", rules, seat, seed) for seat in range(s.seats)]
    settle(s)
    while s.result is None:
        seat = min(s.asks)
        view = look(s, seat)
        seen.append((view, seat))
        choose(s, seat, legal(s, seat)[players[seat].pick(view, legal(view, seat)) or 0])
        settle(s)
    return [seen[len(seen) * quarter // 4] for quarter in (1, 2, 3)]


def guided(rules: Ruleset) -> Reply:
    """Whoever is asked takes what the advice likes best, one of the best if there are several."""
    dice, some = Dice(1), rules.foresight.glance

    def reply(s: State, seat: int, options: Sequence[Step]) -> Step:
        if len(options) > some:
            options = [*dice.shuffled(options[:-1])[: some - 1], options[-1]]
        if rules.advise is None:
            return options[dice.roll(len(options)) - 1]
        advice = rules.advise(s, seat, options)
        first = advice.first(len(options))
        best = [i for i in first if advice.hopes[i] == advice.hopes[first[0]]]
        return options[best[dice.roll(len(best)) - 1]]

    return reply


def judged(rules: Ruleset) -> Reply:
    """Whoever is asked tries out a few actions on the table as it is imagined."""
    players: dict[int, Careful] = {}

    def reply(s: State, seat: int, options: Sequence[Step]) -> Step:
        player = players.setdefault(
            seat, Careful(seat, rules.worth, rules.advise, worlds=1, width=4, beam=2, effort=24)
        )
        return options[player.pick(View(s), options)]

    return reply


def rate(rules: Ruleset, positions: Sequence[tuple[View, int]], reply: Reply, playouts: int) -> float:
    """How many a second, of one core: the median of several rounds of the same playouts."""
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        for view, seat in positions:
            for number in range(playouts):
                playout(rules, imagine(view, seat, Dice(number)), seat, reply)
        rounds.append(len(positions) * playouts / max(1e-9, process_time() - began))
    return round(median(rounds), 1)


def playout(rules: Ruleset, s: State, root: int, reply: Reply) -> float:
    """Play a table to the end of this turn and the next, and say what it is worth then to the seat at its root."""
    which = rules.foresight.turn
    now, left, asked = which(s), TURNS, 0
    while s.result is None and s.asks and asked < LONGEST:
        seat = min(s.asks)
        if which(s) != now:
            now, left = which(s), left - 1
        if not left and not s.asks[seat].part and not s.asks[seat].inner:
            break
        options = legal(s, seat)
        choose(s, seat, options[0] if len(options) == 1 else reply(s, seat, options))
        asked += 1
    return rules.worth(s, root)
