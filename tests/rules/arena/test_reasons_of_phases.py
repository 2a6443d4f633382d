"""Why not? in each phase of one's own turn and of others': what is chosen now, and when the other thing is done."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.rules.arena.choosing_attacks import Attack, ChooseAttack
from game.rules.arena.movement import ChooseMove
from game.rules.arena.places import ArenaState, hand, reserve
from game.rules.arena.spells import CastSpells
from game.rules.arena.summoning import ChooseSummon
from game.rules.arena.turn import ChooseArmy
from game.table.reasons import why_not
from game.table.state import legal, run
from game.table.step import Question, Thing
from game.table.view import look
from game.ui.play.draft import Draft
from tests.rules.arena.byhand import Figure, Who, offered, spot, table
from tests.rules.arena.spellbook import give, position, real

FIGURES = (
    real("G", 0, (0, 0), "gideon"),
    real("K", 0, (3, 2), "kor_hookmasters"),
    real("L", 0, (4, 1), "kor_hookmasters"),
    real("M", 0, (), "kor_hookmasters"),
    real("R", 0, (), "rhox_veterans"),
    real("N", 1, (5, 2), "nissa"),
    real("E", 1, (11, 8), "elf_rangers"),
)
PHASES: dict[str, tuple[str, Question, str]] = {  # phase, question, active army card
    "army": ("activate", ChooseArmy(0), ""),
    "summon": ("activate", ChooseSummon(0, 2), "gideon"),
    "A": ("activate", CastSpells(0, "A"), "kor_hookmasters"),
    "move": ("move", ChooseMove(0), "kor_hookmasters"),
    "attack": ("attack", ChooseAttack(0), "kor_hookmasters"),
    "B": ("attack", CastSpells(0, "B"), "kor_hookmasters"),
}


def in_phase(name: str, **more: Any) -> tuple[ArenaState, Who]:
    """A position of real cards in which seat 0 is asked what it is asked in this phase."""
    phase, question, active = PHASES[name]
    s, who = position(*FIGURES, hand=["w07", "w05"], phase=phase, **{"active": active} | more)
    give(s, 1, "g06")
    s.then(question)
    run(s)
    return s, who


def said(s: ArenaState, *things: Thing, seat: int = 0) -> list[tuple[str, str]]:
    """The reasons for things, as that seat reads them, with their rules."""
    found = why_not(game.ruleset("arena").order(), look(s, seat), seat, things)
    assert all(no.why.ja and no.why.ja != no.why.en for no in found)
    return [(no.why.en, no.rule) for no in found]


# ---- the attack phase ------------------------------------------------------------------------------
def test_an_enemy_whom_several_could_attack_asks_first_who_attacks() -> None:
    s, who = in_phase("attack")
    assert {o.attacker for o in offered(s, Attack, target=who["N"])} == {who["K"], who["L"]}
    assert said(s, who["N"])[0] == ("Choose first who attacks Green's Nissa Revane: Kor Hookmaster", "10.1")


def test_only_those_who_can_attack_it_are_named() -> None:
    """Both act; A is next to D and E, B only to E."""
    figures = (
        Figure("A", 0, (0, 0)),
        Figure("B", 0, (2, 0), card="Cat", abilities=("acts_on_summoning_turn",)),
        Figure("D", 1, (0, 1)),
        Figure("E", 1, (1, 0)),
    )
    s, who = table(["......", "......"], *figures, phase="attack")
    s.summoned = (who["B"],)
    s.then(ChooseAttack(0))
    run(s)
    assert said(s, who["D"])[0] == ("Choose first who attacks Player 2's D: A", "10.1")
    assert said(s, who["E"])[0] == ("Choose first who attacks Player 2's E: A or Cat", "10.1")


def test_an_enemy_whom_nobody_can_attack_says_why() -> None:
    s, who = in_phase("attack")
    assert said(s, who["E"])[0][1] in ("A15", "10.2", "9 distance")


def test_where_one_figure_only_can_attack_its_targets_are_on_offer_and_nothing_has_to_be_chosen_first() -> None:
    s, who = table(["......"], Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)), Figure("E", 1, (5, 0)), phase="attack")
    s.then(ChooseAttack(0))
    run(s)
    assert not said(s, who["D"]) or "Choose first" not in said(s, who["D"])[0][0]


def test_a_chosen_attacker_says_why_it_cannot_attack_an_enemy_that_another_could() -> None:
    figures = (Figure("A", 0, (0, 0), card="squad"), Figure("B", 0, (2, 0), card="squad"), Figure("D", 1, (3, 0)))
    s, who = table(["......", "......"], *figures, Figure("E", 1, (0, 1)), phase="attack")
    s.then(ChooseAttack(0))
    run(s)
    view = look(s, 0)
    draft = Draft.begin(view, 0, legal(view, 0))
    assert draft.why_not([who["D"]])[0].why.en == "Choose first who attacks Player 2's D: squad"
    assert draft.click([who["A"]])
    (no,) = draft.why_not([who["D"]])
    assert no.rule == "A15" and no.about == (who["A"], who["D"])


def test_when_all_have_attacked_an_enemy_says_that_nobody_can_any_more() -> None:
    s, who = in_phase("attack")
    s.attacked = (who["K"], who["L"])
    s.offered.clear()
    assert said(s, who["N"]) == [("No active figure of yours can attack any more: end the attacks", "10.1")]


# ---- every phase of one's own turn -------------------------------------------------------------------
SPACE = {
    "army": "Choose an army card first; its figures move after the spells",
    "summon": "this space is 6 away, at most 5 are allowed",
    "A": "Choose a spell or an ability, or cast nothing more: figures move after that",
    "move": "Choose a figure first; then the spaces it can go to are lit",
    "attack": "An attack is aimed at an enemy figure, not at a space",
    "B": "This turn's movement is over: choose a spell or an ability, or cast nothing more",
}


@pytest.mark.parametrize("phase", SPACE)
def test_an_empty_space_says_what_is_chosen_in_this_phase(phase: str) -> None:
    s, _ = in_phase(phase)
    assert said(s, spot(6, 0))[0][0] == SPACE[phase]


ENEMY = {
    "army": "this belongs to another player",
    "A": "Choose a spell or an ability, or cast nothing more: enemies are attacked after the moves",
    "move": "It is not yours to move",
    "B": "This turn's attacks are over: choose a spell or an ability, or cast nothing more",
}


@pytest.mark.parametrize("phase", ENEMY)
def test_an_enemy_says_what_is_chosen_in_this_phase_and_when_it_is_attacked(phase: str) -> None:
    s, who = in_phase(phase)
    assert said(s, who["N"])[0][0] == ENEMY[phase]


SPELL = {
    "army": "Choose an army card first; then spells are cast, before moving",
    "summon": "Summon, or summon nothing more: spells are cast after that",
    "move": "The time for spells before moving is over; it comes again after the attacks",
    "attack": "Spells are cast after the attacks: end the attacks first",
}


@pytest.mark.parametrize("phase", SPELL)
def test_a_spell_in_hand_says_when_it_can_be_cast_in_this_turn(phase: str) -> None:
    s, _ = in_phase(phase)
    assert said(s, s.inside(hand(0))[0].id) == [(SPELL[phase], "12 windows")]


@pytest.mark.parametrize("phase", ["A", "move", "attack", "B"])
def test_after_the_summoning_the_reserve_says_that_it_is_over(phase: str) -> None:
    s, _ = in_phase(phase, active="gideon")
    assert said(s, s.inside(reserve(0))[-1].id) == [("The summoning of this turn is over", "5")]
    s, _ = in_phase(phase)
    assert said(s, s.inside(reserve(0))[-1].id)[0][0].endswith("when a planeswalker is the active card")


@pytest.mark.parametrize("phase", ["A", "move", "attack", "B"])
def test_an_army_card_that_was_not_chosen_says_that_another_one_is_active(phase: str) -> None:
    s, who = in_phase(phase)
    assert said(s, who.card("rhox_veterans")) == [("Another army card is the active one this turn", "4.2")]


def test_nobody_is_asked_to_choose_a_figure_where_none_can_move() -> None:
    s, who = in_phase("move")
    s.moved = (who["K"], who["L"])
    s.offered.clear()
    assert said(s, spot(6, 0)) == [("No active figure of yours can move any more: end the movement", "4.3")]


# ---- others' turns, and before the first one -----------------------------------------------------------
@pytest.mark.parametrize("phase", ["move", "attack"])
def test_in_anothers_turn_a_space_does_not_ask_for_a_figure(phase: str) -> None:
    s, who = position(*FIGURES, phase=phase, current=1, active="nissa")
    s.then(ChooseMove(1) if phase == "move" else ChooseAttack(1))
    run(s)
    assert said(s, spot(6, 0))[1] == ("Figures go to other spaces in the move phase of your turn", "4.3")
    assert said(s, who["N"])[1] == ("Enemies are attacked in the attack phase of your turn", "4.4")


def test_a_team_mates_figure_is_no_enemy() -> None:
    s, who = table(
        ["......"],
        Figure("A", 0, (0, 0)),
        Figure("B", 2, (2, 0)),
        Figure("D", 1, (5, 0)),
        seats=4,
        teams=(0, 1, 0, 1),
        current=1,
        active="d",
    )
    s.then(ChooseMove(1))
    run(s)
    assert said(s, who["B"])[1] == ("It is a friend's, and acts in that player's turn", "4")
    assert said(s, who["D"])[1][1] == "4.4"


def test_before_the_first_turn_nobody_moves_or_attacks() -> None:
    s, who = table(["......"], Figure("A", 0, (0, 0)), Figure("D", 1, (5, 0)), turn=0)
    s.then(ChooseArmy(1))
    run(s)
    for thing in (spot(3, 0), who["D"], who["A"]):
        assert said(s, thing)[-1] == ("The turns begin when all planeswalkers are placed", "3.6")
