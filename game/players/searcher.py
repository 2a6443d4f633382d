"""A bot that plays on in thought: what looks good is tried in playouts before it is done.

The judgement of whole actions (careful.py) makes a short list, with a few options that the advice would leave out. Each
candidate is played on to the horizon of the ruleset, where the table is turned into a chance of winning. All candidates
meet the same imagined worlds and the same dice: they are compared, not their luck. After each round the worse half of
them is dropped (sequential halving; Karnin, Koren and Somekh 2013). In a playout every seat does what it judges best
one action ahead. What Careful would do is left only for what is better by more than chance explains.

All effort is counted, so the same view always gets the same pick, on every machine, and with a helper or without.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, log2, sqrt
from statistics import fmean, stdev
from zlib import crc32

from game.players.careful import Careful, Worth, best
from game.players.helper import Helper
from game.table.advice import Advise
from game.table.dice import Dice
from game.table.event import Event
from game.table.foresight import Foresight
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import View, imagine

CANDIDATES = 5  # at most, of the options that advice keeps; if it keeps fewer, pruned ones fill the list
OPENED = 1  # at least, of those that it prunes
ALL = 24  # candidates in an endgame, where playouts are short and know how the match ends
CLOSE = 0.4  # of the ruleset's `scale`: a candidate is judged worse than Careful's pick by no more
MARGIN = 1.0  # standard errors by which another pick must be better than Careful's
JUDGEMENT = 0.5  # weight of Careful's judgement beside the playouts
FEWEST, MOST = 3, 48  # playouts of each candidate in a round
LONGEST = 300  # answers in a playout
TRIED = 3000  # options that are tried out in the last turn for each playout; then replies go on
REPLY_BEAM, REPLY_EFFORT = 1, 6  # how far a reply in a playout is thought through
SURE = 1.0  # a won match
SEEDS = 1 << 60


class Searcher:
    """Leaves what Careful would do only for what does better in the playouts."""

    def __init__(
        self, seat: int, worth: Worth, advise: Advise | None, foresight: Foresight, effort: int, seed: int = 0
    ) -> None:
        """`effort`: answers given and tables judged in the playouts of one pick."""
        self.seat, self.worth, self.advise, self.foresight = seat, worth, advise, foresight
        self.effort, self.seed = effort, seed
        self.careful = Careful(seat, worth, advise, seed=seed)
        self.helper: Helper | None = None  # who plays some of the playouts meanwhile
        self.minds: dict[int, Careful] = {}  # how each seat replies in playouts
        self.left = 0  # effort that is left for a round
        self.untried = 0  # options that may still be tried out in a playout

    def hear(self, view: View, events: Sequence[Event]) -> None:
        pass

    def pick(self, view: View, options: Sequence[Step]) -> int:
        """What the ruleset plans; else Careful's pick, or the candidate that does better in the playouts beyond the
        margin."""
        if plan := self.foresight.plan(view, self.seat, options):
            return options.index(plan.actions[0])
        if not self.foresight.pondered(view, options):
            return self.careful.pick(view, options)
        usual, judged = self.candidates(view, options)
        rounds = ceil(log2(len(judged)))
        if not rounds:
            return usual
        chance = Dice(crc32(repr((self.seed, len(options), sorted(view.pieces), view.asks)).encode()))
        played: dict[int, list[float]] = {option: [] for option in judged}
        alive = list(judged)  # the usual one is first, always
        for _ in range(rounds):
            self.left = self.effort // rounds
            self.play(view, options, {option: played[option] for option in alive}, chance)
            others = sorted(alive[1:], key=lambda option: -fmean(played[option]) - judged[option])
            alive = [usual, *others[: max(1, len(alive) // 2)]]
        rival = alive[1]
        return rival if surely(played[rival], played[usual], judged[rival] - judged[usual]) else usual

    def candidates(self, view: View, options: Sequence[Step]) -> tuple[int, dict[int, float]]:
        """Careful's pick, and what comes close to it, with its judgement of each as a part of the chance of winning."""
        advice = self.careful.advice(view, self.seat, options)
        kept = advice.first(self.careful.width)
        if len(options) == 1:
            return kept[0], {kept[0]: 0.0}
        values = self.careful.weighed(view, options, kept)
        usual = best(values, advice)
        if self.foresight.endgame(view):
            others = [option for option in (*kept, *advice.order()) if option != usual]
            return usual, dict.fromkeys([usual, *others][:ALL], 0.0)
        short = sorted(kept, key=lambda option: -values[option])[:CANDIDATES]
        pruned = [option for option in advice.order() if option in advice.pruned and option not in kept]
        opened = pruned[: max(OPENED, CANDIDATES - len(short))]
        values |= self.careful.weighed(view, options, opened)
        least = values[usual] - CLOSE * self.foresight.scale
        close = [usual, *(option for option in (*short, *opened) if option != usual and values[option] >= least)]
        return usual, {option: JUDGEMENT * self.foresight.winning(values[option], view.seats) for option in close}

    # ---- playouts ----------------------------------------------------------------------------------
    def play(self, view: View, options: Sequence[Step], played: Mapping[int, list[float]], chance: Dice) -> None:
        """One round: all candidates on one world with the same dice, then on the next, until the effort is spent."""
        for number in range(MOST):
            if self.left <= 0 and number >= FEWEST:
                break
            seed, luck, alive = chance.roll(SEEDS), chance.roll(SEEDS), list(played)
            for option, result in zip(alive, self.shared(view, options, alive, seed, luck), strict=True):
                played[option].append(result)

    def shared(
        self, view: View, options: Sequence[Step], candidates: Sequence[int], seed: int, luck: int
    ) -> list[float]:
        """How these candidates do on one world; if there is a helper, it plays every second one meanwhile."""
        others = candidates[1::2]
        if self.helper is None or not self.helper.begins(view, self.seat, others, seed, luck):
            return self.compared(view, options, candidates, seed, luck)
        results = [0.0] * len(candidates)
        results[::2] = self.compared(view, options, candidates[::2], seed, luck)
        results[1::2], effort = self.helper.results() or (self.compared(view, options, others, seed, luck), 0)
        self.left -= effort
        return results

    def compared(
        self, view: View, options: Sequence[Step], candidates: Sequence[int], seed: int, luck: int
    ) -> list[float]:
        """How these candidates do on one imagined world with the same dice."""
        world = imagine(view, self.seat, Dice(seed))
        legal(world, self.seat)  # once for all copies of it
        return [self.playout(world, options[candidate], luck) for candidate in candidates]

    def playout(self, world: State, option: Step, luck: int) -> float:
        """The chance of winning at the horizon, once this option is taken on this world."""
        s = world.clone()
        s.dice = Dice(luck)
        now, stages = self.foresight.stage(s), self.foresight.horizon  # they count from the decision, not its outcome
        to_the_end, last_turn = self.foresight.endgame(s), self.foresight.last_turn(s)
        choose(s, self.seat, option)
        if last_turn:
            self.untried = TRIED
            return self.solved(s)
        for _ in range(LONGEST):
            if s.result is not None or not s.asks:
                break
            seat = min(s.asks)
            if self.foresight.stage(s) != now:
                now, stages = self.foresight.stage(s), stages - 1
            if stages <= 0 and not (to_the_end or s.asks[seat].part or s.asks[seat].inner or s.answers):
                break
            choose(s, seat, self.reply(s, seat, legal(s, seat)))
            self.left -= 1
        return self.chance(s)

    def chance(self, s: State) -> float:
        """The chance of winning from there."""
        return self.foresight.winning(self.worth(s, self.seat), s.seats)

    def solved(self, s: State) -> float:
        """The chance of winning if this seat chooses the best there is to the end, and the others as in playouts."""
        if s.result is not None or not s.asks:
            return self.chance(s)
        seat = self.seat if self.seat in s.asks else min(s.asks)
        options = legal(s, seat)
        if seat != self.seat or self.untried <= 0:
            options = [self.reply(s, seat, options)]
        found = 0.0
        for option in options:
            after = s.clone()
            choose(after, seat, option)
            self.untried, self.left = self.untried - 1, self.left - 1
            found = max(found, self.solved(after))
            if found == SURE:
                break
        return found

    def reply(self, s: State, seat: int, options: Sequence[Step]) -> Step:
        """What a seat does in a playout: the best of the few most promising actions, without a look at the dice.

        Where there are many options it looks at some at a time, and takes what is best there. The last, which mostly
        ends things, is beside all of them: it is taken only if nothing is better.
        """
        if len(options) == 1:
            return options[0]
        guess = Dice(s.dice.seed + 1, s.dice.taken)
        if len(options) <= self.foresight.glance:
            return self.better(s, seat, options, guess)
        last, few = options[-1], self.foresight.glance - 1
        others = guess.shuffled(options[:-1])
        for n in range(0, len(others), few):
            found = self.better(s, seat, [*others[n : n + few], last], guess)
            if found is not last:
                return found
        return last

    def better(self, s: State, seat: int, options: Sequence[Step], guess: Dice) -> Step:
        """The best of some options, as far as a glance can tell."""
        mind = self.minds.get(seat)
        if mind is None:
            mind = self.minds[seat] = Careful(seat, self.worth, self.advise, beam=REPLY_BEAM, effort=REPLY_EFFORT)
        tried = mind.advice(s, seat, options).first(self.foresight.replies)
        if len(tried) == 1:
            return options[tried[0]]
        table = s.clone()
        table.dice = guess
        mind.left = mind.effort
        values = mind.judged(table, options, tried)
        self.left -= mind.effort - mind.left
        return options[tried[values.index(max(values))]]


def surely(results: Sequence[float], usual: Sequence[float], judged: float) -> bool:
    """True if these results are better than the usual ones, playout by playout, by more than the margin.

    `judged`: what else speaks for them.
    """
    gains = [one - other for one, other in zip(results, usual, strict=True)]
    return fmean(gains) + judged > MARGIN * stdev(gains) / sqrt(len(gains))
