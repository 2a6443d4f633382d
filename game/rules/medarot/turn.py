"""The turn, which both seats share: start phase, action phase, end phase (medarot.md, section 8).

Rulings here: R3 (neutral recovery), R26 (both decks empty: a draw), R29.
"""

from __future__ import annotations

from game.frozen import frozen
from game.rules.medarot.drawing import PaidDraw, draw_cards
from game.rules.medarot.effects.field_ops import Burn
from game.rules.medarot.events import Burned, PhaseBegan, Recovered, TurnBegan, TurnedUp
from game.rules.medarot.hand_limit import Limit
from game.rules.medarot.lasting import end, lie, of_kind, use_up
from game.rules.medarot.losing import finish, lose
from game.rules.medarot.medals import gain, pay
from game.rules.medarot.order import NextActivation, rank
from game.rules.medarot.places import BOARD, NEUTRAL, both, deck, face_up, master, medarot, stock
from game.rules.medarot.refill import Filling
from game.rules.medarot.set_window import Setting
from game.rules.medarot.stock import clear_slot
from game.rules.medarot.using import Window
from game.table.known import Known
from game.table.state import State
from game.table.step import Step


@frozen
class Turn(Step):
    """Each step is done by the initiative seat, then by the other."""

    number: Known[int]

    def do(self, s: State) -> None:
        me = medarot(s)
        if me.turn:
            me.first = 1 - me.first  # E5: initiative passes
        me.turn, me.fresh = self.number, ()
        s.tell(TurnBegan(self.number, me.first))
        one, other = both(s)
        s.then(
            Phase("start"),
            Refresh(),
            StartDraw(),  # S1, S2
            PaidDraw(one),
            PaidDraw(other),  # S3
            Filling(one),
            Setting(one),
            Filling(other),
            Setting(other),  # S4
            Limit(one),
            Limit(other),  # S5
            Window(one, "start_phase"),
            Window(other, "start_phase"),  # S6
            Phase("action"),
            *acting_on(s, self.number),
        )


def acting_on(s: State, number: int) -> tuple[Step, ...]:
    """What is left of a turn in its action phase, and the turn after it."""
    one, other = both(s)
    return (
        NextActivation(),
        Phase("end"),
        Recovery(),
        Burns(),  # E1, E2
        Window(one, "end_phase"),
        Window(other, "end_phase"),  # E3
        CleanUp(),
        Turn(number + 1),
    )  # E4, E5


@frozen
class Phase(Step):
    """A phase begins."""

    phase: Known[str]

    def do(self, s: State) -> None:
        medarot(s).phase = self.phase
        s.tell(PhaseBegan(self.phase))


@frozen
class Refresh(Step):
    """S1: face-down Medarots, and on turn 1 the masters, are turned up, used masters upright; nobody has acted."""

    def do(self, s: State) -> None:
        me = medarot(s)
        me.acted = ()
        down = [p for zone in (master(me.first), master(1 - me.first), BOARD) for p in s.inside(zone) if not p.face_up]
        for piece in down:
            s.change(piece, face_up=True)
        for seat in both(s):
            for piece in s.inside(master(seat)):
                if piece.turned:
                    s.change(piece, turned=False)
        if down:
            s.tell(TurnedUp(tuple(p.id for p in down)))
        if me.lasting:
            lie(s)


@frozen
class StartDraw(Step):
    """S2: draw one. An empty deck loses; both are looked at first, so that a double failure is a draw (6.2, R26)."""

    def do(self, s: State) -> None:
        n = medarot(s).rules.start_draw
        empty = [seat for seat in both(s) if len(s.zones.get(deck(seat), ())) < n]
        if len(empty) == 2:
            finish(s, (), "draw")
        elif empty:
            lose(s, empty[0], "cards")
        else:
            for seat in both(s):
                draw_cards(s, seat, n)


@frozen
class Recovery(Step):
    """E1: a medal for each own face-up Medarot in the neutral row (R3)."""

    def do(self, s: State) -> None:
        if not medarot(s).rules.neutral_recovery:
            return
        for seat in both(s):
            if n := sum(p.at[1] == NEUTRAL for p in face_up(s, seat)):
                s.tell(Recovered(seat, n))
                gain(s, seat, n)


@frozen
class Burns(Step):
    """E2: pending payments, in speed order of the burning Medarots."""

    def do(self, s: State) -> None:
        me = medarot(s)
        burning = sorted(
            (rank(s, s.pieces[x.on]), s.pieces[x.on].owner != me.first, x.on, place)
            for place, x in enumerate(of_kind(s, Burn))
        )
        fires = list(of_kind(s, Burn))
        for *_, place in burning:
            x = fires[place]
            owner, effect = s.pieces[x.on].owner, x.effect
            assert isinstance(effect, Burn)
            s.tell(Burned(owner, x.on, effect.amount))
            use_up(s, x)
            pay(s, owner, effect.amount, "burn")
            if s.result is not None:
                return


@frozen
class CleanUp(Step):
    """E4: used Medarotters go to the trash, effects of this turn end, armed effects of masters end."""

    def do(self, s: State) -> None:
        me = medarot(s)
        armed = {x.card for x in me.lasting if x.until == "armed"}
        for seat in both(s):
            for card in s.inside(stock(seat)):
                if card.face_up and card.id not in armed:
                    clear_slot(s, card, "used")
        masters = {p.id for seat in both(s) for p in s.inside(master(seat))}
        end(s, lambda x: x.until == "turn" or (x.until == "armed" and x.card in masters))
