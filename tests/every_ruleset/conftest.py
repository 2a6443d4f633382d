"""Every test here runs for every game: a new one gets them all by being in `game.KEYS`."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from game.commands.fuzz import Variant, anybody, variants
from game.match.match import settle
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`rules` runs over the games, `usual` over their battlefields, `variant` over their options, too."""
    if "variant" in metafunc.fixturenames:
        cases = [(rules, variant) for rules in game.RULESETS for variant in sampled(rules)]
        metafunc.parametrize("rules, variant", cases, ids=[named(rules, v) for rules, v in cases])
    elif "usual" in metafunc.fixturenames:
        cases = [(rules, v) for rules in game.RULESETS for v in usual_ones(rules)]
        metafunc.parametrize("rules, usual", cases, ids=[named(rules, v) for rules, v in cases])
    elif "rules" in metafunc.fixturenames:
        metafunc.parametrize("rules", game.RULESETS, ids=[rules.key for rules in game.RULESETS])


def named(rules: Ruleset, variant: Variant) -> str:
    return "-".join([rules.key, str(variant.seats), *variant.options.values(), *["own"] * variant.own])


MANY = 20  # variants of a game without battlefields, from which on not all of them are played here


def usual_ones(rules: Ruleset) -> list[Variant]:
    """Every battlefield with the usual options; without battlefields each option by itself, unless there are many."""
    table = [v for v in variants(rules) if len(v.options) <= 1]
    return [v for v in table if not v.options.keys() - {"map"}] if len(table) > MANY else table


def sampled(rules: Ruleset) -> list[Variant]:
    """Every battlefield with the usual options, and every other value of an option on one of them; `fuzz` does all."""
    fields = usual_ones(rules)
    rest = [v for v in variants(rules) if v not in fields]
    return fields + [rest[i * len(fields) + i % len(fields)] for i in range(len(rest) // len(fields))]


def begun(rules: Ruleset, variant: Variant, seed: int) -> State:
    return game.start(rules.key, variant.seats, seed, variant.options, variant.decks(rules, seed))


def positions(rules: Ruleset, variant: Variant, seed: int, every: int = 1, most: int = 100_000) -> Iterator[State]:
    """Every so manyth state of a random match, and last how it ended (or where it stood after `most` choices)."""
    s, dice = begun(rules, variant, seed), Dice(seed + 77)
    settle(s)
    number = 0
    while s.result is None and number < most:
        if number % every == 0:
            yield s
        seat = anybody(s, dice)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
        number += 1
    yield s
