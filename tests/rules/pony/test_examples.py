"""The worked examples of pony.md, section 18, E1 to E23: set-up, tokens, playing, challenges, confronting, boosts."""

from __future__ import annotations

import pytest

import game
from game.rules.pony import places
from game.rules.pony.costs import move_cost
from game.rules.pony.faceoff_result import GoHome
from game.rules.pony.flipping import UseRandom
from game.rules.pony.main_phase import EndMain, MainActions, MovePaid
from game.rules.pony.opening import KeepHand, LayStarting
from game.rules.pony.places import PonyState
from game.rules.pony.playing import PlayCard, PlayEvent
from game.rules.pony.power import color_power, power
from game.rules.pony.requirements import meets
from game.rules.pony.revealing import KeptOne
from game.rules.pony.score_phase import Confronting
from game.rules.pony.tokens import income
from game.rules.pony.troubles import Challenge
from game.rules.pony.turn import PhaseEnd, Readying
from tests.rules.pony.byhand import (
    asked,
    catalogue,
    challenge,
    challenges,
    decks,
    find,
    go,
    hands,
    key,
    main,
    offered,
    points,
    score,
    settle,
    table,
    take,
    there,
    tokens,
    totals,
    troubles,
    turn,
    where,
    why,
)


def cost(s: PonyState, written: str, to: str, seat: int = 0) -> int:
    """What moving a character to a Problem costs."""
    return move_cost(s, seat, find(s, written), places.problem_of("AB".index(to[1])))


def opening(first: int) -> PonyState:
    """A match with the deck of E1 for both, in which this seat begins, kept up to turn 1."""
    for seed in range(20):
        s = places.pony(game.start("pony", 2, seed, decks=["fluttershy", "fluttershy"]))
        for seat in (0, 1):
            start = next(
                o for o in game.legal(s, seat) if isinstance(o, LayStarting) and s.pieces[o.piece].card == key("PR164")
            )
            game.choose(s, seat, start)
        if places.pony(s).first == first:
            return s
    raise AssertionError("no seed lets this seat begin")


def kept(s: PonyState) -> PonyState:
    for _ in range(2):
        take(s, KeepHand)
    return s


def test_e1_set_up() -> None:
    s = kept(opening(0))
    for seat in (0, 1):
        assert places.mane_of(s, seat).card == key("PR006") and not places.mane_of(s, seat).has(places.BOOSTED)
        assert where(s, "AB"[seat] + ":PR006") == "home"
        assert where(s, "AB"[seat] + ":PR164") == "p" + "AB"[seat]
        assert len(s.zones[places.problems(seat)]) == 9
    assert len(s.zones[places.deck(0)]) == 39 and len(s.zones[places.hand(0)]) == 6
    assert points(s) == (0, 0) and tokens(s)[1] == 0


def test_e2_the_first_turns() -> None:
    """A gains 2 tokens and draws nothing; B gains 2 and draws."""
    s = kept(opening(0))
    assert tokens(s) == (2, 0) and hands(s) == (6, 6)
    s = table(turn=1, active=0, tokens=(0, 0))
    decks(s, [1], [1])
    turn(s, 1, 2)
    assert tokens(s) == (0, 2) and hands(s) == (0, 1)


@pytest.mark.parametrize("highest, n", [(0, 2), (1, 2), (2, 3), (5, 3), (6, 4), (10, 4), (11, 5), (14, 5)])
def test_e3_token_table(highest: int, n: int) -> None:
    assert income(table(points=(0, highest))) == n == income(table(points=(highest, 0)))


def test_e3_the_highest_score_of_anybody_counts() -> None:
    s = table(points=(1, 6), tokens=(0, 0))
    go(s, Readying(0))
    assert tokens(s) == (4, 0)


def test_e4_unspent_tokens() -> None:
    s = table(points=(4, 0), tokens=(3, 0))
    go(s, Readying(0))
    assert tokens(s) == (6, 0)


