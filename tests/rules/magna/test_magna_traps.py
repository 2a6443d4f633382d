"""Traps, break triggers and hero points (E43 to E49)."""

from __future__ import annotations

from game.rules.magna.break_triggers import Spring
from game.rules.magna.declaration import Decide
from game.rules.magna.events import TrapSprung, UnitDestroyed
from game.rules.magna.looking import PlaceIt

from .byhand import (
    all_of,
    asked,
    done,
    fight_at,
    find,
    hand_size,
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


def test_e43_one_of_two_destroyed_traps_triggers() -> None:
    s = table("A:Wyvern@0", "A:Orc Scout@0", "B:Burning Pit@1 down", "B:Powder Keg@1 down")
    fight_at(s, 1)
    strike(s, "A:Wyvern")
    assert question(s) == "BreakChoice" and asked(s) == 1
    take(s, Spring, "B:Burning Pit")
    take(s, Decide, "A:Orc Scout")
    assert where(s, "A:Orc Scout") == "discard" and where(s, "A:Wyvern") == "0"
    assert [event.card for event in told(s, TrapSprung)] == ["card/red-r1"]
    assert question(s) == "Attacking"


def test_one_trap_is_mandatory_and_an_unopened_one_does_nothing() -> None:
    s = table("A:Wyvern@0", "A:Orc Scout@0", "B:Powder Keg@1 down", "B:Wyvern@1 down", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Orc Scout", at="B:Powder Keg")
    assert where(s, "A:Orc Scout") == "discard" and where(s, "B:Wyvern") == "1"


def test_e44_the_hall_of_mirrors_destroys_a_hero_and_pays() -> None:
    s = table("A:Fengar the Wolf King@0", "A:Undine@0", "B:Hall of Mirrors@1 down", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Fengar the Wolf King", at="B:Hall of Mirrors")
    take(s, Decide, "A:Fengar the Wolf King")
    assert where(s, "A:Fengar the Wolf King") == "discard" and money(s) == (0, 2)


def test_e45_momentary_effects_have_ended_before_the_trap() -> None:
    s = table(
        "A:Fengar the Wolf King@0",
        "A:Undine@0",
        "B:Hall of Mirrors@1 down",
        "B:Watermirror Mage@1",
        "B:Entangling Vines@hand",
    )
    fight_at(s, 1)
    strike(s, "A:Fengar the Wolf King", at="B:Hall of Mirrors")
    use(s, "B:Entangling Vines")
    take(s, Decide, "A:Fengar the Wolf King")
    assert where(s, "A:Fengar the Wolf King") == "discard" and money(s) == (0, 2)


def test_e46_other_cards_destroyed_as_traps_are_shown_and_that_is_all() -> None:
    s = table("A:Lava Giant@0", "B:Wyvern@1 down", "B:Garg, General of the Sand Sea@1 down", "B:Boulder Golem@1")
    fight_at(s, 1)
    for card in ("Wyvern", "Garg, General of the Sand Sea"):
        strike(s, "A:Lava Giant", at=f"B:{card}")
        s.change(find(s, "A:Lava Giant"), turned=False)
        s.offered.clear()
    assert where(s, "B:Wyvern") == "discard" == where(s, "B:Garg, General of the Sand Sea") and money(s) == (0, 0)
    assert all(event.trap for event in told(s, UnitDestroyed)) and not told(s, TrapSprung)


def test_e47_a_trap_that_is_discarded_does_not_trigger() -> None:
    s = table("A:Travelling Sapper@0", "A:Wyvern@0", "B:Burning Pit@1 down", "B:Boulder Golem@1")
    fight_at(s, 1)
    use(s, "A:Travelling Sapper")
    assert where(s, "B:Burning Pit") == "discard" and not told(s, TrapSprung) and not told(s, UnitDestroyed)
    assert find(s, "A:Travelling Sapper").turned


def test_e48_nobody_answers_a_break_trigger() -> None:
    s = table(
        "A:Orc Scout@0",
        "A:Elf Archer@0",
        "A:Parry@hand",
        "A:Never Let Your Guard Down@hand",
        "B:Powder Keg@1 down",
        "B:Boulder Golem@1",
    )
    fight_at(s, 1)
    strike(s, "A:Orc Scout", at="B:Powder Keg")
    assert where(s, "A:Orc Scout") == "discard" and question(s) == "Attacking" and asked(s) == 0


def test_e49_hero_points_on_arms_count_with_their_bearer() -> None:
    s = table(
        "A:Orc Charger@0 bears Soul of the Dragon Knight", "A:Undine@0", "B:Red Dragon Knight@1", "B:Counterslash@hand"
    )
    fight_at(s, 1)
    strike(s, "A:Orc Charger", at="B:Red Dragon Knight")
    use(s, "B:Counterslash")
    assert where(s, "A:Orc Charger") == "discard" == where(s, "A:Soul of the Dragon Knight")
    assert money(s) == (0, 1)


def test_powder_keg_finds_who_attacks() -> None:
    """MS-6.19: the strikers count as attacking until the triggers are over; who stood by does not."""
    s = table("A:Dust Rider@0", "A:Orc Scout@0", "B:Powder Keg@1 down", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Dust Rider", at="B:Powder Keg")
    assert where(s, "A:Dust Rider") == "discard" and where(s, "A:Orc Scout") == "0"


def test_an_own_effect_gives_no_hero_points() -> None:
    """MS-7.4: Van pays for the Shield of Corpses: discarded, not destroyed."""
    s = table("A:Wyvern@0", "B:Watermirror Mage@1", "B:Van the Wandering Hero@1", "B:Shield of Corpses@hand")
    fight_at(s, 1)
    strike(s, "A:Wyvern")
    use(s, "B:Shield of Corpses")
    assert money(s) == (0, 0) and where(s, "B:Van the Wandering Hero") == "discard"
    assert where(s, "B:Watermirror Mage") == "1"


def test_alarm_bell_calls_a_unit_that_is_no_reinforcement() -> None:
    """A39: the Boarder's trigger does not happen; it stands there Normal."""
    s = table("A:Dust Rider@0", "A:Orc Scout@0", "B:Alarm Bell@1 down", "B:Pirate Boarder@hand")
    fight_at(s, 1)
    strike(s, "A:Dust Rider")
    take(s, PlaceIt, "B:Pirate Boarder")
    assert where(s, "B:Pirate Boarder") == "1" and not find(s, "A:Orc Scout").turned


def test_a_trap_destroyed_by_a_block_triggers_nothing_of_its_own() -> None:
    """Counterfeit Funds draw when they are destroyed in an attack; discarded cards do not trigger (A18)."""
    s = table("A:Wyvern@0", "B:Counterfeit Funds@1 down", "B:Boulder Golem@1", decks=3)
    fight_at(s, 1)
    strike(s, "A:Wyvern", at="B:Counterfeit Funds")
    assert hand_size(s, 1) == 2 and len(all_of(s, "B:Counterfeit Funds@discard")) == 1


def test_martyrs_prayer_lets_its_owner_choose() -> None:
    s = table("A:Wyvern@0", "B:Martyr's Prayer@1 down", "B:Boulder Golem@1", decks=3)
    fight_at(s, 1)
    strike(s, "A:Wyvern", at="B:Martyr's Prayer")
    assert asked(s) == 1 and len(offered(s, Decide)) == 2
    take(s, Decide)
    assert money(s) == (0, 1)
    done(s)
