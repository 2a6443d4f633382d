"""Damage of any kind: a recording is loaded up to a point or refused in a sentence, and costs nobody but itself."""

from __future__ import annotations

import json
import os
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import game
from game import files
from game.match.journal import Journal, sealed
from game.match.match import Match, Setup
from game.match.record_lines import BadRecord
from game.players.anyone import Anyone

SETUP = Setup("arena", 2, 7, names=("Ann", "Ben"), kinds=("human", "random"))
EDITS = st.lists(st.tuples(st.integers(0, 5000), st.integers(0, 40), st.binary(max_size=12)), min_size=1, max_size=3)
MANY = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])


@cache
def whole() -> Match:
    match = game.record.begin(SETUP, [Anyone(1), Anyone(2)])
    while len(match.entries) < 12:
        match.tick()
    return match


def edited(data: bytes, edits: list[tuple[int, int, bytes]]) -> bytes:
    """With bytes cut and put in at places."""
    for place, cut, put in edits:
        place %= len(data) + 1
        data = data[:place] + put + data[place + cut :]
    return data


def forged(lines: list[str]) -> bytes:
    """Lines without seals, sealed as our program would have done it."""
    seal, out = sealed("", lines[0]), [lines[0]]
    for line in lines[1:]:
        seal = sealed(seal, line)
        out.append(f"{line} {seal}")
    return ("\n".join(out) + "\n").encode("utf-8", "replace")


def refused_or_a_beginning(data: bytes) -> None:
    try:
        match = game.record.loads(data, "x.hexfold")
    except BadRecord as error:
        assert "x.hexfold" in error.said.en and "x.hexfold" in error.said.ja and "\n" not in error.said.en
    else:
        assert match.entries == whole().entries[: len(match.entries)]


@MANY
@given(EDITS)
def test_bytes_are_changed_and_the_recording_is_refused_or_loaded_up_to_there(
    edits: list[tuple[int, int, bytes]],
) -> None:
    refused_or_a_beginning(edited(game.record.dumps(whole()), edits))


@MANY
@given(
    st.lists(st.sampled_from(["0 1", "1 0", "9 9", "undo 0 3", "undo 1 99999999", "concede 0", "concede 7", "result",
                              "result 1", "result -1", "result p", "", " ", "0", "0 0 0", "٣ ٣", "undo", "0 x"]),
             min_size=1, max_size=4),
    st.integers(1, 12),
)  # fmt: skip
def test_a_forger_who_knows_the_seals_is_refused_in_a_sentence(lines: list[str], place: int) -> None:
    before = [line.rpartition(" ")[0] for line in game.record.dumps(whole()).decode().splitlines()[1:]]
    header = game.record.dumps(whole()).decode().splitlines()[0]
    try:
        game.record.loads(forged([header, *before[:place], *lines, *before[place:]]), "x.hexfold")
    except BadRecord as error:
        assert "x.hexfold" in error.said.ja and "\n" not in str(error)


@MANY
@given(EDITS)
def test_a_folder_with_a_damaged_recording_is_listed_without_it(
    own_home: Path, edits: list[tuple[int, int, bytes]]
) -> None:
    folder = game.record.folder()
    files.folder(folder)
    (folder / "arena-0007.hexfold").write_bytes(edited(game.record.dumps(whole()), edits))
    for saved in game.record.saved():
        assert saved.problem or saved.setup
    assert len(game.record.unfinished()) <= 1
    game.record.set_aside()


def header(**changes: object) -> str:
    first = game.record.dumps(whole()).decode().splitlines()[0]
    return json.dumps({**json.loads(first), **changes})


@pytest.mark.parametrize("line", ["result 2", "result 0 7", "result 99999999", "concede 2", "2 0"])
def test_a_forged_result_of_a_seat_that_is_not_there_is_set_aside(line: str) -> None:
    """Lists and the replay screen name the winners without having replayed the match."""
    path = left("arena-0001.hexfold", forged([header(), line]))
    assert game.record.saved() == [] and not path.exists() and game.record.set_aside()


DUEL = "map/the_duel"


@pytest.mark.parametrize(
    "data, why",
    [
        (b"\n" * 1_000_000, "not a recorded match"),
        (b"0 0\n" * 1_000_000, "not a recorded match"),
        (header().encode() + b"\n" + b"0" * 4_000_000 + b"\n", "not a recorded match"),
        (header().encode() + b"\n" + b"0 0 \xff\n", "not a recorded match"),
        (header(names=["\ud800", "x"]).encode() + b"\n", "not a recorded match"),
        (header(decks=["@", None]).replace('"@"', "[" * 800 + "]" * 800).encode() + b"\n", "not a recorded match"),
        (header(seats=10**9).encode() + b"\n", "2 to 5 seats"),
        (header(names=["x" * 4000, "y"]).encode() + b"\n", "field 'names'"),
        (header(seed=0.5).encode() + b"\n", "field 'seed'"),
        (header(ruleset="x" * 9000).encode() + b"\n", "field 'ruleset'"),
        (b"x" * 5_000_000, "larger than 4 MiB"),
    ],
    ids=["lines", "moves", "one line", "no UTF-8", "half a letter", "nested", "seats", "name", "seed", "key", "size"],
)
def test_a_file_of_another_making_is_one_refusal(tmp_path: Path, data: bytes, why: str) -> None:
    path = tmp_path / "x.hexfold"
    path.write_bytes(data)
    with pytest.raises(BadRecord, match=why) as caught:
        game.record.load(path)
    assert len(str(caught.value)) < 400


