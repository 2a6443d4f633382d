"""Longer runs that prove what short ones only suggest: `python3 play.py test -m soak`."""
from __future__ import annotations

import json

import pytest

from game import cli


@pytest.mark.soak
def test_normal_wins_at_least_ninety_of_a_hundred(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bots", "arena", "normal", "easy", "--matches", "100", "--seed", "1", "--jobs", "2", "--json"]
    assert cli.main(words) == 0
    table = {row["bot"]: row["wins"] for row in json.loads(capsys.readouterr().out)["bots"]}
    assert table["normal"] >= 90


@pytest.mark.soak
def test_five_hundred_random_matches_of_every_mode_and_map_break_nothing() -> None:
    assert cli.main(["fuzz", "all", "--matches", "500", "--jobs", "2"]) == 0
