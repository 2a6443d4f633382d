"""What `bench` says of playouts: how often a second a search may try out how a match goes on.

They are those of the search itself (players/searcher.py), begun in the middle of a match between two Normals, on tables
that the seat in question imagines, and go on to the end of that turn and the next, or of the match. All effort is
counted: the same playouts are played on every machine, and after every change that leaves the players as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from statistics import median
from time import process_time
from typing import Any

import game
from game.match.match import settle
from game.players.levels import bot
from game.players.searcher import Searcher
from game.table.dice import Dice
from game.table.foresight import Foresight, never
from game.table.ruleset import Ruleset
from game.table.state import choose, legal
from game.table.view import View, imagine, look

SEEDS = (21, 22, 23)  # matches from which the positions come: a quarter through, half, three quarters
GUIDED, JUDGED = 12, 2  # playouts of either kind from each position
ROUNDS = 3  # how often all of them are timed
TURNS = 2  # the one that is going on, and the next
WEIGHED = 3  # answers of each reply that is judged


def measure(rules: Ruleset) -> dict[str, Any]:
    """Playouts a second: with the advice taken at its word, and with some answers weighed before each reply."""
    positions = [position for seed in SEEDS for position in middle(rules, seed)]
    return {
        "guided playouts a second": rate(rules, positions, two_turns(rules, 1), GUIDED),
        "judged playouts a second": rate(rules, positions, two_turns(rules, WEIGHED), JUDGED),
    }


def two_turns(rules: Ruleset, replies: int) -> Foresight:
    """So many turns in every game, with so many answers weighed for each reply."""
    return replace(rules.foresight, part=None, horizon=TURNS, endgame=never, last_turn=never, replies=replies)


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


def rate(rules: Ruleset, positions: Sequence[tuple[View, int]], foresight: Foresight, playouts: int) -> float:
    """How many a second, of one core: the median of several rounds of the same playouts, one option after the other."""
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        for view, seat in positions:
            player, options = Searcher(seat, rules.worth, rules.advise, foresight, 0), legal(view, seat)
            for number in range(playouts):
                player.playout(imagine(view, seat, Dice(number)), options[number % len(options)], number)
        rounds.append(len(positions) * playouts / max(1e-9, process_time() - began))
    return round(median(rounds), 1)
