"""What can be taken back: until a card was drawn, seen or shown, or another player had to answer (section 16)."""

from __future__ import annotations

from collections.abc import Sequence

from game.match.match import Match
from game.rules.foton.adding import Add
from game.rules.foton.giving_up import concede
from game.rules.foton.turn import Act, EndTurn, Rest, UseEvent
from game.table.event import Event
from game.table.state import State, run
from game.table.step import Step
from game.table.view import View
from tests.rules.foton.foton_byhand import Seat, megido, table


class Silent:
    """Nobody: choices are made by the test."""

    def hear(self, view: View, events: Sequence[Event]) -> None:
        """Hears nothing."""

    def pick(self, view: View, options: Sequence[Step]) -> None:
        return None


def begun(s: State) -> Match:
    return Match(s, [Silent() for _ in range(s.seats)], concede)


def do(match: Match, kind: type[Step], seat: int = 0, **wanted: object) -> None:
    options = match.options(seat)
    match.take(
        seat,
        next(
            i
            for i, o in enumerate(options)
            if isinstance(o, kind) and all(getattr(o, name) == value for name, value in wanted.items())
        ),
    )


def test_choosing_who_acts_is_taken_back_until_it_is_paid() -> None:
    match = begun(table(Seat(hand="A2 A3 A4", waiting="Uvall Bael"), Seat()))
    do(match, Act, megido=megido(match.state, "Uvall").id)
    assert match.can_undo(0) and match.undo(0)
    do(match, Act, megido=megido(match.state, "Uvall").id)
    match.take(0, 0)
    assert not match.can_undo(0), "the Megido has been shown"


def test_a_rest_is_taken_back_only_if_nothing_was_drawn() -> None:
    match = begun(table(Seat(waiting="Uvall Bael"), Seat()))
    do(match, Rest)
    assert match.can_undo(0)
    match = begun(table(Seat(waiting="Uvall Bael", deck="A2"), Seat()))
    do(match, Rest)
    assert not match.can_undo(0)


def test_an_event_that_was_shown_is_not_taken_back() -> None:
    match = begun(table(Seat(hand="E5", waiting="Uvall"), Seat()))
    do(match, UseEvent)
    assert not match.can_undo(0)


def test_the_end_of_a_turn_is_not_taken_back_after_the_next_player_has_answered() -> None:
    match = begun(table(Seat(waiting="Uvall Bael"), Seat(waiting="Uvall Bael")))
    do(match, Rest)
    do(match, EndTurn)
    do(match, Rest, 1)
    assert not match.can_undo(0)


def test_what_is_added_is_taken_back_only_while_it_is_secret() -> None:
    """F-6.2: who answers last opens everybody's answers, also when nobody has added anything."""
    s = table(Seat(hand="A2", acted="Zepar"), Seat(hand="A3", acted="Zepar"), turn=None)
    run(s)
    match = begun(s)
    do(match, Add, 0, photons=())
    assert match.can_undo(0) and not match.can_undo(1)
    assert match.undo(0)
    do(match, Add, 0, photons=())
    do(match, Add, 1, photons=())
    assert match.state.result is not None and not match.can_undo(1) and not match.can_undo(0)
