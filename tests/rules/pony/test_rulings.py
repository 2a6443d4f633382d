"""The rulings of pony.md, section 17, and the corners of sections 5, 8, 9, 10 and 13 that no worked example covers."""

from __future__ import annotations

import pytest

import game
from game.rules.pony import places
from game.rules.pony.aftermath import NextTrigger, NoReply
from game.rules.pony.events import Confronted, FaceoffBegan, FaceoffEnded, Flipped, Frightened, Revealed, Solved
from game.rules.pony.faceoff import Faceoff
from game.rules.pony.facing_off import Totals, TroublemakerFaceoff, able, begin
from game.rules.pony.leaving import dismiss
from game.rules.pony.moving import relocate
from game.rules.pony.places import PonyState
from game.rules.pony.playing import PlayCard, PlayEvent
from game.rules.pony.power import contributed
from game.rules.pony.revealing import KeptOne, cover, shift_troublemaker, uncover
from game.rules.pony.score_phase import Confront, contested
from game.rules.pony.solving import Solve
from game.rules.pony.states import exhaust, frighten
from game.rules.pony.troubles import Challenge, EndChallenges
from game.table.state import legal
from tests.rules.pony.byhand import (
    after,
    area,
    asked,
    challenge,
    challenges,
    decks,
    faceoff,
    find,
    go,
    happened,
    lay,
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
    where,
    why,
)


def answer(s: PonyState, kind: str = "") -> None:
    """Take the first answer to everything that is asked (of a kind)."""
    while s.asks and s.result is None and kind in ("", asked(s)[1]):
        game.choose(s, min(s.asks), legal(s, min(s.asks))[0])
        settle(s)


# ---- confronting (A5, A6, 5.4) -----------------------------------------------------------------------------
def test_a5_having_confronted_is_enough_for_the_turn_player() -> None:
    """A's Friends leave after A has confronted; B meets the requirement: there is a faceoff."""
    s = table("A:PR013@pA", "A:PR079@pA", "B:PR031@pA", problems=("PR168", "PR164"))
    places.amend(s, phase="score", confronted=(area("pA"),))
    for each in ("A:PR013", "A:PR079"):
        s.change(find(s, each), at=places.home_of(0))
    assert contested(s, 0) == (area("pA"),)
    s.change(find(s, "B:PR031"), at=places.home_of(1))
    assert contested(s, 0) == (), "the other player must meet it now"


def test_a6_each_check_uses_the_state_of_its_moment() -> None:
    """Ponynapped! at B frightens a Friend there; what stands at A's Problem is not touched."""
    s = table("A:PR013@pA", "A:PR079@pA", "A:PR031@pB*2", problems=("PR168", "PR193"))
    score(s)
    take(s, Confront, "pB")
    answer(s)
    assert [e.area for e in happened(s, Confronted)] == [area("pB"), area("pA")]
    assert len(happened(s, Frightened)) == 1


def test_blocked_problems_say_so() -> None:
    s = table(
        "A:PR013@pA",
        "A:PR079@pA",
        "A:PR031@pB*2",
        "A:MT108@d0",
        "A:PR036@d0*2",
        "B:PR157@pB",
        problems=("PR168", "PR166"),
    )
    score(s)
    assert asked(s)[1] == "ConfrontNext" and why(s, "pB") == {"5.4"}
    assert not offered(s, Confront, "pB") and offered(s, Confront, "d0")


def test_epics_block_their_own_player() -> None:
    s = table("A:PR013@pA", "A:PR079@pA", "A:AD-1@pA", problems=("PR168", "PR166"))
    score(s)
    assert points(s) == (0, 0)


