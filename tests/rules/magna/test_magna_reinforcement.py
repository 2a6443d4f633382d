"""Chapter 6.1: the Reinforcement Step (E21 to E25)."""

from __future__ import annotations

from game.rules.magna.declaration import Declare
from game.rules.magna.equipping import Bear, Rearm
from game.rules.magna.places import garrison, party, side
from game.rules.magna.reinforcement import Reinforce, ReinforceMore, SendArms, SendForce, TurnUp
from game.rules.magna.values import attack, defence, left

from .byhand import all_of, asked, battle_at, codes, done, find, money, offered, question, table, take, use, where


def test_e21_rank_s_is_free_rank_m_costs_a_magna_and_five_are_enough() -> None:
    s = table(
        "A:Wyvern@0",
        "A:Lava Giant@0",
        "A:Undine@0",
        "A:Orc Scout@hand",
        "A:Great Forest Bear@hand*2",
        "A:Dust Rider@hand",
        "B:Undine@1",
        magna=(1, 0),
    )
    battle_at(s, 1)
    assert type(s.asks[0]) is Reinforce
    take(s, SendForce, "A:Orc Scout")
    assert type(s.asks[0]) is ReinforceMore and money(s) == (1, 0)
    take(s, SendForce, "A:Great Forest Bear@hand")
    assert money(s) == (0, 0) and len(party(s)) == 5 and not any(unit.turned for unit in party(s))
    assert codes(s, "A:Great Forest Bear@hand") == {"m_magna"} and codes(s, "A:Dust Rider") == {"five_units"}


def test_e22_rank_l_stays_in_hand() -> None:
    s = table("A:Wyvern@0", "A:Bone Dragon@hand", "B:Undine@1", magna=(9, 0))
    battle_at(s, 1)
    assert not offered(s, SendForce) and codes(s, "A:Bone Dragon") == {"rank_l"}


def test_why_cards_do_not_come_as_reinforcement() -> None:
    s = table(
        "A:Wyvern@0",
        "A:Bone Dragon@hand",
        "A:Pitfall@hand",
        "A:Plague@hand",
        "A:Capital Guard@hand",
        "A:Iron Sword@hand",
        "A:Orc Scout@hand",
        "A:Undine@2",
        "B:Undine@1",
    )
    battle_at(s, 1)
    assert codes(s, "A:Bone Dragon") == {"rank_l"} and codes(s, "A:Pitfall") == {"no_trap_reinforcement"}
    assert codes(s, "A:Plague") == {"no_operation"} and codes(s, "A:Iron Sword") == {"nobody_carries"}
    assert codes(s, "A:Undine") == {"not_in_battle"}


def test_a_defender_reinforces_a_garrison_but_no_party() -> None:
    s = table("A:Wyvern@0", "A:Boulder Golem@hand", "A:Orc Scout@hand", "B:Boulder Golem@hand", magna=(1, 1))
    battle_at(s, 1)
    assert codes(s, "A:Boulder Golem") == {"defender_party"}
    done(s)
    assert asked(s) == 1
    take(s, SendForce, "B:Boulder Golem")
    assert [unit.at for unit in garrison(s)] == [(1, 0)] and money(s) == (1, 0)


def test_the_garrison_fills_its_slots_and_then_the_augment_slots() -> None:
    s = table("A:Wyvern@0", "B:Undine@1", "B:Orc Scout@hand*3")
    battle_at(s, 1)
    for at in ((1, 1), (1, 2), (1, 3)):
        take(s, SendForce, "B:Orc Scout@hand")
        assert garrison(s)[-1].at == at


def test_e23_ambush_turns_up_for_its_rank() -> None:
    s = table(
        "A:Wyvern@0",
        "B:Shade Ambusher@1 down checked",
        "B:Headless Rider@1 down checked",
        "B:Undine@hand",
        magna=(0, 1),
    )
    old = find(s, "B:Shade Ambusher").id
    battle_at(s, 1)
    assert asked(s) == 1
    take(s, TurnUp, "B:Shade Ambusher")
    ambusher = find(s, "B:Shade Ambusher")
    assert ambusher.face_up and not ambusher.turned and ambusher.id != old and ambusher.at == (1, 0)
    assert money(s) == (0, 1)
    take(s, TurnUp, "B:Headless Rider")
    assert money(s) == (0, 0) and all(unit.face_up and not unit.turned for unit in garrison(s))


