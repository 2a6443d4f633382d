"""The proof of a puzzle: of all first actions one alone wins in this turn, or one alone is clearly best.

What the seat cannot see, and the dice, are imagined: all first actions meet the same worlds. A first action is a choice
with the choices of the same seat that continue it, as far as nothing is learned by them.

* "win": whatever the others answer, the seat can win before its turn has passed - in a last turn, before the match has
  (foresight.py). The answer does so in every world and on the real table, any other first action in half of the worlds
  at most.
* "best": each first action is played on as the strongest computer players do it (searcher.py): to the end of the turn,
  some turns on, or in a last turn by trying out all there is. The answer leads by more than chance explains.

All effort is counted: the same position gives the same proof, on every machine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

from game.frozen import frozen
from game.match.match import settle
from game.players.careful import Careful
from game.players.searcher import Searcher
from game.puzzles.puzzle import HARDEST, Kind
from game.table.dice import Dice
from game.table.ruleset import Ruleset
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import imagine, look

WORLDS = 16
GLANCES = {2: 12, 4: 6, WORLDS: 2}  # after so many of them only so many first actions are left
WAYS = 60  # first actions that can be compared
LEAD = 0.05  # of the chance of winning, that the answer is better than the next best
SURELY = 3.0  # standard errors that it leads by
HALF = 0.5  # of the worlds in which anything else may win
EFFORT = 3  # times that of Hard, for all first actions of one world


class TooLong(Exception):
    """There is too much to be tried."""


@frozen(eq=False)
class Way:
    """A first action: its picks, and the imagined tables just before the last of them."""

    picks: tuple[int, ...]
    tables: tuple[State, ...]


@frozen
class Proof:
    """What was found about the right answer."""

    kind: Kind
    line: tuple[int, ...]
    ways: int
    lead: float  # as `Puzzle.lead`, as a part of 1
    rank: int
    tables: int
    found: bool  # by Normal, without thinking ahead

    @property
    def grade(self) -> int:
        """How deep, and how unlike what is done without thinking: 1 to 5."""
        deep = (len(self.line) > 2) + (len(self.line) > 5)
        return min(HARDEST, 1 + deep + (self.rank > 0) + (self.rank > 3) + (not self.found))


class Prover:
    """Proves what is right at one choice."""

    def __init__(self, rules: Ruleset, s: State, seat: int) -> None:
        self.rules, self.seat, self.real = rules, seat, s
        self.turn, self.to_the_end = rules.foresight.turn(s), rules.foresight.last_turn(s)
        self.effort = EFFORT * rules.foresight.effort
        self.tables, self.allowed = 0, 2 * WAYS * WORLDS  # spent, and that may be
        self.careful = Careful(seat, rules.worth, rules.advise)
        view = look(s, seat)
        self.worlds = [imagine(view, seat, Dice(number)) for number in range(WORLDS)]

    # ---- first actions -------------------------------------------------------------------------------
    def ways(self) -> list[Way]:
        """All first actions. TooLong if there are too many, or hardly any."""
        found = self._ways(self.worlds, (), 0)
        if len(found) < 2:
            raise TooLong
        return found

    def _ways(self, tables: Sequence[State], picks: tuple[int, ...], before: int) -> list[Way]:
        found = list[Way]()
        options = legal(tables[0], self.seat)
        if len(options) > WAYS:
            raise TooLong
        for pick in range(len(options)):
            after = self._continued(tables, pick)
            if after:
                found += self._ways(after, (*picks, pick), before + len(found))
            else:
                found.append(Way((*picks, pick), tuple(tables)))
            if before + len(found) > WAYS:
                raise TooLong
        return found

    def _continued(self, tables: Sequence[State], pick: int) -> list[State]:
        """The tables on which the seat goes on with what it began by a pick; none if it is done, or has learned
        anything that other worlds would not have told it."""
        found = list[State]()
        asked = ""
        for table in tables:
            after = self._after(table, self.seat, legal(table, self.seat)[pick])
            if list(after.asks) != [self.seat] or not after.asks[self.seat].part:
                return []
            offered = repr(legal(after, self.seat))
            if after.dice.taken != table.dice.taken or offered != (asked or offered):
                return []
            asked = offered
            found.append(after)
        return found

    def _after(self, s: State, seat: int, option: Step) -> State:
        """The table after a choice; TooLong once nothing is left to be spent."""
        self.tables += 1
        if self.tables > self.allowed:
            raise TooLong
        after = s.clone()
        choose(after, seat, option)
        settle(after)
        return after

    # ---- one turn to win -----------------------------------------------------------------------------
    def win(self, ways: Sequence[Way]) -> Proof | None:
        """The proof that exactly one first action wins; None if that is not so. TooLong."""
        won = dict.fromkeys(range(len(ways)), 0)
        for world in range(WORLDS):
            self.allowed = self.tables + self.effort
            for number in won:
                won[number] += self.forced(self._taken(ways[number].tables[world], ways[number])) is not None
            if max(won.values()) <= world:
                return None
        (answer, _), (_, next_best) = sorted(won.items(), key=lambda way: -way[1])[:2]
        if next_best > HALF * WORLDS:
            return None
        self.allowed = self.tables + WORLDS * self.effort
        line = self._on_the_table(ways[answer])
        if line is None or not all(self.holds(world.clone(), line) for world in self.worlds):
            return None
        return self._proof("win", line, ways, 1 - next_best / WORLDS)

    def _taken(self, table: State, way: Way) -> State:
        """A table of a first action after its last choice."""
        return self._after(table, self.seat, legal(table, self.seat)[way.picks[-1]])

    def _on_the_table(self, way: Way) -> tuple[int, ...] | None:
        """The picks of the seat that win on the real table, beginning like this; None if it cannot be forced there."""
        s = self.real
        for pick in way.picks:
            s = self._after(s, self.seat, legal(s, self.seat)[pick])
        line = self.forced(s)
        return None if line is None else (*way.picks, *line)

    def forced(self, s: State) -> tuple[int, ...] | None:
        """The picks by which the seat wins in its turn whatever the others answer (here to their first answers); None
        if it cannot force that. The seat answers before others that are asked at the same time: it does not know their
        answers."""
        if self._passed(s):
            return () if self._won(s) else None
        if self.seat in s.asks:
            options = legal(s, self.seat)
            for pick in self.careful.advice(s, self.seat, options).order():
                line = self.forced(self._after(s, self.seat, options[pick]))
                if line is not None:
                    return (pick, *line)
            return None
        lines = list[tuple[int, ...]]()
        for after in self._answers(s):
            if (line := self.forced(after)) is None:
                return None
            lines.append(line)
        return lines[0]

    def holds(self, s: State, line: tuple[int, ...]) -> bool:
        """True if a line of the seat's picks wins here, too, as long as the others give their first answers, and some
        line whatever they answer: so the seat need not know what it cannot see."""
        if self._passed(s):
            return self._won(s)
        if self.seat in s.asks:
            options = legal(s, self.seat)
            on = bool(line) and line[0] < len(options)
            return on and self.holds(self._after(s, self.seat, options[line[0]]), line[1:])
        answers = self._answers(s)
        return self.holds(next(answers), line) and all(self.forced(after) is not None for after in answers)

    def _answers(self, s: State) -> Iterator[State]:
        """The tables after each answer of another seat. TooLong if it has none: it chooses among cards that this world
        has imagined otherwise."""
        seat = min(s.asks)
        options = legal(s, seat)
        if not options:
            raise TooLong
        return (self._after(s, seat, option) for option in options)

    def _passed(self, s: State) -> bool:
        """True if the match, or the turn in which it is to be won, is over."""
        return s.result is not None or not (self.to_the_end or self.rules.foresight.turn(s) == self.turn)

    def _won(self, s: State) -> bool:
        return s.result is not None and self.seat in s.result and len(s.result) < s.seats

    # ---- what was best? ------------------------------------------------------------------------------
    def best(self, ways: Sequence[Way]) -> Proof | None:
        """The proof that one first action is clearly best; None if that is not so."""
        results: dict[Way, list[float]] = {way: [] for way in ways}
        searcher = Searcher(self.seat, self.rules.worth, self.rules.advise, self.rules.foresight, 0)
        lead = error = 0.0
        for world in range(WORLDS):
            for way, found in results.items():
                table = way.tables[world]
                found.append(searcher.playout(table, legal(table, self.seat)[way.picks[-1]], world))
            if world + 1 in GLANCES:
                results = dict(sorted(results.items(), key=lambda way: -fmean(way[1]))[: GLANCES[world + 1]])
                lead, error = lead_of(*list(results.values())[:2])
                if lead < LEAD / 2:
                    return None
        self.tables -= searcher.left
        if lead < LEAD or lead < SURELY * error:
            return None
        return self._proof("best", next(iter(results)).picks, ways, lead)

    def _proof(self, kind: Kind, line: tuple[int, ...], ways: Sequence[Way], lead: float) -> Proof:
        view = look(self.real, self.seat)
        options = legal(view, self.seat)
        found = self.careful.pick(view, options) == line[0]
        rank = self.careful.advice(view, self.seat, options).order().index(line[0])
        return Proof(kind, line, len(ways), lead, rank, self.tables, found)


def lead_of(first: Sequence[float], second: Sequence[float]) -> tuple[float, float]:
    """By how much one is better than the other on average, and the standard error of that."""
    gains = [one - other for one, other in zip(first, second, strict=True)]
    return fmean(gains), stdev(gains) / sqrt(len(gains))
