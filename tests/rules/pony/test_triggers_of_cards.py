"""When cards go off, and what they reply to: every happening of the vocabulary (pony.md, 13.2, 13.3 and 15)."""

from __future__ import annotations

from game.rules.pony.aftermath import NoReply
from game.rules.pony.choosing import Enough, Picked
from game.rules.pony.drawing import DiscardOne
from game.rules.pony.effects.deck_ops import TookCard
from game.rules.pony.effects.looking import PutCard
from game.rules.pony.effects.move_ops import Goes
from game.rules.pony.main_phase import EndMain, MovePaid, PayDraw, Rally
from game.rules.pony.pending import LeaveIt, UseIt
from game.rules.pony.places import HOME, amend
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.power import power
from game.rules.pony.solving import Solving
from game.rules.pony.troubles import EndChallenges
from game.rules.pony.using import GivenUp
from tests.rules.pony.byhand import (
    area,
    asked,
    challenge,
    decks,
    end,
    faceoff,
    find,
    go,
    hands,
    main,
    next_problem,
    offered,
    phase,
    points,
    score,
    table,
    take,
    there,
    tokens,
    totals,
    troubles,
    turn,
    where,
)


# ---- played, entered, moved ------------------------------------------------------------------------------------
def test_played_at_a_problem() -> None:
    s = table("A:PR065@hand", "A:PR012@pA", "A:PR033@pB")
    main(s)
    take(s, PlayCard, "A:PR065", "pA")
    assert power(s, find(s, "A:PR012")) == 6
    assert power(s, find(s, "A:PR033")) == 2


def test_entered_by_any_means() -> None:
    s = table("A:EO101@hand", "A:PR033@home", "A:PR036@home", manes=("PR002", "PR003"))
    decks(s, [1, 2, 3])
    main(s)
    take(s, PlayCard, "A:EO101", "home")
    take(s, UseIt)
    take(s, DiscardOne, "A:PR036@hand")
    assert hands(s) == (2, 0)


def test_moved_gains_power_for_the_turn() -> None:
    s = table("A:PR021@home")
    main(s)
    take(s, MovePaid, "A:PR021", "pA")
    assert power(s, find(s, "A:PR021")) == 2
    take(s, EndMain)
    end(s)
    assert power(s, find(s, "A:PR021")) == 1


def test_moved_from_home_by_the_boosted_mane() -> None:
    s = table("A:PR001@home boosted", "A:PR012@home", "A:PR033@pB")
    main(s)
    take(s, MovePaid, "A:PR001", "pA")
    take(s, UseIt)
    assert where(s, "A:PR012") == "pA"
    assert tokens(s) == (18, 20)  # Swift: 1, and 1 for the Friend
    take(s, MovePaid, "A:PR001", "pB")
    assert asked(s)[1] == "MainActions"  # not from home


def test_moving_home_is_no_moving_to_a_problem() -> None:
    s = table("A:PR010@pA", "A:PR012@pB")
    main(s)
    take(s, MovePaid, "A:PR010", "home")
    assert asked(s)[1] == "MainActions"


def test_rally_is_no_entering() -> None:
    s = table("A:PR030@home frightened", "B:PR012@hand")
    main(s)
    take(s, Rally, "A:PR030")
    assert hands(s) == (0, 1)


# ---- characters of others -----------------------------------------------------------------------------------------
def test_friends_that_arrive_are_weakened() -> None:
    s = table("A:AD080@pA", "B:PR012@hand", "B:PR012@hand", active=1)
    main(s, 1)
    take(s, PlayCard, "B:PR012@hand", "pA")
    assert power(s, find(s, "B:PR012@pA")) == 1


def test_a_friend_at_any_problem() -> None:
    s = table("A:EO006@home boosted", "B:PR012@hand", "A:PR033@pA", active=1)
    main(s, 1)
    take(s, PlayCard, "B:PR012", "pA")
    assert asked(s)[0] == 0
    take(s, Picked, "A:PR033")
    assert power(s, find(s, "A:PR033")) == 4


def test_first_friend_played_there_counted_over_all_players() -> None:
    s = table("A:PR012@hand", "B:PR020@hand", "A:PR033@hand", problems=("PR196", "PR177"))
    main(s)
    take(s, PlayCard, "A:PR012", "pA")
    assert tokens(s) == (20, 20)
    take(s, PlayCard, "A:PR033", "pA")
    assert tokens(s) == (18, 20)


