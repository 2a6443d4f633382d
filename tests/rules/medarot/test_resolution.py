"""Chapter 12.3: strong hits, weak attacks, weak destruction; X21 to X28, X47."""

from __future__ import annotations

import pytest

from game.rules.medarot.activation import Move
from game.rules.medarot.attack import Attack
from game.rules.medarot.effects.number_ops import Mod
from game.rules.medarot.events import Destroyed, HitResolved
from game.rules.medarot.forecast import forecast
from game.rules.medarot.hits import WeakDiscard
from game.rules.medarot.lasting import Lasting, begin
from game.rules.medarot.places import trash
from game.rules.medarot.stats import stat
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Use
from game.table.state import State

from .byhand import act, asked, codes, end, find, hand_size, medals, options, table, take, there, told


def attack(s: State, attacker: str, target: str) -> None:
    act(s, attacker)
    take(s, Attack, target=target)


def outcome(s: State, attacker: str, target: str) -> str:
    return forecast(s, find(s, attacker), find(s, target)).kind


def test_x21_power_of_at_least_the_armour_destroys() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4")
    assert outcome(s, "A:metabee", "B:put_cat") == "strong"
    attack(s, "A:metabee", "B:put_cat")
    assert medals(s)[1] == 19 and not there(s, "B:put_cat")
    assert [p.card for p in s.inside(trash(1))] == ["card/medarot/put_cat"]


def test_x22_equal_is_enough() -> None:
    s = table("A:metabee@b2", "B:rokusho@b4")
    attack(s, "A:metabee", "B:rokusho")
    assert medals(s)[1] == 18 and not there(s, "B:rokusho")


def test_x23_below_the_armour_cards_go_from_hand() -> None:
    s = table("A:metabee@b2", "B:grade_kabuki@b4", "B:put_cat@hand*5")
    assert forecast(s, find(s, "A:metabee"), find(s, "B:grade_kabuki")).cards == 3
    attack(s, "A:metabee", "B:grade_kabuki")
    assert asked(s) == 1 and type(s.asks[1]) is WeakDiscard
    for _ in range(3):
        take(s, TrashCard, card=options(s, TrashCard)[0].card)
    assert hand_size(s, 1) == 2 and there(s, "B:grade_kabuki") and medals(s)[1] == 20


@pytest.mark.parametrize("held", [3, 2, 0])
def test_x24_to_x26_an_empty_hand_means_weak_destruction_for_one_medal(held: int) -> None:
    cards = [f"B:put_cat@hand*{held}"] if held else []
    s = table("A:metabee@b2", "B:grade_kabuki@b4", *cards)
    assert outcome(s, "A:metabee", "B:grade_kabuki") == "weak destruction"
    attack(s, "A:metabee", "B:grade_kabuki")
    assert medals(s)[1] == 19 and not there(s, "B:grade_kabuki") and told(s, Destroyed)[0].why == "weak"
    assert len(s.inside(trash(1))) == held + 1


def test_x27_a_stronger_shot() -> None:
    s = table("A:metabee@b2", "A:iwanoi@stock", "B:kantaros@b4")
    act(s, "A:metabee")
    take(s, Use, card="A:iwanoi", side="upper")
    assert stat(s, find(s, "A:metabee"), "power") == 50 and medals(s)[0] == 19
    assert find(s, "A:iwanoi").zone == trash(0)
    take(s, Attack, target="B:kantaros")
    assert medals(s) == (19, 17) and not there(s, "B:kantaros")
    end(s)
    assert stat(s, find(s, "A:metabee"), "power") == 30  # N5
    s = table("A:metabee@b2", "A:iwanoi@stock", "B:grade_kabuki@b4", "B:put_cat@hand*7")
    act(s, "A:metabee")
    take(s, Use, card="A:iwanoi", side="upper")
    assert forecast(s, find(s, "A:metabee"), find(s, "B:grade_kabuki")).cards == 5


def test_x28_the_filter_of_an_effect_must_match() -> None:
    s = table("A:rokusho@b2", "A:iwanoi@stock", "B:kantaros@b3")
    act(s, "A:rokusho")
    assert not options(s, Use) and codes(s, "A:iwanoi") >= {"no_target"}


