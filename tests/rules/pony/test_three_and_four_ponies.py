"""Texts about opponents with three and four players (pony.md, section 16)."""

from __future__ import annotations

from game.rules.pony.choosing import Picked
from game.rules.pony.choosing_players import ChosenPlayer
from game.rules.pony.costs import move_cost
from game.rules.pony.effects.move_ops import Goes
from game.rules.pony.main_phase import MovePaid
from game.rules.pony.pending import LeaveIt, UseIt
from game.rules.pony.places import PROBLEM, deck, discard
from game.rules.pony.playing import PlayCard, UseAbility
from game.rules.pony.power import power
from game.rules.pony.requirements import need
from game.rules.pony.solving import Solving
from tests.rules.pony.byhand import (
    area,
    asked,
    decks,
    find,
    go,
    hands,
    main,
    next_problem,
    offered,
    table,
    take,
    tokens,
    troubles,
    where,
)


def test_an_opponent_is_picked_as_it_is_resolved() -> None:
    s = table(
        "A:PR033@home", "A:PR030@hand", "B:PR012@hand", "C:PR012@hand", seats=3, manes=("PR002", "PR003", "PR004")
    )
    main(s)
    take(s, PlayCard, "A:PR030", "home")
    assert asked(s) == (0, "PickPlayer")
    take(s, ChosenPlayer, which=lambda option: option.player == 2)
    assert hands(s) == (0, 1, 0)


def test_whose_tokens_are_lost_is_picked_too() -> None:
    s = table("A:PR081@home*2", "A:PR091@hand", seats=3, manes=("PR006", "PR003", "PR004"), tokens=(9, 9, 9))
    main(s)
    take(s, PlayCard, "A:PR091", "home")
    take(s, ChosenPlayer, which=lambda option: option.player == 1)
    assert tokens(s) == (6, 8, 9)


def test_whose_deck_is_looked_at_is_picked() -> None:
    s = table("A:PR079@home", "A:PR068@hand", seats=3)
    decks(s, [], [1, 2], [3, 4])
    main(s)
    take(s, PlayCard, "A:PR068", "home")
    take(s, UseIt)
    take(s, ChosenPlayer, which=lambda option: option.player == 2)
    assert asked(s) == (0, "PutNext")
    assert all(0 in s.pieces[i].seen_by for i in s.zones[deck(2)])
    assert not any(s.pieces[i].seen_by for i in s.zones[deck(1)])


def test_everybody_means_everybody_the_turn_player_first() -> None:
    s = table("A:AD157@pA down", "A:PR012@home", "B:PR033@home", "C:PR020@home", "D:PR020@home", seats=4)
    troubles(s)
    assert [where(s, card) for card in ("A:PR012", "B:PR033", "C:PR020", "D:PR020")] == ["discard"] * 4
    assert len(s.zones[discard(3)]) == 1


def test_opponents_are_all_others() -> None:
    s = table("A:PR048@pA", "A:PR059@pA", "B:PR012@pA", "D:PR012@pA", "A:PR205@pB", seats=4)
    assert [need(s, seat, (PROBLEM, 0)) for seat in range(4)] == [0, 1, 1, 1]
    assert power(s, find(s, "A:PR059")) == 3
    assert move_cost(s, 3, find(s, "D:PR012"), (PROBLEM, 1)) == 4


def test_an_opponents_character_goes_only_where_its_player_could() -> None:
    s = table("A:PR058@home", "D:PR012@pA", seats=4)
    main(s)
    take(s, UseAbility, "A:PR058")
    take(s, Picked, "D:PR012")
    assert asked(s) == (0, "PickArea")
    assert offered(s, Goes, "pD") and not offered(s, Goes, "pB") and not offered(s, Goes, "pC")


def test_nobody_is_called_beyond_the_rivals_problem() -> None:
    s = table("A:PR010@home", "A:PR012@home", seats=4)
    main(s)
    assert offered(s, MovePaid, "A:PR010", "pB") and not offered(s, MovePaid, "A:PR010", "pC")


def test_everybody_is_asked_for_themselves() -> None:
    s = table("A:PR157@deck", "B:PR160@deck", "C:PR157@deck", seats=3)
    next_problem(s, "PR187")
    go(s, Solving(0, (area("pA"),)))
    for seat in range(3):
        assert asked(s)[0] == seat
        take(s, LeaveIt)
    assert hands(s) == (0, 0, 0)