def test_a_pink_one_next_to_a_pink_one() -> None:
    s = table("A:PR044@home", "A:PR036@pA", "B:PR003@pA", problems=("PR181", "PR177"))
    decks(s, [1, 1])
    main(s)
    take(s, MovePaid, "A:PR044", "pA")
    take(s, UseIt)
    assert hands(s) == (1, 0)
    s = table("A:PR044@home", "B:PR036@pA", problems=("PR181", "PR177"))
    decks(s, [1, 1])
    main(s)
    take(s, MovePaid, "A:PR044", "pA")
    assert asked(s)[1] == "MainActions"  # somebody else's does not count


# ---- confronting, winning -----------------------------------------------------------------------------------------
def test_an_opponent_confronts() -> None:
    s = table("A:PR046@pB", "B:PR060@pB", "B:PR012@pB", active=1, phase="score")
    decks(s, [1])
    score(s, 1)
    assert hands(s) == (1, 0)


def test_on_each_confront_the_opponent_discards() -> None:
    s = table("A:PR033@pA", "A:PR060@pA", "B:PR012@hand", "B:PR020@hand", problems=("PR162", "PR177"))
    score(s)
    assert asked(s) == (1, "DiscardChoice")
    take(s, DiscardOne, "B:PR012")
    assert hands(s) == (0, 1)


def test_confronting_frightens_one_of_your_own() -> None:
    s = table("A:PR079@pA*2", "A:PR031@pA", "A:PR012@pB", problems=("PR193", "PR177"))
    score(s)
    take(s, Picked, "A:PR031")
    assert not find(s, "A:PR031").face_up


def test_first_confront_with_a_strong_orange_one() -> None:
    s = table("A:PR033@pA", "A:PR034@pA", "A:PR012@pA", problems=("PR195", "PR177"))
    score(s)
    assert points(s) == (2, 0)
    amend(s, confronted=())  # the next turn
    score(s)
    assert points(s) == (3, 0)


def test_strip_a_resource_at_the_first_confront() -> None:
    s = table("A:PR081@pA", "A:PR012@pA", "B:PR033@pA", "B:PR139>B:PR033", problems=("PR165", "PR177"))
    score(s)
    take(s, Picked, "B:PR139")
    assert where(s, "B:PR139") == "discard"


def test_won_by_exactly_one() -> None:
    s = table("A:PR031@pA", "B:PR036@pA", problems=("PR174", "PR177"))
    decks(s, [1], [1])
    faceoff(s, "pA")
    assert points(s) == (2, 0)


def test_won_with_it_somebody_is_removed() -> None:
    s = table("A:PR038@pA", "B:PR012@pA", "B:PR020@home")
    decks(s, [5], [1])
    faceoff(s, "pA")
    assert where(s, "B:PR012") == "discard"
    assert where(s, "B:PR020") == "home"


def test_lost_with_it_nothing_happens() -> None:
    s = table("A:PR038@pA", "B:PR031@pA")
    decks(s, [1], [5])
    faceoff(s, "pA")
    assert where(s, "B:PR031") == "home"


def test_won_with_it_a_friend_is_fetched() -> None:
    s = table("A:PR043@pA", "B:PR020@pA", "A:PR120@deck", "A:PR012@deck", "A:PR095@deck")
    decks(s, [], [1])
    faceoff(s, "pA")
    take(s, UseIt)
    take(s, TookCard, "A:PR012@deck")
    assert hands(s) == (1, 0)


def test_tokens_for_winning_where_it_lies() -> None:
    s = table("A:PR142@pA", "A:PR012@pA", "B:PR020@pA")
    decks(s, [5], [1])
    faceoff(s, "pA")
    assert tokens(s) == (21, 20)
    s = table("A:PR142@pB", "A:PR012@pA", "B:PR020@pA")
    decks(s, [5], [1])
    faceoff(s, "pA")
    assert tokens(s) == (20, 20)


def test_whoever_flips_for_the_troublemaker_has_won() -> None:
    s = table("A:PR020@pA", "B:PR157@pA", "B:EO094@home")
    decks(s, [1], [5])
    challenge(s, "B:PR157")
    assert tokens(s) == (20, 21)


def test_the_loser_discards_at_random() -> None:
    s = table("A:PR023@pA", "B:PR157@pA", "B:PR012@hand")
    decks(s, [5], [1])
    challenge(s, "B:PR157")
    assert hands(s) == (0, 0)


