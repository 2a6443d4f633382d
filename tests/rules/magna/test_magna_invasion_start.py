"""Chapters 4.4 and 5: armament, the declaration, the party (E14 to E20)."""

from __future__ import annotations

from game.rules.magna.armament import (
    Arming,
    DeclareInvasion,
    EndRegroup,
    LayFund,
    MoveUnit,
    Regroup,
    SwapUnits,
    TakeMagna,
)
from game.rules.magna.attack import EndAttacks
from game.rules.magna.equipping import Rearm
from game.rules.magna.events import InvasionCancelled
from game.rules.magna.invasion import CancelInvasion, FightOn, FormParty, StartInvasion
from game.rules.magna.lasting import Lasting
from game.rules.magna.lasting import begin as lasts
from game.rules.magna.piles import PutFund
from game.rules.magna.places import funds, units
from game.table.state import legal

from .byhand import (
    all_of,
    asked,
    base,
    begin,
    codes,
    done,
    find,
    hand_size,
    invade,
    money,
    offered,
    question,
    table,
    take,
    told,
    where,
)


# ---- armament ------------------------------------------------------------------------------------------------
def test_a_magna_may_be_gained() -> None:
    s = table("A:Wyvern@3 checked", "A:Undine@hand", "A:Undine@funds")
    begin(s, Arming(0))
    assert codes(s) == {"funds_missing"} and codes(s, "A:Undine@funds") == {"fund_not_hand"}
    take(s, TakeMagna)
    assert money(s) == (1, 0) and find(s, "A:Wyvern").turned


def test_e14_a_missing_fund_costs_a_magna_which_is_gone_after_a_cancel() -> None:
    s = table("A:Wyvern@3", "A:Undine@funds", magna=(1, 0))
    begin(s, Arming(0))
    take(s, DeclareInvasion)
    assert money(s) == (0, 0) and find(s, "A:Undine").turned
    invade(s, 0)
    take(s, CancelInvasion)
    assert where(s, "A:Undine") == "funds" and not find(s, "A:Undine").turned and money(s) == (0, 0)


def test_e15_the_second_fund_and_a_declaration_exclude_each_other() -> None:
    s = table("A:Wyvern@3", "A:Undine@funds", "A:Pitfall@hand", magna=(1, 0))
    begin(s, Arming(0))
    assert offered(s, DeclareInvasion) and offered(s, LayFund, "A:Pitfall")
    take(s, LayFund, "A:Pitfall")
    take(s, EndRegroup)
    assert not s.asks and len(s.inside(funds(0))) == 2 and s.declared_invasion == (False, False)


def test_e15_with_magna_alone_one_may_declare_at_once() -> None:
    s = table("A:Wyvern@3", magna=(2, 0))
    begin(s, Arming(0))
    take(s, DeclareInvasion)
    assert money(s) == (0, 0) and s.declared_invasion == (True, False)
    s = table("A:Wyvern@3", magna=(1, 0))
    begin(s, Arming(0))
    assert money(s) == (2, 0)  # nothing but a Magna was possible


def test_a_declaration_needs_no_unit() -> None:
    """MS-4.22: it may be a bluff."""
    s = table("A:Undine@funds*2")
    begin(s, Arming(0))
    take(s, DeclareInvasion)
    assert s.declared_invasion == (True, False)


def test_e16_a_third_fund_costs_one_of_the_first_two() -> None:
    s = table("A:Undine@funds", "A:Wyvern@funds", "A:Pitfall@hand")
    begin(s, Arming(0))
    take(s, LayFund, "A:Pitfall")
    assert question(s) == "DropFund"
    take(s, PutFund, "A:Undine")
    assert where(s, "A:Undine") == "discard" and [p.card for p in s.inside(funds(0))] == ["card/red-f09", "card/neu-r1"]
    assert not any(p.face_up for p in s.inside(funds(0)))


