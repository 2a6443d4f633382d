"""Positions in the notation of the worked examples (foton.md, section 14), for lessons, figures and tests.

    s = table(facts, Seat(hand="A2 A3 S2 C1 C1 E5", waiting="Focalor"), Seat(field="A4 [C1]", acted="-Ipos"))

A2 is Attack 2, S3 Skill 3, C1 Charge 1, A3x an extra photon, E5 the event ev-5; [C1] lies face down in a field. Decks
are written from the top. Megido are called by their English names; `+Ronove` lies face up in the un-acted area because
it has countered, `-Ipos` has rested. The learner is seat 0.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.rules.foton.adding import AddingPhase
from game.rules.foton.cards import EventCard, Megido
from game.rules.foton.draft import DraftPhase
from game.rules.foton.places import DRAFT, VP, FotonState, acted, deck, discard, field, hand, waiting
from game.rules.foton.scoring import ScoringPhase
from game.rules.foton.turn import MainPhase, Turn
from game.table.dice import Dice
from game.table.state import TABLE

KINDS = {"A": "attack", "S": "skill", "C": "charge"}
Catalogue = Mapping[str, Any]


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


def everybody(facts: Catalogue) -> dict[str, str]:
    """The Megido by their English names."""
    return {card.name.en: name for name, card in facts.items() if isinstance(card, Megido)}


def drafting(facts: Catalogue, parties: Sequence[str], top: str, seed: int = 1) -> FotonState:
    """A match at its first draft; seat 0 begins. The draft deck has these cards on top, the others shuffled below."""
    s = FotonState(len(parties), Dice(seed), cards=dict(facts))
    for seat, party in enumerate(parties):
        for member in facts[f"party/{party}"].members:
            s.put(member, seat, waiting(seat), back="megido", face_up=False)
    config, first = facts["config"], [key(sign) for sign in top.split()]
    events = [name for name, card in facts.items() if isinstance(card, EventCard)]
    whole = [name for name, copies in config.counts for _ in range(copies)] + events
    rest = (Counter(whole) - Counter(first)).elements()
    for card in (*first, *s.dice.shuffled([card for card in rest if card not in events])):
        s.put(card, TABLE, DRAFT, back="card", face_up=False)
    s.lists = (*(tuple(everybody(facts).values()),) * s.seats, tuple(whole))
    s.then(DraftPhase(), MainPhase(), AddingPhase(), ScoringPhase())
    return s


def sign(card: str) -> str:
    """How a card is written here."""
    parts = card.split("/")
    if parts[1] == "event":
        return "E" + parts[2].removeprefix("ev-")
    return parts[1][0].upper() + "".join(parts[2:3]) + ("x" if parts[-1] == "extra" else "")


def table(facts: Catalogue, *seats: Seat, turn: int | None = 0, round: int = 0, **fields: Any) -> FotonState:
    """A match in its main phase with exactly these cards, at the turn of a seat (None: at nobody's)."""
    s = FotonState(len(seats), Dice(1), cards=dict(facts), phase="main", current=turn or 0, **fields)
    for seat, has in enumerate(seats):
        _lay(s, seat, has)
    megido = tuple(everybody(facts).values())
    s.lists = tuple(
        megido + tuple(p.card for p in s.pieces.values() if p.owner == seat and not p.card.startswith("megido"))
        for seat in range(s.seats)
    )
    s.round = round or 1 + len(s.inside(acted(s.current)))
    s.agenda = [ScoringPhase(), AddingPhase(), *([Turn(turn)] if turn is not None else [])]
    return s


def _lay(s: FotonState, seat: int, has: Seat) -> None:
    for zone, written in ((hand(seat), has.hand), (discard(seat), has.discard), (deck(seat), has.deck)):
        for word in written.split():
            s.put(key(word), seat, zone, back="card", face_up=zone != deck(seat))
    for word in has.field.split():
        card = key(word.strip("[]"))
        s.put(card, seat, field(seat), back="/".join(card.split("/")[:2]), face_up=word[0] != "[")
    names = everybody(s.cards)
    for name in has.waiting.split():
        s.put(names[name.strip("+")], seat, waiting(seat), back="megido", face_up=name[0] == "+")
    for name in has.acted.split():
        s.put(names[name.strip("-")], seat, acted(seat), back="megido", face_up=name[0] != "-")
    s.marks[seat, VP] = has.vp
