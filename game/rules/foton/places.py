"""Where everything of The Foton lies, and what its state holds. Every other file of the package builds on this one.

Pieces (`Piece.card` is a key of the catalogue, see cards.py; `back` is what everybody knows of a face-down one):

* a photon `card/attack/2`, an extra photon `card/attack/3/extra` and an event `card/event/ev-1` share one back, `card`
  (foton.md, section 2). They go from `DRAFT` to an `area`, are `taken`, and from then on belong to that seat: `deck`,
  `hand`, `discard`, `field`. In a field a face-down photon has the back `card/attack`: its kind stays visible by its
  place, its number does not (F-8.1). Cards that an effect looks at lie in `looked` meanwhile;
* a Megido `megido/so-01` (back: `megido`) lies in `waiting`, the un-acted area, until it acts or rests, then in
  `acted`.

`State.lists[seat]` names all 72 Megido and every card the seat owns, which all saw it take (F-4.4); the last list is
what the draft deck and the areas may hold; the four events that are left out lie in `BOX` until the draft is over. That
is all `imagine` may guess from: parties are secret (F-8.9).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import cast

from game.table.known import Known, PieceId
from game.table.state import Piece, Sight, State, Zone

KINDS = ("attack", "skill", "charge")
BACK = "card"  # of photons and events, but for photons in a field
PHASES = ("draft", "main", "adding", "scoring")
AREAS = "ABCDEF"
VP = "vp"  # the mark of a seat that counts its victory points

DRAFT = Zone("draft", None, Sight.NOBODY)  # the draft deck
BOX = Zone("box", None, Sight.NOBODY)  # the events that are not in the draft deck; nobody knows which


@cache
def area(place: int) -> Zone:
    """An area of the draft display: 0 is A (F-3.4)."""
    return Zone(f"area {AREAS[place]}", None, Sight.OPEN)


@cache
def taken(seat: int) -> Zone:
    """What a seat has taken in the draft: face down, for its own eyes only (F-4.4)."""
    return Zone("taken", seat, Sight.OWNER)


@cache
def deck(seat: int) -> Zone:
    return Zone("deck", seat, Sight.NOBODY)


@cache
def hand(seat: int) -> Zone:
    return Zone("hand", seat, Sight.OWNER)


@cache
def discard(seat: int) -> Zone:
    """The discard pile: public, face up (F-8.8)."""
    return Zone("discard", seat, Sight.OPEN)


@cache
def field(seat: int) -> Zone:
    """The photons that a seat has paid or put there, face up and face down (F-5.2)."""
    return Zone("field", seat, Sight.OPEN)


@cache
def waiting(seat: int) -> Zone:
    """The un-acted area: Megido not yet used, face down; face up after they have countered (F-5.19)."""
    return Zone("waiting", seat, Sight.OPEN)


@cache
def acted(seat: int) -> Zone:
    """The acted area: Megido that acted, face up, or rested, face down (F-5.8, F-5.10)."""
    return Zone("acted", seat, Sight.OPEN)


@cache
def looked(seat: int) -> Zone:
    """Cards of the own deck that an effect is looking at; nobody else sees them."""
    return Zone("looked", seat, Sight.OWNER)


@dataclass(slots=True)
class FotonState(State):
    """A match of The Foton."""

    rest_draw: Known[int] = 3  # cards drawn by a rest ...
    turn_draw: Known[int] = 0  # ... and at the start of a turn
    start: Known[int] = 0  # the holder of the start card (F-3.3, R-1)
    current: Known[int] = 0  # the turn player
    phase: Known[str] = "draft"
    round: Known[int] = 0  # 1 to 6 in the draft, 1 to 5 in the main phase
    used: Known[bool] = False  # the turn player has taken the main action of this turn (F-5.4)
    countered: Known[tuple[int, ...]] = ()  # who has countered the interference that is going on (F-5.20)
    gone: Known[tuple[int, ...]] = ()  # seats that have given up; the rules play on for them
    noted: Known[tuple[tuple[int, str, PieceId], ...]] = ()  # what automatic effects may wait for: seat, what, which


def foton(s: State) -> FotonState:
    """The state as what it is; views are of the same type."""
    return cast(FotonState, s)


def clockwise(s: State, first: int) -> list[int]:
    """All seats, clockwise from `first` (F-5.14, F-8.4)."""
    return [(first + k) % s.seats for k in range(s.seats)]


def opponents(s: State, seat: int) -> list[int]:
    """Everybody else, clockwise from the left neighbour of `seat`."""
    return clockwise(s, seat)[1:]


def photons_up(s: State, seat: int, kind: str = "") -> list[Piece]:
    """The face-up photons of a field, of one kind or all: the only ones that effects see and that score (F-8.1)."""
    return [p for p in s.inside(field(seat)) if p.face_up and (not kind or kind_of(p) == kind)]


def kind_of(piece: Piece) -> str:
    """ "attack", "skill" or "charge" of a photon, "event" of an event; "" if only the common back is known."""
    return _kind(piece.card)


@cache
def _kind(card: str) -> str:
    return [*card.split("/"), ""][1]


def number_of(photon: Piece) -> int:
    """The number of a photon; 0 for an event or a card that is not seen."""
    parts = piece_parts(photon)
    return int(parts[2]) if len(parts) > 2 and parts[1] in KINDS else 0


def piece_parts(piece: Piece) -> list[str]:
    return piece.card.split("/")


def is_photon(piece: Piece) -> bool:
    return kind_of(piece) in KINDS


def totals(s: State, seat: int) -> tuple[int, int, int]:
    """The face-up numbers of a field: Attack, Skill, Charge (F-7.1)."""
    sums = dict.fromkeys(KINDS, 0)
    for p in photons_up(s, seat):
        sums[kind_of(p)] += number_of(p)
    return sums["attack"], sums["skill"], sums["charge"]
