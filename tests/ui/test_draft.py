"""The choice a person is putting together: nothing is final before the last click, nothing hidden is tried out."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent.parent / "rules" / "arena"))

from byhand import Figure, spot, table

from game.rules.arena.attack import ChooseAttack
from game.rules.arena.movement import ChooseMove
from game.table.state import legal, run
from game.table.view import look
from game.ui.battlefield.draft import Draft, TooEarly, Untouchable

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
