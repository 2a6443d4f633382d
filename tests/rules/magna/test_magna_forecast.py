"""What a strike would come to: the sums of section 14, before anything is done."""

from __future__ import annotations

from game.rules.magna.forecast import ALL_OF_IT, felled, of_order, of_strike, taken_away
from game.rules.magna.lasting import Lasting, begin
from game.rules.magna.places import party
from tests.rules.magna.byhand import catalogue, fight_at, find, keys, table

GARRISON = ("B:Capital Guard@2", "B:Undine@2", "B:Pitfall@2 down")


def test_e28_a_charge_of_nine_destroys_a_garrison_of_seven() -> None:
    s = table("A:Lava Giant@0", "A:Red Dragon Knight@0", *GARRISON)
    fight_at(s, 2)
    plan = of_strike(s, [unit.id for unit in party(s)], 0)
    assert (plan.total, sum(plan.shields), plan.fewest) == (9, 7, 3) and len(plan.falls) == 3


def test_e29_in_a_charge_of_six_one_of_three_survives_in_any_order() -> None:
    """Charge of 6 at a garrison of 4, 2 and 1: two fall, and each may be the one that stays."""
    sure, maybe, fewest, most = felled((4, 2, 1), 6)
    assert not sure and maybe == {0, 1, 2} and (fewest, most) == (2, 2)


def test_who_falls_in_every_order_is_sure_to_fall() -> None:
    """4 at a garrison of 4 and 0: the one without defence needs no damage (MS-7.1)."""
    sure, maybe, fewest, most = felled((4, 0), 3)
    assert sure == {1} and not maybe and (fewest, most) == (1, 1)
    assert felled((4, 0), 0)[0] == {1}


def test_a_skirmish_meets_its_target_only_and_what_a_block_takes_away_is_missing() -> None:
    s = table("A:Lava Giant@0", "A:Red Dragon Knight@0", *GARRISON)
    fight_at(s, 2)
    strikers, target = [unit.id for unit in party(s)], find(s, "B:Capital Guard").id
    assert of_strike(s, strikers, target).falls == {target}
    weak = of_strike(s, strikers, target, reduced=6)
    assert (weak.total, weak.targets, weak.falls) == (3, (target,), frozenset())


def test_what_cannot_be_destroyed_does_not_fall() -> None:
    """MS-7.5."""
    s = table("A:Lava Giant@0", "A:Red Dragon Knight@0", *GARRISON)
    fight_at(s, 2)
    guard = find(s, "B:Capital Guard").id
    begin(s, Lasting(guard, "battle", 1, prevents="destroy"))
    assert guard not in of_strike(s, [unit.id for unit in party(s)], 0).falls
    assert of_order(s, (guard,), 9) == [(guard, 4, False)]


def test_damage_flows_on_from_unit_to_unit_as_far_as_it_reaches() -> None:
    """E29: trap, Undine, Guard: the Guard gets 3 and survives."""
    s = table("A:Lava Giant@0", *GARRISON)
    fight_at(s, 2)
    trap, undine, guard = (find(s, f"B:{name}").id for name in ("Pitfall", "Undine", "Capital Guard"))
    assert of_order(s, (trap, undine, guard), 6) == [(trap, 1, True), (undine, 2, True), (guard, 3, False)]


def test_a_block_takes_away_what_it_says_or_all_of_it() -> None:
    cards = catalogue()
    assert taken_away(cards[keys()["Wall of Water"]]) == 4
    assert ALL_OF_IT in {taken_away(card) for card in cards.values()}
    assert not taken_away(cards[keys()["Undine"]])
