"""Questions without a choice on the screen: passed at once, or by the host of a match on a network; never asked."""

from __future__ import annotations

import game
from game.rules.foton.turn import Act
from game.table.state import choose, legal
from game.table.view import look
from game.ui.lan_sessions import GuestSession
from game.ui.play.draft import Draft
from game.ui.session import Chair
from tests.net.test_pace import ticks, waiting_for_a_passed_seat
from tests.net.wires import air
from tests.rules.foton.foton_byhand import Seat, offered, table


def test_a_guest_with_nothing_to_decide_is_not_asked_and_says_nothing() -> None:
    clock = [0.0]
    host, guests, seat = waiting_for_a_passed_seat(clock)
    session = GuestSession(guests[seat], game.record)
    session.tell()
    assert session.passing and session.goes_on and not session.asked() and not session.options()
    assert seat in session.view.asks and not session.tick() and not air(host).incoming
    assert ticks(host, guests, clock, 10.0) is not None


def test_what_was_chosen_with_the_choice_before_it_is_an_answer() -> None:
    """There is one way to pay: it was shown and confirmed, and nobody has to pass it."""
    s = table(Seat(hand="C1 A3", waiting="Allocer"))
    (act,) = offered(s, Act)
    view = look(s, 0)
    draft = Draft.begin(view, 0, legal(view, 0))
    draft.press(act)
    assert draft.confirm() and len(draft.wishes()) == 2, "to act, and how to pay"
    for passes in (True, False):
        chair = Chair(0)
        chair.passes = passes
        twin = s.clone()
        chair.choose(draft.wishes())
        first = look(twin, 0)
        assert chair.pick(first, legal(first, 0)) is not None
        choose(twin, 0, act)
        paying = look(twin, 0)
        assert chair.pick(paying, legal(paying, 0)) == 0 and not chair.wishes


def test_without_a_guest_it_is_passed_at_once_and_with_one_by_the_host() -> None:
    s = table(Seat(hand="C1 A3", waiting="Allocer"))
    choose(s, 0, offered(s, Act)[0])
    view = look(s, 0)
    chair = Chair(0)
    assert chair.pick(view, legal(view, 0)) == 0
    chair.passes = False
    assert chair.pick(view, legal(view, 0)) is None
