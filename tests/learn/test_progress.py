"""What has been learned: written and read, strict about what it reads, and nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui.learn.progress import FILE, Progress, load, save


def test_done_and_left_come_back(tmp_path: Path) -> None:
    now = Progress().learned("foton", "drafting").left("foton", "costs", 3).left("arena", "steps", 1)
    assert save(now, tmp_path)
    assert load(tmp_path) == (now, None)
    assert now.has("foton", "drafting") and now.step("foton", "costs") == 3


def test_a_lesson_that_is_done_is_not_left(tmp_path: Path) -> None:
    now = Progress().left("foton", "costs", 3).learned("foton", "costs")
    assert now.step("foton", "costs") == 0 and now.has("foton", "costs")
    assert now.left("foton", "costs", 2).left("foton", "costs", 0).at == {}


def test_games_of_other_versions_stay(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text('{"version": 1, "done": {"chess": ["pawns"]}, "at": {"chess": {"rooks": 2}}}')
    found, damaged = load(tmp_path)
    assert damaged is None
    save(found.learned("foton", "drafting"), tmp_path)
    again, _ = load(tmp_path)
    assert again.has("chess", "pawns") and again.step("chess", "rooks") == 2 and again.has("foton", "drafting")


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"version": 2, "done": {}, "at": {}}',
        b'{"version": 1, "done": {"foton": "drafting"}, "at": {}}',
        b'{"version": 1, "done": {}, "at": {"foton": {"costs": -1}}}',
        b'{"version": 1, "done": {}, "at": {"foton": {"costs": true}}}',
        b'{"version": 1, "done": {}, "at": {}, "more": 1}',
        b'{"version": 1, "done": {"' + b"x" * 61 + b'": []}, "at": {}}',
        b"[" * 5000,
        b" " * 70000,
    ],
)
def test_a_damaged_file_is_put_aside_whole(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / FILE).write_bytes(raw)
    found, damaged = load(tmp_path)
    assert found == Progress() and damaged == tmp_path / "lessons.json.damaged"
    assert (tmp_path / "lessons.json.damaged").read_bytes() == raw
    assert load(tmp_path) == (Progress(), None), "it is said once"


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert not save(Progress(), tmp_path / "file")
