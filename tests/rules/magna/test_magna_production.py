"""Chapter 4.3: the Production Phase (E06 to E13)."""

from __future__ import annotations

from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.equipping import Bear
from game.rules.magna.interrupting import Interrupt
from game.rules.magna.places import is_standing, units
from game.rules.magna.production import AttachArms, EndProduction, Exchange, PlaceAt, PlaceForce, SetTrap
from game.rules.magna.values import defence, left
from game.table.state import choose, legal

from .byhand import (
    PLAIN,
    all_of,
    codes,
    done,
    fights,
    find,
    hand_size,
    money,
    offered,
    produce,
    question,
    table,
    take,
    use,
    where,
)

WOOD = ("Jadewood", "Shrine on the Beast Trail", "Searing Iron Fort")


def test_e06_a_turn_of_production() -> None:
    s = table("A:Red Dragon Knight@hand", "A:Pitfall@hand", "A:Wyvern@hand", fight=(5, 0), magna=(1, 0))
    produce(s)
    take(s, PlaceForce, "A:Red Dragon Knight")
    take(s, PlaceAt, "A@1.0")
    assert fights(s)[0] == 1
    take(s, SetTrap, "A:Pitfall")
    take(s, PlaceAt, "A@1.1")
    assert fights(s)[0] == 0
    take(s, Exchange)
    assert fights(s)[0] == 5 and money(s)[0] == 0
    take(s, PlaceForce, "A:Wyvern")
    take(s, PlaceAt, "A@3.0")
    assert fights(s)[0] == 0
    assert find(s, "A:Red Dragon Knight").turned and not find(s, "A:Wyvern").turned  # Swift (MS-8.5)
    trap = find(s, "A:Pitfall")
    assert trap.turned and not trap.face_up


def test_what_is_not_paid_is_not_offered() -> None:
    s = table("A:Red Dragon Knight@hand", fight=(3, 0))
    produce(s)
    assert not offered(s, PlaceForce) and codes(s, "A:Red Dragon Knight") == {"not_enough_fight"}
    assert codes(s) == {"no_exchange"}
    s = table("A:Undine@hand", "A:Harvest Festival@hand")
    produce(s)
    assert "trap_fight" in codes(s, "A:Undine")


def test_e07_a_card_without_cost_is_never_placed_in_production() -> None:
    s = table("A:Volunteer Militia@hand", fight=(9, 0))
    produce(s)
    assert not offered(s, PlaceForce) and codes(s, "A:Volunteer Militia") == {"no_cost"}
    take(s, SetTrap, "A:Volunteer Militia")
    take(s, PlaceAt, "A@2.0")
    assert fights(s)[0] == 8 and not find(s, "A:Volunteer Militia").face_up


def test_e08_only_in_a_full_base_a_unit_is_discarded_for_the_new_one() -> None:
    s = table(
        "A:Liefe, Elven Bow Princess@1 bears Warhorse", "A:Undine@1", "A:Wyvern@hand", "A:Lava Giant@2", fight=(9, 0)
    )
    produce(s)
    take(s, PlaceForce, "A:Wyvern")
    assert offered(s, PlaceAt, "A@2.1") and offered(s, PlaceAt, "A:Undine")
    assert codes(s, "A:Lava Giant") == {"base_free"}
    take(s, PlaceAt, "A:Liefe, Elven Bow Princess")
    assert where(s, "A:Wyvern") == "1" and where(s, "A:Liefe, Elven Bow Princess") == "discard"
    assert where(s, "A:Warhorse") == "discard" and money(s) == (0, 0)


def test_fallen_bases_and_other_slots_take_nobody() -> None:
    s = table("A:Wyvern@hand", fight=(9, 0), fallen=("A1",))
    produce(s)
    take(s, PlaceForce, "A:Wyvern")
    assert not is_standing(s, 0, 1) and len(offered(s, PlaceAt)) == 2
    assert codes(s, "A@1.0") == {"base_fallen"} and codes(s, "A@2.3") == {"augment_slot"}
    assert codes(s, "A@0.0") == {"invasion_slot"}