def test_a35_a_blocked_problem_is_solved_with_the_others() -> None:
    """A confronts its Problem and a Dilemma, B meets both: B's own Problem is covered too, Troublemaker and all."""
    s = table(
        "A:PR013@pA",
        "A:PR079@pA",
        "B:PR031@pA",
        "A:MT108@d0",
        "A:PR036@d0*2",
        "B:PR031@d0",
        "B:PR020@d0",
        "A:PR157@pB",
        problems=("PR168", "PR166"),
    )
    decks(s, [1], [1])
    score(s)
    answer(s)
    assert len(happened(s, Solved)) == 3 and there(s, "A:PR157@discard") and there(s, "A:MT108@discard")
    assert happened(s, FaceoffBegan)[0].areas == (area("pA"), area("pB"), area("d0"))


# ---- Troublemakers (section 9, A12, A13, A29, A39, A40) ----------------------------------------------------
def test_a12_beside_a_standing_epic_a_newcomer_is_discarded() -> None:
    s = table("B:AD-1@pA", "A:PR158@pA down", tokens=(5, 0))
    troubles(s)
    answer(s)
    assert there(s, "A:PR158@discard") and there(s, "B:AD-1") and tokens(s) == (5, 0), "it was never revealed (A39)"


def test_a13_of_two_epics_one_is_kept() -> None:
    s = table("A:AD-1@pB down", "A:CN203@pB down", "A:PR157@pB down")
    troubles(s)
    assert asked(s) == (0, "KeepOne")
    assert offered(s, KeptOne, "A:AD-1") and not offered(s, KeptOne, "A:PR157") and why(s, "A:PR157") == {"9.2"}
    take(s, KeptOne, "A:AD-1")
    assert there(s, "A:AD-1") and there(s, "A:CN203@discard") and there(s, "A:PR157@discard")


def test_a_new_epic_replaces_the_first() -> None:
    s = table("B:AD-1@pA", "A:PR210@pA down")
    troubles(s)
    answer(s)
    assert there(s, "A:PR210") and there(s, "B:AD-1@discard")


def test_a29_an_opponents_troublemaker_is_sorted_by_its_player() -> None:
    s = table("B:PR157@pA", "B:PR153@pA down")
    uncover(s, [find(s, "B:PR153")], 0)
    go(s)
    assert asked(s) == (1, "KeepOne")


def test_a40_all_discards_and_frights_come_before_the_triggers() -> None:
    """Pony of Shadows at B and Nightmare Moon at A turn up together: its fright comes when hands are as they were."""
    s = table("A:PR210@pA down", "A:CN161@pB down", "B:PR012@pA", "B:PR033@pB")
    troubles(s)
    kinds = [type(e) for e in s.events if type(e) in (Revealed, Frightened)]
    assert kinds[:3] == [Revealed, Revealed, Frightened]
    assert asked(s)[1] == "TriggerOrder" and not find(s, "B:PR012").face_up and find(s, "B:PR033").face_up


def test_several_triggers_are_put_in_order_by_their_player() -> None:
    s = table("A:PR210@pA down", "A:CN161@pB down", "B:PR033@pB")
    troubles(s)
    assert {s.cards[o.card].number for o in legal(s, 0) if isinstance(o, NextTrigger)} == {"PR210", "CN161"}


def test_an_epic_moved_to_another_problem() -> None:
    """9.2: what is moved is sorted like what is revealed, but it frightens nobody."""
    s = table("A:PR210@pA", "B:PR157@pB", "B:PR012@pB")
    shift_troublemaker(s, find(s, "A:PR210"), area("pB"))
    go(s)
    assert there(s, "B:PR157@discard") and find(s, "B:PR012").face_up
    s = table("A:CN160@pA", "A:PR157@pB")
    shift_troublemaker(s, find(s, "A:CN160"), area("pB"))
    go(s)
    assert asked(s) == (0, "KeepOne")
    s = table("A:CN160@pA", "B:AD-1@pB")
    shift_troublemaker(s, find(s, "A:CN160"), area("pB"))
    go(s)
    assert there(s, "A:CN160@discard")


