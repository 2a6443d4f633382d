"""Who is next to whom, who is engaged, who strikes (arena.md, section 8), with the rulings A5 to A7 and A36."""

from __future__ import annotations

import pytest

from game.rules.arena.engagement import enemies, engaged
from game.rules.arena.events import Destroyed, Stepped, Struck, Wounded
from game.rules.arena.flying import Fly
from game.rules.arena.lasting import Lasting
from game.rules.arena.leading import Lead, StepTo
from game.rules.arena.movement import Move, reach
from game.rules.arena.strikes import strikers
from game.rules.arena.walking import Walk
from tests.rules.arena.byhand import Figure, adjacent, hexes, offered, place, table, take, told
from tests.rules.arena.test_movement import going, to

WIDE = [".....", ".....", "....."]


def test_a5_engagement_needs_one_level_and_a36_being_next_to_does_not() -> None:
    s, who = table(["1.."], Figure("A", 0, (1, 0)), Figure("D", 1, (0, 0)), Figure("E", 1, (2, 0)))
    me = s.pieces[who["A"]]
    assert [p.id for p in adjacent(s, me)] == [who["D"], who["E"]]
    assert [p.id for p in engaged(s, me)] == [who["E"]]


def test_water_is_a_level_of_its_own() -> None:
    s, who = table(
        ["~.~~"], Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)), Figure("B", 0, (2, 0)), Figure("E", 1, (3, 0))
    )
    assert engaged(s, s.pieces[who["A"]]) == [] and [p.id for p in engaged(s, s.pieces[who["B"]])] == [who["E"]]


def test_friends_are_adjacent_but_never_engaged_team_mates_included() -> None:
    s, who = table(
        WIDE,
        Figure("A", 0, (1, 1)),
        Figure("B", 0, (2, 1)),
        Figure("C", 2, (0, 1)),
        Figure("D", 1, (1, 0)),
        seats=4,
        teams=(0, 1, 0, 1),
    )
    me = s.pieces[who["A"]]
    assert len(adjacent(s, me)) == 3 and [p.id for p in engaged(s, me)] == [who["D"]]
    assert [p.id for p in enemies(s, me)] == [who["D"]]


def test_engagement_goes_by_who_controls_a_figure_now() -> None:
    s, who = table(["..."], Figure("A", 0, (0, 0)), Figure("X", 1, (1, 0)), Figure("Y", 1, (2, 0)))
    s.lasting = (Lasting("control", figures=(who["X"],), seat=0),)
    assert engaged(s, s.pieces[who["A"]]) == []
    assert [p.id for p in engaged(s, s.pieces[who["X"]])] == [who["Y"]]


def test_a_figure_destroyed_by_a_strike_does_not_make_the_step() -> None:
    s, who = going(
        [".....", "....."],
        Figure("A", 0, (1, 0), life=2),
        Figure("D", 1, (2, 0)),
        Figure("E", 1, (1, 1)),
        dice=["sword", "sword"],
    )
    take(s, Walk, path=to(s, (0, 0)).path)
    assert not told(s, Stepped) and told(s, Wounded) == [Wounded(who["A"], 2, "strike")]  # all dice count together
    assert [e.at for e in told(s, Destroyed)] == [hexes((1, 0))[0]]


def test_the_dice_come_before_the_step() -> None:
    s, who = going(["..."], Figure("A", 0, (1, 0)), Figure("D", 1, (2, 0)), dice=["shield"])
    take(s, Walk, path=to(s, (0, 0)).path)
    assert [type(e).__name__ for e in s.events if type(e) in (Struck, Stepped)] == ["Struck", "Stepped"]
    assert told(s, Struck)[0].striker == who["D"] and not told(s, Wounded)


def test_a6_keeping_touch_on_another_level_is_not_leaving_and_later_steps_leave_nobody() -> None:
    s, who = going([".....", " 1...", "....."], Figure("A", 0, (1, 0)), Figure("D", 1, (2, 0)))
    take(s, Lead)
    take(s, StepTo, space=hexes((1, 1))[0])  # one level up, still next to D
    take(s, StepTo, space=hexes((1, 2))[0])  # away from D, but no longer engaged with it
    assert not told(s, Struck) and place(s.pieces[who["A"]]) == (1, 2)


