"""`pytest tests/rulebook -k foton` looks at the rulebook of one game."""

from __future__ import annotations

import pytest

import game

KEYS = [rules.key for rules in game.RULESETS]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "key" in metafunc.fixturenames:
        metafunc.parametrize("key", KEYS)
    if "lang" in metafunc.fixturenames:
        metafunc.parametrize("lang", ("en", "ja"))