def test_a_regroup_moves_units_traps_too_and_everybody_becomes_normal() -> None:
    s = table(
        "A:Wyvern@1 checked", "A:Pitfall@1 down checked", "A:Lava Giant@3 checked", "A:Undine@hand", fallen=("A2",)
    )
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    take(s, SwapUnits, "A:Wyvern", "A:Lava Giant")
    take(s, MoveUnit, "A:Pitfall", "A@3.1")
    assert not offered(s, MoveUnit, "A:Pitfall", "A@2.0")
    take(s, EndRegroup)
    assert {name: where(s, f"A:{name}") for name in ("Wyvern", "Lava Giant", "Pitfall")} == {
        "Wyvern": "3",
        "Lava Giant": "1",
        "Pitfall": "3",
    }
    assert not any(unit.turned for unit in units(s, 0)) and not find(s, "A:Pitfall").face_up


def test_any_arrangement_can_be_reached_and_then_it_ends() -> None:
    """S3: as many moves as units and arms, and three to spare."""
    s = table("A:Wyvern@1", "A:Undine@3", "A:Undine@hand")
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine@hand")
    for _ in range(5):
        assert isinstance(s.asks[0], Regroup)
        take(s, SwapUnits, "A:Wyvern", "A:Undine")
    assert not s.asks and where(s, "A:Wyvern") == "3"


def test_a_unit_keeps_its_identity_and_its_arms_when_it_moves() -> None:
    s = table("A:Orc Charger@1 bears Iron Sword", "A:Undine@hand")
    wearer = find(s, "A:Orc Charger").id
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    take(s, MoveUnit, "A:Orc Charger", "A@3.0")
    assert find(s, "A:Orc Charger").id == wearer == find(s, "A:Iron Sword").host


def test_arms_are_passed_on_until_they_find_free_hands() -> None:
    """Three arms go round: none is dropped, and nobody carries what he cannot."""
    s = table(
        "A:Mercenary Swordsman@1 bears Iron Sword",
        "A:Orc Charger@2 bears Leather Armour",
        "A:Red Dragon Knight@3 bears Warhorse",
        "A:Undine@hand",
    )
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    assert not offered(s, Rearm, "A:Warhorse", "A:Orc Charger")  # no equip skill
    assert not offered(s, Rearm, "A:Iron Sword", "A:Red Dragon Knight")  # the horse would go to nobody
    assert offered(s, Rearm, "A:Iron Sword", "A:Orc Charger") == []  # the armour could only go to the Knight
    s = table(
        "A:Mercenary Swordsman@1 bears Iron Sword",
        "A:Orc Charger@2 bears Leather Armour",
        "A:Red Dragon Knight@3",
        "A:Undine@hand",
    )
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    take(s, Rearm, "A:Iron Sword", "A:Orc Charger")  # the armour must go to the Knight
    bearers = {s.pieces[find(s, f"A:{arms}").host].card: arms for arms in ("Iron Sword", "Leather Armour")}
    assert bearers == {"card/red-f02": "Iron Sword", "card/red-f06": "Leather Armour"}


def test_swapping_arms_between_two_who_can_bear_both() -> None:
    s = table("A:Orc Charger@1 bears Iron Sword", "A:Red Dragon Knight@3 bears Leather Armour", "A:Undine@hand")
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    take(s, Rearm, "A:Iron Sword", "A:Red Dragon Knight")
    assert find(s, "A:Iron Sword").host == find(s, "A:Red Dragon Knight").id
    assert find(s, "A:Leather Armour").host == find(s, "A:Orc Charger").id


def test_possession_arms_stay_with_their_bearer() -> None:
    s = table("A:Orc Charger@1 bears Vengeful Ghost", "A:Wyvern@3", "A:Undine@hand")
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    assert not offered(s, Rearm) and codes(s, "A:Vengeful Ghost") == {"possession_stays"}


def test_who_depended_on_arms_that_left_falls_at_the_end_of_the_regroup() -> None:
    """MS-7.2: also after a regroup defence 0 or less destroys."""
    s = table(
        "A:Wandering Bowman@1 checked",
        "A:Orc Charger@3 bears Accursed Blade",
        "A:Mercenary Swordsman@3",
        "A:Undine@hand",
    )
    lasts(s, Lasting(find(s, "A:Mercenary Swordsman").id, "turn", 1, defence=-1))
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    take(s, Rearm, "A:Accursed Blade", "A:Mercenary Swordsman")
    take(s, EndRegroup)
    assert where(s, "A:Mercenary Swordsman") == "discard" == where(s, "A:Accursed Blade")


