"""Time tells nothing: answers without a choice take as long as those with one. The clock is moved by hand."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import pytest

from game.frozen import frozen
from game.match.match import Player
from game.net.guest import Guest
from game.net.guest_seats import GuestSeat
from game.net.host import Host
from game.net.pace import BRISK, ENOUGH, LEAST, LONGEST, USUAL, Pace, Passed, Unhurried
from game.rules.medarot.using import Respond
from game.table.dice import Dice
from game.table.event import Event
from game.table.state import State, moot
from game.table.step import Question, Step
from game.table.view import View, look
from game.words import Phrase, same
from tests.net.wires import begin, comes, hosted, talk, thread

TICK = 0.01  # seconds between two looks of the host


@frozen
class Answer(Step):
    seat: int
    n: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return same(str(self.n))


@frozen
class Reply(Question):
    """May something be played? `held` is what only the seat knows."""

    held: int

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: Any) -> Iterable[Step]:
        return (Answer(self.seat, n) for n in range(self.held + 1))


class Slow:
    """Answers after so many seconds, whatever is asked; never what has no choice, as nobody can."""

    def __init__(self, clock: list[float], takes: Sequence[float]) -> None:
        self.clock, self.takes, self.done = clock, takes, 0
        self.since: float | None = None

    def hear(self, view: View, events: Sequence[Event]) -> None:
        pass

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        if len(options) == 1:
            return None
        self.since = self.clock[0] if self.since is None else self.since
        if self.clock[0] - self.since < self.takes[self.done % len(self.takes)]:
            return None
        self.since, self.done = None, self.done + 1
        return 1


class Bench:
    """One seat that is asked again and again, and how long each answer takes in seconds."""

    def __init__(self, clock: list[float], player: Player) -> None:
        self.clock, self.player = clock, player

    def asks(self, held: int) -> float:
        s = State(1, Dice(1))
        s.asks[0] = Reply(0, held)
        view, options = look(s, 0), list(Reply(0, held).options(s))
        began = self.clock[0]
        while self.player.pick(view, options) is None:
            self.clock[0] += TICK
            assert self.clock[0] - began < 30, "nobody answers"
        took = self.clock[0] - began
        self.clock[0] += 1.0
        return took


TAKES = tuple(0.6 + 0.008 * (n * 7 % 18) ** 2 for n in range(18))  # seconds a person thinks: 0.6 to 2.9
WAYS = ("guest", "host", "bot", "stand-in")


def seated(way: str, takes: Sequence[float] = TAKES) -> Bench:
    """Somebody who takes these seconds, in a guest's seat, at the host's screen, a bot, or a bot in a guest's seat."""
    clock = [100.0]
    player = Slow(clock, takes)
    pace = Pace(0, lambda: clock[0], Dice(7), BRISK if way in ("bot", "stand-in") else USUAL)
    if way == "host":
        return Bench(clock, Passed(player, pace))
    if way == "bot":
        return Bench(clock, Unhurried(player, pace))
    seat = GuestSeat(Pace(0, lambda: clock[0], Dice(5)))
    if way == "stand-in":
        seat.stand_in = Unhurried(player, pace)
    else:
        seat = Typing(seat.pace, player)
    return Bench(clock, seat)


class Typing(GuestSeat):
    """A guest's seat whose guest answers like a player does."""

    def __init__(self, pace: Pace, guest: Player) -> None:
        super().__init__(pace)
        self.guest = guest

    def pick(self, view: View, options: Sequence[Step]) -> int | None:
        self.answer = self.guest.pick(view, options)
        return super().pick(view, options)


def middle(times: Sequence[float], part: float) -> float:
    return sorted(times)[int(part * (len(times) - 1))]


@pytest.mark.parametrize("way", WAYS)
def test_who_has_no_choice_takes_as_long_as_who_has_one(way: str) -> None:
    seat = seated(way)
    real = [seat.asks(held=2) for _ in TAKES]
    none = [seat.asks(held=0) for _ in range(300)]
    assert min(real) - TICK <= min(none) and max(none) <= max(real) + 2 * TICK
    for part in (0.1, 0.3, 0.5, 0.7, 0.9):
        assert middle(none, part) == pytest.approx(middle(real, part), abs=0.3), f"{way}: {part}"
    assert len({round(time, 2) for time in none}) > 60, "not the same few times again and again"


@pytest.mark.parametrize("way", WAYS)
def test_before_anything_is_known_of_a_seat_its_times_are_usual(way: str) -> None:
    seat, usual = seated(way), BRISK if way in ("bot", "stand-in") else USUAL
    times = [seat.asks(held=0) for _ in range(50)]
    assert usual[0] <= min(times) and max(times) <= usual[-1] + 2 * TICK and max(times) - min(times) > 0.5