def test_a6_stepping_down_beside_the_enemy_is_not_leaving_either() -> None:
    s, who = table(["11.", "."], Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)))
    assert strikers(s, s.pieces[who["A"]], hexes((0, 1))) == ()


def test_only_engaged_enemies_strike_not_those_above_or_below() -> None:
    s, _ = going(["1...", "...."], Figure("A", 0, (1, 0)), Figure("D", 1, (0, 0)))
    assert to(s, (3, 0)).strikes == 0


def test_a7_an_engagement_on_the_way_does_not_stop_but_leaving_it_is_struck_every_time() -> None:
    """Along a row of enemies every one is left in turn; a loop leaves the same one twice."""
    s, who = going(["......"] * 2, Figure("A", 0, (0, 0), move=9), Figure("D", 1, (1, 1)), dice=["blank", "blank"])
    take(s, Lead)
    for at in hexes((1, 0), (2, 0), (3, 0), (2, 0), (3, 0)):
        take(s, StepTo, space=at)
    assert [e.striker for e in told(s, Struck)] == [who["D"], who["D"]]


def test_one_step_may_leave_some_enemies_and_keep_touch_with_others() -> None:
    s, who = going(WIDE, Figure("A", 0, (2, 1)), Figure("D", 1, (1, 1)), Figure("E", 1, (3, 1)), dice=["blank"])
    take(s, Lead)
    step = offered(s, StepTo, space=hexes((3, 0))[0])[0]  # next to E at (3, 1), not to D any more
    assert step.strikes == 1
    take(s, StepTo, space=step.space)
    assert [e.striker for e in told(s, Struck)] == [who["D"]]


@pytest.mark.parametrize("ability", ["no_strikes", "phantom_walk"])
def test_figures_with_the_fitting_ability_are_never_struck(ability: str) -> None:
    s, _ = going(["..."], Figure("A", 0, (1, 0), abilities=(ability,)), Figure("D", 1, (2, 0)))
    assert to(s, (0, 0)).strikes == 0
    take(s, Walk, path=to(s, (0, 0)).path)
    assert not told(s, Struck)


def test_an_enemy_that_may_not_strike_does_not_but_still_engages() -> None:
    s, who = table([".....", "  ..."], Figure("A", 0, (1, 0)), Figure("D", 1, (2, 0)))
    s.lasting = (Lasting("may not strike", card=who.card("D")),)
    me = s.pieces[who["A"]]
    assert [p.id for p in engaged(s, me)] == [who["D"]]
    assert all(way.strikes == 0 for way in reach(s, me).values())
    assert strikers(s, me, hexes((0, 0))) == ()


def test_an_effect_that_spares_a_figure_spares_all_of_its_card() -> None:
    s, who = table(["..."], Figure("A", 0, (1, 0)), Figure("D", 1, (2, 0)))
    s.lasting = (Lasting("no_strikes", card=who.card("A")),)
    assert strikers(s, s.pieces[who["A"]], hexes((0, 0))) == ()


def test_a_strike_needs_no_active_card_and_can_be_made_any_number_of_times() -> None:
    s, who = going(
        ["....", "...."],
        Figure("A", 0, (1, 0), card="A"),
        Figure("A2", 0, (1, 1), card="A"),
        Figure("D", 1, (2, 0)),
        dice=["sword", "sword"],
    )
    take(s, Walk, path=to(s, (0, 0)).path)
    take(s, Move, figure=who["A2"])
    take(s, Walk, path=to(s, (0, 1)).path)
    assert [e.striker for e in told(s, Struck)] == [who["D"], who["D"]]


def test_a_flyer_is_struck_at_take_off_even_if_it_lands_beside_the_same_enemy() -> None:
    s, _ = going(WIDE, Figure("A", 0, (1, 1), abilities=("flying",)), Figure("D", 1, (2, 1)), dice=["blank"])
    on_foot = offered(s, Walk)  # round D without losing touch nobody strikes
    assert on_foot and all(o.strikes == 0 for o in on_foot)
    take(s, Fly, path=next(o.path for o in offered(s, Fly)))
    assert len(told(s, Struck)) == 1
