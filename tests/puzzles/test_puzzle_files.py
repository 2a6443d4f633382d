"""Puzzles as files: strictly read, led to by their picks, and one for each day."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, replace
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import game
from game import content
from game.files import BadFile
from game.puzzles import making
from game.puzzles.puzzle import HARDEST, Puzzle, load, of_the_day, opened, written

PUZZLE = Puzzle("best", 5, ("light", "flip"), (0, 0), 0, (1,), "TakeArea", 2, 3, 16, 20, 1, 400)


def file(folder: Path, *puzzles: dict[str, Any] | Puzzle) -> Path:
    import json

    path = folder / "foton.json"
    path.write_text(json.dumps([each if isinstance(each, dict) else asdict(each) for each in puzzles]))
    return path


# ---- files -----------------------------------------------------------------------------------------
def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "foton.json"
    path.write_bytes(written([PUZZLE, replace(PUZZLE, seed=6, kind="win", decks=(None, "flip"))]))
    assert load(path) == (PUZZLE, replace(PUZZLE, seed=6, kind="win", decks=(None, "flip")))
    assert len(path.read_text().splitlines()) == 4, "one puzzle a line, between two brackets"


@pytest.mark.parametrize(
    "wrong",
    [
        {"kind": "worst"},
        {"seed": -1},
        {"seed": 1.5},
        {"decks": ["light"] * 3},
        {"picks": [0, "1"]},
        {"picks": [0] * 3001},
        {"seat": 2},
        {"line": []},
        {"line": [-1]},
        {"grade": 6},
        {"lead": 0},
        {"tables": True},
        {"answer": "x" * 301},
    ],
)
def test_a_puzzle_with_a_wrong_field_costs_one_sentence_that_names_it(tmp_path: Path, wrong: dict[str, Any]) -> None:
    with pytest.raises(BadFile) as caught:
        load(file(tmp_path, PUZZLE, asdict(PUZZLE) | {"seed": 9} | wrong))
    assert f"puzzle 2: field '{next(iter(wrong))}'" in str(caught.value) and "2番目" in caught.value.said.ja


def test_missing_and_unknown_fields_and_what_is_no_list_are_refused(tmp_path: Path) -> None:
    less = {name: value for name, value in asdict(PUZZLE).items() if name != "lead"}
    for given, named in ((less, "lead"), (asdict(PUZZLE) | {"hint": 1}, "hint"), ({}, "kind")):
        with pytest.raises(BadFile, match=f"'{named}'"):
            load(file(tmp_path, given))
    for text, said in (("{}", "no list"), ("[", "not JSON"), ("[1]", "puzzle 1")):
        (tmp_path / "foton.json").write_text(text)
        with pytest.raises(BadFile, match=said):
            load(tmp_path / "foton.json")


def test_the_same_puzzle_is_not_there_twice(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="puzzle 2 is there twice"):
        load(file(tmp_path, PUZZLE, PUZZLE))


# ---- where it begins -------------------------------------------------------------------------------
def test_its_picks_lead_to_its_choice_and_nothing_before_it_can_be_taken_back() -> None:
    match = opened(game.record, "foton", replace(PUZZLE, picks=(0, 1)))
    again = game.start("foton", 2, 5, decks=("light", "flip"))
    for pick in (0, 1):
        seat = min(again.asks)
        game.choose(again, seat, game.legal(again, seat)[pick])
    assert match.view(0) == game.look(again, 0) and match.entries == []
    assert match.why_no_undo(0) == "nothing"


@pytest.mark.parametrize("wrong", [{"picks": (99,)}, {"picks": (0,), "seat": 1}, {"decks": ("nobody", None)}])
def test_picks_that_lead_nowhere_are_one_sentence(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadFile, match="The rules of today cannot play this puzzle"):
        opened(game.record, "foton", replace(PUZZLE, **wrong))


# ---- one for each day ------------------------------------------------------------------------------
def test_each_day_has_a_puzzle_the_same_for_everybody_and_each_comes_once_a_round() -> None:
    puzzles = [replace(PUZZLE, seed=seed) for seed in range(7)]
    first = date.fromordinal(7 * 105_000)
    week = [of_the_day(puzzles, first + timedelta(days=day)) for day in range(14)]
    assert week == [of_the_day(tuple(puzzles), first + timedelta(days=day)) for day in range(14)]
    assert Counter(each.seed for each in week) == dict.fromkeys(range(7), 2)
    assert sorted(week[:7], key=lambda each: each.seed) == puzzles and week[:7] != week[7:]


# ---- those that come with the game -----------------------------------------------------------------
@pytest.mark.parametrize("key", game.KEYS)
def test_the_puzzles_of_each_game_are_different_ones(key: str) -> None:
    path = content.puzzles_path(key)
    puzzles = load(path) if path.exists() else ()
    for one, other in combinations(puzzles, 2):
        assert one.seed != other.seed or abs(len(one.picks) - len(other.picks)) >= making.APART
    answers = Counter((each.kind, each.answer) for each in puzzles)
    assert max(answers.values(), default=0) <= making.ALIKE
    assert all(1 <= each.grade <= HARDEST for each in puzzles)


@pytest.mark.parametrize("key", game.KEYS)
def test_the_cheapest_puzzle_of_each_game_is_proved_again(key: str) -> None:
    path = content.puzzles_path(key)
    for each in sorted(load(path) if path.exists() else (), key=lambda each: each.tables)[:1]:
        assert making.again(game.record, key, each) == each


@pytest.mark.soak
@pytest.mark.parametrize("key", game.KEYS)
def test_every_puzzle_is_proved_again(key: str) -> None:
    path = content.puzzles_path(key)
    for each in load(path) if path.exists() else ():
        assert making.again(game.record, key, each) == each, each.name
