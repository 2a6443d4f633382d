"""Positions set up by hand: armies on the real battlefields for lessons, and battlefields drawn in rows.

    s = table(facts, "the_duel",
              Side((Unit("gideon", ((6, 1),)), Unit("rhox_veterans", ((5, 2), (7, 2)), waiting=1))),
              Side((Unit("liliana", ((6, 12),)), Unit("restless_zombies", ((6, 3),)))))

Places are (column, row) of the map, as in its pictures; a figure on two spaces has (column, row, column, row), front
first. The learner is seat 0 and has the first turn.

    field = drawn((".....", "..1~#"), {(4, 0): "might"})

Rows are those of the card data: `.` land, a digit its level, `~` water, `#` ruin, blank or `_` no space.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.hexes import from_offset
from game.rules.arena.battlefield import WATER_LEVEL, Battlefield
from game.rules.arena.places import (
    BOARD,
    ENCHANTMENTS,
    ArenaState,
    Options,
    armies,
    army_of,
    graveyard,
    hand,
    library,
    reserve,
)
from game.rules.arena.setup import PlacePlaneswalker, TurnOrder, lay_glyphs
from game.rules.arena.turn import Turn
from game.table.dice import Dice
from game.table.state import run
from game.words import same

Place = tuple[int, ...]
SWORD, SHIELD, BLANK = 1, 4, 6  # faces of the combat die


@dataclass(frozen=True)
class Unit:
    """An army card: its figures on the battlefield, and how many wait in the reserve."""

    key: str
    at: tuple[Place, ...] = ()
    waiting: int = 0
    wounds: tuple[int, ...] = ()  # of the figures on the battlefield, in their order
    fallen: int = 0  # figures in the graveyard


@dataclass(frozen=True)
class Side:
    """What a seat has. The library is given from its top."""

    units: tuple[Unit, ...]
    hand: tuple[str, ...] = ()
    library: tuple[str, ...] = ()
    enchantments: tuple[tuple[str, str], ...] = ()  # (spell, army card it lies on)


def table(
    facts: Mapping[str, Any], field: str, mine: Side, theirs: Side, dice: Sequence[int] = (), turn: int = 1
) -> ArenaState:
    """A match on this battlefield that begins with a turn of seat 0. `dice` are the next rolls, in order."""
    s = laid(facts, field, mine, theirs)
    s.turn, s.dice.rigged = turn, tuple(dice)
    s.then(Turn(0))
    run(s)
    return s


def opening(facts: Mapping[str, Any], field: str, mine: Side, theirs: Side, d20: tuple[int, int]) -> ArenaState:
    """A match that begins with placing the learner's planeswalker, from the reserve; then these d20 are rolled."""
    s = laid(facts, field, mine, theirs)
    s.dice.rigged = d20
    leader = next(piece for piece in s.inside(reserve(0)) if not army_of(s, piece).creature)
    s.then(PlacePlaneswalker(0, leader.id), TurnOrder())
    run(s)
    return s


def laid(facts: Mapping[str, Any], field: str, mine: Side, theirs: Side) -> ArenaState:
    """The table of a match on this battlefield, with nothing planned yet."""
    s = ArenaState(
        2,
        Dice(7),
        cards=dict(facts),
        map=f"map/{field}",
        options=Options(),
        teams=(0, 1),
        lists=(_spells(mine), _spells(theirs)),
    )
    lay_glyphs(s)
    for seat, side in enumerate((mine, theirs)):
        _take(s, seat, side)
    s.events.clear()
    return s


def _spells(side: Side) -> tuple[str, ...]:
    """Every spell a seat brought, wherever it is."""
    return tuple(f"spell/{key}" for key in (*side.hand, *side.library, *(spell for spell, _ in side.enchantments)))


def _take(s: ArenaState, seat: int, side: Side) -> None:
    for unit in side.units:
        card = s.put(f"army/{unit.key}", seat, armies(seat))
        if unit.at:
            card = s.mark_piece(card, "in play", 1)
        for number, place in enumerate(unit.at):
            hurt = unit.wounds[number] if number < len(unit.wounds) else 0
            s.put(
                f"figure/{unit.key}",
                seat,
                BOARD,
                host=card.id,
                at=axial(place),
                marks=(("wounds", hurt),) if hurt else (),
            )
        for _ in range(unit.waiting):
            s.put(f"figure/{unit.key}", seat, reserve(seat), host=card.id)
        for _ in range(unit.fallen):
            s.put(f"figure/{unit.key}", seat, graveyard(seat), host=card.id)
        for spell in (spell for spell, on in side.enchantments if on == unit.key):
            face_up = s.cards[f"spell/{spell}"].kind == "aura"
            s.put(f"spell/{spell}", seat, ENCHANTMENTS, back="spell", host=card.id, face_up=face_up)
    for keys, zone in ((side.hand, hand(seat)), (side.library, library(seat))):
        for key in keys:
            s.put(f"spell/{key}", seat, zone, back="spell")


def axial(place: Place) -> tuple[int, ...]:
    """A place as the table writes it."""
    return tuple(number for n in range(0, len(place), 2) for number in from_offset(place[n], place[n + 1]))


def drawn(
    rows: Sequence[str],
    glyphs: Mapping[tuple[int, int], str] | None = None,
    teams: tuple[tuple[int, ...], ...] = ((0,), (1,)),
    **more: Any,
) -> Battlefield:
    """A battlefield from rows; `more` are further fields of it."""
    spots = {
        from_offset(column, row): sign
        for row, line in enumerate(rows)
        for column, sign in enumerate(line)
        if sign not in " _"
    }
    level = {h: WATER_LEVEL if sign == "~" else int(sign) if sign.isdigit() else 0 for h, sign in spots.items()}
    facts: dict[str, Any] = {"mode": "duel", "turn_limit": 30, "starts": (frozenset(),) * sum(map(len, teams))} | more
    return Battlefield(
        "by_hand",
        same("By hand"),
        teams=teams,
        level=level,
        water=frozenset(h for h, sign in spots.items() if sign == "~"),
        ruins=frozenset(h for h, sign in spots.items() if sign == "#"),
        glyphs={from_offset(*place): kind for place, kind in (glyphs or {}).items()},
        **facts,
    )
