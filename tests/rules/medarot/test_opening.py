"""Chapter 7: the opening; X3 to X7."""

from __future__ import annotations

from collections.abc import Sequence

import game
from game.rules.medarot.drawing import draw_cards
from game.rules.medarot.events import HandShown, Janken, MasterLaid
from game.rules.medarot.opening import FirstHand, Initiative, LayMaster, LayStock, Masters, Stocks
from game.rules.medarot.places import BACK, BOARD, MedarotState, deck, field_of, hand, master, medals, stock
from game.rules.medarot.positions import lay
from game.rules.medarot.refill import Filling, PlaceDown
from game.table.dice import Dice
from game.table.state import choose, legal, run
from game.table.view import look

from .byhand import asked, codes, end, find, hand_size, options, settle, table, take, told


def test_x3_a_master_must_be_chosen_and_three_are_placed() -> None:
    s = table(
        "A:metabee@hand*2", "A:rokusho@hand*2", "A:ikki@hand", "A:karin@hand", "A:koji@hand", "B:metabee@hand", turn=0
    )
    s.then(Masters(), Stocks(), Filling(0))
    run(s)
    assert {s.pieces[o.card].card for o in options(s, LayMaster)} == {
        f"card/medarotter/{name}" for name in ("ikki", "karin", "koji")
    }
    assert codes(s, "A:metabee") == {"must_choose_master"}
    take(s, LayMaster, card="A:karin")
    assert not find(s, "A:karin@master").face_up
    assert sorted(len(o.cards) for o in legal(s, 0)) == [0, 1, 1, 2]  # type: ignore[attr-defined]
    choose(s, 0, legal(s, 0)[-1])
    assert len(s.inside(stock(0))) == 2 and not any(p.face_up for p in s.inside(stock(0)))
    for place in ("a1", "b1", "c2"):
        choose(s, 0, options(s, PlaceDown, at=place)[0])
    settle(s)
    assert len(field_of(s, 0)) == 3 and hand_size(s, 0) == 1 and not s.asks


def test_x4_a_hand_without_a_medarot_is_shown_and_drawn_again() -> None:
    s = table("A:ikki@deck*12", "A:metabee@deck", turn=0)
    s.then(FirstHand(0))
    run(s)
    shown = told(s, HandShown)
    assert any(p.card == "card/medarot/metabee" for p in s.inside(hand(0))) and hand_size(s, 0) == 7
    assert all(event.seat == 0 and len(event.cards) == 7 for event in shown)
    seeds = [len(told(redrawn(seed), HandShown)) for seed in range(12)]
    assert 0 in seeds and max(seeds) >= 1, "some hands are drawn again"
    assert not s.fresh and not s.inside(master(0))  # R31: nothing of it counts as drawn


def redrawn(seed: int) -> MedarotState:
    s = table("A:ikki@deck*12", "A:metabee@deck", turn=0)
    s.dice = Dice(seed)
    s.then(FirstHand(0))
    run(s)
    return s


def test_x5_missing_medarots_are_placed_when_they_are_drawn_and_do_not_act() -> None:
    s = table("A:metabee@hand*2", "B:put_cat@hand*3", "A:rokusho@deck", "A:put_cat@deck*5", "B:put_cat@deck*9", turn=0)
    s.then(Initiative())
    run(s)
    while len(field_of(s, 0)) < 2 or len(field_of(s, 1)) < 3:
        choose(s, asked(s), legal(s, asked(s))[0])
        settle(s)
    while not told(s, Janken) or find(s, "A:rokusho").zone != BOARD:
        choose(s, asked(s), legal(s, asked(s))[0])  # no paid draw; the refill
        settle(s)
    assert s.turn == 1 and not find(s, "A:rokusho").face_up
    acts = set()
    while s.turn == 1 and s.result is None:
        if s.active:
            acts.add(s.pieces[s.active].card)
        choose(s, asked(s), legal(s, asked(s))[-1])
        settle(s)
    assert "card/medarot/rokusho" not in acts
    assert s.result is not None or find(s, "A:rokusho").face_up


