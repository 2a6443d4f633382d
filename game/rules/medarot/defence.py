"""The defence step (medarot.md, 12.2 D3, 13): guards, traps, barriers, Defence Medarotters, armed effects."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.medarot.destruction import Destroy
from game.rules.medarot.effects.fight_ops import AlterAttack, Ward, alter, suits
from game.rules.medarot.events import Guarded, Negated, TrapSprung
from game.rules.medarot.fight import Fight
from game.rules.medarot.lasting import Lasting, end, use_up
from game.rules.medarot.may_use import unusable
from game.rules.medarot.places import BOARD, adjacent, cell_of, hand, medarot, medarots_in, stock, unused_stock
from game.rules.medarot.refusals import no
from game.rules.medarot.stats import stat
from game.rules.medarot.stock import clear_slot
from game.rules.medarot.using import usable
from game.rules.medarot.words import TYPES, name, standing
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def going_on(s: State) -> tuple[Fight, Piece, Piece] | None:
    """The attack, its attacker and its target, as long as there is something to defend against."""
    fight = medarot(s).fight
    if fight is None or fight.over:
        return None
    attacker, target = s.pieces.get(fight.attacker), s.pieces.get(fight.target)
    return (fight, attacker, target) if attacker and target else None


# ---- wards ---------------------------------------------------------------------------------------------------
def wards(s: State, seat: int) -> Iterable[tuple[Lasting, Ward, Piece]]:
    """The wards of a seat in force, each with its Medarot."""
    for x in medarot(s).lasting:
        if x.seat == seat and isinstance(x.effect, Ward):
            own = s.pieces.get(x.source)
            if own and own.zone == BOARD and own.face_up:
                yield x, x.effect, own


def protects(x: Lasting, ward: Ward, own: Piece, target: Piece) -> bool:
    """True if a Medarot is in the scope of a ward. A guard does not guard itself."""
    if ward.kind == "guard" and own.id == target.id:
        return False
    if x.on:
        return x.on == target.id
    return ward.scope == "allies" or adjacent(cell_of(own), cell_of(target))


def refuses(s: State, x: Lasting, ward: Ward, own: Piece) -> No | None:
    """Why a ward cannot be used against the attack that is going on."""
    now = going_on(s)
    if now is None:
        return no("no_target", (own.id,))
    fight, attacker, target = now
    if not protects(x, ward, own, target):
        return no("not_in_scope", (own.id,))
    if suits(s, ward.attack_type or "", None):
        return no("other_attack", (own.id,), TYPES[ward.attack_type or "special"])
    if ward.kind == "guard" and fight.guarded:
        return no("one_guard", (own.id,))
    if ward.kind == "trap" and ward.power < (armor := stat(s, attacker, "armor")):
        return no("trap_too_weak", (own.id,), ward.power, armor)
    most, power = ward.power_max, stat(s, attacker, "power")
    if ward.kind == "barrier" and most is not None and power > most:
        return no("barrier_too_weak", (own.id,), most, power)
    return None


def ward_of(s: State, seat: int, own: int, kind: str) -> Lasting:
    return next(
        x
        for x, ward, piece in wards(s, seat)
        if piece.id == own and ward.kind == kind and refuses(s, x, ward, piece) is None
    )


def armed(s: State, seat: int) -> Iterable[tuple[Lasting, AlterAttack]]:
    """Effects that were armed and wait to be spent (11.4)."""
    return (
        (x, x.effect)
        for x in medarot(s).lasting
        if x.seat == seat and x.until == "armed" and isinstance(x.effect, AlterAttack)
    )


# ---- the question ------------------------------------------------------------------------------------------------
@frozen
class Defence(Step):
    """D3, again and again until the owner of the target passes or the attack is over.

    Whoever has cards that nobody else sees is asked, whatever they are: not being asked would tell (S11).
    """

    seat: int

    def do(self, s: State) -> None:
        if going_on(s) and (
            s.zones.get(hand(self.seat))
            or unused_stock(s, self.seat)
            or any(isinstance(option, Step) for option in answers(s, self.seat))
        ):
            s.then(Defend(self.seat))


def answers(s: State, seat: int) -> Iterable[Step | No]:
    """Everything that a seat can do against the attack."""
    again = Defence(seat)
    for x, ward, own in wards(s, seat):
        if ward.kind != "reflect":
            yield refuses(s, x, ward, own) or DEFENCES[ward.kind](seat, own.id)
    for x, effect in armed(s, seat):
        if wrong := suits(s, effect.attack_type or "", effect.power_max):
            if s.explaining:
                yield no(wrong if wrong == "no_target" else "no_legal_target", (x.card,))
        else:
            yield SpendArmed(seat, x.card)
    yield from usable(s, seat, "defense", after=(again,))


@frozen
class Defend(Question):
    """Guards, traps, barriers, Defence Medarotters and armed effects, in any order, until passing."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True
    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        yield from answers(s, self.seat)
        yield Pass(self.seat)
        if s.explaining:
            yield from unusable(s, self.seat, "defense")
            yield no("hand_waits", [p.id for p in medarots_in(s, self.seat)])
            active = {own.id for _, _, own in wards(s, self.seat)}
            yield no("reflects_weak", [own.id for _, ward, own in wards(s, self.seat) if ward.kind == "reflect"])
            yield no("ward_idle", [p.id for p in s.inside(BOARD) if p.owner == self.seat and p.id not in active])

    def ask(self, s: State) -> Phrase:
        now = going_on(s)
        if now is None:
            return Phrase("Defend?", "防御する？")
        fight, attacker, target = now
        weak = Phrase(", made weak", "、弱攻撃") if fight.weak else Phrase("", "")
        return Phrase("{0} attacks {1}: power {2} against armour {3}{4}", "{0}が{1}を攻撃：威力{2} 対 装甲{3}{4}").of(
            name(s, attacker), standing(s, target), stat(s, attacker, "power"), stat(s, target, "armor"), weak
        )


