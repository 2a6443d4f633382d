"""Chapters 8.3, 11 and 15: end phase, masters, counters; X50 to X54."""

from __future__ import annotations

from game.rules.medarot.activation import Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.destruction import Destroy
from game.rules.medarot.drawing import DrawPaid
from game.rules.medarot.effects.card_ops import TrashIt
from game.rules.medarot.effects.field_ops import ShiftTo
from game.rules.medarot.events import Burned, Cancelled, Recovered
from game.rules.medarot.places import master, medarot, stock, trash
from game.rules.medarot.stats import stat
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.turn import Burns, CleanUp, Recovery, Refresh
from game.rules.medarot.using import Decline, Respond, Use
from game.table.state import State, choose, legal, run

from .byhand import act, asked, begin_turn, codes, end, find, hand_size, medals, options, table, take, there, told


def step(s: State, *steps: object) -> None:
    s.agenda.clear()
    s.asks.clear()
    s.then(*steps)  # type: ignore[arg-type]
    run(s)


def test_x50_the_neutral_row_recovers_medals_without_limit() -> None:
    s = table("A:metabee@a3", "A:put_cat@b3", "A:rokusho@b1", "B:metabee@c3 down", medals=(25, 20))
    step(s, Recovery())
    assert medals(s) == (27, 20) and [e.amount for e in told(s, Recovered)] == [2]
    s = table("A:metabee@a3", neutral_recovery="off")
    step(s, Recovery())
    assert medals(s) == (20, 20)


def test_x51_a_burn_is_paid_in_the_next_two_end_phases() -> None:
    s = table("A:passghoul@b2", "B:rickturtle@b3", "B:ikki@hand*6", turn=2)
    act(s, "A:passghoul")
    take(s, Attack, target="B:rickturtle")
    while s.asks and asked(s) == 1:
        take(s, TrashCard, card=options(s, TrashCard)[0].card)
    assert hand_size(s, 1) == 3
    end(s)
    before = medals(s)[1]
    step(s, Burns())
    assert medals(s)[1] == before - 1
    act(s, "A:passghoul")  # whatever becomes of the attacker
    step(s, Burns())
    step(s, Burns())
    assert medals(s)[1] == before - 2 and len(told(s, Burned)) == 2 and not s.lasting


def test_x51_only_while_it_is_on_the_field() -> None:
    s = table("A:passghoul@b2", "B:rickturtle@b3", "B:ikki@hand*6")
    act(s, "A:passghoul")
    take(s, Attack, target="B:rickturtle")
    while s.asks and asked(s) == 1:
        take(s, TrashCard, card=options(s, TrashCard)[0].card)
    step(s, Destroy(find(s, "B:rickturtle").id, 0, "strong"), Burns())
    assert not told(s, Burned)


def test_x52_a_master_is_used_once_per_turn_and_stays_but_never_triggers() -> None:
    s = table("A:metabee@b2", "A:put_cat@a1", "A:retort@master", "B:ikki@stock*2", "B:put_cat@a5")
    act(s, "A:metabee")
    assert {o.side for o in options(s, Use)} == {"upper"}
    take(s, Use, card="A:retort", side="upper")
    assert len(s.inside(stock(1))) == 1 and find(s, "A:retort").turned and find(s, "A:retort").zone == master(0)
    assert not options(s, Use) and "master_used" in codes(s, "A:retort")
    end(s)
    step(s, Refresh())
    assert not find(s, "A:retort").turned
    act(s, "A:metabee")
    assert options(s, Use) and "master_no_trigger" in codes(s, "A:retort")


def test_x53_a_counter_lets_the_effect_do_nothing() -> None:
    s = table("B:metabee@b4", "B:iwanoi@stock", "A:retort@stock", "A:rokusho@b2")
    act(s, "B:metabee")
    take(s, Use, card="B:iwanoi", side="upper")
    assert asked(s) == 0 and type(s.asks[0]) is Respond
    take(s, Use, card="A:retort", side="lower")
    assert medals(s) == (18, 19) and told(s, Cancelled)
    assert find(s, "B:iwanoi").zone == trash(1) and find(s, "A:retort").zone == trash(0)
    assert stat(s, find(s, "B:metabee"), "power") == 30 and not medarot(s).cancelled
    take(s, Attack, target="A:rokusho")
    assert not there(s, "A:rokusho")


def test_x53_a_cancelled_master_stays_sideways() -> None:
    s = table("B:metabee@b4", "B:ikki@master", "A:retort@stock", "A:rokusho@b2")
    act(s, "B:metabee")
    take(s, Use, card="B:ikki", side="upper")
    take(s, Use, card="A:retort")
    assert find(s, "B:ikki").zone == master(1) and find(s, "B:ikki").turned
    assert stat(s, find(s, "B:metabee"), "power") == 30


