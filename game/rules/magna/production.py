"""The Production Phase (magna.md, 4.3): any number of actions in any order, First and then Second."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.alike import one_of_each
from game.rules.magna.cards import Arms, Force
from game.rules.magna.damage import ApplyDamage
from game.rules.magna.equipping import ChooseBearer, bearers
from game.rules.magna.interrupting import CarryOut, Interruption
from game.rules.magna.leaving import discard_unit
from game.rules.magna.may_declare import uses
from game.rules.magna.money import gain_fight, pay_fight, pay_magna
from game.rules.magna.naming import name, place_name
from game.rules.magna.places import (
    BASES,
    At,
    at_place,
    bases,
    field,
    fight_of,
    free_slots,
    hand,
    magna,
    magna_of,
    slots,
    standing,
    units,
    with_flag,
)
from game.rules.magna.placing import place_unit, psi_clash, set_trap
from game.rules.magna.refusals import explained, no, no_to
from game.rules.magna.triggers import fire
from game.rules.magna.values import trap_cost
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Spot, Step, Thing
from game.words import Phrase


@frozen
class Producing(Step):
    """One player's production: actions until he ends it."""

    seat: int

    def do(self, s: State) -> None:
        magna(s).acting = self.seat
        s.then(Produce(self.seat), Produced(self.seat))


@frozen
class Produced(Step):
    """After each action: an interrupt, the effects, an application of damage (MS-4.14, 4.15); then the next action."""

    seat: int

    def do(self, s: State) -> None:
        me = magna(s)
        if me.acting != self.seat:
            return
        declared: tuple[Step, ...] = (Interruption(1 - self.seat), CarryOut(self.seat)) if me.declared else ()
        s.then(*declared, ApplyDamage("production"), Producing(self.seat))


# ---- what can be done ----------------------------------------------------------------------------------------
@frozen
class Produce(Question):
    """Place forces, attach arms, use operations and abilities, set traps, exchange Magna, or end production.

    Somebody is asked even with one answer only, as not being asked would tell about a hand (S2).
    """

    waits: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_production")

    def known(self, s: State) -> Iterable[Step | No]:
        seat, cards = self.seat, one_of_each(s.inside(hand(self.seat)))
        for card in cards:
            printed = s.cards[card.card]
            if isinstance(printed, Force):
                yield from offered(s, seat, card, printed, PlaceForce(seat, card.id))
            elif isinstance(printed, Arms):
                yield from arms_offered(s, seat, card, printed)
        if fight_of(s, seat) >= trap_cost(s, seat) and standing(s, seat):
            for card in cards:
                yield SetTrap(seat, card.id)
        elif s.explaining:
            yield from no_to("trap_fight", [card.id for card in cards], trap_cost(s, seat), fight_of(s, seat))
        yield from uses(s, seat, "production")
        if magna_of(s, seat):
            yield Exchange(seat)
        elif s.explaining:
            yield no("no_exchange", ())
        yield EndProduction(seat)
        if s.explaining:
            yield from never_here(s, seat)

    def ask(self, s: State) -> Phrase:
        return Phrase("Production: {0} Fight, {1} Magna", "生産：{0}ファイト、{1}マグナ").of(
            fight_of(s, self.seat), magna_of(s, self.seat)
        )


def offered(s: State, seat: int, card: Piece, printed: Force | Arms, step: Step) -> Iterable[Step | No]:
    """A card that is paid with Fight, or why it cannot be (MS-4.6, 4.8, 8.2)."""
    if printed.cost is None:
        if s.explaining:
            yield no("no_cost", (card.id,))
    elif printed.cost > fight_of(s, seat):
        if s.explaining:
            yield no("not_enough_fight", (card.id,), printed.cost, fight_of(s, seat))
    elif psi_clash(s, seat, card.card):
        if s.explaining:
            yield no("psi", (card.id,))
    else:
        yield step


def arms_offered(s: State, seat: int, card: Piece, printed: Arms) -> Iterable[Step | No]:
    """Arms that some unit can carry (MS-4.9); possession arms wait for a battle (MS-8.4)."""
    if "possession" in printed.keywords:
        if s.explaining:
            yield no("possession_later", (card.id,))
    elif bearers(s, printed, units(s, seat)):
        yield from offered(s, seat, card, printed, AttachArms(seat, card.id))
    elif s.explaining:
        yield no("nobody_carries", (card.id,))


def never_here(s: State, seat: int) -> Iterable[No]:
    """For "why not?": what has no use in this phase."""
    for card in s.inside(hand(seat)):
        kind = s.cards[card.card].kind
        if kind == "tactics" and s.cards[card.card].timing != "interrupt":
            yield no("tactics_in_battle", (card.id,))
        elif kind == "trap":
            yield no("trap_card", (card.id,))
    yield from no_to("face_down", [unit.id for unit in units(s, seat) if not unit.face_up])
    yield from no_to("not_yours", [unit.id for unit in units(s, 1 - seat)])
    yield from no_to("not_yours", [base.id for base in s.inside(bases(1 - seat))])


