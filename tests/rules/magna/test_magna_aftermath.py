"""Chapters 5 and 9: the battle end, falling bases, going on, the aftermath (E50 to E55, E58)."""

from __future__ import annotations

import pytest

from game.rules.magna.battle_end import Dismiss
from game.rules.magna.declaration import Declare
from game.rules.magna.events import BattleBegan, BattleEnded
from game.rules.magna.invasion import FightOn, StartInvasion, StopHere
from game.rules.magna.places import at_place, standing, units
from game.rules.magna.production import Producing
from game.rules.magna.reinforcement import SendForce
from game.table.state import legal

from .byhand import (
    PLAIN,
    all_of,
    asked,
    base,
    battle_at,
    begin,
    codes,
    done,
    fight_at,
    find,
    invade,
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


def test_e50_summons_leave_before_the_judgement() -> None:
    s = table("A:Summon: Salamander@0", "B:Pitfall@2 down")
    fight_at(s, 1)
    done(s)
    assert not base(s, "B1").turned and where(s, "A:Summon: Salamander") == "discard" and s.invasion is None


def test_e51_a_summoned_unit_does_not_hold_a_base() -> None:
    s = table("A:Wyvern@0 checked", "B:Summon: Water Maiden@1")
    fight_at(s, 1)
    done(s)
    assert base(s, "B1").turned and where(s, "B:Summon: Water Maiden") == "discard"


def test_e52_a_garrison_that_is_too_large_is_trimmed_by_its_owner() -> None:
    s = table(
        "A:Wyvern@0 checked",
        "B:Undine@1",
        "B:Lava Giant@1 checked",
        "B:Dust Rider@1",
        "B:Orc Charger@1 bears Iron Sword",
    )
    fight_at(s, 1)
    done(s)
    assert question(s) == "TrimGarrison" and asked(s) == 1
    take(s, Dismiss, "B:Undine")
    assert question(s) == "TrimGarrisonMore"
    take(s, Dismiss, "B:Dust Rider")
    assert [(unit.at, unit.turned) for unit in units(s, 1)] == [((1, 0), False), ((1, 1), True)]
    assert find(s, "B:Iron Sword").host == find(s, "B:Orc Charger").id and not base(s, "B1").turned


def test_e53_the_defender_reinforces_the_next_base_with_what_he_gained() -> None:
    s = table(
        "A:Wyvern@0",
        "A:Lava Giant@0 checked",
        "A:Undine@0 checked",
        "A:Dust Rider@0 checked",
        "A:Orc Charger@3",
        "A:Orc Scout@3",
        "B:Great Forest Bear@hand*2",
    )
    fight_at(s, 1)
    done(s)
    assert base(s, "B1").turned and money(s) == (0, 2)
    take(s, FightOn, "A:Wyvern")
    assert len(at_place(s, 0, 3)) == 5 and where(s, "A:Wyvern") == "0"
    for _ in range(2):
        take(s, SendForce, "B:Great Forest Bear@hand")
    assert money(s) == (0, 0) and [unit.at for unit in units(s, 1)] == [(2, 0), (2, 1)]


def test_e54_surplus_units_of_the_party_are_discarded() -> None:
    s = table(
        "A:Pitfall@3 down",
        "A:Wyvern@0",
        "A:Lava Giant@0 checked",
        "A:Undine@0 checked",
        "A:Dust Rider@0",
        "A:Orc Charger@0",
        "B:Boulder Golem@1",
    )
    fight_at(s, 1)
    done(s)
    assert question(s) == "TrimParty" and asked(s) == 0 and codes(s, "A:Pitfall") == {"not_in_party"}
    take(s, Dismiss, "A:Dust Rider")
    take(s, Dismiss, "A:Orc Charger")
    home = at_place(s, 0, 3)
    assert [unit.at for unit in home] == [(3, n) for n in range(4)] and where(s, "A:Pitfall") == "3"
    assert find(s, "A:Lava Giant").turned and not find(s, "A:Wyvern").turned and s.invasion is None


def test_units_sent_home_may_be_discarded_too() -> None:
    s = table("A:Undine@3", "A:Undine@3", "A:Undine@3", "A:Wyvern@0", "A:Lava Giant@0 checked", "B:Boulder Golem@2")
    fight_at(s, 1)
    done(s)
    take(s, FightOn, "A:Wyvern")
    done(s)
    assert question(s) == "TrimParty"
    assert {s.pieces[i].card for option in legal(s, 0) for i in option.about()[:1] if isinstance(i, int)} == {
        "card/red-f07",
        "card/red-f09",
    }


def test_the_invader_may_stop() -> None:
    s = table("A:Wyvern@0", "A:Lava Giant@0")
    fight_at(s, 1)
    done(s)
    assert len(offered(s, FightOn)) == 3
    take(s, StopHere)
    assert s.invasion is None and where(s, "A:Wyvern") == "3" and standing(s, 1) == [2, 3]


def test_a_base_that_stands_ends_the_invasion() -> None:
    s = table("A:Wyvern@0", "A:Lava Giant@0", "B:Boulder Golem@1")
    fight_at(s, 1)
    done(s)
    assert s.invasion is None and [event.fell for event in told(s, BattleEnded)] == [False] and money(s) == (0, 0)


def test_both_sides_empty_the_base_stands() -> None:
    s = table("A:Orc Scout@0", "B:Powder Keg@1 down")
    fight_at(s, 1)
    strike(s, "A:Orc Scout")
    assert not base(s, "B1").turned and not units(s, 0) and not units(s, 1) and s.invasion is None


def test_e55_a_bypass_skips_one_base() -> None:
    s = table("A:Wyvern@3", "A:Shade Ambusher@1", "A:Under Cover of Fog@hand", fight=(2, 0), magna=(2, 0))
    begin(s, Producing(0))
    use(s, "A:Under Cover of Fog")
    assert s.bypass == (True, False)
    invade(s, 0)
    take(s, StartInvasion)
    assert [event.base for event in told(s, BattleBegan)] == [2]
    done(s)
    assert base(s, "B2").turned and not base(s, "B1").turned
    take(s, FightOn, "A:Wyvern")
    assert [event.base for event in told(s, BattleBegan)] == [2, 3]
    done(s)
    assert s.result == (0,) and s.why_over == "base" and standing(s, 1) == [1]


def test_e55_without_a_bypass_the_target_is_base_1_again() -> None:
    s = table("A:Wyvern@3", fallen=("B2",))
    invade(s, 0)
    take(s, StartInvasion)
    assert [event.base for event in told(s, BattleBegan)] == [1]
    done(s)
    take(s, FightOn, "A:Wyvern")
    assert [event.base for event in told(s, BattleBegan)] == [1, 3]


def test_a_bypass_is_not_played_against_a_single_base() -> None:
    s = table("A:Shade Ambusher@1", "A:Under Cover of Fog@hand", fight=(9, 0), magna=(2, 0), fallen=("B1", "B2"))
    begin(s, Producing(0))
    assert not offered(s, Declare)


@pytest.mark.parametrize("fallen", [(), ("B1",)])
def test_e58_the_chalk_white_spire_pays_also_when_it_has_fallen(fallen: tuple[str, ...]) -> None:
    spire = ("Chalk-White Spire", "Floodgate Pass", "Pilgrims' Gate")
    s = table("A:Wyvern@0", bases=(PLAIN, spire), fallen=fallen)
    fight_at(s, 2 if fallen else 1)
    done(s)
    assert money(s) == (0, 3)


def test_spoils_of_a_taken_base() -> None:
    """Triggers of a fall: for units anywhere on the winner's field, and for his bases."""
    s = table(
        "A:Wyvern@0",
        "A:Violetta the Pirate Queen@1",
        decks=4,
        bases=(("Caravan City of the Red Sand", "Floodgate Pass", "Searing Iron Fort"), PLAIN),
        fallen=("A1",),
    )
    fight_at(s, 1)
    done(s)
    assert len(all_of(s, "A:Undine@hand")) == 3 and money(s) == (1, 2)


def test_base_3_decides_at_once() -> None:
    s = table("A:Wyvern@0", fallen=("B1", "B2"))
    fight_at(s, 3)
    done(s)
    assert s.result == (0,) and not s.asks and not s.agenda


def test_skills_and_once_per_battle_recover_and_battle_effects_end() -> None:
    s = table(
        "A:Watermirror Mage@0", "A:Onslaught@hand", "A:Red Dragon Knight@0", "B:Boulder Golem@1", "B:Boulder Golem@1"
    )
    fight_at(s, 1)
    use(s, "A:Onslaught")
    assert s.lasting
    done(s)
    assert not s.lasting and not any(unit.marks for unit in units(s, 0))


def test_who_is_too_weak_without_the_battle_falls_before_the_judgement() -> None:
    """MS-9.2: without hero points."""
    s = table("A:Wyvern@0", "A:Archangel@0", "A:Orc Scout@0 bears Accursed Blade", "B:Boulder Golem@1")
    fight_at(s, 1)
    assert where(s, "A:Orc Scout") == "0"
    done(s)
    assert money(s) == (0, 0)


def test_a_battle_begins_with_reinforcement_every_time() -> None:
    s = table("A:Wyvern@0", "A:Orc Scout@hand", "A:Dust Rider@hand", "B:Undine@hand")
    battle_at(s, 1)
    assert question(s) == "Reinforce" and asked(s) == 0
    done(s)
    assert question(s) == "Reinforce" and asked(s) == 1
    done(s)
    done(s)
    take(s, FightOn, "A:Wyvern")
    assert question(s) == "Reinforce" and asked(s) == 0
