"""Movement on foot (arena.md, section 6) and the movement phase (4.3), with the rulings A4, A8 to A10, A14 and A39."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.cards import Glyph
from game.rules.arena.effects.stats_ops import ModifyStat
from game.rules.arena.events import Destroyed, Fell, GlyphTurned, MoveEnded, Stepped, Struck, Wounded
from game.rules.arena.lasting import Lasting
from game.rules.arena.leading import Advance, Halt, Lead, StepTo
from game.rules.arena.movement import ChooseDestination, ChooseMove, EndMoves, GrantedMove, Move, Stay, reach
from game.rules.arena.places import GLYPHS, ArenaState
from game.rules.arena.routes import path_to
from game.rules.arena.stats import stat
from game.rules.arena.walking import Walk, route_legs
from game.table.state import legal, run
from game.words import same
from tests.rules.arena.byhand import (
    BLANK,
    SHIELD,
    SWORD,
    Figure,
    Who,
    hexes,
    offered,
    place,
    question,
    spot,
    table,
    take,
    told,
    why_not,
)


def moving(rows: list[str], *figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    """Seat 0 in its movement phase, the card of the first figure active."""
    s, who = table(rows, *figures, **more)
    s.then(ChooseMove(0))
    run(s)
    return s, who


def going(rows: list[str], *figures: Figure, **more: Any) -> tuple[ArenaState, Who]:
    """The same, and the first figure is asked where it goes."""
    s, who = moving(rows, *figures, **more)
    take(s, Move, figure=who[figures[0].name])
    return s, who


def to(s: ArenaState, *at: tuple[int, int]) -> Walk:
    """The walk on offer that ends there."""
    found = [o for o in offered(s, Walk) if o.about()[1:] == tuple(spot(*p) for p in at)]
    assert len(found) == 1, f"{len(found)} walks to {at}"
    only: Walk = found[0]
    return only


def reason(s: ArenaState, thing: Any) -> tuple[str, str]:
    """Why something is not on offer: the English words and the rule."""
    found = why_not(s, thing)
    assert len(found) == 1, f"{len(found)} reasons for {thing}"
    assert found[0].why.ja and bool(found[0].numbers.ja) == bool(found[0].numbers.en)
    return "; ".join(said for said in (found[0].why.en, found[0].numbers.en) if said), found[0].rule


# ---- who may move ------------------------------------------------------------------------------------------------
def test_only_figures_of_the_active_army_card_move_each_once() -> None:
    s, who = moving(
        [".......", "......."],
        Figure("A1", 0, (0, 0), card="A"),
        Figure("A2", 0, (6, 0), card="A"),
        Figure("B", 0, (3, 1)),
        Figure("D", 1, (3, 0)),
    )
    assert [o.figure for o in offered(s, Move)] == [who["A1"], who["A2"]] and offered(s, EndMoves)
    assert reason(s, who["B"]) == ("The army card of B is not the active one", "4.3")
    assert reason(s, who["D"]) == ("It is not yours to move", "4.3")
    take(s, Move, figure=who["A1"])
    take(s, Walk, path=to(s, (1, 0)).path)
    assert [o.figure for o in offered(s, Move)] == [who["A2"]]
    assert reason(s, who["A1"]) == ("A has moved already this turn", "4.3")
    take(s, EndMoves)
    assert not s.asks and s.moved == (who["A1"],)


def test_a_figure_summoned_this_turn_stays_unless_it_has_haste() -> None:
    squad = [Figure("S", 0, (2, 0)), Figure("H", 0, (2, 2), abilities=("acts_on_summoning_turn",))]
    s, who = table([".....", ".....", "....."], Figure("P", 0, (0, 0), kind="planeswalker"), *squad)
    s.summoned = (who["S"], who["H"])
    s.then(ChooseMove(0))
    run(s)
    assert [o.figure for o in offered(s, Move)] == [who["P"], who["H"]]
    assert reason(s, who["S"]) == ("S was summoned this turn and cannot act yet", "4 new")


def test_a_borrowed_figure_moves_for_whoever_controls_it_and_its_own_side_strikes_it() -> None:
    s, who = table(["......"], Figure("A", 0, (5, 0)), Figure("X", 1, (2, 0)), Figure("Y", 1, (3, 0)), dice=["sword"])
    s.lasting = (Lasting("control", figures=(who["X"],), seat=0),)
    s.then(ChooseMove(0))
    run(s)
    assert {o.figure for o in offered(s, Move)} == {who["A"], who["X"]}
    take(s, Move, figure=who["X"])
    assert {o.path[-1] for o in offered(s, Walk)} == set(hexes((0, 0), (1, 0)))  # Y bars the way to the right
    take(s, Walk, path=to(s, (1, 0)).path)
    assert [e.striker for e in told(s, Struck)] == [who["Y"]] and s.pieces[who["X"]].has("wounds") == 1


def test_a_figure_without_points_or_way_is_not_offered_and_says_why() -> None:
    s, who = moving(["#.#", "   "], Figure("A", 0, (1, 0)))
    assert offered(s, Move) == []
    assert reason(s, who["A"]) == ("A has nowhere to go with 5 points", "6")
    s, who = moving(["..."], Figure("B", 0, (1, 0), move=0))
    assert reason(s, who["B"]) == ("B has no movement points", "6")


# ---- prices and limits -------------------------------------------------------------------------------------------
@pytest.mark.parametrize(("rise", "cost"), [(1, 2), (4, 5), (5, None)])
def test_a4_a_step_up_costs_one_more_per_level_and_more_than_the_size_is_forbidden(rise: int, cost: int | None) -> None:
    s, who = table([f".{rise}"], Figure("A", 0, (0, 0), size=4, move=9))
    way = reach(s, s.pieces[who["A"]]).get(hexes((1, 0))[0])
    assert (way.cost if way else None) == cost


def test_going_down_costs_nothing_extra() -> None:
    s, who = table(["4321."], Figure("A", 0, (0, 0), move=4))
    assert [way.cost for way in reach(s, s.pieces[who["A"]]).values()] == [1, 2, 3, 4]


def test_terrain_ease_pays_nothing_for_climbing_but_keeps_the_limit_and_the_fall() -> None:
    s, who = table(["6~.4.5"], Figure("A", 0, (2, 0), size=4, move=3, abilities=("terrain_ease",)))
    ways = reach(s, s.pieces[who["A"]])
    costs = dict(zip(hexes((1, 0), (3, 0), (4, 0)), (1, 1, 2), strict=True))
    assert {at: way.cost for at, way in ways.items()} == costs
    s, who = going(["6.."], Figure("A", 0, (0, 0), size=4, abilities=("terrain_ease",)), dice=["sword"])
    take(s, Walk, path=to(s, (1, 0)).path)
    assert told(s, Fell) == [Fell(who["A"], SWORD)]


@pytest.mark.parametrize("drop", [4, 5])
@pytest.mark.parametrize("face", [SWORD, 3, SHIELD, BLANK])
def test_a10_a_drop_of_more_than_the_size_rolls_one_die_and_a_sword_is_one_damage(drop: int, face: int) -> None:
    s, who = going([f"{drop}."], Figure("A", 0, (0, 0), size=4), dice=[face])
    assert to(s, (1, 0)).falls == (drop > 4)
    take(s, Walk)
    assert told(s, Fell) == ([Fell(who["A"], face)] if drop > 4 else [])
    assert told(s, Wounded) == ([Wounded(who["A"], 1, "fall")] if drop > 4 and face <= 3 else [])


def test_every_step_down_is_measured_by_itself() -> None:
    s, who = table(["84."], Figure("A", 0, (0, 0), size=4))
    assert [way.falls for way in reach(s, s.pieces[who["A"]]).values()] == [0, 0]


def test_the_die_is_rolled_after_the_step_and_the_dead_lie_below() -> None:
    s, who = going(["6.."], Figure("A", 0, (0, 0), size=4, life=1), Figure("B", 0, (2, 0)), dice=["sword"])
    take(s, Walk, path=to(s, (1, 0)).path)
    events = [type(e).__name__ for e in s.events]
    assert events.index("Stepped") < events.index("Fell") < events.index("Wounded") < events.index("Destroyed")
    assert told(s, Destroyed)[0].at == hexes((1, 0))[0]
    assert who["A"] not in s.pieces and not told(s, MoveEnded)


def test_a_survivor_of_a_fall_goes_on() -> None:
    s, who = going(["6.."], Figure("A", 0, (0, 0), size=4), dice=["sword"])
    take(s, Walk, path=to(s, (2, 0)).path)
    assert place(s.pieces[who["A"]]) == (2, 0) and s.pieces[who["A"]].has("wounds") == 1


def test_one_who_dies_on_the_way_leaves_the_rest_of_the_path_alone() -> None:
    s, who = going(["....."], Figure("A", 0, (1, 0), life=1), Figure("D", 1, (0, 0)), dice=["sword"])
    take(s, Walk, path=to(s, (4, 0)).path)
    assert who["A"] not in s.pieces and not told(s, Stepped)  # a figure destroyed by a strike makes no step
    assert isinstance(s.asks[0], ChooseMove) and s.dice.rigged == ()


# ---- water, glyphs, ruins ----------------------------------------------------------------------------------------
def test_water_walk_does_not_stop_but_leaving_is_a_climb() -> None:
    s, who = table([".~~."], Figure("A", 0, (0, 0), abilities=("water_walk",)))
    assert [way.cost for way in reach(s, s.pieces[who["A"]]).values()] == [1, 2, 4]


def test_part_waters_lets_free_water_next_to_the_roilmage_be_crossed() -> None:
    rows = [".~~.", "...."]
    mage = Figure("M", 0, (0, 1), abilities=("water_no_stop_adjacent",))
    s, who = table(rows, Figure("A", 0, (0, 0)), mage)
    ways = reach(s, s.pieces[who["A"]])
    assert ways[hexes((2, 0))[0]].cost == 2  # over (1, 0), which lies next to the Roilmage
    assert [leg.stops for leg in route_legs(s, s.pieces[who["A"]], hexes((1, 0), (2, 0)))] == ["", "water"]


@pytest.mark.parametrize(("seat", "at"), [(0, (3, 0)), (1, (0, 1))], ids=["too far away", "an enemy's"])
def test_part_waters_needs_a_roilmage_of_ones_own_next_to_the_water(seat: int, at: tuple[int, int]) -> None:
    s, who = table(
        [".~~.", "."], Figure("A", 0, (0, 0), move=2), Figure("M", seat, at, abilities=("water_no_stop_adjacent",))
    )
    assert hexes((2, 0))[0] not in reach(s, s.pieces[who["A"]])


def test_an_occupied_water_space_stops_even_next_to_the_roilmage_so_it_cannot_be_entered() -> None:
    s, who = table(
        [".~.", "...", "###"],
        Figure("A", 0, (0, 0)),
        Figure("B", 0, (1, 0)),
        Figure("M", 0, (0, 1), abilities=("water_no_stop_adjacent",)),
    )
    assert hexes((1, 0))[0] not in reach(s, s.pieces[who["A"]])
    assert reach(s, s.pieces[who["A"]])[hexes((2, 0))[0]].path[0] != hexes((1, 0))[0]


@pytest.mark.parametrize("sign", ["~", "glyph"])
def test_a9_a_stopping_space_with_a_friend_on_it_cannot_be_entered(sign: str) -> None:
    water = sign == "~"
    s, who = table(
        [".~." if water else "..."],
        Figure("A", 0, (0, 0)),
        Figure("B", 0, (1, 0)),
        glyphs={} if water else {(1, 0): "might"},
    )
    assert not reach(s, s.pieces[who["A"]])


@pytest.mark.parametrize("sign", ["~", "glyph"])
def test_one_who_begins_on_water_or_a_glyph_moves_away_normally(sign: str) -> None:
    s, who = table(
        [f"{'~' if sign == '~' else '.'}..."], Figure("A", 0, (0, 0)), glyphs={} if sign == "~" else {(0, 0): "might"}
    )
    assert len(reach(s, s.pieces[who["A"]])) == 3


def test_led_back_to_the_water_it_came_from_a_figure_has_to_stop() -> None:
    s, who = going(["~.."], Figure("A", 0, (0, 0), move=5))
    take(s, Lead)
    take(s, StepTo, space=hexes((1, 0))[0])
    take(s, StepTo, space=hexes((0, 0))[0])  # it may come back to where it started
    assert told(s, MoveEnded) and place(s.pieces[who["A"]]) == (0, 0)


def test_a_glyph_in_water_or_on_a_hill_costs_what_its_level_does() -> None:
    s, who = table(["1~."], Figure("A", 0, (2, 0)), glyphs={(0, 0): "might", (1, 0): "might"})
    assert {at: way.cost for at, way in reach(s, s.pieces[who["A"]]).items()} == {hexes((1, 0))[0]: 1}
    s, who = table(["1.."], Figure("A", 0, (1, 0)), glyphs={(0, 0): "might"})
    assert reach(s, s.pieces[who["A"]])[hexes((0, 0))[0]].cost == 2


def test_the_first_figure_that_stops_on_a_face_down_glyph_turns_it_up() -> None:
    s, _ = going(["..."], Figure("A", 0, (0, 0)), glyphs={(2, 0): "might"})
    glyph = s.inside(GLYPHS)[0]
    s.change(glyph, face_up=False)
    s.events.clear()
    take(s, Walk, path=to(s, (1, 0)).path)
    assert not s.pieces[glyph.id].face_up
    s.moved = ()
    s.offered.clear()
    take(s, Move)
    take(s, Walk, path=to(s, (2, 0)).path)
    assert s.pieces[glyph.id].face_up and told(s, GlyphTurned) == [GlyphTurned(glyph.id)]


def test_a14_a_ruin_is_a_closed_space_one_walks_round() -> None:
    s, _ = going([".#.", "..."], Figure("A", 0, (0, 0)))
    assert to(s, (2, 0)).cost == 3
    assert reason(s, spot(1, 0)) == ("A ruin: its space cannot be entered", "6 ruins, A14")


# ---- friends and enemies -----------------------------------------------------------------------------------------
def test_a8_an_engaged_friend_cannot_be_passed() -> None:
    s, _ = going([".....", "  .  "], Figure("A", 0, (0, 0)), Figure("B", 0, (2, 0)), Figure("D", 1, (2, 1)))
    assert {o.path[-1] for o in offered(s, Walk)} == set(hexes((1, 0)))
    assert reason(s, spot(3, 0)) == ("The friend in the way is engaged and cannot be passed", "A8")
    assert reason(s, spot(2, 0))[0] == "Somebody stands there; no move may end on an occupied space"


def test_team_mates_are_friends_on_the_way() -> None:
    four: dict[str, Any] = {"seats": 4, "teams": (0, 1, 0, 1)}
    s, who = table(["..."], Figure("A", 0, (0, 0)), Figure("B", 2, (1, 0)), **four)
    assert set(reach(s, s.pieces[who["A"]])) == set(hexes((2, 0)))
    s, who = table(["..."], Figure("A", 0, (0, 0)), Figure("B", 3, (1, 0)), **four)
    assert not reach(s, s.pieces[who["A"]])


def test_phantom_walk_passes_engaged_friends_and_enemies_but_ends_on_free_spaces() -> None:
    s, who = table(
        [".....", "  ."],
        Figure("A", 0, (0, 0), abilities=("phantom_walk",)),
        Figure("B", 0, (1, 0)),
        Figure("D", 1, (2, 0)),
    )
    assert set(reach(s, s.pieces[who["A"]])) == set(hexes((3, 0), (4, 0), (2, 1)))
    s, who = table([".~."], Figure("A", 0, (0, 0), abilities=("phantom_walk",)), Figure("D", 1, (1, 0)))
    assert not reach(s, s.pieces[who["A"]])  # it would have to stop in the water, on D


# ---- reasons -----------------------------------------------------------------------------------------------------
def test_every_space_is_on_offer_or_explains_itself_with_numbers() -> None:
    s, who = going([".....~.", "3......", "9#....."], Figure("A", 0, (0, 0), size=4, move=3), Figure("D", 1, (2, 1)))
    offered_spots = {o.about()[1] for o in offered(s, Walk)}
    for space in s.field.level:
        at = spot(*_column_row(space))
        assert (at in offered_spots) != bool(why_not(s, at)), at
    assert reason(s, spot(0, 1)) == ("The way there costs too much; it costs 4, the figure can move 3", "6 points")
    assert reason(s, spot(6, 0)) == ("It is too far away; 6 spaces away, the figure can move 3", "6 points")
    assert reason(s, spot(0, 0))[0] == "It stands there already; to stay, leave it where it is"
    assert who["A"] not in [thing for no in why_not(s, who["A"]) for thing in no.about]


def _column_row(space: Any) -> tuple[int, int]:
    return space.q + (space.r - (space.r & 1)) // 2, space.r


@pytest.mark.parametrize(
    ("row", "at", "words", "rule"),
    [
        ("..9.8", (2, 0), "It is too high to climb; 9 levels up, size 4 climbs at most 4", "6 climb, A4"),
        ("......4", (6, 0), "The way there costs too much; it costs 10, the figure can move 9", "6 points"),
        (".5.", (1, 0), "It is too high to climb; 5 levels up, size 4 climbs at most 4", "6 climb, A4"),
        (".~.", (2, 0), "Entering the water before it ends the move", "6 water"),
        (".g.", (2, 0), "Stepping on the glyph before it ends the move", "6 glyph"),
        (".d.", (2, 0), "The enemy in the way cannot be passed", "6 enemies"),
    ],
)
def test_what_stands_in_the_way_is_named(row: str, at: tuple[int, int], words: str, rule: str) -> None:
    glyphs = {(1, 0): "might"} if "g" in row else {}
    foes = [Figure("D", 1, (1, 0))] if "d" in row else []
    s, who = table([row.replace("g", ".").replace("d", ".")], Figure("A", 0, (0, 0), move=9), *foes, glyphs=glyphs)
    s.then(ChooseDestination(0, who["A"], 9))
    run(s)
    assert reason(s, spot(*at)) == (words, rule)


# ---- step by step ------------------------------------------------------------------------------------------------
def test_led_a_figure_cannot_step_where_its_move_could_not_end() -> None:
    s, who = going(["...."], Figure("A", 0, (0, 0), move=2), Figure("B", 0, (2, 0)))
    take(s, Lead)
    take(s, StepTo, space=hexes((1, 0))[0])
    assert reason(s, spot(2, 0)) == (
        "It costs 1 of 1 points, and then there is no place left where the move could end",
        "6 friends, 7",
    )
    take(s, StepTo, space=hexes((0, 0))[0])  # back again, and no points left: the move is over
    assert place(s.pieces[who["A"]]) == (0, 0) and told(s, MoveEnded) and s.moved == (who["A"],)


def test_led_over_a_friend_a_figure_may_not_halt_there() -> None:
    s, who = going(["...."], Figure("A", 0, (0, 0), move=3), Figure("B", 0, (1, 0)))
    take(s, Lead)
    assert not offered(s, Halt) and reason(s, who["A"])[0] == "It has not taken a step yet"
    take(s, StepTo, space=hexes((1, 0))[0])
    assert not offered(s, Halt) and reason(s, who["A"])[1] == "6 friends, 7"
    take(s, StepTo, space=hexes((2, 0))[0])
    assert offered(s, Halt) and s.asks[0] == Advance(0, who["A"], 1)
    take(s, Halt)
    assert place(s.pieces[who["A"]]) == (2, 0) and isinstance(s.asks[0], ChooseMove)


def test_led_by_steps_a_figure_takes_the_road_its_player_wants() -> None:
    """At once it would go round D; its player may prefer to pass next to it, and is struck."""
    s, who = going(["......."] * 5, Figure("A", 0, (1, 2), move=6), Figure("D", 1, (3, 2)), dice=["blank"])
    assert to(s, (5, 2)).strikes == 0
    take(s, Lead)
    for at in hexes((2, 2), (2, 1), (3, 1)):
        take(s, StepTo, space=at)
    assert [(o.strikes, o.cost) for o in offered(s, StepTo, space=hexes((4, 1))[0])] == [(1, 1)]
    take(s, StepTo, space=hexes((4, 1))[0])
    assert [e.striker for e in told(s, Struck)] == [who["D"]] and question(s, Advance).left == 2


def test_reasons_on_the_way_step_by_step() -> None:
    s, _ = going(["5...", "#..."], Figure("A", 0, (1, 0), move=1, size=4), Figure("D", 1, (2, 0)), dice=[6])
    take(s, Lead)
    assert reason(s, spot(0, 0)) == ("It is too high to climb; 5 levels up, size 4 climbs at most 4", "6 climb, A4")
    assert reason(s, spot(2, 0))[1] == "6 enemies" and reason(s, spot(0, 1))[1] == "6 ruins, A14"
    assert reason(s, spot(3, 1))[0] == "One step at a time: the front goes to a space next to it"


# ---- moves that cards give ---------------------------------------------------------------------------------------
def granted(strikes: bool = True, **figure: Any) -> tuple[ArenaState, Who]:
    s, who = table(["......"], Figure("A", 0, (1, 0), **figure), Figure("D", 1, (0, 0)), dice=["sword"], phase="end")
    s.then(GrantedMove(0, who["A"], 3, strikes))
    run(s)
    return s, who


def test_a_granted_move_has_its_own_points_and_may_be_declined() -> None:
    s, _ = granted(move=1)
    assert {o.path[-1] for o in offered(s, Walk)} == set(hexes((2, 0), (3, 0), (4, 0)))
    take(s, Stay)
    assert not s.asks and not told(s, MoveEnded) and s.moved == ()
    s, _ = granted()
    take(s, Walk, path=to(s, (4, 0)).path)
    assert len(told(s, Struck)) == 1 and told(s, MoveEnded) and s.moved == ()  # not its own move of the turn


def test_a_granted_move_without_strikes_is_not_struck() -> None:
    s, _ = granted(strikes=False)
    assert to(s, (4, 0)).strikes == 0
    take(s, Walk, path=to(s, (4, 0)).path)
    assert not told(s, Struck)


def test_a39_a_held_figure_makes_no_move_granted_ones_included() -> None:
    s, who = table(["......"], Figure("A", 0, (1, 0)))
    s.lasting = (Lasting("may not move", figures=(who["A"],)),)
    s.then(GrantedMove(0, who["A"], 3))
    run(s)
    assert [type(o) for o in legal(s, 0)] == [Stay]
    assert reason(s, who["A"]) == ("A cannot move: an effect holds it", "A39")
    take(s, Stay)
    s.then(ChooseMove(0))
    run(s)
    assert not offered(s, Move) and reason(s, who["A"])[1] == "A39"


def test_a_granted_move_for_a_figure_that_is_gone_is_not_asked() -> None:
    s, _ = table(["..."], Figure("A", 0, (0, 0)))
    s.then(GrantedMove(0, 999, 3))
    run(s)
    assert not s.asks


# ---- which way ---------------------------------------------------------------------------------------------------
def test_a_walk_goes_round_an_enemy_if_it_can_pay_for_it_the_shown_path_is_the_cheapest() -> None:
    """Passing D means to leave it. The cheapest way costs 4 and a strike; going round costs 6 and none."""
    rows = [".......", ".......", ".......", ".......", "......."]
    s, who = table(rows, Figure("A", 0, (1, 2), move=6), Figure("D", 1, (3, 2)))
    figure, end = s.pieces[who["A"]], hexes((5, 2))[0]
    best, shown = reach(s, figure)[end], path_to(s, figure, end)
    assert shown is not None and (shown.cost, shown.strikes) == (best.least, 1)
    assert (best.cost, best.strikes) == (6, 0)
    assert reach(s, figure, 5)[end].strikes == 1  # too few points to go round
    assert route_legs(s, figure, shown.path)[-1].cost == shown.cost
    assert sum(len(leg.strikers) for leg in route_legs(s, figure, shown.path)) == 1


def test_a_path_that_nobody_can_walk_is_an_error() -> None:
    s, who = table(["..#"], Figure("A", 0, (0, 0)))
    with pytest.raises(ValueError, match="no step leads"):
        route_legs(s, s.pieces[who["A"]], hexes((1, 0), (2, 0)))


# ---- what a rules lawyer asks ------------------------------------------------------------------------------------
def test_the_points_of_a_move_are_counted_when_it_begins() -> None:
    """One who begins on a Glyph of Swiftness has two points more, and keeps them when it walks off (section 14)."""
    swift = Glyph(
        "swiftness", same(""), same(""), changes={"move": (ModifyStat("move", 2, "your_figures", "while_occupied"),)}
    )
    s, who = going(
        ["......"], Figure("A", 0, (0, 0), move=2), glyphs={(0, 0): "swiftness"}, cards={"glyph/swiftness": swift}
    )
    assert question(s, ChooseDestination).points == 4 and to(s, (4, 0)).cost == 4
    take(s, Lead)
    take(s, StepTo, space=hexes((1, 0))[0])
    assert stat(s, s.pieces[who["A"]], "move") == 2 and question(s, Advance).left == 3


def test_a_planeswalker_struck_down_on_its_own_move_loses_the_match_at_once() -> None:
    walkers = [
        Figure(name, seat, at, kind="planeswalker", life=1) for name, seat, at in (("P", 0, (1, 0)), ("Q", 1, (5, 0)))
    ]
    s, who = going(["......"], *walkers, Figure("D", 1, (0, 0)), dice=["sword"])
    take(s, Walk, path=to(s, (3, 0)).path)
    assert s.result == (1,) and who["P"] not in s.pieces and not s.asks


def test_a_friend_of_a_friend_in_a_fight_bars_the_way_even_if_the_enemy_could_not_strike() -> None:
    s, who = table([".....", "  .  "], Figure("A", 0, (0, 0)), Figure("B", 0, (2, 0)), Figure("D", 1, (2, 1)))
    s.lasting = (Lasting("may not strike", card=who.card("D")),)
    assert set(reach(s, s.pieces[who["A"]])) == set(hexes((1, 0)))  # engaged is engaged, strike or no strike (A8)


def test_a_figure_may_walk_over_a_friend_while_leaving_an_enemy_and_is_struck_before_the_step() -> None:
    s, who = going(["....."], Figure("A", 0, (1, 0)), Figure("D", 1, (0, 0)), Figure("B", 0, (2, 0)), dice=["sword"])
    take(s, Walk, path=to(s, (3, 0)).path)
    assert [e.striker for e in told(s, Struck)] == [who["D"]] and place(s.pieces[who["A"]]) == (3, 0)


def test_moving_away_is_not_striking_back_only_the_mover_is_struck() -> None:
    """An enemy that moves away itself is struck; those it leaves are not (section 8)."""
    s, who = going(["...."], Figure("A", 0, (1, 0)), Figure("D", 1, (0, 0)), dice=["sword"])
    take(s, Walk, path=to(s, (2, 0)).path)
    assert s.pieces[who["A"]].has("wounds") == 1 and s.pieces[who["D"]].has("wounds") == 0


def test_a_path_is_as_long_as_its_points_allow_through_a_crowd_of_friends() -> None:
    s, who = table(["......."], Figure("A", 0, (0, 0), move=4), *[Figure(f"B{n}", 0, (n, 0)) for n in (1, 2, 3)])
    assert {at: way.cost for at, way in reach(s, s.pieces[who["A"]]).items()} == {hexes((4, 0))[0]: 4}
    s, who = table(["......."], Figure("A", 0, (0, 0), move=3), *[Figure(f"B{n}", 0, (n, 0)) for n in (1, 2, 3)])
    assert not reach(s, s.pieces[who["A"]])
