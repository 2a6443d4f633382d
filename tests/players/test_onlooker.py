"""What a computer has chosen, as who looks on may judge it: never by what only its seat sees."""

from __future__ import annotations

import game
from game.players.adviser import Adviser
from game.players.onlooker import Guess, guess
from game.table.dice import Dice
from game.table.state import State, choose, legal
from game.table.view import imagine, look
from game.ui.session import Chosen
from tests.rules.pony.byhand import main
from tests.rules.pony.test_pony_computer import prepared as pony

A, B = 0, 1


def seen(s: State, said: str, eyes: int = A) -> Guess | None:
    """Player 2 chooses something; how it looks from other eyes."""
    before, theirs, options = look(s, eyes), look(s, B), legal(s, B)
    pick = [option.say(s).en for option in options].index(said)
    after = s.clone()
    choose(after, B, options[pick])
    return guess(eyes, Chosen(B, theirs, pick), before, look(after, eyes))


def said(found: Guess | None) -> tuple[str, list[str]]:
    """What was chosen, and all that it is compared with, in words."""
    assert found is not None
    words = [option.say(found.view).en for option in found.options]
    return words[found.pick], words


def turn_of_other(*cards: str, tokens: int = 3) -> State:
    """Player 2 chooses what to do in the Main Phase."""
    s = pony(*cards, tokens=(3, tokens))
    main(s, B)
    return s


MOVE = "Emerald Green moves to Bunny Breakout for 2 tokens"
PLAY = "Blue Jay to Bunny Breakout for 2 tokens"
SET = "Purple Parasprite face down at Bunny Breakout for 1 token"
HIDDEN = ("B:PR081@hand", "B:PR157@hand")  # Blue Jay, and a Troublemaker


def test_what_lies_open_is_judged_beside_what_else_lay_open() -> None:
    """Not beside the cards in a hand that nobody else has seen."""
    s = turn_of_other("B:PR081@pA", "B:PR012@home", *HIDDEN)
    chosen, options = said(seen(s, MOVE))
    assert chosen == MOVE and {"to the Score Phase", "draw a card for 1 token"} < {*options}
    assert not any("Parasprite" in option or option == PLAY for option in options)


def test_a_card_that_was_played_may_be_spoken_of() -> None:
    s = turn_of_other("B:PR012@pA", *HIDDEN)
    chosen, options = said(seen(s, PLAY))
    assert chosen == PLAY and "Blue Jay to Player 2's home for 2 tokens" in options
    assert not any("Parasprite" in option for option in options)


def test_of_a_card_that_was_set_face_down_nothing_is_said() -> None:
    s = turn_of_other("B:PR012@pA", *HIDDEN)
    assert seen(s, SET) is None
    assert said(seen(s, SET, eyes=B))[0] == SET, "its owner knows"


def test_where_nothing_else_lay_open_there_is_nothing_to_tell() -> None:
    assert seen(turn_of_other("B:PR157@hand", tokens=0), "to the Score Phase") is None


def test_another_hand_makes_no_difference() -> None:
    """Other cards in the hand of who chose, other dice to come: the same options with the same reasons."""
    s, told = turn_of_other("B:PR081@pA", "B:PR012@home", *HIDDEN), set()
    truths = [s, *(imagine(look(s, A), A, Dice(luck)) for luck in (5, 6))]
    assert len({repr(truth.pieces) for truth in truths}) == 3, "the truths do differ"
    for truth in truths:
        found = seen(truth, MOVE)
        assert found is not None
        opinion = Adviser(B, game.ruleset("pony")).opinion(found.view, found.options, also=found.pick)
        told.add(repr((said(found), opinion, found.view.pieces)))
    assert len(told) == 1