def test_what_was_turned_down_turns_up_again() -> None:
    s = table("A:PR157@pB")
    cover(s, find(s, "A:PR157"))
    troubles(s)
    assert find(s, "A:PR157").face_up


def test_challenges_need_somebody_able() -> None:
    for who, rule in (("A:PR012@pA exhausted", "8.1"), ("A:PR012@pA frightened", "8.1"), ("A:PR012@pB", "8.1")):
        s = table("B:PR157@pA", "B:PR153@pB", "A:PR020@pB", who)
        challenges(s)
        assert not offered(s, Challenge, "B:PR157") and rule in why(s, "B:PR157")
    s = table("B:PR157@pA", "A:PR022@pA exhausted")
    assert [p.card for p in able(s, 0, area("pA"))] == [find(s, "A:PR022").card], "Stubborn"


def test_own_and_hidden_troublemakers_are_not_challenged() -> None:
    s = table("A:PR157@pA", "B:PR153@pA down", "B:PR160@pB", "A:PR012@pA", "A:PR020@pB")
    challenges(s)
    assert why(s, "A:PR157") == {"5.2"} and why(s, "B:PR153") == {"5.2"}
    take(s, EndChallenges)
    assert not s.asks


def test_events_of_the_troublemaker_phase() -> None:
    s = table("A:PR115@hand", "A:PR012@home", "A:PR020@home", tokens=(2, 0))
    challenges(s)
    take(s, PlayEvent, "A:PR115")
    assert tokens(s) == (0, 0) and there(s, "A:PR115@stage"), "it asks who goes where"
    s = table("A:PR115@hand", "A:PR012@home", "A:PR020@home")
    main(s)
    assert not offered(s, PlayEvent, "A:PR115") and "13.4" in why(s, "A:PR115")


# ---- faceoffs (section 8, A17 to A19, A31, A33, A36, A37) --------------------------------------------------
def test_a19_with_two_players_both_flip() -> None:
    s = table("A:PR020@pA")
    decks(s, [1], [5])
    faceoff(s, "pA")
    assert totals(s) == (2, 5) and points(s) == (0, 1)


def test_a31_the_highest_flip_is_ignored() -> None:
    """Featherweight: opponents flip one more, and the highest counts nothing."""
    s = table("A:PR067@pA", "B:PR012@pA")
    decks(s, [1], [5, 2])
    faceoff(s, "pA")
    assert totals(s) == (2 + 1, 2 + 2)


def test_a33_who_arrives_takes_part_and_nobody_joins_a_troublemaker() -> None:
    s = table("A:PR012@pA", "A:PR036@home", "B:PR036@pA")
    begin(s, Faceoff("problem", (area("pA"),), (0, 1), (find(s, "A:PR012").id, find(s, "B:PR036").id)))
    relocate(s, find(s, "A:PR036"), area("pA"), 0)
    faceoff_now = places.pony(s).faceoff
    assert faceoff_now is not None and find(s, "A:PR036").id in faceoff_now.taking
    relocate(s, find(s, "A:PR036"), area("pB"), 0)
    faceoff_now = places.pony(s).faceoff
    assert faceoff_now is not None and find(s, "A:PR036").id not in faceoff_now.taking
    s = table("A:PR012@pA", "B:PR036@home", "B:PR157@pA")
    begin(s, Faceoff("troublemaker", (area("pA"),), (0, 1), (find(s, "A:PR012").id,), find(s, "B:PR157").id, 1, 0))
    relocate(s, find(s, "B:PR036"), area("pA"), 1)
    faceoff_now = places.pony(s).faceoff
    assert faceoff_now is not None and faceoff_now.taking == (find(s, "A:PR012").id,)


