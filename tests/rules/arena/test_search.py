"""The fast searches find what following every way finds."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.hexes import Hex
from game.rules.arena.events import Fell, MoveEnded, Struck
from game.rules.arena.movement import ChooseDestination, reach
from game.rules.arena.routes import path_to
from game.rules.arena.walking import Walk
from game.table.state import run
from tests.rules.arena.byhand import BLANK, offered, take, told
from tests.rules.arena.slowly import Position, Slow, positions

either = st.booleans().flatmap(lambda long: positions(long=long))
often = settings(max_examples=250, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def pair(at: tuple[int, ...]) -> frozenset[Hex]:
    return frozenset((Hex(*at[:2]), Hex(*at[-2:])))


@often
@given(either)
def test_reach_finds_every_end_and_the_safest_way_there(position: Position) -> None:
    s, figure, points, _ = position
    slow = Slow(s, figure, points).ends()
    found = reach(s, figure, points)
    assert {pair(at) for at in found} == set(slow) and len(found) == len(slow)
    for at, way in found.items():
        assert (way.strikes, way.falls, way.cost) == min(slow[pair(at)])
        assert way.least == min(cost for _, _, cost in slow[pair(at)])
        assert way.path[-1] == at


@often
@given(either)
def test_the_path_a_person_is_shown_is_the_cheapest_and_among_those_the_safest(position: Position) -> None:
    s, figure, points, _ = position
    slow = Slow(s, figure, points).ends()
    found = reach(s, figure, points)
    for at in found:
        way = path_to(s, figure, at, points)
        assert way is not None and way.cost == found[at].least
        assert (way.cost, way.strikes, way.falls) == min((c, strikes, falls) for strikes, falls, c in slow[pair(at)])
        assert pair(way.path[-1]) == pair(at)
    for space in s.field.level:
        if len(figure.at) == 2 and frozenset((space,)) not in slow:
            assert path_to(s, figure, space, points) is None


@often
@given(either)
def test_every_walk_on_offer_can_be_walked_and_costs_what_it_says(position: Position) -> None:
    s, figure, points, _ = position
    s.then(ChooseDestination(0, figure.id, points))
    run(s)
    for option in offered(s, Walk)[:12]:
        after = s.clone()
        after.dice.rigged = (BLANK,) * 30
        take(after, Walk, path=option.path)
        assert (
            after.pieces[figure.id].at
            == option.path[-1]
            == option.about()[1].at + (option.about()[2].at if len(option.about()) > 2 else ())
        )
        assert len(told(after, Struck)) == option.strikes and len(told(after, Fell)) == option.falls
        assert told(after, MoveEnded) == [MoveEnded(figure.id)] and option.cost <= points