def test_e5_play_requirement() -> None:
    s = table("A:PR041@hand", "A:PR040@hand", manes=("PR003", "PR001"))
    main(s)
    assert offered(s, PlayCard, "A:PR041", "home") and not offered(s, PlayCard, "A:PR040")
    assert "7.1" in why(s, "A:PR040")
    take(s, PlayCard, "A:PR041", "home")
    assert offered(s, PlayCard, "A:PR040", "home")


def test_e6_exhausted_power() -> None:
    s = table("A:PR041@home exhausted", "A:PR040@hand", manes=("PR003", "PR001"))
    assert color_power(s, 0)["pink"] == 1
    main(s)
    assert not offered(s, PlayCard, "A:PR040")
    s = table("A:PR038@home exhausted", "A:PR139>A:PR038", manes=("PR003", "PR001"))
    assert color_power(s, 0)["pink"] == 4


def test_e7_move_costs() -> None:
    s = table("A:PR008@home", "A:PR020@home")
    assert (cost(s, "A:PR008", "pB"), cost(s, "A:PR020", "pB")) == (1, 2)
    s = table("A:PR008@home", "A:PR020@home", "B:PR205@pB")
    assert (cost(s, "A:PR020", "pB"), cost(s, "A:PR008", "pB")) == (4, 3)
    s = table("A:PR008@home", "A:PR020@home", "B:PR005@pB boosted", manes=("PR001", "PR003"))
    assert (cost(s, "A:PR020", "pB"), cost(s, "A:PR008", "pB")) == (3, 2)


def test_e7_leaving_costs_more_too_and_both_count() -> None:
    """Octavia: to her place and away from it, 2 more each."""
    s = table("A:PR020@pB", "B:PR205@pB", tokens=(3, 0))
    assert move_cost(s, 0, find(s, "A:PR020"), places.home_of(0)) == 4
    main(s)
    assert not offered(s, MovePaid, "A:PR020") and "13.5" in why(s, "A:PR020", "home")


def test_e8_fixer() -> None:
    """Royal Guidance: +2 and both colours until the Main Phase ends (A26)."""
    s = table("A:PR099@hand", "A:PR059@hand", manes=("PR006", "PR001"), tokens=(3, 0))
    main(s)
    assert not offered(s, PlayCard, "A:PR059")
    take(s, PlayEvent, "A:PR099")
    fluttershy = find(s, "A:PR006")
    assert power(s, fluttershy) == 3 and color_power(s, 0)["purple"] == 3 == color_power(s, 0)["yellow"]
    assert offered(s, PlayCard, "A:PR059") and there(s, "A:PR099@discard")
    s = table("A:PR099@hand", manes=("PR006", "PR001"))
    go(s, MainActions(0), PhaseEnd("main"))
    take(s, PlayEvent, "A:PR099")
    assert power(s, find(s, "A:PR006")) == 3
    take(s, EndMain)
    assert power(s, find(s, "A:PR006")) == 1, "in the Score Phase it is over"


def test_e9_troublemaker_timing() -> None:
    s = table(
        "A:PR160@hand", "A:PR014@pB*4", "B:PR012@pB*2", "B:PR020@hand", tokens=(5, 5), problems=("PR170", "PR168")
    )
    main(s)
    take(s, PlayCard, "A:PR160", "pB")
    assert tokens(s)[0] == 4 and not find(s, "A:PR160").face_up
    assert meets(s, 0, places.problem_of(1))
    places.amend(s, active=1)
    score(s.clone(), 1)
    troubles(s, 1)
    assert hands(s)[1] == 1, "face down it does nothing"
    places.amend(s, active=0)
    s.asks.clear()
    troubles(s, 0)
    assert find(s, "A:PR160").face_up and hands(s)[1] == 1
    places.amend(s, active=1)
    s.asks.clear()
    s.agenda.clear()
    troubles(s, 1)
    assert hands(s)[1] == 0, "B discards one card at random"


def test_e9_face_down_does_not_block() -> None:
    s = table("A:PR160@pB down", "B:PR012@pB", "B:PR076@pB", active=1)
    score(s, 1)
    assert points(s) == (0, 1)