def test_a_weak_attack_below_ten_does_nothing_even_to_an_empty_hand() -> None:
    s = table("A:cu@a2", "B:gan_king@a4")  # R14
    begin(s, Lasting(Mod("power", -5, "enemy", "turn"), 1, "turn", find(s, "A:cu").id))
    assert outcome(s, "A:cu", "B:gan_king") == "nothing"
    attack(s, "A:cu", "B:gan_king")
    assert there(s, "B:gan_king") and medals(s)[1] == 20
    assert told(s, HitResolved)[0].outcome == "nothing"


def test_x47_a_destroying_attack_pierces_to_the_next_cell() -> None:
    s = table("A:metabee@b2", "B:put_cat@b4", "B:rokusho@b5", "B:ikki@hand*4")
    attack(s, "A:metabee", "B:put_cat")
    assert not there(s, "B:put_cat") and not there(s, "B:rokusho") and medals(s)[1] == 17
    assert [e.why for e in told(s, HitResolved)] == ["attack", "pierce"]


def test_nothing_pierces_what_was_not_destroyed_nor_face_down_cards() -> None:
    s = table("A:metabee@b2", "B:grade_kabuki@b4", "B:put_cat@b5", "B:ikki@hand*7")
    attack(s, "A:metabee", "B:grade_kabuki")
    while s.asks and asked(s) == 1:
        take(s, TrashCard, card=options(s, TrashCard)[0].card)
    assert there(s, "B:put_cat")
    s = table("A:metabee@b2", "B:put_cat@b4", "B:rokusho@b5 down")
    attack(s, "A:metabee", "B:put_cat")
    assert there(s, "B:rokusho")


def test_a_sideways_attack_pierces_sideways() -> None:
    s = table("A:metabee@a3", "B:put_cat@b3", "B:rokusho@c3")
    attack(s, "A:metabee", "B:put_cat")
    assert not there(s, "B:rokusho")


def test_a_splash_hits_the_neighbours_of_the_target_with_its_own_power() -> None:
    s = table("A:meda_sun@b2", "B:metabee@b4", "B:put_cat@a4", "B:rokusho@c4", "B:ikki@hand*6")
    attack(s, "A:meda_sun", "B:metabee")
    while s.asks and asked(s) == 1:
        take(s, TrashCard, card=options(s, TrashCard)[0].card)
    assert not there(s, "B:put_cat") and there(s, "B:rokusho")  # 20 against 20, and against 30
    assert [(e.power, e.outcome, e.why) for e in told(s, HitResolved)] == [
        (50, "strong", "attack"),
        (20, "strong", "splash"),
        (20, "weak", "splash"),
    ]


def test_abilities_that_count_only_on_a_condition() -> None:
    s = table("A:dullahorse@b1", "B:gallant_lady@b3")  # 40, +10 if it moved; armour 50
    assert outcome(s, "A:dullahorse", "B:gallant_lady").startswith("weak")
    act(s, "A:dullahorse")
    take(s, Move, at="b2")
    assert outcome(s, "A:dullahorse", "B:gallant_lady") == "strong"
    take(s, Attack, target="B:gallant_lady")
    assert not there(s, "B:gallant_lady")
    s = table("A:saikachis@b2", "B:gallant_lady@b4")  # 40, +10 if it has not moved
    assert outcome(s, "A:saikachis", "B:gallant_lady") == "strong"
    act(s, "A:saikachis")
    s.moved = True
    assert outcome(s, "A:saikachis", "B:gallant_lady") != "strong"
    s = table("A:blackstag@b2", "B:gallant_lady@b3")  # 40, +10 against who has not acted
    assert outcome(s, "A:blackstag", "B:gallant_lady") == "strong"
    s.acted = (find(s, "B:gallant_lady").id,)
    assert outcome(s, "A:blackstag", "B:gallant_lady") != "strong"


def test_an_attack_needs_a_target() -> None:
    s = table("A:metabee@b2")
    act(s, "A:metabee")
    assert not options(s, Attack)
