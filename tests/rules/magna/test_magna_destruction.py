"""Chapter 7: who is destroyed, who is spared, and who gains by it (MS-7.1 to 7.5, 9.2)."""

from __future__ import annotations

from typing import Literal

import pytest

from game.rules.magna.damage import ApplyDamage, Share, assign, doom, falls
from game.rules.magna.events import DamageAssigned, HeroPoints, UnitDestroyed
from game.rules.magna.lasting import Lasting, end_until
from game.rules.magna.lasting import begin as lasts
from game.rules.magna.leaving import bury
from game.rules.magna.places import MagnaState

from .byhand import all_of, begin, done, fight_at, find, money, question, strike, table, told, where

A, B = 0, 1
HERO = "B:Liefe, Elven Bow Princess"  # 4/5, hero 1


def apply(s: MagnaState, moment: str = "production") -> None:
    """The next damage application."""
    begin(s, ApplyDamage(moment))


def spared(s: MagnaState, written: str, what: Literal["destroy", "damage"] = "destroy") -> None:
    """A unit cannot be destroyed, or takes no damage, until this attack is over."""
    lasts(s, Lasting(find(s, written).id, "momentary", B, prevents=what))


# ---- marked for destruction (MS-7.1, 7.5) ------------------------------------------------------------------------
def test_all_units_that_are_marked_fall_at_the_same_application() -> None:
    s = table("B:Undine@1", "B:Dust Rider@1", "B:Wyvern@1")
    for marked in ("B:Undine", "B:Dust Rider"):
        doom(s, find(s, marked), A)
    apply(s)
    assert [where(s, name) for name in ("B:Undine", "B:Dust Rider", "B:Wyvern")] == ["discard", "discard", "1"]


def test_who_cannot_be_destroyed_outlasts_a_mark_and_the_mark_is_gone() -> None:
    """Once the protection has ended nothing of it is left for the next application."""
    s = table("B:Undine@1")
    spared(s, "B:Undine")
    doom(s, find(s, "B:Undine"), A)
    assert not falls(s, find(s, "B:Undine"))
    apply(s)
    assert where(s, "B:Undine") == "1"
    end_until(s, "momentary")
    lasts(s, Lasting(find(s, "B:Undine").id, "turn", A, defence=-1))  # 1/2: something has to be looked at
    apply(s)
    assert where(s, "B:Undine") == "1" and not told(s, UnitDestroyed)


def test_who_cannot_be_destroyed_stands_with_no_defence_left() -> None:
    s = table("B:Undine@1")
    spared(s, "B:Undine")
    lasts(s, Lasting(find(s, "B:Undine").id, "turn", A, defence=-9))
    apply(s)
    assert where(s, "B:Undine") == "1"
    end_until(s, "momentary")
    apply(s)
    assert where(s, "B:Undine") == "discard"


def test_who_has_left_before_is_neither_marked_nor_hurt() -> None:
    """What is done to a unit ends when it leaves the field: its card in the discard pile is no unit."""
    s = table("B:Undine@1", "B:Wyvern@1")
    undine = find(s, "B:Undine")
    bury(s, undine)
    doom(s, undine, A)
    assign(s, undine, 9, A)
    assert not s.doomed and not s.damage and not told(s, DamageAssigned)


# ---- no damage (section 12, `prevent damage`) ----------------------------------------------------------------------
def test_a_skirmish_against_who_takes_no_damage_assigns_none() -> None:
    s = table("A:Lava Giant@0", "B:Undine@1")
    fight_at(s, 1)
    spared(s, "B:Undine", "damage")
    strike(s, "A:Lava Giant", at="B:Undine")
    done(s)  # no block
    assert where(s, "B:Undine") == "1" and not told(s, DamageAssigned)


def test_damage_counts_for_the_unit_that_took_it_alone() -> None:
    s = table("B:Undine@1", "B:Dust Rider@1")
    assign(s, find(s, "B:Undine"), 9, A)
    apply(s)
    assert where(s, "B:Undine") == "discard" and where(s, "B:Dust Rider") == "1"