def test_a_battlefield_without_teams_in_a_recording_is_one_refusal() -> None:
    field = {**game.content.map_data(game.ruleset("arena").catalogue[DUEL]), "teams": []}
    line = header(options={"map": "own/x"}, maps={"own/x": field})
    with pytest.raises(BadRecord, match=r"own/x.*its teams must name each of the 2 seats once"):
        game.record.loads(forged([line]), "x.hexfold")


# ---- what is no damage -----------------------------------------------------------------------------
def left(name: str, data: bytes) -> Path:
    files.folder(game.record.folder())
    path = game.record.folder() / name
    path.write_bytes(data)
    return path


@pytest.mark.parametrize(
    "changes", [{"version": 99}, {"cards": "0000"}, {"hexfold": 2}, {"ruleset": "chess"}, {"weather": "rain"}]
)
def test_a_recording_of_another_version_stays_where_it_is_and_says_why(changes: dict[str, object]) -> None:
    path = left("arena-0001.hexfold", forged([header(**changes)]))
    (saved,) = game.record.saved()
    assert saved.path == path and saved.problem and saved.problem.ja and path.exists()
    assert game.record.unfinished() == [] and game.record.set_aside() is None


def test_a_damaged_recording_that_another_window_writes_stays_where_it_is() -> None:
    match = game.record.begin(SETUP, [Anyone(1), Anyone(2)], game.record.folder())
    match.tick()
    assert isinstance(match.journal, Journal) and match.journal.path
    match.journal.path.write_bytes(b"rubbish\n" * 50)
    (saved,) = game.record.saved()
    assert saved.problem and match.journal.path.exists()
    match.journal.close()


def test_a_damaged_recording_whose_other_name_is_taken_gets_a_number() -> None:
    for _ in range(3):
        left("arena-0001.hexfold", b"rubbish\n")
        assert game.record.saved() == []
    names = sorted(path.name for path in game.record.folder().iterdir())
    assert names == [f"arena-0001.hexfold.damaged{n}" for n in ("", "-2", "-3")]
    told = game.record.set_aside()
    assert told and "3 damaged files" in told.en and "arena-0001.hexfold" in told.ja


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes in folders")
def test_pipes_links_and_folders_among_the_matches_are_passed_over() -> None:
    folder = game.record.folder()
    files.folder(folder / "arena-0001.hexfold")
    os.mkfifo(folder / "arena-0002.hexfold")
    (folder / "arena-0003.hexfold").symlink_to("/dev/zero")
    (folder / "arena-0004.hexfold").symlink_to(folder / "nowhere")
    good = left("arena-0005.hexfold", game.record.dumps(whole()))
    assert [saved.path for saved in game.record.unfinished()] == [good]
    assert sum(bool(saved.problem) for saved in game.record.saved()) == 3
    with pytest.raises(BadRecord, match="no plain file"):
        game.record.load(folder / "arena-0002.hexfold")


def test_a_recording_that_could_not_be_gone_on_with_is_not_offered_again() -> None:
    good = left("arena-0001.hexfold", game.record.dumps(whole()))
    lines = [header(), "0 999"]
    bad = left("arena-0002.hexfold", forged(lines))
    os.utime(good, (1, 1))
    assert [saved.path for saved in game.record.unfinished()] == [bad, good]
    with pytest.raises(BadRecord, match="no option 999"):
        game.record.resume(bad)
    assert [saved.path for saved in game.record.unfinished()] == [good] and bad.exists()


@pytest.mark.skipif(os.name != "posix", reason="who may read a file is another matter here")
def test_recordings_of_older_programs_are_for_their_owner_only_once_they_are_listed(tmp_path: Path) -> None:
    """They hold the seed. What a link leads to is not ours to change."""
    old = left("arena-0001.hexfold", game.record.dumps(whole()))
    other = tmp_path / "other"
    other.write_bytes(game.record.dumps(whole()))
    (game.record.folder() / "arena-0002.hexfold").symlink_to(other)
    for path in (old, other):
        path.chmod(0o644)
    game.record.newest()
    assert old.stat().st_mode & 0o777 == 0o600 and other.stat().st_mode & 0o777 == 0o644