@frozen
class EndProduction(Step):
    seat: int

    ends: ClassVar[bool] = True

    def do(self, s: State) -> None:
        magna(s).acting = -1

    def say(self, s: State) -> Phrase:
        return Phrase("end production", "生産を終える")


@frozen
class Exchange(Step):
    """Pay 1 Magna, gain 5 Fight (MS-4.13)."""

    seat: int

    def do(self, s: State) -> None:
        pay_magna(s, self.seat, 1, "exchange")
        gain_fight(s, self.seat, magna(s).rules.exchange, "exchange")

    def say(self, s: State) -> Phrase:
        return Phrase("exchange 1 Magna for {0} Fight", "1マグナを{0}ファイトにする").of(magna(s).rules.exchange)


# ---- units into slots ----------------------------------------------------------------------------------------
@frozen
class PlaceForce(Step):
    """Pay its cost and put it into a slot of an own standing base (MS-4.6)."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.then(ChooseSlot(self.seat, self.card))

    def say(self, s: State) -> Phrase:
        cost = s.cards[s.pieces[self.card].card].cost if self.card in s.pieces else 0
        return Phrase("place {0} for {1} Fight", "{0}を{1}ファイトで配置する").of(name(s, self.card), cost)


@frozen
class SetTrap(Step):
    """Put any hand card face-down into a slot for 1 Fight (MS-4.11)."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.then(ChooseSlot(self.seat, self.card, down=True))

    def say(self, s: State) -> Phrase:
        return Phrase("set {0} as a trap for {1} Fight", "{0}を{1}ファイトでトラップとして伏せる").of(
            name(s, self.card), trap_cost(s, self.seat)
        )


@frozen
class ChooseSlot(Question):
    """Which slot? Free ones of a base stand for each other; in a full base one unit is discarded (MS-4.7)."""

    card: PieceId
    down: bool = False

    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for base in standing(s, self.seat):
            free = free_slots(s, self.seat, base)
            if free:
                yield PlaceAt(self.seat, self.card, free[0], self.down)
            for unit in at_place(s, self.seat, base):
                if not free:
                    yield PlaceAt(self.seat, self.card, (base, unit.at[1]), self.down, unit.id)
                elif s.explaining:
                    yield no("base_free", (unit.id,))
        if s.explaining:
            open_bases = standing(s, self.seat)
            yield from no_to("base_fallen", [p.id for p in s.inside(bases(self.seat)) if p.turned])
            yield from no_to(
                "base_fallen",
                [Spot(field(self.seat), (base, n)) for base in BASES if base not in open_bases for n in range(5)],
            )
            yield from no_to(
                "augment_slot",
                [Spot(field(self.seat), (base, n)) for base in open_bases for n in range(slots(s, base), 5)],
            )
            yield from no_to("invasion_slot", [Spot(field(self.seat), (0, n)) for n in range(5)])

    def ask(self, s: State) -> Phrase:
        return Phrase("Where does {0} go?", "{0}をどこに置く？").of(name(s, self.card))


@frozen
class PlaceAt(Step):
    seat: int
    card: PieceId
    at: At
    down: bool = False
    victim: PieceId = 0

    def about(self) -> tuple[Thing, ...]:
        return (self.victim,) if self.victim else (Spot(field(self.seat), self.at),)

    def do(self, s: State) -> None:
        me, card = magna(s), s.pieces[self.card]
        if self.victim:
            discard_unit(s, s.pieces[self.victim], "replaced")
        if self.down:
            pay_fight(s, self.seat, trap_cost(s, self.seat))
            me.trap_set = with_flag(me.trap_set, self.seat, True)
            set_trap(s, card, self.seat, self.at)
            return
        printed: Force = s.cards[card.card]
        pay_fight(s, self.seat, printed.cost or 0)
        unit = place_unit(s, card, self.seat, self.at, "swift" not in printed.keywords, "production")
        if unit:
            s.then(*fire(s, "enter", self.seat, (unit.id,)))

    def say(self, s: State) -> Phrase:
        where = place_name(self.at[0])
        if self.victim:
            return Phrase("at {0}, discarding {1}", "{0}へ（{1}を破棄）").of(where, name(s, self.victim))
        return Phrase("at {0}", "{0}へ").of(where)


# ---- arms ----------------------------------------------------------------------------------------------------
@frozen
class AttachArms(Step):
    """Pay the cost and attach to an own face-up unit that has the equip skill (MS-4.9)."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.then(ChooseBearer(self.seat, self.card, "production"))

    def say(self, s: State) -> Phrase:
        cost = s.cards[s.pieces[self.card].card].cost if self.card in s.pieces else 0
        return Phrase("attach {0} for {1} Fight", "{0}を{1}ファイトで装備する").of(name(s, self.card), cost)
