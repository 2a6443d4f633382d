"""The order of things: phases, who comes first, chained blocks, what ends when."""

from __future__ import annotations

from game.rules.magna.armament import Arming, DeclareInvasion
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.events import InvasionDeclared, PhaseBegan, Reduced, StrikeLanded, TrapSprung, UseDeclared
from game.rules.magna.lasting import Lasting
from game.rules.magna.lasting import begin as lasts
from game.rules.magna.places import PHASES
from game.rules.magna.production import EndProduction
from game.rules.magna.values import defence
from game.table.state import choose, legal

from .byhand import (
    asked,
    begin,
    done,
    fight_at,
    find,
    next_turn,
    offered,
    produce,
    question,
    strike,
    table,
    take,
    told,
    use,
    where,
)


def test_a_turn_has_six_phases_and_first_comes_first() -> None:
    s = table("A:Wyvern@3", "B:Lava Giant@3", "A:Undine@hand*2", "B:Undine@hand*2", decks=9, dice=(2, 5), turn=4)
    s.bypass = s.declared_invasion = s.trap_set = (True, True)
    next_turn(s, 5)
    assert s.turn == 5 and s.bypass == s.declared_invasion == s.trap_set == (False, False)
    order = []
    while s.turn == 5:
        order.append((s.phase, asked(s)))
        ends = [option for option in legal(s, asked(s)) if not option.about()]
        choose(s, asked(s), ends[-1])
        if not s.dice.rigged:
            s.dice.rigged = (6, 1)
    assert [event.phase for event in told(s, PhaseBegan)][:6] == list(PHASES[1:])
    assert order[:6] == [
        ("adjust", 1),
        ("adjust", 0),
        ("production", 1),
        ("production", 0),
        ("armament", 1),
        ("armament", 0),
    ]


def test_second_produces_when_first_has_ended() -> None:
    """A4: production does not alternate."""
    s = table("A:Orc Scout@hand*2", "B:Orc Scout@hand", fight=(5, 5), first=0)
    produce(s)
    assert asked(s) == 0
    take(s, EndProduction)
    assert not s.asks


def test_parries_may_be_chained() -> None:
    s = table("A:Lava Giant@0", "B:Blue Shield Heavy Knight@1", "B:Mercenary Swordsman@1", "B:Parry@hand*2")
    fight_at(s, 1)
    strike(s, "A:Lava Giant", at="B:Blue Shield Heavy Knight")
    use(s, "B:Parry@hand", "B:Blue Shield Heavy Knight")
    assert question(s) == "Chain" and asked(s) == 1
    use(s, "B:Parry@hand")
    assert [event.amount for event in told(s, Reduced)] == [2, 2]
    assert [event.power for event in told(s, StrikeLanded)] == [1]


def test_archers_chain_their_shots_before_the_strike() -> None:
    s = table("A:Lava Giant@0", "B:Elf Archer@1", "B:Elf Archer@1", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Lava Giant", at="B:Boulder Golem")
    take(s, Declare)
    assert question(s) == "Chain"
    take(s, Declare)
    assert where(s, "A:Lava Giant") == "discard" and not told(s, StrikeLanded)  # 2 + 2 against 4
    assert [event.link for event in told(s, UseDeclared)] == [0, 1]


def test_an_interrupt_cannot_be_interrupted() -> None:
    s = table(
        "A:War-Cry Drummer@3",
        "A:Supply Lines@hand",
        "A:Never Let Your Guard Down@hand",
        "A:Red Dragon Knight@2",
        "B:Azure Lake Knight@1",
        "B:Never Let Your Guard Down@hand",
        fight=(2, 0),
        decks=3,
    )
    produce(s)
    use(s, "A:Supply Lines", "A:War-Cry Drummer")
    assert asked(s) == 1
    use(s, "B:Never Let Your Guard Down")
    assert asked(s) == 0 and question(s) == "Produce" and where(s, "A:Supply Lines") == "discard"


def test_barkskin_saves_whom_it_covers_and_is_over_before_the_trap() -> None:
    s = table(
        "A:Lava Giant@0",
        "A:Lava Giant@0",
        "B:Dust Rider@1",
        "B:Sage of the Wood@1",
        "B:Pitfall@1 down",
        "B:Barkskin@hand",
    )
    fight_at(s, 1)
    strike(s, "A:Lava Giant", at="B:Dust Rider")
    take(s, Declare, "B:Barkskin")
    while question(s) == "Specify":
        take(s, Decide, "B:Dust Rider") if offered(s, Decide, "B:Dust Rider") else take(s, Decide)
    assert where(s, "B:Dust Rider") == "1" and defence(s, find(s, "B:Dust Rider")) == 2 and not s.lasting
    assert not told(s, TrapSprung)


def test_a_destroyed_summons_goes_to_the_discard_pile() -> None:
    s = table("A:Lava Giant@0", "B:Summon: Water Maiden@1", "B:Boulder Golem@1")
    fight_at(s, 1)
    strike(s, "A:Lava Giant", at="B:Summon: Water Maiden")
    assert where(s, "B:Summon: Water Maiden") == "discard"


def test_effects_of_a_battle_are_over_in_the_next_one() -> None:
    s = table("A:Wyvern@0", "A:War-Cry Drummer@0", "B:Orc Scout@1")
    fight_at(s, 1)
    use(s, "A:War-Cry Drummer")
    assert s.lasting
    lasts(s, Lasting(find(s, "A:Wyvern").id, "turn", 0, attack=1))
    strike(s, "A:Wyvern")
    done(s)
    assert [x.until for x in s.lasting] == ["turn"]


def test_declaring_is_told_to_all() -> None:
    s = table("A:Wyvern@3", "A:Undine@funds", magna=(1, 0))
    begin(s, Arming(0))
    take(s, DeclareInvasion)
    assert [(event.funds, event.paid) for event in told(s, InvasionDeclared)] == [(1, 1)]
