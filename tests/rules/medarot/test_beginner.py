"""Chapter 16: beginner mode; X55, X56."""

from __future__ import annotations

from typing import Any

import game
from game.rules.medarot.activation import Move
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Pass
from game.rules.medarot.events import HitResolved
from game.rules.medarot.forecast import forecast
from game.rules.medarot.may_use import price
from game.rules.medarot.places import MedarotState, cell_name, hand, master, medals, medarot
from game.rules.medarot.swap import Swap
from game.rules.medarot.using import Use

from .byhand import act, codes, end, find, options, table, take, there, told
from .byhand import medals as both_medals


def beginner(*cards: str, **more: Any) -> MedarotState:
    return table(*cards, mode="beginner", **more)


def test_x55_below_the_armour_nothing_happens() -> None:
    s = beginner("A:metabee@b2", "B:banchuu@b4", "B:put_cat@hand*3")
    assert forecast(s, find(s, "A:metabee"), find(s, "B:banchuu")).kind == "nothing"
    act(s, "A:metabee")
    take(s, Attack, target="B:banchuu")
    assert there(s, "B:banchuu") and len(s.inside(hand(1))) == 3 and told(s, HitResolved)[0].outcome == "nothing"
    s = beginner("A:passghoul@b2", "B:banchuu@b3")  # S3: no riders either
    act(s, "A:passghoul")
    take(s, Attack, target="B:banchuu")
    assert not s.lasting


def test_power_equal_to_the_armour_destroys_in_beginner_mode_too() -> None:
    """Only "power below armour" is without effect (16); metabee (30) on rokusho (armour 30) is X22: it costs 2."""
    s = beginner("A:metabee@b2", "B:rokusho@b4", medals=(10, 10))
    assert forecast(s, find(s, "A:metabee"), find(s, "B:rokusho")).kind == "strong"
    act(s, "A:metabee")
    take(s, Attack, target="B:rokusho")
    assert not there(s, "B:rokusho") and both_medals(s)[1] == 8 and told(s, HitResolved)[0].outcome == "strong"


def test_x55_effects_cost_one_and_two() -> None:
    s = beginner()
    for name in ("koji", "hikaru", "rintaro", "milky"):
        card = s.cards[f"card/medarotter/{name}"]
        assert (price(s, card.upper, "upper"), price(s, card.lower, "lower")) == (1, 2)
    s = beginner("A:rokusho@b2", "A:koji@stock", medals=(1, 10))
    act(s, "A:rokusho")
    assert {o.side for o in options(s, Use)} == {"upper"}
    assert "not_enough_medals" in codes(s, "A:koji")


def test_x56_all_eight_directions() -> None:
    s = beginner("A:honeyforce@b2")
    act(s, "A:honeyforce")
    assert {cell_name(o.at) for o in options(s, Move)} == {
        "a1",
        "b1",
        "c1",
        "a2",
        "c2",
        "a3",
        "b3",
        "c3",
    }


def test_no_swap_no_master() -> None:
    s = beginner("A:metabee@b2", "A:put_cat@hand")
    act(s, "A:metabee")
    assert not options(s, Swap) and codes(s, "A:put_cat") == {"not_in_mode"}
    s = medarot(game.start("medarot", 2, 1, {"mode": "beginner"}))
    assert medals(s, 0) == 10 and not s.inside(master(0))
    assert sum(len(ids) for zone, ids in s.zones.items() if zone.owner == 0) == 15


def test_made_weak_means_no_effect() -> None:
    s = beginner("A:metabee@b2", "B:put_cat@b4", "B:karin@stock", medals=(10, 10))
    act(s, "A:metabee")
    take(s, Attack, target="B:put_cat")
    assert options(s, Pass)
    take(s, Use, card="B:karin", side="lower")
    assert there(s, "B:put_cat") and both_medals(s)[1] == 8


def test_the_stay_penalty_and_the_neutral_row_are_the_same() -> None:
    s = beginner("A:metabee@b2", medals=(10, 10))
    act(s, "A:metabee")
    end(s)
    assert both_medals(s)[0] == 9
