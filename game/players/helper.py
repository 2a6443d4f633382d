"""The line to a second process that plays playouts for a search (worker.py starts it).

What comes of a playout is the same wherever it is played, so it only makes a search quicker. While it is starting, and
once it is gone, the search plays all of them itself.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from game.table.codec import to_line
from game.table.view import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection  # it takes time to load, and most who search have no helper

LARGEST = 64 * 1024  # bytes of its answers


class Helper:
    """One that sends a line once it can play, and another one for each question."""

    def __init__(self, line: Connection, first: bytes) -> None:
        """`first`: the line that tells it what is played."""
        self.line = line
        self.plays = False  # it has started, and is there
        self.who = ""  # whose playouts these are, as `bot` names them
        self.seen: View | None = None  # the view that it was sent last
        with suppress(OSError):  # there is none
            line.send_bytes(first)

    def begins(self, view: View, seat: int, candidates: Sequence[int], seed: int, luck: int) -> bool:
        """True if it has begun to play these candidates on a world."""
        try:
            if not self.plays and self.line.poll():
                self.line.recv_bytes(LARGEST)
                self.plays = True
            if self.plays:
                head = json.dumps([self.who, seat, candidates, seed, luck]).encode()
                self.line.send_bytes(head + b"\n" + (b"" if view is self.seen else to_line(view)))
                self.seen = view
        except (EOFError, OSError):
            self.plays = False
        return self.plays

    def results(self) -> tuple[list[float], int] | None:
        """What came of the playouts that it has begun, and the effort spent; None if it is gone."""
        try:
            results, effort = json.loads(self.line.recv_bytes(LARGEST))
        except (EOFError, OSError):
            self.plays = False
            return None
        return results, effort
