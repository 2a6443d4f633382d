"""Nothing grows and nothing wears out: `python3 play.py test -m soak tests/long -s` shows the figures."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.long.attack import ROOT, attacked
from tests.long.household import shared
from tests.long.memory import HERE

pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not HERE.exists(), reason="memory and addresses are as on Linux only there"),
]
ATTACKED, SHARED = 60.0, 60.0  # seconds
FLAT = 1.05
BACK = 1.10


def figures(module: str, home: Path) -> list[dict[str, float]]:
    """What a program says about itself, a line of JSON each."""
    env = {key: value for key, value in os.environ.items() if key != "HEXFOLD_GUARD"} | {"HEXFOLD_HOME": str(home)}
    done = subprocess.run(
        [sys.executable, "-m", f"tests.long.{module}"], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    print(done.stdout)
    return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]


def test_300_matches_in_one_process_leave_its_memory_as_it_was_after_100(tmp_path: Path) -> None:
    told = figures("many_matches", tmp_path)
    assert told[1]["matches"] == 100 and told[-1]["matches"] == 300
    assert told[-1]["memory"] <= told[1]["memory"] * FLAT


def test_a_window_that_stands_open_for_two_hours_takes_what_it_took_once_it_had_shown_every_game(
    tmp_path: Path,
) -> None:
    told = figures("window", tmp_path)
    assert told[-1]["minutes"] >= 120 and told[-1]["memory"] <= told[0]["memory"] * FLAT


def test_an_attacked_host_gets_its_memory_back_and_its_guests_play_on(tmp_path: Path) -> None:
    outcome = attacked(ATTACKED, tmp_path)
    print(outcome)
    assert outcome.messages > 10_000 and outcome.with_key > 1000 and outcome.came_in > 0
    assert outcome.matches > 0 and not outcome.lost, "the honest guests stayed, and finished matches meanwhile"
    assert outcome.after <= outcome.before * BACK


def test_three_programs_on_one_folder_harm_nothing_though_one_is_killed_now_and_then(tmp_path: Path) -> None:
    told = shared(SHARED, tmp_path)
    print(told)
    assert told.kills > 5 and told.finished > 0 and told.sittings > 50
