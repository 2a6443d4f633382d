"""Leading a figure: a walk that is chosen step by step (arena.md, sections 6 and 7).

    Lead -> Advance -> StepTo | TurnRound | Halt

Settled here: who leads a figure has to take at least one step or turn it round. It is offered only steps after which it
can still end its move legally, and only turns that it could come back from. Where water or a glyph has ended its move,
a figure on two spaces may still turn round.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.arena.footing import Footing, footing
from game.rules.arena.names import own_name
from game.rules.arena.places import BOARD, here, on_board
from game.rules.arena.refusals import no_step, spots
from game.rules.arena.routes import At, Reach, legs, risks
from game.rules.arena.search import STRIKE, links, may_stand
from game.rules.arena.strides import EndMove, Stride, take_gain
from game.table.known import PieceId
from game.table.state import State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


@frozen
class Lead(Step):
    """Walk, and choose every step."""

    seat: int
    figure: PieceId
    points: int
    struck: bool = True
    own: bool = True

    aside: ClassVar[bool] = True

    def do(self, s: State) -> None:
        s.then(Advance(self.seat, self.figure, self.points, self.struck, self.own, begun=False))

    def say(self, s: State) -> Phrase:
        return Phrase("walk step by step", "1マスずつ歩く")


@frozen
class Advance(Question):
    """The next step on foot, with so many points left."""

    figure: PieceId
    left: int
    struck: bool = True
    own: bool = True
    begun: bool = True  # it has taken a step, or turned round
    halted: bool = False  # water or a glyph has ended the move: it may only turn round
    turned: bool = False  # it has just turned round

    part: ClassVar[bool] = True

    def do(self, s: State) -> None:
        """Asked only if there is something to choose; a figure that is gone, or can do no more, has ended its move."""
        me = on_board(s, self.figure)
        if me is None:
            s.then(EndMove(self.seat, self.figure, self.own))
            return
        if self.own and (gain := take_gain(s, me)):
            s.then(replace(self, left=self.left + gain))
        elif any(isinstance(o, StepTo | TurnRound) for o in self.options(s)):
            Question.do(self, s)
        else:
            s.then(EndMove(self.seat, self.figure, self.own))

    def options(self, s: State) -> Iterable[Step | No]:
        me = s.pieces[self.figure]
        foot = footing(s, me, self.left, self.struck)
        offered: set[int] = set(foot.start)
        for there, cost, danger in [] if self.halted else links(foot, foot.place(foot.start), self.left):
            front = foot.spaces(there)[0]
            if cost and _can_finish(foot, there, self.left - cost):
                offered.add(front)
                yield StepTo(self.seat, self.figure, foot.ground.spaces[front], cost, *divmod(danger, STRIKE), self)
            elif cost:
                offered.add(front)
                yield No((spots(foot.field)[front],), NO_END.of(cost, self.left), "6 friends, 7")
        if len(foot.start) == 2 and not self.turned and _may_turn(foot, self.left):
            yield TurnRound(self.seat, self.figure, self)
        if not self.begun:
            yield No((self.figure,), NOT_BEGUN, "6")
        elif may_stand(foot, foot.place(foot.start)):
            yield Halt(self.seat, self.figure, self.own)
        else:
            yield No((self.figure,), NO_HALT, "6 friends, 7")
        yield from no_step(foot, offered, self.halted)

    def ask(self, s: State) -> Phrase:
        return Phrase("{0}: the next step, {1} points left", "{0}：次の1歩（残り移動力{1}）").of(
            own_name(s, self.figure), self.left
        )


NO_END = Phrase(
    "It costs {0} of {1} points, and then there is no place left where the move could end",
    "移動力{1}のうち{0}を使うと、移動を終えられるマスがなくなる",
)
NO_HALT = Phrase(
    "It cannot end its move here: it needs free spaces, both on one level",
    "ここでは移動を終えられない：空きマスで、両半分が同じ高さでなければならない",
)
NOT_BEGUN = Phrase("It has not taken a step yet", "まだ1歩も動いていない")


def _can_finish(foot: Footing, place: int, left: int) -> bool:
    """True if a figure could end its move at a place, or go on from there to one where it could."""
    if may_stand(foot, place):
        return True
    return bool(Reach(replace(foot, start=foot.spaces(place), points=left))) if place >= 0 else False


def _may_turn(foot: Footing, left: int) -> bool:
    """True if a figure that turns round could halt, or go on without turning back at once."""
    turned = foot.place(foot.start[::-1])
    return may_stand(foot, turned) or any(
        cost and _can_finish(foot, there, left - cost) for there, cost, _ in links(foot, turned, left)
    )


@frozen
class StepTo(Step):
    """Step onto a neighbouring space; the front half does if the figure has two."""

    seat: int
    figure: PieceId
    space: At
    cost: int
    strikes: int
    falls: int
    way: Advance

    def about(self) -> tuple[Thing, ...]:
        return (Spot(BOARD, self.space),)

    def do(self, s: State) -> None:
        me = s.pieces[self.figure]
        at = self.space if len(me.at) == 2 else (*self.space, *here(me))
        halted = bool(legs(footing(s, me, self.way.left, self.way.struck), (at,))[0].stops)
        s.then(
            Stride(self.seat, self.figure, at, self.way.struck),
            replace(self.way, left=self.way.left - self.cost, begun=True, halted=halted, turned=False),
        )

    def say(self, s: State) -> Phrase:
        return Phrase("step there: {0} of {1} points{2}", "そこへ1歩：移動力{0}/{1}{2}").of(
            self.cost, self.way.left, risks(self.strikes, self.falls)
        )


@frozen
class TurnRound(Step):
    """Swap front and rear: free, and nobody strikes."""

    seat: int
    figure: PieceId
    way: Advance

    aside: ClassVar[bool] = True

    def do(self, s: State) -> None:
        at = s.pieces[self.figure].at
        s.then(Stride(self.seat, self.figure, at[2:] + at[:2]), replace(self.way, begun=True, turned=True))

    def say(self, s: State) -> Phrase:
        return Phrase("turn round", "向きを変える")


@frozen
class Halt(Step):
    """End the move here."""

    seat: int
    figure: PieceId
    own: bool = True

    def do(self, s: State) -> None:
        s.then(EndMove(self.seat, self.figure, self.own))

    def say(self, s: State) -> Phrase:
        return Phrase("end the move here", "ここで移動を終える")
