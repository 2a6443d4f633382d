"""A profile as files for other programs: tables of seats, solved puzzles and lessons as CSV (RFC 4180), everything as
JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import astuple
from datetime import UTC, date, datetime
from pathlib import Path

from game import files
from game.profile.lessons import Lessons
from game.profile.store import Played, Solved

CSV, PUZZLES, LESSONS, JSON = "profile.csv", "profile-puzzles.csv", "profile-lessons.csv", "profile.json"
COLUMNS = ("recording", "game", "ended", "choices", "seat", "name", "kind", "deck", "won")
SOLVED = ("game", "puzzle", "day", "daily")
LEARNED = ("game", "lesson", "done", "step")  # the step at which it was left, 0 for none
Row = Sequence[object]


def day(ended: float) -> str:
    """A time as ISO 8601 has it, in UTC."""
    return datetime.fromtimestamp(ended, UTC).isoformat(timespec="seconds")


def to_csv(matches: Sequence[Played], solved: Sequence[Solved], lessons: Lessons, folder: Path) -> list[Path]:
    """A row for each seat of each match; two further tables: puzzles, by the days on which they were solved, and
    lessons. The files that were written; BadFile if one cannot be."""
    seats = [
        (match.recording, match.game, day(match.ended), match.choices, seat, *astuple(chair))
        for match in matches
        for seat, chair in enumerate(match.chairs)
    ]
    return [
        _table(folder / CSV, COLUMNS, seats),
        _table(folder / PUZZLES, SOLVED, _solved(solved)),
        _table(folder / LESSONS, LEARNED, _learned(lessons)),
    ]


def _table(path: Path, head: Row, rows: Iterable[Row]) -> Path:
    out = io.StringIO(newline="")
    csv.writer(out).writerows(map(_cell, row) for row in (head, *rows))
    files.write(path, out.getvalue().encode())
    return path


def _solved(solved: Iterable[Solved]) -> list[Row]:
    """The rows of puzzles; of days that there are."""
    sound = (each for each in solved if 0 < each.day <= date.max.toordinal())
    return [(each.game, each.puzzle, date.fromordinal(each.day).isoformat(), each.daily) for each in sound]


def _learned(lessons: Lessons) -> list[Row]:
    return [(*key, each.done, each.step) for key, each in sorted(lessons.known.items())]


def _cell(value: object) -> object:
    """Words that no spreadsheet takes for a formula; 1 and 0 for yes and no."""
    if isinstance(value, str):
        return f"'{value}" if value.startswith(("=", "+", "-", "@", "\t", "\r")) else value
    return int(value) if isinstance(value, bool) else value


def to_json(
    matches: Sequence[Played],
    seconds: Mapping[str, float],
    solved: Sequence[Solved],
    lessons: Lessons,
    folder: Path,
) -> Path:
    """Matches with their seats, the time at the table by game, puzzles by the days on which they were solved, lessons.
    The file; BadFile if it cannot be written."""
    listed = [
        {
            "recording": match.recording,
            "game": match.game,
            "ended": day(match.ended),
            "choices": match.choices,
            "seats": [
                {"name": chair.name, "kind": chair.kind, "deck": chair.deck, "won": chair.won} for chair in match.chairs
            ],
        }
        for match in matches
    ]
    puzzles = [dict(zip(SOLVED, row, strict=True)) for row in _solved(solved)]
    learned = [dict(zip(LEARNED, row, strict=True)) for row in _learned(lessons)]
    whole = {"version": 2, "matches": listed, "seconds": dict(seconds), "puzzles": puzzles, "lessons": learned}
    files.write_data(folder / JSON, whole)
    return folder / JSON
