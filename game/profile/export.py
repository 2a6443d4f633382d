"""A profile as files for other programs: a table of seats as CSV (RFC 4180), everything as JSON."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from game import files
from game.profile.store import Played

CSV, JSON = "profile.csv", "profile.json"
COLUMNS = ("recording", "game", "ended", "choices", "seat", "name", "kind", "deck", "won")


def day(ended: float) -> str:
    """A time as ISO 8601 has it, in UTC."""
    return datetime.fromtimestamp(ended, UTC).isoformat(timespec="seconds")


def to_csv(matches: Sequence[Played], folder: Path) -> Path:
    """A row for each seat of each match. The file that was written; BadFile if it cannot be."""
    out = io.StringIO(newline="")
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for match in matches:
        for seat, chair in enumerate(match.chairs):
            who = (_plain(chair.name), chair.kind, _plain(chair.deck), int(chair.won))
            writer.writerow((_plain(match.recording), match.game, day(match.ended), match.choices, seat, *who))
    files.write(folder / CSV, out.getvalue().encode())
    return folder / CSV


def _plain(words: str) -> str:
    """Words that no spreadsheet takes for a formula."""
    return f"'{words}" if words.startswith(("=", "+", "-", "@", "\t", "\r")) else words


def to_json(matches: Sequence[Played], seconds: Mapping[str, float], folder: Path) -> Path:
    """Matches with their seats, and the time at the table by game. The file; BadFile if it cannot be written."""
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
    files.write_data(folder / JSON, {"version": 1, "matches": listed, "seconds": dict(seconds)})
    return folder / JSON
