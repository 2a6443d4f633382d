"""Lines of the log."""

from __future__ import annotations

from game.frozen import frozen
from game.hexes import Hex
from game.words import Phrase

LOG_KEPT = 400


@frozen
class Line:
    """A line of the log: its words, the pieces, places and cards it is about, and its tone ("", "harm", "turn" ...)."""

    said: Phrase
    pieces: tuple[int, ...] = ()
    tone: str = ""
    places: tuple[Hex, ...] = ()
    cards: tuple[str, ...] = ()


class Log:
    """What happened, the newest last."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def write(self, line: Line) -> None:
        self.lines = [*self.lines[-LOG_KEPT + 1 :], line]
