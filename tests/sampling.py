"""Dear cases are sampled: the everyday suite runs a few of them, others each time; `-m soak` runs all.

@pytest.mark.sampled(2)                   two of a test's cases
@pytest.mark.sampled(1, each="name")      one case for every value of its parameter `name`
@pytest.mark.sampled(3, of="whole matches by mouse")    three of the cases of all tests that say so; as a file's
                                                        `pytestmark`, of its tests that say nothing else

Which ones follows from a number that is new for every run, is told at its end and can be given again: `--sample 4711`.
"""

from __future__ import annotations

import os
import random
from collections import defaultdict

import pytest

NUMBER = "HEXFOLD_SAMPLE"  # in the environment, so that all processes of a run draw the same cases


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sample", type=int, metavar="N", help="run the sampled cases that were drawn with this number")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "sampled(count, each='', of=''): so many cases of a test, others each run")
    given = config.getoption("--sample")
    if given is not None:
        os.environ[NUMBER] = str(given)
    elif not hasattr(config, "workerinput"):
        os.environ[NUMBER] = str(random.SystemRandom().randrange(10000))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is not drawn is marked `soak`; where `soak` is asked for, everything that could be drawn is.

    Cases that are asked for by name (`tests/x.py::test_y[z]`) are run.
    """
    if any("[" in arg for arg in config.args):
        return
    whole = "soak" in (asked := config.getoption("-m") or "") and "not soak" not in asked
    groups: dict[tuple[str, str], list[pytest.Function]] = defaultdict(list)
    counts: dict[tuple[str, str], int] = {}
    for item in items:
        mark = item.get_closest_marker("sampled")
        if mark is not None and isinstance(item, pytest.Function) and item.get_closest_marker("soak") is None:
            each = mark.kwargs.get("each", "")
            test = mark.kwargs.get("of", item.nodeid.partition("[")[0])
            group = test, named(item.callspec.params[each]) if each else ""
            groups[group].append(item)
            counts[group] = mark.args[0]
    for group, cases in groups.items():
        draw = random.Random(f"{os.environ[NUMBER]} {group}")
        drawn = draw.sample(cases, min(counts[group], len(cases)))
        for item in cases:
            if whole or item not in drawn:
                item.add_marker(pytest.mark.soak)


def named(value: object) -> str:
    """A parameter's value in words that are the same in every process: a ruleset's are its key."""
    return value if isinstance(value, str) else str(value.key)  # type: ignore[attr-defined]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"Sampled cases were drawn with --sample {os.environ[NUMBER]}; -m soak runs them all.")
