"""The Battle End Step (magna.md, 9): effects end, summons leave, the base is judged."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.damage import ApplyDamage
from game.rules.magna.ending import end
from game.rules.magna.events import BaseFell, BattleEnded
from game.rules.magna.lasting import end_until, recover
from game.rules.magna.leaving import discard_unit
from game.rules.magna.money import gain_magna
from game.rules.magna.moving import go
from game.rules.magna.naming import place_name, standing_at
from game.rules.magna.places import (
    HOME,
    at_place,
    base_piece,
    free_slots,
    garrison,
    is_summoned,
    magna,
    party,
    side,
    slots,
    surplus,
    units,
)
from game.rules.magna.refusals import no_to
from game.rules.magna.triggers import fire
from game.rules.magna.values import fall_magna
from game.table.known import Known, PieceId
from game.table.state import State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


@frozen
class BattleEnd(Step):
    """Battle effects end; summoned units leave before the judgement; skills recover (MS-9.1)."""

    def do(self, s: State) -> None:
        me = magna(s)
        if me.battle is None:
            return
        me.battle, me.attack = replace(me.battle, step="end"), None
        end_until(s, "battle")
        for seat in (me.battle.invader, me.battle.defender):
            for unit in side(s, seat):
                if is_summoned(s, unit):
                    discard_unit(s, unit, "summon")
        recover(s, "battle")
        s.then(ApplyDamage("end"), Judgement())


@frozen
class Judgement(Step):
    """The base falls if its garrison is gone and somebody of the party is left (MS-9.3)."""

    def do(self, s: State) -> None:
        me = magna(s)
        battle, defended, fell = me.battle, garrison(s), False
        assert battle is not None and me.invasion is not None
        fell = not defended and bool(party(s))
        me.battle = None
        me.invasion = replace(me.invasion, fell=fell)
        s.tell(BattleEnded(battle.invader, battle.base, fell))
        if fell:
            fall(s, battle.defender, battle.base)
        elif defended:
            s.then(TrimGarrison(battle.defender, battle.base), Tidy(battle.defender, battle.base))


def fall(s: State, seat: int, base: int) -> None:
    """The base lies sideways, its owner gains Magna; base 3 decides the match at once (MS-9.4, 10.1)."""
    piece = base_piece(s, seat, base)
    assert piece is not None
    s.change(piece, turned=True)
    s.tell(BaseFell(seat, base, piece.card))
    gain_magna(s, seat, fall_magna(s, seat), "fall")
    if base == HOME:
        end(s, (1 - seat,), "base")
    else:
        s.then(*fire(s, "base_taken", 1 - seat), *fire(s, "base_fallen", seat))


# ---- who is too many -----------------------------------------------------------------------------------------
@frozen
class TrimGarrison(Question):
    """Who of the garrison is discarded, until they fit into the slots? The defender keeps whom he likes (MS-9.3)."""

    base: Known[int]

    def do(self, s: State) -> None:
        if surplus(s, self.seat, self.base) > 0:
            Question.do(self, s)

    def options(self, s: State) -> Iterable[Step | No]:
        for unit in at_place(s, self.seat, self.base):
            yield Dismiss(self.seat, unit.id, TrimGarrisonMore(self.seat, self.base))
        if s.explaining:
            yield from no_to("trim_garrison", [unit.id for unit in units(s, self.seat) if unit.at[0] != self.base])

    def ask(self, s: State) -> Phrase:
        return Phrase("Too many units at {0}: discard {1}", "{0}に入りきらない：あと{1}体破棄する").of(
            place_name(self.base), surplus(s, self.seat, self.base)
        )


@frozen
class TrimGarrisonMore(TrimGarrison):
    """One more."""

    part: ClassVar[bool] = True


@frozen
class Dismiss(Step):
    """Discard a unit with its arms: no hero points, no trigger."""

    seat: int
    unit: PieceId
    again: Step

    def about(self) -> tuple[Thing, ...]:
        return (self.unit,)

    def do(self, s: State) -> None:
        discard_unit(s, s.pieces[self.unit], "trimmed")
        s.then(self.again)

    def say(self, s: State) -> Phrase:
        return Phrase("discard {0}", "{0}を破棄する").of(standing_at(s, self.unit))


@frozen
class Tidy(Step):
    """Survivors take the slots; states stay."""

    seat: int
    base: Known[int]

    def do(self, s: State) -> None:
        tidy(s, self.seat, self.base)


def tidy(s: State, seat: int, base: int) -> None:
    """Whoever stands beside the slots of a base takes a free one."""
    free = free_slots(s, seat, base)
    for unit in at_place(s, seat, base):
        if unit.at[1] >= slots(s, base):
            go(s, unit, free.pop(0), "slots")
