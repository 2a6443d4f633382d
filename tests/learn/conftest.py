"""Lessons are tested one by one; `--game foton` leaves the other games out, `--lesson drafting` the other lessons."""

from __future__ import annotations

import pytest

from tests.learn.courses import courses


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", default="", help="only the lessons of this game")
    parser.addoption("--lesson", default="", help="only the lesson of this key")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted, lesson = (metafunc.config.getoption(name, default="") for name in ("--game", "--lesson"))
    if "course" in metafunc.fixturenames:
        found = courses(wanted, lesson)
        metafunc.parametrize("course", found, ids=[f"{rules.key}-{one.key}" for rules, one in found])
