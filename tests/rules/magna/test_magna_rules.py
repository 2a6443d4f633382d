"""Rules that no worked example shows, by their numbers."""

from __future__ import annotations

import pytest

import game
from game.match.match import Match, Nobody, Setup
from game.rules.magna import places
from game.rules.magna.adjusting import AdjustHand
from game.rules.magna.armament import Arming, EndRegroup, LayFund
from game.rules.magna.attack import Skirmish
from game.rules.magna.damage import ApplyDamage, assign
from game.rules.magna.declaration import Decide, Declare
from game.rules.magna.ending import concede
from game.rules.magna.events import DamageAssigned, HeroPoints, UnitDestroyed, UseDeclared
from game.rules.magna.invasion import Invade, StartInvasion
from game.rules.magna.lasting import Lasting
from game.rules.magna.lasting import begin as lasts
from game.rules.magna.opening import OrderAs, OrderBases
from game.rules.magna.places import bases, hand
from game.rules.magna.placing import place_at_base
from game.rules.magna.reinforcement import SendForce
from game.rules.magna.setup import setup
from game.rules.magna.values import attack, defence, left
from game.table.state import choose, legal, run
from game.table.view import look

from .byhand import (
    PLAIN,
    all_of,
    asked,
    battle_at,
    begin,
    catalogue,
    codes,
    fight_at,
    fights,
    find,
    hand_size,
    money,
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


# ---- 2 and 3: decks and set-up -------------------------------------------------------------------------------
def test_ms_2_7_half_decks_have_half_the_cards() -> None:
    s = game.start("magna", 2, 4, {"format": "half"})
    assert [len(s.lists[seat]) for seat in (0, 1)] == [28, 28]
    for wrong in ({"format": "tiny"}, {"board": "large"}):
        with pytest.raises(ValueError, match=r"option"):
            game.start("magna", 2, 4, wrong)
    with pytest.raises(ValueError, match="full deck"):
        game.start("magna", 2, 4, {}, ["half-blanc", None])
    with pytest.raises(ValueError, match="2 players"):
        setup(game.ruleset("magna").catalogue, 3, 1, {})


def test_ms_3_1_both_orders_are_shown_at_the_same_time() -> None:
    s = game.start("magna", 2, 4, {}, ["red", "blue"])
    assert all(isinstance(question, OrderBases) for question in s.asks.values()) and len(legal(s, 0)) == 6
    first = legal(s, 0)[0]
    assert isinstance(first, OrderAs) and [s.pieces[i].card for i in first.pieces] == list(
        catalogue()["deck/red"].bases
    )  # the default order comes first
    seen = look(s, 1)
    one, other = s.clone(), s.clone()
    choose(one, 0, legal(one, 0)[0])
    choose(other, 0, legal(other, 0)[5])
    assert look(one, 1) == look(other, 1) and all(p.card == "base" for p in seen.inside(places.bases_aside(0)))
    choose(other, 1, legal(other, 1)[0])
    assert [p.at for p in other.inside(bases(0))] == [(1,), (2,), (3,)]
    assert {p.card for p in look(other, 1).inside(bases(0))} == set(catalogue()["deck/red"].bases)


def test_ms_3_2_six_cards_and_no_magna() -> None:
    s = places.magna(game.start("magna", 2, 4))
    for seat in (0, 1):
        choose(s, seat, legal(s, seat)[0])
    assert all(len(s.inside(hand(seat))) == 6 for seat in (0, 1))
    assert [money(s), s.phase, s.turn] == [(0, 0), "adjust", 1] or sum(money(s)) >= 2  # unless fortune dice fell


# ---- 4: the turn ---------------------------------------------------------------------------------------------
def test_ms_4_12_abilities_of_bases() -> None:
    spire = ("Obsidian Spire", "Ashen Necropolis", "Ferry of Bones")
    s = table("A:Undine@hand", "A:Wyvern@hand", bases=(spire, PLAIN), fallen=("A1",))
    produce(s)
    use(s, "A:Obsidian Spire", "A:Undine")
    assert fights(s) == (2, 0) and where(s, "A:Undine") == "discard"
    assert not offered(s, Declare, "A:Obsidian Spire") and codes(s, "A:Obsidian Spire") == {"once_turn"}


def test_ms_4_17_smuggling_lays_a_fund_in_production() -> None:
    s = table("A:Shade Ambusher@1", "A:Smuggling@hand", "A:Wyvern@funds", "A:Orc Scout@hand", fight=(1, 0), decks=2)
    produce(s)
    use(s, "A:Smuggling")
    assert question(s) == "AskFund"
    take(s, type(legal(s, 0)[0]), "A:Orc Scout")
    assert [p.face_up for p in s.inside(places.funds(0))] == [False, False]
    begin(s, Arming(0))
    assert any(type(option).__name__ == "DeclareInvasion" for option in legal(s, 0))  # MS-4.21


def test_ms_4_19_a_regroup_is_for_the_own_units_only() -> None:
    s = table("A:Wyvern@3 checked", "B:Lava Giant@3 checked", "A:Undine@hand")
    begin(s, Arming(0))
    take(s, LayFund, "A:Undine")
    take(s, EndRegroup)
    assert not find(s, "A:Wyvern").turned and find(s, "B:Lava Giant").turned


def test_ms_5_2_funds_in_hand_do_not_count_before_the_next_adjustment() -> None:
    s = table("A:Wyvern@3", "A:Orc Scout@hand*6", "A:Undine@funds*2", "B:Boulder Golem@1")
    s.declared_invasion = (True, False)
    begin(s, Invade(0))
    take(s, StartInvasion)
    assert hand_size(s, 0) == 8 and question(s) == "Reinforce"
    begin(s, AdjustHand(0))
    assert codes(s) == {"over_limit"}


# ---- 6 and 7: battles ----------------------------------------------------------------------------------------
def test_ms_6_12_the_same_unit_adds_the_ability_again_only_if_it_can_pay_again() -> None:
    s = table("A:Liefe, Elven Bow Princess@0", "B:Boulder Golem@1")
    icons = left(s, find(s, "A:Liefe, Elven Bow Princess"))["aim"]
    fight_at(s, 1)
    use(s, "A:Liefe, Elven Bow Princess")
    for _ in range(icons - 1):
        assert question(s) == "Chain"
        use(s, "A:Liefe, Elven Bow Princess")
    assert question(s) == "Attacking" and len(told(s, UseDeclared)) == icons


def test_ms_6_20_effects_in_a_battle_reach_only_who_is_in_it() -> None:
    s = table("A:Icelance Sorcerer@0", "B:Boulder Golem@1", "B:Wyvern@1", "B:Undine@2", "B:Undine@3")
    fight_at(s, 1)
    take(s, Declare, "A:Icelance Sorcerer")
    assert len(legal(s, 0)) == 2 and codes(s, "B:Undine") == {"not_meant"}


def test_ms_7_1_everybody_falls_at_the_same_time() -> None:
    """The Archangel shelters the others until the moment she falls with them."""
    s = table("B:Archangel@1", "B:Orc Scout@1", "A:Wyvern@0")
    fight_at(s, 1)
    scout, angel = find(s, "B:Orc Scout"), find(s, "B:Archangel")
    assert defence(s, scout) == 2
    assign(s, scout, 1, 0)
    assign(s, angel, 99, 0)
    s.then(ApplyDamage("attack"))
    s.asks.clear()
    run(s)
    assert where(s, "B:Archangel") == "discard" and where(s, "B:Orc Scout") == "1"


def test_ms_7_4_weakened_by_the_enemy_counts_as_destroyed_by_him() -> None:
    s = table("B:Liefe, Elven Bow Princess@1", "A:Liefe, Elven Bow Princess@1")
    lasts(s, Lasting(find(s, "B:Liefe, Elven Bow Princess").id, "turn", 0, defence=-9))
    lasts(s, Lasting(find(s, "A:Liefe, Elven Bow Princess").id, "turn", 0, defence=-9))
    begin(s, ApplyDamage("production"))
    assert money(s) == (1, 0)  # A's own Liefe fell by A's own doing
    assert len(told(s, UnitDestroyed)) == 2 and len(told(s, HeroPoints)) == 1


def test_ms_7_6_attack_is_never_below_nothing() -> None:
    s = table("A:Orc Scout@1")
    lasts(s, Lasting(find(s, "A:Orc Scout").id, "turn", 1, attack=-9))
    assert attack(s, find(s, "A:Orc Scout")) == 0


def test_ms_8_2_an_effect_never_brings_a_second_psi_card() -> None:
    s = table("A:Hildegard the Fire Dragon@1", "A:Hildegard the Fire Dragon@hand")
    assert place_at_base(s, find(s, "A:Hildegard the Fire Dragon@hand"), 0, 2, True) is None
    assert all_of(s, "A:Hildegard the Fire Dragon@discard")


def test_ms_8_6_a_trap_is_a_plain_0_1_whatever_it_is() -> None:
    s = table("B:Fengar the Wolf King@1 down", "B:Wyvern@1", "A:Undine@0")
    trap = find(s, "B:Fengar the Wolf King")
    assert (attack(s, trap), defence(s, trap), left(s, trap)) == (0, 1, {})
    fight_at(s, 1)
    strike(s, "A:Undine", at="B:Fengar the Wolf King")
    assert where(s, "B:Fengar the Wolf King") == "discard" and money(s) == (0, 0)


def test_ms_8_8_once_per_battle_is_counted_for_each_unit() -> None:
    s = table("A:Maelstrom Kraken@0", "A:Maelstrom Kraken@0", "B:Boulder Golem@1")
    fight_at(s, 1)
    for _ in range(2):
        take(s, Declare)
        while question(s) == "Specify":
            take(s, Decide)
    assert not offered(s, Declare) and all(unit.marks for unit in places.side(s, 0))


def test_a_force_that_comes_to_a_full_side_is_not_offered() -> None:
    s = table("A:Wyvern@0", *["B:Undine@1"] * 5, "B:Orc Scout@hand")
    battle_at(s, 1)
    assert asked(s) == 1 and not offered(s, SendForce) and codes(s, "B:Orc Scout") == {"five_units"}


def test_the_moves_of_a_chain_are_declared_before_any_damage() -> None:
    s = table("A:Wandering Bowman@0", "A:Arrow Storm@hand*2", "A:Dust Rider@0", "B:Elf Archer@1", "B:Undine@1")
    fight_at(s, 1)
    take(s, Declare, "A:Arrow Storm@hand")
    take(s, Decide, "A:Wandering Bowman")
    take(s, Decide, "B:Undine")
    assert question(s) == "Chain" and not told(s, DamageAssigned)


# ---- 10 ------------------------------------------------------------------------------------------------------
def test_ms_10_4_conceding_loses_at_once() -> None:
    s = places.magna(game.start("magna", 2, 4))
    concede(s, 0)
    assert s.result == (1,) and s.why_over == "conceded" and not s.asks and not s.agenda
    match = Match(game.start("magna", 2, 4), [Nobody(), Nobody()], concede, setup=Setup("magna", 2, 4))
    match.concede(1)
    assert match.state.result == (0,)


def test_who_is_struck_is_chosen_before_who_strikes() -> None:
    s = table("A:Wyvern@0", "A:Undine@0", "B:Boulder Golem@1")
    fight_at(s, 1)
    assert codes(s, "A:Wyvern") == {"target_first"}
    take(s, Skirmish, "B:Boulder Golem")
    assert question(s) == "Strikers"
    assert all(option.about() for option in legal(s, 0))