def test_who_takes_no_damage_can_still_be_destroyed_without_any() -> None:
    s = table("B:Undine@1")
    spared(s, "B:Undine", "damage")
    doom(s, find(s, "B:Undine"), A)
    apply(s)
    assert where(s, "B:Undine") == "discard"


def test_shared_damage_passes_over_who_has_left_meanwhile() -> None:
    s = table("B:Undine@1", "B:Dust Rider@1")
    undine, rider = find(s, "B:Undine"), find(s, "B:Dust Rider")
    bury(s, undine)
    begin(s, Share((undine.id, rider.id), 5, A))
    assert [(event.unit, event.amount) for event in told(s, DamageAssigned)] == [(rider.id, 2)]


# ---- hero points (MS-7.4, 9.2) -------------------------------------------------------------------------------------
@pytest.mark.parametrize("by, gained", [(A, (1, 0)), (B, (0, 0))])
def test_a_marked_hero_pays_the_opponent_only_for_his_own_mark(by: int, gained: tuple[int, int]) -> None:
    """A unit destroyed only by its own side's effect gives no hero points."""
    s = table(f"{HERO}@1")
    doom(s, find(s, HERO), by)
    apply(s)
    assert where(s, HERO) == "discard" and money(s) == gained
    assert [event.by for event in told(s, UnitDestroyed)] == [A if by == A else -1]


@pytest.mark.parametrize("by, gained", [(A, (1, 0)), (B, (0, 0))])
def test_a_hurt_hero_pays_the_opponent_only_for_his_own_damage(by: int, gained: tuple[int, int]) -> None:
    s = table(f"{HERO}@1")
    assign(s, find(s, HERO), 9, by)
    apply(s)
    assert where(s, HERO) == "discard" and money(s) == gained


def test_a_hero_destroyed_by_its_own_side_pays_nothing_for_what_befalls_another() -> None:
    """A destroys the Undine and hurts the Rider; the hero beside them falls by B's own effect."""
    s = table(f"{HERO}@1", "B:Undine@1", "B:Dust Rider@1")
    doom(s, find(s, "B:Undine"), A)
    assign(s, find(s, "B:Dust Rider"), 9, A)
    doom(s, find(s, HERO), B)
    apply(s)
    assert len(told(s, UnitDestroyed)) == 3 and money(s) == (0, 0) and not told(s, HeroPoints)


def test_a_hero_that_the_enemy_has_only_weakened_pays_nothing_when_its_own_side_destroys_it() -> None:
    """4/5 weakened to 4/4 still stands: it is B's own mark that destroys it."""
    s = table(f"{HERO}@1")
    lasts(s, Lasting(find(s, HERO).id, "turn", A, defence=-1))
    doom(s, find(s, HERO), B)
    apply(s)
    assert where(s, HERO) == "discard" and money(s) == (0, 0)


@pytest.mark.parametrize("moment, gained", [("attack", (1, 0)), ("end", (0, 0)), ("turn end", (0, 0))])
def test_who_falls_for_want_of_defence_at_the_end_of_battle_or_turn_pays_nothing(
    moment: str, gained: tuple[int, int]
) -> None:
    """MS-9.2, 4.24."""
    s = table(f"{HERO}@1")
    lasts(s, Lasting(find(s, HERO).id, "turn", A, defence=-9))
    apply(s, moment)
    assert all_of(s, f"{HERO}@discard") and money(s) == gained


def test_the_order_of_shared_damage_is_asked_where_earlier_damage_makes_it_matter() -> None:
    """1 damage destroys no fresh Dust Rider (2/2), but the one that has taken 1 in this attack already (MS-6.15)."""
    s = table("B:Dust Rider@1", "B:Undine@1")
    rider, undine = find(s, "B:Dust Rider"), find(s, "B:Undine")
    begin(s, Share((rider.id, undine.id), 1, A))
    assert not s.asks, "1/2 and 2/2 outlast it in any order"
    assign(s, rider, 1, A)
    begin(s, Share((rider.id, undine.id), 1, A))
    assert question(s) == "DamageOrder"
