"""A review of a match: what each seat could expect, turn by turn, and which choices would have been better otherwise.

It goes through a recording with the eyes of whoever chooses. What these do not see is imagined, never known, so that
nobody is blamed for what they could not know. The measure is Normal (careful.py): a choice costs as much of the chance
of winning as the whole action that Normal would do is better. Which one that is, is found on some imagined tables; by
how much it is better, on others, so that the luck by which it was found does not count.

All effort is counted: the same recording gives the same review, on every machine.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace
from statistics import fmean

from game.frozen import frozen
from game.match.match import Match
from game.players.careful import best
from game.players.mindful import Mindful, means
from game.table.dice import Dice
from game.table.judgement import Aspect
from game.table.ruleset import Ruleset
from game.table.state import State, legal
from game.table.step import Step
from game.table.view import View, imagine

WORLDS = 12  # on which a choice is compared with the better one
GLANCES = 8  # tables that are imagined for what a seat may expect
ANEW = 1  # seed of those worlds: others than those on which the better choice was found
LEAST = 0.02  # of the chance of winning: what costs less is as good
POINTS = 3  # turning points
HOPELESS = 1e-9  # the chance of whoever seems to have lost: all together must come to something


@frozen
class Verdict:
    """What a choice was worth, beside the one that Normal would have made. Chances of winning are from 0 to 1."""

    entry: int  # which of the match's, from 0
    action: int  # the entry with which the action began that this choice belongs to
    turn: int
    seat: int
    pick: int  # the option that was taken
    better: int  # the one that Normal would have taken; the same if it cost nothing
    had: float  # the chance with the better one
    loss: float  # what of it was given away, at least 0
    stake: float  # what could have been given away with the worst of the options that were weighed
    gains: tuple[float, ...] = ()
    """How much more of each aspect, weighed, the better one brings; last, how much it counts that the match is over."""


@frozen
class Moment:
    """What was found where a match had come to after so many choices."""

    done: int
    turn: int  # 0 is before the first one
    chances: tuple[float, ...] = ()  # of each seat, together 1: where a turn begins, and at the end
    verdict: Verdict | None = None  # on the choice that was made there, if there was anything to weigh


class Review:
    """What has been found so far."""

    def __init__(self, seats: int, length: int) -> None:
        """`length`: how many choices the match has."""
        self.seats, self.length, self.done = seats, length, 0
        self.begins: list[Moment] = []  # those with chances: where turns begin, and the end
        self.points: list[Moment] = []  # the same, with what could be expected whoever's turn it was
        self.verdicts: list[Verdict] = []

    @property
    def whole(self) -> bool:
        """True once all of the match has been gone through."""
        return bool(self.begins) and self.done == self.length

    def add(self, found: Moment) -> None:
        self.done = found.done
        if found.chances:
            self.begins.append(found)
            end = [found] if self.whole else []
            self.points = [*levelled(self.begins[: len(self.begins) - len(end)], self.seats), *end]
        if found.verdict is not None:
            self.verdicts.append(found.verdict)

    def accuracy(self, seat: int) -> float | None:
        """How well a seat has chosen, from 0 to 1: the share it kept of all that was at stake in its choices.

        A choice counts as much as there was to lose by it. None if nothing to speak of was ever at stake.
        """
        mine = [verdict for verdict in self.verdicts if verdict.seat == seat and verdict.stake >= LEAST]
        stakes = sum(verdict.stake for verdict in mine)
        return 1.0 - sum(verdict.loss for verdict in mine) / stakes if stakes else None

    def mistakes(self, seat: int) -> list[Verdict]:
        """The choices of a seat that cost something, dearest first. What is put off costs again with each choice until
        it is done or the turn ends: of each turn only the dearest choice counts."""
        mine = [verdict for verdict in self.verdicts if verdict.seat == seat and verdict.loss >= LEAST]
        first = dict[int, Verdict]()
        for verdict in sorted(mine, key=lambda verdict: (-verdict.loss, verdict.entry)):
            first.setdefault(verdict.turn, verdict)
        return [*first.values()]

    def turning_points(self, seat: int) -> list[Verdict]:
        """The three turns in which the curve of a seat turned most, by its own mistakes or by others', in the order of
        the match. Where it turned less often, those follow that cost most and went unpunished."""
        mistakes = [verdict for other in range(self.seats) for verdict in self.mistakes(other)]
        mistakes.sort(key=lambda verdict: (-self.turned(seat, verdict), -verdict.loss, verdict.entry))
        return sorted(mistakes[:POINTS], key=lambda verdict: verdict.entry)

    def turned(self, seat: int, mistake: Verdict) -> float:
        """How far the curve of a seat moved in the turn of a mistake: down by its own, up by another's; else 0."""
        after = next((n for n, point in enumerate(self.points) if n and point.done > mistake.entry), None)
        if after is None:
            return 0.0
        rise = self.points[after].chances[seat] - self.points[after - 1].chances[seat]
        moved = -rise if mistake.seat == seat else rise
        return moved if moved >= LEAST else 0.0

    def most_lost(self, seat: int, aspects: Sequence[Aspect]) -> Aspect | None:
        """The aspect of which a seat's mistakes cost it most; None without any. What only follows from other aspects
        does not count: nobody can mend it."""
        mistakes = [verdict.gains for verdict in self.mistakes(seat) if not verdict.gains[-1]]
        lost = [sum(gains[n] for gains in mistakes) for n in range(len(aspects))]
        most = max((n for n, aspect in enumerate(aspects) if not aspect.follows), key=lambda n: lost[n], default=None)
        return aspects[most] if most is not None and lost[most] > 0 else None


