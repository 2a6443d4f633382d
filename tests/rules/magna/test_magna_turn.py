"""Chapter 4.1 and 4.2, the turn end and the end of the game: dice, hands (E01 to E05, E56 to E58)."""

from __future__ import annotations

import pytest

from game.rules.magna import places
from game.rules.magna.adjusting import AdjustHand, DrawUp, PutOff
from game.rules.magna.ending import judge
from game.rules.magna.events import DieRolled
from game.rules.magna.lasting import Lasting
from game.rules.magna.lasting import begin as lasts
from game.rules.magna.turn import FightDecision, FightLost, TurnEnd
from game.table.state import legal

from .byhand import PLAIN, all_of, begin, codes, fights, find, hand_size, money, offered, table, take, told

BELL = ("Cathedral of the Holy Bell", "Floodgate Pass", "Pilgrims' Gate")


def test_e01_the_higher_die_is_first_and_both_receive_its_fight() -> None:
    s = table(dice=(5, 2), fight=(9, 0))
    begin(s, FightDecision())
    assert s.first == 0 and fights(s) == (5, 5) and money(s) == (0, 0) and s.rolled == (5, 2)


def test_e02_fortune_dice_decide_a_tie_and_give_magna() -> None:
    s = table(dice=(3, 3, 5, 2))
    begin(s, FightDecision())
    assert s.first == 0 and fights(s) == (8, 8) and money(s) == (1, 1)
    assert [roll.fortune for roll in told(s, DieRolled)] == [False, False, True, True]


@pytest.mark.parametrize("fallen", [(), ("B1",)])
def test_e03_each_fortune_die_gives_magna_and_rings_the_bell(fallen: tuple[str, ...]) -> None:
    """The bell rings also when its base has fallen (A27)."""
    s = table(dice=(4, 4, 2, 2, 1, 6), bases=(PLAIN, BELL), fallen=fallen)
    begin(s, FightDecision())
    assert s.first == 1 and fights(s) == (12, 12) and money(s) == (2, 4)


def test_e03_without_the_bell_both_gain_the_same() -> None:
    s = table(dice=(4, 4, 2, 2, 1, 6))
    begin(s, FightDecision())
    assert s.first == 1 and money(s) == (2, 2)


def test_e04_discard_at_least_down_to_the_limit_then_draw_up_to_it() -> None:
    s = table("B:Wyvern@hand*4", "B:Orc Scout@hand*4", decks=9)
    begin(s, AdjustHand(1))
    assert not offered(s, DrawUp) and codes(s) == {"over_limit"}
    for _ in range(3):
        take(s, PutOff, "B:Wyvern@hand")
    take(s, DrawUp)
    assert hand_size(s, 1) == 6 and len(all_of(s, "B:Undine@hand")) == 1 and len(all_of(s, "B:Wyvern@discard")) == 3


def test_e04_with_the_stargazer_tower_one_discard_is_enough() -> None:
    s = table(
        "B:Wyvern@hand*4",
        "B:Orc Scout@hand*4",
        decks=9,
        bases=(PLAIN, ("Stargazer Tower", "Floodgate Pass", "Searing Iron Fort")),
    )
    begin(s, AdjustHand(1))
    take(s, PutOff, "B:Wyvern@hand")
    take(s, DrawUp)
    assert hand_size(s, 1) == 7 and not all_of(s, "B:Undine@hand")


def test_e05_an_empty_deck_is_no_loss() -> None:
    s = table("A:Wyvern@hand*3", "A:Undine@deck")
    begin(s, AdjustHand(0))
    take(s, DrawUp)
    assert hand_size(s, 0) == 4 and s.result is None


def test_discarding_is_free_and_equal_cards_stand_for_each_other() -> None:
    s = table("A:Wyvern@hand*2", "A:Undine@hand", decks=9)
    begin(s, AdjustHand(0))
    assert [type(option) for option in legal(s, 0)] == [PutOff, PutOff, DrawUp]
    for card in ("A:Wyvern@hand", "A:Wyvern@hand", "A:Undine@hand"):
        take(s, PutOff, card)
    assert hand_size(s, 0) == 6 and len(all_of(s, "A:Undine@hand")) == 6  # who holds nothing draws at once


def test_an_empty_hand_is_not_asked_about() -> None:
    s = table(decks=9)
    begin(s, AdjustHand(0))
    assert not s.asks and hand_size(s, 0) == 6


def test_fight_is_lost_when_both_have_produced() -> None:
    s = table(fight=(4, 2))
    begin(s, FightLost())
    assert fights(s) == (0, 0)


def test_at_turn_end_every_unit_becomes_normal_and_skills_recover() -> None:
    s = table("A:Undine@1 checked", "B:Wyvern@3 checked", "B:Pitfall@1 down checked", decks=1)
    s.change(find(s, "A:Undine"), marks=(("t/magic", 1), ("b/magic", 1)))
    begin(s, TurnEnd())
    assert not any(unit.turned for seat in (0, 1) for unit in places.units(s, seat))
    assert find(s, "A:Undine").marks == (("b/magic", 1),)


def test_who_has_no_defence_left_at_turn_end_falls_without_hero_points() -> None:
    """MS-4.24: even a hero weakened by the enemy gives nothing then."""
    s = table("B:Dust Rider@1 bears Accursed Blade", "B:Liefe, Elven Bow Princess@2", decks=1)
    for name in ("Dust Rider", "Liefe, Elven Bow Princess"):
        lasts(s, Lasting(find(s, f"B:{name}").id, "battle", 0, defence=-5))
    begin(s, TurnEnd())
    assert all_of(s, "B:Dust Rider@discard") and all_of(s, "B:Liefe, Elven Bow Princess@discard")
    assert money(s) == (0, 0)


# ---- the end of the game (MS-10.2, 10.5) ---------------------------------------------------------------------
def test_e56_both_decks_empty_more_bases_win() -> None:
    s = table("B:Wyvern@3", fallen=("B1",))
    judge(s)
    assert s.result == (0,) and s.why_over == "bases"


def test_e56_then_more_face_up_units_traps_ignored() -> None:
    s = table("A:Undine@1", "A:Undine@2", "B:Undine@1", "B:Pitfall@2 down", "B:Pitfall@3 down")
    judge(s)
    assert s.result == (0,) and s.why_over == "forces"


def test_e56_all_equal_is_a_draw() -> None:
    s = table("A:Undine@1", "B:Undine@1", "B:Pitfall@2 down")
    judge(s)
    assert s.result == ()


def test_e57_one_empty_deck_changes_nothing() -> None:
    s = table("A:Undine@deck", "A:Wyvern@3")
    judge(s)
    assert s.result is None


def test_after_turn_60_the_match_is_judged_whatever_is_left() -> None:
    s = table("A:Wyvern@3", decks=20, turn=60)
    judge(s)
    assert s.result == (0,)
    s = table("A:Wyvern@3", decks=20, turn=59)
    judge(s)
    assert s.result is None