def test_e23_arms_that_lay_on_the_trap_are_discarded() -> None:
    s = table("A:Wyvern@0", "B:Headless Rider@1 down bears Guardian Angel's Grace", "B:Undine@hand", magna=(0, 1))
    battle_at(s, 1)
    take(s, TurnUp, "B:Headless Rider")
    assert where(s, "B:Guardian Angel's Grace") == "discard"


def test_e23_arms_put_on_afterwards_stay() -> None:
    s = table("A:Wyvern@0", "B:Headless Rider@1 down", "B:Guardian Angel's Grace@hand", magna=(0, 2))
    battle_at(s, 1)
    take(s, TurnUp, "B:Headless Rider")
    take(s, SendArms, "B:Guardian Angel's Grace")
    assert find(s, "B:Guardian Angel's Grace").host == find(s, "B:Headless Rider").id
    assert defence(s, find(s, "B:Headless Rider")) == 6


def test_without_the_magna_or_the_keyword_nobody_turns_up() -> None:
    s = table("A:Wyvern@0", "B:Headless Rider@1 down", "B:Wyvern@1 down", "B:Undine@hand")
    battle_at(s, 1)
    assert codes(s, "B:Headless Rider") == {"m_magna"} and codes(s, "B:Wyvern") == {"no_ambush"}


def test_e24_possession_arms_go_even_onto_a_trap() -> None:
    s = table("A:Wyvern@0", "B:Pitfall@1 down", "B:Guardian Angel's Grace@hand", "B:Orc Scout@hand", magna=(0, 1))
    battle_at(s, 1)
    take(s, SendArms, "B:Guardian Angel's Grace")
    trap = find(s, "B:Pitfall")
    assert (attack(s, trap), defence(s, trap)) == (0, 3) and not trap.face_up


def test_e25_a_trigger_as_reinforcement_checks_a_rank_s_unit() -> None:
    s = table("A:Dust Rider@0", "A:Lava Giant@0", "B:Pirate Boarder@hand", "B:Undine@hand")
    battle_at(s, 1)
    take(s, SendForce, "B:Pirate Boarder")
    assert find(s, "A:Dust Rider").turned and not find(s, "A:Lava Giant").turned
    s = table("A:Lava Giant@0", "B:Pirate Boarder@hand", "B:Undine@hand")
    battle_at(s, 1)
    take(s, SendForce, "B:Pirate Boarder")
    assert not find(s, "A:Lava Giant").turned


def test_summons_take_a_place_and_spend_a_skill() -> None:
    s = table("A:Dragon-Cry Hatchling@0", "A:Summon: Salamander@hand", "B:Undine@1")
    battle_at(s, 1)
    use(s, "A:Summon: Salamander")
    salamander = find(s, "A:Summon: Salamander")
    assert where(s, "A:Summon: Salamander") == "0" and not salamander.turned
    assert (attack(s, salamander), defence(s, salamander)) == (3, 2)
    assert left(s, find(s, "A:Dragon-Cry Hatchling")) == {"beast": 0}


def test_a_summons_is_illegal_as_a_sixth_unit() -> None:
    s = table(*["A:Dragon-Cry Hatchling@0"] * 5, "A:Summon: Salamander@hand", "A:Iron Sword@hand", "B:Undine@1")
    battle_at(s, 1)
    assert question(s) == "Reinforce" and not offered(s, Declare)


def test_arms_come_by_rank_and_are_exchanged_within_the_battle() -> None:
    s = table(
        "A:Orc Charger@0 bears Iron Sword",
        "A:Red Dragon Knight@0",
        "A:Mercenary Swordsman@3",
        "A:Leather Armour@hand",
        "B:Undine@1",
    )
    battle_at(s, 1)
    take(s, SendArms, "A:Leather Armour")
    assert codes(s, "A:Mercenary Swordsman") == {"not_in_battle"}
    take(s, Bear, "A:Red Dragon Knight")
    assert len(side(s, 0)) == 2
    take(s, Rearm, "A:Iron Sword", "A:Red Dragon Knight")
    assert find(s, "A:Leather Armour").host == find(s, "A:Orc Charger").id
    assert all_of(s, "A:Iron Sword@arms")
    for _ in range(2):
        take(s, Rearm, "A:Iron Sword", "A:Orc Charger" if _ == 0 else "A:Red Dragon Knight")
    assert not offered(s, Rearm)  # enough exchanged (S3)
