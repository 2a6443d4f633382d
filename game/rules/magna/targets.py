"""On whom an effect falls, who and what may be chosen for it, and how much it is (magna.md, MS-6.20, section 12)."""

from __future__ import annotations

from game.effects.effect import By
from game.rules.magna.cards import BACK
from game.rules.magna.filters import attacking, in_scope, plain
from game.rules.magna.forms import AttackOf, Counted, Expr, Filter, Sel, TimesX
from game.rules.magna.nouns import Who
from game.rules.magna.places import base_piece, in_battle, is_unit, standing, units
from game.rules.magna.use import named, seat_meant
from game.rules.magna.values import attack, defence, has, shown
from game.table.state import Piece, State

IN_BATTLE = ("battle", "party", "garrison")


# ---- units -----------------------------------------------------------------------------------------------------
def matching(s: State, sel: Sel, by: By, base: int = 0) -> list[Piece]:
    """The units a selection is about now; with `base`, of one base only."""
    seat = seat_meant(by, sel.side)
    found = [
        unit
        for unit in units(s, seat)
        if in_scope(s, unit, sel.scope) and (not base or unit.at[0] == base) and fits(s, unit, sel.filter, by)
    ]
    if sel.filter.highest and found:
        number = attack if sel.filter.highest == "attack" else defence
        most = max(number(s, unit) for unit in found)
        found = [unit for unit in found if number(s, unit) == most]
    return found


def fits(s: State, unit: Piece, f: Filter, by: By) -> bool:
    """True if a unit is one that a filter means."""
    if (f.other and unit.id == by.host) or (f.attacking and not attacking(s, unit)) or not plain(s, unit, f):
        return False
    if f.max_attack is not None and attack(s, unit) > f.max_attack:
        return False
    if f.max_defence is not None and defence(s, unit) > f.max_defence:
        return False
    if f.keyword and not has(s, unit, f.keyword):
        return False
    return not f.has_skill or shown(s, unit).get(f.has_skill, 0) > 0


def members(s: State, who: Who, by: By) -> list[Piece]:
    """The units an effect falls on: those that were chosen and are still there, or all it names."""
    if isinstance(who, Sel):
        if who.scope == "one_base":
            return [unit for i in named(by, "to") if i in s.pieces for unit in matching(s, who, by, s.pieces[i].at[0])]
        if who.n == "all" and not who.filter.highest:
            return matching(s, who, by)
        chosen, inside = named(by, "to"), who.scope in IN_BATTLE
    else:
        chosen, inside = (named(by, "that") if who == "that" else [by.host]), False
    found = [s.pieces[i] for i in chosen if is_unit(s.pieces.get(i))]
    return [unit for unit in found if in_battle(s, unit)] if inside else found


def bases_to_name(s: State, sel: Sel, by: By) -> list[Piece]:
    """The standing bases that may be named: those with a unit that is meant, or all if there is none."""
    seat = seat_meant(by, sel.side)
    there = [base for n in standing(s, seat) if (base := base_piece(s, seat, n))]
    return [base for base in there if matching(s, sel, by, base.at[0])] or there


# ---- cards of a pile ---------------------------------------------------------------------------------------------
def card_fits(s: State, piece: Piece, f: Filter) -> bool:
    """True if a card of a pile is one that a filter means; what is not seen never is."""
    card = s.cards.get(piece.card)
    if card is None or piece.card == BACK or (f.card not in (None, "any") and card.kind != f.card):
        return False
    if (f.trait and f.trait not in getattr(card, "traits", ())) or (
        f.rank and getattr(card, "rank", None) not in f.rank
    ):
        return False
    if (f.colour and card.colour != f.colour) or (f.keyword and f.keyword not in getattr(card, "keywords", ())):
        return False
    if f.hero is not None and f.hero != bool(getattr(card, "hero", 0)):
        return False
    return f.max_cost is None or (getattr(card, "cost", None) is not None and card.cost <= f.max_cost)


# ---- numbers and conditions --------------------------------------------------------------------------------------
def number(s: State, n: Expr, by: By, target: Piece | None = None) -> int:
    """How much it is now. "that" about a target of the effect itself is the target."""
    if isinstance(n, int):
        return n
    if isinstance(n, TimesX):
        return n.x * sum(named(by, "x")) + n.plus
    if isinstance(n, Counted):
        return n.times * len(matching(s, n.count, by))
    if isinstance(n, AttackOf):
        i = by.host if n.attack_of in ("self", "user") else target.id if target else (named(by, "that") or [0])[0]
        unit = s.pieces.get(i)
        return attack(s, unit) if unit is not None and is_unit(unit) else 0
    return sum(s.dice.roll(6) for _ in range(n.dice))
