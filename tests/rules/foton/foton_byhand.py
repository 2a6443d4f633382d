"""Positions set up by hand, and what is done in them.

    s = table(Seat(hand="A2 A3 S2 C1 C1 E5", waiting="Focalor"), Seat(field="A4 [C1]"))    # see foton/positions.py
    take(s, Act, megido=megido(s, "Focalor").id)

Seat 0 is at its main step unless `turn` names another one (None: nobody is).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import game
from game.rules.foton import positions
from game.rules.foton.cards import Megido
from game.rules.foton.places import VP, FotonState, deck, discard, field, hand
from game.rules.foton.positions import Seat as Seat
from game.rules.foton.positions import key
from game.rules.foton.positions import sign as sign
from game.table.state import Piece, State, Zone, choose, legal, refused, run
from game.table.step import No, Spot, Step

Kind = TypeVar("Kind")
CARDS: Mapping[str, Any] = dict(game.ruleset("foton").catalogue)
MEGIDO = {card.name.en: key for key, card in CARDS.items() if isinstance(card, Megido)}


def table(*seats: Seat, turn: int | None = 0, cards: Mapping[str, Any] | None = None, **given: Any) -> FotonState:
    """A match in its main phase with exactly these cards, at its first question; two players, if one is named."""
    players = seats if len(seats) > 1 else (*seats, Seat())
    s = positions.table({**CARDS, **(cards or {})}, *players, turn=turn, **given)
    if turn is not None:
        run(s)
    return s


# ---- reading a position ------------------------------------------------------------------------------------------
def cards(s: State, zone: Zone) -> str:
    """What lies in a zone, in its order; in a field sorted, the face-down ones in brackets."""
    words = [sign(p.card) if p.face_up or zone.name != "field" else f"[{sign(p.card)}]" for p in s.inside(zone)]
    return " ".join(sorted(words, key=lambda w: (w[0] == "[", w)) if zone.name in ("field", "hand") else words)


def in_hand(s: State, seat: int = 0) -> str:
    return cards(s, hand(seat))


def in_field(s: State, seat: int = 0) -> str:
    return cards(s, field(seat))


def in_deck(s: State, seat: int = 0) -> str:
    return cards(s, deck(seat))


def in_discard(s: State, seat: int = 0) -> str:
    return cards(s, discard(seat))


def points(s: State, seat: int = 0) -> int:
    return s.marks[seat, VP]


def megido(s: State, name: str, seat: int = 0) -> Piece:
    """A Megido of a seat by its English name, wherever it lies."""
    return next(p for p in s.pieces.values() if p.card == MEGIDO[name] and p.owner == seat)


def held(s: State, word: str, seat: int = 0, zone: str = "hand") -> Piece:
    """A card by how it is written."""
    return next(p for p in s.pieces.values() if p.owner == seat and p.zone.name == zone and p.card == key(word))


# ---- asking and answering ----------------------------------------------------------------------------------------
def offered(s: State, kind: type[Step], seat: int = 0, **wanted: object) -> list[Any]:
    """The options of a kind, those with these fields."""
    return [
        o
        for o in legal(s, seat)
        if isinstance(o, kind) and all(getattr(o, name) == value for name, value in wanted.items())
    ]


def all_offered(s: State, kind: type[Kind], seat: int = 0) -> list[Kind]:
    """All options of a seat, which are of one kind."""
    found = legal(s, seat)
    assert all(isinstance(o, kind) for o in found)
    return [o for o in found if isinstance(o, kind)]


def take(s: State, kind: type[Step], seat: int = 0, **wanted: object) -> None:
    """Choose the first option of a kind with these fields; fails if there is none."""
    found = offered(s, kind, seat, **wanted)
    assert found, f"no {kind.__name__} with {wanted} among {legal(s, seat)}"
    choose(s, seat, found[0])


def pick(s: State, words: str, seat: int = 0) -> None:
    """Answer a question with the option that is about exactly these cards ("" for none)."""
    for option in legal(s, seat):
        if sorted(sign(s.pieces[i].card) for i in option.about() if isinstance(i, int)) == sorted(words.split()):
            choose(s, seat, option)
            return
    raise AssertionError(f"nothing about {words} among {[o.say(s).en for o in legal(s, seat)]}")


def sets(s: State, seat: int = 0) -> list[str]:
    """What the options of a question are about, as cards are written."""
    return [" ".join(sorted(sign(s.pieces[i].card) for i in o.about() if isinstance(i, int))) for o in legal(s, seat)]


def question(s: State) -> tuple[str, int]:
    """What is asked, and whom: ("MainStep", 0)."""
    seat = min(s.asks)
    return type(s.asks[seat]).__name__, seat


def why_not(s: State, thing: int | Spot | None = None, seat: int = 0) -> list[No]:
    """The reasons given for a piece or a place that is not on offer; without one, those that are about nothing."""
    return [no for no in refused(s, seat) if (thing in no.about if thing is not None else not no.about)]


def told(s: State, kind: type[Any]) -> list[Any]:
    """The events of a kind, in order."""
    return [e for e in s.events if isinstance(e, kind)]
