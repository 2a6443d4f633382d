"""Who is asked does not tell what a hand holds: windows for spells, abilities with a price from hand (12, 13)."""

from __future__ import annotations

import pytest

from game.match.match import settle
from game.rules.arena.abilities import UseAbility
from game.rules.arena.choosing_attacks import ChooseAttack
from game.rules.arena.effects.card_ops import DiscardOne, PayCard
from game.rules.arena.movement import ChooseMove, EndMoves
from game.rules.arena.spells import CastSpells, EndSpells
from game.table.state import legal, moot
from tests.rules.arena.byhand import Figure, offered, take
from tests.rules.arena.spellbook import aim, attacking, position, real, window

CHANDRA, RHOX, FAR = (
    real("C", 0, (0, 0), "chandra"),
    real("R", 1, (6, 0), "rhox_veterans"),
    real("G", 1, (3, 0), "gideon"),
)
FIGURES: tuple[Figure, ...] = (CHANDRA, RHOX, FAR)


@pytest.mark.parametrize("card", ["w01", "r09", "u06"])
@pytest.mark.parametrize("which", ["A", "B"])
def test_whoever_holds_a_card_is_asked_in_both_windows(card: str, which: str) -> None:
    s, _ = window(which, real("G", 0, (0, 0), "gideon"), real("R", 1, (6, 0), "rhox_veterans"), hand=[card])
    settle(s)
    assert s.asks == {0: CastSpells(0, which)}


def test_who_can_cast_nothing_is_passed_by_the_screen() -> None:
    s, _ = window("B", real("G", 0, (0, 0), "gideon"), real("R", 1, (6, 0), "rhox_veterans"), hand=["r11"])
    settle(s)
    assert [type(option) for option in legal(s, 0)] == [EndSpells] and moot(s, 0, legal(s, 0))


def test_what_everybody_sees_is_not_asked() -> None:
    """No card in hand; or three spells cast, and no ability that a card could pay for."""
    for hand, cast in (([], 0), (["w01"], 3)):
        s, _ = window("A", real("G", 0, (0, 0), "gideon"), RHOX, hand=hand, spells_cast=cast)
        settle(s)
        assert not s.asks


@pytest.mark.parametrize("card, choices", [("w01", 1), ("r09", 2)])
def test_super_heated_keeps_its_owner_asked_whatever_the_hand_holds(card: str, choices: int) -> None:
    """Nothing else can be done, and only its owner can tell that there is no red card to pay with."""
    s, who = attacking(*FIGURES, hand=[card])
    s.attacked = (who["C"],) * 2
    s.offered.clear()
    settle(s)
    assert s.asks == {0: ChooseAttack(0)}
    s, who = position(*FIGURES, hand=[card], phase="move")
    s.moved = (who["C"],)
    s.asks[0] = ChooseMove(0)
    settle(s)
    assert s.asks == {0: ChooseMove(0)} and len(legal(s, 0)) == choices
    assert {type(option) for option in legal(s, 0)} <= {EndMoves, UseAbility}


def test_once_super_heated_is_used_nothing_is_asked_any_more() -> None:
    s, who = position(*FIGURES, hand=["r09"], phase="move")
    s.moved, s.used = (who["C"],), ((s.pieces[who["C"]].host, "super_heated"),)
    s.asks[0] = ChooseMove(0)
    settle(s)
    assert not s.asks


def test_which_red_card_is_discarded_is_asked_even_with_one_as_long_as_there_are_others() -> None:
    for hand, asked in ((["r09", "w01"], True), (["r09"], False)):
        s, who = window("A", *FIGURES, hand=hand)
        take(s, UseAbility, ability="super_heated")
        aim(s, who["R"])
        settle(s)
        assert isinstance(s.asks.get(0), PayCard) == asked
        if asked:
            assert len(offered(s, DiscardOne)) == 1 and moot(s, 0, legal(s, 0))
