"""Flying (arena.md, section 6), with the rulings A30 and A35."""

from __future__ import annotations

from typing import Any

from game.hexes import Hex
from game.rules.arena.cards import Ability
from game.rules.arena.effects.stats_ops import ModifyStat
from game.rules.arena.events import Destroyed, Fell, GlyphTurned, MoveEnded, Stepped, Struck
from game.rules.arena.flying import Fly, FlyOn
from game.rules.arena.leading import Advance, Halt, Lead, StepTo
from game.rules.arena.movement import ChooseMove, Move, reach
from game.rules.arena.places import GLYPHS, ArenaState
from game.rules.arena.walking import Walk
from game.words import same
from tests.rules.arena.byhand import Figure, Who, hexes, offered, place, question, spot, table, take, told, why_not
from tests.rules.arena.test_movement import going


def flyer(at: Any, **more: Any) -> Figure:
    facts: dict[str, Any] = {"abilities": ("flying",), "move": 4} | more
    return Figure("F", 0, at, **facts)


def landing(s: ArenaState, *at: tuple[int, int]) -> Fly:
    found = [o for o in offered(s, Fly) if set(o.about()[1:]) == {spot(*p) for p in at}]
    assert len(found) == 1
    only: Fly = found[0]
    return only


def test_a35_levels_falling_ruins_water_glyphs_and_figures_on_the_way_are_ignored() -> None:
    s, who = going(
        [".9#~..."],
        flyer((0, 0), size=1, move=6),
        Figure("D", 1, (4, 0)),
        Figure("B", 0, (5, 0)),
        glyphs={(3, 0): "might"},
    )
    ends = {o.path[-1]: o.cost for o in offered(s, Fly)}
    assert ends == dict(zip(hexes((1, 0), (3, 0), (6, 0)), (1, 3, 6), strict=True))
    take(s, Fly, path=landing(s, (6, 0)).path)
    assert place(s.pieces[who["F"]]) == (6, 0) and not told(s, Struck) and not told(s, Fell)
    assert [(e.source, e.target, e.why) for e in told(s, Stepped)] == [(*hexes((0, 0), (6, 0)), "fly")]


def test_from_a_tower_a_flyer_does_not_fall() -> None:
    s, _ = going(["9."], flyer((0, 0), size=1))
    take(s, Fly)
    assert not told(s, Fell)


def test_it_flies_over_existing_spaces_only() -> None:
    s, _ = going([". .", "..."], flyer((0, 0)))
    assert landing(s, (2, 0)).cost == 3  # round the gap


def test_it_lands_on_free_spaces_and_the_others_say_why() -> None:
    s, _ = going([".#...", "....."], flyer((0, 0), move=2), Figure("B", 0, (2, 0)))
    assert [(no.why.en, no.rule) for no in why_not(s, spot(1, 0))] == [("A ruin: nothing lands on it", "6 flying, A35")]
    assert why_not(s, spot(2, 0))[0].why.en.startswith("Somebody stands there")
    assert why_not(s, spot(4, 0))[0].numbers.en == "4 spaces away, the figure can move 2"


def test_a30_a_flyer_does_not_stop_on_glyphs_but_may_land_on_one_and_turns_it_up() -> None:
    s, _ = going(["...."], flyer((0, 0)), glyphs={(1, 0): "might", (2, 0): "warding"})
    for glyph in s.inside(GLYPHS):
        s.change(glyph, face_up=False)
    take(s, Fly, path=landing(s, (2, 0)).path)
    assert told(s, GlyphTurned) == [GlyphTurned(s.inside(GLYPHS)[1].id)] and not s.inside(GLYPHS)[0].face_up


def test_a_flyer_may_walk_instead_and_is_offered_the_walk_where_that_is_safer() -> None:
    s, who = going([".....", "....."], flyer((1, 0)), Figure("D", 1, (2, 0)), dice=["sword"])
    kinds = {o.path[-1]: type(o) for o in offered(s, Fly) + offered(s, Walk)}
    assert kinds[hexes((1, 1))[0]] is Walk and kinds[hexes((4, 0))[0]] is Fly  # on foot it keeps touch with D
    take(s, Lead)
    take(s, StepTo, space=hexes((1, 1))[0])
    take(s, Halt)
    assert not told(s, Struck) and s.moved == (who["F"],)


