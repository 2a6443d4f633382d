"""What Normal would do and why, to be said: the options it weighs, and what sets one apart from another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.players.careful import ranked
from game.players.expecting import expected
from game.players.mindful import Mindful, means
from game.table.judgement import Aspect
from game.table.ruleset import Ruleset
from game.table.step import Step
from game.table.view import View
from game.words import Phrase

EVEN, LEAST = 0.01, 0.05  # of the ruleset's `scale`, and at least so much: what differs by less is about as good
GLANCED = 6  # options that are compared where a glance decides
SMALL = 0.15  # of what differs most: less need not be named
SLACK = 0.05  # of the lead: so much may be left out without a word

BETTER = Phrase("About {0} {1} better than the next best", "次善の手より{1}にして約{0}よい")
WORSE = Phrase("About {0} {1} less than the best", "最善の手より{1}にして約{0}劣る")
AS_NEXT = Phrase("About as good as the next best", "次善の手とほとんど変わらない")
AS_BEST = Phrase("About as good as the best", "最善の手とほとんど変わらない")
WINS = Phrase("This may win the match at once", "この手でただちに勝てそう")
NEXT_LOSES = Phrase("With the next best the match may be lost at once", "次善の手ではただちに負けるおそれがある")
BEST_WINS = Phrase("The best may win the match at once", "最善の手ならただちに勝てそう")
LOSES = Phrase("With this the match may be lost at once", "この手ではただちに負けるおそれがある")
BOTH_WIN = Phrase("Either way the match may be won at once", "どちらでもただちに勝てそう")
BOTH_LOSE = Phrase("Either way the match may be lost at once", "どちらでもただちに負けるおそれがある")
ONLY = Phrase("There is nothing else to choose", "ほかに選べるものはない")
ALIKE = Phrase("The other choices are the same", "ほかの選択肢も同じ")
ALONE = Phrase("At a glance nothing else is worth trying", "一目で、ほかに試す価値のある手はない")
MORE, LESS = Phrase("{0}: more", "{0}：増える"), Phrase("{0}: less", "{0}：減る")  # of what nobody wants
OTHERS = Phrase("other things together", "その他の合計")


class Weighed(NamedTuple):
    """An option, and what its whole action adds up to on average over the imagined tables."""

    option: int
    shares: tuple[float, ...] = ()  # of each aspect, and last of the match being over; nothing if it was not tried

    @property
    def worth(self) -> float:
        return sum(self.shares)


class Gain(NamedTuple):
    """Something of which one option has more than another, or less."""

    said: Phrase
    amount: float  # in the unit of the ruleset; below 0 it speaks against the option
    why: Phrase | None = None  # why it counts; other things have nothing in common


class Reason(NamedTuple):
    """What one option has that another has not."""

    gains: tuple[Gain, ...]  # all that differs, what counts most first
    verdict: Phrase  # how much better or worse it is


class Adviser(Mindful):
    """Normal, who can say why."""

    def __init__(self, seat: int, rules: Ruleset, seed: int = 0) -> None:
        super().__init__(seat, rules, seed=seed)
        self.even = max(LEAST, EVEN * rules.foresight.scale)

    def opinion(self, view: View, options: Sequence[Step], also: int | None = None) -> list[Weighed]:
        """The options it weighs, the best first; the first is what Normal picks. `also`: one that is weighed in any
        case; if it would not be tried, only it and the best are."""
        self.reached = {}
        order = self.weigh(view, options)
        if also is not None and also not in order:
            self.reached, order = {}, [order[0], also]
            self.weighed(view, options, order)
        elif len(order) == 1 and len(options) > 1:
            order += self._passed_over(view, options, order[0])
        return [Weighed(option, means(self.reached.get(option, ()))) for option in order]

    def _passed_over(self, view: View, options: Sequence[Step], picked: int) -> list[int]:
        """What was not worth trying at a glance, tried after all to be compared: the best first. What does not turn out
        worse than the pick gives no reason for it, and is left out."""
        advice = self.advice(view, self.seat, options)
        tried = [picked, *(option for option in advice.order() if option != picked)][:GLANCED]
        values = self.weighed(view, options, tried)
        found = [option for option in ranked(values, advice) if values[picked] - values[option] >= self.even]
        if not found:
            self.reached = {}
        return found

    def then(self, view: View, options: Sequence[Step], option: int) -> Phrase | None:
        """What is likely to come after an option of the last opinion; None if nothing is."""
        if option not in self.reached:  # it needed no weighing
            self.weighed(view, options, [option])
        return expected(self.rules, view, self.seat, self.reached[option])

    # ---- reasons -------------------------------------------------------------------------------
    def why_best(self, best: Weighed, other: Weighed | None, options: int) -> Reason:
        """What sets the best apart from the next best. `options`: how many there are."""
        if other is None:
            return Reason((), ALIKE if best.shares else ONLY if options == 1 else ALONE)
        return Reason(self.gains(best, other), self._verdict(best, other, (BETTER, AS_NEXT, WINS, NEXT_LOSES)))

    def why_not_best(self, other: Weighed, best: Weighed) -> Reason:
        """What sets another option apart from the best; nothing if it was only at a glance that it was not the best."""
        gains = self.gains(other, best) if other.worth <= best.worth else ()
        return Reason(gains, self._verdict(best, other, (WORSE, AS_BEST, BEST_WINS, LOSES)))

    def gains(self, one: Weighed, other: Weighed) -> tuple[Gain, ...]:
        """The aspects in which two options differ, and by how much; none where one of them ends the match."""
        if self.rules.judgement is None or one.shares[-1] or other.shares[-1]:
            return ()
        judgement = self.rules.judgement
        rows = zip(judgement.aspects, judgement.weights, one.shares, other.shares, strict=False)
        found = [
            Gain(self._named(aspect, weight, mine - yours), mine - yours, aspect.about)
            for aspect, weight, mine, yours in rows
            if mine != yours
        ]
        return tuple(sorted(found, key=lambda gain: -abs(gain.amount)))

    def _named(self, aspect: Aspect, weight: float, gain: float) -> Phrase:
        if weight >= 0:
            return aspect.name
        return (LESS if gain > 0 else MORE).of(aspect.name)

    def _verdict(self, best: Weighed, other: Weighed, words: tuple[Phrase, Phrase, Phrase, Phrase]) -> Phrase:
        """Words for: better by so much, about equal, the best wins, the other loses."""
        better, even, wins, loses = words
        if self.rules.judgement is None:
            return even
        ended, lost = best.shares[-1], other.shares[-1]
        if ended and lost and (ended > 0) == (lost > 0):
            return BOTH_WIN if ended > 0 else BOTH_LOSE
        if ended > 0 or lost < 0:
            return wins if ended > 0 else loses
        lead = best.worth - other.worth
        return even if lead < self.even else better.of(number(lead), self.rules.judgement.unit)


def told(gains: Sequence[Gain], most: int) -> tuple[Gain, ...]:
    """At most so many rows that add up to what all together do: what counts most by name, the others in one.

    First what speaks for an option, then what speaks against it, then the others. `most`: 2 or more, or 0 for nothing.
    """
    if not most or not gains:
        return ()
    slack = max(LEAST, SLACK * abs(sum(gain.amount for gain in gains)))
    small = max(LEAST, SMALL * abs(gains[0].amount))
    for named in range(1, most + 1):
        left = [gain.amount for gain in gains[named:]]
        if abs(sum(left)) < slack and all(abs(amount) < small for amount in left):
            return _for_and_against(gains[:named])
    rest = sum(gain.amount for gain in gains[most - 1 :])
    return _for_and_against(gains[: most - 1]) + ((Gain(OTHERS, rest),) if abs(rest) >= slack else ())


def _for_and_against(gains: Sequence[Gain]) -> tuple[Gain, ...]:
    return tuple(sorted(gains, key=lambda gain: gain.amount < 0))


def number(amount: float) -> str:
    """As exactly as it is worth saying: 0.8, 12."""
    return f"{amount:.1f}" if abs(amount) < 9.95 else f"{amount:.0f}"


def signed(amount: float) -> str:
    """What speaks for something, or against it: +0.8, −12.3. It is what a reader adds up."""
    return f"{'+' if amount > 0 else '−'}{abs(amount):.1f}"
