"""Break triggers, and the other triggers of an attack (magna.md, MS-6.18 and step 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from game.frozen import frozen
from game.rules.magna.alike import one_of_each
from game.rules.magna.damage import ApplyDamage
from game.rules.magna.events import TrapSprung
from game.rules.magna.naming import name
from game.rules.magna.places import magna
from game.rules.magna.refusals import no
from game.rules.magna.triggers import BreakTrigger, fire
from game.table.known import PieceId
from game.table.state import Piece, State
from game.table.step import No, Question, Step, Thing
from game.words import Phrase


def broken(s: State) -> list[Piece]:
    """Trap cards destroyed as traps in this attack, as they lie in the discard pile."""
    running = magna(s).attack
    return [s.pieces[i] for i in running.broken if i in s.pieces] if running else []


@frozen
class BreakTriggers(Step):
    """Exactly one of them triggers, chosen by the defender; traps destroyed by it do not. Nothing can answer it."""

    def do(self, s: State) -> None:
        there = broken(s)
        if there:
            s.then(BreakChoice(there[0].owner), ApplyDamage("break"))


@frozen
class BreakChoice(Question):
    """Which of the destroyed traps triggers?"""

    inner: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        for card in one_of_each(broken(s)):
            yield Spring(self.seat, card.id)
        if s.explaining:
            yield no("one_trap", ())

    def ask(self, s: State) -> Phrase:
        return Phrase("Which of the destroyed traps triggers?", "撃破されたトラップのうち、どれを発動する？")


@frozen
class Spring(Step):
    """Its break trigger happens."""

    seat: int
    card: PieceId

    def about(self) -> tuple[Thing, ...]:
        return (self.card,)

    def do(self, s: State) -> None:
        s.tell(TrapSprung(self.seat, self.card, s.pieces[self.card].card))
        s.then(BreakTrigger(self.seat, self.card))

    def say(self, s: State) -> Phrase:
        return name(s, self.card)


@frozen
class OtherTriggers(Step):
    """Other "when destroyed" triggers: the invader's, then the defender's, in slot order."""

    def do(self, s: State) -> None:
        me = magna(s)
        felled = me.attack.felled if me.attack else ()
        there = [s.pieces[i] for i in felled if i in s.pieces]
        if there and me.battle:
            for seat in (me.battle.defender, me.battle.invader):
                s.then(*fire(s, "destroyed", seat, tuple(piece.id for piece in there if piece.owner == seat)))
