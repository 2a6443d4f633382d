"""The Reinforcement Step (magna.md, 6.1): the invader first and to the end, then the defender."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.alike import one_of_each
from game.rules.magna.cards import BACK, Arms, Force
from game.rules.magna.damage import ApplyDamage
from game.rules.magna.declaration import ApplyUse
from game.rules.magna.equipping import ChooseBearer, bearers, rearmings
from game.rules.magna.events import UnitPlaced
from game.rules.magna.leaving import forget
from game.rules.magna.may_declare import uses
from game.rules.magna.money import pay_rank
from game.rules.magna.naming import base_name, name
from game.rules.magna.places import arms_on, field, hand, magna, magna_of, printed, side, units
from game.rules.magna.placing import free_place, join_battle, psi_clash
from game.rules.magna.refusals import explained, no, no_to
from game.rules.magna.triggers import fire
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class Reinforcing(Step):
    """One side's reinforcement: one thing after the other until it is done.

    Whoever holds cards, or has somebody face down there, is asked, whatever they are (S2).
    """

    seat: int
    more: Known[bool] = False

    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle is None:
            return
        if not self.more:
            me.battle = replace(me.battle, rearmed=0)
        me.acting = self.seat
        own = side(s, self.seat)
        if s.zones.get(hand(self.seat)) or any(not unit.face_up or arms_on(s, unit) for unit in own):
            question = ReinforceMore(self.seat) if self.more else Reinforce(self.seat)
            s.then(question, Reinforced(self.seat))


@frozen
class Reinforced(Step):
    """A summons takes effect; damage is applied (here only defence can matter, MS-7.2); then the next thing."""

    seat: int

    def do(self, s: State) -> None:
        me = magna(s)
        if me.acting != self.seat:
            return
        declared, me.declared = me.declared, ()
        s.then(*(ApplyUse(use) for use in declared), ApplyDamage("reinforce"), Reinforcing(self.seat, more=True))


@frozen
class Reinforce(Question):
    """Bring forces and arms from hand, summon, turn up from ambush, pass arms on; or be done."""

    waits: ClassVar[bool] = True
    moot: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return explained(s, self.seat, self.known(s), "no_reinforcement")

    def known(self, s: State) -> Iterable[Step | No]:
        for card in one_of_each(s.inside(hand(self.seat))):
            facts = s.cards[card.card]
            if isinstance(facts, Force):
                code = hindrance(s, self.seat, card, facts)
                if not code:
                    yield SendForce(self.seat, card.id)
                elif s.explaining:
                    yield refused(s, self.seat, code, card)
            elif isinstance(facts, Arms):
                code = arms_hindrance(s, self.seat, card, facts)
                if not code:
                    yield SendArms(self.seat, card.id)
                elif s.explaining:
                    yield refused(s, self.seat, code, card)
            elif s.explaining and facts.kind in ("trap", "operation"):
                yield no("no_trap_reinforcement" if facts.kind == "trap" else "no_operation", (card.id,))
        yield from uses(s, self.seat, "reinforce")
        yield from ambushes(s, self.seat)
        yield from exchanges(s, self.seat)
        yield EndReinforcement(self.seat)
        if s.explaining:
            there = {unit.id for unit in side(s, self.seat)}
            yield from no_to("not_in_battle", [unit.id for unit in units(s, self.seat) if unit.id not in there])

    def ask(self, s: State) -> Phrase:
        battle = magna(s).battle
        count, most = len(side(s, self.seat)), magna(s).rules.party_limit
        if battle and self.seat == battle.invader:
            return Phrase("Reinforce your party against {0}: {1} of {2} units", "{0}への進攻部隊に増援：{1}／{2}体").of(
                base_name(s, battle.defender, battle.base), count, most
            )
        base = battle.base if battle else 0
        return Phrase("Reinforce the garrison of {0}: {1} of {2} units", "{0}の守備部隊に増援：{1}／{2}体").of(
            base_name(s, self.seat, base), count, most
        )


@frozen
class ReinforceMore(Reinforce):
    """The reinforcement goes on."""

    part: ClassVar[bool] = True


def refused(s: State, seat: int, code: str, card: Piece) -> No:
    numbers = (magna(s).rules.m_rank_magna, magna_of(s, seat)) if code == "m_magna" else ()
    return no(code, (card.id,), *numbers)


def rank_hindrance(s: State, seat: int, facts: Force | Arms) -> str:
    """Rank S is free, rank M costs a Magna, rank L cannot come (MS-6.4)."""
    if facts.rank not in ("S", "M"):
        return "rank_l"
    return "m_magna" if facts.rank == "M" and magna_of(s, seat) < magna(s).rules.m_rank_magna else ""


def hindrance(s: State, seat: int, card: Piece, facts: Force) -> str:
    """Why a force cannot come as reinforcement, as a code; "" if it can."""
    battle = magna(s).battle
    if battle and seat == battle.invader and "defender" in facts.keywords:
        return "defender_party"
    if code := rank_hindrance(s, seat, facts):
        return code
    if free_place(s, seat) is None:
        return "five_units"
    return "psi" if psi_clash(s, seat, card.card) else ""


def arms_hindrance(s: State, seat: int, card: Piece, facts: Arms) -> str:
    """Why arms cannot come as reinforcement (MS-6.7)."""
    if code := rank_hindrance(s, seat, facts):
        return code
    if not bearers(s, facts, side(s, seat)):
        return "nobody_carries"
    return "psi" if psi_clash(s, seat, card.card) else ""


@frozen
class EndReinforcement(Step):
    seat: int

    def do(self, s: State) -> None:
        magna(s).acting = -1

    def say(self, s: State) -> Phrase:
        return Phrase("end reinforcement", "増援を終える")


@frozen
class SendForce(Step):
    """It stands in the next free place, Normal; no Fight is paid (MS-6.3, 6.4)."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        card = s.pieces[self.card]
        pay_rank(s, self.seat, s.cards[card.card])
        unit = join_battle(s, card, self.seat, why="reinforcement")
        if unit:
            s.then(*fire(s, "reinforce", self.seat, (unit.id,)))

    def say(self, s: State) -> Phrase:
        return sent(s, self.card)


