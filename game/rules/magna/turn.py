"""The turn: its phases, the Fight decision and the turn end (magna.md, 4, 4.1, 4.6).

There is no turn player: both act in every turn, First does the whole phase, then Second.
"""

from __future__ import annotations

from game.frozen import frozen
from game.rules.magna.adjusting import AdjustHand
from game.rules.magna.armament import Arming
from game.rules.magna.damage import ApplyDamage
from game.rules.magna.ending import judge
from game.rules.magna.events import AllReadied, DieRolled, FirstDecided, PhaseBegan, TurnBegan, TurnEnded
from game.rules.magna.invasion import Invade
from game.rules.magna.lasting import end_until, recover
from game.rules.magna.money import gain_magna, pay_fight, set_fight
from game.rules.magna.places import both, fight_of, magna
from game.rules.magna.production import Producing
from game.rules.magna.triggers import fire
from game.rules.magna.unit_states import ready_all
from game.table.known import Known
from game.table.state import State
from game.table.step import Step


@frozen
class Turn(Step):
    """1 Fight decision, 2 hand adjustment, 3 production, 4 armament, 5 invasion, 6 turn end; then the next one."""

    number: Known[int]

    def do(self, s: State) -> None:
        me = magna(s)
        me.turn, me.rolled = self.number, ()
        me.declared_invasion = me.bypass = me.trap_set = (False, False)
        s.tell(TurnBegan(self.number))
        s.then(
            Phase("fight"),
            FightDecision(),
            Phase("adjust"),
            Phase("production"),
            FightLost(),
            Phase("armament"),
            Phase("invasion"),
            Phase("end"),
            TurnEnd(),
            Turn(self.number + 1),
        )


PARTS: dict[str, type[AdjustHand] | type[Producing] | type[Arming] | type[Invade]] = {
    "adjust": AdjustHand,
    "production": Producing,
    "armament": Arming,
    "invasion": Invade,
}


@frozen
class Phase(Step):
    """A phase begins: First does his part of it, then Second."""

    name: Known[str]

    def do(self, s: State) -> None:
        me = magna(s)
        me.phase, me.acting = self.name, -1
        s.tell(PhaseBegan(self.name))
        if self.name in PARTS:
            s.then(*(PARTS[self.name](seat) for seat in both(s)))


# ---- 4.1 Fight decision --------------------------------------------------------------------------------------
@frozen
class FightDecision(Step):
    """Each rolls one die; the higher is First (MS-4.1)."""

    def do(self, s: State) -> None:
        totals = (s.dice.roll(6), s.dice.roll(6))
        for seat in (0, 1):
            s.tell(DieRolled(seat, totals[seat], totals[seat]))
        s.then(DecideFirst(totals))


@frozen
class DecideFirst(Step):
    """On a tie the fortune dice are rolled; otherwise First's total is the Fight of both (MS-4.2, 4.3)."""

    totals: Known[tuple[int, int]]

    def do(self, s: State) -> None:
        if self.totals[0] == self.totals[1]:
            s.then(FortuneDice(self.totals))
            return
        me = magna(s)
        me.rolled = self.totals
        me.first = 0 if self.totals[0] > self.totals[1] else 1
        fight = max(self.totals)
        s.tell(FirstDecided(me.first, fight))
        for seat in (0, 1):
            set_fight(s, seat, fight)


@frozen
class FortuneDice(Step):
    """Each rolls one fortune die, adds it to his total and gains 1 Magna for it (MS-4.2, A3)."""

    totals: Known[tuple[int, int]]

    def do(self, s: State) -> None:
        faces = (s.dice.roll(6), s.dice.roll(6))
        after = (self.totals[0] + faces[0], self.totals[1] + faces[1])
        for seat in (0, 1):
            s.tell(DieRolled(seat, faces[seat], after[seat], fortune=True))
            gain_magna(s, seat, magna(s).rules.fortune_magna, "fortune")
        s.then(*fire(s, "fortune", 0), *fire(s, "fortune", 1), DecideFirst(after))


@frozen
class FightLost(Step):
    """When both have ended their production, all Fight is lost (4.3)."""

    def do(self, s: State) -> None:
        for seat in (0, 1):
            pay_fight(s, seat, fight_of(s, seat), "over")


# ---- 4.6 turn end --------------------------------------------------------------------------------------------
@frozen
class TurnEnd(Step):
    """Effects of the turn stop, every unit becomes Normal, skills recover, who is too weak falls; then MS-10.2."""

    def do(self, s: State) -> None:
        end_until(s, "turn")
        for seat in both(s):
            ready_all(s, seat)
            s.tell(AllReadied(seat))
        recover(s, "turn")
        s.then(ApplyDamage("turn end"), EndOfTurn())


@frozen
class EndOfTurn(Step):
    """Is the match over (MS-4.25)?"""

    def do(self, s: State) -> None:
        s.tell(TurnEnded(magna(s).turn))
        judge(s)
