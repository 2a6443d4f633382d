"""Every test here runs for every game: a new one gets them all by being in `game.RULESETS`."""
from __future__ import annotations

from collections.abc import Iterator

import pytest

import game
from game.commands.fuzz import Variant, variants
from game.match.match import settle
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`rules` runs over the games, `usual` over their battlefields, `variant` over their options, too."""
    if "variant" in metafunc.fixturenames:
        cases = [(rules, variant) for rules in game.RULESETS for variant in sampled(rules)]
        ids = [f"{rules.key}-{v.seats}-{'-'.join(v.options.values())}" for rules, v in cases]
        metafunc.parametrize("rules, variant", cases, ids=ids)
    elif "usual" in metafunc.fixturenames:
        cases = [(rules, v) for rules in game.RULESETS for v in variants(rules) if len(v.options) <= 1]
        ids = [f"{rules.key}-{v.seats}-{'-'.join(v.options.values())}" for rules, v in cases]
        metafunc.parametrize("rules, usual", cases, ids=ids)
    elif "rules" in metafunc.fixturenames:
        metafunc.parametrize("rules", game.RULESETS, ids=[rules.key for rules in game.RULESETS])


def sampled(rules: Ruleset) -> list[Variant]:
    """Every battlefield with the usual options, and every other value of an option on one of them; `fuzz` does all."""
    table = variants(rules)
    fields = [v for v in table if len(v.options) <= 1]
    rest = [v for v in table if len(v.options) > 1]
    return fields + [rest[i * len(fields) + i % len(fields)] for i in range(len(rest) // len(fields))]


def positions(rules: Ruleset, variant: Variant, seed: int, every: int = 1, most: int = 100_000) -> Iterator[State]:
    """Every so manyth state of a random match, and last how it ended (or where it stood after `most` choices)."""
    s, dice = game.start(rules.key, variant.seats, seed, variant.options), Dice(seed + 77)
    settle(s)
    number = 0
    while s.result is None and number < most:
        if number % every == 0:
            yield s
        seat = min(s.asks)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])
        settle(s)
        number += 1
    yield s
