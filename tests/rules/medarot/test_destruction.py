"""Chapters 6, 8.1 and 14: destruction, refill, hand limit, and both ways to lose; X44 to X49."""

from __future__ import annotations

import game
from game.rules.medarot.activation import Activation
from game.rules.medarot.attack import Attack
from game.rules.medarot.destruction import Destroy
from game.rules.medarot.drawing import DestroyDraw, DrawAfter, DrawPaid, PaidDraw
from game.rules.medarot.events import Destroyed, MatchEnded, Paid
from game.rules.medarot.medals import pay
from game.rules.medarot.order import order
from game.rules.medarot.places import field_of, stock
from game.rules.medarot.refill import LeaveEmpty, PlaceDown
from game.rules.medarot.set_window import SetNoMore, SetWindow
from game.rules.medarot.stock import SetCard
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Aim, Decline, Respond, Use
from game.table.state import State, choose, legal, run

from .byhand import (
    act,
    asked,
    begin_turn,
    codes,
    end,
    find,
    hand_size,
    medals,
    options,
    settle,
    table,
    take,
    there,
    told,
)


def destroy(s: State, piece: str) -> None:
    found = find(s, piece)
    s.then(Destroy(found.id, s.cards[found.card].cost, "strong"))
    run(s)


def test_x44_exactly_zero_is_alive_and_the_next_payment_loses() -> None:
    s = table("A:dorcus@b2", "A:put_cat@a1", medals=(4, 20))
    destroy(s, "A:dorcus")
    assert medals(s)[0] == 0 and s.result is None
    act(s, "A:put_cat")
    end(s)
    assert s.result == (1,) and told(s, MatchEnded)[0].why == "medals"
    s = table("A:dorcus@b2", medals=(3, 20))
    destroy(s, "A:dorcus")
    assert s.result == (1,) and medals(s)[0] == 0 and told(s, Paid)[0].amount == 3
    assert there(s, "A:dorcus"), "nothing after it is carried out"


def test_x45_a_refill_lies_face_down() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:rokusho@deck*4")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert type(s.asks[1]) is DestroyDraw and [o.n for o in legal(s, 1)] == [0, 1, 2, 3]  # type: ignore[attr-defined]
    take(s, DrawAfter, n=2)
    assert type(s.asks[1]).__name__ == "Refill"
    assert {o.at[1] for o in options(s, PlaceDown)} == {4, 5}
    choose(s, 1, options(s, PlaceDown, at="c4")[0])
    choose(s, 1, options(s, PlaceDown, at="b4")[0])
    assert not any(p.face_up for p in field_of(s, 1)) and hand_size(s, 1) == 0
    assert asked(s) == 0 and not order(s)
    assert not options(s, Attack) and codes(s, "b4") == {"enemy_field"}


def test_x46_hikaru_turns_the_new_medarot_up() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:rokusho@deck", "B:hikaru@stock")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    take(s, DrawAfter, n=1)
    choose(s, 1, options(s, PlaceDown, at="c4")[0])
    assert type(s.asks[1]) is Respond
    take(s, Use, card="B:hikaru", side="lower")
    assert find(s, "B:rokusho").face_up and medals(s)[1] == 20 - 1 - 2
    assert [x.piece for x in order(s)] == [find(s, "B:rokusho").id]


def test_x46_a_card_that_is_set_within_the_procedure_comes_too_late() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:hikaru@hand", "B:koji@deck", "B:rokusho@a5 down")
    s.put("card/medarotter/koji", 1, find(s, "B:koji").zone, back="card")
    s.then()
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    take(s, DrawAfter, n=2)  # one becomes the master, one comes to hand
    assert type(s.asks[1]) is SetWindow
    take(s, SetCard, card="B:hikaru")
    if s.asks and asked(s) == 1:
        take(s, SetNoMore)
    assert asked(s) == 0 and type(s.asks[0]) is Activation


