"""`bench`: how fast everything is, in one table.

Figures of the rules are times of one core, whatever else runs on it; those of the screen are times as a person waits.
Random matches are timed in several rounds, of which the quickest counts (as with `timeit`: Python docs, Timer.repeat).
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any

import game
from game.commands import match_setup, playout_bench
from game.match.match import Match, Setup, settle
from game.players.anyone import Anyone
from game.players.levels import LEVELS, bot
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.view import imagine, look
from game.ui.session import Watching

WARMING = 5  # random matches before, for what is worked out once in a program
MATCHES = 40  # random matches that are timed
ROUNDS = 3  # how often: the quickest counts, what else the machine does only makes one slower
SAMPLES = 60  # positions that are measured, spread over random matches
DECISIONS, ENOUGH = 40, 200.0  # of each level; after so many milliseconds fewer will do
NET = "net"
AIMS = {
    "arena random matches a second": 20.0,
    "foton random matches a second": 300.0,
    "medarot random matches a second": 100.0,
    "magna random matches a second": 50.0,
    "pony random matches a second": 25.0,
    "pony normal ms a decision": 10.0,
    "arena guided playouts a second": 300.0,
    "foton guided playouts a second": 800.0,
    "medarot guided playouts a second": 1500.0,
    "magna guided playouts a second": 800.0,
    "pony guided playouts a second": 450.0,
    "legal us": 1000.0,
    "reach 6 us": 60.0,
    "event to sound ms": 20.0,
    "start_to_title_ms": 1500.0,
    "memory_start_mib": 300.0,
    "normal ms a decision": 30.0,
    "any place of a recording ms": 300.0,
    "battlefield_gl_1280x720 turning median_ms": 35.0,
    "card_table_1280x720 2_seats moving median_ms": 8.0,
    "card_table_1280x720 4_seats moving median_ms": 8.0,
}


def run(given: argparse.Namespace) -> int:
    """Measure the games that are named, or all, the network (`net`) and the screen."""
    figures = {"net": net_figures()} if given.rulesets == [NET] else all_figures(given.rulesets)
    if given.json:
        print(json.dumps(figures))
        return 0
    for part, table in figures.items():
        print(part)
        for name, value in flat(table):
            aim = AIMS.get(f"{part} {name}", AIMS.get(name))
            print(f"  {name:<48} {value!s:>12}" + (f"   {value / aim:.2f} of the aim {aim:g}" if aim and value else ""))
    return 0


def all_figures(keys: Sequence[str]) -> dict[str, dict[str, Any]]:
    """The games that are named, or all, then what they share."""
    games = [match_setup.ruleset(key) for key in keys if key != NET] or list(game.RULESETS)
    figures: dict[str, dict[str, Any]] = {rules.key: rules_figures(rules) for rules in games}
    if NET in keys or not keys:
        figures[NET] = net_figures()
    return figures | {"drawing": drawing_figures(), "sound": sound_figures(), "start": start_figures()}


def net_figures() -> dict[str, Any]:
    """Play on a network, over loopback."""
    from game.commands import net_bench

    return dict(net_bench.measure())


def timed(work: Callable[[], object], least: float = 0.02) -> float:
    """Microseconds that a piece of work takes, from as many runs as fit into `least` seconds."""
    runs, began = 0, process_time()
    while (spent := process_time() - began) < least or not runs:
        work()
        runs += 1
    return spent / runs * 1e6


def random_match(rules: Ruleset, seed: int, every: int = 0) -> tuple[int, list[State]]:
    """Picks of a random match, and a copy of every so manyth position."""
    s, dice, picks, kept = game.start(rules.key, rules.seats[0], seed), Dice(seed), 0, list[State]()
    settle(s)
    while s.result is None:
        seat = min(s.asks)
        if every and picks % every == 0:
            kept.append(s.clone())
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
        picks += 1
    return picks, kept


def rules_figures(rules: Ruleset) -> dict[str, Any]:
    """Random play, and what the basic operations cost."""
    for seed in range(WARMING):  # reads cards, works out sight lines and what cards ask for
        random_match(rules, 1000 + seed)
    rounds = []
    for _ in range(ROUNDS):
        began = process_time()
        picks = sum([random_match(rules, seed)[0] for seed in range(1, MATCHES + 1)])
        rounds.append(process_time() - began)
    seconds = min(rounds)
    states = [s for seed in range(4) for s in random_match(rules, 50 + seed, 9)[1]][:SAMPLES]
    return {
        "random matches a second": round(MATCHES / seconds, 1),
        "picks a second": round(picks / seconds),
        "picks a match": round(picks / MATCHES),
        **operations(states),
        **decisions(rules),
        **playout_bench.measure(rules),
        **field_figures(rules, states),
        **recording_figures(rules),
    }


def recording_figures(rules: Ruleset) -> dict[str, Any]:
    """How long it takes to go to the end of a long recording: a random match of as many seats as may play."""
    seats = rules.seats[-1]
    match = Match(game.start(rules.key, seats, 3), [Anyone(n) for n in range(seats)], setup=Setup(rules.key, seats, 3))
    match.finish()
    watching = Watching(match)
    began = process_time()
    watching.seek(watching.length)
    return {
        "choices of a recording": watching.length,
        "any place of a recording ms": round(1000 * (process_time() - began), 1),
    }


def operations(states: Sequence[State]) -> dict[str, Any]:
    """Medians over positions, in microseconds."""

    def fresh_legal(s: State) -> object:
        s.offered.clear()
        return legal(s, min(s.asks))

    def middle(work: Callable[[State], object]) -> float:
        return round(median(timed(lambda s=s: work(s), 0.002) for s in states), 1)  # type: ignore[misc]

    views = {id(s): look(s, 0) for s in states}
    slow = sorted(timed(lambda s=s: fresh_legal(s), 0.002) for s in states)  # type: ignore[misc]
    return {
        "clone us": middle(lambda s: s.clone()),
        "legal us": middle(fresh_legal),
        "legal us p95": round(slow[int(0.95 * len(slow))], 1),
        "look us": middle(lambda s: look(s, 0)),
        "imagine us": middle(lambda s: imagine(views[id(s)], 0, Dice(1))),
    }


def decisions(rules: Ruleset) -> dict[str, Any]:
    """Milliseconds that each level takes for a decision between several options, in matches against itself."""
    table: dict[str, Any] = {}
    for level in LEVELS:
        s, spent = game.start(rules.key, rules.seats[0], 3), list[float]()
        players = [bot(level.key, rules, seat, 1) for seat in range(s.seats)]
        settle(s)
        while s.result is None and len(spent) < DECISIONS and sum(spent) < ENOUGH:
            seat = min(s.asks)
            view = look(s, seat)
            options = legal(view, seat)
            began = process_time()
            pick = players[seat].pick(view, options)
            spent.append(1000 * (process_time() - began))
            choose(s, seat, options[pick or 0])
            settle(s)
        spent.sort()
        table[f"{level.key} ms a decision"] = round(median(spent), 2)
        table[f"{level.key} ms a decision p95"] = round(spent[int(0.95 * len(spent))], 2)
    return table


def field_figures(rules: Ruleset, states: Sequence[State]) -> dict[str, Any]:
    """What only games on a battlefield have: they say themselves what there is to be measured."""
    work = rules.measures(rules.catalogue, states) if rules.measures else {}
    return {name: round(timed(done), 1) for name, done in work.items()}


def drawing_figures() -> dict[str, Any]:
    """Milliseconds a frame with each painter that works here; the screen measures itself."""
    try:
        from game.ui import drawing_bench

        return dict(drawing_bench.measure())
    except ModuleNotFoundError as error:
        return {"not measured": f"{error.name} is not there"}


def sound_figures() -> dict[str, Any]:
    """From what happens to what is heard."""
    from game.commands import sound_bench

    return dict(sound_bench.measure())


def flat(table: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, Any]]:
    """Figures within figures as one list."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from flat(value, f"{before}{name} ")
        else:
            yield f"{before}{name}", value


def start_figures() -> dict[str, Any]:
    """What the start of a process costs before anything is drawn; the first frame is among the drawing figures."""
    began = perf_counter()
    done = subprocess.run([sys.executable, "-c", "import game"], capture_output=True)
    return {} if done.returncode else {"import game ms": round(1000 * (perf_counter() - began))}