def test_e9_who_is_blocked() -> None:
    """B cannot confront beside A's Troublemaker, A can."""
    for active, gained in ((1, 0), (0, 1)):
        s = table(
            "A:PR160@pB", "A:PR014@pB*4", "B:PR012@pB*2", "B:PR076@pB", problems=("PR170", "PR168"), active=active
        )
        assert meets(s, active, places.problem_of(1))
        score(s, active)
        assert points(s)[active] == gained


def test_e10_two_troublemakers_of_mine_at_one_problem() -> None:
    s = table("A:PR157@pB", "A:PR158@pB down", tokens=(5, 0))
    kept_new = s
    troubles(s)
    assert asked(s) == (0, "KeepOne")
    other = s.clone()
    take(kept_new, KeptOne, "A:PR158")
    assert there(kept_new, "A:PR157@discard") and there(kept_new, "A:PR158")
    assert asked(kept_new)[0] == 0, "A may pay 2"
    take(other, KeptOne, "A:PR157")
    assert there(other, "A:PR158@discard") and tokens(other) == (5, 0) and not other.asks


def test_e11_challenge_won() -> None:
    s = table("B:PR157@pA", "A:PR033@pA", "A:PR012@pA")
    decks(s, [4], [2])
    challenges(s)
    take(s, Challenge, "B:PR157")
    assert totals(s) == (8, 6) and points(s) == (1, 0) and there(s, "B:PR157@discard")
    assert len(s.zones[places.deck(0)]) == 1 == len(s.zones[places.deck(1)]) and not s.inside(places.flips(0))


def test_e12_challenge_lost() -> None:
    s = table("B:PR157@pA", "A:PR033@pA", "A:PR012@pA", "B:PR160@pB", "A:PR020@pB")
    decks(s, [1], [2])
    challenges(s)
    take(s, Challenge, "B:PR157")
    assert totals(s) == (5, 6) and asked(s) == (0, "WhoGoesHome")
    assert offered(s, GoHome, "A:PR033") and offered(s, GoHome, "A:PR012") and not offered(s, GoHome, "A:PR020")
    take(s, GoHome, "A:PR012")
    assert where(s, "A:PR012") == "home" and where(s, "A:PR033") == "pA" and not find(s, "A:PR012").turned
    assert asked(s) == (0, "Challenges") and offered(s, Challenge, "B:PR160")
    assert not offered(s, Challenge, "B:PR157") and why(s, "B:PR157") == {"A14"}, "once in a turn"


def test_e13_tie() -> None:
    s = table("B:PR157@pA", "A:PR033@pA", "A:PR012@pA")
    decks(s, [2, 3], [2, 1])
    challenge(s, "B:PR157")
    assert totals(s) == (9, 7) and asked(s) == (0, "PutUnder"), "the order on the bottom is free"
    assert points(s) == (1, 0)
    assert len(s.inside(places.flips(0))) == 2 == len(s.inside(places.flips(1)))


def test_e14_manticore() -> None:
    s = table("B:PR159@pA", "A:PR036@pA", "A:PR036@pA exhausted", "A:AD077@pA", "A:PR044@pA")
    decks(s, [4], [3, 5])
    challenge(s, "B:PR159")
    assert totals(s) == (10, 12) and asked(s) == (0, "WhoGoesHome") and points(s) == (0, 0)


def test_e15_studious() -> None:
    s = table("B:PR157@pA", "A:PR055@pA", "A:PR051@pA", tokens=(0, 0))
    decks(s, [4], [1])
    challenge(s, "B:PR157")
    assert tokens(s) == (1, 0)
    s = table("B:PR157@pA", "A:PR055@pA", "A:PR051@pA", "A:EO094@home", tokens=(0, 0))
    decks(s, [4], [1])
    challenge(s, "B:PR157")
    assert tokens(s) == (2, 0)