def levelled(begins: Sequence[Moment], seats: int) -> list[Moment]:
    """What could be expected where turns begin, each as the mean of the round around it.

    Who is about to play looks better off than who has just played. In a round each seat's turn counts once: of an even
    number of seats the first and the last turn of the window by half (a centred moving average).
    """
    half = seats // 2
    weights = [0.5 if seats % 2 == 0 and abs(away) == half else 1.0 for away in range(-half, half + 1)]
    found = []
    for n, moment in enumerate(begins):
        around = [(begins[n + away].chances, weights[away + half]) for away in range(-half, half + 1)
                  if 0 <= n + away < len(begins)]  # fmt: skip
        whole = sum(weight for _, weight in around)
        mean = (sum(chances[seat] * weight for chances, weight in around) / whole for seat in range(seats))
        found.append(replace(moment, chances=tuple(round(chance, 4) for chance in mean)))
    return found


def reviewed(match: Match, rules: Ruleset) -> Review:
    """The whole review at once."""
    review = Review(len(match.again().players), len(match.entries))
    for found in reviewing(match, rules):
        review.add(found)
    return review


def reviewing(match: Match, rules: Ruleset) -> Generator[Moment, None, None]:
    """Goes through a match: a moment for each choice, and one for its end. Whoever stops asking stops it."""
    again = match.again()
    minds = [Mind(seat, rules) for seat in range(len(again.players))]
    turn, turns, action = None, 0, 0
    for done, entry in enumerate(match.entries):
        table = again.view(entry.seat)
        before, turn = turn, rules.foresight.turn(table)
        turns += turn != before
        number = told(table, turns)
        action = action if entry.part else done
        found = chances(again, minds) if turn != before else ()
        verdict = None
        if entry.pick is not None:
            verdict = minds[entry.seat].verdict(table, entry.pick, (done, action, number))
        again.repeat(entry)
        yield Moment(done, number, found, verdict)
    yield Moment(len(match.entries), told(again.view(0), turns), chances(again, minds))


def told(table: View, turns: int) -> int:
    """Which turn it is, as the table tells it; where it tells none, so many have been seen."""
    number: int = getattr(table, "turn", turns)
    return number


def chances(match: Match, minds: Sequence[Mind]) -> tuple[float, ...]:
    """Each seat's chance of winning as it can see it, brought to 1 together; of a match that is over, who won."""
    result = match.view(0).result
    if result is not None:
        won = result or range(len(minds))
        return tuple(1 / len(won) if mind.seat in won else 0.0 for mind in minds)
    hopes = [max(HOPELESS, mind.hope(match.view(mind.seat))) for mind in minds]
    return tuple(round(hope / sum(hopes), 4) for hope in hopes)


class Mind(Mindful):
    """Normal in a seat, who looks back."""

    def hope(self, view: View) -> float:
        """The chance of winning as this seat sees it, on average over tables that it can imagine."""
        tables = (imagine(view, self.seat, Dice(luck)) for luck in range(GLANCES))
        return fmean(self.chance(table, self.rules.worth(table, self.seat)) for table in tables)

    def chance(self, table: State, worth: float) -> float:
        """The chance of winning on a table that is worth so much."""
        return self.rules.foresight.winning(worth, table.seats)

    def verdict(self, view: View, pick: int, place: tuple[int, int, int]) -> Verdict | None:
        """What a choice was worth, made at an entry, in an action that began with one, in a turn; None if there was no
        other."""
        options = legal(view, self.seat)
        if len(options) == 1:
            return None
        advice = self.advice(view, self.seat, options)
        tried = advice.first(self.width)
        others = {pick, advice.order()[-1]}.difference(tried)
        values = self.weighed(view, options, [*tried, *sorted(others)])
        usual = best({option: values[option] for option in tried}, advice)
        stake = self.chance(view, max(values.values())) - self.chance(view, min(values.values()))
        had, loss = self.chance(view, values[pick]), 0.0
        gains: tuple[float, ...] = ()
        if usual != pick and not self.rules.foresight.plan_with(view, self.seat, options, pick):
            had, loss, gains = self.compared(view, options, usual, pick)
        better = usual if loss > 0 else pick
        return Verdict(*place, self.seat, pick, better, had, loss, max(stake, loss), gains)

    def compared(
        self, view: View, options: Sequence[Step], usual: int, pick: int
    ) -> tuple[float, float, tuple[float, ...]]:
        """The chance with the better option, what the pick gives away of it, and aspect by aspect; 0 if nothing."""
        anew = Mind(self.seat, self.rules, WORLDS, ANEW)
        values = anew.weighed(view, options, [usual, pick])
        had, kept = self.chance(view, values[usual]), self.chance(view, values[pick])
        if kept >= had:
            return kept, 0.0, ()
        rows = zip(means(anew.reached[usual]), means(anew.reached[pick]), strict=True)
        return had, had - kept, tuple(round(better - worse, 4) for better, worse in rows)
