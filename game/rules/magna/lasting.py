"""Effects that run for a while, and what was spent (magna.md, MS-4.24, 6.17, 8.1, 8.8, 9.1, section 12).

Nothing is ever written onto a unit: whoever needs a number asks which of these are about it (values.py). Each ends at a
named moment: "momentary" when its attack is over, before break triggers; "battle" and "turn" at their ends; all of them
when the unit leaves the field. Spent skills and used abilities are marks on the unit, base or arms:

    b/<skill>  t/<skill>     icons spent in a battle, outside
    B/<key>    T/<key>       an ability used that may be used once per battle, per turn
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from game.frozen import frozen
from game.rules.magna.forms import Until
from game.rules.magna.places import arms, bases, field, magna
from game.table.known import PieceId
from game.table.state import Piece, State

if TYPE_CHECKING:
    from collections.abc import Iterable

Span = Literal["battle", "turn"]
SPENT = {"battle": "b/", "turn": "t/"}
ONCE = {"battle": "B/", "turn": "T/"}


@frozen
class Lasting:
    """One effect in force on one unit."""

    unit: PieceId
    until: Until
    seat: int  # whose effect it is
    card: str = ""  # where it comes from
    attack: int = 0
    defence: int = 0
    keyword: str = ""
    skills: tuple[tuple[str, int], ...] = ()
    equip: str = ""
    prevents: Literal["", "destroy", "damage"] = ""


def begin(s: State, *effects: Lasting) -> None:
    """Effects come into force."""
    me = magna(s)
    me.lasting = (*me.lasting, *effects)
    s.offered.clear()


def end_until(s: State, moment: str) -> None:
    """Everything that lasts until a moment ends."""
    me = magna(s)
    if any(x.until == moment for x in me.lasting):
        me.lasting = tuple(x for x in me.lasting if x.until != moment)
        s.offered.clear()


def left_field(s: State, unit: int) -> None:
    """A unit is gone, and so is what was done to it."""
    me = magna(s)
    if any(x.unit == unit for x in me.lasting):
        me.lasting = tuple(x for x in me.lasting if x.unit != unit)


def protected(s: State, unit: Piece, what: str = "destroy") -> bool:
    """True if a unit cannot be destroyed, or takes no damage, now (MS-7.5)."""
    return any(x.prevents == what and x.unit == unit.id for x in magna(s).lasting)


def weakened_by(s: State, unit: Piece, seat: int) -> bool:
    """True if an effect of a seat lowers the defence of a unit now (MS-7.4)."""
    return any(x.unit == unit.id and x.seat == seat and x.defence < 0 for x in magna(s).lasting)


# ---- what was spent --------------------------------------------------------------------------------------------
def span(s: State) -> Span:
    """Icons spent now recover when the battle ends, or outside of battles when the turn ends (MS-8.1)."""
    return "battle" if magna(s).battle else "turn"


def spent(unit: Piece, skill: str) -> int:
    """Icons of a skill that are spent and have not recovered."""
    return sum(n for mark, n in unit.marks if mark[:2] in ("b/", "t/") and mark[2:] == skill) if unit.marks else 0


def spend(s: State, unit: Piece, skills: Iterable[str]) -> None:
    for skill in skills:
        unit = s.mark_piece(unit, SPENT[span(s)] + skill, 1)


def used(piece: Piece, key: str, once: Span) -> bool:
    """True if the ability has been used in this battle or turn and may not be used again."""
    return piece.has(ONCE[once] + key) > 0


def use_up(s: State, piece: Piece, key: str, once: Span) -> None:
    s.mark_piece(piece, ONCE[once] + key, 1)


def recover(s: State, moment: Span) -> None:
    """Spent skills come back, and abilities may be used again, when a battle or a turn ends."""
    gone = (SPENT[moment], ONCE[moment])
    for seat in (0, 1):
        for zone in (field(seat), arms(seat), bases(seat)):
            for piece in s.inside(zone):
                if any(mark[:2] in gone for mark, _ in piece.marks):
                    s.change(piece, marks=tuple(each for each in piece.marks if each[0][:2] not in gone))
