"""The profile: what it keeps of matches, and what it makes of them."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.files import BadFile
from game.match.match import Setup
from game.match.record import Saved
from game.profile import export, tallies
from game.profile.lessons import Lesson, Lessons
from game.profile.store import FILE, MIGRATIONS, Chair, Played, Profile, Solved, ended, opened, played

ME = {"", "Aki"}


def match(number: int, *chairs: tuple[str, str, str, bool], game: str = "foton", at: float = 0.0) -> Played:
    return Played(f"match-{number}", game, at or 1000.0 + number, 40, tuple(Chair(*chair) for chair in chairs))


def duel(number: int, won: bool | None, level: str = "normal", mine: str = "light", theirs: str = "flip") -> Played:
    """One person against a computer; None: a draw."""
    return match(number, ("", "human", mine, won is True), ("", level, theirs, won is False))


@pytest.fixture
def profile(tmp_path: Path) -> Iterator[Profile]:
    made = Profile(tmp_path / FILE)
    yield made
    made.close()


# ---- what is kept ----------------------------------------------------------------------------------
def test_what_was_added_is_read_again_the_oldest_first(profile: Profile) -> None:
    matches = [duel(2, True), duel(1, None), match(3, ("A", "human", "own/Dawn", False), ("B", "human", "", True))]
    profile.add(matches)
    profile.sat("foton", 5.0, 60.0)
    profile.sat("foton", 90.0, 30.5)
    again = Profile(profile.path)
    assert again.matches() == sorted(matches, key=lambda match: match.ended)
    assert again.seconds() == {"foton": 90.5}
    again.close()


def test_a_match_counts_once_however_often_it_is_told(profile: Profile) -> None:
    profile.add([duel(1, True)])
    profile.add([duel(1, False), duel(2, False)])
    assert profile.matches() == [duel(1, True), duel(2, False)]


def test_a_recording_that_has_ended_is_a_match_of_its_seats() -> None:
    decks = ("light", {"name": {"en": "Dawn Watch", "ja": "暁"}, "members": []}, None)
    setup = Setup("foton", 3, 7, {}, decks, ("Aki", "", ""), ("human", "hard", "hard"))
    kept = played(Saved(Path("a.hexfold"), 1234.5, setup, 88, (0, 2)))
    chairs = (Chair("Aki", "human", "light", True), Chair("", "hard", "own/Dawn Watch", False))
    assert kept == Played("a.hexfold", "foton", 1234.5, 88, (*chairs, Chair("", "hard", "", True)))
    assert played(Saved(Path("b.hexfold"), 1.0, setup, 3)) is None, "it goes on"
    assert played(Saved(Path("c.hexfold"), 1.0, None)) is None, "it is damaged"


def test_everything_is_forgotten_also_on_the_disk(profile: Profile) -> None:
    profile.add([match(1, ("Somebody's name", "human", "", True), ("", "easy", "", False))])
    profile.sat("foton", 0.0, 60.0)
    profile.star("match-1", on=True)
    profile.close()
    again = Profile(profile.path)
    again.forget()
    assert again.matches() == [] and again.seconds() == {} and again.stars() == frozenset()
    left = [path.read_bytes() for path in profile.path.parent.iterdir()]
    assert not any(b"Somebody's name" in raw for raw in left)
    again.add([match(1, ("Another", "human", "", False), ("", "easy", "", True))])
    assert [chair.name for chair in again.matches()[0].chairs] == ["Another", ""], "nor is a seat of it left"
    again.close()


def test_a_new_profile_begins_with_the_recordings_that_there_are_and_a_forgotten_one_does_not(tmp_path: Path) -> None:
    setup = Setup("foton", 2, 7, kinds=("human", "easy"))
    recordings = [Saved(tmp_path / "a.hexfold", 9.0, setup, 12, (1,)), Saved(tmp_path / "b.hexfold", 10.0, setup, 2)]
    profile, said = opened(tmp_path, recordings)
    assert profile and said is None and [match.recording for match in profile.matches()] == ["a.hexfold"]
    profile.forget()
    profile.close()
    profile, said = opened(tmp_path, recordings)
    assert profile and said is None and profile.matches() == []
    profile.close()


def test_a_profile_of_the_first_version_is_brought_up_to_date_and_loses_nothing(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript(f"{MIGRATIONS[0]} PRAGMA user_version = 1;")
    base.execute("INSERT INTO match VALUES ('match-1', 'foton', 1001.0, 40)")
    base.commit()
    base.close()
    profile, said = opened(tmp_path)
    assert profile is not None and said is None
    profile.star("match-1", on=True)
    assert profile.stars() == {"match-1"} and [match.recording for match in profile.matches()] == ["match-1"]
    profile.close()


# ---- bad files -------------------------------------------------------------------------------------
def test_solved_puzzles_are_kept_by_day_and_an_older_profile_learns_of_them(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript(f"{MIGRATIONS[0]} {MIGRATIONS[1]} PRAGMA user_version = 2;")
    base.close()
    profile = Profile(tmp_path / FILE)
    for puzzle, day, daily in (("7-40", 100, True), ("8-3", 101, False), ("8-3", 101, True), ("7-40", 102, False)):
        profile.solve("foton", puzzle, day, daily)
    profile.close()
    again = Profile(tmp_path / FILE)
    kept = [Solved("foton", "7-40", 102, False), Solved("foton", "8-3", 101, False), Solved("foton", "7-40", 100, True)]
    assert again.solved() == kept, "the latest first, each once a day"
    again.forget()
    assert again.solved() == []
    again.close()


def test_lessons_are_done_or_left_at_a_step_and_forgotten_with_the_rest(profile: Profile) -> None:
    profile.leave("foton", "costs", 3)
    profile.leave("arena", "steps", 0)
    profile.learn("foton", "drafting")
    profile.leave("foton", "drafting", 2)
    now = profile.lessons()
    assert now.step("foton", "costs") == 3 and not now.has("foton", "costs")
    assert now.has("foton", "drafting") and now.step("foton", "drafting") == 2, "it has been begun once more"
    assert set(now.known) == {("foton", "costs"), ("foton", "drafting")}
    profile.learn("foton", "costs")
    assert profile.lessons().has("foton", "costs") and profile.lessons().step("foton", "costs") == 0
    profile.forget()
    assert not profile.lessons().known


LIST = b'{"version": 1, "done": {"chess": ["pawns"]}, "at": {"foton": {"costs": 2, "first": 1}, "chess": {"pawns": 4}}}'


def test_an_older_profile_takes_over_once_what_was_known_of_lessons(tmp_path: Path) -> None:
    base = sqlite3.connect(tmp_path / FILE)
    base.executescript(f"{''.join(MIGRATIONS[:3])} PRAGMA user_version = 3;")
    base.execute("INSERT INTO solved VALUES ('foton', '7-40', 100, 1)")
    base.commit()
    base.close()
    (tmp_path / "lessons.json").write_bytes(LIST)
    profile, said = opened(tmp_path)
    assert profile is not None and said is None and len(profile.solved()) == 1
    known = profile.lessons()
    assert known.has("chess", "pawns") and known.step("chess", "pawns") == 4 and known.step("foton", "costs") == 2
    assert not (tmp_path / "lessons.json").exists()
    profile.learn("foton", "costs")
    profile.close()
    (tmp_path / "lessons.json").write_bytes(LIST)  # as if it could not have been removed
    profile, said = opened(tmp_path)
    assert profile is not None and said is None and profile.lessons().has("foton", "costs"), "what is newer stays"
    profile.close()


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"[]",
        b"\xff\xfe",
        b'{"version": 2, "done": {}, "at": {}}',
        b'{"version": 1, "done": {"foton": "drafting"}, "at": {}}',
        b'{"version": 1, "done": {}, "at": {"foton": 3}}',
        b'{"version": 1, "done": {}, "at": {"foton": {"costs": -1}}}',
        b'{"version": 1, "done": {}, "at": {"foton": {"costs": true}}}',
        b'{"version": 1, "done": {}, "at": {}, "more": 1}',
        b'{"version": 1, "done": {"' + b"x" * 61 + b'": []}, "at": {}}',
        b"[" * 5000,
        b" " * 70000,
    ],
)
def test_a_damaged_list_of_lessons_is_set_aside_whole_and_said_once(tmp_path: Path, raw: bytes) -> None:
    (tmp_path / "lessons.json").write_bytes(raw)
    profile, said = opened(tmp_path)
    assert profile is not None and said is not None and "lessons.json.damaged" in said.en
    assert (tmp_path / "lessons.json.damaged").read_bytes() == raw and not profile.lessons().known
    profile.close()
    profile, said = opened(tmp_path)
    assert profile is not None and said is None
    profile.close()


def test_days_in_a_row_may_have_ended_yesterday() -> None:
    assert [tallies.days_running({3, 4, 5, 7}, today) for today in (5, 6, 7, 8, 9)] == [3, 3, 1, 1, 0]
    assert tallies.days_running(set(), 5) == 0


def test_a_damaged_profile_is_set_aside_and_recordings_fill_a_new_one(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"SQLite format 3\0" + b"no database at all " * 90)
    saved = Saved(tmp_path / "a.hexfold", 9.0, Setup("foton", 2, 7, kinds=("human", "easy")), 12, (0,))
    profile, said = opened(tmp_path, [saved])
    assert said is not None and FILE in said.en and "set aside" in said.en
    assert profile is not None and len(profile.matches()) == 1
    assert (tmp_path / f"{FILE}.damaged").read_bytes().startswith(b"SQLite format 3")
    profile.close()


def test_a_profile_that_was_cut_off_or_written_over_is_set_aside(tmp_path: Path) -> None:
    profile = Profile(tmp_path / FILE)
    profile.add(duel(n, True) for n in range(400))
    profile.close()
    whole = (tmp_path / FILE).read_bytes()
    middle = len(whole) // 2
    for damaged in (whole[:middle], whole[:middle] + b"?" * 3000 + whole[middle + 3000 :]):
        (tmp_path / FILE).write_bytes(damaged)
        found, said = opened(tmp_path)
        assert found is not None and said is not None and found.matches() == []
        found.close()


def test_somebody_elses_database_is_set_aside(tmp_path: Path) -> None:
    for version in (0, len(MIGRATIONS)):
        with sqlite3.connect(tmp_path / FILE) as base:
            base.execute("CREATE TABLE match (bookmark TEXT)")
            base.execute(f"PRAGMA user_version = {version}")
        base.close()
        profile, said = opened(tmp_path)
        assert profile is not None and said is not None and profile.matches() == [], version
        profile.close()
        (tmp_path / FILE).unlink()


def test_a_profile_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    profile = Profile(tmp_path / FILE)
    profile.close()
    base = sqlite3.connect(tmp_path / FILE)
    base.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    base.close()
    found, said = opened(tmp_path)
    assert found is None and said is not None and "newer version" in said.en
    assert [path.name for path in tmp_path.iterdir() if "damaged" in path.name] == []


def test_while_another_window_writes_nothing_is_lost_but_what_was_to_be_added(profile: Profile) -> None:
    profile.add([duel(1, True)])
    other = sqlite3.connect(profile.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(BadFile, match="locked") as refused:
        profile.add([duel(2, True)])
    assert not refused.value.damaged
    other.execute("ROLLBACK")
    other.close()
    profile.add([duel(3, True)])
    assert [match.recording for match in profile.matches()] == ["match-1", "match-3"]


def test_values_of_a_wrong_kind_cost_their_match_only(profile: Profile) -> None:
    profile.add(duel(n, True) for n in range(6))
    profile.sat("foton", 0.0, 60.0)
    other = sqlite3.connect(profile.path)
    with other:
        for n, wrong in enumerate(("ended = 'yesterday'", "ended = 1e300", "ended = -1", "choices = 'many'")):
            other.execute(f"UPDATE match SET {wrong} WHERE recording = 'match-{n}'")
        other.execute("INSERT INTO sitting VALUES ('foton', 0, 1e999), ('foton', 0, 'long'), ('foton', 0, -5)")
    other.close()
    assert [match.recording for match in profile.matches()] == ["match-4", "match-5"]
    assert profile.seconds() == {"foton": 60.0}


def test_where_no_file_can_be_there_is_no_profile(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    profile, said = opened(tmp_path)
    assert profile is None and said is not None and FILE in said.en


# ---- what it comes to ------------------------------------------------------------------------------
def test_wins_losses_and_draws_are_counted_and_a_draw_is_half_a_win() -> None:
    parts = tallies.parts_of([duel(1, True), duel(2, False), duel(3, None), duel(4, True)], ME)
    whole = tallies.tally(parts)
    assert (whole.won, whole.lost, whole.drawn) == (2, 1, 1) and whole.share == 2.5 / 4


def test_rows_of_wins_and_losses() -> None:
    def rows(ends: str) -> tuple[int, int]:
        results = {"w": True, "l": False, "d": None}
        return tallies.streaks(tallies.parts_of([duel(n, results[end]) for n, end in enumerate(ends)], ME))

    assert rows("") == (0, 0)
    assert rows("wwlwww") == (3, 3)
    assert rows("wwwwlll") == (-3, 4)
    assert rows("wwd") == (0, 2)


def test_form_is_the_share_of_the_last_ten() -> None:
    parts = tallies.parts_of([duel(n, n >= 10) for n in range(20)], ME)
    course = tallies.form(parts)
    assert course[9] == 0 and course[14] == 0.5 and course[19] == 1


def test_by_level_of_all_the_others() -> None:
    three = match(3, ("", "human", "", True), ("", "easy", "", False), ("", "hard", "", False))
    people = match(4, ("", "human", "", False), ("Mika", "guest", "", True))
    parts = tallies.parts_of([duel(1, True, "easy"), duel(2, False, "easy"), three, people], ME)
    found = tallies.tallied(parts, lambda part: part.level)
    ends = {key: (tally.won, tally.lost) for key, tally in found.items()}
    assert ends == {
        "easy": (1, 1),
        "": (1, 0),
        "human": (0, 1),
    }


def test_which_deck_beats_which_counts_matches_of_two() -> None:
    three = match(9, ("", "human", "light", True), ("", "easy", "flip", False), ("", "easy", "flip", False))
    parts = tallies.parts_of([duel(1, True), duel(2, False), duel(3, True, mine="own/Dawn"), three], ME)
    found = tallies.duels(parts)
    assert found["light", "flip"].share == 0.5 and found["own/Dawn", "flip"].won == 1 and len(found) == 2


def test_guests_at_this_screen_have_pages_of_their_own() -> None:
    hotseat = match(1, ("Aki", "human", "", True), ("Mika", "human", "", False))
    nameless = match(2, ("", "human", "", True), ("", "human", "", False))
    matches = [hotseat, duel(3, True), nameless]
    assert tallies.people(matches, ME) == ["Mika"]
    assert [part.match.recording for part in tallies.parts_of(matches, ME)] == ["match-1", "match-3"]
    assert [part.end for part in tallies.parts_of(matches, {"Mika"})] == ["lost"]


def test_the_level_that_fits_is_the_one_that_is_beaten_about_every_other_time() -> None:
    def level(results: list[tuple[str, bool]]) -> str:
        played = [duel(n, won, against) for n, (against, won) in enumerate(results)]
        return tallies.even_level(tallies.parts_of(played, ME))

    assert level([]) == ""
    assert level([("normal", False)] * 6) == "beginner"
    assert level([("easy", n % 2 == 0) for n in range(12)]) == "easy"
    assert level([("easy", True)] * 6 + [("normal", n % 2 == 0) for n in range(12)]) == "normal"
    assert level([("normal", True)] * 12 + [("hard", True)] * 12) == "expert"


# ---- for other programs ----------------------------------------------------------------------------
def test_it_is_written_as_csv_without_formulas_and_as_json(tmp_path: Path) -> None:
    matches = [match(1, ("=SUM(A1)", "human", "light", True), ("", "easy", "own/-x", False), at=86400.0)]
    solved = [Solved("pony", "=7-40", 100, True), Solved("pony", "8-3", 10**9, False)]
    lessons = Lessons([Lesson("foton", "first", True, 0), Lesson("arena", "steps", False, 3)])
    tables = export.to_csv(matches, solved, lessons, tmp_path)
    assert [path.name for path in tables] == ["profile.csv", "profile-puzzles.csv", "profile-lessons.csv"]
    rows, puzzles, learned = (path.read_bytes().decode().split("\r\n") for path in tables)
    assert puzzles == ["game,puzzle,day,daily", "pony,'=7-40,0001-04-10,1", ""], "days that there are"
    assert learned == ["game,lesson,done,step", "arena,steps,0,3", "foton,first,1,0", ""]
    assert rows[0] == ",".join(export.COLUMNS)
    assert rows[1] == "match-1,foton,1970-01-02T00:00:00+00:00,40,0,'=SUM(A1),human,light,1"
    data = json.loads(export.to_json(matches, {"foton": 3.5}, solved, lessons, tmp_path).read_text("utf-8"))
    assert data["puzzles"] == [{"game": "pony", "puzzle": "=7-40", "day": "0001-04-10", "daily": True}]
    assert data["lessons"][1] == {"game": "foton", "lesson": "first", "done": True, "step": 0}
    assert data["seconds"] == {"foton": 3.5} and data["matches"][0]["seats"][0]["name"] == "=SUM(A1)"


def test_a_match_that_has_just_ended_is_kept_like_its_recording() -> None:
    setup = Setup("foton", 2, 7, kinds=("human", "easy"))
    assert ended("a.hexfold", setup, (1,), 5, 77.0) == played(Saved(Path("a.hexfold"), 77.0, setup, 5, (1,)))
