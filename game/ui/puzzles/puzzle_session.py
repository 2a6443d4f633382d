"""The match of a puzzle: the person tries, and what they try is the answer or not.

    session = PuzzleSession(game.record, "foton", puzzle, bots)
    session.state                          # "open", then "solved" or "missed"
    session.stopped                        # nobody chooses any more
    session.again()                        # from the beginning

After a wrong try a computer plays the turn to its end, and the other goes on until it has answered. Nothing is saved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from game.match.match import Match, Player
from game.match.record import Records
from game.puzzles.puzzle import SEATS, Puzzle, opened
from game.table.event import Event
from game.table.step import Step
from game.table.view import View
from game.ui.session import AUDIENCE, HUMAN, Bots, Chair, Session

State = Literal["open", "solved", "missed"]
LEVEL = "normal"  # of the other, and of who ends a wrong turn
LONGEST = 40  # choices that follow a wrong try at most


class Tried(Chair):
    """The chair of whoever solves the puzzle. After a wrong try a computer chooses there."""

    def __init__(self, session: PuzzleSession, player: Player) -> None:
        super().__init__(session.puzzle.seat)
        self.session, self.player = session, player

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        if self.session.stopped:
            return None
        return super().pick(view, options) if self.session.state == "open" else self.player.pick(view, options)


class Other:
    """The other seat, which waits once the puzzle has stopped."""

    def __init__(self, session: PuzzleSession, player: Player) -> None:
        self.session, self.player = session, player

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.player.hear(view, events)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        return None if self.session.stopped else self.player.pick(view, options)


class PuzzleSession(Session):
    """A puzzle that is being solved."""

    has_record = False
    goes_ahead = False  # each choice is one of the puzzle's

    def __init__(self, records: Records, key: str, puzzle: Puzzle, bots: Bots) -> None:
        """BadFile if the rules of today do not lead to the puzzle."""
        self.rules, self.puzzle = records.rules(key), puzzle
        self.state: State = "open"
        self.stopped = False
        self.computers: list[Player] = []
        self.since = 0  # how many choices had been made when the wrong one was
        kinds = [LEVEL] * SEATS
        kinds[puzzle.seat] = HUMAN
        match: Match = opened(records, key, puzzle, tuple(kinds))
        super().__init__(match, bots)
        self.turn = self.rules.foresight.turn(self.view_of_all)
        self.to_the_end = self.rules.foresight.last_turn(self.view_of_all)

    def _player(self, seat: int) -> Player:
        assert self.bots is not None
        player = self.bots(LEVEL, seat, self.setup.seed, self.setup.ruleset)
        self.computers.append(player)
        if seat != self.puzzle.seat:
            return Other(self, player)
        self.chairs[seat] = Tried(self, player)
        return self.chairs[seat]

    def close(self) -> None:
        """Send the computers home."""
        for player in self.computers:
            getattr(player, "close", lambda: None)()

    # ---- who chooses -------------------------------------------------------------------------------
    def asked(self) -> list[int]:
        """Nobody is asked what a computer goes on with."""
        return super().asked() if self.state == "open" else []

    def thinking(self) -> list[int]:
        return [] if self.stopped else super().thinking()

    @property
    def goes_on(self) -> bool:
        return self.has_news or (not self.stopped and super().goes_on)

    def tick(self) -> bool:
        answered = super().tick()
        if answered:
            self.judge()
        return answered

    @property
    def as_proved(self) -> bool:
        """True if the others, too, have answered as the line of the answer takes it (`Prover.forced`)."""
        others = [entry for entry in self.match.entries if entry.seat != self.puzzle.seat]
        return self.on_the_way and all(entry.pick == 0 for entry in others)

    @property
    def view_of_all(self) -> View:
        """What everybody sees."""
        return self.match.view(AUDIENCE)

    # ---- is it the answer? -------------------------------------------------------------------------
    @property
    def picks(self) -> tuple[int, ...]:
        """What was chosen in the seat of the puzzle so far."""
        return tuple(self.match.picks[self.puzzle.seat])

    @property
    def on_the_way(self) -> bool:
        """True as long as what was chosen is the beginning of the answer."""
        return self.puzzle.line[: len(self.picks)] == self.picks

    def judge(self) -> None:
        """Solved, missed, or the answer to a wrong try has been given: what is true of the last choice."""
        if self.state == "open":
            self.state = self._won() if self.puzzle.kind == "win" else self._best()
            if self.state == "missed":
                self.chairs[self.puzzle.seat].wishes.clear()
                self.since = len(self.match.entries)
        self.stopped = self.state == "solved" or self.over or (self.state == "missed" and self._answered())

    def _won(self) -> State:
        result = self.view_of_all.result
        if result is not None:
            return "solved" if self.puzzle.seat in result and len(result) < SEATS else "missed"
        passed = not self.to_the_end and self.rules.foresight.turn(self.view_of_all) != self.turn
        return "missed" if passed else "open"

    def _best(self) -> State:
        made, line = self.picks, self.puzzle.line
        if made[: len(line)] != line[: len(made)]:
            return "missed"
        return "solved" if len(made) >= len(line) else "open"

    def _answered(self) -> bool:
        """True if the other has answered a wrong try, and the seat is asked what to do next."""
        after = self.match.entries[self.since :]
        question = self.match.view(self.puzzle.seat).asks.get(self.puzzle.seat)
        asked = question is not None and not (question.part or question.inner)
        return len(after) >= LONGEST or (asked and any(entry.seat != self.puzzle.seat for entry in after))

    # ---- again -------------------------------------------------------------------------------------
    def again(self) -> None:
        """The puzzle from its beginning."""
        self.state, self.stopped, self.since = "open", False, 0
        self.chairs[self.puzzle.seat].wishes.clear()
        self.match.rewind(0)

    def can_undo(self) -> bool:
        """After a wrong try "undo" means `again`."""
        return (self.state == "missed" and self.stopped) or (self.state == "open" and super().can_undo())

    def undo(self) -> bool:
        if self.state == "missed" and self.stopped:
            self.again()
            return True
        return super().undo()
