"""How long answers take at a table with guests: one without a choice takes as long as those with one.

Some questions are put for secrecy only (`Question.moot`): whoever has nothing to decide is passed by the host. Passed
at once, the time would tell what asking hides. So such an answer takes a time drawn from those that the same seat has
taken for its real answers: to the same kind of question, as soon as there are some; else to all that could have been
passed; else from times that are usual. Drawing goes between the times that were taken, too (a straight line through
their ranks), so that none comes again to the millisecond.

A computer at such a table takes some time for every answer to questions of that sort, and thinks no longer than it did.
A seat whose guest is away is not passed: nobody could have answered. What this cannot hide is an answer that took
longer than `LONGEST`: who is passed is never waited for as long as that.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from itertools import chain

from game.match.match import Player
from game.table.dice import Dice
from game.table.event import Event
from game.table.state import moot
from game.table.step import Question, Step
from game.table.view import View

Clock = Callable[[], float]  # seconds

LEAST, LONGEST = 0.05, 5.0  # seconds: nothing is passed faster, or slower
USUAL = (0.5, 0.8, 1.1, 1.5, 2.2)  # seconds in which people answer, before anything is known of a seat
BRISK = (0.25, 0.35, 0.5, 0.7, 0.9)  # and computers
ENOUGH = 5  # times from which others are drawn
KEPT = 40  # times of each kind, the latest
FINE = 1000  # steps between the shortest and the longest


class Pace:
    """The times of one seat's answers. The seat is looked at before each of its answers."""

    def __init__(self, seat: int, clock: Clock, dice: Dice, usual: Sequence[float] = USUAL) -> None:
        self.seat, self.clock, self.dice, self.usual = seat, clock, dice, sorted(usual)
        self.took: dict[type[Question], deque[float]] = {}  # seconds of the answers with a choice, by kind
        self.asked: Question | None = None
        self.since = self.until = 0.0

    def look(self, view: View, options: Sequence[Step]) -> None:
        """What is asked now. Its time begins when it is seen first."""
        question = view.asks[self.seat]
        if question != self.asked:
            self.asked, self.since = question, self.clock()
            times = self.usual if len(options) > 1 else self.times(type(question))
            self.until = self.since + self.drawn(times)

    @property
    def due(self) -> bool:
        """True once the time that was drawn is over."""
        return self.clock() >= self.until

    def pause(self) -> None:
        """Nobody is there to answer: the time of the question begins anew with whoever comes."""
        self.asked = None

    def answered(self, options: Sequence[Step]) -> None:
        """The question is answered; how long a choice took is remembered."""
        assert self.asked is not None
        if len(options) > 1:
            kind = type(self.asked)
            self.took.setdefault(kind, deque(maxlen=KEPT)).append(max(LEAST, self.clock() - self.since))
        self.asked = None

    def times(self, kind: type[Question]) -> Sequence[float]:
        """From what an answer to this kind of question without a choice is drawn, in order."""
        found = fitting(self.took.get(kind, ()))
        if len(found) < ENOUGH:
            alike = (took for other, took in self.took.items() if secret(other) and other.part == kind.part)
            found = fitting(chain.from_iterable(alike))
        return found if len(found) >= ENOUGH else sorted([*found, *self.usual])

    def drawn(self, times: Sequence[float]) -> float:
        """A time from the range of these, as likely as they are."""
        place = (self.dice.roll(FINE) - 1) / (FINE - 1) * (len(times) - 1)
        before = min(int(place), len(times) - 2)
        return times[before] + (place - before) * (times[before + 1] - times[before])


def fitting(times: Iterable[float]) -> list[float]:
    """Those that nobody minds to wait for, in order."""
    return sorted(time for time in times if time <= LONGEST)


def secret(kind: type[Question]) -> bool:
    """True for questions that may be put with one answer only."""
    return kind.waits or kind.moot


class Passed:
    """The player of a person at the host's screen: chooses in their own time, and is passed without a choice."""

    def __init__(self, player: Player, pace: Pace) -> None:
        self.player, self.pace = player, pace

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.player.hear(view, events)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        return passed(self.pace, view, options, lambda: self.player.pick(view, options))


def passed(pace: Pace, view: View, options: Sequence[Step], said: Callable[[], int | None]) -> int | None:
    """What a person has said; without a choice, the only answer as soon as its time has come."""
    pace.look(view, options)
    pick = said()
    if pick is None and moot(view, pace.seat, options) and pace.due:
        pick = 0
    if pick is not None:
        pace.answered(options)
    return pick


class Unhurried:
    """A computer player at a table with guests: questions that may hide something it never answers at once."""

    def __init__(self, player: Player, pace: Pace) -> None:
        self.player, self.pace = player, pace
        self.chosen: tuple[View, int] | None = None  # at which table what was chosen

    def hear(self, view: View, events: Sequence[Event]) -> None:
        self.player.hear(view, events)

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        self.pace.look(view, options)
        if self.chosen is None or self.chosen[0] is not view:
            pick = 0 if len(options) == 1 else self.player.pick(view, options)
            self.chosen = None if pick is None else (view, pick)
        if self.chosen is None or (secret(type(view.asks[self.pace.seat])) and not self.pace.due):
            return None
        pick, self.chosen = self.chosen[1], None
        self.pace.answered(options)
        return pick

    def close(self) -> None:
        """Send a bot home that thinks elsewhere."""
        close = getattr(self.player, "close", None)
        if callable(close):
            close()