def test_a_troublemaker_is_beaten() -> None:
    s = table("A:PR031@pA", "B:RR011@pA", problems=("PR178", "PR177"))
    decks(s, [5], [1])
    challenge(s, "B:RR011")
    assert points(s) == (2, 0)
    assert tokens(s) == (20, 22)


def test_the_victor_relocates_who_fought() -> None:
    s = table("A:PR031@pA", "A:PR012@home", "B:PR157@pA", problems=("PR166", "PR177"))
    decks(s, [5], [1])
    challenge(s, "B:PR157")
    assert not offered(s, Picked, "A:PR012")
    take(s, Picked, "A:PR031")
    take(s, Goes, "pB")
    assert where(s, "A:PR031") == "pB"


def test_a_faceoff_begins_with_it() -> None:
    s = table("A:PR006@pA boosted", "A:PR081@home", "A:PR012@home", "B:PR012@pA")
    decks(s, [1], [1])
    faceoff(s, "pA")
    take(s, Picked, "A:PR081")
    assert points(s) == (1, 0)  # 3 + 2 (Caretaker: +1) + 1 against 2 + 1


# ---- phases -------------------------------------------------------------------------------------------------------
def test_the_end_of_a_troublemaker_phase() -> None:
    s = table("A:PR152@pA", "A:PR012@pA", "A:PR033@pB", "B:PR020@pA", active=1)
    troubles(s, 1)
    assert asked(s)[1] == "Challenges"
    take(s, EndChallenges)
    assert where(s, "B:PR020") == "home" and where(s, "A:PR012") == "pA"


def test_the_start_of_a_score_phase() -> None:
    s = table("B:PR012@home exhausted", "B:PR020@pA", "A:PR012@home exhausted", problems=("PR176", "PR177"), active=1)
    phase(s, "score")
    assert asked(s)[0] == 1
    take(s, Picked, "B:PR012")
    assert not find(s, "B:PR012").turned
    s = table("B:PR012@home exhausted", "A:PR012@home exhausted", problems=("PR176", "PR177"), active=1)
    phase(s, "score")
    assert not s.asks  # one blue character only


def test_as_any_score_phase_begins() -> None:
    s = table("A:AD081@pA", active=1)
    phase(s, "score")
    assert asked(s) == (0, "WhetherThen")
    take(s, UseIt)
    assert where(s, "A:AD081") == "home"


def test_the_end_of_an_opponents_turn() -> None:
    s = table("A:AD082@home", "B:PR012@hand", "B:PR020@hand", active=1)
    end(s, 1)
    assert asked(s) == (1, "DiscardChoice")
    s = table("A:AD082@home", "A:PR012@hand", "A:PR020@hand")
    end(s)
    assert hands(s) == (2, 0)


def test_own_score_phase_with_three_friends() -> None:
    s = table("A:RRF02@pA boosted", "A:PR012@pA*2", "A:PR020@pA")
    s.change(find(s, "A:RRF02"), turned=True)
    phase(s, "score")
    take(s, UseIt)
    assert not find(s, "A:RRF02").turned


# ---- Troublemakers turn up, cards leave, Problems open ------------------------------------------------------------
def test_a_troublemaker_turns_up_beside_it() -> None:
    s = table("A:PR066@pA", "A:PR157@pA down")
    troubles(s)
    take(s, UseIt)
    assert points(s) == (1, 0) and find(s, "A:PR066").turned
    s = table("A:PR066@pB", "A:PR157@pA down")
    troubles(s)
    assert not s.asks


def test_your_reveal_in_its_area() -> None:
    s = table("A:PR027@pA", "A:PR157@pA down", "B:PR012@hand*3")
    troubles(s)
    assert hands(s) == (0, 1)


def test_it_grows_by_discards_of_opponents() -> None:
    s = table("A:PR034@home", "A:PR027@pA", "A:PR157@pA down", "B:PR012@hand*3")
    troubles(s)
    assert power(s, find(s, "A:PR034")) == 5


def test_the_owner_fetches_a_critter() -> None:
    s = table("B:PR081@deck", "B:PR012@deck", "A:PR031@pB", "B:PR060@pB", "B:PR012@pB", active=1)
    next_problem(s, "PR179", 1)
    go(s, Solving(1, (area("pB"),)))
    assert asked(s)[0] == 1
    take(s, UseIt)
    take(s, TookCard, "B:PR081@deck")
    assert hands(s) == (0, 1)


