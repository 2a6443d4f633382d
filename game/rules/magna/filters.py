"""Who is meant: scopes and filters of the card data, and who is attacking (magna.md, MS-6.19, 6.20, section 12)."""

from __future__ import annotations

from game.rules.magna.forms import ANY, Filter, Scope
from game.rules.magna.places import HOME, LANE, arms_on, facts, in_battle, magna
from game.table.state import Piece, State


def in_scope(s: State, unit: Piece, scope: Scope) -> bool:
    """True if a unit of the right side stands where the effect looks."""
    if scope == "battle":
        return in_battle(s, unit)
    if scope == "base3":
        return unit.at[0] == HOME
    if scope in ("party", "garrison"):
        return in_battle(s, unit) and (unit.at[0] == LANE) == (scope == "party")
    return True


def attacking(s: State, unit: Piece) -> bool:
    """The strikers, and equally whoever uses the attack ability or tactics card that is going on (MS-6.19)."""
    running = magna(s).attack
    return running is not None and (unit.id in running.strikers or any(use.unit == unit.id for use in running.links))


def plain(s: State, unit: Piece, f: Filter) -> bool:
    """The part of a filter that reads only what is printed and where things lie: nothing that abilities change."""
    own = facts(s, unit)
    if (f.trait and f.trait not in own.traits) or (f.rank and own.rank not in f.rank):
        return False
    if (f.colour and (not unit.face_up or own.colour != f.colour)) or (f.type == "trap" and unit.face_up):
        return False
    if (f.face and unit.face_up != (f.face == "up")) or (f.state and unit.turned != (f.state == "checked")):
        return False
    if f.hero is not None:
        worn = arms_on(s, unit)
        if f.hero != bool(own.hero or (worn and s.cards[worn.card].hero)):
            return False
    return f.max_cost is None or (own.cost is not None and own.cost <= f.max_cost)


def passes(s: State, unit: Piece, f: Filter, source: int) -> bool:
    """True if a constant ability means this unit, by all that constant abilities do not change."""
    if f is ANY:
        return True
    return not (f.other and unit.id == source) and not (f.attacking and not attacking(s, unit)) and plain(s, unit, f)
