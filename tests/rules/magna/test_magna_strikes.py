"""Chapter 6.2: skirmish and charge, blocks against them (E26 to E34)."""

from __future__ import annotations

from game.rules.magna.attack import Charge, Skirmish, Strike
from game.rules.magna.damage import TakeNext
from game.rules.magna.events import DamageAssigned, StrikeFailed, StrikeLanded
from game.rules.magna.values import attack
from game.table.state import State, legal

from .byhand import (
    all_of,
    asked,
    codes,
    done,
    fight_at,
    find,
    money,
    offered,
    question,
    strike,
    table,
    take,
    told,
    use,
    where,
)

WALL = ("B:Capital Guard@1", "B:Undine@1", "B:Pitfall@1 down")  # 4 + 2 + 1


def power(s: State) -> list[int]:
    return [event.power for event in told(s, StrikeLanded)]


def test_e26_surplus_of_a_skirmish_is_lost() -> None:
    s = table("A:Lava Giant@0", "B:Undine@1", "B:Dust Rider@1")
    fight_at(s, 1)
    strike(s, "A:Lava Giant", at="B:Undine")
    done(s)
    assert where(s, "B:Undine") == "discard" and where(s, "B:Dust Rider") == "1" and power(s) == [5]
    assert find(s, "A:Lava Giant").turned


def test_e26_a_guard_has_to_be_struck_first() -> None:
    s = table("A:Lava Giant@0", "B:Undine@1", "B:Capital Guard@1")
    fight_at(s, 1)
    assert len(offered(s, Skirmish)) == 1 and offered(s, Skirmish, "B:Capital Guard")
    assert codes(s, "B:Undine") == {"guard"} and offered(s, Charge)


def test_a_guard_that_lies_face_down_guards_nobody() -> None:
    s = table("A:Lava Giant@0", "B:Undine@1", "B:Capital Guard@1 down")
    fight_at(s, 1)
    assert len(offered(s, Skirmish)) == 2


def test_e27_damage_does_not_carry_over() -> None:
    s = table("A:Dragon-Cry Hatchling@0 bears Iron Sword", "A:Orc Charger@0 bears Iron Sword", "B:Azure Lake Knight@1")
    fight_at(s, 1)
    for striker in ("A:Dragon-Cry Hatchling", "A:Orc Charger"):
        strike(s, striker, at="B:Azure Lake Knight")
        while question(s) == "Block":
            done(s)
    assert power(s) == [3, 3] and where(s, "B:Azure Lake Knight") == "1" and not s.damage


def test_e28_a_charge_that_is_enough_destroys_everybody_and_the_trap_triggers() -> None:
    s = table("A:Lava Giant@0", "A:Red Dragon Knight@0", *WALL)
    fight_at(s, 1)
    strike(s, "A:Lava Giant", "A:Red Dragon Knight")
    done(s)  # the Undine could block
    assert power(s) == [9] and question(s) == "SpecifyTrigger" and asked(s) == 1
    assert all(where(s, card.split("@")[0]) == "discard" for card in WALL)


def charge_of_six(*order: str) -> dict[str, str]:
    s = table("A:Red Dragon Knight@0", "A:Dust Rider@0", *WALL)
    fight_at(s, 1)
    strike(s, "A:Red Dragon Knight", "A:Dust Rider")
    done(s)
    assert question(s) == "DamageOrder" and asked(s) == 1
    for unit in order:
        if question(s) in ("DamageOrder", "DamageNext"):
            take(s, TakeNext, unit)
    return {name: where(s, f"B:{name}") for name in ("Capital Guard", "Undine", "Pitfall")}


def test_e29_the_defender_orders_the_damage_of_a_charge() -> None:
    gone, stays = "discard", "1"
    assert charge_of_six("B:Pitfall", "B:Undine") == {"Capital Guard": stays, "Undine": gone, "Pitfall": gone}
    assert charge_of_six("B:Capital Guard", "B:Undine") == {"Capital Guard": gone, "Undine": gone, "Pitfall": stays}
    assert charge_of_six("B:Capital Guard", "B:Pitfall") == {"Capital Guard": gone, "Undine": stays, "Pitfall": gone}