def test_a_special_can_be_cancelled_and_its_action_is_spent() -> None:
    s = table("B:childsitter@b4", "A:mr_uruchi@stock", "A:rokusho@b2")
    act(s, "B:childsitter")
    take(s, Special)
    take(s, Use, card="A:mr_uruchi", side="upper")
    assert not s.lasting and not find(s, "B:childsitter").turned and medals(s)[0] == 19
    assert not options(s, Special) and codes(s, "B:childsitter") == {"already_acted"}


def test_x54_an_effect_until_the_end_of_the_turn_keeps_its_slot() -> None:
    s = table("A:metabee@b2", "A:rokusho@a1 down", "A:put_cat@c1", "A:kasumi@stock", decks=5)
    act(s, "A:metabee")
    take(s, Use, card="A:kasumi", side="upper")
    assert medals(s)[0] == 18 and find(s, "A:kasumi").face_up and find(s, "A:kasumi").zone == stock(0)
    s.change(find(s, "A:rokusho"), face_up=True)
    assert stat(s, find(s, "A:metabee"), "power") == 40 == stat(s, find(s, "A:rokusho"), "power")
    assert stat(s, find(s, "A:put_cat"), "power") == 20
    step(s, CleanUp())
    assert stat(s, find(s, "A:metabee"), "power") == 30 and find(s, "A:kasumi").zone == trash(0)


def test_an_armed_effect_of_a_master_ends_with_the_turn_that_of_a_card_does_not() -> None:
    for place, stays in (("master", False), ("stock", True)):
        s = table("A:metabee@b2", f"A:ikki@{place}")
        act(s, "A:metabee")
        take(s, Use, card="A:ikki", side="lower")
        step(s, CleanUp())
        assert bool(s.lasting) == stays and find(s, "A:ikki").zone.name == place


def test_triggers_of_the_start_and_the_end_phase() -> None:
    s = table(
        "A:metabee@b2",
        "A:put_cat@a1",
        "A:rokusho@c1",
        "B:metabee@a4",
        "B:metabee@b4",
        "B:metabee@c4",
        "A:hebereke@stock",
        "B:put_cat@hand",
        "B:yukie@stock",
        "B:karin@master",
        "A:nae@master",
        decks=9,
    )
    begin_turn(s, 2)
    for seat in (1, 0):
        assert asked(s) == seat
        take(s, DrawPaid, n=0)
    assert type(s.asks[0]) is Respond
    take(s, Use, card="A:hebereke")
    assert type(s.asks[1]).__name__ == "ChooseDiscard" and hand_size(s, 1) == 2
    take(s, TrashIt, card=options(s, TrashIt)[0].card)
    assert hand_size(s, 1) == 1
    for _ in range(200):
        if s.result is not None or any(type(q) is Respond for q in s.asks.values()):
            break
        choose(s, asked(s), legal(s, asked(s))[-1])
    assert asked(s) == 1
    before = medals(s)[1]
    take(s, Use, card="B:yukie", side="lower")
    assert medals(s)[1] >= before + 1  # +3 for 2


def test_who_enters_the_neutral_row_may_be_pushed_back() -> None:
    s = table("A:rokusho@b2", "B:mizuchi@stock", "B:put_cat@a5")
    act(s, "A:rokusho")
    take(s, Move, at="b3")
    assert asked(s) == 1
    take(s, Use, card="B:mizuchi", side="lower")
    take(s, ShiftTo, at="a2")
    assert find(s, "A:rokusho").at == (0, 2) and medals(s)[1] == 18
    s = table("A:rokusho@b3", "B:mizuchi@stock", "A:koji@stock")  # moving along the row enters nothing
    act(s, "A:rokusho")
    take(s, Use, card="A:koji", side="lower")
    take(s, ShiftTo, at="a3")
    assert asked(s) == 0


def test_triggers_must_lie_there_already() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:hachiro@hand", "B:shuri@hand")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert s.asks.keys() == {0}
    s = table("A:metabee@b2", "A:hachiro@hand", "A:hebereke@stock")
    act(s, "A:metabee")
    assert codes(s, "A:hebereke") == {"no_target", "not_action"}, "above there is no enemy, below it is a Trigger"


def test_a_declined_counter_changes_nothing() -> None:
    s = table("B:metabee@b4", "B:iwanoi@stock", "A:retort@stock", "A:rokusho@b2")
    act(s, "B:metabee")
    take(s, Use, card="B:iwanoi", side="upper")
    take(s, Decline)
    assert stat(s, find(s, "B:metabee"), "power") == 50 and medals(s) == (20, 19)
