"""The Attack Step (magna.md, 6.2): declaration, chain, block, effects, damage, break trigger; then the next attack.

Rulings here: A11 (who orders), A14 (lost links), A16 (no reply to a block), MS-6.19.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.break_triggers import BreakTriggers, OtherTriggers
from game.rules.magna.chain_and_block import Blocking, Chaining
from game.rules.magna.damage import ApplyDamage, Share, after_reduction, assign
from game.rules.magna.declaration import PutAway, applied
from game.rules.magna.events import StrikeDeclared, StrikeFailed, StrikeLanded
from game.rules.magna.invasion_state import Attack
from game.rules.magna.lasting import end_until
from game.rules.magna.may_declare import uses
from game.rules.magna.naming import name, standing_at
from game.rules.magna.places import garrison, groups, magna, party, side, still_fights, units
from game.rules.magna.refusals import explained, no, no_to
from game.rules.magna.unit_states import check
from game.rules.magna.values import has, strike_total
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, listed


@frozen
class AttackStep(Step):
    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle:
            me.battle = replace(me.battle, step="attack")
            s.then(AttackRound())


@frozen
class AttackRound(Step):
    """The invader makes as many declarations as he can and wants; the step ends when his party is empty."""

    def do(self, s: State) -> None:
        me = magna(s)
        me.attack, me.declared = None, ()
        if me.battle and party(s):
            me.acting = me.battle.invader
            s.then(Attacking(me.battle.invader), Attacked())


@frozen
class Attacked(Step):
    """Steps 2 to 10 of an attack; then the next one."""

    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle is None or me.acting < 0:
            return
        if me.attack is None:
            me.attack = Attack(me.battle.invader, "ability")
        s.then(
            Chaining(me.battle.invader, "attack"),
            Blocking(me.battle.defender),
            ApplyDamage("block"),
            Landing(),
            Landed(),
            ApplyDamage("attack"),
            MomentOver(),
            BreakTriggers(),
            OtherTriggers(),
            AttackRound(),
        )


# ---- 1. the declaration --------------------------------------------------------------------------------------
def normal(s: State) -> list[Piece]:
    """The units of the party that can strike."""
    return [unit for unit in party(s) if not unit.turned]


def skirmish_targets(s: State) -> list[Piece]:
    """Any garrison unit; as long as a face-up one has Guard, only those with Guard (MS-6.22)."""
    units_there = garrison(s)
    guards = [unit for unit in units_there if unit.face_up and has(s, unit, "guard")]
    return guards or units_there


@frozen
class Attacking(Question):
    """Declare a skirmish, a charge, an ability or a tactics card, or end the step (MS-6.11)."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_attack")

    def known(self, s: State) -> Iterable[Step | No]:
        if normal(s) and garrison(s):
            for unit in skirmish_targets(s):
                yield Skirmish(self.seat, unit.id)
            yield Charge(self.seat)
        yield from uses(s, self.seat, "attack")
        yield EndAttacks(self.seat)
        if s.explaining:
            yield from self.reasons(s)

    def reasons(self, s: State) -> Iterable[No]:
        if not garrison(s):
            yield no("no_garrison", ())
        elif not normal(s):
            yield from no_to("nobody_normal", [unit.id for unit in garrison(s)])
            yield no("nobody_normal", ())
        else:
            yield from no_to("target_first", [unit.id for unit in normal(s)])
            yield from no_to("checked", [unit.id for unit in party(s) if unit.turned])
            targets = {unit.id for unit in skirmish_targets(s)}
            yield from no_to("guard", [unit.id for unit in garrison(s) if unit.id not in targets])
        there = {unit.id for seat in (0, 1) for unit in side(s, seat)}
        yield from no_to(
            "not_in_battle", [unit.id for seat in (0, 1) for unit in units(s, seat) if unit.id not in there]
        )

    def ask(self, s: State) -> Phrase:
        return Phrase("Your attack: skirmish, charge, ability or tactics", "アタック：遊撃、突撃、アビリティ、戦術")


