"""Numbers, keywords and skills as they are now: printed, arms, constant abilities, effects in force (MS-7.6, 8.1, 8.7).

Everything is asked for, nothing is kept: a value changes with its reason and needs no clean-up. Views may be asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from game.frozen import frozen
from game.rules.magna.filters import in_scope, passes
from game.rules.magna.forms import BasesFallen, Condition, CountAtLeast, InCharge, Sel
from game.rules.magna.lasting import spent
from game.rules.magna.places import arms, arms_on, bases, facts, fallen, field, in_battle, magna, still_fights, units
from game.rules.magna.words import icons
from game.table.state import Piece, State


@frozen
class Constant:
    """What a constant ability (●) does for as long as it is there, as plain numbers and words."""

    to: Any  # Sel, "self", "bearer"; None for what changes the rules
    provided: Condition | None = None
    attack: int = 0
    defence: int = 0
    keyword: str | None = None
    skills: tuple[tuple[str, int], ...] = ()
    equip: str | None = None
    rule: str = ""
    value: int = 0


InForce = list[tuple[Constant, Piece]]
Charge = Sequence[int] | None  # the units that charge; None: those that do now
GIVING = "giving"  # where the catalogue names the cards that have constant abilities
ZONES = tuple(zone(seat) for seat in (0, 1) for zone in (bases, field, arms))


@lru_cache(maxsize=4096)
def constants(fact: Any) -> tuple[Constant, ...]:
    """The constant abilities printed on a card."""
    return tuple(
        Constant(
            getattr(effect, "to", None),
            ability.provided,
            getattr(effect, "attack", 0),
            getattr(effect, "defence", 0),
            getattr(effect, "keyword", None),
            tuple(icons(getattr(effect, "skill", ())).items()),
            getattr(effect, "equip", None),
            getattr(effect, "key", ""),
            getattr(effect, "value", 0),
        )
        for ability in getattr(fact, "abilities", ())
        if ability.kind == "constant"
        for effect in ability.effects
    )


@lru_cache(maxsize=4096)
def reaching(fact: Any) -> tuple[Constant, ...]:
    """Those that are about units."""
    return tuple(constant for constant in constants(fact) if constant.to is not None)


def in_force(s: State) -> InForce:
    """Constant abilities in play and where they come from: bases, fallen or not, face-up units and arms (MS-8.7).

    Who asks for many values of one table asks for this once and hands it on.
    """
    found, known, pieces, giving = [], s.cards, s.pieces, s.cards[GIVING]
    for zone in ZONES:
        for i in s.zones.get(zone, ()):
            piece = pieces[i]
            if piece.card in giving and piece.face_up:
                found += [(constant, piece) for constant in reaching(known[piece.card])]
    return found


def about(s: State, unit: Piece, force: InForce | None = None, charge: Charge = None) -> InForce:
    """The constant abilities that are about a unit now. Who asks for several values of it hands these on as `force`."""
    if force is None:
        force = in_force(s)
    return [each for each in force if is_about(s, each, unit, charge)] if force else []


def is_about(s: State, each: tuple[Constant, Piece], unit: Piece, charge: Charge = None) -> bool:
    constant, source = each
    return concerns(s, constant.to, source, unit) and holds(s, constant.provided, source, charge)


def concerns(s: State, to: Any, source: Piece, unit: Piece) -> bool:
    """True if a constant ability of a source means a unit."""
    giver = bearer(s, source)
    if not isinstance(to, Sel):
        return unit.id == giver.id
    if (unit.owner == source.owner) != (to.side == "own") or unit.zone.name != "field":
        return False
    if to.scope == "battle" and not in_battle(s, giver):  # MS-8.7: "in this battle" asks for both to be in it
        return False
    if not in_scope(s, unit, to.scope) or not passes(s, unit, to.filter, giver.id):
        return False
    return to.filter.keyword is None or has(s, unit, to.filter.keyword)


def holds(s: State, provided: Condition | None, source: Piece, charge: Charge = None) -> bool:
    """True if the condition of a constant ability is met. What a count asks for is settled before (card_checks.py)."""
    match provided:
        case None:
            return True
        case InCharge():
            return bearer(s, source).id in (charging(s) if charge is None else charge)
        case BasesFallen(least):
            return fallen(s, source.owner) >= least
        case CountAtLeast(sel, least):
            seat = source.owner if sel.side == "own" else 1 - source.owner
            return sum(concerns(s, sel, source, unit) for unit in units(s, seat)) >= least
    raise AssertionError(provided)


def bearer(s: State, source: Piece) -> Piece:
    """The unit that a source of effects fights as: itself, or who bears the arms."""
    return s.pieces.get(source.host, source) if source.host else source


# ---- numbers ---------------------------------------------------------------------------------------------------
def attack(s: State, unit: Piece, charge: Charge = None, force: InForce | None = None) -> int:
    """The current attack of a unit, never below 0. `charge` asks what it would be if these units charged."""
    return max(0, facts(s, unit).attack + _changed(s, unit, "attack", force, charge))


def defence(s: State, unit: Piece, force: InForce | None = None) -> int:
    """The current defence of a unit; at 0 or less it is destroyed at the next application (MS-7.1)."""
    return facts(s, unit).defence + _changed(s, unit, "defence", force)


def _changed(s: State, unit: Piece, stat: str, force: InForce | None, charge: Charge = None) -> int:
    worn = arms_on(s, unit)
    total: int = getattr(s.cards[worn.card], stat) if worn else 0
    for x in magna(s).lasting:
        if x.unit == unit.id:
            total += getattr(x, stat)
    for constant, _ in about(s, unit, force, charge):
        total += getattr(constant, stat)
    return total


def strike_total(s: State, strikers: Sequence[int], charging: bool) -> int:
    """The sum of the current attack of the strikers that are still in the party (A10)."""
    charge = strikers if charging else ()
    return sum(attack(s, s.pieces[i], charge) for i in strikers if still_fights(s, i))


def charging(s: State) -> Sequence[int]:
    """The strikers of the charge that is being resolved."""
    running = magna(s).attack
    return running.strikers if running is not None and running.kind == "charge" and running.striking else ()


def in_charge(s: State, unit: Piece) -> bool:
    """True while the unit is one of them."""
    return unit.id in charging(s)


def hero(s: State, unit: Piece) -> int:
    """Hero points: its own, and those of its arms; a face-down card has none of its own (MS-7.4)."""
    worn = arms_on(s, unit)
    return facts(s, unit).hero + (s.cards[worn.card].hero if worn else 0)


# ---- keywords, skills, equip skills ------------------------------------------------------------------------------
def has(s: State, unit: Piece, keyword: str, force: InForce | None = None) -> bool:
    """True if a unit has a keyword now."""
    return (
        keyword in facts(s, unit).keywords
        or any(x.keyword == keyword and x.unit == unit.id for x in magna(s).lasting)
        or any(
            each[0].keyword == keyword and is_about(s, each, unit) for each in (in_force(s) if force is None else force)
        )
    )


def shown(s: State, unit: Piece) -> dict[str, int]:
    """The skill icons a unit shows now."""
    if not unit.face_up:
        return {}
    found = dict(facts(s, unit).skills)
    for x in magna(s).lasting:
        if x.unit == unit.id:
            for skill, n in x.skills:
                found[skill] = found.get(skill, 0) + n
    for constant, _ in about(s, unit):
        for skill, n in constant.skills:
            found[skill] = found.get(skill, 0) + n
    return found


def left(s: State, unit: Piece) -> dict[str, int]:
    """The icons a unit can still spend (MS-8.1)."""
    return {skill: max(0, n - spent(unit, skill)) for skill, n in shown(s, unit).items()}


def equips(s: State, unit: Piece, kind: str) -> bool:
    """True if a unit has the equip skill; a trap has none (MS-4.9)."""
    return unit.face_up and (
        kind in facts(s, unit).equip
        or any(x.equip == kind and x.unit == unit.id for x in magna(s).lasting)
        or any(constant.equip == kind for constant, _ in about(s, unit))
    )


def enough(have: Mapping[str, int], skills: Iterable[str]) -> bool:
    """True if these icons are among those of a unit."""
    return all(have.get(skill, 0) >= n for skill, n in icons(skills).items())


# ---- rules that bases change -----------------------------------------------------------------------------------
def _changes(s: State, seat: int, key: str) -> int:
    return sum(
        constant.value
        for base in s.inside(bases(seat))
        for constant in constants(s.cards[base.card])
        if constant.rule == key and holds(s, constant.provided, base)
    )


def hand_limit(s: State, seat: int) -> int:
    return magna(s).rules.hand_limit + _changes(s, seat, "hand_limit")


def fall_magna(s: State, seat: int) -> int:
    """What a seat gains when one of its bases falls (MS-9.4)."""
    return magna(s).rules.fall_magna + _changes(s, seat, "fall_magna")


def first_trap_free(s: State, seat: int) -> bool:
    return _changes(s, seat, "first_trap_free") > 0


def trap_cost(s: State, seat: int) -> int:
    """The Fight that setting a trap costs now."""
    return 0 if first_trap_free(s, seat) and not magna(s).trap_set[seat] else magna(s).rules.trap_cost