@frozen
class Pass(Step):
    """Nothing more is done against the attack."""

    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("let it come", "受ける")


@frozen
class Guard(Step):
    """Take the attack upon itself: the guard becomes the target, wherever it stands (R30)."""

    seat: int
    ward: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.ward,)

    def do(self, s: State) -> None:
        me = medarot(s)
        assert me.fight is not None
        use_up(s, ward_of(s, self.seat, self.ward, "guard"))
        s.tell(Guarded(self.ward, me.fight.target))
        me.fight = replace(me.fight, target=self.ward, guarded=True)
        s.then(Defence(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("{0} takes the attack", "{0}がかわりに受ける").of(name(s, self.ward))


@frozen
class SpringTrap(Step):
    """The attacker is destroyed, its owner pays its cost, and the attack ends."""

    seat: int
    ward: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.ward,)

    def do(self, s: State) -> None:
        me = medarot(s)
        assert me.fight is not None
        attacker = s.pieces[me.fight.attacker]
        use_up(s, ward_of(s, self.seat, self.ward, "trap"))
        s.tell(TrapSprung(self.ward, attacker.id))
        me.fight = replace(me.fight, over=True)
        s.then(Destroy(attacker.id, stat(s, attacker, "cost"), "trap"))

    def say(self, s: State) -> Phrase:
        return Phrase("spring the trap of {0}", "{0}のトラップを使う").of(name(s, self.ward))


@frozen
class Barrier(Step):
    """The attack is negated."""

    seat: int
    ward: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.ward,)

    def do(self, s: State) -> None:
        me = medarot(s)
        assert me.fight is not None
        use_up(s, ward_of(s, self.seat, self.ward, "barrier"))
        s.tell(Negated(me.fight.attacker, me.fight.target, self.ward))
        me.fight = replace(me.fight, over=True)

    def say(self, s: State) -> Phrase:
        return Phrase("use the barrier of {0}", "{0}のバリアを使う").of(name(s, self.ward))


DEFENCES: dict[str, type[Guard] | type[SpringTrap] | type[Barrier]] = {
    "guard": Guard,
    "trap": SpringTrap,
    "barrier": Barrier,
}


@frozen
class SpendArmed(Step):
    """Spend an armed effect on this attack; its card is trashed then (11.4)."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        spent = next(x for x, _ in armed(s, self.seat) if x.card == self.card)
        effect = spent.effect
        end(s, lambda x: x is spent)
        card = s.pieces[self.card]
        if card.zone == stock(self.seat):
            clear_slot(s, card, "used")
        if isinstance(effect, AlterAttack):
            alter(s, effect.to, 0)
        s.then(Defence(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("spend {0}", "{0}を使う").of(name(s, self.card))