@frozen
class EndAttacks(Step):
    seat: int

    def do(self, s: State) -> None:
        magna(s).acting = -1

    def say(self, s: State) -> Phrase:
        return Phrase("end the attacks", "アタックを終える")


@frozen
class Skirmish(Step):
    """A strike at one unit."""

    seat: int
    target: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.target,)

    def do(self, s: State) -> None:
        s.then(Strikers(self.seat, self.target))

    def say(self, s: State) -> Phrase:
        return Phrase("skirmish: {0}", "遊撃：{0}").of(standing_at(s, self.target))


@frozen
class Charge(Step):
    """A strike at the whole garrison."""

    seat: int

    def do(self, s: State) -> None:
        s.then(Strikers(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("charge the whole garrison", "突撃する")


@frozen
class Strikers(Question):
    """Who strikes? One or more Normal units."""

    target: PieceId = 0  # 0: a charge

    part: ClassVar[bool] = True
    several: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for some in groups(normal(s)):
            yield Strike(self.seat, some, self.target)
        if s.explaining:
            yield from no_to("checked", [unit.id for unit in party(s) if unit.turned])

    def ask(self, s: State) -> Phrase:
        if self.target:
            return Phrase("Who takes part in the skirmish against {0}?", "{0}への遊撃に加わるのは？").of(
                name(s, self.target)
            )
        return Phrase("Who takes part in the charge?", "突撃に加わるのは？")


@frozen
class Strike(Step):
    """All strikers become Checked."""

    seat: int
    units: tuple[PieceId, ...]
    target: PieceId = 0

    def about(self) -> tuple[Thing, ...]:
        return self.units

    def do(self, s: State) -> None:
        for i in self.units:
            check(s, s.pieces[i])
        magna(s).attack = Attack(self.seat, "skirmish" if self.target else "charge", self.units, self.target)
        s.tell(StrikeDeclared(self.seat, self.units, self.target, strike_total(s, self.units, not self.target)))

    def say(self, s: State) -> Phrase:
        who = listed(name(s, i) for i in self.units)
        total = strike_total(s, self.units, not self.target)
        if self.target:
            return Phrase("skirmish with {0}: {1}", "遊撃{0}：{1}").of(total, who)
        return Phrase("charge with {0}: {1}", "突撃{0}：{1}").of(total, who)


# ---- 6. the attack's effects with what is left ---------------------------------------------------------------
@frozen
class Landing(Step):
    """A strike deals its sum, an ability has its effects, unless all of it was negated (MS-6.15)."""

    def do(self, s: State) -> None:
        me = magna(s)
        running = me.attack
        if running is None:
            return
        if running.negated:
            s.then(*(PutAway(use) for use in running.links))
            return
        me.attack = replace(running, striking=True)
        if running.is_strike:
            strike(s, me.attack)
        else:
            s.then(*(step for use in running.links for step in applied(use)))


def strike(s: State, running: Attack) -> None:
    """A skirmish hits its target if it is still there; a charge goes through the garrison. Surplus is lost."""
    target = s.pieces.get(running.target)
    if not any(still_fights(s, i) for i in running.strikers):
        s.tell(StrikeFailed(running.seat, "nobody"))
        return
    if running.kind == "skirmish" and not still_fights(s, running.target):
        s.tell(StrikeFailed(running.seat, "gone"))
        return
    amount = after_reduction(s, strike_total(s, running.strikers, running.kind == "charge"))
    s.tell(StrikeLanded(running.seat, running.target, amount))
    if target is not None:
        assign(s, target, amount, running.seat)
    else:
        s.then(Share(tuple(unit.id for unit in garrison(s)), amount, running.seat))


@frozen
class Landed(Step):
    def do(self, s: State) -> None:
        me = magna(s)
        if me.attack:
            me.attack = replace(me.attack, striking=False)


@frozen
class MomentOver(Step):
    """Momentary effects end; they have no influence on break triggers (MS-6.17)."""

    def do(self, s: State) -> None:
        end_until(s, "momentary")
