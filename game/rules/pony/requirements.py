"""What Problems and cards require of a player, and how far it is met (pony.md, 5.4 and 7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.effects.effect import By
from game.frozen import frozen
from game.rules.pony.cards import Part, Requirement
from game.rules.pony.condition_forms import Condition, Excess
from game.rules.pony.kinds import is_problem
from game.rules.pony.modifiers import NeedCharsMod, NeedMod
from game.rules.pony.places import Area, PonyState, characters_at, facts, of_table, problem_at
from game.rules.pony.power import color_power, giving, in_force, met
from game.rules.pony.sources import all_statics, concerns, here, statics


def req_met(s: PonyState, seat: int, req: tuple[Requirement, ...]) -> bool:
    """True if a seat has the power of each colour in play that a card asks for (7.1)."""
    have = color_power(s, seat) if req else {}
    return all(have[part.color] >= part.power for part in req)


def requirement(s: PonyState, seat: int, area: Area) -> tuple[Part, ...]:
    """What a Problem or Dilemma requires of a seat: the owner's side, or the others' (5.4)."""
    card = problem_at(s, area)
    if card is None:
        return ()
    sides: Any = facts(s, card) if is_problem(card) else facts(s, card).dilemma
    parts: tuple[Part, ...] = sides.owner_req if card.owner == seat else sides.opp_req
    return parts


def need(s: PonyState, seat: int, area: Area) -> int:
    """How much more power of any colour a seat needs to confront there; less, if negative."""
    n = 0
    for static in statics(s, NeedMod):
        if here(s, static.by) == area and concerns(s, static, seat) and in_force(s, static, seat):
            n += static.mod.n
    return n


def need_chars(s: PonyState, seat: int, area: Area) -> int:
    """How many characters a seat needs to confront there: the highest of what cards say."""
    n = 0
    for static in statics(s, NeedCharsMod):
        if here(s, static.by) == area and concerns(s, static, seat) and in_force(s, static, seat):
            n = max(n, static.mod.n)
    return n


@frozen
class Shares:
    """How the power of a seat in an area is spent on the parts of its requirement."""

    filled: tuple[int, ...]  # of each part, at best
    lacking: int  # what is missing of all parts
    total: int  # all the power there
    wanted: int  # all that is required, with modifiers
    met: bool


@of_table
def shares(s: PonyState, seat: int, area: Area) -> Shares:
    """The best way to split the power in an area among the parts of a requirement (7.2)."""
    parts, there, mods = requirement(s, seat, area), giving(s, seat).get(area, ()), all_statics(s)
    total, printed = sum([n for n, _ in there]), sum([part.power for part in parts])
    wanted = printed + need(s, seat, area) if NeedMod in mods else printed
    filled = _split(parts, there) if there else (0,) * len(parts)
    enough = all(have >= part.power or part.color == "wild" for have, part in zip(filled, parts, strict=True))
    least = need_chars(s, seat, area) if NeedCharsMod in mods else 0
    many = not least or sum([p.face_up for p in characters_at(s, seat, area)]) >= least
    return Shares(
        filled,
        printed - sum(filled),
        total,
        wanted,
        bool(parts) and many and enough and total >= wanted,
    )


def _split(parts: tuple[Part, ...], given: Sequence[tuple[int, tuple[str, ...]]]) -> tuple[int, ...]:
    """How far each part can be filled: first what serves only one part, then what serves both."""
    filled, shared = [0] * len(parts), 0
    for n, own in given:
        only, serves = 0, 0
        for place, part in enumerate(parts):
            if part.color == "wild" or (part.color in own) != part.other:
                only, serves = place, serves + 1
        if serves == 1:
            filled[only] += n
        elif serves:
            shared += n
    for place, part in enumerate(parts):
        more = min(shared, max(0, part.power - filled[place]))
        filled[place] += more
        shared -= more
    return tuple([min(n, part.power) for n, part in zip(filled, parts, strict=True)])


def filled(s: PonyState, seat: int, area: Area) -> tuple[int, ...]:
    """How much of each part of the requirement a seat has there."""
    return shares(s, seat, area).filled


def meets(s: PonyState, seat: int, area: Area) -> bool:
    """True if a seat meets what a Problem or Dilemma requires of it (7.2); whether it is blocked is another matter."""
    return shares(s, seat, area).met


def excess(s: PonyState, seat: int, area: Area) -> int:
    """Power beyond the full requirement."""
    here_now = shares(s, seat, area)
    return here_now.total - here_now.wanted


def holds(s: PonyState, condition: Condition, by: By) -> bool:
    """True if a condition of a trigger, a reply or an action holds now."""
    if isinstance(condition, Excess):
        area = here(s, by)
        return bool(requirement(s, by.seat, area)) and excess(s, by.seat, area) >= condition.excess_min
    return met(s, condition, by)