@pytest.mark.parametrize("what", ["leaves", "is frightened", "is exhausted"])
def test_participants_stop_contributing(what: str) -> None:
    s = table("A:PR012@pA", "A:PR020@pA", "B:PR036@pA")
    begin(s, Faceoff("problem", (area("pA"),), (0, 1), tuple(find(s, x).id for x in ("A:PR012", "A:PR020", "B:PR036"))))
    piece = find(s, "A:PR012")
    {
        "leaves": lambda: relocate(s, piece, places.home_of(0), 0),
        "is frightened": lambda: frighten(s, piece),
        "is exhausted": lambda: exhaust(s, piece),
    }[what]()
    s.agenda.clear()
    go(s, Totals())
    assert totals(s) == (1, 3)


@pytest.mark.parametrize("turned_down", [False, True])
def test_a_troublemaker_that_is_gone_ends_the_faceoff(turned_down: bool) -> None:
    s = table("A:PR012@pA", "B:PR157@pA")
    decks(s, [1, 1], [1, 1])
    piece = find(s, "B:PR157")
    s.then(TroublemakerFaceoff(0, piece.id))
    s.agenda.pop().do(s)
    cover(s, piece) if turned_down else dismiss(s, piece, 0)
    go(s)
    assert points(s) == (0, 0) and not happened(s, Flipped) and happened(s, FaceoffEnded)[0].winner == -1
    assert places.pony(s).faceoff is None and not s.asks


def test_a36_in_a_tie_extra_flips_do_not_repeat() -> None:
    """Night Watch flips two; in the tie one more each."""
    s = table("A:PR035@pA", "B:PR012@pA")
    decks(s, [1, 1, 2, 6], [1, 3])
    faceoff(s, "pA")
    assert [e.seat for e in happened(s, Flipped)] == [0, 0, 1, 0, 1] and totals(s) == (1 + 2 + 2, 2 + 1 + 3)


def test_a17_with_one_empty_deck_the_other_flips_on_until_ahead() -> None:
    s = table("A:PR012@pA", "B:PR012@pA")
    decks(s, [], [0, 0, 0, 1])
    faceoff(s, "pA")
    assert totals(s) == (2, 3) and len(happened(s, Flipped)) == 4


def test_a37_who_flips_for_a_troublemaker_has_won() -> None:
    """Heart's Desire: 4 tokens to whoever wins; Shining Armor: 1 more."""
    s = table("B:PR159@pA", "A:PR020@pA", "B:EO094@home", tokens=(0, 0))
    decks(s, [1], [3, 3])
    challenge(s, "B:PR159")
    assert tokens(s) == (0, 1) and where(s, "A:PR020") == "home"


def test_a_mane_may_be_sent_home_and_exhausted_ones_too() -> None:
    s = table("B:PR158@pA", "A:PR012@pA", "A:PR001@pA")
    decks(s, [1], [1])
    challenge(s, "B:PR158")
    assert asked(s) == (0, "WhoGoesHome") and len(legal(s, 0)) == 2


def test_flips_come_back_under_the_deck_only_at_the_end() -> None:
    """A deck of two cards flips no third: flip zones are emptied at the end of the faceoff."""
    s = table("A:PR035@pA", "A:PR199@pA", "B:PR012@pA")
    decks(s, [1, 2], [1])
    faceoff(s, "pA")
    assert len(happened(s, Flipped)) == 3 and len(s.zones[places.deck(0)]) + len(s.inside(places.flips(0))) == 2


def test_the_reply_window_goes_round_until_all_have_passed() -> None:
    """After a reply the happening may be replied to again."""
    s = table("A:PR012@pA", "B:PR012@pA", "A:PR108@hand*2", "A:PR086@home*2", tokens=(2, 0))
    decks(s, [1], [0])
    faceoff(s, "pA")
    take(s, PlayEvent, "A:PR108@hand")
    assert asked(s) == (0, "Reply")
    take(s, PlayEvent, "A:PR108@hand")
    assert totals(s) == (2 + 1 + 5 + 5, 2)


def test_no_reply_is_a_pass() -> None:
    s = table("A:PR012@pA", "B:PR012@pA", "A:PR108@hand", "A:PR086@home*2", tokens=(2, 0))
    decks(s, [1], [0])
    faceoff(s, "pA")
    take(s, NoReply)
    assert totals(s) == (3, 2)


