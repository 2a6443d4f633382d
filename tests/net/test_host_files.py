"""What a host keeps to go on with: one damaged file costs its own match, never another one."""

from __future__ import annotations

import argparse
import json
import os
import stat
from dataclasses import asdict
from pathlib import Path
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import game
from game.commands import host_join
from game.commands.match_setup import Usage
from game.files import BadFile
from game.match.journal import Journal
from game.match.match import Player, Setup
from game.net import keep
from game.net.certificate import make
from game.net.host import record_of
from game.net.opening import Hosting
from game.players.anyone import Anyone
from game.words import Phrase
from tests.net import wires

CERTIFICATE = make()
KEPT = keep.Kept(
    CERTIFICATE.certificate,
    CERTIFICATE.private,
    "ABCDEFGH",
    "127.0.0.1",
    0,
    "Aoi",
    0,
    60,
    (("192.168.0.9", "Mallory"),),
    ("1", "2"),
    ("3", "4"),
    (("token", "Ben", 1),),
)


def left(picks: int, day: int) -> Path:
    """A hosted match of Foton that was killed after so many picks, on a day counted from 1970."""
    setup = Setup("foton", 2, 7, kinds=("random", "guest"))
    match = game.record.begin(setup, [Anyone(1), Anyone(2)], game.record.folder())
    for _ in range(picks):
        match.tick()
    assert isinstance(match.journal, Journal) and match.journal.path
    match.journal.close()
    keep.keep(match.journal.path, KEPT)
    os.utime(match.journal.path, (day * 86400, day * 86400))
    return match.journal.path


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The recordings that are served."""
    names: list[str] = []

    def serve(hosting: Hosting, give: bool) -> int:
        assert hosting.host.match is not None and isinstance(hosting.host.match.journal, Journal)
        names.append(str(hosting.host.match.journal.path))
        hosting.close()
        hosting.host.match.journal.close()
        return 0

    monkeypatch.setattr(host_join, "serve", serve)
    return names


def resume(name: str = "last") -> int:
    return host_join.resumed(argparse.Namespace(resume=name, headless=True, debug=False, give=False))


def test_a_host_that_was_killed_before_the_first_pick_goes_on(served: list[str]) -> None:
    path = left(0, 1)
    assert resume() == 0 and served == [str(path)]


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"\xff",
        b"[]",
        b"[" * 5000,
        b"x" * 300_000,
        json.dumps({"certificate": 7}).encode(),
        json.dumps(asdict(KEPT) | {"certificate": "none"}).encode(),
        json.dumps(asdict(KEPT) | {"people": [["a", "b", 99]]}).encode(),
        json.dumps(asdict(KEPT) | {"interface": "\u0000"}).encode(),
    ],
    ids=["empty", "no UTF-8", "list", "nested", "large", "field", "certificate", "seat", "address"],
)
def test_a_damaged_host_file_is_set_aside_and_the_next_match_goes_on(
    raw: bytes, served: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    good, bad = left(2, 1), left(2, 2)
    keep.beside(bad).write_bytes(raw)
    assert resume() == 0 and served == [str(good)]
    assert f"host file {keep.beside(bad).name}" in capsys.readouterr().err
    assert not keep.beside(bad).exists() and bad.exists()
    assert keep.beside(bad).with_name(keep.beside(bad).name + ".damaged").exists()


def test_a_damaged_host_file_that_was_asked_for_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    bad = left(2, 2)
    keep.beside(bad).write_bytes(b"{")
    with pytest.raises(Usage, match="no hosted match"):
        resume(bad.name)
    assert f"{keep.beside(bad).name}.damaged" in capsys.readouterr().err


def test_a_match_whose_host_file_is_gone_is_not_offered_but_can_be_watched() -> None:
    path = left(3, 1)
    keep.forget(path)
    assert game.record.unfinished() == [] and [saved.path for saved in game.record.saved()] == [path]


@pytest.mark.skipif(os.name == "nt", reason="modes of files are another thing there")
def test_recordings_and_host_files_are_for_their_owner_only() -> None:
    path = left(1, 1)
    for file in (path, keep.beside(path)):
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 30), st.binary(max_size=8)), min_size=1, max_size=3))
def test_a_host_file_with_any_bytes_changed_is_read_or_refused(
    tmp_path: Path, edits: list[tuple[int, int, bytes]]
) -> None:
    record = tmp_path / "foton-0001.hexfold"
    keep.keep(record, KEPT)
    data = keep.beside(record).read_bytes()
    for place, cut, put in edits:
        data = data[: place % len(data)] + put + data[place % len(data) + cut :] or b"x"
    keep.beside(record).write_bytes(data)
    try:
        assert isinstance(keep.kept_for(record), keep.Kept)
    except keep.BadKeep as error:
        assert "foton-0001.host" in error.said.ja and "\n" not in str(error)


def test_the_recording_of_a_hosted_match_is_deleted_and_everybody_hears_that_it_is_written_anew(tmp_path: Path) -> None:
    host = wires.hosted("foton", ["open", "random"], tmp_path)
    guest = wires.comes(host)
    wires.begin(host, [guest])
    path = record_of(host.match) if host.match else None
    assert path and host.match
    path.unlink()
    players: dict[int, Player] = {}
    for _ in range(4):
        wires.step(host, [guest], players)
    assert any(path.name in said.text.en and said.text.ja for said in guest.chat)
    assert path.read_bytes() == game.record.dumps(host.match)


def test_a_host_file_that_cannot_be_written_costs_a_sentence_and_not_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(record: Path, kept: keep.Kept) -> None:
        raise BadFile(Phrase("no space", "空きなし"))

    monkeypatch.setattr(keep, "keep", full)
    host = wires.hosted("foton", ["open", "random"], tmp_path)
    wires.begin(host, [wires.comes(host)])
    assert host.match is not None and any("no space" in said.text.en for said in host.chat)


class Console:
    """What `serve` needs of a `Hosting`; after some looks at the wire somebody presses Ctrl+C."""

    code = "0000"

    def __init__(self, folder: Path, looks: int = 6) -> None:
        self.host = wires.hosted("foton", ["random", "random"], folder)
        self.wire, self.looks = self.host.wire, looks

    def tick(self) -> None:
        self.looks -= 1
        if self.looks < 0:
            raise KeyboardInterrupt
        self.host.tick()

    def close(self) -> None:
        self.host.close()


def test_a_host_without_a_screen_says_on_its_console_that_the_match_cannot_be_saved_and_so_at_its_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "matches").write_text("a file, no folder")
    with pytest.raises(KeyboardInterrupt):
        host_join.serve(cast(Hosting, Console(tmp_path / "matches")))
    told = capsys.readouterr().err.splitlines()
    assert sum("This match cannot be saved" in line for line in told) == 1
    assert told[-1] == "hexfold: This match ends without having been saved"


def test_a_host_without_a_screen_says_nothing_of_a_match_that_is_saved(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(KeyboardInterrupt):
        host_join.serve(cast(Hosting, Console(tmp_path / "matches")))
    assert not capsys.readouterr().err and len(list((tmp_path / "matches").glob("*.hexfold"))) == 1


def test_a_host_that_goes_on_with_a_match_it_cannot_write_any_more_says_so(
    served: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its file is there and can be read, but belongs to somebody else now."""
    path, told = left(0, 1), list[str]()

    def not_ours(self: Journal, path: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Journal, "_own", not_ours)

    def listened(hosting: Hosting, give: bool) -> int:
        told.extend(said.en for said in hosting.host.complaints)
        hosting.close()
        return 0

    monkeypatch.setattr(host_join, "serve", listened)
    assert resume() == 0 and path.exists()
    assert len(told) == 1 and "This match cannot be saved: Permission denied" in told[0]


def test_a_host_file_of_a_version_without_tournaments_is_read_and_one_of_a_wrong_tournament_refused(
    tmp_path: Path,
) -> None:
    record, data = tmp_path / "foton-0001.hexfold", asdict(KEPT)
    del data["cup"]
    keep.beside(record).write_text(json.dumps(data), encoding="utf-8")
    assert keep.kept_for(record) == KEPT
    for wrong in (-2, 1 << 32, True, "5"):
        keep.beside(record).write_text(json.dumps(data | {"cup": wrong}), encoding="utf-8")
        with pytest.raises(keep.BadKeep, match="cup"):
            keep.kept_for(record)
