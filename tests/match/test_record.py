"""A match as a file that only grows: nothing is lost, nothing foreign is believed."""

from __future__ import annotations

import errno
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import game
from game.match.journal import InUse, Journal, in_use, sealed
from game.match.match import Match, Nobody, Setup
from game.match.record_lines import MAX_BYTES, BadRecord
from game.players.anyone import Anyone
from game.table.dice import Dice
from game.words import Phrase, same

ROOT = Path(__file__).parent.parent.parent
SETUP = Setup("arena", 2, 7, names=("Ann", "Ben"), kinds=("human", "random"))


def played(folder: Path | None = None, entries: int = 40, **more: object) -> Match:
    match = game.record.begin(SETUP, [Anyone(1), Anyone(2)], folder, **more)  # type: ignore[arg-type]
    while len(match.entries) < entries and match.state.result is None:
        match.tick()
    return match


def path_of(match: Match) -> Path:
    assert isinstance(match.journal, Journal) and match.journal.path
    return match.journal.path


@pytest.fixture(scope="module")
def whole() -> Match:
    match = game.record.begin(SETUP, [Anyone(1), Anyone(2)])
    match.finish()
    return match


# ---- there and back --------------------------------------------------------------------------------
def test_a_match_as_bytes_and_back(whole: Match) -> None:
    again = game.record.loads(game.record.dumps(whole))
    assert again.state == whole.state and again.entries == whole.entries and again.setup == whole.setup
    assert game.record.dumps(again) == game.record.dumps(whole)


def test_every_pick_is_in_the_file_at_once(tmp_path: Path) -> None:
    match = game.record.begin(SETUP, [Anyone(1), Anyone(2)], tmp_path)
    for _ in range(10):
        match.tick()
        assert path_of(match).read_bytes() == game.record.dumps(match)


def test_a_killed_match_goes_on_where_it_was(tmp_path: Path) -> None:
    match = played(tmp_path)
    path_of(match)
    match.journal.close()  # type: ignore[union-attr]
    again = game.record.resume(path_of(match), [Anyone(1), Anyone(2)])
    assert again.state == match.state and again.setup == SETUP
    again.finish()
    assert game.record.load(path_of(match)).state == again.state


