"""What is declared in the production phase: interrupted perhaps, then carried out (magna.md, MS-4.10, 4.15)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.declaration import PutAway, applied
from game.rules.magna.events import Interrupted
from game.rules.magna.may_declare import uses
from game.rules.magna.naming import use_name
from game.rules.magna.places import hand, magna, units
from game.rules.magna.refusals import explained
from game.rules.magna.values import enough, left
from game.table.state import State
from game.table.step import No, Question, Step
from game.words import Phrase


@frozen
class Interruption(Step):
    """The opponent may interrupt (MS-4.15).

    He is asked if he could, by what everybody sees: he holds cards, and a face-up unit has the icons left that some
    interrupt card asks for. Whether he holds one is not told by the question (S2).
    """

    seat: int

    def do(self, s: State) -> None:
        if s.inside(hand(self.seat)) and any(
            enough(icons, needs)
            for icons in (left(s, unit) for unit in units(s, self.seat) if unit.face_up)
            for needs in magna(s).interrupts
        ):
            s.then(Interrupt(self.seat), InterruptApplied(self.seat))


@frozen
class Interrupt(Question):
    """Use an Interrupt card, or not. It cannot be interrupted itself."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_interrupt")

    def known(self, s: State) -> Iterable[Step | No]:
        yield from uses(s, self.seat, "interrupt")
        yield NoInterrupt(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Your opponent has declared {0}: interrupt?", "敵軍が{0}を宣言した：割り込む？").of(
            use_name(s, magna(s).declared[0])
        )


@frozen
class NoInterrupt(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("let it happen", "割り込まない")


@frozen
class InterruptApplied(Step):
    """The interrupt has its effect, and its card goes to the discard pile."""

    seat: int

    def do(self, s: State) -> None:
        for use in magna(s).declared:
            if use.seat == self.seat:
                s.then(*applied(use))


@frozen
class CarryOut(Step):
    """The effects of what was declared, unless it was negated; its costs stay paid."""

    seat: int

    def do(self, s: State) -> None:
        me = magna(s)
        use, cancelled = me.declared[0], me.cancelled
        me.declared, me.cancelled = (), False
        if cancelled:
            s.tell(Interrupted(self.seat, use.card))
            s.then(PutAway(use))
        else:
            s.then(*applied(use))