def test_a_bot_that_answers_at_once_takes_its_time_too() -> None:
    """What it has a choice in cannot be told from what it has none in."""
    seat = seated("bot", takes=(0.0,))
    real, none = [seat.asks(held=2) for _ in range(200)], [seat.asks(held=0) for _ in range(200)]
    assert BRISK[0] <= min(real) and BRISK[0] <= min(none)
    for part in (0.1, 0.5, 0.9):
        assert middle(none, part) == pytest.approx(middle(real, part), abs=0.1)


def test_a_bot_is_not_even_asked_where_it_has_no_choice() -> None:
    clock = [0.0]
    player = Slow(clock, (0.0,))
    seat = Bench(clock, Unhurried(player, Pace(0, lambda: clock[0], Dice(7), BRISK)))
    seat.asks(held=0)
    assert player.done == 0 and player.since is None


def test_nobody_is_passed_at_once_or_waited_for_long() -> None:
    quick, slow = seated("guest", takes=(0.0, 0.001)), seated("guest", takes=(9.0, 20.0))
    for seat in (quick, slow):
        for _ in range(ENOUGH + 1):
            seat.asks(held=1)
        assert all(LEAST <= seat.asks(held=0) <= LONGEST for _ in range(50))


def test_times_are_those_of_the_same_seat_and_the_same_kind_of_question() -> None:
    clock = [0.0]
    pace = Pace(0, lambda: clock[0], Dice(3))
    pace.took[Reply] = deque([2.0] * ENOUGH)
    pace.took[Respond] = deque([1.0] * (ENOUGH - 1))
    assert set(pace.times(Reply)) == {2.0} and set(pace.times(Respond)) == {1.0, 2.0}
    assert Pace(1, lambda: clock[0], Dice(3)).times(Reply) == sorted(USUAL)


def test_the_time_of_a_question_goes_on_when_others_answer_meanwhile() -> None:
    """Questions to several: the view changes, what is asked does not."""
    clock = [0.0]
    pace = Pace(0, lambda: clock[0], Dice(3))
    s = State(1, Dice(1))
    s.asks[0] = Reply(0, 0)
    pace.look(look(s, 0), [Answer(0, 0)])
    until = pace.until
    clock[0] += 0.3
    pace.look(look(s, 0), [Answer(0, 0)])
    assert pace.until == until


# ---- at a table --------------------------------------------------------------------------------------------------
def waiting_for_a_passed_seat(clock: list[float]) -> tuple[Host, list[Guest], int]:
    """A match of Medarot in which a guest, and nobody else, is asked something that has one answer only."""
    host = hosted("medarot", ["open", "open"], clock=clock)
    guests = [comes(host, "A"), comes(host, "B")]
    begin(host, guests)
    match = host.match
    assert match is not None
    for _ in range(2000):
        for seat in sorted(match.state.asks):
            options = match.options(seat)
            if moot(match.view(seat), seat, options) and len(match.state.asks) == 1:
                talk(host, guests, 2)
                return host, guests, seat
            match.take(seat, min(1, len(options) - 1))
            host.spread()
            break
    raise AssertionError("nobody is ever passed")


def ticks(host: Host, guests: Sequence[Guest], clock: list[float], seconds: float) -> float | None:
    """Let time pass; after how many seconds somebody answered."""
    began = clock[0]
    while clock[0] - began < seconds:
        talk(host, guests, 1)
        if host.match is not None and host.match.tick():
            return clock[0] - began
        clock[0] += TICK
    return None


def test_a_guest_who_has_nothing_to_decide_is_not_asked_and_passed_after_a_while() -> None:
    clock = [0.0]
    host, guests, seat = waiting_for_a_passed_seat(clock)
    assert guests[seat].options() == [] and len(guests[seat].answers()) == 1
    took = ticks(host, guests, clock, 10.0)
    assert took is not None and USUAL[0] <= took <= USUAL[-1] + 2 * TICK


def test_a_guest_who_is_away_is_not_passed_before_somebody_could_answer() -> None:
    """Otherwise everybody could tell: who has a choice is waited for."""
    clock = [0.0]
    host, guests, seat = waiting_for_a_passed_seat(clock)
    thread(guests[seat]).close()
    assert ticks(host, guests, clock, 30.0) is None
    thread(guests[seat]).again()
    took = ticks(host, guests, clock, 10.0)
    assert took is not None and USUAL[0] <= took


def test_a_stand_in_passes_in_its_own_time() -> None:
    clock = [0.0]
    host, guests, seat = waiting_for_a_passed_seat(clock)
    thread(guests[seat]).close()
    talk(host, guests)
    clock[0] += host.grace
    host.vote(seat, "computer")
    guests[1 - seat].vote(seat, "computer")
    talk(host, guests)
    assert host.seats[seat].stand_in is not None
    took = ticks(host, guests, clock, 10.0)
    assert took is not None and BRISK[0] <= took <= BRISK[-1] + 2 * TICK
