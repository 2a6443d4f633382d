"""Positions for lessons on the real battlefields, and how a lesson speaks of figures and spaces.

    s = table(facts, "the_duel",
              Side((Unit("gideon", ((6, 1),)), Unit("rhox_veterans", ((5, 2), (7, 2)), waiting=1))),
              Side((Unit("liliana", ((6, 12),)), Unit("restless_zombies", ((6, 3),)))))

Places are (column, row) of the map, as in its pictures; a figure on two spaces has (column, row, column, row), front
first. The learner is seat 0 and has the first turn. A figure is called by the space it stands on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.hexes import Hex, from_offset
from game.rules.arena.choosing_attacks import Attack
from game.rules.arena.choosing_targets import Target
from game.rules.arena.flying import Fly
from game.rules.arena.movement import Move
from game.rules.arena.places import (
    BOARD,
    ENCHANTMENTS,
    ArenaState,
    Options,
    armies,
    army_of,
    figure_at,
    graveyard,
    hand,
    library,
    reserve,
)
from game.rules.arena.setup import PlacePlaneswalker, TurnOrder, lay_glyphs
from game.rules.arena.spells import Cast
from game.rules.arena.summoning import Summon
from game.rules.arena.turn import Activate, Turn
from game.rules.arena.walking import Walk
from game.table.dice import Dice
from game.table.lesson import Pointed, Wanted, choice
from game.table.state import State, run
from game.table.step import Spot, Step

Place = tuple[int, ...]
SWORD, SHIELD, BLANK = 1, 4, 6


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


# ---- what is wanted ----------------------------------------------------------------------------------------------
def stands(s: State, figure: int, place: Place) -> bool:
    """True if the figure stands there; for a figure on two spaces any of them will do."""
    piece = s.pieces.get(figure)
    return piece is not None and from_offset(*place[:2]) in (Hex(*piece.at[:2]), Hex(*piece.at[-2:]))


def covers(option: Step, place: Place) -> bool:
    """True if a choice is about all these spaces."""
    return set(both(place)) <= set(option.about())


def goes(start: Place, *ends: Place) -> Wanted:
    """The figure on a space goes to another, on foot or in the air; to any of these, if there are several."""

    def wanted(s: State, option: Step) -> bool:
        return (
            isinstance(option, Walk | Fly)
            and stands(s, option.figure, start)
            and any(covers(option, end) for end in ends)
        )

    return wanted


def picks(start: Place) -> Wanted:
    """The figure on a space is chosen to move: others say so before they say where it goes."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Move) and stands(s, option.figure, start)

    return wanted


def strikes(start: Place, target: Place) -> Wanted:
    """The figure on a space attacks the one on another."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Attack) and stands(s, option.attacker, start) and stands(s, option.target, target)

    return wanted


def summons(card: str, *places: Place) -> Wanted:
    """A figure of this army card is summoned, to one of these places if some are named."""

    def wanted(s: State, option: Step) -> bool:
        return (
            isinstance(option, Summon)
            and s.pieces[option.figure].card == f"figure/{card}"
            and (not places or any(covers(option, place) for place in places))
        )

    return wanted


def activates(card: str) -> Wanted:
    """This army card is chosen for the turn."""
    return choice(Activate, card=f"army/{card}")


def casts(spell: str) -> Wanted:
    """This spell is cast, whatever it is for."""
    return choice(Cast, card=f"spell/{spell}")


def lays(spell: str, card: str) -> Wanted:
    """This spell is laid on this army card."""

    def wanted(s: State, option: Step) -> bool:
        return (
            isinstance(option, Target)
            and s.pieces[option.then.by.source].card == f"spell/{spell}"
            and isinstance(option.thing, int)
            and s.pieces[option.thing].card == f"army/{card}"
        )

    return wanted


def aims_at(place: Place) -> Wanted:
    """The figure on a space is the target of what is used or cast."""

    def wanted(s: State, option: Step) -> bool:
        return isinstance(option, Target) and isinstance(option.thing, int) and stands(s, option.thing, place)

    return wanted


# ---- what is pointed at ------------------------------------------------------------------------------------------
def spot(place: Place) -> Spot:
    """A space of the battlefield as something to click; of two, the first."""
    return both(place)[0]


def both(place: Place) -> tuple[Spot, ...]:
    """The space, or both spaces, of a place."""
    return tuple(Spot(BOARD, from_offset(*place[n : n + 2])) for n in range(0, len(place), 2))


def spots(*places: Place) -> Pointed:
    """Points at spaces."""
    return lambda s: [spot(place) for place in places]


def those_at(*places: Place) -> Pointed:
    """Points at the figures on these spaces."""

    def found(s: State) -> list[int]:
        return [piece.id for piece in (figure_at(s, from_offset(*place[:2])) for place in places) if piece]

    return found


def way(start: Place, end: Place) -> Pointed:
    """Points at a figure and at the space, or both spaces, it is to go to."""
    return lambda s: (*those_at(start)(s), *both(end))
