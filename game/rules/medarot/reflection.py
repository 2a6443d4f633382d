"""A weak attack that is turned back on its attacker (medarot.md, 13.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.defence import refuses, wards
from game.rules.medarot.events import Reflected
from game.rules.medarot.hits import Hit
from game.rules.medarot.lasting import Lasting, use_up
from game.rules.medarot.places import medarot
from game.rules.medarot.stats import stat
from game.rules.medarot.words import name
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def reflections(s: State, seat: int) -> Iterable[Lasting | No]:
    """The wards that may turn the weak attack back."""
    for x, ward, own in wards(s, seat):
        if ward.kind == "reflect":
            yield refuses(s, x, ward, own) or x


@frozen
class Reflect(Question):
    """A weak attack may be turned back on its attacker (13)."""

    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for x in reflections(s, self.seat):
            yield TurnBack(self.seat, x.source) if isinstance(x, Lasting) else x
        yield TakeIt(self.seat)

    def ask(self, s: State) -> Phrase:
        fight = medarot(s).fight
        return Phrase("A weak attack on {0}: turn it back?", "{0}への弱攻撃をはね返す？").of(
            name(s, fight.target if fight else 0)
        )


@frozen
class TurnBack(Step):
    """The attack resolves against the attacker instead, with the same power; what was made weak stays weak."""

    seat: int
    ward: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.ward,)

    def do(self, s: State) -> None:
        me = medarot(s)
        assert me.fight is not None
        used = next(x for x in reflections(s, self.seat) if isinstance(x, Lasting) and x.source == self.ward)
        power = stat(s, s.pieces[me.fight.attacker], "power")
        me.fight = replace(me.fight, over=True)
        use_up(s, used)
        s.tell(Reflected(self.ward, me.fight.attacker))
        s.then(Hit(me.fight.attacker, power, me.fight.weak, "reflect"))

    def say(self, s: State) -> Phrase:
        return Phrase("turn it back with {0}", "{0}ではね返す").of(name(s, self.ward))


@frozen
class TakeIt(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("let it come", "受ける")


@frozen
class ReflectedOrNot(Step):
    """The first target is hit only if nobody has turned the attack back."""

    hit: Known[Hit]

    def do(self, s: State) -> None:
        me = medarot(s)
        if me.fight and not me.fight.over:
            s.then(self.hit)
