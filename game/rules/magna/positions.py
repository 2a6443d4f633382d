"""Positions written as the rulebook writes its examples (magna.md, section 14), for lessons, pictures and tests.

    s = table(facts, "A:Lava Giant@0", "B:Undine@1", "B:Pitfall@1 down", "B:Wall of Water@hand", magna=(1, 0))

A is seat 0, B seat 1. A card is called by its English name or its id ("whi-f04"). A place is a base (`1` to `3`), `0`
for the invasion slots, `hand`, `deck` (from the top), `discard` or `funds`. `checked`, `down` and `bears Iron Sword`
may follow; `A:Undine@hand*3` are three.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from game.rules.magna.cards import BACK, UNSEEN
from game.rules.magna.places import (
    FIGHT,
    MAGNA,
    MagnaState,
    arms,
    at_place,
    bases,
    bases_aside,
    deck,
    discard,
    field,
    funds,
    hand,
    magna,
)
from game.rules.magna.setup import BASE_BACK, interrupts, setup, weakening
from game.rules.magna.turn import FightLost, Phase, Turn, TurnEnd
from game.table.dice import Dice
from game.table.state import Piece, State, Zone, run
from game.table.step import Step

WRITTEN = re.compile(r"([AB]):(.+?)@(\w+)(?: (.+?))?(?:\*(\d+))?")
PILES = {"hand": hand, "deck": deck, "discard": discard, "funds": funds}
PLAIN = ("Searing Iron Fort", "Floodgate Pass", "Shrine on the Beast Trail")  # bases without an effect
HALF: Mapping[str, str] = {"format": "half"}
SEED = 8
Both = tuple[int, int]


def table(
    facts: Mapping[str, Any],
    *cards: str,
    bases: tuple[Sequence[str], Sequence[str]] = (PLAIN, PLAIN),
    fallen: Sequence[str] = (),
    magna: Both = (0, 0),
    fight: Both = (0, 0),
    dice: tuple[int, ...] = (),
    **fields: Any,
) -> MagnaState:
    """A table with these cards and nothing else; nothing is planned. `fallen` bases are called "B1"."""
    known = {**facts, **UNSEEN}
    s = MagnaState(2, Dice(1, rigged=dice), cards=known, rules=known["format/full"], **{"turn": 1, **fields})
    s.interrupts, s.weakening = interrupts(known), weakening(known)
    for seat, names in enumerate(bases):
        for name in names:
            s.put(key(s, name), seat, bases_aside(seat), back=BASE_BACK)
    lay_bases(s, fallen)
    pay(s, magna, fight)
    for written in cards:
        lay(s, written)
    s.events.clear()
    return s


def dealt(
    facts: Mapping[str, Any],
    decks: tuple[str, str],
    *cards: str,
    fallen: Sequence[str] = (),
    magna: Both = (0, 0),
    fight: Both = (0, 0),
    options: Mapping[str, str] | None = None,
) -> MagnaState:
    """A match with ready-made decks: these cards are taken out of them, the others are to be drawn."""
    s = undecided(setup(facts, 2, SEED, options or {}, decks))
    lay_bases(s, fallen)
    for seat in (0, 1):
        s.shuffle(deck(seat))
    for written in cards:
        lay(s, written, dealt=True)
    for seat in (0, 1):
        on_top(s, seat, sum(written.startswith("AB"[seat]) and written.endswith("@deck") for written in cards))
    pay(s, magna, fight)
    s.events.clear()
    return s


def undecided(s: State) -> MagnaState:
    """Nothing is asked or planned any more."""
    s.asks.clear()
    s.agenda.clear()
    return magna(s)


def lay_bases(s: MagnaState, fallen: Sequence[str]) -> None:
    """The bases of both in their order."""
    for seat in (0, 1):
        for number, base in enumerate(s.inside(bases_aside(seat)), 1):
            s.move(base, bases(seat), at=(number,), turned=f"{'AB'[seat]}{number}" in fallen)


def pay(s: MagnaState, magna: Both, fight: Both) -> None:
    """What both have to spend."""
    for seat in (0, 1):
        s.marks[seat, MAGNA], s.marks[seat, FIGHT] = magna[seat], fight[seat]


def key(s: State, name: str) -> str:
    """The key of a card or base by its English name or its id."""
    if f"card/{name}" in s.cards:
        return f"card/{name}"
    return next(key for key, fact in s.cards.items() if key.startswith(("card/", "base/")) and fact.name.en == name)


def lay(s: State, written: str, dealt: bool = False) -> None:
    """Put cards of the notation on the table; `dealt`: they are in their owner's deck already."""
    found = WRITTEN.fullmatch(written)
    assert found, written
    side, name, place, how, times = found.groups()
    seat, how = "AB".index(side), how or ""
    put = partial(taken if dealt else fresh, s, seat)
    for _ in range(int(times or 1)):
        if place in PILES:
            put(name, PILES[place](seat), face_up=place != "funds")
            continue
        free = set(range(9)) - {unit.at[1] for unit in at_place(s, seat, int(place))}
        looks = {"at": (int(place), min(free)), "face_up": "down" not in how, "turned": "checked" in how}
        unit = put(name, field(seat), **looks)
        if "bears " in how:
            put(how.partition("bears ")[2], arms(seat), host=unit.id)


def fresh(s: State, seat: int, name: str, zone: Zone, **looks: Any) -> Piece:
    """A card from nowhere."""
    return s.put(key(s, name), seat, zone, back=BACK, **looks)


def taken(s: State, seat: int, name: str, zone: Zone, **looks: Any) -> Piece:
    """A card from its owner's deck."""
    wanted = key(s, name)
    card = next(card for card in s.inside(deck(seat)) if card.card == wanted)
    return s.move(card, zone, **looks)


def on_top(s: State, seat: int, n: int) -> None:
    """The last so many cards of a deck come to its top: all others go below them."""
    for card in s.inside(deck(seat))[: len(s.inside(deck(seat))) - n if n else 0]:
        s.move(card, deck(seat))


# ---- the turn ------------------------------------------------------------------------------------------------------
def in_turn(s: MagnaState, number: int, dice: Both) -> None:
    """It is this turn, and the dice have fallen."""
    s.turn, s.rolled, s.first = number, dice, 0 if dice[0] > dice[1] else 1


def rest_of_turn(s: MagnaState, phase: str) -> tuple[Step, ...]:
    """A turn from the beginning of a phase on, and all turns after it."""
    steps: tuple[Step, ...] = (
        Phase("adjust"),
        Phase("production"),
        FightLost(),
        Phase("armament"),
        Phase("invasion"),
        Phase("end"),
        TurnEnd(),
        Turn(s.turn + 1),
    )
    return steps[steps.index(Phase(phase)) :]


def begun(s: MagnaState, *steps: Step) -> MagnaState:
    """What happens next, up to the first question."""
    s.then(*steps)
    run(s)
    return s
