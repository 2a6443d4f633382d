"""`puzzles make` and `puzzles prove`."""

from __future__ import annotations

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

import game
from game import content
from game.cli import main
from game.match.record import Records
from game.puzzles import making
from game.puzzles.puzzle import Puzzle, load, written


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(content, "puzzles_path", lambda key: tmp_path / f"{key}.json")
    return tmp_path / "foton.json"


def cheap() -> list[Puzzle]:
    """The puzzles of The Foton whose proofs are least work."""
    return sorted(load(content.puzzles_path("foton")), key=lambda each: each.tables)[:2]


CHEAP = cheap()


def test_prove_says_of_each_puzzle_what_was_proved_and_of_a_wrong_one_what_is_wrong(
    path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path.write_bytes(written(CHEAP))
    assert main(["puzzles", "prove", "foton"]) == 0
    out = capsys.readouterr().out
    assert all(f"foton {each.name}: {each.kind}, grade {each.grade}" in out for each in CHEAP)
    assert "2 puzzles of foton in" in out
    path.write_bytes(written([CHEAP[0], replace(CHEAP[1], lead=CHEAP[1].lead - 1)]))
    assert main(["puzzles", "prove", "foton"]) == 1
    said = capsys.readouterr()
    assert f"puzzle {CHEAP[1].name} of foton: the proof says otherwise" in said.err and CHEAP[0].name in said.out


def test_prove_with_write_keeps_what_is_proved_now_and_drops_what_is_none(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stale, none = replace(CHEAP[1], lead=CHEAP[1].lead - 1), replace(CHEAP[0], seed=CHEAP[0].seed + 1)
    path.write_bytes(written([none, CHEAP[0], stale]))
    again = making.again

    def known(records: Records, key: str, puzzle: Puzzle) -> Puzzle | None:
        return None if puzzle == none else again(records, key, puzzle)

    monkeypatch.setattr(making, "again", known)
    assert main(["puzzles", "prove", "foton", "--write"]) == 0
    assert load(path) == (CHEAP[0], CHEAP[1])
    assert main(["puzzles", "prove", "foton"]) == 0


def test_make_adds_to_what_there_is_from_the_next_match_on(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def made(records: object, key: str, seed: int) -> list[Puzzle]:
        asked.append(seed)
        return [replace(CHEAP[0], seed=seed, answer=f"Take {seed}")] if seed % 2 else []

    monkeypatch.setattr(making, "made", made)
    assert main(["puzzles", "make", "foton", "--count", "2", "--seed", "4"]) == 0
    assert asked == [4, 5, 6, 7] and [each.seed for each in load(path)] == [5, 7]
    assert main(["puzzles", "make", "foton", "--count", "3", "--seed", "4"]) == 0
    assert asked[4:] == [8, 9] and [each.seed for each in load(path)] == [5, 7, 9]


def test_a_puzzle_of_a_match_is_proved_again_as_it_was_found() -> None:
    found = next(puzzle for seed in count() for puzzle in making.made(game.record, "foton", seed))
    assert making.again(game.record, "foton", found) == found


def test_of_the_same_answer_there_are_two_and_of_the_easiest_some() -> None:
    easy = [replace(CHEAP[0], seed=n, grade=1, answer=f"Take {n}") for n in range(making.EASY)]
    alike = [replace(CHEAP[0], seed=100 + n, grade=2, answer="Act") for n in range(making.ALIKE)]
    assert making.wanted(easy[-1], easy[:-1]) and not making.wanted(replace(easy[0], answer="new"), easy)
    assert making.wanted(alike[-1], alike[:-1]) and not making.wanted(replace(alike[0], seed=7), alike)


def test_what_is_no_game_or_no_number_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["prove", "fotn"], ["make", "foton", "--count", "0"], ["mend", "foton"]):
        assert main(["puzzles", *words]) == 2
        assert len(capsys.readouterr().err.splitlines()) == 1
