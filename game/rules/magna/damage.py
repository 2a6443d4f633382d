"""Damage and destruction (magna.md, 7): assigned, then applied to everybody at the same time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.alike import alike
from game.rules.magna.cards import Trap
from game.rules.magna.events import DamageAssigned, HeroPoints, UnitDestroyed
from game.rules.magna.lasting import protected, weakened_by
from game.rules.magna.leaving import bury
from game.rules.magna.money import gain_magna
from game.rules.magna.naming import name
from game.rules.magna.places import arms, bases, both, field, in_battle, is_unit, magna, units
from game.rules.magna.refusals import no_to
from game.rules.magna.values import InForce, defence, hero, in_force
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def assign(s: State, unit: Piece, n: int, by: int) -> None:
    """Damage waits on a unit until the next application; `by` is the seat that deals it."""
    if n > 0 and is_unit(s.pieces.get(unit.id)) and not protected(s, unit, "damage"):
        me = magna(s)
        me.damage = (*me.damage, (unit.id, n, by))
        s.tell(DamageAssigned(unit.id, n, by))


def doom(s: State, unit: Piece, by: int) -> None:
    """Marked: it is destroyed at the next application."""
    if is_unit(s.pieces.get(unit.id)):
        me = magna(s)
        me.doomed = (*me.doomed, (unit.id, by))


def after_reduction(s: State, amount: int) -> int:
    """What is left of damage that the attack deals now: what a block takes away is used up link by link (MS-6.21)."""
    me = magna(s)
    if me.attack is None or not me.attack.striking or not me.attack.reduce or amount <= 0:
        return amount
    taken = min(me.attack.reduce, amount)
    me.attack = replace(me.attack, reduce=me.attack.reduce - taken)
    return amount - taken


# ---- the application (MS-7.1) --------------------------------------------------------------------------------
@frozen
class ApplyDamage(Step):
    """Everybody whose time has come is destroyed at the same time; then all damage is wiped.

    `moment`: "block" and "attack" (traps destroyed then may trigger, MS-6.18), "break", "production", "regroup",
    "reinforce", "end" (MS-9.2) and "turn end" (MS-4.24): at these last two nobody gains hero points.
    """

    moment: Known[str]

    def do(self, s: State) -> None:
        me = magna(s)
        if nobody_can_fall(s):
            return
        force = in_force(s)
        falling = [unit for seat in both(s) for unit in units(s, seat) if falls(s, unit, force)]
        heroes = self.moment not in ("end", "turn end")
        gains = [(unit, hero(s, unit) if heroes and beaten(s, unit) else 0) for unit in falling]
        blame = {unit.id: 1 - unit.owner if beaten(s, unit) else -1 for unit in falling}
        me.damage, me.doomed = (), ()
        for unit in falling:
            destroy(s, unit, blame[unit.id], self.moment)
        for unit, amount in gains:
            if amount:
                s.tell(HeroPoints(1 - unit.owner, unit.card, amount))
                gain_magna(s, 1 - unit.owner, amount, "hero")


def nobody_can_fall(s: State) -> bool:
    """True if nothing has hurt anybody and nothing in play lowers a defence: what is printed is at least 1."""
    me = magna(s)
    if me.damage or me.doomed or any(x.defence < 0 for x in me.lasting):
        return False
    for seat in (0, 1):
        for zone in (arms(seat), field(seat), bases(seat)):
            for i in s.zones.get(zone, ()):
                if s.pieces[i].card in me.weakening and s.pieces[i].face_up:
                    return False
    return True


def falls(s: State, unit: Piece, force: InForce | None = None) -> bool:
    """True if a unit would be destroyed by an application now."""
    me = magna(s)
    if protected(s, unit):  # MS-7.5
        return False
    dealt = sum(n for i, n, _ in me.damage if i == unit.id)
    return any(i == unit.id for i, _ in me.doomed) or dealt >= defence(s, unit, force)  # no defence left: 0 are enough


def beaten(s: State, unit: Piece) -> bool:
    """True if the opponent has a hand in it: his damage, his destroying, or his weakening (MS-7.4)."""
    me, foe = magna(s), 1 - unit.owner
    return (
        any(i == unit.id and by == foe for i, _, by in me.damage)
        or any(i == unit.id and by == foe for i, by in me.doomed)
        or (defence(s, unit) <= 0 and weakened_by(s, unit, foe))
    )


def destroy(s: State, unit: Piece, by: int, moment: str) -> None:
    """A trap is shown first; the unit and its arms go to the discard pile (MS-7.3)."""
    me, trap = magna(s), not unit.face_up
    fighting = in_battle(s, unit)
    s.tell(UnitDestroyed(unit.owner, unit.id, unit.card, unit.at, by, trap))
    gone = bury(s, unit)
    if me.attack is None or not fighting:
        return
    if not trap:
        me.attack = replace(me.attack, felled=(*me.attack.felled, gone.id))
    elif moment in ("block", "attack") and isinstance(s.cards[gone.card], Trap):
        me.attack = replace(me.attack, broken=(*me.attack.broken, gone.id))


# ---- damage that is shared, like that of a charge (MS-6.15) --------------------------------------------------
@frozen
class Share(Step):
    """Units take damage one after another, each up to its defence, in an order that their owner chooses now."""

    units: tuple[PieceId, ...]
    amount: Known[int]
    by: Known[int]

    def do(self, s: State) -> None:
        there = tuple(i for i in self.units if is_unit(s.pieces.get(i)))
        if self.amount > 0 and there:
            order_next(s, DamageOrder(s.pieces[there[0]].owner, (), there, self.amount, self.by))


def order_next(s: State, question: DamageOrder) -> None:
    """Ask who is next, unless it makes no difference any more."""
    if order_is_moot(s, question.left, question.still_to_come(s)):
        pour(s, (*question.order, *question.left), question.amount, question.by)
    else:
        s.then(question)


def order_is_moot(s: State, left: Sequence[int], amount: int) -> bool:
    """True if every order ends alike: all of them are destroyed, or none, or they are the same to everybody."""
    me, needs = magna(s), [max(0, defence(s, s.pieces[i])) for i in left]
    if len(left) == 1 or amount >= sum(needs) or amount <= 0:
        return True
    if me.damage or (me.attack and len(me.attack.links) > 1):  # more may come to the same units
        return False
    return amount < min(needs) or len({alike(s, s.pieces[i]) for i in left}) == 1


def pour(s: State, order: Sequence[int], amount: int, by: int) -> None:
    """Damage flows through units in this order."""
    units = [s.pieces[i] for i in order]
    for unit, taken in zip(units, flow([defence(s, unit) for unit in units], amount), strict=True):
        assign(s, unit, taken, by)


def flow(shields: Iterable[int], amount: int) -> Iterator[int]:
    """What each takes of damage that flows through units with these defences; surplus is lost."""
    for shield in shields:
        taken = min(amount, max(0, shield))
        yield taken
        amount -= taken


@frozen
class DamageOrder(Question):
    """Who takes the damage first? Nothing happens before the order is complete."""

    order: tuple[PieceId, ...]
    left: tuple[PieceId, ...]
    amount: Known[int]
    by: Known[int]

    inner: ClassVar[bool] = True

    def still_to_come(self, s: State) -> int:
        """The damage that is left for those whose turn has not come."""
        return self.amount - sum(max(0, defence(s, s.pieces[i])) for i in self.order)

    def options(self, s: State) -> Iterable[Step | No]:
        seen = set()
        for i in self.left:
            if (like := alike(s, s.pieces[i])) not in seen:
                seen.add(like)
                yield TakeNext(self.seat, i, self.order, self.left, self.amount, self.by)
        if s.explaining:
            yield from no_to(
                "order_owner", [unit.id for seat in (0, 1) for unit in units(s, seat) if unit.id not in self.left]
            )

    def ask(self, s: State) -> Phrase:
        return Phrase("{0} damage: who takes it next?", "{0}ダメージ：次に受けるのは？").of(self.still_to_come(s))


@frozen
class DamageNext(DamageOrder):
    """Who is next?"""

    part: ClassVar[bool] = True


@frozen
class TakeNext(Step):
    seat: int
    unit: PieceId
    order: tuple[PieceId, ...]
    left: tuple[PieceId, ...]
    amount: int
    by: int

    def about(self) -> tuple[Thing, ...]:
        return (self.unit,)

    def do(self, s: State) -> None:
        left = tuple(i for i in self.left if i != self.unit)
        order_next(s, DamageNext(self.seat, (*self.order, self.unit), left, self.amount, self.by))

    def say(self, s: State) -> Phrase:
        return Phrase("{0} takes it", "{0}が受ける").of(name(s, self.unit))
