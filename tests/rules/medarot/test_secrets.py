"""Chapter 4: what each seat may see. The general tests are in tests/every_ruleset; here are the traps of this game."""

from __future__ import annotations

from contextlib import suppress

import pytest

import game
from game.match.match import settle
from game.rules.medarot.drawing import PaidDraw
from game.rules.medarot.effects.field_ops import ShiftWhere
from game.rules.medarot.events import HandShown, MasterLaid
from game.rules.medarot.opening import FirstHand, Masters
from game.rules.medarot.places import hand, master, stock
from game.rules.medarot.set_window import SetWindow
from game.table.dice import Dice
from game.table.event import Moved
from game.table.state import State, choose, legal, run
from game.table.view import hear, imagine, look

from .byhand import asked, begin_turn, find, table, told


def started(drawn: str) -> State:
    """A turn in which A draws this card."""
    s = table(
        "A:metabee@a1",
        "A:metabee@b1",
        "A:metabee@c1",
        "B:put_cat@a5",
        "B:put_cat@b5",
        "B:put_cat@c5",
        "A:nae@master",
        "B:nae@master",
        f"A:{drawn}@deck",
        "A:put_cat@deck*3",
        "B:put_cat@deck*4",
        first=0,
    )
    begin_turn(s, 2)
    return s


def test_what_kind_of_card_was_drawn_shows_nowhere() -> None:
    one, other = started("ikki"), started("rokusho")
    assert asked(one) == 1 and type(one.asks[1]) is PaidDraw
    assert look(one, 1) == look(other, 1) and look(one, -1) == look(other, -1)
    assert look(one, 0) != look(other, 0)


def test_the_set_window_opens_for_who_drew_a_medarotter() -> None:
    """It is put after any draw: that it is put tells nobody what was drawn (test_audit_secrets.py)."""
    for drawn, opens in (("ikki", True), ("rokusho", False)):
        s = started(drawn)
        choose(s, 1, legal(s, 1)[0])
        choose(s, 0, legal(s, 0)[0])
        choose(s, 1, legal(s, 1)[0])
        assert type(s.asks[0]) is SetWindow and (len(legal(s, 0)) > 1) == opens


def test_face_down_cards_show_their_kind_by_their_place() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4 down", "B:ikki@stock", "B:karin@master down", "B:koji@hand", "B:cu@deck")
    s.lists = (
        (),
        (
            "card/medarot/put_cat",
            "card/medarotter/ikki",
            "card/medarotter/karin",
            "card/medarotter/koji",
            "card/medarot/cu",
        ),
    )
    view = look(s, 0)
    assert view.pieces[find(s, "B:put_cat").id].card == "card/medarot"
    assert [p.card for p in view.inside(stock(1))] == ["card/medarotter"] == [p.card for p in view.inside(master(1))]
    assert [p.card for p in view.inside(hand(1))] == ["card"]
    for seed in range(20):
        world = imagine(view, 0, Dice(seed))
        assert world.pieces[find(s, "B:put_cat").id].card.startswith("card/medarot/")
        assert all(p.card.startswith("card/medarotter/") for p in (*world.inside(stock(1)), *world.inside(master(1))))


def test_a_master_laid_in_the_opening_is_known_to_its_owner_alone() -> None:
    s = table("A:metabee@hand", "A:ikki@hand", "A:karin@hand", turn=0)
    s.then(Masters())
    run(s)
    choose(s, 0, legal(s, 0)[0])
    laid = told(s, MasterLaid)[0]
    assert laid.card == "" and look(s, 1).pieces[laid.piece].card == "card/medarotter"
    assert look(s, 0).pieces[laid.piece].card.endswith(("ikki", "karin"))


def test_a_hand_that_goes_back_is_shown_and_then_nobody_can_follow_it() -> None:
    s = table("A:ikki@deck*9", "A:metabee@deck", turn=0)
    s.dice = next(dice for dice in map(Dice, range(99)) if _redraws(dice))
    s.then(FirstHand(0))
    run(s)
    assert told(s, HandShown)[0].cards == ("card/medarotter/ikki",) * 7
    for event in told(s, Moved):
        heard = hear(event, 1)
        assert isinstance(heard, Moved) and (heard.was, heard.now) == (0, 0)


def _redraws(dice: Dice) -> bool:
    s = table("A:ikki@deck*9", "A:metabee@deck", turn=0)
    s.dice = Dice(dice.seed)
    s.then(FirstHand(0))
    run(s)
    return bool(told(s, HandShown))


class Untouchable(Dice):
    """Dice that may not be rolled."""

    def roll(self, sides: int) -> int:
        raise StopIteration


@pytest.mark.parametrize("mode", ["normal", "beginner"])
def test_a_screen_may_try_any_choice_on_what_it_sees(mode: str) -> None:
    """Face-down cards have no numbers and no effects; nothing breaks where they would have counted."""
    for seed in range(6):
        s, dice = game.start("medarot", 2, seed, {"mode": mode}), Dice(seed)
        while s.result is None:
            settle(s)
            for seat in s.asks if s.result is None else ():
                view = look(s, seat)
                for option in legal(view, seat):
                    after = view.clone()
                    after.dice, after.next_id = Untouchable(0), 1 + max(view.pieces, default=0)
                    with suppress(StopIteration):
                        choose(after, seat, option)
            if s.result is None:
                options = legal(s, asked(s))
                choose(s, asked(s), options[dice.roll(len(options)) - 1])


def test_who_moves_a_medarot_is_a_seat_and_no_card_that_might_be_unseen() -> None:
    """-1 opens no window; unseen cards of an imagined world have such numbers, too."""
    s = game.start("medarot", 2, 1)
    settle(s)
    s.asks = {0: ShiftWhere(0, s.inside(hand(0))[0].id, ("F",), -1)}
    view = look(s, 0)
    assert look(imagine(view, 0, Dice(1)), 0).asks == view.asks == s.asks
