"""Figures on two spaces (arena.md, section 7), with the rulings A11, A12 and A34."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.engagement import engaged
from game.rules.arena.events import Fell, GlyphTurned, Stepped, Struck
from game.rules.arena.leading import Advance, Halt, Lead, StepTo, TurnRound
from game.rules.arena.movement import cannot_move, reach
from game.rules.arena.places import GLYPHS, ArenaState
from game.rules.arena.walking import Walk
from game.table.state import legal
from tests.rules.arena.byhand import Figure, Who, hexes, offered, place, question, spot, table, take, told, why_not
from tests.rules.arena.test_movement import going


def cat(front: tuple[int, int], rear: tuple[int, int], **more: Any) -> Figure:
    return Figure("W", 0, (front, rear), **{"size": 4, "move": 5} | more)


def led(rows: list[str], *figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    """The first figure is led step by step."""
    s, who = going(rows, *figures, **more)
    take(s, Lead)
    return s, who


def pairs(s: ArenaState, figure: int, points: int | None = None) -> dict[frozenset[Any], int]:
    """Where it can end a move and what that costs, whichever half is the front."""
    return {frozenset((at[:2], at[2:])): way.cost for at, way in reach(s, s.pieces[figure], points).items()}


def both(*at: tuple[int, int]) -> frozenset[Any]:
    return frozenset(hexes(*at))


# ---- steps -------------------------------------------------------------------------------------------------------
def test_the_rear_follows_into_the_space_the_front_has_left() -> None:
    s, who = led(["....", "...."], cat((1, 0), (0, 0)))
    take(s, StepTo, space=hexes((1, 1))[0])
    assert place(s.pieces[who["W"]]) == ((1, 1), (1, 0))


def test_it_may_turn_round_before_between_and_after_steps_and_then_walk_the_other_way() -> None:
    s, who = led(["....."], cat((2, 0), (1, 0), move=3))
    take(s, TurnRound)
    assert not offered(s, TurnRound)  # twice is not at all
    take(s, StepTo, space=hexes((0, 0))[0])
    take(s, TurnRound)
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, TurnRound)
    assert question(s, Advance).left == 1
    take(s, Halt)
    assert place(s.pieces[who["W"]]) == ((1, 0), (2, 0))
    assert [e.why for e in told(s, Stepped)] == ["turn", "walk", "turn", "walk", "turn"]


def test_after_its_last_point_it_may_still_turn_round() -> None:
    s, who = led(["...."], cat((1, 0), (0, 0), move=1))
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, TurnRound)
    assert place(s.pieces[who["W"]]) == ((1, 0), (2, 0)) and s.moved == (who["W"],)  # nothing is left to choose


def test_a_place_is_offered_once_with_the_front_to_click_first() -> None:
    s, _ = going(["...."], cat((1, 0), (0, 0), move=2))
    assert {o.about()[1:] for o in offered(s, Walk)} == {(spot(2, 0), spot(1, 0)), (spot(3, 0), spot(2, 0))}


def test_a_space_where_only_its_rear_can_end_says_so() -> None:
    s, _ = going(["...."], cat((1, 0), (0, 0), move=2))
    assert [(no.rule, no.why.en[:28]) for no in why_not(s, spot(1, 0))] == [("7 steps", "Only its rear can end there:")]
    assert why_not(s, spot(2, 0)) == []  # the front of one place, the rear of another


def test_the_front_pays_for_the_climb_and_the_rear_does_not() -> None:
    s, who = led([".33.."], cat((3, 0), (4, 0), move=9))
    take(s, StepTo, space=hexes((2, 0))[0])
    assert question(s, Advance).left == 9 - 4
    take(s, StepTo, space=hexes((1, 0))[0])
    assert question(s, Advance).left == 9 - 5 and place(s.pieces[who["W"]]) == ((1, 0), (2, 0))


def test_the_rear_has_no_climb_limit() -> None:
    """The front jumps down 6 levels, the figure turns round on the edge, and what was the front is now the rear."""
    s, _ = led(["66...."], cat((1, 0), (0, 0), size=4))
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, TurnRound)
    assert [o.space for o in offered(s, StepTo)] == list(hexes((0, 0)))
    take(s, StepTo, space=hexes((0, 0))[0])  # the rear climbs 6 levels behind it


@pytest.mark.parametrize(("points", "may"), [(5, False), (6, True)])
def test_on_a_slope_it_may_turn_only_if_it_could_still_end_its_move(points: int, may: bool) -> None:
    """Two steps up cost 4. With one point left it must go on up; with two it could also go back down."""
    s, _ = led(["..122"], cat((1, 0), (0, 0), move=points))
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, StepTo, space=hexes((3, 0))[0])
    assert bool(offered(s, TurnRound)) is may and [o.space for o in offered(s, StepTo)] == list(hexes((4, 0)))


def test_straddling_is_for_the_way_not_for_the_end() -> None:
    s, who = led(["..11.."], cat((1, 0), (0, 0)))
    take(s, StepTo, space=hexes((2, 0))[0])
    assert not offered(s, Halt) and why_not(s, who["W"])[0].rule == "6 friends, 7"
    take(s, StepTo, space=hexes((3, 0))[0])
    assert offered(s, Halt)


def test_a_straddling_end_is_refused_with_the_rule() -> None:
    s, _ = going(["...1"], cat((1, 0), (0, 0)))
    assert [o.about()[1:] for o in offered(s, Walk)] == [(spot(2, 0), spot(1, 0))]
    assert [no.rule for no in why_not(s, spot(3, 0))] == ["7 heights"]


# ---- falling -----------------------------------------------------------------------------------------------------
def test_it_falls_only_when_both_halves_have_come_down_and_rolls_once() -> None:
    s, who = led(["66..."], cat((1, 0), (0, 0), size=4), dice=["sword"])
    take(s, StepTo, space=hexes((2, 0))[0])
    assert not told(s, Fell)  # the front's own drop is never checked
    take(s, StepTo, space=hexes((3, 0))[0])
    assert told(s, Fell) == [Fell(who["W"], 1)] and s.pieces[who["W"]].has("wounds") == 1


@pytest.mark.parametrize(("row", "dice"), [("55...", 1), ("44...", 0), ("62...", 0), ("26...", 1)])
def test_the_rear_is_measured_from_its_old_level_to_its_new_one(row: str, dice: int) -> None:
    s, _ = led([row], cat((1, 0), (0, 0), size=4), dice=["blank"] * dice)
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, StepTo, space=hexes((3, 0))[0])
    assert len(told(s, Fell)) == dice and s.dice.rigged == ()


def test_a34_no_check_when_the_rear_drops_into_water() -> None:
    s, _ = led(["66~.."], cat((1, 0), (0, 0), size=4))
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, StepTo, space=hexes((3, 0))[0])
    assert not told(s, Fell)


# ---- water -------------------------------------------------------------------------------------------------------
def test_a11_one_water_space_between_land_costs_nothing_extra_and_the_limit_looks_at_the_rear() -> None:
    s, who = table(["..~3.."], cat((1, 0), (0, 0), size=3, move=9))
    assert pairs(s, who["W"])[both((4, 0), (5, 0))] == 1 + 4 + 1 + 1  # water, 3 up from the rear's level, down
    s, who = table(["..~4.."], cat((1, 0), (0, 0), size=3, move=9))
    assert not pairs(s, who["W"])


def test_the_rear_on_a_hill_makes_the_step_out_of_the_water_a_step_down() -> None:
    s, who = led(["22~..."], cat((1, 0), (0, 0)))
    take(s, StepTo, space=hexes((2, 0))[0])
    assert [o.cost for o in offered(s, StepTo, space=hexes((3, 0))[0])] == [1]
    assert who["W"] in s.pieces


def test_with_both_halves_in_water_it_stops_and_next_turn_climbs_out_normally() -> None:
    s, who = led(["..~~.."], cat((1, 0), (0, 0)))
    take(s, StepTo, space=hexes((2, 0))[0])
    take(s, StepTo, space=hexes((3, 0))[0])
    assert [type(o) for o in legal(s, 0)] == [TurnRound, Halt]  # the move is over; facing is free
    take(s, Halt)
    s.moved = ()
    assert pairs(s, who["W"])[both((4, 0), (5, 0))] == 2 + 1  # from -1 to 0, and the rear follows


def test_from_water_to_water_it_moves_one_space() -> None:
    s, who = table(["~~~~~"], cat((1, 0), (0, 0)))
    assert pairs(s, who["W"]) == {both((1, 0), (2, 0)): 1}


def test_it_may_not_go_to_stop_in_water_where_somebody_stands() -> None:
    s, who = table(["..~~."], cat((1, 0), (0, 0)), Figure("B", 0, (3, 0)))
    assert not pairs(s, who["W"])
    s, who = table(["..~~."], cat((1, 0), (0, 0)), Figure("B", 0, (2, 0)))  # the rear would stand on B
    assert not pairs(s, who["W"])


def test_a_water_walker_crosses_water_and_may_stop_in_it() -> None:
    s, who = table(["..~~~"], cat((1, 0), (0, 0), abilities=("water_walk",)))
    assert pairs(s, who["W"]) == {both((2, 0), (3, 0)): 2, both((3, 0), (4, 0)): 3}


# ---- glyphs ------------------------------------------------------------------------------------------------------
def test_a12_the_leading_half_stops_on_a_glyph_and_turns_it_up() -> None:
    s, who = going(["....."], cat((1, 0), (0, 0)), glyphs={(2, 0): "might"})
    glyph = s.inside(GLYPHS)[0]
    s.change(glyph, face_up=False)
    assert pairs(s, who["W"]) == {both((1, 0), (2, 0)): 1}
    take(s, Walk)
    assert place(s.pieces[who["W"]]) == ((2, 0), (1, 0)) and told(s, GlyphTurned) == [GlyphTurned(glyph.id)]


def test_the_rear_following_over_a_glyph_does_not_stop_it() -> None:
    s, who = table(["......"], cat((1, 0), (0, 0)), glyphs={(1, 0): "might"})
    assert pairs(s, who["W"])[both((4, 0), (5, 0))] == 4


@pytest.mark.parametrize("why", ["other level", "occupied glyph", "rear on somebody"])
def test_a_step_onto_a_glyph_where_it_could_not_stand_is_forbidden(why: str) -> None:
    row = "...1." if why == "other level" else "....."
    other = {"occupied glyph": [Figure("B", 0, (3, 0))], "rear on somebody": [Figure("B", 0, (2, 0))]}.get(why, [])
    s, who = table([row], cat((1, 0), (0, 0)), *other, glyphs={(3, 0): "might"})
    assert all(hexes((3, 0))[0] not in pair and hexes((4, 0))[0] not in pair for pair in pairs(s, who["W"]))


def test_the_forbidden_step_says_why() -> None:
    s, _ = going(["...1."], cat((1, 0), (0, 0)), glyphs={(3, 0): "might"})
    assert [no.rule for no in why_not(s, spot(3, 0))] == ["A12"]
    take(s, Lead)
    take(s, StepTo, space=hexes((2, 0))[0])
    assert [no.rule for no in why_not(s, spot(3, 0))] == ["A12"]


def test_a_figure_standing_with_its_rear_on_a_glyph_may_turn_round_and_walk_off() -> None:
    s, who = table(["....."], cat((2, 0), (1, 0), move=2), glyphs={(1, 0): "might"})
    assert pairs(s, who["W"])[both((0, 0), (1, 0))] == 1  # turning onto the glyph is not entering it


# ---- others ------------------------------------------------------------------------------------------------------
def test_it_passes_unengaged_friends_with_both_halves_and_ends_clear_of_them() -> None:
    s, who = table(["......"], cat((1, 0), (0, 0)), Figure("B", 0, (2, 0)))
    assert pairs(s, who["W"]) == {both((3, 0), (4, 0)): 3, both((4, 0), (5, 0)): 4}
    s, who = table(["......"], cat((1, 0), (0, 0)), Figure("B", 1, (2, 0)))
    assert not pairs(s, who["W"])


def test_either_half_is_engaged_on_its_own_level() -> None:
    rows = ["1....", "1...."]
    s, who = table(rows, cat((1, 0), (0, 0)), Figure("D", 1, (2, 0)), Figure("E", 1, (0, 1)))
    me = s.pieces[who["W"]]
    assert engaged(s, me) == [s.pieces[who["D"]], s.pieces[who["E"]]]  # the front with D, the rear on level 1 with E
    assert engaged(s, s.pieces[who["D"]]) == engaged(s, s.pieces[who["E"]]) == [me]


def test_it_leaves_an_enemy_only_when_neither_half_touches_it_any_more() -> None:
    s, who = led(["......"] * 2, cat((1, 0), (0, 0), move=6), Figure("D", 1, (2, 0)), dice=["blank"])
    take(s, StepTo, space=hexes((1, 1))[0])  # the front goes round, the rear touches D
    take(s, StepTo, space=hexes((2, 1))[0])
    take(s, StepTo, space=hexes((3, 1))[0])
    assert not told(s, Struck)  # now the rear, on (2, 1), is next to D
    take(s, StepTo, space=hexes((4, 1))[0])
    assert [e.striker for e in told(s, Struck)] == [who["D"]]


def test_turning_round_beside_an_enemy_never_provokes() -> None:
    s, who = led(["111..", "1...."], cat((1, 0), (0, 0)), Figure("D", 1, (2, 0)), Figure("E", 1, (0, 1)))
    assert len(engaged(s, s.pieces[who["W"]])) == 2
    take(s, TurnRound)
    assert not told(s, Struck) and place(s.pieces[who["W"]]) == ((0, 0), (1, 0))


def test_it_may_not_halt_half_in_water() -> None:
    s, _ = led(["..~.."], cat((1, 0), (0, 0), move=9))
    take(s, StepTo, space=hexes((2, 0))[0])
    assert not offered(s, Halt)
    take(s, StepTo, space=hexes((3, 0))[0])
    assert not offered(s, Halt)  # the rear is in the water now


def test_no_move_is_offered_where_it_can_only_turn_round() -> None:
    s, who = table(["..#"], cat((1, 0), (0, 0)))
    assert cannot_move(s, 0, s.pieces[who["W"]]) is not None
