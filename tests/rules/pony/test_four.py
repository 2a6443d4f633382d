"""Three and four players (pony.md, section 16)."""

from __future__ import annotations

import pytest

from game.rules.pony import places
from game.rules.pony.comparing import comparison
from game.rules.pony.events import FaceoffBegan, Solved
from game.rules.pony.faceoff import Faceoff
from game.rules.pony.facing_off import ProblemFaceoff, TroublemakerFaceoff, begin
from game.rules.pony.main_phase import MovePaid
from game.rules.pony.playing import PlayCard
from game.rules.pony.score_phase import Confronting, blocked, contested, mutual
from game.rules.pony.tokens import income
from game.rules.pony.troubles import Challenge
from tests.rules.pony.byhand import (
    area,
    challenges,
    decks,
    faceoff,
    find,
    go,
    happened,
    main,
    offered,
    points,
    score,
    table,
    take,
    totals,
    why,
)


def test_the_rival_is_the_next_player() -> None:
    s = table(seats=4)
    assert [places.rival(s, seat) for seat in range(4)] == [1, 2, 3, 0]
    assert places.order(s, 2) == [2, 3, 0, 1] and places.opponents(s, 3) == [0, 1, 2]


def test_cards_go_to_the_own_and_the_rivals_problem() -> None:
    s = table("A:PR020@hand", "A:PR012@home", "A:PR157@hand", seats=4)
    main(s)
    for to, there in (("home", True), ("pA", True), ("pB", True), ("pC", False), ("pD", False)):
        assert offered(s, PlayCard, "A:PR020", to) is there
    assert not offered(s, PlayCard, "A:PR157", "pC") and offered(s, PlayCard, "A:PR157", "pB")
    assert not offered(s, MovePaid, "A:PR012", "pD") and "16.2" in why(s, "pD")


def test_open_reach() -> None:
    """16.9: everybody may go to every Problem."""
    s = table("A:PR020@hand", seats=4, reach="open")
    main(s)
    assert all(offered(s, PlayCard, "A:PR020", to) for to in ("pA", "pB", "pC", "pD"))


def test_with_two_players_reach_changes_nothing() -> None:
    for reach in ("rival", "open"):
        assert places.reach(table(reach=reach), 0) == [(1, 0), (1, 1)]


def test_dilemmas_of_the_rival_are_within_reach() -> None:
    s = table("B:MT108@d0", "C:DE110@d1", seats=4)
    assert places.reach(s, 0) == [(1, 0), (1, 1), (2, 0)]
    assert places.reach(s, 2) == [(1, 2), (1, 3), (2, 1)]


def test_resources_go_on_friends_within_reach() -> None:
    s = table("A:PR139@hand", "A:PR023@home", "B:PR012@home", "B:PR020@pB", "C:PR044@pC", seats=3)
    main(s)
    assert offered(s, PlayCard, "A:PR139", "A:PR023") and offered(s, PlayCard, "A:PR139", "B:PR020")
    assert not offered(s, PlayCard, "A:PR139", "B:PR012") and not offered(s, PlayCard, "A:PR139", "C:PR044")


def test_tokens_by_the_highest_score_of_all() -> None:
    assert income(table(seats=4, points=(0, 1, 11, 3))) == 5


def test_every_other_players_troublemaker_blocks() -> None:
    s = table("C:PR157@pA", "A:PR157@pB", seats=4)
    assert blocked(s, 0, area("pA")) and not blocked(s, 0, area("pB")) and blocked(s, 1, area("pB"))


def test_a_problem_is_confronted_by_its_owner_and_the_player_before() -> None:
    """B's Problem: B by the owner's side, A by the others' side; both at once is a faceoff of the two."""
    s = table("A:PR031@pB", "B:PR013@pB", "B:PR079@pB", "D:PR031@pA", seats=4)
    decks(s, [3], [2], [5], [5])
    score(s)
    assert happened(s, FaceoffBegan)[0].sides == (0, 1) and len(happened(s, Solved)) == 1
    assert totals(s) == (4 + 3, 4 + 2 + 2) and points(s) == (1, 1, 0, 0)


def test_all_with_characters_there_take_part_each_for_themselves() -> None:
    s = table("A:PR012@pB", "B:PR036@pB", "D:PR031@pA", seats=4)
    decks(s, [1], [1], [1], [1])
    faceoff(s, "pA", "pB")
    assert happened(s, FaceoffBegan)[0].sides == (0, 1, 3) and totals(s) == (3, 4, 5)
    assert points(s) == (0, 0, 0, 1)


def test_ties_for_first_place_only_the_tied_flip_on() -> None:
    s = table("A:PR012@pB", "B:PR012@pB", "D:PR020@pA", seats=4)
    decks(s, [2, 1], [2, 3], [], [1, 6])
    faceoff(s, "pA", "pB")
    assert totals(s) == (2 + 2 + 1, 2 + 2 + 3, 1 + 1) and points(s)[1] == 1


def test_a_combined_faceoff_covers_what_is_within_reach() -> None:
    s = table(
        "A:MT108@d0",
        "C:DE110@d1",
        "D:PR031@pA",
        "B:PR013@pB",
        "B:PR079@pB",
        seats=4,
        problems=("PR168", "PR168", "PR168", "PR168"),
    )
    places.amend(s, confronted=(area("pA"),), phase="score")
    assert contested(s, 0) == (area("pA"),)
    places.amend(s, confronted=(area("pA"), area("pB")))
    assert mutual(s, 0) == [area("pA"), area("pB")]
    assert contested(s, 0) == (area("pA"), area("pB"), area("d0"))


def test_who_flips_for_a_troublemaker() -> None:
    """Its player; for an own Epic the next player clockwise (16.8)."""
    s = table("A:PR210@pB", "A:PR031@pB", "C:PR157@pB", seats=4)
    go(s, TroublemakerFaceoff(0, find(s, "C:PR157").id))
    assert happened(s, FaceoffBegan)[0].sides == (0, 2)
    s = table("A:PR210@pB", "A:PR031@pB", seats=4)
    challenges(s)
    assert offered(s, Challenge, "A:PR210")
    take(s, Challenge, "A:PR210")
    assert happened(s, FaceoffBegan)[0].sides == (0, 1)


def test_nobody_is_left_out_of_a_comparison() -> None:
    s = table("A:PR012@pB", "B:PR036@pB", seats=3)
    begin(s, Faceoff("problem", (area("pB"),), (0, 1), (find(s, "A:PR012").id, find(s, "B:PR036").id)))
    now = comparison(s)
    assert now is not None and [(side.seat, side.base, side.total) for side in now.sides] == [(0, 2, 2), (1, 3, 3)]
    assert now.stake == 1 and comparison(table()) is None


def test_alone_with_three_players_one_still_wins() -> None:
    s = table("A:PR012@pA", seats=3)
    decks(s, [1], [5], [5])
    go(s, ProblemFaceoff((area("pA"),)))
    assert happened(s, FaceoffBegan)[0].sides == (0,) and points(s) == (1, 0, 0)


@pytest.mark.parametrize("seats", [3, 4])
def test_no_score_for_others_in_the_turn_of_one(seats: int) -> None:
    s = table("B:PR013@pB", "B:PR079@pB", seats=seats)
    places.amend(s, phase="score")
    go(s, Confronting(0))
    assert points(s) == (0,) * seats and not s.asks
