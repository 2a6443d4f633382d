"""Danger: where enemies can go and attack in their next turn, and the wounds to be expected there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from game.hexes import to_offset
from game.rules.arena.danger import expected, threats
from game.rules.arena.forecast import damage_chances
from tests.rules.arena.byhand import Figure, Place, table

ME = Figure("Me", 0, (0, 0), toughness=2, size=4)


def archer(at: Place, name: str = "Archer", seat: int = 1, **more: Any) -> Figure:
    return Figure(name, seat, at, **{"range": 3, "move": 2, "power": 4} | more)


def danger(rows: Sequence[str], *figures: Figure, **more: Any) -> dict[Place, float]:
    """The wounds that the first figure has to expect, by column and row."""
    s, who = table(rows, *figures, **more)
    return {to_offset(h): wounds for h, wounds in expected(threats(s, s.pieces[who[figures[0].name]])).items()}


def wounds(attack: int, defence: int) -> float:
    """The damage to be expected of so many dice against so many."""
    return float(sum(n * chance for n, chance in enumerate(damage_chances(attack, defence))))


LINE = ["............"]


def test_an_archer_is_feared_as_far_as_it_goes_and_shoots() -> None:
    """Two steps and a shot of three: up to five spaces away, with four dice against two."""
    found = danger(LINE, ME, archer((11, 0)))
    assert set(found) == {(column, 0) for column in range(6, 11)}, "and nobody else stands where it stands"
    assert set(found.values()) == {wounds(4, 2)}
    assert danger(LINE, ME, archer((11, 0), move=0)).keys() == {(column, 0) for column in range(8, 11)}


def test_nobody_is_shot_behind_a_wall() -> None:
    found = danger(["....9......."], ME, archer((8, 0), move=0, range=8))
    assert found.keys() == {(c, 0) for c in (4, 5, 6, 7, 9, 10, 11)}, "the wall itself is seen"
    assert (5, 0) not in danger(LINE, ME, archer((8, 0), move=0, range=2))


def test_who_stands_higher_rolls_one_more() -> None:
    found = danger([".2........."], ME, archer((4, 0), move=0))
    assert found[1, 0] == wounds(4, 3), "up there one more in defence"
    assert found[2, 0] == wounds(4, 2)
    found = danger([".....2...."], ME, archer((5, 0), move=0))
    assert found[2, 0] == wounds(5, 2), "from up there one more in attack"


def test_an_enemy_shoots_from_the_highest_place_it_can_go_to() -> None:
    found = danger(["...1......."], ME, archer((4, 0), move=2))
    assert found[1, 0] == wounds(5, 2)


def test_a_blow_reaches_the_next_space_and_no_cliff() -> None:
    """Size 4: a cliff of four levels is out of an arm's reach."""
    found = danger(["...4........"], ME, archer((5, 0), range=1, move=1))
    assert found.keys() == {(c, 0) for c in (4, 6, 7)}


def test_where_somebody_stands_there_is_nothing_to_fear() -> None:
    found = danger(LINE, ME, archer((11, 0)), Figure("Friend", 0, (9, 0)))
    assert (9, 0) not in found and (8, 0) in found
    assert (0, 0) in danger(LINE, ME, archer((4, 0))), "one's own space counts"


def test_an_engaged_archer_that_cannot_leave_hits_only_whom_it_is_engaged_with() -> None:
    """A15: nobody else, unless that one is engaged with it, too."""
    found = danger(LINE, ME, archer((9, 0), move=0), Figure("Friend", 0, (8, 0)))
    assert found.keys() == {(10, 0)}


def test_figures_of_one_card_act_together_and_cards_in_turns() -> None:
    """One army card acts in a turn: that one counts that does most; every enemy seat has a turn."""
    one, field = wounds(4, 2), ["......."] * 3
    two = [archer((6, 0), "A", card="squad"), archer((6, 1), "B", card="squad")]
    assert danger(field, ME, *two)[4, 0] == pytest.approx(2 * one)
    cards = [archer((6, 0), "A", power=4), archer((6, 1), "B", power=2)]
    assert danger(field, ME, *cards)[4, 0] == pytest.approx(one)
    seats = [archer((6, 0), "A", 1), archer((6, 1), "B", 2)]
    assert danger(field, ME, *seats, seats=3)[4, 0] == pytest.approx(2 * one)
    assert danger(field, ME, *seats, seats=3, teams=(0, 1, 0))[4, 0] == pytest.approx(one), "friends do nothing"


def test_danger_is_told_of_each_figure_with_its_own_dice() -> None:
    found = danger(LINE, Figure("Tough", 0, (0, 0), toughness=6), archer((11, 0)))
    assert found[6, 0] == wounds(4, 6) < wounds(4, 2)
