"""What blocks and interrupts do to what they answer (magna.md, MS-4.15, MS-6.21)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.magna.events import Negated, Redirected, Reduced
from game.rules.magna.places import magna
from game.table.state import Piece, State


def negate(s: State) -> None:
    """The whole declaration, with all links of its chain, has no effect."""
    me = magna(s)
    if me.attack:
        me.attack = replace(me.attack, negated=True)
        s.tell(Negated(me.attack.seat))
    else:
        me.cancelled = True


def reduce_by(s: State, n: int) -> None:
    """The damage of the attack is lowered."""
    me = magna(s)
    if me.attack:
        me.attack = replace(me.attack, reduce=me.attack.reduce + n)
        s.tell(Reduced(n))


def redirect(s: State, unit: Piece) -> None:
    """A skirmish has another target."""
    me = magna(s)
    if me.attack and me.attack.kind == "skirmish":
        me.attack = replace(me.attack, target=unit.id)
        s.tell(Redirected(unit.id))


def soak(s: State, amount: int) -> int:
    """What is left of damage that the attack deals now: the reduction is used up link by link (MS-6.21)."""
    me = magna(s)
    if me.attack is None or not me.attack.striking or not me.attack.reduce or amount <= 0:
        return amount
    taken = min(me.attack.reduce, amount)
    me.attack = replace(me.attack, reduce=me.attack.reduce - taken)
    return amount - taken
