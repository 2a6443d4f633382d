"""`bots ladder`: ratings that foretell results are found again, with ranges that hold them, and a mirror is even."""

from __future__ import annotations

import argparse
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import game
from game import cli, content
from game.commands import ladder, match_setup
from game.commands.ratings import Pairing, ratings
from game.commands.series import Outcome, Task, play_one, tasks
from game.match.match import Setup
from game.table.strength import Series

TRUE = (1200.0, 1400.0, 1500.0, 1630.0)
NORMAL = 2
PAIRS = ((0, 1), (0, 2), (1, 2), (2, 3))


def results(pairs: int, seed: int) -> list[Pairing]:
    """What players of these ratings win against each other in so many pairs of matches."""
    dice = np.random.default_rng(seed)
    chances = [1 / (1 + 10 ** ((TRUE[other] - TRUE[one]) / 400)) for one, other in PAIRS]
    return [Pairing(*who, tuple(map(float, dice.binomial(2, p, pairs)))) for who, p in zip(PAIRS, chances, strict=True)]


def test_known_ratings_are_found_again() -> None:
    found = ratings(4, NORMAL, results(4000, 1))
    assert [rating.elo for rating in found] == pytest.approx(TRUE, abs=20)
    assert found[NORMAL].low == found[NORMAL].elo == found[NORMAL].high == 1500
    assert all(10 < rating.high - rating.low < 50 for n, rating in enumerate(found) if n != NORMAL)


def test_ranges_hold_what_is_true_about_as_often_as_they_say() -> None:
    hits = 0
    for seed in range(40):
        found = ratings(4, NORMAL, results(100, seed))
        hits += sum(rating.low <= true <= rating.high for rating, true in zip(found, TRUE, strict=True)) - 1
    assert 107 <= hits <= 119, "of 120; 114 on average"


def test_ten_to_one_is_400() -> None:
    found = ratings(2, 0, [Pairing(0, 1, (0.0, 0.0, 1.0) * 300 + (0.0,) * 100)])
    assert found[1].elo == pytest.approx(1500 + 400 * np.log10((1700.5) / 300.5), abs=0.01), "one draw is added"


def test_who_has_never_lost_stays_within_reach() -> None:
    always, twice = (ratings(2, 0, [Pairing(0, 1, (0.0,) * pairs)])[1].elo for pairs in (10, 20))
    assert 1500 + 400 < always < twice < 1500 + 1000


def test_matches_of_a_pair_are_drawn_together() -> None:
    """One win each in every pair says that nobody is stronger; the same wins in other pairs leave that open."""
    even = ratings(2, 0, [Pairing(0, 1, (1.0,) * 20)])[1]
    split = ratings(2, 0, [Pairing(0, 1, (0.0, 2.0) * 10)])[1]
    assert even.low == even.elo == even.high == pytest.approx(1500)
    assert split.elo == pytest.approx(1500) and split.high - split.low > 150


def test_neighbours_play_and_everybody_plays_normal() -> None:
    assert ladder.against(5, 2) == [(0, 1), (0, 2), (1, 2), (2, 3), (2, 4), (3, 4)]
    assert ladder.against(2, 0) == [(0, 1)]


