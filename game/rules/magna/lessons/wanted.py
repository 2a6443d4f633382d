"""What the lessons want to be chosen, and what they point at. Cards are named by their ids: "whi-f04"."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.rules.magna.attack import Strike
from game.rules.magna.declaration import Decide
from game.rules.magna.places import bases, field, free_slots
from game.rules.magna.production import PlaceAt
from game.table.lesson import Pointed, Wanted
from game.table.state import State
from game.table.step import Spot, Step, Thing


def card_of(s: State, piece: int) -> str:
    """The id of a card on the table; "" for what is not there or lies face down for us."""
    found = s.pieces.get(piece)
    return found.card.rpartition("/")[2] if found is not None else ""


def ids(s: State, things: Iterable[Thing]) -> list[str]:
    """The ids of the cards among some things, in order."""
    return sorted(card_of(s, thing) for thing in things if isinstance(thing, int))


# ---- wanted --------------------------------------------------------------------------------------------------------
def placed(key: str, base: int, down: bool = False) -> Wanted:
    """This card comes to a base, face up or down."""
    return lambda s, option: (
        isinstance(option, PlaceAt) and card_of(s, option.card) == key and option.at[0] == base and option.down == down
    )


def about(kind: type[Step], *keys: str) -> Wanted:
    """A choice of this kind about exactly these cards."""
    return lambda s, option: isinstance(option, kind) and ids(s, option.about()) == sorted(keys)


def used_on(source: str, user: str, target: str) -> Wanted:
    """This card or unit is used by that unit on a third one: the last thing to be decided."""
    return lambda s, option: (
        isinstance(option, Decide)
        and card_of(s, option.use.source) == source
        and card_of(s, option.use.unit) == user
        and ids(s, option.things) == [target]
    )


def struck(*strikers: str, at: str = "") -> Wanted:
    """A strike by exactly these: a skirmish against that unit, or a charge."""
    return lambda s, option: (
        isinstance(option, Strike) and ids(s, option.units) == sorted(strikers) and card_of(s, option.target) == at
    )


def used_by(source: str, *users: str) -> Wanted:
    """This card is used by one of these units."""
    return lambda s, option: (
        isinstance(option, Decide) and card_of(s, option.use.source) == source and card_of(s, option.use.unit) in users
    )


# ---- pointed at -----------------------------------------------------------------------------------------------------
def at(*things: Callable[[State], Sequence[Thing | type[Step]]]) -> Pointed:
    """Several of these, one after the other."""
    return lambda s: [thing for each in things for thing in each(s)]


def mine(*keys: str) -> Pointed:
    """The learner's cards of these names, in hand and on the field; each name once."""
    return lambda s: once(s, 0, keys)


def theirs(*keys: str) -> Pointed:
    """The enemy's units of these names."""
    return lambda s: once(s, 1, keys)


def once(s: State, seat: int, keys: Sequence[str]) -> list[Thing]:
    there = [
        piece
        for piece in s.pieces.values()
        if piece.owner == seat and piece.zone.name in ("hand", "field", "funds", "arms", "deck")
    ]
    first = {card_of(s, piece.id): piece.id for piece in reversed(there)}
    return [first[key] for key in keys if key in first]


def slot(base: int) -> Pointed:
    """The next free slot of an own base."""
    return lambda s: [Spot(field(0), free) for free in free_slots(s, 0, base)[:1]]


def base(seat: int, *numbers: int) -> Pointed:
    """Bases of a seat."""
    return lambda s: [piece.id for piece in s.inside(bases(seat)) if piece.at[0] in numbers]


def standing_at(seat: int, place: int) -> Pointed:
    """All units of a seat at one place."""
    return lambda s: [unit.id for unit in s.inside(field(seat)) if unit.at[0] == place]