# ---- Problems and Dilemmas (section 10, A38) ---------------------------------------------------------------
def test_face_down_troublemakers_at_a_dilemma_are_discarded_when_it_is_solved() -> None:
    s = table("A:MT108@d0", "B:PR157@d0 down", "B:PR160@d0", "A:PR012@d0", "B:PR135@d0")
    go(s, Solve(area("d0")))
    for each in ("A:MT108", "B:PR157", "B:PR160", "B:PR135"):
        assert there(s, f"{each}@discard")
    assert where(s, "A:PR012") == "home" and places.problem_areas(s) == [area("pA"), area("pB")]


def test_a38_a_dismissed_dilemma_is_not_solved() -> None:
    s = table("A:DE110@d0", "B:PR157@d0 down", "A:PR012@d0 frightened", "B:PR033@d0 exhausted", "B:PR135@d0")
    dismiss(s, find(s, "A:DE110"), 1)
    after(s)
    assert where(s, "A:PR012") == "home" and where(s, "B:PR033") == "home" and find(s, "B:PR033").turned
    assert there(s, "B:PR157@discard") and there(s, "B:PR135@discard") and there(s, "A:DE110@discard")
    assert points(s) == (0, 0) and not happened(s, Solved)


def test_a_dilemma_has_two_sides() -> None:
    """Its player uses one side, everybody else the other; it holds Friends, Troublemakers and Resources."""
    s = table("A:MT108@d0", "A:PR020@hand", "A:PR157@hand", "A:PR135@hand", "A:PR051@home")
    main(s)
    for each in ("A:PR020", "A:PR157", "A:PR135"):
        assert offered(s, PlayCard, each, "d0")


def test_everybody_goes_home_from_a_solved_problem() -> None:
    s = table("A:PR012@pA exhausted", "B:PR033@pA frightened", "A:PR001@pA", "A:PR139>A:PR012")
    go(s, Solve(area("pA")))
    assert all(where(s, each) == "home" for each in ("A:PR012", "B:PR033", "A:PR001", "A:PR139"))
    assert find(s, "A:PR012").turned and not find(s, "B:PR033").face_up, "in the state they were in"


# ---- power (section 6, A25) --------------------------------------------------------------------------------
def test_a25_negative_power_is_kept_for_later_sums() -> None:
    """Too Much Pie: 2 - 5 in Score Phases; +4 this turn makes it 1, not 4."""
    s = table("A:PR033@pA", "B:PR149>A:PR033", "A:PR112@hand", "A:PR031@home")
    places.amend(s, phase="score")
    assert contributed(s, find(s, "A:PR033")) == 0
    places.amend(s, phase="main")
    main(s)
    take(s, PlayEvent, "A:PR112")
    game.choose(s, 0, next(o for o in legal(s, 0) if o.about() == (find(s, "A:PR033").id,)))
    places.amend(s, phase="score")
    assert contributed(s, find(s, "A:PR033")) == 2 + 4 - 5


def test_a_second_unique_is_not_asked_for_while_one_is_frightened() -> None:
    """A frightened Friend is blank; when it rallies, one of the two goes."""
    s = table("A:AD077@home frightened", "A:AD077@hand", tokens=(9, 0))
    main(s)
    take(s, PlayCard, "A:AD077@hand", "home")
    assert asked(s)[1] == "MainActions"
    rally_option = next(o for o in legal(s, 0) if type(o).__name__ == "Rally")
    game.choose(s, 0, rally_option)
    settle(s)
    assert asked(s) == (0, "KeepUnique")


def test_there_is_one_card_of_a_kind_for_each_player() -> None:
    s = table("A:FF104@home")
    lay(s, "B:FF104@home")
    after(s)
    assert there(s, "A:FF104") and there(s, "B:FF104")
