"""Lines of the log."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace

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
    dice: tuple[tuple[int, bool], ...] = ()  # combat dice that it tells of: the face of each, whether it defends
    moment: int = 0  # how many choices had been made when it was written; 0 where that is not known
    whose: int = -1  # the seat whose turn it was
    turn: Hashable = None  # which turn that was


class Log:
    """What happened, the newest last."""

    moment = 0  # of what is written now
    when: tuple[int, Hashable] = (-1, None)  # whose turn it is, and which

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def write(self, line: Line) -> None:
        whose, turn = self.when
        self.lines = [*self.lines[-LOG_KEPT + 1 :], replace(line, moment=self.moment, whose=whose, turn=turn)]
