"""Units and cards that stand for each other: of those that nobody could tell apart one is offered."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import replace
from operator import attrgetter

from game.rules.magna.filters import attacking
from game.rules.magna.places import At, arms_on, magna
from game.rules.magna.use import Use
from game.table.state import Piece, State

NOWHERE: Mapping[int, At] = {}


# ---- units ---------------------------------------------------------------------------------------------------
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


# ---- cards ---------------------------------------------------------------------------------------------------
def one_of_each(cards: Iterable[Piece]) -> list[Piece]:
    """One card of each face, the one with the lowest id, in the order in which the faces lie."""
    found: dict[str, Piece] = {}
    for card in cards:
        if card.card not in found or card.id < found[card.card].id:
            found[card.card] = card
    return list(found.values())


def first_of_each(cards: Iterable[Piece]) -> list[Piece]:
    """The same, the lowest id first."""
    return one_of_each(sorted(cards, key=attrgetter("id")))
