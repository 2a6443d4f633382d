"""The file of a running match: deleted, cut, moved or on a full disk, it is told of at once and whole again soon."""

from __future__ import annotations

import errno
import os
import stat
import threading
from pathlib import Path
from typing import Any

import pytest

import game
from game.match import journal as journals
from game.match.journal import FILE_LOST, SAVED_AGAIN, Journal, in_use
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.words import Phrase

SETUP = Setup("arena", 2, 7, kinds=("human", "random"))


def begun(folder: Path, told: list[Phrase], picks: int = 5) -> Match:
    match = game.record.begin(SETUP, [Anyone(1), Anyone(2)], folder, told.append)
    on(match, picks)
    return match


def on(match: Match, picks: int) -> None:
    until = len(match.entries) + picks
    while len(match.entries) < until:
        match.tick()


def journal_of(match: Match) -> Journal:
    assert isinstance(match.journal, Journal)
    return match.journal


def path_of(match: Match) -> Path:
    path = journal_of(match).path
    assert path
    return path


class Disk:
    """A disk that is full when a test says so: half of what is written still fits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        opened = journals._opened

        def through(path: Path, how: int = 0) -> Any:
            return File(opened(path, how), self)

        monkeypatch.setattr(journals, "_opened", through)


class File:
    def __init__(self, file: Any, disk: Disk) -> None:
        self.file, self.disk = file, disk

    def write(self, data: bytes) -> int:
        if self.disk.full:
            self.file.write(data[: len(data) // 2])
            raise OSError(errno.ENOSPC, "No space left on device")
        return int(self.file.write(data))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)

    def __enter__(self) -> File:
        return self

    def __exit__(self, *error: object) -> None:
        self.file.close()


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    return Disk(monkeypatch)


def test_the_file_is_deleted_and_the_next_choice_writes_all_of_it_anew(tmp_path: Path) -> None:
    told: list[Phrase] = []
    match = begun(tmp_path / "matches", told)
    path = path_of(match)
    path.unlink()
    on(match, 1)
    assert told == [FILE_LOST.of(path.name)] and path_of(match) == path
    assert path.read_bytes() == game.record.dumps(match)
    on(match, 1)
    assert len(told) == 1 and path.read_bytes() == game.record.dumps(match)


def test_the_whole_folder_is_deleted_and_comes_back_with_the_next_choice(tmp_path: Path) -> None:
    told: list[Phrase] = []
    match = begun(tmp_path / "matches", told)
    path_of(match).unlink()
    path_of(match).parent.rmdir()
    on(match, 1)
    assert len(told) == 1 and path_of(match).read_bytes() == game.record.dumps(match)


@pytest.mark.parametrize("left", [0, 1, 100])
def test_the_file_is_cut_and_the_next_choice_writes_all_of_it_anew(tmp_path: Path, left: int) -> None:
    told: list[Phrase] = []
    match = begun(tmp_path, told)
    path = path_of(match)
    os.truncate(path, left)
    on(match, 1)
    assert told == [FILE_LOST.of(path.name)] and path.read_bytes() == game.record.dumps(match)
    assert [p.name for p in tmp_path.iterdir()] == [path.name]


def test_the_file_is_replaced_by_another_one_and_the_match_gets_a_new_name(tmp_path: Path) -> None:
    told: list[Phrase] = []
    match = begun(tmp_path, told)
    path = path_of(match)
    (tmp_path / "other").write_text("somebody's")
    (tmp_path / "other").replace(path)
    on(match, 1)
    assert path.read_text() == "somebody's" and path_of(match) != path
    assert len(told) == 1 and path_of(match).read_bytes() == game.record.dumps(match)


def test_the_file_is_deleted_after_the_last_choice_and_closing_writes_it_anew(tmp_path: Path) -> None:
    match = begun(tmp_path, [])
    path_of(match).unlink()
    match.journal.close()  # type: ignore[union-attr]
    assert path_of(match).read_bytes() == game.record.dumps(match)


def test_the_disk_is_full_at_the_end_and_closing_raises_nothing_and_keeps_what_there_is(
    tmp_path: Path, disk: Disk
) -> None:
    told: list[Phrase] = []
    match = begun(tmp_path, told)
    disk.full = True
    on(match, 3)
    journal = journal_of(match)
    assert not journal.saved()
    journal.close()
    assert len(told) == 1 and "No space left" in told[0].en and told[0].ja != told[0].en
    assert 5 <= len(game.record.load(path_of(match)).entries) < 8
    disk.full = False
    assert journal.saved() and told[-1] == SAVED_AGAIN
    assert path_of(match).read_bytes() == game.record.dumps(match)
    journal.close()


def test_the_disk_is_full_from_the_first_line_on_and_no_half_file_is_left(tmp_path: Path, disk: Disk) -> None:
    told: list[Phrase] = []
    disk.full = True
    match = begun(tmp_path, told)
    journal_of(match).close()
    assert len(told) == 1 and list(tmp_path.iterdir()) == []


def test_the_file_is_deleted_on_a_full_disk_and_comes_back_when_there_is_room(tmp_path: Path, disk: Disk) -> None:
    told: list[Phrase] = []
    match = begun(tmp_path, told)
    path_of(match).unlink()
    disk.full = True
    on(match, 2)
    disk.full = False
    on(match, 1)
    assert [said.en.split(":")[0][:20] for said in told] == [
        "The file of this mat",
        "This match cannot be",
        "This match is saved ",
    ]
    assert path_of(match).read_bytes() == game.record.dumps(match)


def test_a_resumed_match_whose_file_is_deleted_is_written_anew_from_its_first_line(tmp_path: Path) -> None:
    match = begun(tmp_path, [])
    journal_of(match).close()
    again = game.record.resume(path_of(match), [Anyone(1), Anyone(2)])
    path_of(again).unlink()
    on(again, 1)
    assert path_of(again).read_bytes() == game.record.dumps(again)


def test_a_match_that_goes_on_after_its_journal_was_closed_is_written_to_the_same_file(tmp_path: Path) -> None:
    match = begun(tmp_path, told := list[Phrase]())
    journal_of(match).close()
    on(match, 2)
    assert not told and path_of(match).read_bytes() == game.record.dumps(match) and len(list(tmp_path.iterdir())) == 1


@pytest.mark.skipif(os.name == "nt", reason="modes of files are another thing there")
def test_an_old_recording_that_all_could_read_is_for_its_owner_only_once_it_is_gone_on_with(tmp_path: Path) -> None:
    match = begun(tmp_path, [])
    journal_of(match).close()
    path_of(match).chmod(0o644)
    again = game.record.resume(path_of(match))
    assert stat.S_IMODE(path_of(again).stat().st_mode) == 0o600


# ---- several programs --------------------------------------------------------------------------------
GLANCE = 0.02  # seconds


def glanced_at(path: Path) -> threading.Timer:
    """Another program looks whether anybody plays this match; for a moment it marks it as its own, to find out."""
    file = journals._opened(path)
    assert journals._lock(file)
    glance = threading.Timer(GLANCE, file.close)
    glance.start()
    return glance


def test_a_new_match_is_ours_though_somebody_glances_at_its_file_just_then(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = journals._opened

    def watched(path: Path, how: int = 0) -> Any:
        file = opened(path, how)
        if how & os.O_CREAT:
            glances.append(glanced_at(path))
        return file

    glances: list[threading.Timer] = []
    with monkeypatch.context() as patched:
        patched.setattr(journals, "_opened", watched)
        match = begun(tmp_path, [])
    glances[0].join()
    assert in_use(path_of(match)), "else another program could go on with it meanwhile, or set it aside"


def test_a_match_can_be_gone_on_with_though_somebody_glances_at_its_file_just_then(tmp_path: Path) -> None:
    match = begun(tmp_path, [])
    journal_of(match).close()
    glance = glanced_at(path_of(match))
    again = game.record.resume(path_of(match))
    glance.join()
    assert len(again.entries) == len(match.entries) and in_use(path_of(again))
