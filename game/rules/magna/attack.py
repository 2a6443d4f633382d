"""The Attack Step (magna.md, 6.2): declaration, chain, block, effects, damage, break trigger; then the next attack.

Rulings here: A10 (current attack), A11 (who orders), A14 (lost links), A16 (no reply to a block), MS-6.19.
"""
from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from game.rules.magna.breaking import BreakTriggers, OtherTriggers
from game.rules.magna.damage import ApplyDamage, Share, assign
from game.rules.magna.events import StrikeDeclared, StrikeFailed, StrikeLanded
from game.rules.magna.lasting import end_until
from game.rules.magna.moving import check, subsets
from game.rules.magna.naming import listed, name, standing_at, use_name
from game.rules.magna.parry import soak
from game.rules.magna.places import garrison, hand, in_battle, magna, party, side, units
from game.rules.magna.production import PutAway
from game.rules.magna.refusals import explained, no, no_to
from game.rules.magna.use import chain_of
from game.rules.magna.using import ApplyUse, uses
from game.rules.magna.values import attack, has, left
from game.rules.magna.war import Attack
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase

Timing = Literal["attack", "block"]


@dataclass(frozen=True, slots=True)
class AttackStep(Step):
    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle:
            me.battle = replace(me.battle, step="attack")
            s.then(AttackRound())


@dataclass(frozen=True, slots=True)
class AttackRound(Step):
    """The invader makes as many declarations as he can and wants; the step ends when his party is empty."""

    def do(self, s: State) -> None:
        me = magna(s)
        me.attack, me.declared = None, ()
        if me.battle and party(s):
            me.acting = me.battle.invader
            s.then(Attacking(me.battle.invader), Attacked())


@dataclass(frozen=True, slots=True)
class Attacked(Step):
    """Steps 2 to 10 of an attack; then the next one."""

    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle is None or me.acting < 0:
            return
        if me.attack is None:
            me.attack = Attack(me.battle.invader, "ability")
        s.then(Chaining(me.battle.invader, "attack"), Blocking(me.battle.defender), ApplyDamage("block"),
               Landing(), Landed(), ApplyDamage("attack"), MomentOver(), BreakTriggers(), OtherTriggers(),
               AttackRound())


# ---- 1. the declaration --------------------------------------------------------------------------------------
def normal(s: State) -> list[Piece]:
    """The units of the party that can strike."""
    return [unit for unit in party(s) if not unit.turned]


def skirmish_targets(s: State) -> list[Piece]:
    """Any garrison unit; as long as a face-up one has Guard, only those with Guard (MS-6.22)."""
    units_there = garrison(s)
    guards = [unit for unit in units_there if unit.face_up and has(s, unit, "guard")]
    return guards or units_there


@dataclass(frozen=True, slots=True)
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
        else:
            yield from no_to("target_first", [unit.id for unit in normal(s)])
            yield from no_to("checked", [unit.id for unit in party(s) if unit.turned])
            targets = {unit.id for unit in skirmish_targets(s)}
            yield from no_to("guard", [unit.id for unit in garrison(s) if unit.id not in targets])
        there = {unit.id for seat in (0, 1) for unit in side(s, seat)}
        yield from no_to("not_in_battle", [unit.id for seat in (0, 1) for unit in units(s, seat)
                                           if unit.id not in there])

    def ask(self, s: State) -> Phrase:
        return Phrase("Your attack: skirmish, charge, ability or tactics", "アタック：遊撃、突撃、アビリティ、戦術")


@dataclass(frozen=True, slots=True)
class EndAttacks(Step):
    seat: int

    def do(self, s: State) -> None:
        magna(s).acting = -1

    def say(self, s: State) -> Phrase:
        return Phrase("end the attacks", "アタックを終える")


@dataclass(frozen=True, slots=True)
class Skirmish(Step):
    """A strike at one unit."""

    seat: int
    target: int

    def about(self) -> tuple[Thing, ...]:
        return (self.target,)

    def do(self, s: State) -> None:
        s.then(Strikers(self.seat, self.target))

    def say(self, s: State) -> Phrase:
        return Phrase("skirmish: {0}", "遊撃：{0}").of(standing_at(s, self.target))