def test_a_flyer_destroyed_at_take_off_stays_where_it_was() -> None:
    s, who = going(["..."], flyer((1, 0), life=1), Figure("D", 1, (0, 0)), dice=["sword"])
    take(s, Fly, path=landing(s, (2, 0)).path)
    assert told(s, Destroyed)[0].at == hexes((1, 0))[0] and not told(s, Stepped) and not told(s, MoveEnded)
    assert who["F"] not in s.pieces and isinstance(s.asks[0], ChooseMove)


def test_a_flyer_that_nobody_may_strike_takes_off_unharmed() -> None:
    s, _ = going(["..."], flyer((1, 0), abilities=("flying", "no_strikes")), Figure("D", 1, (0, 0)))
    assert landing(s, (2, 0)).strikes == 0
    take(s, Fly, path=landing(s, (2, 0)).path)
    assert not told(s, Struck)


def test_a_flyer_on_two_spaces_lands_on_two_free_spaces_of_one_level() -> None:
    s, who = table(["..#1..", "~~~~~~"], flyer(((1, 0), (0, 0)), move=5))
    ends = {
        frozenset((Hex(*at[:2]), Hex(*at[2:]))): way.cost
        for at, way in reach(s, s.pieces[who["F"]]).items()
        if way.flies
    }
    level = s.field.level
    assert all(len({level[h] for h in pair}) == 1 for pair in ends) and frozenset(hexes((1, 0), (0, 0))) not in ends
    assert ends[frozenset(hexes((4, 0), (5, 0)))] == 4
    assert ends[frozenset(hexes((0, 1), (1, 1)))] == 2  # both halves in the water


# ---- Ride the Currents: the first step to a lower level in a turn gives three more points ----------------------------
def currents() -> Ability:
    """As printed on the Kor Aeronaut Captain."""
    return Ability(
        "ride_the_currents",
        same("Ride the Currents"),
        "triggered",
        same(""),
        trigger="first_move_to_lower_level_each_turn",
        uses="once per turn",
        effect=(ModifyStat("move", 3, "self", "this_turn"),),
    )


def captain(rows: list[str], at: tuple[int, int], *flying: str) -> tuple[ArenaState, Who]:
    return going(rows, Figure("K", 0, at, move=2, kind="hero_creature", abilities=(*flying, currents())))


def test_a_walk_that_leads_down_gains_points_and_may_go_on() -> None:
    s, who = captain(["1......."], (0, 0))
    take(s, Walk, path=hexes((1, 0)))
    assert question(s, Advance).left == 1 + 3
    for n in (2, 3, 4, 5):
        take(s, StepTo, space=hexes((n, 0))[0])
    assert place(s.pieces[who["K"]]) == (5, 0) and told(s, MoveEnded) and not s.pieces[who["K"]].has("extra steps")


def test_step_by_step_the_gain_counts_at_once_and_only_once_a_turn() -> None:
    s, _ = captain(["21......"], (0, 0))
    take(s, Lead)
    take(s, StepTo, space=hexes((1, 0))[0])
    assert question(s, Advance).left == 1 + 3
    take(s, StepTo, space=hexes((2, 0))[0])
    assert question(s, Advance).left == 3


def test_a_flight_that_lands_lower_may_fly_on_and_nobody_strikes_again() -> None:
    s, who = captain(["1......."], (0, 0), "flying")
    take(s, Fly, path=hexes((1, 0), (2, 0)))
    assert s.asks[0] == FlyOn(0, who["K"], 3)
    take(s, Fly, path=hexes((3, 0), (4, 0), (5, 0)))
    assert place(s.pieces[who["K"]]) == (5, 0) and len(told(s, MoveEnded)) == 1


def test_a_flight_on_level_ground_ends_where_it_lands() -> None:
    s, who = captain(["........"], (0, 0), "flying")
    take(s, Fly, path=hexes((1, 0)))
    assert s.moved == (who["K"],) and not offered(s, Move)
