"""That somebody is asked tells nobody anything: two tables that look alike to a seat go on alike for it (chapter 4)."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any

import pytest

import game
from game.match.match import Match, settle
from game.rules.medarot.activation import Activation, End, Move, Special
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Defend, Pass
from game.rules.medarot.drawing import DrawPaid, PaidDraw
from game.rules.medarot.effects.fetch_ops import ChooseFetch
from game.rules.medarot.opening import ChooseMaster, Masters, SetStock, Stocks
from game.rules.medarot.places import medarot
from game.rules.medarot.refill import NothingThere, Refill
from game.rules.medarot.set_window import SetNoMore, SetWindow
from game.rules.medarot.stock import SetCard
from game.rules.medarot.turn import Turn
from game.rules.medarot.using import ChooseTarget, Respond, Use
from game.table.dice import Dice
from game.table.state import IllegalChoice, State, choose, legal, moot, run
from game.table.step import Step
from game.table.view import imagine, look

from .byhand import act, asked, codes, find, options, table


# ---- any two tables that look alike ------------------------------------------------------------------------------
class Rolled(Exception):
    """Somebody rolled dice: from here on two tables may differ."""


class Still(Dice):
    def roll(self, sides: int) -> int:
        raise Rolled


def after(s: State, seat: int, option: Step) -> State:
    """The table after a choice, up to the next one that somebody has to think about."""
    went = s.clone()
    went.dice = Still(0)
    choose(went, seat, option)
    settle(went)
    return went


def seen(s: State, seat: int) -> tuple[object, list[tuple[int, str]]]:
    """What a seat sees on the table, and who is asked what kind of thing."""
    view = look(s, seat)
    faces = [
        (p.card, p.owner, p.zone, p.face_up, p.turned, p.at)
        for zone in sorted(view.zones, key=repr)
        for p in view.inside(zone)
    ]
    asks = sorted((who, type(question).__name__) for who, question in view.asks.items())
    return (faces, sorted(view.marks.items()), view.result), asks


def tables(mode: str, seeds: Iterable[int]) -> Iterable[State]:
    for seed in seeds:
        s, dice = game.start("medarot", 2, seed, {"mode": mode}), Dice(seed)
        settle(s)
        while s.result is None:
            yield s
            seat = min(s.asks)
            found = legal(s, seat)
            choose(s, seat, found[dice.roll(len(found)) - 1])
            settle(s)


def compare(s: State, twin: State, watcher: int) -> bool:
    """Every choice that is open at both tables goes on alike; True if something was compared."""
    compared = False
    for seat in s.asks:
        both = [option for option in legal(s, seat) if option in legal(twin, seat)]
        for option in both[:6] + both[-2:]:
            with suppress(Rolled, IllegalChoice, KeyError):  # what is half chosen only its owner can go on with
                (one, asks), (other, twin_asks) = (seen(after(t, seat, option), watcher) for t in (s, twin))
                if one == other:
                    compared = True
                    assert asks == twin_asks, f"seat {watcher} learns something: {option} of {s.asks[seat]}"
    return compared


@pytest.mark.sampled(1)
@pytest.mark.parametrize("mode", ["normal", "beginner"])
def test_who_is_asked_does_not_depend_on_what_others_do_not_see(mode: str) -> None:
    compared = 0
    for number, s in enumerate(tables(mode, range(4))):
        if number % 3 == 0 and len(s.asks) == 1:
            for watcher in range(2):
                twin = imagine(look(s, watcher), watcher, Dice(number))
                twin.offered = {}
                compared += compare(s, twin, watcher)
    assert compared > 50


# ---- one by one: with a match that takes only what it may --------------------------------------------------------
def take(s: State, kind: type[Step], **wanted: Any) -> None:
    choose(s, asked(s), options(s, kind, **wanted)[0])
    settle(s)


def turn(s: State, number: int) -> None:
    s.then(Turn(number))
    run(s)
    settle(s)


def test_who_may_hold_a_defence_card_is_asked_without_one() -> None:
    for held in ("B:kagamiyama@hand", "B:koji@hand", "B:iwanoi@stock", "B:hachiro@stock"):
        s = table("A:metabee@b2", "B:put_cat@b4", held)
        act(s, "A:metabee")
        take(s, Attack, target="B:put_cat")
        assert asked(s) == 1 and type(s.asks[1]) is Defend, held
    s = table("A:metabee@b2", "B:put_cat@b4", "B:metabee@hand")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert [type(option) for option in legal(s, 1)] == [Pass]
    s = table("A:metabee@b2", "B:put_cat@b4")
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert 1 not in s.asks, "everybody sees that there is nothing"


def test_who_has_a_face_down_card_in_the_stock_is_asked_for_triggers() -> None:
    for card in ("mizuchi", "ginkai"):
        s = table("A:rokusho@b2", f"B:{card}@stock", "B:put_cat@a5")
        act(s, "A:rokusho")
        take(s, Move, at="b3")
        assert asked(s) == 1 and type(s.asks[1]) is Respond
    s = table("A:childsitter@b2", "B:ginkai@stock")
    act(s, "A:childsitter")
    take(s, Special)
    assert type(s.asks[1]) is Respond and not options(s, Use)


def drew(card: str) -> State:
    s = table(
        "A:metabee@a1",
        "A:metabee@b1",
        "A:metabee@c1",
        "B:put_cat@a5",
        "B:put_cat@b5",
        "B:put_cat@c5",
        "A:nae@master",
        "B:nae@master",
        f"A:{card}@deck",
        "A:put_cat@deck*3",
        "B:put_cat@deck*4",
        "A:ikki@hand",
    )
    turn(s, 2)
    for _ in range(2):
        assert type(s.asks[asked(s)]) is PaidDraw
        take(s, DrawPaid, n=0)
    while type(s.asks[asked(s)]) is SetWindow and asked(s) == 1:
        take(s, SetNoMore)
    return s


def test_the_set_window_is_put_after_every_draw_but_opens_only_for_a_medarotter() -> None:
    s = drew("rokusho")
    assert type(s.asks[0]) is SetWindow and not options(s, SetCard)
    assert "not_drawn" in codes(s, "A:ikki")
    s = drew("karin")
    assert len(options(s, SetCard)) == 2, "any Medarotters in hand (R34)"
    take(s, SetCard, card="A:karin")
    assert len(options(s, SetCard)) == 1, "and it stays open after the new one is set"
    take(s, SetNoMore)
    assert not medarot(s).fresh


def test_the_opening_waits_for_both() -> None:
    s = table("A:metabee@hand", "A:ikki@hand", "B:metabee@hand", "B:ikki@hand", "B:karin@hand", turn=0)
    s.then(Masters(), Stocks())
    run(s)
    settle(s)
    assert s.asks.keys() == {0, 1} and all(type(q) is ChooseMaster for q in s.asks.values())
    choose(s, 0, legal(s, 0)[0])
    choose(s, 1, legal(s, 1)[0])
    settle(s)
    assert s.asks.keys() == {0, 1} and all(type(q) is SetStock for q in s.asks.values())
    assert len(legal(s, 0)) == 1


def test_an_activation_ends_when_its_owner_says_so() -> None:
    for card in ("A:put_cat@hand", "A:ikki@hand"):
        s = table("A:metabee@b2", "B:put_cat@b4", card)
        act(s, "A:metabee")
        take(s, Attack, target="B:put_cat")
        take(s, Move, at="b1")
        assert type(s.asks[0]) is Activation and options(s, End)


def test_who_holds_no_medarotter_is_asked_for_a_master_too() -> None:
    s = table("A:metabee@hand", "A:ikki@hand", "B:metabee@hand", turn=0)
    s.then(Masters())
    run(s)
    settle(s)
    assert s.asks.keys() == {0, 1} and [type(option) for option in legal(s, 1)] == [NothingThere]
    assert moot(s, 1, legal(s, 1))


def test_a_refill_does_not_tell_whether_there_is_a_medarot() -> None:
    for card, nothing in (("B:put_cat@hand", False), ("B:ikki@hand", True)):
        s = table("A:metabee@b2", "B:put_cat@b4", card, "A:nae@master", "B:nae@master")
        act(s, "A:metabee")
        take(s, Attack, target="B:put_cat")
        while type(s.asks[asked(s)]) is not Refill:
            assert asked(s) == 1, "the attack is over, and nobody was asked to fill the place"
            choose(s, 1, legal(s, 1)[-1])
            settle(s)
        assert asked(s) == 1 and moot(s, 1, legal(s, 1)) == nothing


def test_an_optional_refill_does_not_tell_whether_there_is_a_medarot() -> None:
    for card in ("A:put_cat@hand", "A:ikki@hand"):
        s = table("A:metabee@b1", "B:metabee@b5", "A:nae@master", "B:nae@master", card, refill_optional="on", decks=5)
        turn(s, 2)
        take(s, DrawPaid, n=0)
        take(s, DrawPaid, n=0)
        while asked(s) == 1:
            choose(s, 1, legal(s, 1)[-1])
            settle(s)
        assert type(s.asks[0]) is Refill


def test_a_searched_deck_is_looked_through_whatever_it_holds() -> None:
    for cards in (("A:ikki@deck*3",), ("A:put_cat@deck", "A:ikki@deck*2")):
        s = table("A:metabee@b2", "A:tamao@stock", "A:nae@master", *cards)
        act(s, "A:metabee")
        take(s, Use, card="A:tamao", side="lower")
        assert isinstance(s.asks[0], ChooseFetch)
        assert {p.card for p in look(s, 0).pieces.values() if p.zone.name == "deck"} == {
            find(s, card.split("*")[0]).card for card in cards
        }


def test_what_somebody_is_about_to_use_is_not_told() -> None:
    """While its owner still chooses a target, others read neither the card nor which of its effects it is."""
    for place in ("hand", "stock"):
        s = table("A:metabee@b2", f"A:shiokara@{place}", "B:put_cat@b4", "B:metabee@a4")
        act(s, "A:metabee")
        take(s, Use, side="upper")
        assert isinstance(s.asks[0], ChooseTarget)
        mine, others = (s.asks[0].ask(look(s, seat)).en for seat in (0, 1))
        assert "upper" in mine and "upper" not in others and "medal" not in others


def test_an_attack_cannot_be_tried_and_taken_back() -> None:
    """Who attacks and takes it back has learned nothing, not even that there is no answer."""
    s = table("A:metabee@b2", "B:put_cat@b4", "B:metabee@hand")
    act(s, "A:metabee")
    match = Match(s, [Watcher(), Watcher()])
    attack = next(i for i, option in enumerate(match.options(0)) if isinstance(option, Attack))
    match.take(0, attack)
    assert match.state.asks.keys() == {1} and match.can_undo(0)
    match.take(1, 0)
    assert not match.can_undo(0)


class Watcher:
    def hear(self, view: object, events: object) -> None:
        pass

    def pick(self, view: object, options: object) -> None:
        return None


def test_nothing_of_a_draw_can_be_read_from_the_table_while_the_window_waits() -> None:
    one, other = drew("karin"), drew("rokusho")
    assert medarot(one).fresh and not any(card for _, card in medarot(look(one, 1)).fresh)
    assert look(one, 1) == look(other, 1)