def test_x6_the_first_medarotter_ever_drawn_becomes_the_master_at_once() -> None:
    s = table("A:karin@deck", "A:ikki@deck", turn=3)
    assert medals(s, 0) == 20 and not s.inside(master(0))
    draw_cards(s, 0, 1)
    card = s.inside(master(0))[0]
    assert card.card == "card/medarotter/karin" and card.face_up and medals(s, 0) == 24 and hand_size(s, 0) == 0
    draw_cards(s, 0, 1)  # the next one goes to hand
    assert hand_size(s, 0) == 1 and told(s, MasterLaid)[0].card == "card/medarotter/karin"


def test_x6_of_several_drawn_together_the_first_in_drawing_order_is_taken() -> None:
    s = table("A:metabee@deck", "A:iwanoi@deck", "A:karin@deck", turn=2)
    draw_cards(s, 0, 3)
    assert [p.card for p in s.inside(master(0))] == ["card/medarotter/iwanoi"] and hand_size(s, 0) == 2


def test_x7_hp_counts_as_the_master_is_laid() -> None:
    for name, hp in (("dr_medarot", 25), ("iwanoi", 21)):
        s = table("A:metabee@hand", f"A:{name}@hand", "B:metabee@hand", turn=0)
        s.then(Masters())
        run(s)
        settle(s)
        assert medals(s, 0) == hp and medals(s, 1) == 20
        assert look(s, 1).pieces[s.inside(master(0))[0].id].card == "card/medarotter"  # R32: HP is public


def test_masters_and_stocks_are_chosen_at_the_same_time() -> None:
    s = game.start("medarot", 2, 3, decks=["kabuto_battery", "trump_fortress"])
    assert set(s.asks) == {0, 1}
    choose(s, 0, legal(s, 0)[0])
    assert not s.inside(master(0)), "sealed until both have chosen"
    choose(s, 1, legal(s, 1)[0])
    assert s.inside(master(0)) and s.inside(master(1))
    assert all(isinstance(o, LayStock) for o in legal(s, 0))


def test_the_winner_of_the_janken_places_all_its_medarots_first() -> None:
    s = table("A:metabee@hand*3", "B:metabee@hand*3", turn=0)
    s.dice.rigged = (2,)
    s.then(Initiative())
    run(s)
    seats: list[int] = []
    while len(field_of(s, 0)) < 3:
        seats.append(asked(s))
        choose(s, asked(s), legal(s, asked(s))[0])
    assert seats == [1, 1, 1, 0, 0, 0] and s.first == 1
    rows = {p.at[1] for p in field_of(s, 1)}
    assert rows <= {4, 5}


def test_cards_are_placed_on_the_own_field_only() -> None:
    s = table("A:metabee@hand*3", "A:ikki@hand", turn=0)
    s.then(Filling(0))
    run(s)
    assert {o.at[1] for o in options(s, PlaceDown)} == {1, 2}
    assert codes(s, "b3") == {"own_field_only"} and codes(s, "b4") == {"own_field_only"}
    assert codes(s, "A:ikki") == {"medarots_only"}
    take(s, PlaceDown, at="b1", card="A:metabee")
    assert codes(s, "b1") == {"cell_taken"}


def names(cards: Sequence[object]) -> list[str]:
    return [getattr(card, "card", "") for card in cards]


def test_both_decks_are_shuffled_by_the_seed() -> None:
    first, same, other = (
        game.start("medarot", 2, seed, decks=["kabuto_battery", "kabuto_battery"]) for seed in (5, 5, 6)
    )
    assert names(first.inside(deck(0))) == names(same.inside(deck(0))) != names(other.inside(deck(0)))
    assert names(first.inside(deck(0))) != names(first.inside(deck(1)))
    assert all(p.back == BACK for p in first.inside(hand(0)))


def test_setting_and_ending_leave_nothing_over() -> None:
    s = table("A:metabee@b1", "B:metabee@b5")
    lay(s, "A:ikki@hand")
    end(s)
    assert not s.asks