def test_second_sees_what_first_chose() -> None:
    s = table("A:Wyvern@3", "A:Undine@funds*2", "B:Wyvern@3", "B:Undine@funds*2")
    begin(s, Arming(0), Arming(1))
    take(s, DeclareInvasion)
    assert asked(s) == 1 and s.declared_invasion == (True, False)
    take(s, TakeMagna)
    assert money(s) == (0, 1)


# ---- going ---------------------------------------------------------------------------------------------------
def test_e17_the_funds_of_second_come_to_hand_with_his_own_invasion() -> None:
    s = table("A:Wyvern@3", "A:Undine@funds*2", "B:Wyvern@3", "B:Undine@funds*2", "B:Lava Giant@1")
    invade(s, 0, 1)
    take(s, StartInvasion)
    assert hand_size(s, 0) == 2 and hand_size(s, 1) == 0
    done(s)  # A brings nobody, B has nobody
    take(s, EndAttacks)
    assert asked(s) == 1 and question(s) == "GoOrCancel"
    take(s, StartInvasion)
    assert hand_size(s, 1) == 2 and not s.inside(funds(1))


def test_e18_who_may_join_the_party() -> None:
    s = table(
        "A:Wyvern@3",
        "A:Lava Giant@3 checked",
        "A:Orc Desert Transport@3",
        "A:Pitfall@3 down",
        "A:Undine@2",
        "B:Undine@1",
    )
    invade(s, 0)
    take(s, StartInvasion)
    assert len(legal(s, 0)) == 3
    assert codes(s, "A:Orc Desert Transport") == {"defender"} and codes(s, "A:Pitfall") == {"trap_stays"}
    assert codes(s, "A:Undine") == {"from_base_3"}
    take(s, FormParty, "A:Wyvern", "A:Lava Giant")
    assert where(s, "A:Wyvern") == "0" and find(s, "A:Lava Giant").turned
    assert question(s) == "Attacking"


def test_e19_with_nobody_to_send_the_invasion_is_cancelled() -> None:
    s = table("A:Orc Desert Transport@3", "A:Pitfall@3 down", "A:Wyvern@2", "A:Undine@funds*2")
    invade(s, 0)
    assert [event.forced for event in told(s, InvasionCancelled)] == [True] and len(s.inside(funds(0))) == 2
    assert s.invasion is None and not s.asks


def test_e20_an_empty_base_that_nobody_reinforces_simply_falls() -> None:
    s = table("A:Wyvern@3", "A:Undine@hand")
    invade(s, 0)
    take(s, StartInvasion)
    done(s)
    take(s, EndAttacks)
    assert base(s, "B1").turned and money(s) == (0, 2) and not find(s, "A:Wyvern").turned
    assert question(s) == "GoOn"
    take(s, FightOn, "A:Wyvern")
    assert s.battle is not None and s.battle.base == 2


def test_night_cargo_needs_a_fund_that_was_taken() -> None:
    """A38: without any fund the trigger does not happen."""
    harbour = (
        ("Ghostfog Harbour", "Coral Palace", "Searing Iron Fort"),
        ("Searing Iron Fort", "Floodgate Pass", "Coral Palace"),
    )
    for held, drawn in (("A:Undine@funds", 1), ("A:Undine@discard", 0)):
        s = table("A:Wyvern@3", "B:Undine@1", held, decks=3, bases=harbour)
        invade(s, 0)
        take(s, StartInvasion)
        assert len(all_of(s, "A:Undine@deck")) == 3 - drawn


def test_why_arms_cannot_be_passed_on() -> None:
    s = table(
        "A:Mercenary Swordsman@1 bears Iron Sword",
        "A:Orc Charger@2 bears Leather Armour",
        "A:Undine@3",
        "A:Undine@hand",
    )
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine@hand")
    assert not offered(s, Rearm)
    assert "no_home_for_arms" in codes(s, "A:Orc Charger") and "no_equip" in codes(s, "A:Undine@3")
