"""The computer player: whole actions a person would call sensible; how often it wins is said by `bots medarot`."""

from __future__ import annotations

from typing import Any

import pytest

import game
from game.players.levels import bot
from game.rules.medarot.activation import End, Move, Special
from game.rules.medarot.advice import advise
from game.rules.medarot.attack import Attack
from game.rules.medarot.defence import Defend, Pass
from game.rules.medarot.positions import cell
from game.rules.medarot.swap import Swap
from game.rules.medarot.trashing import TrashCard
from game.rules.medarot.using import Use
from game.table.state import State, legal
from game.table.view import look

from .byhand import act, asked, end, find, table, take

worth = game.ruleset("medarot").worth


def prepared(*cards: str, **more: Any) -> State:
    """A table whose decks are known, with cards to draw."""
    s = table(*cards, **{"decks": 12, **more})
    for seat in range(2):
        s.lists = (*s.lists[:seat], tuple(p.card for p in s.pieces.values() if p.owner == seat), *s.lists[seat + 1 :])
    return s


def wants(s: State, level: str = "normal") -> Any:
    """What the computer player chooses."""
    seat = asked(s)
    view = look(s, seat)
    options = legal(view, seat)
    return options[bot(level, game.ruleset("medarot"), seat, 1).pick(view, options) or 0]


def test_it_destroys_what_it_can() -> None:
    s = prepared("A:metabee@b2", "B:put_cat@b4", "B:ikki@hand*4")
    act(s, "A:metabee")
    assert type(wants(s)) in (Attack, Move)  # it may step back first, and shoot then


def test_it_empties_a_hand_that_is_almost_empty() -> None:
    s = prepared(
        "A:metabee@b2", "B:gan_king@b4", "B:ikki@hand*3", "A:put_cat@b1", "A:put_cat@a2", "A:rokusho@c2", "A:put_cat@b3"
    )
    act(s, "A:metabee")
    assert type(wants(s)) is Attack


def test_it_uses_a_medarotter_or_the_master_where_that_destroys() -> None:
    for place in ("stock", "master"):
        s = prepared("A:metabee@b2", f"A:iwanoi@{place}", "B:kantaros@b4", "B:ikki@hand*6")
        act(s, "A:metabee")
        assert type(wants(s)) is Use
        take(s, Use, card="A:iwanoi", side="upper")
        assert type(wants(s)) in (Attack, Move)


def test_it_does_not_pay_for_nothing() -> None:
    s = prepared("A:metabee@b2", "A:iwanoi@master", "A:kasumi@stock", "B:put_cat@a5", "B:ikki@hand*5")
    act(s, "A:metabee")
    assert type(wants(s)) is Move


def test_it_pays_for_no_power_where_there_is_nobody_to_hit() -> None:
    """Iwanoi: power +20 for this attack. With nobody in reach that is a medal for nothing."""
    s = prepared("A:metabee@a1", "A:iwanoi@hand", "A:iwanoi@stock", "B:put_cat@c5", "B:ikki@hand*4")
    act(s, "A:metabee")
    uses = [option for option in legal(s, 0) if isinstance(option, Use)]
    assert uses, "the rules allow it"
    assert advise(s, 0, uses).pruned == set(range(len(uses)))
    assert not isinstance(wants(s), Use)


def test_it_moves_rather_than_paying_for_staying() -> None:
    s = prepared("A:rokusho@b2", "B:gan_king@a5", "B:ikki@hand*5", medals=(6, 20))
    act(s, "A:rokusho")
    assert type(wants(s)) is not End


def test_it_likes_the_neutral_row_where_nobody_threatens_it() -> None:
    s = prepared("A:rokusho@b2", "B:honeyforce@a5", "B:ikki@hand*5")
    act(s, "A:rokusho")
    choice = wants(s)
    assert type(choice) is Move and choice.at[1] == 3


def test_it_swaps_a_medarot_that_cannot_move_for_a_better_one() -> None:
    s = prepared("A:float_spinner@b1", "A:put_cat@b2", "A:arcbeetle@hand", "B:honeyforce@a5", "B:ikki@hand*5")
    act(s, "A:float_spinner")
    assert type(wants(s)) is Swap


def test_it_starts_specials() -> None:
    s = prepared("A:bravenurse@a1", "B:put_cat@c5", "B:ikki@hand*5")
    act(s, "A:bravenurse")
    assert type(wants(s)) in (Special, Move)


def test_it_defends_what_is_dear() -> None:
    s = prepared("A:diststar@b2", "B:gan_king@b4 down", "B:dorcus@b5", "B:put_cat@hand*7", "B:kagamiyama@stock")
    s.change(find(s, "B:dorcus"), at=cell("b4"))
    s.change(find(s, "B:gan_king"), at=cell("a5"))
    act(s, "A:diststar")
    take(s, Attack, target="B:dorcus")
    assert type(s.asks[1]) is Defend and type(wants(s)) is Use


def test_it_pays_for_no_armour_against_an_attack_that_is_weak_already() -> None:
    """Axolotl has armour 70: a shot of Metabee is weak with or without Kagamiyama, and costs the same cards."""
    s = prepared("A:metabee@a2", "B:axolotl@a4", "B:ikki@hand*6", "B:kagamiyama@hand", "B:kagamiyama@stock")
    act(s, "A:metabee")
    take(s, Attack, target="B:axolotl")
    uses = [option for option in legal(s, 1) if isinstance(option, Use)]
    assert uses and advise(s, 1, uses).pruned == set(range(len(uses)))
    assert type(wants(s)) is Pass
    assert type(wants(s, "hard")) is Pass


def test_it_trashes_what_it_needs_least() -> None:
    s = prepared("A:metabee@b2", "B:grade_kabuki@b4", "B:god_emperor@hand*3", "B:head_locust@hand*2")
    act(s, "A:metabee")
    take(s, Attack, target="B:grade_kabuki")
    choice = wants(s)
    assert type(choice) is TrashCard and s.pieces[choice.card].card == "card/medarot/head_locust"


def test_worth_counts_medals_and_sees_the_end() -> None:
    rich, poor = prepared(medals=(20, 10)), prepared(medals=(10, 20))
    assert worth(rich, 0) > 0 > worth(poor, 0) and worth(rich, 0) == pytest.approx(-worth(rich, 1))
    rich.result = (0,)
    assert worth(rich, 0) == -worth(rich, 1) > 100


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_it_does_not_attack_into_a_reflect_that_it_sees(level: str) -> None:
    """Honeyforce has prepared: a weak attack comes back and destroys Dorcus. Before that, Dorcus attacks."""
    for reflects in (False, True):
        s = prepared("A:dorcus@b2", "B:grade_kabuki@b3", "B:honeyforce@a5", "B:rokusho@hand*3")
        if reflects:
            act(s, "B:honeyforce")
            take(s, Special)
            end(s)
        act(s, "A:dorcus")
        assert (type(wants(s, level)) is Attack) != reflects
