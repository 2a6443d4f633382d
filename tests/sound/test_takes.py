"""What is made is kept in the user's folder; what is damaged there is made anew, and nothing is said."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from game.sound import takes
from game.sound.takes import Key, Take, Takes

CLICK = Key("click", 1, 0)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[Key]:
    """What is made, as quickly as tests want it."""
    keys: list[Key] = []

    def make(key: Key) -> Take:
        keys.append(key)
        return Take(np.full((4410, 2), 1000 * (key.variant + 1), np.int16))

    monkeypatch.setattr(takes, "make", make)
    return keys


def test_a_take_is_made_once_and_read_the_next_time(tmp_path: Path, made: list[Key]) -> None:
    first = Takes(tmp_path).get(CLICK)
    again = Takes(tmp_path).get(CLICK)
    assert made == [CLICK] and (first.samples == again.samples).all() and again.seconds == 0.1


@pytest.mark.parametrize(
    "damage", [b"", b"abcd", b"abcdefgh", b"\0" * (2 << 20)], ids=["empty", "short", "other", "huge"]
)
def test_a_damaged_take_is_made_anew_and_nothing_is_said(tmp_path: Path, made: list[Key], damage: bytes) -> None:
    whole = Takes(tmp_path).get(CLICK)
    (path,) = tmp_path.glob("*/*.take")
    path.write_bytes(damage)
    assert (Takes(tmp_path).get(CLICK).samples == whole.samples).all() and len(made) == 2
    assert Takes(tmp_path).get(CLICK) and len(made) == 2, "it is whole again"


def test_one_changed_byte_is_noticed(tmp_path: Path, made: list[Key]) -> None:
    Takes(tmp_path).get(CLICK)
    (path,) = tmp_path.glob("*/*.take")
    raw = bytearray(path.read_bytes())
    raw[100] ^= 1
    path.write_bytes(raw)
    Takes(tmp_path).get(CLICK)
    assert len(made) == 2


def test_a_folder_that_cannot_be_written_costs_only_the_time(tmp_path: Path, made: list[Key]) -> None:
    (tmp_path / "sounds").write_text("a file where the folder should be", encoding="utf-8")
    kept = Takes(tmp_path / "sounds")
    assert kept.get(CLICK) and kept.get(CLICK) and len(made) == 2


def test_the_folder_does_not_grow_without_end(tmp_path: Path, made: list[Key], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takes, "MOST_IN_ALL", 40_000)  # two of these
    kept = Takes(tmp_path)
    for variant in range(4):
        kept.get(Key("click", 1, variant))
    Takes(tmp_path).get(Key("back", 1, 0))
    assert len(list(tmp_path.glob("*/*.take"))) == 2


def test_what_another_version_has_kept_goes_and_what_is_not_ours_stays(tmp_path: Path, made: list[Key]) -> None:
    old, notes = tmp_path / "0123456789abcdef" / "click-1-0.take", tmp_path / "own" / "notes.txt"
    for path in (old, notes):
        path.parent.mkdir()
        path.write_bytes(b"x")
    Takes(tmp_path).get(CLICK)
    assert not old.parent.exists() and notes.exists()


def test_how_loud_a_take_still_becomes() -> None:
    samples = np.zeros((44100, 2), np.int16)
    samples[22050] = 16384, -8192
    take = Take(samples)
    assert take.to_come(0.0) == take.to_come(0.49) == 0.5
    assert take.to_come(0.6) == take.to_come(5.0) == 0.0