def test_e16_random() -> None:
    s = table("B:PR157@pA", "A:PR040@pA")
    decks(s, [1, 4], [])
    challenge(s, "B:PR157")
    take(s, UseRandom, "A:PR040")
    assert totals(s) == (1 + 4, 4)
    s = table("B:PR157@pA", "A:PR040@pA")
    decks(s, [1, 1, 5], [])
    challenge(s, "B:PR157")
    take(s, UseRandom, "A:PR040")
    assert totals(s) == (1 + 1, 4), "once for each such character"
    s = table("B:PR157@pA", "A:PR040@pA", "A:PR047@pA")
    decks(s, [1, 1, 5], [])
    challenge(s, "B:PR157")
    take(s, UseRandom, "A:PR040")
    take(s, UseRandom, "A:PR047")
    assert totals(s) == (2 + 5, 4)


def test_e17_not_colour() -> None:
    """PR164 asks its owner for 1 yellow and 1 not yellow."""
    for more, met in (((), False), (("A:PR076@pA",), True), (("A:AD081@pA",), True)):
        s = table("A:PR081@pA", *more)
        assert meets(s, 0, places.problem_of(0)) is met
        go(s, Confronting(0))
        assert points(s)[0] == int(met)


def test_e18_opponent_side() -> None:
    s = table("B:PR012@pA", "B:PR020@pA", active=1)
    assert not meets(s, 1, places.problem_of(0))
    s = table("B:PR012@pA", "B:PR020@pA", "B:PR014@pA", active=1)
    assert meets(s, 1, places.problem_of(0))
    score(s, 1)
    assert points(s) == (0, 1)


def test_e19_need_modifier() -> None:
    there_are = ("B:PR012@pA", "B:PR020@pA", "B:PR014@pA")
    assert not meets(table(*there_are, "A:PR048@pA"), 1, places.problem_of(0))
    assert meets(table(*there_are, "B:PR044@pA", "A:PR048@pA"), 1, places.problem_of(0))
    assert meets(table(*there_are, "A:PR202@pA"), 1, places.problem_of(0))
    assert not meets(table("B:PR012@pA*2", "A:PR202@pA"), 1, places.problem_of(0))


def test_e20_two_coloured_split() -> None:
    s = table("A:PR013@pA", "A:PR020@pA", "A:PR103@hand", "A:PR065@home", problems=("PR167", "PR168"))
    main(s)
    take(s, PlayEvent, "A:PR103")
    for option in game.legal(s, 0):
        if find(s, "A:PR013").id in option.about():
            game.choose(s, 0, option)
            break
    settle(s)
    assert power(s, find(s, "A:PR013")) == 6 and meets(s, 0, places.problem_of(0))
    s.change(find(s, "A:PR020"), at=places.home_of(0))
    assert not meets(s, 0, places.problem_of(0))


def test_e21_boost_rainbow_dash() -> None:
    s = table("A:PR001@pA", "A:PR012@pA", "A:PR079@pA", "A:PR157@pA", problems=("PR168", "PR164"))
    score(s)
    mane = places.mane_of(s, 0)
    assert points(s) == (1, 0) and mane.has(places.BOOSTED) and power(s, mane) == 3
    assert catalogue()[key("PR001")].boosted.home_limit == 4 and cost(s, "A:PR001", "pB") == 1


@pytest.mark.parametrize("other, boosted", [("PR076", 0), ("PR079", 1)])
def test_e22_boost_applejack(other: str, boosted: int) -> None:
    s = table("A:PR002@pA", f"A:{other}@pA", manes=("PR002", "PR001"), problems=("PR190", "PR164"))
    s.change(places.mane_of(s, 0), at=places.problem_of(0))
    score(s)
    assert points(s) == (1, 0) and places.mane_of(s, 0).has(places.BOOSTED) == boosted


def test_e23_boost_rarity() -> None:
    s = table("A:PR020@pA", "B:PR012@pA*2", manes=("PR005", "PR001"), problems=("PR170", "PR164"))
    s.change(places.mane_of(s, 0), at=places.problem_of(0))
    decks(s, [5], [1])
    score(s)
    assert points(s) == (2, 0) and places.mane_of(s, 0).has(places.BOOSTED)
    assert places.mane_of(s, 0).at == places.home_of(0) and where(s, "B:PR012") == "home"