def test_arms_need_the_equip_skill_and_replace_what_is_borne() -> None:
    s = table(
        "A:Orc Charger@1 checked bears Iron Sword",
        "A:Undine@1",
        "A:Pitfall@2 down",
        "A:Leather Armour@hand",
        fight=(5, 0),
    )
    produce(s)
    take(s, AttachArms, "A:Leather Armour")
    assert question(s) == "Produce"  # only one unit can carry it: nobody is asked
    assert find(s, "A:Leather Armour").host == find(s, "A:Orc Charger").id and find(s, "A:Orc Charger").turned
    assert where(s, "A:Iron Sword") == "discard" and fights(s)[0] == 4


def test_who_cannot_carry_arms_is_told_why() -> None:
    s = table(
        "A:Orc Charger@1",
        "A:Mercenary Swordsman@2",
        "A:Undine@1",
        "A:Pitfall@2 down",
        "A:Iron Sword@hand",
        fight=(5, 0),
    )
    produce(s)
    take(s, AttachArms, "A:Iron Sword")
    assert len(offered(s, Bear)) == 2
    assert codes(s, "A:Undine") == {"no_equip"} and codes(s, "A:Pitfall") == {"trap_no_arms"}


def test_possession_arms_wait_for_a_battle() -> None:
    s = table("A:Orc Charger@1", "A:Guardian Angel's Grace@hand", fight=(9, 0))
    produce(s)
    assert not offered(s, AttachArms) and codes(s, "A:Guardian Angel's Grace") == {"possession_later"}


def test_arms_nobody_can_carry_stay_in_hand() -> None:
    s = table("A:Undine@1", "A:Iron Sword@hand", fight=(9, 0))
    produce(s)
    assert codes(s, "A:Iron Sword") == {"nobody_carries"}


def test_jadewood_sets_the_first_trap_of_a_turn_for_nothing() -> None:
    s = table("A:Pitfall@hand*2", fight=(1, 0), bases=(WOOD, PLAIN), fallen=("A1",))
    produce(s)
    for left_over in (1, 0):
        take(s, SetTrap, "A:Pitfall@hand")
        take(s, PlaceAt, "A@2.0" if left_over else "A@2.1")
        assert fights(s)[0] == left_over


def test_e09_an_operation_checks_a_normal_unit_that_shows_the_skill() -> None:
    s = table("A:War-Cry Drummer@3 checked", "A:Muster for the Assault@hand", fight=(5, 0))
    produce(s)
    assert not offered(s, Declare)
    s = table("A:War-Cry Drummer@3", "A:Muster for the Assault@hand", fight=(5, 0))
    produce(s)
    use(s, "A:Muster for the Assault")
    drummer = find(s, "A:War-Cry Drummer")
    assert drummer.turned and left(s, drummer) == {"command": 2} and fights(s)[0] == 3
    assert where(s, "A:Muster for the Assault") == "discard"


def test_e10_a_trap_destroyed_in_production_is_shown_and_does_not_trigger() -> None:
    s = table(
        "A:War-Cry Drummer@3",
        "A:Undine@1",
        "A:Fire Plot@hand",
        "B:Pitfall@1 down",
        "B:Elaine, Queen of the Lake@2",
        fight=(3, 0),
    )
    produce(s)
    use(s, "A:Fire Plot", "B:Pitfall")
    assert where(s, "B:Pitfall") == "discard" and where(s, "A:Undine") == "1"


