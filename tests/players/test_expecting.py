"""What is expected to come next: the choice of whoever chooses next, if it is likely and no secret."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

import pytest

import game
from game.frozen import frozen
from game.players.adviser import Adviser
from game.players.expecting import Reply, afar, expected, reply
from game.players.mindful import End
from game.table.ruleset import Ruleset
from game.table.state import State, legal
from game.table.step import No, Question, Step
from game.table.view import look, sees
from game.words import Phrase
from tests.players.test_bots import EVERY_GAME, another_truth, somewhere
from tests.rules.medarot.byhand import act
from tests.rules.medarot.test_computer import prepared as medarot
from tests.rules.pony.byhand import main
from tests.rules.pony.test_pony_computer import prepared as pony


def after_the_best(key: str, s: State) -> str:
    """What seat 0 may expect after what Normal would choose for it."""
    view, adviser = look(s, 0), Adviser(0, game.ruleset(key))
    options = legal(view, 0)
    then = adviser.then(view, options, adviser.opinion(view, options)[0].option)
    return then.en if then is not None else ""


def turn_of_other(*cards: str) -> State:
    """Player 2 chooses what to do in the Main Phase."""
    s = pony(*cards)
    main(s, 1)
    return s


def said(*tables: State) -> str:
    """What Player 1 may expect if an action may lead to these tables."""
    view = look(tables[0], 0)
    found = expected(game.ruleset("pony"), view, 0, [End([], s) for s in tables])
    return found.en if found is not None else ""


MOVES = "Then likely, Player 2: Emerald Green moves to Bunny Breakout for 2 tokens"


# ---- whose choice comes next ---------------------------------------------------------------------------------------
def test_the_next_step_of_the_own_turn() -> None:
    """Gan-King stands before Rokusho: a step forward, then the blow."""
    s = medarot("A:rokusho@b2", "B:gan_king@b4", "B:ikki@hand*5", medals=(6, 2))
    act(s, "A:rokusho")
    assert after_the_best("medarot", s) == "Then likely: attack Gan-King on b4"


def test_the_choice_of_somebody_else() -> None:
    assert said(turn_of_other("B:PR081@pA", "B:PR012@home")) == MOVES


def test_only_what_is_chosen_on_most_tables_is_said() -> None:
    moves, stays = turn_of_other("B:PR081@pA", "B:PR012@home"), turn_of_other("B:PR012@pA", "B:PR081@home")
    assert said(moves, moves, stays) == MOVES
    assert not said(moves, stays)


def test_a_match_that_is_over_has_nothing_to_come() -> None:
    s = turn_of_other("B:PR081@pA", "B:PR012@home")
    s.result = (0,)
    assert not said(s)


def test_nobody_points_at_a_place() -> None:
    summon = Phrase("summon Rhox Veteran here", "ローウクスの古参兵をここに召還する")
    assert afar(summon) == Phrase("summon Rhox Veteran", "ローウクスの古参兵を召還する")


@frozen
class Detail(Question):
    """A question that only continues what was chosen before."""

    question: Question
    part: ClassVar[bool] = True

    def options(self, s: State) -> Iterable[Step | No]:
        return self.question.options(s)


def test_what_only_continues_a_choice_is_passed() -> None:
    s = medarot("A:rokusho@b2", "B:gan_king@b4", "B:ikki@hand*5", medals=(6, 2))
    act(s, "A:rokusho")
    rules, view = game.ruleset("medarot"), look(s, 0)
    assert reply(rules, view, 0, s) == Reply(0, Phrase("move to b3", "b3へ移動する"))
    s.asks[0] = Detail(0, s.asks[0])
    assert reply(rules, view, 0, s) == Reply(0, Phrase("attack Gan-King on b4", "b4のガンキングを攻撃する"))


# ---- what may be said of it ----------------------------------------------------------------------------------------
def test_a_card_that_was_only_imagined_is_not_named() -> None:
    """Emerald Green in hand would be played: but who knows that she is there?"""
    s = turn_of_other("B:PR012@pA", "B:PR081@hand", "B:PR081@hand")
    rules, theirs = game.ruleset("pony"), look(s, 1)
    would = Adviser(1, rules).opinion(theirs, legal(theirs, 1))[0].option
    assert any(isinstance(thing, int) and not sees(s.pieces[thing], 0) for thing in legal(s, 1)[would].about())
    assert not said(s)


@EVERY_GAME
@pytest.mark.parametrize("choices", [12, 33])
def test_it_tells_nothing_of_what_is_hidden(rules: Ruleset, choices: int) -> None:
    """Other cards in other hands, other dice to come: the same is expected."""
    s = somewhere(7, choices, rules=rules)
    seat, found = min(s.asks), set()
    for truth in (s, *(another_truth(s, seat, seed) for seed in (5, 6))):
        view, adviser = look(truth, seat), Adviser(seat, rules)
        options = legal(view, seat)
        found.add(tuple(adviser.then(view, options, each.option) for each in adviser.opinion(view, options)[:2]))
    assert len(found) == 1
