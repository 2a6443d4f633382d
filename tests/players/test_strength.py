"""What is known of the levels' strength, and which of them are offered."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import game
from game import assets, content
from game.players.levels import LEVELS, offered
from game.rules import ruleset as as_written
from game.table.strength import ENOUGH, Series, read, share

FOTON = game.ruleset("foton")


def with_series(*series: Series) -> list[str]:
    """The levels that a game offers of whose matches this is known."""
    return [each.key for each in offered(replace(FOTON, strength=series))]


def hard_against_expert(won: float, matches: int = 100) -> Series:
    return Series("hard", "expert", matches, won, 1)


def test_a_share_is_told_from_either_side() -> None:
    played = (Series("beginner", "easy", 50, 10, 1), Series("easy", "normal", 80, 16, 1))
    assert share(played, "easy", "beginner") == pytest.approx(0.8) and share(played, "easy", "normal") == 0.2
    assert share(played, "beginner", "normal") is None, "they have not met"


def test_few_matches_say_nothing() -> None:
    assert share([Series("easy", "normal", ENOUGH - 1, 5, 1)], "easy", "normal") is None
    assert share([Series("easy", "normal", ENOUGH, 10, 1)], "easy", "normal") == 0.25


def test_expert_is_offered_where_it_beats_hard_clearly() -> None:
    everybody = [each.key for each in LEVELS]
    assert with_series(hard_against_expert(43)) == everybody, "57 of 100"
    assert with_series(hard_against_expert(44)) == everybody[:-1]
    assert with_series(hard_against_expert(5, ENOUGH - 2)) == everybody[:-1], "too few matches"
    assert with_series() == everybody[:-1]


def test_expert_stays_where_it_sits_already() -> None:
    assert offered(as_written("arena"), "expert") == LEVELS
    assert offered(as_written("arena"), "hard") == LEVELS[:-1]


@pytest.mark.parametrize("key", game.KEYS)
def test_what_is_known_of_each_game_is_of_its_levels_in_their_order(key: str) -> None:
    order = [each.key for each in LEVELS]
    series = content.measured(content.strength_path(key))
    assert series == game.ruleset(key).strength
    assert all(order.index(each.weaker) < order.index(each.stronger) for each in series)
    assert len({(each.weaker, each.stronger) for each in series}) == len(series)


GOOD = {"weaker": "easy", "stronger": "normal", "matches": 40, "won": 7.5, "seed": 1}


@pytest.mark.parametrize(
    "data", [{}, [1], [{}], [{**GOOD, "won": 41}], [{**GOOD, "matches": 0, "won": 0}], [{**GOOD, "seed": "x"}]]
)
def test_a_damaged_file_costs_itself_only(
    data: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert read([GOOD]) == (Series("easy", "normal", 40, 7.5, 1),)
    (tmp_path / "foton.json").write_text(json.dumps(data))
    real = assets.path
    monkeypatch.setattr(assets, "path", lambda *parts: tmp_path / parts[1] if parts[0] == "strength" else real(*parts))
    assert content.ruleset.__wrapped__("foton").strength == ()
    [line] = caplog.messages
    assert line.startswith("strength file foton.json: ") and line.endswith(
        "nothing is said of how strong the levels are"
    )
    assert content.ruleset.__wrapped__("magna").strength == () and len(caplog.messages) == 1, "no file is no damage"
