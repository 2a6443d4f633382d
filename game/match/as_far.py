"""A recording of other rules or cards: what it holds, and its choices as far as the rules of today allow them.

It holds no words, only which options were picked. What today's rules make of that may be something else than what was
played: whoever shows it has to say so.
"""

from __future__ import annotations

from pathlib import Path

from game.frozen import frozen
from game.match.match import Match, Setup
from game.match.record import Records, Saved, Stop
from game.match.record_lines import bad, header, lines_of, moves_of, read
from game.match.sharing import MOST_LINES, TOO_LONG


@frozen
class AsFar:
    """What can be told of such a recording."""

    saved: Saved  # with the result as the recording says it, and why it cannot be watched
    setup: Setup
    program: str  # the version of the program that wrote it
    choices: int
    match: Match | None  # its choices up to the first that today's rules refuse; None if they refuse its beginning
    stop: Stop | None  # which that is, and why


def as_far(records: Records, path: Path) -> AsFar:
    """Read a recording and play it as far as that goes. BadRecord, in one sentence, or OSError if it cannot be read."""
    lines = lines_of(read(path), path.name)
    head, setup = header(lines[0], path.name)
    moves = moves_of(lines, setup.seats, path.name)
    if len(moves) > MOST_LINES:
        raise bad(path.name, TOO_LONG, damaged=False)
    made = [move for move in moves if move.what != "result"]
    saved = records.told(path, path.stat().st_mtime, head, setup, moves)
    return AsFar(saved, setup, head.program, len(made), *records.played(setup, made))
