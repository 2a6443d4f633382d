"""Tables for the lessons, set up by hand.

A card is written by its id, perhaps with what is so about it: `"whi-f04"`, `"whi-r2 down"`, `"whi-f02 checked"`,
`"whi-f06 neu-w1"` (it bears the Iron Sword). It is taken from its owner's deck.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Any

from game.frozen import frozen
from game.rules.magna.cards import BACK
from game.rules.magna.places import FIGHT, MAGNA, MagnaState, arms, bases, bases_aside, deck, funds, hand, magna
from game.rules.magna.places import field as field_of
from game.rules.magna.setup import setup
from game.rules.magna.turn import FightLost, Phase, Turn, TurnEnd
from game.table.state import Piece, State, run
from game.table.step import Step

HALF: Mapping[str, str] = {"format": "half"}
SEED = 8


@frozen
class Side:
    """What lies in front of a player. `units` by their place: 1 to 3 for the bases, 0 for the invasion slots."""

    deck: str
    units: Mapping[int, Sequence[str]] = field(default_factory=dict)
    hand: Sequence[str] = ()
    funds: Sequence[str] = ()
    drawn: Sequence[str] = ()  # on top of the deck: drawn next, in this order
    magna: int = 0
    fight: int = 0
    fallen: Sequence[int] = ()


def table(catalogue: Mapping[str, Any], *sides: Side, options: Mapping[str, str] | None = None) -> MagnaState:
    """Both sides as they lie there; nothing happens yet."""
    s = magna(setup(catalogue, 2, SEED, options or {}, tuple(side.deck for side in sides)))
    s.asks.clear()
    s.agenda.clear()
    for seat, side in enumerate(sides):
        for n, base in enumerate(s.inside(bases_aside(seat)), 1):
            s.move(base, bases(seat), at=(n,), turned=n in side.fallen)
        s.shuffle(deck(seat))
        for place, there in side.units.items():
            for written in there:
                stand(s, seat, place, written)
        for key in side.hand:
            s.move(taken(s, seat, key), hand(seat))
        for key in side.funds:
            s.move(taken(s, seat, key), funds(seat), face_up=False, back=BACK)
        stack(s, seat, side.drawn)
        s.marks[seat, MAGNA], s.marks[seat, FIGHT] = side.magna, side.fight
    s.events.clear()
    return s


def taken(s: State, seat: int, key: str) -> Piece:
    """A card of this kind from a seat's deck."""
    return next(card for card in s.inside(deck(seat)) if card.card == f"card/{key}")


def stand(s: State, seat: int, place: int, written: str) -> None:
    """A unit in the next slot of its place."""
    key, *how = written.split()
    at = (place, sum(unit.at[0] == place for unit in s.inside(field_of(seat))))
    unit = s.move(
        taken(s, seat, key), field_of(seat), back=BACK, at=at, face_up="down" not in how, turned="checked" in how
    )
    for worn in how:
        if "-" in worn:
            s.move(taken(s, seat, worn), arms(seat), back=BACK, host=unit.id)


def stack(s: State, seat: int, drawn: Sequence[str]) -> None:
    """These cards come on top of a deck, in this order: they go below it, then all others go below them."""
    for key in drawn:
        s.move(taken(s, seat, key), deck(seat))
    if drawn:
        for card in s.inside(deck(seat))[: -len(drawn)]:
            s.move(card, deck(seat))


def in_turn(s: MagnaState, number: int, dice: tuple[int, int]) -> None:
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
