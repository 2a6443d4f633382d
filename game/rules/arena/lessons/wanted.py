"""What lessons want, and what they point at. A figure is called by the space it stands on, as in positions.py."""

from __future__ import annotations

from game.hexes import Hex, from_offset
from game.rules.arena.choosing_attacks import Attack
from game.rules.arena.choosing_targets import Target
from game.rules.arena.flying import Fly
from game.rules.arena.movement import Move
from game.rules.arena.places import BOARD, figure_at
from game.rules.arena.positions import Place
from game.rules.arena.spells import Cast
from game.rules.arena.summoning import Summon
from game.rules.arena.turn import Activate
from game.rules.arena.walking import Walk
from game.table.lesson import Pointed, Wanted, choice
from game.table.state import State
from game.table.step import Spot, Step


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