def test_a_draw_is_half_a_win_for_both() -> None:
    winners = [(0,), (), (1,), (0,), (0, 1), (1,)]
    assert ladder.points([Outcome(n // 2, won, 60) for n, won in enumerate(winners)]) == (1.5, 1.0, 0.5)


GIVEN = argparse.Namespace(matches=2, seed=11, options=[], map=None, packs=[], decks=[], record=None, cluster=None)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key, level", [*((key, "easy") for key in game.KEYS), ("foton", "normal")])
def test_a_mirror_is_even_in_every_pair(key: str, level: str) -> None:
    """A level against itself: the same match twice, seats swapped, so each has won one of them, or both are drawn."""
    outcomes = [play_one(task) for task in tasks(key, (level, level), GIVEN)]
    assert ladder.points(outcomes) == (1.0,) and outcomes[0].picks == outcomes[1].picks


def armies(setup: Setup) -> list[str]:
    return [army["name"]["en"] for army in setup.decks]


def test_armies_come_from_the_seed_and_both_lead_each_of_them() -> None:
    """White against blue every time would say who leads blue, not who plays better."""
    series = tasks("arena", ("easy", "normal"), argparse.Namespace(**{**vars(GIVEN), "matches": 24}))
    pairs = list(zip(series[::2], series[1::2], strict=True))
    for one, other in pairs:
        assert armies(one.setup) == armies(other.setup) and len(set(armies(one.setup))) == 2
        assert one.setup.kinds == other.setup.kinds[::-1] == ("easy", "normal")
    assert len({tuple(armies(one.setup)) for one, _ in pairs}) > 6, "of twenty, in both orders"
    assert series == tasks("arena", ("easy", "normal"), argparse.Namespace(**{**vars(GIVEN), "matches": 24}))


@pytest.mark.parametrize("setting", ["army=large", "army=standard", "choose_colours=on"])
def test_armies_from_the_seed_are_of_the_size_that_is_played(setting: str) -> None:
    given = argparse.Namespace(**{**vars(GIVEN), "matches": 12, "options": [setting]})
    dealt = {json.dumps(task.setup.decks) for task in tasks("arena", ("easy", "normal"), given)}
    assert len(dealt) == 1 if setting == "choose_colours=on" else len(dealt) > 3


def test_an_army_that_is_named_goes_with_its_player_and_the_other_one_is_the_same_in_both_matches() -> None:
    given = argparse.Namespace(**{**vars(GIVEN), "decks": ["0=green"]})
    (named, other), (same, again) = (task.setup.decks for task in tasks("arena", ("easy", "normal"), given))
    assert named == again == "green" and other == same


def by_rank(task: Task) -> Outcome:
    """A match that never was: who stands higher wins, but for every third seed."""
    ranks = ["beginner", "easy", "normal", "hard", "expert"]
    upset = task.setup.seed % 3 == 0
    best = max(range(2), key=lambda seat: (-1 if upset else 1) * ranks.index(task.setup.kinds[seat]))
    return Outcome(task.setup.seed, (task.order[best],), 60)


def test_the_command_prints_the_ladder_and_writes_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(ladder, "play_one", by_rank)
    words = ["bots", "ladder", "foton", "medarot", "--matches", "12", "--seed", "3"]
    assert cli.main([*words, "--report", str(tmp_path / "ladder.md")]) == 0
    said = capsys.readouterr().out
    assert (tmp_path / "ladder.md").read_text() == said[:-1]
    assert said.startswith("## Megido 72 The Foton\n\n`bots ladder foton --matches 12 --seed 3`: 12 matches of each")
    rungs = [line.split()[1] for line in said.splitlines() if line.startswith("| ") and "against" not in line]
    assert rungs == ["level", "Expert", "Hard", "Normal", "Easy", "Beginner", "who"] * 2
    assert "| Normal   | 1500 |              |" in said and "| Normal against Hard      |  33.3 % |" in said
    assert cli.main([*words, "--json", "--levels", "normal,hard"]) == 0
    figures = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["ruleset"] for each in figures] == ["foton", "medarot"]
    assert figures[0]["pairings"] == [{"bots": ["normal", "hard"], "matches": 12, "share": 0.3333}]
    assert figures[0]["levels"][1]["elo"] == pytest.approx(1500 + 400 * np.log10(8.5 / 4.5), abs=0.1)


def test_the_ladder_is_written_where_set_ups_read_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What was played again takes the place of the old, the rest stays."""
    monkeypatch.setattr(ladder, "play_one", by_rank)
    monkeypatch.setattr(content, "strength_path", lambda key: tmp_path / f"{key}.json")
    old = (Series("easy", "normal", 200, 60, 9), Series("normal", "hard", 200, 80, 9))
    monkeypatch.setattr(match_setup, "ruleset", lambda key: replace(game.ruleset(key), strength=old))
    words = ["bots", "ladder", "foton", "--matches", "12", "--seed", "3", "--levels", "normal,hard", "--write"]
    assert cli.main(words) == 0
    assert content.measured(tmp_path / "foton.json") == (old[0], Series("normal", "hard", 12, 4.0, 3))


def test_several_processes_make_the_same_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    words = "bots ladder foton --matches 4 --seed 4 --levels random,normal,beginner"
    said = []
    for jobs in ("1", "2"):
        assert cli.main([*words.split(), "--jobs", jobs]) == 0
        said.append(capsys.readouterr().out)
    assert said[0] == said[1]


def test_jobs_without_a_number_are_as_many_as_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 5)
    parse = cli.parser().parse_args
    assert parse(["bots", "foton", "easy", "easy", "--jobs"]).jobs == 5
    assert parse(["bots", "foton", "easy", "easy"]).jobs == 1


@pytest.mark.parametrize(
    "words, said",
    [
        ("ladder foton --matches 5", "an even number of --matches"),
        ("ladder foton --levels easy,hard", "--levels needs 'normal'"),
        ("ladder foton --levels normal", "--levels needs 'normal', which has the rating 1500, and others, each once"),
        ("ladder foton --levels easy,easy,normal", "each once"),
        ("ladder foton --levels human,normal", "for computer players only"),
        ("ladder foton --levels eesy,normal", "did you mean 'easy'?"),
        ("ladder foton --matches 4 --write --set rest_draw=2", "--write keeps what is won under the usual rules"),
        ("ladder fotn", "did you mean 'foton'?"),
    ],
)
def test_what_makes_no_ladder_is_said_in_one_sentence(
    words: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["bots", *words.split()]) == 2
    line = capsys.readouterr().err
    assert said in line and line.count("\n") == 1
