"""Longer runs that prove what short ones only suggest: `python3 play.py test -m soak`."""

from __future__ import annotations

import json

import pytest

from game import cli


@pytest.mark.soak
@pytest.mark.parametrize("key, matches, least", [("arena", 100, 90), ("foton", 200, 180)])
def test_normal_wins_at_least_nine_of_ten(
    key: str, matches: int, least: int, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["bots", key, "normal", "random", "--matches", str(matches), "--seed", "1", "--jobs", "2", "--json"]
    assert cli.main(words) == 0
    table = {row["bot"]: row["wins"] for row in json.loads(capsys.readouterr().out)["bots"]}
    assert table["normal"] >= least


@pytest.mark.soak
@pytest.mark.parametrize("seats", (3, 4))
def test_normal_wins_most_matches_against_several_easy_ones(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["bots", "foton", "normal", *["random"] * (seats - 1), "--matches", "60", "--seed", "1", "--json"]
    assert cli.main(words) == 0
    assert json.loads(capsys.readouterr().out)["bots"][0]["wins"] >= 48


@pytest.mark.soak
def test_five_hundred_random_matches_of_every_mode_and_map_break_nothing() -> None:
    assert cli.main(["fuzz", "all", "--matches", "500", "--jobs", "2"]) == 0