def sent(s: State, piece: int) -> Phrase:
    """A card and what its rank costs."""
    found = s.pieces.get(piece)
    if found is not None and getattr(printed(s, found), "rank", None) == "M":
        return Phrase("{0} for {1} Magna", "{0}（{1}マグナ）").of(name(s, piece), magna(s).rules.m_rank_magna)
    return name(s, piece)


@frozen
class SendArms(Step):
    """Arms for a unit of the own side of this battle (MS-6.7)."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.then(ChooseBearer(self.seat, self.card, "reinforcement"))

    def say(self, s: State) -> Phrase:
        return sent(s, self.card)


# ---- ambush (MS-6.9, 8.3) -----------------------------------------------------------------------------------------
def ambushes(s: State, seat: int) -> Iterable[Step | No]:
    """Face-down cards of the garrison that may be turned up by their owner."""
    battle = magna(s).battle
    for unit in side(s, seat):
        if unit.face_up or battle is None or seat != battle.defender:
            continue
        facts = printed(s, unit)
        if not isinstance(facts, Force) or "ambush" not in facts.keywords:
            if s.explaining:
                yield no("no_ambush", (unit.id,))
            continue
        code = rank_hindrance(s, seat, facts) or ("psi" if psi_clash(s, seat, unit.card) else "")
        if not code:
            yield TurnUp(seat, unit.id)
        elif s.explaining:
            yield refused(s, seat, code, unit)


@frozen
class TurnUp(Step):
    """It is a newly placed Normal unit in its place; arms on the trap are discarded."""

    seat: int
    unit: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.unit,)

    def do(self, s: State) -> None:
        trap = s.pieces[self.unit]
        pay_rank(s, self.seat, printed(s, trap))
        forget(s, trap)
        unit = s.move(trap, field(self.seat), back=BACK, at=trap.at)
        s.tell(UnitPlaced(self.seat, unit.id, unit.card, unit.at, "ambush"))
        s.then(*fire(s, "reinforce", self.seat, (unit.id,)))

    def say(self, s: State) -> Phrase:
        return Phrase("ambush: {0}", "伏兵：{0}").of(sent(s, self.unit))


# ---- arms among the units of this battle (MS-6.10) -----------------------------------------------------------
def exchanges(s: State, seat: int) -> Iterable[Step | No]:
    """Passing arms on: one row for each arms is enough for any arrangement, and one is to spare."""
    battle = magna(s).battle
    worn = sum(arms_on(s, unit) is not None for unit in side(s, seat))
    if battle and worn and battle.rearmed <= worn:
        yield from rearmings(s, seat, "exchange", (CountExchange(),))


@frozen
class CountExchange(Step):
    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle:
            me.battle = replace(me.battle, rearmed=me.battle.rearmed + 1)
