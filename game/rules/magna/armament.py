"""The Armament Phase (magna.md, 4.4): fund and regroup, declare an invasion, or gain Magna."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.alike import one_of_each
from game.rules.magna.damage import ApplyDamage
from game.rules.magna.equipping import rearmings
from game.rules.magna.events import AllReadied, InvasionDeclared
from game.rules.magna.money import gain_magna, pay_magna
from game.rules.magna.moving import relocate
from game.rules.magna.naming import name, place_name, standing_at
from game.rules.magna.piles import to_funds
from game.rules.magna.places import (
    At,
    arms,
    bases,
    field,
    free_slots,
    funds,
    hand,
    magna,
    magna_of,
    slots,
    standing,
    units,
    with_flag,
)
from game.rules.magna.refusals import explained, no, no_to
from game.rules.magna.unit_states import ready_all
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase

SPARE = 3  # moves of a regroup beyond one for each unit and each arms


@frozen
class Arming(Step):
    """First, then Second; Second sees what First chose."""

    seat: int

    def do(self, s: State) -> None:
        magna(s).acting = self.seat
        s.then(Armament(self.seat))


def missing(s: State, seat: int) -> int:
    """The Magna that a declaration costs: 1 for each missing war fund (MS-4.20)."""
    rules = magna(s).rules
    return (rules.fund_limit - len(s.inside(funds(seat)))) * rules.fund_magna


@frozen
class Armament(Question):
    """Exactly one of three: a war fund and a regroup, a declaration, a Magna."""

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "regroup_after")

    def known(self, s: State) -> Iterable[Step | No]:
        cards = one_of_each(s.inside(hand(self.seat)))
        for card in cards:
            yield LayFund(self.seat, card.id)
        if missing(s, self.seat) <= magna_of(s, self.seat):
            yield DeclareInvasion(self.seat)
        elif s.explaining:
            yield no("funds_missing", (), missing(s, self.seat), magna_of(s, self.seat))
        yield TakeMagna(self.seat)
        if s.explaining:
            if not cards:
                yield no("empty_hand", ())
            yield from no_to("fund_not_hand", [fund.id for fund in s.inside(funds(self.seat))])

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Armament: lay a war fund and regroup, declare an invasion, or gain a Magna",
            "軍備：軍資金を置いて守備変更、進攻宣言、またはマグナを獲得",
        )


@frozen
class TakeMagna(Step):
    """MS-4.23."""

    seat: int

    def do(self, s: State) -> None:
        gain_magna(s, self.seat, magna(s).rules.armament_magna, "armament")

    def say(self, s: State) -> Phrase:
        return Phrase("gain {0} Magna", "{0}マグナを獲得する").of(magna(s).rules.armament_magna)


@frozen
class DeclareInvasion(Step):
    """Pay for missing funds; the funds lie sideways now. No unit is needed, it may be a bluff (MS-4.20 to 4.22)."""

    seat: int

    def do(self, s: State) -> None:
        me, paid = magna(s), missing(s, self.seat)
        pay_magna(s, self.seat, paid, "declaration")
        laid = s.inside(funds(self.seat))
        for fund in laid:
            s.change(fund, turned=True)
        me.declared_invasion = with_flag(me.declared_invasion, self.seat, True)
        s.tell(InvasionDeclared(self.seat, len(laid), paid))

    def say(self, s: State) -> Phrase:
        paid = missing(s, self.seat)
        if paid:
            return Phrase("declare an invasion for {0} Magna", "{0}マグナで進攻を宣言する").of(paid)
        return Phrase("declare an invasion", "進攻を宣言する")


@frozen
class LayFund(Step):
    """A hand card becomes a war fund; then the side is rearranged and every own unit becomes Normal."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        most = len(s.inside(field(self.seat))) + len(s.inside(arms(self.seat))) + SPARE
        s.then(*to_funds(s, s.pieces[self.card]), Regrouping(self.seat, most), Regrouped(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("{0} as a war fund, and regroup", "{0}を軍資金にして守備変更").of(name(s, self.card))


# ---- the regroup (MS-4.18) -----------------------------------------------------------------------------------
@frozen
class Regrouping(Step):
    """One move after another. One for each unit and each arms would be enough for any arrangement."""

    seat: int
    left: Known[int]

    def do(self, s: State) -> None:
        if self.left and s.inside(field(self.seat)):
            s.then(Regroup(self.seat, self.left))


@frozen
class Regroup(Question):
    """Move a unit to another base, swap two, pass arms on; or everybody takes position.

    The free slots of a base stand for each other, and nobody changes his place within a base.
    """

    left: int

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        seat, own = self.seat, units(s, self.seat)
        again = Regrouping(seat, self.left - 1)
        free = {base: there[0] for base in standing(s, seat) if (there := free_slots(s, seat, base))}
        for unit in own:
            for base, at in free.items():
                if base != unit.at[0]:
                    yield MoveUnit(seat, unit.id, at, again)
            for other in own:
                if other.at[0] != unit.at[0]:
                    yield SwapUnits(seat, unit.id, other.id, again)
        yield from rearmings(s, seat, "regroup", (again,))
        yield EndRegroup(seat)
        if s.explaining:
            yield from no_to("base_fallen", [base.id for base in s.inside(bases(seat)) if base.turned])
            yield from no_to(
                "same_base",
                [Spot(field(seat), (base, n)) for base in standing(s, seat) for n in range(slots(s, base))],
            )
            yield from no_to("not_yours", [unit.id for unit in units(s, 1 - seat)])

    def ask(self, s: State) -> Phrase:
        return Phrase(
            "Regroup: rearrange your units and arms, then all become Normal",
            "守備変更：ユニットと武装を配置しなおし、すべてノーマル状態にする",
        )


@frozen
class MoveUnit(Step):
    seat: int
    unit: PieceId
    at: At
    again: Step

    def about(self) -> tuple[Thing, ...]:
        return self.unit, Spot(field(self.seat), self.at)

    def do(self, s: State) -> None:
        relocate(s, s.pieces[self.unit], self.at, "regroup")
        s.then(self.again)

    def say(self, s: State) -> Phrase:
        return Phrase("{0} to {1}", "{0}を{1}へ").of(standing_at(s, self.unit), place_name(self.at[0]))


@frozen
class SwapUnits(Step):
    """Two units of different bases change places."""

    seat: int
    unit: PieceId
    other: PieceId
    again: Step

    def about(self) -> tuple[Thing, ...]:
        return self.unit, self.other

    def do(self, s: State) -> None:
        at = s.pieces[self.other].at
        relocate(s, s.pieces[self.unit], (at[0], at[1]), "regroup")
        s.then(self.again)

    def say(self, s: State) -> Phrase:
        return Phrase("swap {0} and {1}", "{0}と{1}を入れ替える").of(
            standing_at(s, self.unit), standing_at(s, self.other)
        )


@frozen
class EndRegroup(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("take position: all become Normal", "配置を終える（全員ノーマル状態）")


@frozen
class Regrouped(Step):
    """Every own unit becomes Normal (MS-4.19); who is too weak now is destroyed (MS-7.2)."""

    seat: int

    def do(self, s: State) -> None:
        ready_all(s, self.seat)
        s.tell(AllReadied(self.seat))
        s.then(ApplyDamage("regroup"))
