"""Units and arms leave the field without being destroyed (magna.md, 1, MS-4.7, 7.3, 9.1)."""

from __future__ import annotations

from game.rules.magna.cards import BACK
from game.rules.magna.events import Discarded, UnitDiscarded, UnitReturned
from game.rules.magna.lasting import left_field
from game.rules.magna.places import WAS, arms_on, discard, hand, is_summoned, magna
from game.table.state import Piece, State


def bury(s: State, unit: Piece) -> Piece:
    """A unit goes to its owner's discard pile with its arms, face up; what was done to it is over."""
    forget(s, unit)
    return s.move(unit, discard(unit.owner), back=BACK, marks=((WAS, unit.id),))


def forget(s: State, unit: Piece) -> None:
    """Its arms are put away; damage and effects on it end."""
    me = magna(s)
    worn = arms_on(s, unit)
    if worn:
        drop_arms(s, worn, "left")
    if me.damage or me.doomed:
        me.damage = tuple(each for each in me.damage if each[0] != unit.id)
        me.doomed = tuple(each for each in me.doomed if each[0] != unit.id)
    left_field(s, unit.id)


def discard_unit(s: State, unit: Piece, why: str) -> Piece:
    """Put away by its owner or by an effect: no hero points, no trigger (A18)."""
    s.tell(UnitDiscarded(unit.owner, unit.id, unit.card, why))
    return bury(s, unit)


def return_unit(s: State, unit: Piece) -> None:
    """To its owner's hand; its arms are discarded, and a summoned unit's card is, too (MS-7.3)."""
    if is_summoned(s, unit):
        discard_unit(s, unit, "summon")
        return
    s.tell(UnitReturned(unit.owner, unit.id, unit.card if unit.face_up else BACK))
    forget(s, unit)
    s.move(unit, hand(unit.owner), back=BACK)


def drop_arms(s: State, worn: Piece, why: str) -> None:
    """Arms go to their owner's discard pile."""
    left_field(s, worn.id)
    s.move(worn, discard(worn.owner), back=BACK, host=0, marks=((WAS, worn.id),))
    s.tell(Discarded(worn.owner, worn.card, why))