def test_e10_damage_that_is_not_enough_is_wiped() -> None:
    s = table(
        "A:War-Cry Drummer@2",
        "A:War-Cry Drummer@3",
        "A:Fire Plot@hand*2",
        "B:Elaine, Queen of the Lake@2",
        fight=(9, 0),
    )
    produce(s)
    for user in ("A:War-Cry Drummer@2", "A:War-Cry Drummer@3"):
        take(s, Declare, "A:Fire Plot@hand")
        if offered(s, Decide, user):
            take(s, Decide, user)
    assert where(s, "B:Elaine, Queen of the Lake") == "2" and s.damage == ()
    assert len(all_of(s, "A:Fire Plot@discard")) == 2


def test_e11_plague_weakens_the_face_up_units_of_a_base() -> None:
    s = table(
        "A:Undine@3", "A:Plague@hand", "B:Undine@2", "B:Forest Pixie@2", "B:Pitfall@2 down", "B:Wyvern@3", fight=(3, 0)
    )
    produce(s)
    use(s, "A:Plague", "B:Floodgate Pass")
    assert defence(s, find(s, "B:Undine")) == 1 and where(s, "B:Forest Pixie") == "discard"
    assert where(s, "B:Pitfall") == "2" and defence(s, find(s, "B:Wyvern")) == 5


def test_e12_an_interrupt_takes_the_effect_and_leaves_the_costs() -> None:
    s = table(
        "A:War-Cry Drummer@3",
        "A:Supply Lines@hand",
        "B:Azure Lake Knight@1",
        "B:Never Let Your Guard Down@hand",
        fight=(2, 0),
        decks=4,
    )
    produce(s)
    use(s, "A:Supply Lines")
    assert isinstance(s.asks[1], Interrupt)
    use(s, "B:Never Let Your Guard Down")
    assert hand_size(s, 0) == 0 and fights(s)[0] == 0 and find(s, "A:War-Cry Drummer").turned
    assert where(s, "A:Supply Lines") == "discard" and where(s, "B:Never Let Your Guard Down") == "discard"
    assert left(s, find(s, "B:Azure Lake Knight")).get("command") == 0


def test_without_an_interrupt_it_happens() -> None:
    s = table(
        "A:War-Cry Drummer@3",
        "A:Supply Lines@hand",
        "B:Azure Lake Knight@1",
        "B:Never Let Your Guard Down@hand",
        fight=(2, 0),
        decks=4,
    )
    produce(s)
    use(s, "A:Supply Lines")
    done(s)
    assert hand_size(s, 0) == 2 and where(s, "A:Supply Lines") == "discard"


def test_who_may_interrupt_is_asked_whatever_he_holds() -> None:
    """S2: by the cards he holds and the icons he has left, not by what the cards are."""
    for held, asked in (("B:Undine@hand", True), ("B:Undine@deck", False)):
        s = table("A:War-Cry Drummer@3", "A:Supply Lines@hand", "B:Azure Lake Knight@1", held, fight=(2, 0), decks=4)
        produce(s)
        choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Declare)))
        assert (1 in s.asks) == asked


def test_e13_a_second_psi_card_is_placed_by_nobody_but_the_opponent() -> None:
    s = table(
        "A:Hildegard the Fire Dragon@3",
        "A:Hildegard the Fire Dragon@hand",
        "B:Hildegard the Fire Dragon@hand",
        fight=(9, 9),
    )
    produce(s)
    assert not offered(s, PlaceForce) and "psi" in codes(s, "A:Hildegard the Fire Dragon@hand")
    take(s, SetTrap, "A:Hildegard the Fire Dragon@hand")
    take(s, PlaceAt, "A@1.0")
    assert [unit.face_up for unit in units(s, 0)] == [False, True]
    take(s, EndProduction)
    produce(s, 1)
    assert offered(s, PlaceForce, "B:Hildegard the Fire Dragon")


def test_replacing_does_not_make_room_for_a_second_psi_card() -> None:
    """MS-8.2: judged before the replaced card leaves (A37)."""
    s = table("A:Hildegard the Fire Dragon@1", "A:Undine@1", "A:Hildegard the Fire Dragon@hand", fight=(9, 0))
    produce(s)
    assert not offered(s, PlaceForce)
