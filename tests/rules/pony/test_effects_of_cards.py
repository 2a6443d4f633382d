"""What cards do, one word of the vocabulary after the other (pony.md, section 15), with the cards that say so."""

from __future__ import annotations

from game.rules.pony.aftermath import NextTrigger
from game.rules.pony.choosing import Enough, Picked
from game.rules.pony.costs import play_cost
from game.rules.pony.drawing import DiscardOne
from game.rules.pony.effects.board_ops import CarriedOver
from game.rules.pony.effects.control_ops import NotPaid, Paid
from game.rules.pony.effects.deck_ops import PlayedFreely, TookCard, TookNothing
from game.rules.pony.effects.looking import PutCard, TakenOne
from game.rules.pony.effects.move_ops import Goes
from game.rules.pony.main_phase import EndMain, MovePaid
from game.rules.pony.peering import ToBottom
from game.rules.pony.pending import LeaveIt, UseIt
from game.rules.pony.places import PonyState, amend, deck, discard, hand, problems
from game.rules.pony.playing import PlayCard, PlayEvent, PutThere, UseAbility
from game.rules.pony.power import colors, contributed, power
from game.rules.pony.turn import PhaseEnd
from game.rules.pony.using import GivenUp
from game.table.state import Zone, legal
from game.table.view import look
from tests.rules.pony.byhand import (
    asked,
    challenge,
    decks,
    end,
    find,
    go,
    hands,
    key,
    main,
    next_problem,
    offered,
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


def numbers(s: PonyState, zone: Zone) -> list[str]:
    """The numbers of the cards in a zone, from the top."""
    return [s.pieces[i].card.rpartition("/")[2] for i in s.zones.get(zone, ())]


def anew(s: PonyState) -> None:
    """What was asked last is left unanswered."""
    s.asks.clear()
    s.agenda.clear()


# ---- draw, discard, mill ---------------------------------------------------------------------------------------
def test_draw() -> None:
    s = table("A:PR036@home", "A:PR114@hand")
    decks(s, [1, 2, 3, 4])
    main(s)
    take(s, PlayEvent, "A:PR114")
    assert hands(s) == (3, 0)
    assert numbers(s, discard(0)) == ["PR114"]


def test_discard_of_choice_is_the_choice_of_whoever_discards() -> None:
    s = table("A:PR145@home", "B:PR012@hand", "B:PR020@hand")
    main(s)
    take(s, UseAbility, "A:PR145")
    assert asked(s) == (1, "DiscardChoice")
    take(s, DiscardOne, "B:PR012")
    assert numbers(s, discard(1)) == ["PR012"]
    assert tokens(s) == (19, 20)


def test_discard_at_random() -> None:
    s = table("A:PR033@home", "A:PR030@hand", "B:PR012@hand*3", manes=("PR002", "PR003"))
    main(s)
    take(s, PlayCard, "A:PR030", "home")
    assert hands(s) == (0, 2)


def test_everybody_discards_when_a_problem_opens() -> None:
    s = table("A:PR012@hand", "A:PR020@hand", "B:PR033@hand", "A:PR006@pA", "A:PR031@pA", "B:PR031@pA")
    next_problem(s, "PR173")
    score(s)
    assert asked(s) == (0, "DiscardChoice")
    take(s, DiscardOne, "A:PR012")
    assert hands(s) == (1, 0)


def test_everybody_draws_when_a_problem_opens() -> None:
    s = table("A:PR006@pA", "A:PR031@pA", "B:PR031@pA")
    decks(s, [5, 1, 1], [1, 1, 1])
    next_problem(s, "PR172")
    score(s)
    assert hands(s) == (1, 1)


def test_mill() -> None:
    s = table("B:PR153@pA", "A:PR020@deck", "A:PR012@deck")
    troubles(s)
    assert numbers(s, discard(0)) == ["PR020"]
    troubles(s, 1)  # it is about opponents only
    assert numbers(s, discard(1)) == []


# ---- tokens, points, costs ---------------------------------------------------------------------------------------
def test_gain_for_a_pegasus_beside_it() -> None:
    s = table("A:PR019@pA", "A:PR020@hand", "A:PR012@hand", "A:PR020@hand")
    main(s)
    take(s, PlayCard, "A:PR012@hand", "pA")  # no Pegasus
    assert tokens(s) == (18, 20)
    take(s, PlayCard, "A:PR020@hand", "home")  # not beside it
    assert tokens(s) == (17, 20)
    take(s, PlayCard, "A:PR020@hand", "pA")
    take(s, UseIt)
    assert tokens(s) == (17, 20)
    assert find(s, "A:PR019").turned


def test_brief_tokens_vanish_at_the_end_of_the_phase_unless_spent() -> None:
    s = table("A:PR064@home", "A:PR020@hand", tokens=(0, 0))
    main(s)
    take(s, UseAbility, "A:PR064")
    assert tokens(s) == (1, 0)
    take(s, PlayCard, "A:PR020", "home")
    assert tokens(s) == (0, 0)
    s = table("A:PR064@home", "A:PR044@hand", tokens=(2, 0), manes=("PR004", "PR003"))
    main(s)
    take(s, UseAbility, "A:PR064")
    take(s, PlayCard, "A:PR044", "home")  # the brief token is spent first
    take(s, EndMain)
    go(s, PhaseEnd("main"))
    assert tokens(s) == (2, 0)


def test_brief_tokens_vanish() -> None:
    s = table("A:PR064@home", tokens=(2, 0))
    main(s)
    take(s, UseAbility, "A:PR064")
    take(s, EndMain)
    go(s, PhaseEnd("main"))
    assert tokens(s) == (2, 0)


def test_lose_never_goes_below_zero() -> None:
    s = table("A:PR081@home", "A:PR091@hand*2", manes=("PR006", "PR003"), tokens=(9, 1))
    main(s)
    take(s, PlayCard, "A:PR091@hand", "home")
    assert tokens(s) == (6, 0)
    take(s, PlayCard, "A:PR091@hand", "home")
    assert tokens(s) == (3, 0)


def test_score_the_bonus_of_the_problem_that_was_confronted() -> None:
    s = table("A:PR206@pA", "A:PR012@pA", "A:PR031@pA", problems=("PR182", "PR177"))
    s.change(find(s, "A:PR182"), card=key("PR174"))  # 2 white, 1 not white; bonus 1
    score(s)
    assert points(s) == (1, 0)
    take(s, UseIt)
    assert points(s) == (2, 0)
    assert where(s, "A:PR206") == "home"


def test_the_next_friend_costs_less_once() -> None:
    s = table("A:PR011@home", "A:PR012@hand*2", "A:PR157@hand")
    main(s)
    take(s, UseAbility, "A:PR011")
    take(s, PlayCard, "A:PR157", "pB")  # a Troublemaker is no Friend
    assert tokens(s) == (19, 20)
    take(s, PlayCard, "A:PR012@hand", "home")
    assert tokens(s) == (18, 20)
    take(s, PlayCard, "A:PR012@hand", "home")
    assert tokens(s) == (16, 20)


def test_discounts_add_up_and_lapse_with_the_turn() -> None:
    s = table("A:PR151@home*2", "A:PR031@hand", "A:PR157@hand")
    main(s)
    take(s, UseAbility, "A:PR151")
    take(s, UseAbility, "A:PR151")
    assert play_cost(s, 0, key("PR031"), (0, 0)) == 0
    assert play_cost(s, 0, key("PR157"), (1, 0)) == 0  # never below 0
    take(s, EndMain)
    end(s)
    assert play_cost(s, 0, key("PR031"), (0, 0)) == 4


def test_a_troublemaker_that_turns_up_makes_the_next_card_cheaper() -> None:
    s = table("A:PR136@home", "A:PR157@pB down", "A:PR160@pA down")
    troubles(s)
    take(s, NextTrigger, which=lambda option: option.place == 0)
    assert play_cost(s, 0, key("PR031"), (0, 0)) == 2


def test_the_third_card_drawn_turns_dj_over() -> None:
    s = table("A:PR114@hand", "A:PR036@home", manes=("RRF02", "PR003"))
    decks(s, [1, 2, 3, 4, 5])
    main(s)
    take(s, PlayEvent, "A:PR114")
    assert find(s, "A:RRF02").has("boosted") == 1
    assert power(s, find(s, "A:RRF02")) == 3


# ---- ready, exhaust, frighten ------------------------------------------------------------------------------------
def test_ready() -> None:
    s = table("A:PR015@home", "A:PR012@pA exhausted", "A:PR033@pA", "B:PR020@pA exhausted")
    main(s)
    take(s, UseAbility, "A:PR015")  # itself and others' cards are no candidates
    assert not find(s, "A:PR012").turned
    assert find(s, "A:PR015").turned
    assert find(s, "B:PR020").turned


def test_nothing_to_ready_nothing_to_use() -> None:
    s = table("A:PR015@home", "A:PR033@pA")
    main(s)
    assert not offered(s, UseAbility, "A:PR015")


def test_a_price_of_two_exhausted_cards() -> None:
    s = table("A:PR140@home", "A:PR033@pA", "A:PR012@pA", "B:PR020@pA exhausted")
    main(s)
    take(s, UseAbility, "A:PR140")
    assert asked(s) == (0, "PickPrice")
    take(s, GivenUp, "A:PR033")
    assert find(s, "A:PR033").turned and find(s, "A:PR140").turned
    take(s, Picked, "B:PR020")
    assert not find(s, "B:PR020").turned


def test_exhaust_one_of_your_own() -> None:
    s = table("B:PR157@pA", "A:PR012@pB", "A:PR033@home exhausted")
    troubles(s)
    assert asked(s) == (0, "PickCard")  # the Mane or PR012
    take(s, Picked, "A:PR012")
    assert find(s, "A:PR012").turned


def test_exhaust_a_resource_only() -> None:
    s = table("B:PR155@pA", "A:PR012@pB", "A:PR136@home")
    troubles(s)
    assert find(s, "A:PR136").turned
    assert not find(s, "A:PR012").turned


def test_nightmare_star_lets_no_friend_be_exhausted() -> None:
    s = table("B:AD-1@pA", "B:PR157@pB", "A:PR011@home", "A:PR064@home", "A:PR138@home")
    main(s)
    assert not offered(s, UseAbility, "A:PR011")
    anew(s)
    troubles(s)
    assert find(s, "A:PR001").turned  # only the Mane is left
    assert not find(s, "A:PR011").turned


def test_exhaust_at_random() -> None:
    s = table("B:CN203@pA", "A:PR012@pA", "A:PR033@pA")
    decks(s, [1], [1])
    challenge(s, "B:CN203")
    assert sorted([find(s, "A:PR012").turned, find(s, "A:PR033").turned]) == [False, True]
    assert totals(s) == (3, 7)


def test_frighten() -> None:
    s = table("B:CN161@pA", "A:CN161@pB down", "B:PR033@pB", "B:PR139>B:PR033", "A:PR012@pB")
    troubles(s)
    take(s, Picked, "B:PR033")
    assert not find(s, "B:PR033").face_up
    assert where(s, "B:PR139") == "discard"
    assert contributed(s, find(s, "B:PR033")) == 0


def test_a_may_with_a_target_is_declined_at_once() -> None:
    s = table("A:CN161@pB down", "B:PR033@pB", "A:PR012@pB")
    troubles(s)
    take(s, Enough)
    assert find(s, "B:PR033").face_up and find(s, "A:PR012").face_up


def test_everybody_frightens_somebody_elses_friend() -> None:
    s = table("A:PR006@pA", "A:PR031@pA", "B:PR031@pA", "A:PR012@home", "B:PR033@home")
    decks(s, [5], [1])
    next_problem(s, "PR183")
    score(s)
    take(s, Picked, "B:PR033")
    take(s, Picked, "A:PR012")
    assert not find(s, "B:PR033").face_up and not find(s, "A:PR012").face_up


# ---- dismiss, retire, put ----------------------------------------------------------------------------------------
def test_dismiss_by_power() -> None:
    s = table("A:PR036@home", "A:PR113@hand", "B:PR020@pA", "B:PR012@home", "B:PR031@home frightened")
    main(s)
    take(s, PlayEvent, "A:PR113")
    assert {o.piece for o in legal(s, 0)} == {find(s, "B:PR020").id, find(s, "B:PR031").id}  # type: ignore[attr-defined]
    take(s, Picked, "B:PR031")  # frightened: power 0
    assert where(s, "B:PR031") == "discard"


def test_chosen_if() -> None:
    s = table("A:PR036@home", "A:PR110@hand*2", "B:PR031@pA")
    main(s)
    take(s, PlayEvent, "A:PR110")
    assert power(s, find(s, "B:PR031")) == 2
    take(s, PlayEvent, "A:PR110")
    assert where(s, "B:PR031") == "discard"


def test_dismissed_it_goes_back_to_hand_but_not_when_frightened() -> None:
    s = table("A:PR045@hand*2", "A:PR036@home*2", "B:PR025@pA", "B:PR025@pB frightened")
    main(s)
    take(s, PlayCard, "A:PR045@hand", "pA")
    assert where(s, "B:PR025") == "pB"
    assert hands(s) == (1, 1)
    take(s, PlayCard, "A:PR045@hand", "pB")
    assert hands(s) == (0, 1)
    assert numbers(s, discard(1)) == ["PR025"]


def test_arrival_at_home_is_no_arrival_at_a_problem() -> None:
    s = table("A:PR045@hand", "A:PR036@home*2", "B:PR012@pA")
    main(s)
    take(s, PlayCard, "A:PR045", "home")
    assert where(s, "B:PR012") == "pA"


def test_everybody_gives_up_a_friend() -> None:
    s = table("A:AD157@pB down", "A:PR025@home", "A:PR012@home", "B:PR033@home")
    troubles(s)
    take(s, Picked, "A:PR025")
    assert where(s, "A:PR025") == "discard"  # retired, not dismissed: it does not come back
    assert where(s, "B:PR033") == "discard"


def test_put_under_the_deck() -> None:
    s = table("A:PR081@home*2", "A:PR211@hand", "B:PR158@pA", "B:PR020@deck", manes=("PR006", "PR003"))
    main(s)
    take(s, PlayCard, "A:PR211", "pA")
    take(s, Picked, "B:PR158")
    assert numbers(s, deck(1)) == ["PR020", "PR158"]


def test_a_hand_card_goes_onto_the_deck() -> None:
    s = table("A:PR204@home", "A:PR012@hand")
    decks(s, [3, 4, 5])
    main(s)
    take(s, UseAbility, "A:PR204")
    assert asked(s) == (0, "PickFromHand")
    take(s, Picked, "A:PR012")
    assert numbers(s, deck(0)) == ["PR012", "PR120"]
    assert hands(s) == (2, 0)


def test_a_resource_comes_back_into_play() -> None:
    s = table(
        "B:PR032@home",
        "B:PR012@pA",
        "B:PR033@pA",
        "B:PR139>B:PR012",
        "A:PR123@hand",
        "A:PR081@home",
        manes=("PR006", "PR003"),
    )
    main(s)
    take(s, PlayEvent, "A:PR123")
    assert asked(s) == (1, "Reply")
    take(s, UseAbility, "B:PR032")
    take(s, PutThere, "B:PR033")
    assert find(s, "B:PR139").host == find(s, "B:PR033").id
    assert where(s, "B:PR032") == "discard"


# ---- power -------------------------------------------------------------------------------------------------------
def test_power_and_two_colours_until_the_phase_ends() -> None:
    s = table("A:PR012@pA", "A:PR036@home", "A:PR033@home", "A:PR095@hand")
    main(s)
    take(s, PlayEvent, "A:PR095")
    assert not offered(s, Picked, "A:PR033")  # neither blue nor pink
    take(s, Picked, "A:PR012")
    assert power(s, find(s, "A:PR012")) == 4
    assert set(colors(s, find(s, "A:PR012"))) == {"blue", "pink"}
    take(s, EndMain)
    go(s, PhaseEnd("main", "score"))
    assert power(s, find(s, "A:PR012")) == 2
    assert colors(s, find(s, "A:PR012")) == ("blue",)


def test_power_until_the_next_own_turn() -> None:
    s = table("A:PR134@home", "A:PR081@pA", "A:PR012@pA")
    main(s)
    take(s, UseAbility, "A:PR134")
    assert power(s, find(s, "A:PR081")) == 3
    assert power(s, find(s, "A:PR012")) == 2
    anew(s)
    turn(s, 1, 4)
    assert power(s, find(s, "A:PR081")) == 3
    anew(s)
    turn(s, 0, 5)
    assert power(s, find(s, "A:PR081")) == 2


def test_power_lent_to_another() -> None:
    s = table("A:PR024@home", "A:PR139>A:PR024", "A:PR033@pA", "A:PR012@pA")
    main(s)
    take(s, UseAbility, "A:PR024")  # the only other orange Friend
    assert power(s, find(s, "A:PR033")) == 4


def test_counters_and_if() -> None:
    s = table("B:PR156@pA", "A:PR012@pA", "B:PR033@pA", "A:PR020@home")
    for n in range(5, 8):
        troubles(s)
        assert power(s, find(s, "B:PR156")) == n
        anew(s)
    troubles(s)
    assert where(s, "B:PR156") == "discard"
    assert not find(s, "A:PR012").face_up
    assert find(s, "B:PR033").face_up and find(s, "A:PR020").face_up


def test_unless_somebody_pays() -> None:
    s = table("A:PR158@pB down", tokens=(5, 0))
    troubles(s)
    take(s, Paid)
    assert tokens(s) == (3, 0) and where(s, "A:PR158") == "pB"
    s = table("A:PR158@pB down", tokens=(5, 0))
    troubles(s)
    take(s, NotPaid)
    assert tokens(s) == (5, 0) and where(s, "A:PR158") == "discard"
    s = table("A:PR158@pB down", tokens=(1, 0))
    troubles(s)
    assert tokens(s) == (1, 0) and where(s, "A:PR158") == "discard"


# ---- Troublemakers, Resources ------------------------------------------------------------------------------------
def test_peek_and_uncover() -> None:
    s = table("A:PR041@hand", "B:PR157@pA down", "B:PR160@pB down", manes=("PR003", "PR001"))
    main(s)
    take(s, PlayCard, "A:PR041", "home")
    take(s, Picked, "B:PR160")
    assert find(s, "B:PR160").face_up
    take(s, UseAbility, "A:PR041")
    assert 0 in find(s, "B:PR157").seen_by
    assert not find(s, "B:PR157").face_up


def test_uncover_in_its_area_only() -> None:
    s = table("A:PR075@pA", "B:PR157@pA down", "B:PR160@pB down")
    main(s)
    take(s, UseAbility, "A:PR075")
    assert find(s, "B:PR157").face_up and not find(s, "B:PR160").face_up


def test_cover() -> None:
    s = table("A:PR050@hand", "A:PR036@home", "B:PR157@pA", "B:PR160@pB")
    main(s)
    take(s, PlayCard, "A:PR050", "pA")
    assert not find(s, "B:PR157").face_up and find(s, "B:PR160").face_up


def test_reattach() -> None:
    s = table("A:PR028@hand", "A:PR012@pA", "B:PR033@pB", "A:PR148>A:PR012", manes=("PR002", "PR003"))
    main(s)
    take(s, PlayCard, "A:PR028", "home")
    take(s, Picked, "A:PR148")
    take(s, CarriedOver, "B:PR033")
    assert power(s, find(s, "B:PR033")) == 0
    assert power(s, find(s, "A:PR012")) == 2


def test_a_troublemaker_jumps() -> None:
    s = table("A:CN160@pB down", "A:PR157@pA")
    troubles(s)
    take(s, UseIt)
    assert asked(s)[1] == "KeepOne"  # two of one player at one Problem (9.2)


# ---- move --------------------------------------------------------------------------------------------------------
def test_another_one_comes_along() -> None:
    s = table("A:PR010@home", "A:PR012@home", "A:PR033@pB", "B:PR020@home")
    main(s)
    take(s, MovePaid, "A:PR010", "pA")
    assert tokens(s) == (18, 20)
    take(s, Picked, "A:PR033")
    assert where(s, "A:PR033") == "pA" and where(s, "A:PR010") == "pA"
    assert tokens(s) == (18, 20)


def test_moved_by_its_own_player_only() -> None:
    s = table("A:PR010@home", "A:PR012@home", "B:PR058@home")
    main(s, 1)
    take(s, UseAbility, "B:PR058")
    take(s, Picked, "A:PR010")
    take(s, Goes, "pA")
    assert where(s, "A:PR010") == "pA"
    assert asked(s) == (1, "MainActions")  # A is not asked who comes along


def test_an_opponents_character_goes_anywhere_it_could_go() -> None:
    s = table("A:PR058@home", "B:PR012@pA", tokens=(3, 0))
    main(s)
    take(s, UseAbility, "A:PR058")
    take(s, Picked, "B:PR012")
    assert not offered(s, Goes, "pA")
    take(s, Goes, "pB")
    assert where(s, "B:PR012") == "pB" and tokens(s) == (0, 0)


def test_on_to_a_different_problem() -> None:
    s = table("A:PR057@home", "B:PR012@pA")
    main(s)
    take(s, MovePaid, "A:PR057", "pA")
    take(s, Picked, "B:PR012")
    assert where(s, "B:PR012") == "pB"


def test_two_go_to_different_problems() -> None:
    s = table("A:PR115@hand", "A:PR012@home", "A:PR031@home", "A:PR013@home")
    troubles(s)
    take(s, PlayEvent, "A:PR115")
    take(s, Picked, "A:PR012")
    take(s, Picked, "A:PR031")
    take(s, Goes, "pB")
    assert (where(s, "A:PR012"), where(s, "A:PR031")) == ("pB", "pA")


def test_up_to_three_critters() -> None:
    s = table("A:PR093@pA", "A:PR081@home", "A:PR086@home", "A:PR085@pB", "A:PR094@pB", "A:PR012@home")
    main(s)
    take(s, UseAbility, "A:PR093")
    assert not offered(s, Picked, "A:PR012")
    take(s, Picked, "A:PR085")
    take(s, Picked, "A:PR081")
    take(s, Enough)
    assert (where(s, "A:PR085"), where(s, "A:PR081"), where(s, "A:PR086")) == ("pA", "pA", "home")


def test_at_home_it_cannot_call_anybody() -> None:
    s = table("A:PR093@home", "A:PR081@pA")
    main(s)
    assert not offered(s, UseAbility, "A:PR093")


def test_home_again_for_a_card_that_goes_to_hand() -> None:
    s = table("A:PR203@pA", "B:PR012@pA", "B:PR033@pB", "B:PR020@home")
    main(s)
    take(s, UseAbility, "A:PR203")
    take(s, Picked, "B:PR012")
    take(s, Picked, "B:PR033")
    assert where(s, "B:PR012") == where(s, "B:PR033") == "home"
    assert where(s, "A:PR203") == "hand"


# ---- decks -------------------------------------------------------------------------------------------------------
def test_look_and_reorder() -> None:
    s = table("A:PR060@home", "A:PR062@hand")
    decks(s, [1, 2, 3])
    main(s)
    take(s, PlayCard, "A:PR062", "home")
    take(s, UseIt)
    take(s, PutCard, "A:PR012@deck")
    assert numbers(s, deck(0)) == ["PR012", "PR020", "PR036"]
    assert all(0 in s.pieces[i].seen_by for i in s.zones[deck(0)][:2])


def test_look_into_the_opponents_deck() -> None:
    s = table("A:PR079@home", "A:PR068@hand")
    decks(s, [], [1, 2, 3])
    main(s)
    take(s, PlayCard, "A:PR068", "home")
    take(s, UseIt)
    take(s, PutCard, "B:PR012@deck")
    assert numbers(s, deck(1)) == ["PR012", "PR020", "PR036"]
    assert s.pieces[s.zones[deck(1)][0]].seen_by == frozenset({0})


def test_a_may_may_be_left() -> None:
    s = table("A:PR060@home", "A:PR062@hand")
    decks(s, [1, 2, 3])
    main(s)
    take(s, PlayCard, "A:PR062", "home")
    take(s, LeaveIt)
    assert asked(s)[1] == "MainActions"
    assert not s.pieces[s.zones[deck(0)][0]].seen_by


def test_the_top_of_a_problem_deck() -> None:
    s = table("A:PR038@pA", "A:PR033@pA", problems=("PR169", "PR177"))
    score(s)
    take(s, UseIt)
    take(s, ToBottom)
    assert numbers(s, problems(0)) == ["PR192", "PR190"]


def test_take_one_and_put_the_rest_back() -> None:
    s = table("A:PR138@home", "A:PR012@deck", "A:PR095@deck", "A:PR033@deck", "A:PR020@deck")
    main(s)
    take(s, UseAbility, "A:PR138")
    assert not offered(s, TakenOne, "A:PR012@deck")  # only an Event
    take(s, TakenOne, "A:PR095@deck")
    take(s, PutCard, "A:PR033@deck")
    assert numbers(s, deck(0)) == ["PR033", "PR012", "PR020"]
    assert numbers(s, hand(0)) == ["PR095"]


def test_search_the_deck() -> None:
    s = table("A:PR060@home*2", "A:PR056@hand", "A:PR012@deck", "A:PR095@deck", "A:PR033@deck")
    main(s)
    take(s, PlayCard, "A:PR056", "home")
    take(s, UseIt)
    assert not offered(s, TookCard, "A:PR012@deck")
    take(s, TookCard, "A:PR095@deck")
    assert numbers(s, hand(0)) == ["PR095"]
    assert sorted(numbers(s, deck(0))) == ["PR012", "PR033"]
    assert not any(s.pieces[i].seen_by for i in s.zones[deck(0)])


def test_what_is_searched_for_need_not_be_found() -> None:
    s = table("A:PR060@home*2", "A:PR056@hand", "A:PR012@deck", "A:PR095@deck")
    main(s)
    take(s, PlayCard, "A:PR056", "home")
    take(s, UseIt)
    take(s, TookNothing)
    assert hands(s) == (0, 0)


def test_search_the_discard_pile() -> None:
    s = table("A:PR069@home", "A:PR095@discard", "A:PR012@discard")
    main(s)
    take(s, UseAbility, "A:PR069")
    assert numbers(s, hand(0)) == ["PR095"]
    assert tokens(s) == (19, 20)
    assert numbers(s, discard(0)) == ["PR012"]


def test_nothing_in_the_pile_nothing_to_use() -> None:
    s = table("A:PR069@home", "A:PR012@discard")
    main(s)
    assert not offered(s, UseAbility, "A:PR069")


def test_a_discard_goes_onto_the_deck() -> None:
    s = table("A:PR074@pA", "A:PR012@pA", "A:PR095@discard", "A:PR020@deck", problems=("PR170", "PR177"))
    score(s)
    take(s, UseIt)
    assert numbers(s, deck(0)) == ["PR095", "PR020"]


def test_another_doctor_comes_home_frightened() -> None:
    s = table("A:PR197@pA", "A:PR197@deck", "A:PR012@deck", "B:PR036@home*2", "B:PR045@hand", active=1)
    main(s, 1)
    take(s, PlayCard, "B:PR045", "pA")
    assert asked(s) == (0, "WhetherThen")
    take(s, UseIt)
    take(s, TookCard, "A:PR197@deck")
    assert where(s, "A:PR197") == "home" and not find(s, "A:PR197").face_up
    assert numbers(s, discard(0)) == ["PR197"]


def test_play_a_troublemaker_for_nothing() -> None:
    s = table("A:PR017@home", "A:PR157@hand", "A:PR160@hand", "A:PR012@hand", tokens=(0, 0))
    main(s)
    take(s, UseAbility, "A:PR017")
    assert not offered(s, PlayedFreely, "A:PR012")
    take(s, PlayedFreely, "A:PR160")
    take(s, PutThere, "pB")
    assert where(s, "A:PR160") == "pB" and not find(s, "A:PR160").face_up


def test_there_is_no_boosting_a_boosted_mane() -> None:
    s = table("A:AD002@pA boosted", "A:PR033@pA", "B:PR020@pA", problems=("PR168", "PR177"))
    score(s)
    take(s, UseIt)  # its Boosted side: 2 tokens, frighten
    assert tokens(s) == (18, 20)
    assert not find(s, "B:PR020").face_up
    assert there(s, "A:AD002")


def test_first_confront_only() -> None:
    s = table("A:PR005@pA", "A:PR079@pA", "A:PR012@pA", "A:PR020@discard", problems=("PR163", "PR177"))
    score(s)
    take(s, UseIt)
    assert hands(s) == (1, 0)
    s.move(find(s, "A:PR020@hand"), discard(0))
    amend(s, confronted=())  # the next turn
    score(s)
    assert points(s) == (2, 0) and hands(s) == (0, 0)


# ---- what the chooser can tell apart ---------------------------------------------------------------------------
def test_face_down_troublemakers_of_others_are_all_alike() -> None:
    s = table("A:PR041@home", "B:PR157@pA down", "B:PR160@pA down", "B:PR160@pB down")
    main(s)
    take(s, UseAbility, "A:PR041")
    assert len(legal(s, 0)) == 2  # one at each Problem
    assert legal(s, 0) == legal(look(s, 0), 0)


def test_equal_cards_are_one_option_different_ones_are_not() -> None:
    s = table(
        "A:PR036@home", "A:PR113@hand", "B:PR020@pA*2", "B:PR020@pB", "B:PR020@pA exhausted", "B:PR139>B:PR020@pB"
    )
    main(s)
    take(s, PlayEvent, "A:PR113")
    assert len(legal(s, 0)) == 3
