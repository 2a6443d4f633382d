"""Figures led about at random never get stuck, never cheat, and what a seat may do depends on what it sees."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.hexes import Hex
from game.rules.arena.events import MoveEnded, Stepped
from game.rules.arena.leading import Advance, Lead, StepTo
from game.rules.arena.movement import ChooseDestination
from game.rules.arena.places import spaces
from game.rules.arena.walking import Walk
from game.table.state import choose, legal, run
from game.table.view import look
from tests.rules.arena.byhand import BLANK
from tests.rules.arena.slowly import Position, Slow, positions

MOST = 60  # questions in one move, with time to spare

either = st.booleans().flatmap(lambda long: positions(long=long))


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(either, st.randoms(use_true_random=False))
def test_whoever_is_led_about_ends_on_a_place_where_a_move_may_end(position: Position, random: object) -> None:
    s, figure, points, _ = position
    slow = Slow(s, figure, points)
    ends = slow.ends()
    s.then(ChooseDestination(0, figure.id, points))
    run(s)
    if not ends:
        assert legal(s, 0) == []  # `Move` is not offered then
        return
    choose(s, 0, next(o for o in legal(s, 0) if isinstance(o, Lead)))
    s.dice.rigged = (BLANK,) * 99
    spent = questions = 0
    while s.asks:
        assert isinstance(s.asks[0], Advance) and s.asks[0].left == points - spent
        assert legal(look(s, 0), 0) == legal(s, 0)
        options = legal(s, 0)
        pick = options[random.randrange(len(options))]  # type: ignore[attr-defined]
        spent += pick.cost if isinstance(pick, StepTo) else 0
        assert spent <= points and (questions := questions + 1) < MOST
        choose(s, 0, pick)
    me = s.pieces[figure.id]
    assert slow.may_stand(spaces(me)) and [e.figure for e in s.events if isinstance(e, MoveEnded)] == [me.id]
    assert frozenset(spaces(me)) in ends or frozenset(spaces(me)) == frozenset(spaces(figure))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(either)
def test_a_step_of_a_walk_leads_to_a_neighbouring_space_and_the_rear_follows(position: Position) -> None:
    s, figure, points, _ = position
    s.then(ChooseDestination(0, figure.id, points))
    run(s)
    for option in [o for o in legal(s, 0) if isinstance(o, Walk)][-3:]:
        after = s.clone()
        after.dice.rigged = (BLANK,) * 99
        choose(after, 0, option)
        for event in (e for e in after.events if isinstance(e, Stepped)):
            if event.why == "turn":
                assert event.target == event.source[2:] + event.source[:2]
            else:
                assert Hex(*event.target[:2]) in s.field.next_to(Hex(*event.source[:2]))
                assert event.target[2:] == (event.source[:2] if len(event.source) == 4 else ())
