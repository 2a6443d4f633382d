"""Effects that hold others: if, unless_pay."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from game.effects.effect import By, Effect
from game.effects.read import Filled, Positive
from game.frozen import frozen
from game.rules.pony.choosing import Perform, asked
from game.rules.pony.condition_forms import Condition
from game.rules.pony.places import PonyState, tokens
from game.rules.pony.requirements import holds
from game.rules.pony.tokens import pay
from game.rules.pony.words import tokens_of
from game.table.known import Known
from game.table.step import No, Question, Step
from game.words import Phrase


@frozen
class IfSo(Effect):
    """More is done if a condition holds then.

    その時に条件が合えば、さらに何かをする。"""

    cond: Condition
    then: Annotated[tuple[Effect, ...], Filled]

    def apply(self, s: PonyState, by: By) -> None:
        if holds(s, self.cond, by):
            s.then(Perform(self.then, by))


@frozen
class UnlessPaid(Effect):
    """Somebody may pay so many tokens; otherwise this is done.

    だれかがこの数のトークンを払ってもよい。払わなければ、これが起こる。"""

    who: Literal["you"]
    n: Positive
    otherwise: Annotated[tuple[Effect, ...], Filled]

    def apply(self, s: PonyState, by: By) -> None:
        if tokens(s, by.seat) >= self.n:
            s.then(PayOrNot(by.seat, by, self))
        else:
            s.then(Perform(self.otherwise, by))


@frozen
class PayOrNot(Question):
    """Pay, or let it happen?"""

    by: Known[By]
    effect: Known[UnlessPaid]

    def options(self, s: PonyState) -> Iterable[Step | No]:
        yield Paid(self.seat, self.effect.n)
        yield NotPaid(self.seat, self.by, self.effect)

    def ask(self, s: PonyState) -> Phrase:
        return asked(s, self.by, Phrase("pay {0} to keep it?", "{0}を払って残す？").of(tokens_of(self.effect.n)))


@frozen
class Paid(Step):
    seat: int
    n: int

    def do(self, s: PonyState) -> None:
        pay(s, self.seat, self.n, "ability")

    def say(self, s: PonyState) -> Phrase:
        return Phrase("pay {0}", "{0}を払う").of(tokens_of(self.n))


@frozen
class NotPaid(Step):
    seat: int
    by: By
    effect: UnlessPaid

    def do(self, s: PonyState) -> None:
        s.then(Perform(self.effect.otherwise, self.by))

    def say(self, s: PonyState) -> Phrase:
        return Phrase("do not pay", "払わない")
