"""The choice a person is putting together: nothing is final before the last click, nothing hidden is tried out."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.arena.choosing_attacks import ChooseAttack
from game.rules.arena.movement import ChooseMove
from game.rules.arena.places import hand as hand_of
from game.table.state import legal, run
from game.table.view import look
from game.ui.play.draft import Draft
from game.ui.play.trying import TooEarly, Untouchable
from tests.rules.arena.byhand import Figure, spot, table
from tests.rules.arena.spellbook import real, window

LINE = [".......", "......."]


def draft_of(question: Any, *figures: Figure) -> tuple[Draft, Any]:
    s, who = table(LINE, *figures)
    s.then(question)
    run(s)
    view = look(s, 0)
    return Draft.begin(view, 0, legal(view, 0)), who


@pytest.fixture
def moving() -> tuple[Draft, Any]:
    return draft_of(
        ChooseMove(0),
        Figure("A", 0, (0, 0), card="squad", move=2),
        Figure("B", 0, (3, 0), card="squad", move=2),
        Figure("D", 1, (6, 1)),
    )


def test_a_figure_is_offered_then_its_spaces(moving: Any) -> None:
    draft, who = moving
    assert who["A"] in draft.offers() and spot(1, 0) not in draft.offers()
    assert draft.click([who["A"]])
    assert spot(1, 0) in draft.offers() and not draft.ready


def test_the_whole_choice_goes_out_with_the_last_click(moving: Any) -> None:
    draft, who = moving
    draft.click([who["A"]])
    draft.click([spot(1, 0)])
    assert [type(step).__name__ for step, _ in draft.ready] == ["Move", "Walk"]
    assert all(step in options for step, options in draft.ready)


def test_one_may_take_another_figure_instead(moving: Any) -> None:
    draft, who = moving
    draft.click([who["A"]])
    assert draft.click([who["B"], spot(3, 0)])
    assert draft.chosen()[:1] == (who["B"],) and spot(4, 0) in draft.offers() and not draft.ready


def test_one_may_take_it_back(moving: Any) -> None:
    draft, who = moving
    assert not draft.begun and not draft.back()
    draft.click([who["A"]])
    assert draft.begun and draft.back() and not draft.begun
    assert who["A"] in draft.offers()


def test_going_step_by_step_stands_beside_the_choice_of_a_space(moving: Any) -> None:
    draft, who = moving
    draft.click([who["A"]])
    assert [type(step).__name__ for step in draft.extras()] == ["Lead"]
    assert [type(step).__name__ for step in draft.buttons()] == ["EndMoves"], "Space still ends the phase"


def test_what_is_not_offered_says_why(moving: Any) -> None:
    draft, who = moving
    assert not draft.click([who["D"]])
    assert draft.why_not([who["D"]])[0].rule == "4.3"
    draft.click([who["A"]])
    assert not draft.click([spot(5, 0)])
    assert draft.why_not([spot(5, 0)])


def test_a_single_figure_is_chosen_by_itself() -> None:
    """With one attacker the targets are on offer at once; with two, the attacker is asked first."""
    draft, who = draft_of(ChooseAttack(0), Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)), Figure("E", 1, (0, 1)))
    assert draft.offers() == {who["D"], who["E"]} and not draft.begun
    draft.click([who["E"]])
    assert [type(step).__name__ for step, _ in draft.ready] == ["Attack"]


def test_a_choice_that_rolls_dice_is_never_tried() -> None:
    draft, who = draft_of(ChooseAttack(0), Figure("A", 0, (0, 0)), Figure("D", 1, (1, 0)))
    draft.click([who["D"]])
    assert draft.ready and len(draft.stages) == 1
    with pytest.raises(TooEarly):
        Untouchable(0).roll(6)


def test_the_tried_view_is_not_the_match(moving: Any) -> None:
    draft, who = moving
    before = draft.stages[0].view.clone()
    draft.click([who["A"]])
    assert draft.stages[0].view == before


# ---- spells ----------------------------------------------------------------------------------------
LILIANA = real("L", 0, (0, 0), "liliana")


def casting(*held: str) -> tuple[Draft, Any, dict[str, int]]:
    s, who = window("A", LILIANA, real("G", 1, (5, 0), "gideon"), hand=held)
    view = look(s, 0)
    return Draft.begin(view, 0, legal(view, 0)), who, {p.card[6:]: p.id for p in s.inside(hand_of(0))}


def test_a_spell_with_one_target_still_asks_for_it_and_can_be_taken_back() -> None:
    """Drain Essence can only hit Gideon: nobody should lose the card by clicking on it."""
    draft, who, held = casting("b05", "b06")
    assert draft.click([held["b05"]]) and not draft.ready
    assert draft.offers() == {who["G"]} and draft.begun
    assert draft.back() and not draft.begun
    draft.click([held["b05"]])
    draft.click([who["G"]])
    assert [type(step).__name__ for step, _ in draft.ready] == ["Cast", "Target"]


def test_another_card_may_be_taken_instead() -> None:
    draft, _, held = casting("b05", "r01")
    draft.click([held["b05"]])
    assert held["r01"] in draft.others()
    assert draft.click([held["r01"]]) and held["r01"] in draft.chosen() and not draft.ready


def test_a_spell_without_a_target_is_asked_for_once_more() -> None:
    """It could not be taken back: the first click only asks."""
    draft, _, held = casting("b12")
    draft.click([held["b12"]])
    assert not draft.ready and [type(step).__name__ for step in draft.menu] == ["Cast"]
    assert draft.back() and not draft.menu
    draft.click([held["b12"]])
    draft.click([held["b12"]])
    assert [type(step).__name__ for step, _ in draft.ready] == ["Cast"]


def test_a_spell_on_the_only_opponent_there_is_is_asked_for_once_more_too() -> None:
    draft, _, held = casting("b06")
    draft.click([held["b06"]])
    assert not draft.ready and [type(step).__name__ for step in draft.menu] == ["Cast"]
    draft.press(draft.menu[0])
    assert [type(step).__name__ for step, _ in draft.ready] == ["Cast"]


def test_the_line_of_the_menu_casts_it() -> None:
    draft, _, held = casting("b12")
    draft.click([held["b12"]])
    draft.press(draft.menu[0])
    assert draft.ready
