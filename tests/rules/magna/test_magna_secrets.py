"""What each seat may see (chapter 3). The general tests are in tests/every_ruleset; here are the traps of this game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import game
from game.rules.magna.armament import Arming, EndRegroup, LayFund
from game.rules.magna.attack import Charge, Strike
from game.rules.magna.declaration import Declare
from game.rules.magna.events import FundLaid
from game.rules.magna.places import MagnaState, field, funds
from game.rules.magna.production import PlaceAt, Producing, SetTrap
from game.table.dice import Dice
from game.table.state import choose, legal, run
from game.table.step import Step
from game.table.view import hear, imagine, look

from .byhand import battle_at, done, fight_at, find, keys, question, table, take


def same_to_everybody_else(one: MagnaState, other: MagnaState, owner: int) -> None:
    """Two tables that only this owner can tell apart."""
    assert look(one, 1 - owner) == look(other, 1 - owner) and look(one, -1) == look(other, -1)
    assert [hear(event, 1 - owner) for event in one.events] == [hear(event, 1 - owner) for event in other.events]
    assert one.asks == other.asks
    assert look(one, owner) != look(other, owner)


def asked_to_block(held: str) -> MagnaState:
    s = table("A:Wyvern@0", "A:Undine@0", "B:Undine@1", "B:Boulder Golem@1", f"B:{held}@hand")
    fight_at(s, 1)
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Charge)))
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Strike)))
    return s


def asked_to_interrupt(held: str) -> MagnaState:
    s = table(
        "A:War-Cry Drummer@3", "A:Supply Lines@hand", "B:Azure Lake Knight@1", f"B:{held}@hand", fight=(2, 0), decks=4
    )
    s.then(Producing(0))
    run(s)
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Declare)))
    return s


def asked_to_reinforce(held: str) -> MagnaState:
    s = table("A:Wyvern@0", "B:Boulder Golem@1", f"B:{held}@hand")
    battle_at(s, 1)
    return s


@pytest.mark.parametrize(
    "reach, owner, helpful, useless",
    [
        (asked_to_block, 1, "Wall of Water", "Bone Dragon"),
        (asked_to_interrupt, 1, "Never Let Your Guard Down", "Undine"),
        (asked_to_reinforce, 1, "Orc Scout", "Bone Dragon"),
    ],
)
def test_being_asked_tells_nothing_about_a_hand(
    reach: Callable[[str], MagnaState], owner: int, helpful: str, useless: str
) -> None:
    """S2: who could answer is asked, whether he can or not."""
    same_to_everybody_else(reach(helpful), reach(useless), owner)


def test_a_chain_is_asked_for_whatever_the_hand_holds() -> None:
    s = table("A:Wandering Bowman@0", "A:Arrow Storm@hand", "A:Bone Dragon@hand", "B:Undine@1")
    fight_at(s, 1)
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Declare)))
    assert question(s) == "Chain" and len(legal(s, 0)) == 1


def charged(trap: str, other: str) -> MagnaState:
    s = table("A:Orc Scout@0", f"B:{trap}@1 down", f"B:{other}@1 down", "B:Boulder Golem@1")
    fight_at(s, 1)
    choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, Charge)))
    choose(s, 0, legal(s, 0)[0]) if question(s) == "Strikers" else None
    return s


def test_the_order_of_damage_does_not_tell_that_two_traps_are_alike() -> None:
    one, other = charged("Pitfall", "Pitfall"), charged("Pitfall", "Burning Pit")
    assert question(one) == question(other) == "DamageOrder"
    assert look(one, 0) == look(other, 0)


def test_war_funds_and_traps_are_seen_by_their_owner_alone() -> None:
    s = table("A:Pitfall@2 down", "A:Undine@hand", "A:Wyvern@hand", fight=(2, 0))
    s.then(Arming(0))
    run(s)
    take(s, LayFund, "A:Wyvern")
    while question(s) == "Regroup":
        take(s, EndRegroup)
    laid = [event for event in s.events if isinstance(event, FundLaid)]
    view, own = look(s, 1), look(s, 0)
    assert [p.card for p in view.inside(funds(0))] == ["card"] and view.pieces[laid[0].piece].card == "card"
    assert [p.card for p in view.inside(field(0))] == ["card"]
    assert [p.card for p in own.inside(funds(0))] == [keys()["Wyvern"]]
    assert [p.card for p in own.inside(field(0))] == [keys()["Pitfall"]]


def test_what_is_set_as_a_trap_shows_nowhere() -> None:
    tables = []
    for card in ("Wyvern", "Pitfall"):
        s = table(f"A:{card}@hand", "A:Undine@2", fight=(1, 0))
        s.then(Producing(0))
        run(s)
        choose(s, 0, next(option for option in legal(s, 0) if isinstance(option, SetTrap)))
        take(s, PlaceAt, "A@1.0")
        tables.append(s)
    one, other = tables
    assert look(one, 1) == look(other, 1) and look(one, -1) == look(other, -1)


def test_a_face_down_card_may_be_any_card_of_the_deck_but_no_base() -> None:
    s = table("A:Pitfall@2 down", "A:Wyvern@hand", "A:Undine@funds", "A:Lava Giant@deck")
    s.lists = (
        tuple(p.card for p in s.pieces.values() if p.owner == 0),
        tuple(p.card for p in s.pieces.values() if p.owner == 1),
    )
    seen = set()
    for seed in range(30):
        world = imagine(look(s, 1), 1, Dice(seed))
        seen.add(world.pieces[find(s, "A:Pitfall").id].card)
    assert seen == {keys()[name] for name in ("Pitfall", "Wyvern", "Undine", "Lava Giant")}


def test_ambush_is_not_told_before_it_happens() -> None:
    tables = []
    for card in ("Shade Ambusher", "Wyvern"):
        s = table("A:Wyvern@0", f"B:{card}@1 down")
        battle_at(s, 1)
        tables.append(s)
    same_to_everybody_else(tables[0], tables[1], 1)
    assert len(legal(tables[0], 1)) == 2 and len(legal(tables[1], 1)) == 1
    done(tables[1])


def test_what_somebody_is_being_asked_names_no_hidden_card() -> None:
    """While a hand card is being declared nobody else knows which one it is: it may still be taken back."""
    for seed in range(5):
        s, dice = game.start("magna", 2, seed), Dice(seed)
        while s.result is None:
            for seat, asked in s.asks.items():
                view = look(s, 1 - seat)
                shown = {p.card for p in view.pieces.values()}
                named = set(re.findall(r"card/[\w-]+", repr((asked, s.agenda))))
                assert named <= shown, f"{asked} tells of {named - shown}"
            seat = min(s.asks)
            options = legal(s, seat)
            declared: list[Step] = [option for option in options if isinstance(option, Declare)]
            options = declared if declared and dice.roll(3) == 1 else options
            choose(s, seat, options[dice.roll(len(options)) - 1])