def test_x48_hand_limit_after_draws_and_sets() -> None:
    s = table(
        "A:metabee@a1",
        "A:metabee@b1",
        "A:metabee@c1",
        "A:put_cat@hand*5",
        "A:ikki@hand",
        "A:nae@master",
        "A:put_cat@deck",
        "A:karin@deck",
        "A:rokusho@deck*6",
        "B:put_cat@a5",
        "B:put_cat@b5",
        "B:put_cat@c5",
        "B:put_cat@deck*5",
    )
    begin_turn(s, 2)
    assert s.first == 1
    take(s, DrawPaid, n=0)  # B
    assert type(s.asks[0]) is PaidDraw and hand_size(s, 0) == 7
    take(s, DrawPaid, n=3)
    assert medals(s)[0] == 19 and hand_size(s, 0) == 10 and type(s.asks[0]).__name__ == "SetWindow"
    take(s, SetCard, card="A:karin")
    take(s, SetCard, card="A:ikki")
    assert hand_size(s, 0) == 8 and type(s.asks[0]).__name__ == "TrashToLimit"
    take(s, TrashCard, card="A:rokusho@hand")
    assert hand_size(s, 0) == 7 and len(s.inside(stock(0))) == 2


def test_x49_an_empty_deck_loses_in_the_start_phase() -> None:
    s = table("A:metabee@a1", "B:metabee@a5", "B:put_cat@deck*3")
    begin_turn(s, 2)
    assert s.result == (1,) and told(s, MatchEnded)[0].why == "cards"
    s = table("A:metabee@a1", "B:metabee@a5")
    begin_turn(s, 2)
    assert s.result == () and told(s, MatchEnded)[0].why == "draw"  # R26


def test_draws_up_to_n_never_lose() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4")  # R8
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert s.result is None and told(s, Destroyed)


def test_a_paid_draw_needs_a_medal_and_a_deck() -> None:
    s = table("A:metabee@a1", "B:metabee@a5", medals=(0, 1), decks=1)
    begin_turn(s, 2)
    assert asked(s) == 1 or type(s.asks[asked(s)]) is not PaidDraw
    s = table("A:metabee@a1", "B:metabee@a5", medals=(0, 1), decks=2)
    begin_turn(s, 2)
    assert asked(s) == 1 and type(s.asks[1]) is PaidDraw
    assert [o.n for o in legal(s, 1)] == [0, 1]  # type: ignore[attr-defined]


def test_refill_may_be_declined_only_by_the_option() -> None:
    for option, offered in (("off", False), ("on", True)):
        s = table("A:metabee@b2", "B:put_cat@b4", "B:rokusho@hand", "B:ikki@trash", refill_optional=option)
        act(s, "A:metabee")
        take(s, Attack, target="B:put_cat")
        assert bool(options(s, LeaveEmpty)) == offered
        if offered:
            take(s, LeaveEmpty)
            assert asked(s) == 0 and hand_size(s, 1) == 1


def test_no_medarot_at_all_is_no_loss() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", decks=0)  # R27
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    end(s)
    assert s.result is None and not field_of(s, 1)


def test_triggers_are_optional() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:hachiro@stock")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert type(s.asks[1]) is Respond
    take(s, Decline)
    assert medals(s)[1] == 19


def test_two_triggers_one_after_the_other() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:hachiro@stock*2")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    take(s, Use, card=options(s, Use)[0].card)
    take(s, Use)
    assert medals(s)[1] == 20 - 1 - 1 - 1 + 4


def test_paying_stops_at_nothing() -> None:
    s = table(medals=(2, 5))
    pay(s, 0, 2, "stay")
    assert s.result is None and medals(s) == (0, 5)
    pay(s, 1, 6, "burn")
    assert s.result == (0,) and medals(s) == (0, 0)


def test_giving_up() -> None:
    s = game.start("medarot", 2, 1)
    rules = game.ruleset("medarot")
    assert rules.concede
    rules.concede(s, 0)
    settle(s)
    assert s.result == (1,) and s.events[-1] == MatchEnded((1,), "conceded")


def test_aim_is_only_asked_where_there_is_a_choice() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:rokusho@deck*2", "B:hikaru@stock", "B:metabee@a5 down")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    take(s, DrawAfter, n=1)
    choose(s, 1, options(s, PlaceDown, at="c4")[0])
    choose(s, 1, options(s, Use, card="B:hikaru")[0])
    assert len(options(s, Aim)) == 2
    take(s, Aim, piece="B:metabee")
    assert find(s, "B:metabee").face_up