def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    s = table("A:Dust Rider@0", "B:Capital Guard@1", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Dust Rider")
    assert question(s) == "Attacking" and where(s, "B:Capital Guard") == "1"


def test_e30_the_charger_has_more_in_a_charge_only() -> None:
    s = table("A:Orc Charger@0", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Orc Charger")
    assert power(s) == [3] and attack(s, find(s, "A:Orc Charger")) == 2
    s = table("A:Orc Charger@0", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Orc Charger", at="B:Boulder Golem")
    assert power(s) == [2]


def test_e31_parry_saves_the_knight() -> None:
    s = table("A:Dust Rider@0", "A:Lava Giant@0", "B:Blue Shield Heavy Knight@1", "B:Parry@hand")
    fight_at(s, 1)
    strike(s, "A:Dust Rider", "A:Lava Giant", at="B:Blue Shield Heavy Knight")
    use(s, "B:Parry")
    assert power(s) == [5] and where(s, "B:Blue Shield Heavy Knight") == "1"
    assert find(s, "A:Dust Rider").turned and find(s, "A:Lava Giant").turned and where(s, "B:Parry") == "discard"


def test_e32_a_striker_destroyed_by_the_block_strikes_no_more() -> None:
    s = table("A:Dust Rider@0", "A:Lava Giant@0", "B:Blue Shield Heavy Knight@1", "B:Elf Archer@1")
    fight_at(s, 1)
    strike(s, "A:Dust Rider", "A:Lava Giant", at="B:Blue Shield Heavy Knight")
    use(s, "B:Elf Archer", "A:Dust Rider")
    assert where(s, "A:Dust Rider") == "discard" and power(s) == [5] and find(s, "B:Elf Archer").turned


def test_a_strike_of_nobody_deals_nothing() -> None:
    s = table("A:Dust Rider@0", "A:Wyvern@0", "B:Blue Shield Heavy Knight@1", "B:Elf Archer@1")
    fight_at(s, 1)
    strike(s, "A:Dust Rider", at="B:Blue Shield Heavy Knight")
    use(s, "B:Elf Archer")
    assert [event.why for event in told(s, StrikeFailed)] == ["nobody"] and not power(s)


def test_e33_vines_last_for_this_attack() -> None:
    s = table(
        "A:Mammoth of the Plain@0", "A:Wyvern@0", "B:Boulder Golem@1", "B:Watermirror Mage@1", "B:Entangling Vines@hand"
    )
    fight_at(s, 1)
    strike(s, "A:Mammoth of the Plain")
    use(s, "B:Entangling Vines")
    assert power(s) == [1] and attack(s, find(s, "A:Mammoth of the Plain")) == 6


def test_e34_still_waters_once_in_a_battle() -> None:
    s = table("A:Wyvern@0", "A:Lava Giant@0", "B:Elaine, Queen of the Lake@1", magna=(0, 2))
    fight_at(s, 1)
    strike(s, "A:Wyvern")
    use(s, "B:Elaine, Queen of the Lake")
    assert find(s, "A:Wyvern").turned and not power(s) and money(s) == (0, 1)
    strike(s, "A:Lava Giant")
    assert question(s) == "Attacking" and power(s) == [5]  # she could not do it again
    elaine = find(s, "B:Elaine, Queen of the Lake")
    assert elaine.marks
    done(s)
    assert not find(s, "B:Elaine, Queen of the Lake").marks  # in the next battle she can


def test_checked_units_do_not_strike() -> None:
    s = table("A:Wyvern@0 checked", "A:Lava Giant@0", "A:Dust Rider@0", "B:Undine@1", "B:Undine@1")
    fight_at(s, 1)
    take(s, Charge)
    assert len(legal(s, 0)) == 3 and codes(s, "A:Wyvern") == {"checked"}
    take(s, Strike, "A:Lava Giant")
    assert not find(s, "A:Dust Rider").turned


def test_without_a_garrison_or_a_normal_unit_there_is_no_strike() -> None:
    s = table("A:Wyvern@0", "A:Undine@0")
    fight_at(s, 1)
    assert not offered(s, Charge) and codes(s) == {"no_garrison"}
    s = table("A:Wyvern@0 checked", "B:Undine@1")
    fight_at(s, 1)
    assert not offered(s, Skirmish) and codes(s, "B:Undine") == {"nobody_normal"}


def test_a_body_double_takes_the_skirmish_guard_or_not() -> None:
    """MS-6.21, 6.22: a redirect may name any garrison unit; charges cannot be redirected."""
    s = table("A:Wyvern@0", "A:Undine@0", "B:Capital Guard@1", "B:Shade Ambusher@1", "B:Body Double@hand")
    fight_at(s, 1)
    strike(s, "A:Wyvern", at="B:Capital Guard")
    use(s, "B:Body Double", "B:Shade Ambusher")
    assert where(s, "B:Capital Guard") == "1" and where(s, "B:Shade Ambusher") == "discard"


def test_a_reduction_is_used_up_by_a_charge_as_a_whole() -> None:
    s = table("A:Wyvern@0", "B:Undine@1", "B:Dust Rider@1", "B:Wall of Water@hand")
    fight_at(s, 1)
    strike(s, "A:Wyvern")
    use(s, "B:Wall of Water")
    assert power(s) == [1] and not all_of(s, "B:Undine@discard") and not all_of(s, "B:Dust Rider@discard")


def test_prevented_destruction_still_absorbs_damage() -> None:
    """MS-7.5."""
    s = table("A:Lava Giant@0", "B:Healing Maiden@1", "B:Dust Rider@1", "B:Wyvern@1")
    fight_at(s, 1)
    strike(s, "A:Lava Giant")
    use(s, "B:Healing Maiden", "B:Dust Rider")
    take(s, TakeNext, "B:Dust Rider")  # what is left of it could not destroy anybody
    amounts = {s.pieces[event.unit].card: event.amount for event in told(s, DamageAssigned)}
    assert where(s, "B:Dust Rider") == "1" and amounts["card/red-f03"] == 2 and sum(amounts.values()) == 5
