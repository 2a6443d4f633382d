"""On whom an effect falls, who and what may be chosen for it, and how much it is (magna.md, MS-6.20, section 12)."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace

from game.effects.effect import By
from game.rules.magna.cards import BACK
from game.rules.magna.filters import attacking, in_scope, plain
from game.rules.magna.forms import (
    AttackIs,
    AttackOf,
    BasesFallen,
    Condition,
    CountAtLeast,
    Counted,
    Expr,
    Filter,
    InCharge,
    Sel,
    TimesX,
    TraitTarget,
)
from game.rules.magna.nouns import Who
from game.rules.magna.places import (
    At,
    arms_on,
    base_piece,
    facts,
    fallen,
    in_battle,
    is_unit,
    magna,
    standing,
    units,
)
from game.rules.magna.use import Use, named
from game.rules.magna.values import attack, defence, in_charge, shown
from game.table.state import Piece, State

IN_BATTLE = ("battle", "party", "garrison")
NOWHERE: Mapping[int, At] = {}


# ---- units -----------------------------------------------------------------------------------------------------
def matching(s: State, sel: Sel, by: By, base: int = 0) -> list[Piece]:
    """The units a selection is about now; with `base`, of one base only."""
    seat = by.seat if sel.side == "own" else 1 - by.seat
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
    seat = by.seat if sel.side == "own" else 1 - by.seat
    there = [base for n in standing(s, seat) if (base := base_piece(s, seat, n))]
    return [base for base in there if matching(s, sel, by, base.at[0])] or there


def alike(s: State, unit: Piece) -> Hashable:
    """What units that stand for each other have in common: face, state, marks, place, arms, effects on them, and what
    has been declared about them.

    Face-down units never do: who cannot see them still remembers which is which.
    """
    if not unit.face_up:
        return unit.id
    worn = arms_on(s, unit)
    return (
        unit.card,
        unit.owner,
        unit.turned,
        unit.marks,
        unit.at[:1],
        worn and (worn.card, worn.marks),
        attacking(s, unit),
        tuple(replace(x, unit=0) for x in magna(s).lasting if x.unit == unit.id),
        tuple(n for i, n, _ in magna(s).damage if i == unit.id),
        declared_about(s, unit.id),
    )


def declared_about(s: State, unit: int) -> Hashable:
    """What is declared now and not yet applied in which a unit has a part: as the target of the skirmish, in what a
    declaration names. Whoever answers it, or goes on with it, may mean just this unit, or just another one."""
    me = magna(s)
    running, uses = me.attack, me.declared
    if running is None and not uses:
        return ()
    if running is not None:
        uses = (*uses, *running.links, *running.block)
    return running is not None and running.target == unit, tuple(part_in(use, unit) for use in uses)


def part_in(use: Use, unit: int) -> tuple[bool, ...]:
    """Which choices of a declaration are this unit."""
    return use.unit == unit, use.sacrifice == unit, *(unit in pick for pick in use.picks)


def first_alike(s: State, found: Iterable[Piece], use: Use, planned: Mapping[int, At] = NOWHERE) -> list[Piece]:
    """One unit of each kind that can be told apart, the lowest id first. What has been chosen for this declaration so
    far tells them apart as well, and where they will stand then."""
    kinds: dict[Hashable, Piece] = {}
    for unit in sorted(found, key=lambda u: u.id):
        kinds.setdefault((alike(s, unit), part_in(use, unit.id), planned.get(unit.id, unit.at)[:1]), unit)
    return list(kinds.values())


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


def first_of_each(found: Iterable[Piece]) -> list[Piece]:
    """One card of each face, the lowest id first."""
    kinds: dict[str, Piece] = {}
    for piece in sorted(found, key=lambda p: p.id):
        kinds.setdefault(piece.card, piece)
    return list(kinds.values())


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


def met(s: State, condition: Condition | None, by: By) -> bool:
    """True if a condition of an ability or card is met."""
    if condition is None:
        return True
    running = magna(s).attack
    if isinstance(condition, AttackIs):
        if running is None:
            return False
        return running.is_strike if condition.attack_is == "strike" else running.kind == condition.attack_is
    if isinstance(condition, InCharge):
        unit = s.pieces.get(by.host)
        return unit is not None and in_charge(s, unit)
    if isinstance(condition, TraitTarget):
        return any(set(condition.trait_target) & set(facts(s, unit).traits) for unit in members(s, "that", by))
    if isinstance(condition, BasesFallen):
        return fallen(s, by.seat) >= condition.own_bases_fallen
    assert isinstance(condition, CountAtLeast)
    return len(matching(s, condition.count, by)) >= condition.min
