"""What the effects of a declaration ask for when it is made (magna.md, MS-6.11, A15, A41): units, bases, cards of the
discard pile, slots, one small matter after the other.

Cards of hidden places and orders of shared damage are chosen when the effects are applied (looking.py, damage.py).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Literal

from game.effects.effect import By, Effect
from game.frozen import frozen
from game.rules.magna.alike import first_alike, first_of_each
from game.rules.magna.effects.card_ops import Move, Place
from game.rules.magna.effects.choice_ops import Choose
from game.rules.magna.effects.unit_ops import Relocate
from game.rules.magna.forms import Pile, Sel
from game.rules.magna.places import BASES, discard, field, free_slots, is_standing, slots, units
from game.rules.magna.targets import bases_to_name, card_fits, matching
from game.rules.magna.use import Use, by_of
from game.table.state import Piece, State
from game.table.step import Spot, Thing

Kind = Literal[
    "user", "checked", "x", "sacrifice", "discard", "unit", "base", "option", "card", "slot", "move", "enough"
]


@frozen
class Choice:
    """One answer: the declaration with it, what to click for it, and its number if it is no click."""

    use: Use
    kind: Kind
    things: tuple[Thing, ...] = ()
    n: int = 0


# ---- what the effects ask for at declaration ---------------------------------------------------------------------
def who_of(effect: Effect) -> Any:
    """The units or cards that an effect is about."""
    return getattr(effect, "what" if isinstance(effect, Move) else "to", None)


def asks(effect: Effect) -> str:
    """What is chosen for an effect at declaration: "units", "base", "move", "option", "cards", "place"; or nothing."""
    if isinstance(effect, Choose):
        return "option"
    if isinstance(effect, Place):
        return "place" if effect.source == "discard" else ""
    who = who_of(effect)
    if isinstance(who, Pile):
        return "cards" if who.zone == "discard" else ""
    if not isinstance(who, Sel):
        return ""
    if isinstance(effect, Relocate):
        return "move"
    if who.scope == "one_base":
        return "base"
    return "units" if who.n != "all" or who.filter.highest else ""


def unfold(effects: Iterable[Effect], picks: list[tuple[int, ...]]) -> Iterator[tuple[Effect, tuple[int, ...] | None]]:
    """Effects with what was chosen for them; None from the first one on that still has to be chosen for."""
    for effect in effects:
        if not asks(effect):
            yield effect, ()
        elif not picks:
            yield effect, None
        else:
            pick = picks.pop(0)
            if isinstance(effect, Choose):
                yield from unfold(effect.options[pick[0]], picks)
            else:
                yield effect, pick


# ---- the choices for one effect ------------------------------------------------------------------------------


def for_effect(s: State, use: Use, effect: Effect, first: bool) -> list[Choice]:
    """The choices for one effect. What a declared ability or card does first needs at least one (MS-6.11)."""
    by, kind = by_of(use), asks(effect)
    if isinstance(effect, Choose):
        return [Choice(picked(use, (n,)), "option", (), n) for n in range(len(effect.options))]
    if kind == "base":
        return [Choice(picked(use, (base.id,)), "base", (base.id,)) for base in bases_to_name(s, who_of(effect), by)]
    if isinstance(effect, Place):
        return placings(s, use, effect, by)
    who = who_of(effect)
    if kind == "cards":
        pool = [card for card in s.inside(discard(use.seat)) if card_fits(s, card, who.filter)]
        return one_more(
            use,
            who,
            [(card.id,) for card in first_of_each(c for c in pool if c.id not in use.taking)],
            len(pool),
            first,
            "card",
        )
    if kind == "move":
        return moves(s, use, who, by, first)
    found = [unit for unit in matching(s, who, by) if unit.id != use.sacrifice]
    rest = first_alike(s, (unit for unit in found if unit.id not in use.taking), use)
    return one_more(use, who, [(unit.id,) for unit in rest], len(found), first, "unit")


def picked(use: Use, pick: tuple[int, ...]) -> Use:
    """The choice for an effect is complete."""
    return replace(use, picks=(*use.picks, pick), taking=())


def one_more(
    use: Use, who: Sel | Pile, rest: Sequence[tuple[int, ...]], there: int, first: bool, kind: Kind
) -> list[Choice]:
    """One more of several, each given by its numbers; the last one completes the choice."""
    wanted = min(1 if who.n == "all" else who.n, there)
    if wanted == 0:
        return [] if first else [Choice(picked(use, ()), "enough")]
    size = len(rest[0]) if rest else 1
    choices = []
    for numbers in rest:
        taking = (*use.taking, *numbers)
        done = len(taking) >= wanted * size
        choices.append(Choice(picked(use, taking) if done else replace(use, taking=taking), kind, (numbers[0],)))
    if who.upto and (use.taking or not first):
        choices.append(Choice(picked(use, use.taking), "enough"))
    return choices


# ---- places --------------------------------------------------------------------------------------------------------
def placings(s: State, use: Use, effect: Place, by: By) -> list[Choice]:
    """A card of the discard pile; then, if it goes to a base, which one."""
    if use.taking:
        return [
            Choice(picked(use, (*use.taking, *at)), "slot", (Spot(field(use.seat), at),))
            for base in BASES
            for at in free_slots(s, use.seat, base)[:1]
        ]
    pool = [card for card in s.inside(discard(use.seat)) if card_fits(s, card, effect.filter)]
    if effect.obstacle(s, by) is not None:
        pool = []
    return [
        Choice(
            replace(use, taking=(card.id,)) if effect.where == "base" else picked(use, (card.id,)), "card", (card.id,)
        )
        for card in first_of_each(pool)
    ]


def moves(s: State, use: Use, who: Sel, by: By, first: bool) -> list[Choice]:
    """One more unit and where it goes: the lowest free slot of another standing base, or the place of a unit there."""
    now = planned(s, use)
    moved = use.taking[::3]
    found = matching(s, who, by)
    choices = []
    wanted = min(len(found) if who.n == "all" else who.n, len(found))
    for unit in first_alike(s, (unit for unit in found if unit.id not in moved), use, now):
        for at, other in destinations(s, use.seat, now, unit):
            taking = (*use.taking, unit.id, *at)
            things: tuple[Thing, ...] = (unit.id, other or Spot(field(use.seat), at))
            choices.append(
                Choice(
                    picked(use, taking) if len(taking) >= 3 * wanted else replace(use, taking=taking), "move", things
                )
            )
    if choices and who.upto and (use.taking or not first):
        choices.append(Choice(picked(use, use.taking), "enough"))
    return choices or ([Choice(picked(use, use.taking), "enough")] if use.taking or not first else [])


def can_move(s: State, seat: int, who: Sel, by: By) -> bool:
    """True if there is anybody to move, and somewhere to go."""
    now = {unit.id: (unit.at[0], unit.at[1]) for unit in units(s, seat)}
    return any(True for unit in matching(s, who, by) for _ in destinations(s, seat, now, unit))


def planned(s: State, use: Use) -> dict[int, tuple[int, int]]:
    """Where every own unit would stand after the moves chosen so far."""
    now = {unit.id: (unit.at[0], unit.at[1]) for unit in units(s, use.seat)}
    plan = iter(use.taking)
    for i, base, n in zip(plan, plan, plan, strict=True):
        there = next((other for other, at in now.items() if at == (base, n) and other != i), 0)
        if there:
            now[there] = now[i]
        now[i] = (base, n)
    return now


def destinations(
    s: State, seat: int, now: dict[int, tuple[int, int]], unit: Piece
) -> Iterator[tuple[tuple[int, int], int]]:
    """Slots of the other standing bases: the lowest free one, or in a full base everyone who would change places."""
    for base in BASES:
        if base == now[unit.id][0] or not is_standing(s, seat, base):
            continue
        taken = {at[1]: i for i, at in now.items() if at[0] == base}
        free = [n for n in range(slots(s, base)) if n not in taken]
        if free:
            yield (base, free[0]), 0
        else:
            yield from (((base, n), i) for n, i in sorted(taken.items()))