@dataclass(frozen=True, slots=True)
class Charge(Step):
    """A strike at the whole garrison."""

    seat: int

    def do(self, s: State) -> None:
        s.then(Strikers(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("charge the whole garrison", "突撃する")


@dataclass(frozen=True, slots=True)
class Strikers(Question):
    """Who strikes? One or more Normal units."""

    target: int = 0                      # 0: a charge

    part: ClassVar[bool] = True
    several: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for some in subsets([unit.id for unit in normal(s)]):
            yield Strike(self.seat, some, self.target)
        if s.explaining:
            yield from no_to("checked", [unit.id for unit in party(s) if unit.turned])

    def ask(self, s: State) -> Phrase:
        if self.target:
            return Phrase("Who takes part in the skirmish against {0}?", "{0}への遊撃に加わるのは？").of(
                name(s, self.target))
        return Phrase("Who takes part in the charge?", "突撃に加わるのは？")


@dataclass(frozen=True, slots=True)
class Strike(Step):
    """All strikers become Checked."""

    seat: int
    units: tuple[int, ...]
    target: int = 0

    def about(self) -> tuple[Thing, ...]:
        return self.units

    def do(self, s: State) -> None:
        for i in self.units:
            check(s, s.pieces[i])
        magna(s).attack = Attack(self.seat, "skirmish" if self.target else "charge", self.units, self.target)
        s.tell(StrikeDeclared(self.seat, self.units, self.target, power(s, self.units, not self.target)))

    def say(self, s: State) -> Phrase:
        who = listed(name(s, i) for i in self.units)
        total = power(s, self.units, not self.target)
        if self.target:
            return Phrase("skirmish with {0}: {1}", "遊撃{0}：{1}").of(total, who)
        return Phrase("charge with {0}: {1}", "突撃{0}：{1}").of(total, who)


def power(s: State, strikers: Iterable[int], charging: bool) -> int:
    """The sum of the current attack of the strikers that are still in the party (A10)."""
    there = [s.pieces[i] for i in strikers if i in s.pieces]
    return sum(attack(s, unit, charging) for unit in there if in_battle(s, unit))


def possible(s: State, seat: int, timing: Timing, link: str = "") -> bool:
    """True if there is something to declare."""
    return any(isinstance(option, Step) for option in uses(s, seat, timing, link))


# ---- 2. the chain --------------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Chaining(Step):
    """After a link further ones of the same name may follow (MS-6.12); then all of them join the attack or block.

    Whoever holds cards after a chained tactics card is asked, whatever they are (S2).
    """

    seat: int
    timing: Timing
    links: int = 0

    def do(self, s: State) -> None:
        me = magna(s)
        if me.attack is None:
            return
        if len(me.declared) > self.links:
            last = me.declared[-1]
            link = chain_of(s, last)
            if link and (possible(s, self.seat, self.timing, link)
                         or (not last.part and s.zones.get(hand(self.seat)))):
                s.then(Chain(self.seat, self.timing, link), Chaining(self.seat, self.timing, len(me.declared)))
                return
        declared, me.declared = me.declared, ()
        me.attack = replace(me.attack, links=declared) if self.timing == "attack" else replace(
            me.attack, block=declared)


@dataclass(frozen=True, slots=True)
class Chain(Question):
    """Add another declaration of the same name, with its own source, cost and choices, or not."""

    timing: Timing
    link: str

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_chain")

    def known(self, s: State) -> Iterable[Step | No]:
        yield from uses(s, self.seat, self.timing, self.link)
        yield NoMore(self.seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Chain another {0}?", "{0}をさらにチェインする？").of(
            listed({use_name(s, use): None for use in magna(s).declared}))


@dataclass(frozen=True, slots=True)
class NoMore(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("no more links", "これ以上チェインしない")


# ---- 3. and 4. the block -------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Blocking(Step):
    """The defender may make one block declaration; its effects come first, and nobody replies (MS-6.13, 6.14).

    He is asked if he could have one, by what everybody sees: an ability, or cards in hand and icons to spend (S2).
    """

    seat: int

    def do(self, s: State) -> None:
        if magna(s).attack is None:
            return
        holds = s.zones.get(hand(self.seat)) and any(any(left(s, unit).values()) for unit in side(s, self.seat))
        if holds or possible(s, self.seat, "block"):
            s.then(Block(self.seat), Chaining(self.seat, "block"), BlockApplied())


@dataclass(frozen=True, slots=True)
class Block(Question):
    """A Block ability of a garrison unit, or a Block tactics card used by one, or none."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_block")

    def known(self, s: State) -> Iterable[Step | No]:
        yield from uses(s, self.seat, "block")
        yield NoBlock(self.seat)

    def ask(self, s: State) -> Phrase:
        running = magna(s).attack
        if running is None or not running.is_strike:
            uses_ = running.links if running else ()
            return Phrase("{0} is declared: block?", "{0}が宣言された：ブロックする？").of(
                listed(use_name(s, use) for use in uses_))
        total = power(s, running.strikers, running.kind == "charge")
        if running.target:
            return Phrase("Skirmish of {0} against {1}: block?", "{1}に{0}の遊撃：ブロックする？").of(
                total, name(s, running.target))
        return Phrase("Charge of {0}: block?", "{0}の突撃：ブロックする？").of(total)


@dataclass(frozen=True, slots=True)
class NoBlock(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("no block", "ブロックしない")


@dataclass(frozen=True, slots=True)
class BlockApplied(Step):
    """The effects of the block, link by link in the order declared."""

    def do(self, s: State) -> None:
        running = magna(s).attack
        for use in reversed(running.block if running else ()):
            s.then(ApplyUse(use), PutAway(use))


# ---- 6. the attack's effects with what is left ---------------------------------------------------------------
@dataclass(frozen=True, slots=True)
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
            s.then(*(step for use in running.links for step in (ApplyUse(use), PutAway(use))))


def strike(s: State, running: Attack) -> None:
    """A skirmish hits its target if it is still there; a charge goes through the garrison. Surplus is lost."""
    target = s.pieces.get(running.target)
    if not any(i in s.pieces and in_battle(s, s.pieces[i]) for i in running.strikers):
        s.tell(StrikeFailed(running.seat, "nobody"))
        return
    if running.kind == "skirmish" and (target is None or not in_battle(s, target)):
        s.tell(StrikeFailed(running.seat, "gone"))
        return
    amount = soak(s, power(s, running.strikers, running.kind == "charge"))
    s.tell(StrikeLanded(running.seat, running.target, amount))
    if target is not None:
        assign(s, target, amount, running.seat)
    else:
        s.then(Share(tuple(unit.id for unit in garrison(s)), amount, running.seat))


@dataclass(frozen=True, slots=True)
class Landed(Step):
    def do(self, s: State) -> None:
        me = magna(s)
        if me.attack:
            me.attack = replace(me.attack, striking=False)


@dataclass(frozen=True, slots=True)
class MomentOver(Step):
    """Momentary effects end; they have no influence on break triggers (MS-6.17)."""

    def do(self, s: State) -> None:
        end_until(s, "momentary")