def test_everybody_may_fetch_a_troublemaker() -> None:
    s = table("A:PR157@deck", "B:PR160@deck")
    next_problem(s, "PR187")
    go(s, Solving(0, (area("pA"),)))
    assert asked(s) == (0, "Whether")
    take(s, UseIt)
    take(s, TookCard, "A:PR157@deck")
    assert asked(s) == (1, "WhetherThen")
    take(s, LeaveIt)
    assert hands(s) == (1, 0)


def test_a_critter_comes_from_home() -> None:
    s = table("A:PR081@home", "A:PR086@pB", "A:PR012@home")
    next_problem(s, "PR194")
    go(s, Solving(0, (area("pA"),)))
    take(s, Picked, "A:PR081")
    assert where(s, "A:PR081") == "pA"


def test_a_solved_dilemma() -> None:
    s = table("A:DE110@d0")
    go(s, Solving(0, (area("d0"),)))
    assert points(s) == (1, 0)
    assert there(s, "A:DE110@discard")


def test_the_victor_rearranges_the_problem_deck() -> None:
    s = table("A:PR031@pA", "B:PR020@pA", problems=("PR184", "PR177"))
    decks(s, [5], [1])
    faceoff(s, "pA")
    take(s, UseIt)
    take(s, PutCard, "A:PR192@problems")
    assert find(s, "A:PR192").at == (1, 0)  # it came up at once


# ---- actions of Problems ------------------------------------------------------------------------------------------
def test_everybody_may_dismiss_a_friend_there_for_a_token() -> None:
    s = table("B:PR012@pA", "B:PR020@pB", problems=("PR175", "PR177"), active=1)
    main(s, 1)
    take(s, UseAbility, "A:PR175")
    assert where(s, "B:PR012") == "discard"
    assert tokens(s) == (20, 21)
    assert not offered(s, UseAbility, "A:PR175")


# ---- replies ------------------------------------------------------------------------------------------------------
def test_reply_to_a_flip_for_a_troublemaker() -> None:
    s = table("A:PR012@pA", "B:PR157@pA", "B:PR102@hand", "B:PR033@home")
    decks(s, [5], [1, 5])
    challenge(s, "B:PR157")
    take(s, PlayEvent, "B:PR102")
    assert points(s) == (0, 0)  # 7 against 9


def test_no_reply_for_the_own_side() -> None:
    s = table("A:PR012@pA", "B:PR157@pA", "A:PR102@hand", "A:PR033@home")
    decks(s, [1, 5], [1])
    challenge(s, "B:PR157")
    assert hands(s) == (1, 0) and points(s) == (0, 0)


def test_five_more_for_a_flip() -> None:
    s = table("A:PR012@pA", "B:PR157@pA", "A:PR108@hand", "A:PR081@home")
    decks(s, [1], [1])
    challenge(s, "B:PR157")
    take(s, PlayEvent, "A:PR108")
    assert points(s) == (1, 0)


def test_exhaust_to_redo_a_flip() -> None:
    s = table("A:PR012@pA", "A:PR200@home", "B:PR157@pA")
    decks(s, [1, 5], [1])
    challenge(s, "B:PR157")
    take(s, UseAbility, "A:PR200")
    assert points(s) == (1, 0) and find(s, "A:PR200").turned


def test_extra_flips_of_a_faceoff_event() -> None:
    s = table("A:PR003@pA", "A:PR005@home", "A:PR077@pA", "A:PR105@hand", "B:PR157@pA")
    decks(s, [1, 2, 3], [1])
    challenge(s, "B:PR157")
    take(s, PlayEvent, "A:PR105")
    assert points(s) == (1, 0)  # Pinkie Pie and Rarity: two more


def test_an_event_that_names_nobody_there() -> None:
    s = table("A:PR012@pA", "A:PR105@hand", "B:PR157@pA")
    decks(s, [1, 2, 3], [1])
    challenge(s, "B:PR157")
    assert hands(s) == (1, 0)


def test_somebody_joins_a_faceoff() -> None:
    s = table("A:PR012@pA", "A:PR031@home", "A:PR117@hand", "B:PR157@pA")
    decks(s, [1], [1])
    challenge(s, "B:PR157")
    take(s, PlayEvent, "A:PR117")
    take(s, Picked, "A:PR031")
    take(s, Goes, "pA")
    assert points(s) == (1, 0)


def test_strength_at_other_peoples_problems() -> None:
    s = table("A:PR012@pB", "A:PR033@pB", "A:PR081@home", "A:PR130@hand", "B:PR158@pB")
    decks(s, [3], [2])
    challenge(s, "B:PR158")
    take(s, PlayEvent, "A:PR130")
    assert points(s) == (3, 0)  # 3 + 3 + 3 against 6 + 2


