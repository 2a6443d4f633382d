"""Positions set up by hand, in the notation of the worked examples (foton.md, section 14).

    s = table(Seat(hand="A2 A3 S2 C1 C1 E5", waiting="Focalor", deck="S3 C1"), Seat(field="A4 [C1]", acted="-Ipos"))

A2 is Attack 2, S3 Skill 3, C1 Charge 1, A3x an extra photon, E5 the event ev-5; [C1] lies face down in a field. Decks
are written from the top. Megido are called by their English names; `+Ronove` lies face up in the un-acted area because
it has countered, `-Ipos` has rested. Seat 0 is at its main step unless `turn` names another one (None: nobody is).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import game
from game.rules.foton.adding import AddingPhase
from game.rules.foton.cards import Megido
from game.rules.foton.places import VP, FotonState, acted, deck, discard, field, hand, waiting
from game.rules.foton.scoring import ScoringPhase
from game.rules.foton.turn import Turn
from game.table.dice import Dice
from game.table.state import Piece, State, Zone, choose, legal, refused, run
from game.table.step import No, Spot, Step

Kind = TypeVar("Kind")
KINDS = {"A": "attack", "S": "skill", "C": "charge"}
CARDS: Mapping[str, Any] = dict(game.ruleset("foton").catalogue)
MEGIDO = {card.name.en: key for key, card in CARDS.items() if isinstance(card, Megido)}


@dataclass(frozen=True)
class Seat:
    """What one player has."""

    hand: str = ""
    field: str = ""
    deck: str = ""
    discard: str = ""
    waiting: str = ""
    acted: str = ""
    vp: int = 0


def key(sign: str) -> str:
    """The key of a card: "A3x" is card/attack/3/extra, "E5" card/event/ev-5."""
    if sign[0] == "E":
        return f"card/event/ev-{sign[1:]}"
    return f"card/{KINDS[sign[0]]}/{sign[1]}" + ("/extra" if sign.endswith("x") else "")


def sign(card: str) -> str:
    """How a card is written here."""
    parts = card.split("/")
    if parts[1] == "event":
        return "E" + parts[2].removeprefix("ev-")
    return parts[1][0].upper() + "".join(parts[2:3]) + ("x" if parts[-1] == "extra" else "")


def table(
    *seats: Seat,
    turn: int | None = 0,
    start: int = 0,
    round: int = 0,
    cards: Mapping[str, Any] | None = None,
    **fields: Any,
) -> FotonState:
    """A match in its main phase with exactly these cards; everybody else's five turns are played from here on."""
    players = seats if len(seats) > 1 else (*seats, Seat())
    s = FotonState(len(players), Dice(1), cards={**CARDS, **(cards or {})}, start=start, phase="main", **fields)
    for seat, has in enumerate(players):
        _lay(s, seat, has)
    s.lists = tuple(
        tuple(MEGIDO.values())
        + tuple(p.card for p in s.pieces.values() if p.owner == seat and not p.card.startswith("megido"))
        for seat in range(s.seats)
    )
    s.events.clear()
    s.current = turn or 0
    s.round = round or 1 + len(s.inside(acted(s.current)))
    s.agenda = [ScoringPhase(), AddingPhase()]
    if turn is not None:
        s.then(Turn(turn))
        run(s)
    return s


def _lay(s: FotonState, seat: int, has: Seat) -> None:
    for zone, written in ((hand(seat), has.hand), (discard(seat), has.discard), (deck(seat), has.deck)):
        for word in written.split():
            s.put(key(word), seat, zone, back="card")
    for word in has.field.split():
        card = key(word.strip("[]"))
        s.put(card, seat, field(seat), back="/".join(card.split("/")[:2]), face_up=word[0] != "[")
    for name in has.waiting.split():
        s.put(MEGIDO[name.strip("+")], seat, waiting(seat), back="megido", face_up=name[0] == "+")
    for name in has.acted.split():
        s.put(MEGIDO[name.strip("-")], seat, acted(seat), back="megido", face_up=name[0] != "-")
    s.marks[seat, VP] = has.vp


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
