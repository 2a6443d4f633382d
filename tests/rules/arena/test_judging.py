"""What a position is worth to the computer player of the Arena: creatures in the reserve, planeswalkers in danger."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import game
from game.rules.arena.fighters import assault, blow
from game.rules.arena.forecast import damage_chances
from game.rules.arena.summoning import Summon
from game.rules.arena.survey import Survey
from game.table.state import choose, legal, run
from tests.rules.arena.byhand import Figure, table
from tests.rules.arena.test_summoning import PW, summoning

ARENA = game.ruleset("arena")
WIDE = ["..............", "..............", ".............."]


def test_a_cheap_creature_is_better_summoned_than_in_the_reserve_however_far_the_enemies_are() -> None:
    """A far way to them counts against a creature; who is in the reserve has the farthest."""
    imp = Figure("Imp", 0, card="Imps", where="reserve", life=1, cost=30, cost_each=10, power=1, toughness=1)
    enemy = Figure("Enemy", 1, (13, 1), kind="planeswalker")
    s, _ = summoning(WIDE, PW, imp, enemy)
    kept = ARENA.worth(s, 0)
    for option in [each for each in legal(s, 0) if isinstance(each, Summon)]:
        after = s.clone()
        choose(after, 0, option)
        run(after)
        assert ARENA.worth(after, 0) > kept


def peril(*enemies: Figure, **mine: Any) -> float:
    """What the planeswalker of seat 0 has to fear."""
    me, seats = Figure("Me", 0, (1, 1), kind="planeswalker", **mine), 1 + max(enemy.seat for enemy in enemies)
    s, _ = table(["..........."] * 3, me, *enemies, seats=seats)
    view = Survey(s, 0)
    fighter = view.mine[0]
    return view.peril(fighter, fighter.level, view.gaps(fighter.cells))


def squad(number: int, card: str = "Squad", **more: Any) -> list[Figure]:
    return [Figure(f"{card}{n}", 1, (4, n), card=card, **more) for n in range(number)]


def test_the_figures_of_one_army_card_come_together_and_may_destroy_a_planeswalker_that_each_alone_may_not() -> None:
    one, three = peril(*squad(1), life=4), peril(*squad(3), life=4)
    assert three > 3 * one > 0, "one with three dice never deals four wounds"


def test_of_several_army_cards_of_an_enemy_only_the_worst_is_feared_since_one_is_activated() -> None:
    many = Figure("Other", 1, (5, 1), card="Other")
    assert peril(*squad(2), many) == peril(*squad(2)) > peril(many)


def test_two_enemies_have_a_turn_each() -> None:
    first, second = Figure("One", 1, (4, 0)), Figure("Two", 2, (4, 2))
    assert peril(first, second) == pytest.approx(peril(first) + peril(second))


def test_who_is_out_of_reach_is_not_feared() -> None:
    assert peril(Figure("Far", 1, (10, 1), move=3)) == 0 < peril(Figure("Near", 1, (10, 1), move=9))


@pytest.mark.parametrize("life", [1, 2, 5])
def test_several_attacks_are_worth_what_all_their_rolls_come_to(life: int) -> None:
    first, second = damage_chances(3, 2), damage_chances(2, 2)
    expected = sum(
        float(p * q) * (2.0 * min(a + b, life) + (7.0 if a + b >= life else 0.0))
        for (a, p), (b, q) in product(enumerate(first), enumerate(second))
    )
    assert assault(((2, 2), (3, 2)), life, 2.0, 7.0) == pytest.approx(expected)
    assert assault(((3, 2),), life, 2.0, 7.0) == pytest.approx(blow(3, 2, life, 2.0, 7.0))