def test_weaken_who_carries_a_resource() -> None:
    s = table("A:PR088@pA", "A:PR012@pA", "B:PR031@pA", "B:PR139>B:PR031", "B:PR012@pA")
    decks(s, [1], [2])
    faceoff(s, "pA")
    take(s, UseAbility, "A:PR088")
    assert totals(s) == (3, 4)  # exhausted 0, 2, 1; 4 - 5 counts 0, 2, 2


def test_points_for_a_clear_victory() -> None:
    s = table("A:PR079@pA*2", "A:PR107@hand", "B:PR020@pA")
    decks(s, [5], [1])
    faceoff(s, "pA")
    take(s, PlayEvent, "A:PR107")
    assert points(s) == (2, 0)


def test_tokens_for_a_beaten_troublemaker() -> None:
    s = table("A:PR031@pA", "A:PR060@home", "A:PR124@hand", "B:PR157@pA")
    decks(s, [5], [1])
    challenge(s, "B:PR157")
    take(s, PlayEvent, "A:PR124")
    assert tokens(s) == (22, 20)


def test_a_point_for_an_all_white_team() -> None:
    s = table("A:PR079@pA*2", "A:PR147@home", "B:PR157@pA")
    decks(s, [5], [1])
    challenge(s, "B:PR157")
    take(s, UseAbility, "A:PR147")
    assert points(s) == (2, 0) and where(s, "A:PR147") == "discard"
    s = table("A:PR079@pA", "A:PR012@pA", "A:PR147@home", "B:PR157@pA")
    decks(s, [5], [1])
    challenge(s, "B:PR157")
    assert not s.asks


def test_four_tokens_for_a_victory() -> None:
    s = table("A:PR012@pA", "A:PR209@home", "B:PR020@pA")
    decks(s, [5], [1])
    faceoff(s, "pA")
    take(s, UseAbility, "A:PR209")
    assert tokens(s) == (24, 20)


def test_reply_to_a_draw() -> None:
    s = table("B:PR201@home")
    decks(s, [1, 1], [1, 1, 1])
    main(s)
    take(s, PayDraw)
    take(s, UseAbility, "B:PR201")
    assert hands(s) == (1, 2)


def test_reply_to_a_character_that_arrives() -> None:
    s = table("B:PR053@pA", "A:PR012@hand", "A:PR033@home")
    main(s)
    take(s, MovePaid, "A:PR033", "pA")  # moved, not played
    assert asked(s) == (0, "MainActions")
    take(s, PlayCard, "A:PR012", "pA")
    take(s, UseAbility, "B:PR053")
    take(s, Goes, which=lambda option: option.area == (HOME, 0))
    assert where(s, "A:PR012") == "home"


def test_reply_to_a_dismissal() -> None:
    s = table("A:PR113@hand", "A:PR036@home", "B:PR020@pA", "B:PR128@hand", "B:PR031@home")
    main(s)
    take(s, PlayEvent, "A:PR113")
    take(s, PlayEvent, "B:PR128")
    assert hands(s) == (0, 1)
    assert there(s, "B:PR020@hand")


def test_a_resource_goes_onto_the_deck_as_a_faceoff_begins() -> None:
    s = table("A:PR012@pA", "A:PR131@home", "B:PR157@pA")
    decks(s, [1], [3])
    challenge(s, "B:PR157")
    take(s, UseAbility, "A:PR131")
    assert points(s) == (1, 0)  # 2 + 6 against 4 + 3


def test_a_reply_is_not_forced() -> None:
    s = table("B:PR083@home", active=0, turn=3)
    turn(s, 0, 3)
    assert asked(s) == (1, "Reply")
    take(s, NoReply)
    assert tokens(s) == (22, 20)


def test_a_price_that_is_chosen() -> None:
    s = table("A:PR012@pA", "A:PR033@pA", problems=("PR175", "PR177"))
    main(s)
    take(s, UseAbility, "A:PR175")
    take(s, GivenUp, "A:PR033")
    assert where(s, "A:PR033") == "discard" and where(s, "A:PR012") == "pA"


def test_up_to_none() -> None:
    s = table("A:PR198@hand", "A:PR012@home", "A:PR033@home", "A:PR020@home")
    main(s)
    take(s, PlayCard, "A:PR198", "pA")
    take(s, Enough)
    assert where(s, "A:PR012") == "home"
