"""What is required at a Problem, how much of it there is, and what stands in the way: as both sides of it show."""

from __future__ import annotations

from typing import Literal

from game.frozen import frozen
from game.rules.pony.forecast import stops
from game.rules.pony.places import Area, PonyState, characters_at, opponents, problem_at, troublemakers_at
from game.rules.pony.power import contributed
from game.rules.pony.requirements import filled, meets, need, need_chars, requirement
from game.rules.pony.sheet import pip_of
from game.table.state import Piece
from game.ui.layouts.pony.areas import below

Met = Literal["met", "short", "blocked"]


@frozen
class Needs:
    """One side of a Problem for one seat: parts as (kind of pip, required, filled)."""

    seat: int
    parts: tuple[tuple[str, int, int], ...]
    state: Met
    short: int = 0  # power that is missing
    characters: int = 0  # so many characters are required; 0 if there are enough


def needs(view: PonyState, seat: int, area: Area) -> Needs:
    """What a seat has of what it is required to have there."""
    parts, more = requirement(view, seat, area), need(view, seat, area)
    there = [p for p in characters_at(view, seat, area) if p.face_up]
    found = [(pip_of(part), part.power, min(have, part.power))
             for part, have in zip(parts, filled(view, seat, area), strict=True)]  # fmt: skip
    if more > 0:  # any power serves for what cards add
        spare = sum(contributed(view, p) for p in there) - sum(have for _, _, have in found)
        found.append(("wild", more, max(0, min(more, spare))))
    elif more < 0 and len(found) == 1 and found[0][0] == "wild":
        asked = max(0, found[0][1] + more)
        found = [("wild", asked, min(asked, found[0][2]))]
    least = need_chars(view, seat, area)
    short = sum(asked - have for _, asked, have in found)
    state: Met = "blocked" if blockers(view, seat, area) else "met" if meets(view, seat, area) else "short"
    return Needs(seat, tuple(found), state, max(0, short), least if len(there) < least else 0)


def blockers(view: PonyState, seat: int, area: Area) -> list[Piece]:
    """The Troublemakers that keep a seat from confronting a Problem: others' face-up ones, any Epic (9.3, 9.4)."""
    return [p for p in troublemakers_at(view, area) if stops(view, seat, p)]


def shown(view: PonyState, area: Area, near: int) -> tuple[Needs, Needs] | None:
    """What a Problem says upward and downward: of the seats that stand there, else of those that may."""
    if problem_at(view, area) is None:
        return None
    mine = below(view, area, near)
    over = [seat for seat in opponents(view, near) if seat not in mine]
    under = [seat for seat in (near, *opponents(view, near)) if seat in mine]
    return leading(view, area, over), leading(view, area, under)


def leading(view: PonyState, area: Area, seats: list[int]) -> Needs:
    """Of several seats the one that has most of what it needs; those that nothing of stands there come last."""
    found = [needs(view, seat, area) for seat in seats]
    return max(found, key=lambda one: (one.state == "met", bool(characters_at(view, one.seat, area)),
                                       sum(have for _, _, have in one.parts)))  # fmt: skip