PLAYS = """
import sys, time
from pathlib import Path
import game
from game.match.match import Setup
from game.players.anyone import Anyone
match = game.record.begin(Setup("arena", 2, 7), [Anyone(1), Anyone(2)], Path(sys.argv[1]))
while match.state.result is None:
    match.tick()
    print(len(match.entries), flush=True)
    time.sleep(0.005)
"""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("picks", [1, 9, 30])
def test_a_process_killed_at_any_moment_loses_nothing(tmp_path: Path, picks: int) -> None:
    words = [sys.executable, "-c", PLAYS, str(tmp_path)]
    program = subprocess.Popen(words, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert program.stdout
    told = 0
    while told < picks:
        told = int(program.stdout.readline())
    program.kill()
    program.wait()
    told = max([told, *(int(line) for line in program.stdout.read().split("\n") if line.strip())])
    match = game.record.resume(next(tmp_path.glob("*.hexfold")), [Anyone(1), Anyone(2)])
    assert len(match.entries) >= told
    assert not in_use(next(tmp_path.glob("*.hexfold"))) or match.journal, "the lock of the dead program is gone"
    match.finish()


def test_half_a_last_line_does_not_count(tmp_path: Path) -> None:
    match = played(tmp_path)
    match.journal.close()  # type: ignore[union-attr]
    path, data = path_of(match), path_of(match).read_bytes()
    last = data.rstrip(b"\n").rfind(b"\n") + 1
    for cut in range(last, len(data)):
        again = game.record.loads(data[:cut])
        assert len(again.entries) == len(match.entries) - 1
    path.write_bytes(data[: last + 3])
    resumed = game.record.resume(path, [Anyone(1), Anyone(2)])
    resumed.tick()
    assert game.record.loads(path.read_bytes()).entries == resumed.entries


def test_undo_is_a_line_and_is_replayed(tmp_path: Path) -> None:
    match = game.record.begin(SETUP, [Nobody(), Nobody()], tmp_path)
    match.take(0, 4)
    match.undo(0)
    match.take(0, 5)
    lines = path_of(match).read_text().splitlines()
    assert [line.rpartition(" ")[0] for line in lines[1:]] == ["0 4", "undo 0 0", "0 5"]
    again = game.record.loads(path_of(match).read_bytes())
    assert again.entries == match.entries and again.state == match.state


def test_the_result_is_the_last_line(whole: Match) -> None:
    last = game.record.dumps(whole).decode().splitlines()[-1].split()
    assert last[0] == "result" and tuple(map(int, last[1:-1])) == whole.state.result


def test_a_map_of_ones_own_travels_in_the_record() -> None:
    field = game.ruleset("arena").catalogue["map/the_duel"]
    setup = Setup("arena", 2, 3, {"map": "own/meadow"}, maps={"own/meadow": game.content.map_data(field)})
    match = game.record.begin(setup, [Anyone(1), Anyone(2)])
    for _ in range(30):
        match.tick()
    again = game.record.loads(game.record.dumps(match))
    assert again.state == match.state and again.state.field.level == field.level  # type: ignore[attr-defined]


def test_options_and_decks_are_in_the_header() -> None:
    deck = {
        "name": "Mine",
        "units": ["gideon", "rhox_veterans"],
        "spells": list(game.ruleset("arena").catalogue["deck/white"].spells),
    }
    setup = Setup("arena", 2, 3, {"army": "standard", "glyphs": "down"}, decks=(deck, "red"))
    match = game.record.begin(setup, [Anyone(1), Anyone(2)])
    match.finish()
    assert game.record.loads(game.record.dumps(match)).state == match.state


# ---- what is not believed --------------------------------------------------------------------------
def lines_of(match: Match) -> list[str]:
    return game.record.dumps(match).decode().splitlines()


def with_header(match: Match, **changes: object) -> bytes:
    """The same match with another header and fresh seals, as a forger would write it."""
    first, *rest = lines_of(match)
    header = json.dumps({**json.loads(first), **changes})
    seal, out = sealed("", header), [header]
    for line in rest:
        what = line.rpartition(" ")[0]
        seal = sealed(seal, what)
        out.append(f"{what} {seal}")
    return ("\n".join(out) + "\n").encode()


def forged(match: Match, number: int, what: str) -> bytes:
    """One line replaced, with fresh seals."""
    lines = [line if i == 0 else line.rpartition(" ")[0] for i, line in enumerate(lines_of(match))]
    lines[number] = what
    seal, out = sealed("", lines[0]), [lines[0]]
    for line in lines[1:]:
        seal = sealed(seal, line)
        out.append(f"{line} {seal}")
    return ("\n".join(out) + "\n").encode()


@pytest.mark.parametrize(
    "data, why",
    [
        (b"", "not a recorded match"),
        (b"hello\n", "not a recorded match"),
        (b"\xff\xfe\x00\n", "not a recorded match"),
        (b'{"a": 1}\n', "not a recorded match"),
        (b"[" * 100_000 + b"\n", "not a recorded match"),
        (b'{"hexfold": 99}\n', "format 99"),
        (b'{"hexfold": 1}\n', "field 'program'"),
    ],
)
def test_foreign_files_are_refused_in_one_sentence(data: bytes, why: str) -> None:
    with pytest.raises(BadRecord, match=why) as caught:
        game.record.loads(data, "x.hexfold")
    assert "x.hexfold" in str(caught.value) and "\n" not in str(caught.value)


def test_an_edited_line_is_noticed(whole: Match) -> None:
    lines = lines_of(whole)
    lines[5] = lines[5].replace(lines[5][0], "1" if lines[5][0] == "0" else "0", 1)
    with pytest.raises(BadRecord, match="line 6: it was changed"):
        game.record.loads(("\n".join(lines) + "\n").encode())


def test_a_line_that_is_gone_is_noticed(whole: Match) -> None:
    lines = lines_of(whole)
    del lines[4]
    with pytest.raises(BadRecord, match="line 5: it was changed"):
        game.record.loads(("\n".join(lines) + "\n").encode())


@pytest.mark.parametrize(
    "changes, why",
    [
        ({"version": 99}, "version 99 of the rules"),
        ({"cards": "0000"}, "other cards or battlefields"),
        ({"ruleset": "chess"}, "no ruleset called 'chess'"),
        ({"seats": 9}, "line 1: .*2 to 5"),
        ({"seats": True}, "field 'seats'"),
        ({"seed": -1}, "line 1: the seed"),
        ({"options": {"glyphs": "sideways"}}, "line 1: option 'glyphs'"),
        ({"options": {"glyphs": 3}}, "line 1: field 'options'"),
        ({"decks": ["pink", None]}, "line 1: there is no deck 'pink'"),
        ({"maps": {"own/x": {"spaces": [[1, 2]]}}}, "line 1: "),
        ({"maps": {"own/x": 7}}, "line 1: battlefield 'own/x'"),
        ({"maps": {"own/x": {"spaces": [[1e999, 0, 0, ""]]}}}, "not a recorded match"),
        ({"maps": {"own/x": {"spaces": [[10**40, 0, 0, ""]]}}}, "not a recorded match"),
        ({"weather": "rain"}, "line 1: it has a field 'weather', which this program does not know: a newer one"),
        ({"version": "2"}, "line 1: field 'version'"),
        ({"cards": None}, "line 1: field 'cards'"),
        ({"names": {"0": "Ann"}}, "line 1: field 'names'"),
        ({"kinds": ["human", ["random"]]}, "line 1: field 'kinds'"),
        ({"stopped": {"Ren": 0}}, "line 1: field 'stopped'"),
        ({"stopped": {"Ren": True}}, "line 1: field 'stopped'"),
        ({"options": []}, "line 1: field 'options'"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(whole: Match, changes: dict[str, object], why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        game.record.loads(with_header(whole, **changes))


def test_no_damage_at_all_makes_it_crash(whole: Match) -> None:
    """Whatever happens to a byte, the file is refused in a sentence, or nothing that counts has changed."""
    data, dice = game.record.dumps(whole), Dice(8)
    for _ in range(100):
        place = dice.roll(len(data)) - 1
        damaged = data[:place] + bytes([dice.roll(256) - 1]) * (dice.roll(3) - 1) + data[place + dice.roll(3) - 1 :]
        try:
            match = game.record.loads(damaged)
        except BadRecord as error:
            assert "\n" not in str(error)
        else:
            assert match.entries == whole.entries[: len(match.entries)]
            assert match.setup is not None and match.setup.seed == SETUP.seed


@pytest.mark.parametrize(
    "line, why",
    [
        ("0 999", "line 2: seat 0 has no option 999"),
        ("1 0", "line 2: seat 1 was not asked"),
        ("dance", "line 2: 'dance' is not a move"),
        ("0 x", "line 2: '0 x' is not a move"),
        ("0 99999999999999999999", "line 2: .* is not a move"),
        ("undo 0 7", "line 2: there is nothing to take back"),
        ("concede 5", "line 2: 'concede 5' is not a move"),
        ("5 0", "line 2: '5 0' is not a move"),
        ("result -1", "line 2: 'result -1' is not a move"),
        ("result p", "line 2: 'result p' is not a move"),
        ("result 0 0", "line 2: 'result 0 0' is not a move"),
        ("result 7", "line 2: 'result 7' is not a move"),
        ("undo 9999999999", "line 2: 'undo 9999999999' is not a move"),
        ("undo 0 99999999", "line 2: there is nothing to take back"),
        ("result 0", "line 2: it says that seat 0 won"),
    ],
)
def test_moves_that_cannot_be_are_refused_with_their_line(whole: Match, line: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        game.record.loads(forged(whole, 1, line))


def test_nothing_may_follow_the_end(whole: Match) -> None:
    count = len(lines_of(whole))
    with pytest.raises(BadRecord, match=f"line {count}: it says|line {count}: the match is over"):
        game.record.loads(forged(whole, count - 1, "0 0"))


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.hexfold"
    with path.open("wb") as file:
        file.truncate(MAX_BYTES + 1)
    with pytest.raises(BadRecord, match="larger than"):
        game.record.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be opened"):
        game.record.load(tmp_path / "none.hexfold")


def test_a_match_without_a_beginning_cannot_be_written() -> None:
    with pytest.raises(ValueError, match="does not know how it began"):
        game.record.dumps(Match(game.start("arena", 2, 7), [Nobody(), Nobody()]))


# ---- the user's folder -----------------------------------------------------------------------------
def test_unfinished_matches_are_listed_newest_first() -> None:
    folder = game.record.folder()
    first = played(folder, 12)
    first.journal.close()  # type: ignore[union-attr]
    second = played(folder, 9)
    second.journal.close()  # type: ignore[union-attr]
    os.utime(path_of(first), (1, 1))
    done = played(folder, 10_000)
    done.journal.close()  # type: ignore[union-attr]
    (folder / "arena-0099.hexfold").write_text("rubbish\n")
    assert [s.path for s in game.record.unfinished()] == [path_of(second), path_of(first)]
    saved = {s.path.name: s for s in game.record.saved()}
    assert "arena-0099.hexfold" not in saved and saved[path_of(done).name].result == done.state.result
    assert saved[path_of(first).name].picks == 12 and saved[path_of(first).name].setup == SETUP
    assert "arena-0099.hexfold" in (game.record.set_aside() or same("")).en


@pytest.mark.parametrize("line", ["result p", "result -1", "undo 9999999999", "7 0", "0 0"])
def test_a_recording_with_one_damaged_line_is_set_aside_and_hides_no_other(line: str) -> None:
    folder = game.record.folder()
    match = played(folder, 5)
    match.journal.close()  # type: ignore[union-attr]
    damaged = folder / "arena-0099.hexfold"
    damaged.write_bytes(path_of(match).read_bytes() + f"{line} 12345678\n".encode())
    assert [s.path for s in game.record.saved()] == [path_of(match)]
    assert [s.path for s in game.record.unfinished()] == [path_of(match)]
    assert not damaged.exists() and (folder / "arena-0099.hexfold.damaged").exists()
    told = game.record.set_aside()
    assert told and "arena-0099.hexfold, line 7" in told.en and "arena-0099.hexfold.damaged" in told.ja
    assert game.record.set_aside() is None


def test_a_match_that_is_being_played_is_not_offered_again() -> None:
    match = played(game.record.folder(), 5)
    assert game.record.unfinished() == []
    with pytest.raises(InUse, match="another window"):
        game.record.resume(path_of(match))
    match.journal.close()  # type: ignore[union-attr]
    assert [s.path for s in game.record.unfinished()] == [path_of(match)]


def test_two_matches_never_share_a_file() -> None:
    assert path_of(played(game.record.folder(), 1)) != path_of(played(game.record.folder(), 1))


# ---- a disk that will not ----------------------------------------------------------------------------
@pytest.fixture
def complaints() -> Iterator[list[Phrase]]:
    yield []


def test_an_unwritable_folder_costs_one_sentence_and_not_the_match(tmp_path: Path, complaints: list[Phrase]) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")  # a folder cannot be made where a file is
    match = played(blocked / "matches", 20, complain=complaints.append)
    assert len(match.entries) == 20 and len(complaints) == 1
    assert complaints[0].en.startswith("This match cannot be saved") and complaints[0].ja


class FullDisk:
    """A file that takes only so many bytes, then half of what is written."""

    def __init__(self, file: object, room: int) -> None:
        self.file, self.room = file, room

    def write(self, data: bytes) -> int:
        if len(data) > self.room:
            self.file.write(data[: self.room])  # type: ignore[attr-defined]
            raise OSError(errno.ENOSPC, "No space left on device")
        self.room -= len(data)
        return self.file.write(data)  # type: ignore[attr-defined, no-any-return]

    def __getattr__(self, name: str) -> object:
        return getattr(self.file, name)


def test_a_full_disk_loses_nothing_once_there_is_room_again(tmp_path: Path, complaints: list[Phrase]) -> None:
    match = played(tmp_path, 5, complain=complaints.append)
    journal = match.journal
    assert isinstance(journal, Journal)
    real = journal._file
    journal._file = FullDisk(real, 20)  # type: ignore[assignment]
    while len(match.entries) < 15:
        match.tick()
    assert len(complaints) == 1 and "No space left" in complaints[0].en
    assert len(game.record.loads(path_of(match).read_bytes()).entries) < 15
    journal._file = real
    match.tick()
    assert len(complaints) == 2 and path_of(match).read_bytes() == game.record.dumps(match)


def test_who_stopped_deals_before_a_match_stands_in_its_record_and_nothing_stands_there_if_nobody_did() -> None:
    setup = Setup("foton", 2, 7, stopped={"Ren": 2})
    kept = game.record.dumps(game.record.begin(setup, ()))
    assert game.record.loads(kept).setup == setup
    plain = game.record.dumps(game.record.begin(Setup("foton", 2, 7), ()))
    assert b"stopped" not in plain and game.record.loads(plain).setup == Setup("foton", 2, 7)


@pytest.mark.parametrize("stopped", [[], {"Ren": 0}, {"Ren": "1"}, {"Ren": True}, 3])
def test_a_record_that_says_nonsense_about_stopped_deals_is_refused(stopped: object) -> None:
    header, _, _ = game.record.dumps(game.record.begin(Setup("foton", 2, 7), ())).decode().partition("\n")
    with pytest.raises(BadRecord, match="'stopped'"):
        game.record.loads((json.dumps(json.loads(header) | {"stopped": stopped}) + "\n").encode())
