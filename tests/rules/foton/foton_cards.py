"""Acting, using events and ending turns in one line each, for tests that are about what cards do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from game.effects.effect import Effect
from game.effects.read import read
from game.rules.foton.cards import Line
from game.rules.foton.counters import CounterWith, Decline
from game.rules.foton.effect_choices import OfKind
from game.rules.foton.effects.ops import OPS
from game.rules.foton.positions import key
from game.rules.foton.turn import Act, EndTurn, UseEvent
from game.table.state import State, choose
from tests.rules.foton.foton_byhand import CARDS, MEGIDO, held, megido, offered, pick, take


def act(s: State, name: str, paid: str, seat: int = 0) -> None:
    """Act with a Megido and pay exactly this."""
    take(s, Act, seat, megido=megido(s, name, seat).id)
    pick(s, paid, seat)


def use(s: State, event: str, seat: int = 0) -> None:
    """Use an event from hand."""
    take(s, UseEvent, seat, card=held(s, event, seat).id)


def end(s: State, seat: int = 0) -> None:
    take(s, EndTurn, seat)


def decline(s: State, *seats: int) -> None:
    """These seats let an interference happen, in this order."""
    for seat in seats:
        take(s, Decline, seat)


def counter(s: State, seat: int, name: str) -> None:
    take(s, CounterWith, seat, megido=megido(s, name, seat).id)


def of_kind(s: State, kind: str, seat: int = 0) -> None:
    """Take an extra photon of this kind."""
    choose(s, seat, next(option for option in offered(s, OfKind, seat) if option.kind == kind))


def line(data: Mapping[str, Any]) -> Line:
    """A line of card data."""
    made: Line = read(dict(data), Line, OPS, "test")
    return made


def effect(data: Mapping[str, Any]) -> Effect:
    made: Effect = read(dict(data), Effect, OPS, "test")
    return made


def with_lines(name: str, *lines: Mapping[str, Any]) -> dict[str, Any]:
    """A Megido or an event with other lines, for `table(cards=...)`: rules are tested where no card needs them yet."""
    card = MEGIDO.get(name) or key(name)
    return {card: replace(CARDS[card], lines=tuple(line(one) for one in lines))}
