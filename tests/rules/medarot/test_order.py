"""Chapter 9: who acts next; X8 to X11."""

from __future__ import annotations

from game.rules.medarot.activation import Move, Special
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.events import ActivationBegan, Janken
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.order import ActFirst, NextActivation, order
from game.rules.medarot.using import Aim
from game.table.state import run

from .byhand import asked, codes, end, find, options, table, take, told


def names(s: object) -> list[str]:
    return [s.pieces[x.piece].card.rpartition("/")[2] for x in order(s)]  # type: ignore[attr-defined,arg-type]


def act_all(s: object) -> list[str]:
    """Everybody acts and does nothing."""
    s.then(NextActivation())  # type: ignore[attr-defined]
    run(s)  # type: ignore[arg-type]
    end(s)  # type: ignore[arg-type]
    return [s.pieces[e.piece].card.rpartition("/")[2] for e in told(s, ActivationBegan)]  # type: ignore[attr-defined,arg-type]


def test_x8_the_fastest_acts_first_whoever_owns_it() -> None:
    s = table("A:metabee@a1", "B:last_sailor@a5", "A:noctocat@b1")
    assert names(s) == ["noctocat", "last_sailor", "metabee"] == act_all(s)
    assert [x.decided_by for x in order(table("A:metabee@a1", "B:last_sailor@a5"))] == ["", "speed"]


def test_x9_then_more_arrows_then_lower_cost() -> None:
    s = table("A:dear_idol@a1", "B:metabee@a5", "A:put_cat@b1")
    assert names(s) == ["put_cat", "metabee", "dear_idol"] == act_all(s)
    assert [x.decided_by for x in order(table("A:dear_idol@a1", "B:metabee@a5", "A:put_cat@b1"))] == [
        "",
        "cost",
        "arrows",
    ]


def test_x10_equal_enemies_are_decided_by_janken() -> None:
    s = table("A:metabee@a1", "B:metabee@a5")
    s.dice.rigged = (2,)
    s.then(NextActivation())
    run(s)
    assert told(s, Janken)[0].winner == 1 and told(s, ActivationBegan)[0].seat == 1
    assert order(table("A:metabee@a1", "B:metabee@a5"))[1].decided_by == "janken"


def test_x10_of_equal_own_ones_the_owner_chooses() -> None:
    s = table("A:metabee@a1", "A:metabee@c1", "A:gan_king@b1")
    s.then(NextActivation())
    run(s)
    assert len(options(s, ActFirst)) == 2 and codes(s, "A:gan_king") == {"not_its_turn"}
    take(s, ActFirst, medarot="A:metabee@c1")
    assert told(s, ActivationBegan)[0].piece == find(s, "A:metabee@c1").id


def test_x10_janken_is_drawn_anew_and_its_winner_chooses_among_its_own() -> None:
    s = table("A:metabee@a1", "A:metabee@c1", "B:metabee@a5")
    s.dice.rigged = (1, 2)
    s.then(NextActivation())
    run(s)
    assert asked(s) == 0 and len(options(s, ActFirst)) == 2
    take(s, ActFirst, medarot="A:metabee@a1")
    end(s)
    assert [e.winner for e in told(s, Janken)] == [0, 1]


def test_x11_a_faster_speed_counts_at_once() -> None:
    s = table("A:skycargo@a1", "A:gan_king@b1", "B:noctocat@a5", "B:last_sailor@b5")
    s.then(NextActivation())
    run(s)
    take(s, Special)
    take(s, Aim, piece="A:gan_king")
    assert names(s) == ["noctocat", "gan_king", "last_sailor"] and order(s)[1].speed == 46
    end(s)
    assert [s.pieces[e.piece].card.rpartition("/")[2] for e in told(s, ActivationBegan)] == [
        "skycargo",
        "noctocat",
        "gan_king",
        "last_sailor",
    ]


def test_nobody_acts_twice_and_face_down_ones_do_not_act() -> None:
    s = table("A:metabee@a1", "A:jackal@b1 down", "B:put_cat@a5")
    assert act_all(s) == ["put_cat", "metabee"]
    assert order(s) == [] and not s.asks


def test_speed_never_falls_below_zero_and_ties_read_what_is_printed() -> None:
    s = table("A:metabee@a1", "B:put_cat@a5")
    begin(
        s,
        Lasting(Mod("speed", -90, "enemy", "turn"), 1, "turn", find(s, "A:metabee").id),
        Lasting(Mod("speed", -90, "enemy", "turn"), 0, "turn", find(s, "B:put_cat").id),
        Lasting(Mod("cost", -2, "enemy", "turn"), 1, "turn", find(s, "A:metabee").id),
    )
    assert [x.speed for x in order(s)] == [0, 0] and names(s) == ["put_cat", "metabee"]  # R19


def test_the_other_one_waits() -> None:
    s = table("A:metabee@b2", "A:put_cat@a1", "A:gan_king@c1 down")
    s.then(NextActivation())
    run(s)  # put_cat: same speed and arrows, cheaper
    assert codes(s, "A:metabee") == {"not_its_turn"} and codes(s, "A:gan_king") == {"face_down"}
    take(s, Move, at="a2")
    assert s.active == find(s, "A:metabee").id, "nothing else was left to do"
