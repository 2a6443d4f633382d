"""All 80 cards, one by one: in a rich position and in a poor one whatever may be chosen can be done, says what it is in
both languages, loses no card and shows no secret."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from game.match import proof
from game.rules.foton.cards import Act as ActLine
from game.rules.foton.cards import EventCard, Interfere, Megido
from game.rules.foton.events import Acted, EventUsed, LineBegan
from game.rules.foton.places import foton
from game.rules.foton.telling import say
from game.rules.foton.turn import Act, EndTurn, MainStep, UseEvent
from game.table.dice import Dice
from game.table.event import Event
from game.table.state import State, choose, legal
from game.table.view import sees
from tests.rules.foton.foton_byhand import CARDS, Seat, held, megido, table, take, told

NAMES = [card.name.en for card in CARDS.values() if isinstance(card, Megido)]
EVENTS = [key.removeprefix("card/event/ev-") for key, card in CARDS.items() if isinstance(card, EventCard)]
RICH: dict[str, Any] = {
    "field": "A2 A3 A2 S2 S3x C1 C1 C2 A3x [A4] [C2] [A3x]",
    "deck": "S4 A2 E2 C1 C1 A3 S2 C2 A4 S3",
    "discard": "A4 S2 E5 C1 C1",
}
OPPONENT: dict[str, Any] = {
    **RICH,
    "hand": "A2 A2 S3 C1 E1 A3x",
    "waiting": "Ronove Bune Andras Zagan",
    "acted": "Gaap Sabnac -Ipos",
}


def paying(card: Megido) -> str:
    """A hand that can pay for a Megido."""
    signs = {"attack": "A2", "skill": "S2", "charge": "C1", "any": "C1"}
    return " ".join(signs[icon] for icon in card.cost.icons())


def rich(hand: str, waiting: str) -> State:
    before = " ".join(name for name in ("Hagenti", "Decarabia", "Valefor") if name != waiting)
    own = Seat(hand=f"{hand} A2 A4 S3 C2 C1 E4 S3x", waiting=f"{waiting} Orias", acted=before, **RICH)
    return table(own, Seat(**OPPONENT), Seat(**OPPONENT), Seat(field="S2", acted="Botis Morax"))


def poor(hand: str, waiting: str) -> State:
    return table(Seat(hand=hand, waiting=f"{waiting} Orias"), Seat())


def owned(s: State) -> Counter[str]:
    """What there is, without extra photons, which come and go."""
    return Counter(p.card for p in s.pieces.values() if not p.card.endswith("/extra"))


def prove(s: State, dice: Dice) -> None:
    proof.sound(s)
    for seat in s.asks:
        proof.same_options(s, seat)
        proof.speaks(s, seat)
    for seat in range(s.seats):
        proof.indistinguishable(s, seat, dice)
        proof.caged(s, seat, [p.id for p in s.pieces.values() if not sees(p, seat)])
        mine = Counter(p.card for p in s.pieces.values() if p.owner == seat and not p.card.startswith("megido/"))
        assert mine == Counter(card for card in s.lists[seat] if not card.startswith("megido/")), "public (F-4.4)"


def play_out(s: State, dice: Dice) -> None:
    """Answer whatever is asked by chance until the turn is over."""
    before = owned(s)
    while s.result is None and foton(s).current == 0:
        prove(s, dice)
        seat = min(s.asks)
        options = legal(s, seat)
        if isinstance(s.asks[seat], MainStep):
            options = [option for option in options if isinstance(option, EndTurn)]
        choose(s, seat, options[dice.roll(len(options)) - 1])
    assert owned(s) == before


def well_told(s: State) -> None:
    for event in s.events:
        words = say(event, s)
        assert words is None or (words.en.strip() and words.in_("ja").strip() and "{" not in words.en + words.ja), event


def began(s: State, kind: type[Event], card: Megido | EventCard) -> None:
    """The card was resolved, all its lines from top to bottom."""
    assert len(told(s, kind)) == 1
    lines = [number for number, line in enumerate(card.lines) if isinstance(line, (ActLine, Interfere))]
    assert [event.line for event in told(s, LineBegan)] == lines


@pytest.mark.sampled(10)
@pytest.mark.parametrize("name", NAMES)
def test_every_megido_acts(name: str) -> None:
    card = next(card for card in CARDS.values() if isinstance(card, Megido) and card.name.en == name)
    for position in (rich, poor):
        for seed in range(3):
            s, dice = position(paying(card), name), Dice(seed)
            take(s, Act, megido=megido(s, name).id)
            play_out(s, dice)
            began(s, Acted, card)
            well_told(s)


@pytest.mark.parametrize("number", EVENTS)
def test_every_event_is_used(number: str) -> None:
    for position in (rich, poor):
        for seed in range(3):
            s, dice = position(f"E{number}", "Uvall"), Dice(seed)
            take(s, UseEvent, card=held(s, f"E{number}").id)
            while not isinstance(s.asks[min(s.asks)], MainStep):
                prove(s, dice)
                seat = min(s.asks)
                choose(s, seat, legal(s, seat)[dice.roll(len(legal(s, seat))) - 1])
            began(s, EventUsed, CARDS[f"card/event/ev-{number}"])
            well_told(s)
