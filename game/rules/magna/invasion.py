"""The invasion (magna.md, 5): go or cancel, the party, one battle after another, the aftermath."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.aftermath import Aftermath
from game.rules.magna.attack import AttackStep
from game.rules.magna.battle_end import BattleEnd
from game.rules.magna.events import BattleBegan, FundsTaken, InvasionCancelled, InvasionContinued, PartyFormed
from game.rules.magna.invasion_state import Battle, Invasion
from game.rules.magna.moving import go, next_free
from game.rules.magna.naming import base_name, name
from game.rules.magna.places import HOME, LANE, at_place, base_piece, funds, groups, hand, magna, party, standing, units
from game.rules.magna.refusals import no_to
from game.rules.magna.reinforcement import Reinforcing
from game.rules.magna.triggers import fire
from game.rules.magna.values import has
from game.table.known import Known, PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase, listed


def eligible(s: State, seat: int) -> list[Piece]:
    """Units of base 3 that may join a party: no traps, no Defenders; Checked ones may (MS-5.3)."""
    return [unit for unit in at_place(s, seat, HOME) if unit.face_up and not has(s, unit, "defender")]


@frozen
class Invade(Step):
    """Who declared an invasion goes or cancels; with nobody to send he must cancel (MS-5.1)."""

    seat: int

    def do(self, s: State) -> None:
        me = magna(s)
        if not me.declared_invasion[self.seat]:
            return
        me.acting = self.seat
        s.then(GoOrCancel(self.seat) if eligible(s, self.seat) else CancelInvasion(self.seat, forced=True))


@frozen
class GoOrCancel(Question):
    """Does the invasion take place?"""

    def options(self, s: State) -> Iterable[Step | No]:
        yield CancelInvasion(self.seat)
        yield StartInvasion(self.seat)  # last: what a screen offers first

    def ask(self, s: State) -> Phrase:
        base = first_target(s, self.seat)
        return Phrase("Invade {0} now?", "{0}へ進攻する？").of(base_name(s, 1 - self.seat, base))


@frozen
class CancelInvasion(Step):
    """Funds turn upright and stay; Magna paid is gone (MS-5.1, A8)."""

    seat: int
    forced: bool = False

    def do(self, s: State) -> None:
        for fund in s.inside(funds(self.seat)):
            s.change(fund, turned=False)
        s.tell(InvasionCancelled(self.seat, self.forced))

    def say(self, s: State) -> Phrase:
        return Phrase("cancel the invasion", "進攻を取り止める")


@frozen
class StartInvasion(Step):
    """All war funds come to hand (MS-5.2)."""

    seat: int

    def do(self, s: State) -> None:
        cards = s.inside(funds(self.seat))
        for fund in cards:
            s.move(fund, hand(self.seat))
        magna(s).invasion = Invasion(self.seat, len(cards))
        s.tell(FundsTaken(self.seat, len(cards)))
        s.then(*(fire(s, "invade", self.seat) if cards else ()), PartyNow(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("go: take your war funds and invade", "進攻する（軍資金を手札に加える）")


# ---- the party (MS-5.3) --------------------------------------------------------------------------------------
@frozen
class PartyNow(Step):
    seat: int

    def do(self, s: State) -> None:
        s.then(ChooseParty(self.seat))


@frozen
class ChooseParty(Question):
    """One or more units of base 3."""

    several: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for some in groups(eligible(s, self.seat)):
            yield FormParty(self.seat, some)
        if s.explaining:
            home = at_place(s, self.seat, HOME)
            yield from no_to("trap_stays", [unit.id for unit in home if not unit.face_up])
            yield from no_to("defender", [unit.id for unit in home if has(s, unit, "defender")])
            yield from no_to("from_base_3", [unit.id for unit in units(s, self.seat) if unit.at[0] != HOME])

    def ask(self, s: State) -> Phrase:
        return Phrase("Who joins the invasion party?", "進攻部隊を選ぶ")


@frozen
class FormParty(Step):
    """They stand in the invasion slots with their arms, in the state they were; the first battle begins."""

    seat: int
    units: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.units

    def do(self, s: State) -> None:
        me = magna(s)
        assert me.invasion is not None
        for n, i in enumerate(self.units):
            go(s, s.pieces[i], (LANE, n), "party")
        me.invasion = replace(me.invasion, joined=self.units)
        s.tell(PartyFormed(self.seat, self.units))
        s.then(*battle(first_target(s, self.seat)), Aftermath(self.seat))

    def say(self, s: State) -> Phrase:
        return Phrase("invade: {0}", "進攻：{0}").of(listed(name(s, i) for i in self.units))


# ---- battles -------------------------------------------------------------------------------------------------
def first_target(s: State, invader: int) -> int:
    """The lowest standing base; with a bypass, and two standing, the second-lowest (MS-5.4, 5.5)."""
    there = standing(s, 1 - invader)
    return there[1] if magna(s).bypass[invader] and len(there) > 1 else there[0]


def battle(base: int) -> tuple[Step, ...]:
    return BeginBattle(base), BattleEnd(), AskGoOn()


@frozen
class BeginBattle(Step):
    """A battle at a base: reinforcement of the invader, of the defender, attacks (MS-6.2)."""

    base: Known[int]

    def do(self, s: State) -> None:
        me = magna(s)
        assert me.invasion is not None
        invader, defender = me.invasion.invader, me.invasion.defender
        me.invasion = replace(me.invasion, base=self.base, fell=False)
        me.battle = Battle(invader, self.base)
        piece = base_piece(s, defender, self.base)
        s.tell(BattleBegan(invader, self.base, piece.card if piece else ""))
        s.then(Reinforcing(invader), Reinforcing(defender), AttackStep())


@frozen
class AskGoOn(Step):
    """Only after a fall the invader may go on, to the lowest standing base beyond the fallen one (MS-5.6, 9.5)."""

    def do(self, s: State) -> None:
        invasion = magna(s).invasion
        if invasion and invasion.fell and next_target(s) and party(s):
            s.then(GoOn(invasion.invader))


def next_target(s: State) -> int:
    """The base of the next battle; 0 if there is none."""
    invasion = magna(s).invasion
    if invasion is None:
        return 0
    return next((base for base in standing(s, invasion.defender) if base > invasion.base), 0)


@frozen
class GoOn(Question):
    """Who fights on? The others go to base 3; or the invasion ends here (MS-5.7)."""

    several: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for some in groups(party(s)):
            yield FightOn(self.seat, some)
        yield StopHere(self.seat)
        if s.explaining:
            yield from no_to("from_base_3", [unit.id for unit in units(s, self.seat) if unit.at[0] != LANE])

    def ask(self, s: State) -> Phrase:
        return Phrase("Go on to {0}? Choose who fights on", "{0}へ進む？ 続けて戦うユニットを選ぶ").of(
            base_name(s, 1 - self.seat, next_target(s))
        )


@frozen
class FightOn(Step):
    seat: int
    units: tuple[PieceId, ...]

    def about(self) -> tuple[Thing, ...]:
        return self.units

    def do(self, s: State) -> None:
        base = next_target(s)
        for unit in party(s):
            if unit.id not in self.units:
                go(s, unit, next_free(s, self.seat, HOME), "home")
        for n, unit in enumerate(party(s)):
            if unit.at != (LANE, n):
                go(s, unit, (LANE, n), "slots")
        s.tell(InvasionContinued(self.seat, self.units, base))
        s.then(*battle(base))

    def say(self, s: State) -> Phrase:
        return Phrase("fight on: {0}", "進攻を続ける：{0}").of(listed(name(s, i) for i in self.units))


@frozen
class StopHere(Step):
    seat: int

    def do(self, s: State) -> None:
        pass

    def say(self, s: State) -> Phrase:
        return Phrase("end the invasion", "進攻を終える")
