"""What cards do as long as they lie face up: static modifiers and keywords (pony.md, sections 6, 14 and 15)."""

from __future__ import annotations

from game.rules.pony.aftermath import NoReply
from game.rules.pony.choosing import Picked
from game.rules.pony.clearing import LeaveFlip, TakeFlip
from game.rules.pony.comparing import total_modifier
from game.rules.pony.costs import move_cost, play_cost
from game.rules.pony.flipping import UseRandom, extra_flips
from game.rules.pony.leaving import Replaced
from game.rules.pony.limits import cannot, home_limit
from game.rules.pony.main_phase import MovePaid, PayDraw
from game.rules.pony.places import PROBLEM, deck, discard, hand
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.power import colors, contributed, has_trait, keyword, power
from game.rules.pony.requirements import meets, need, need_chars, shares
from tests.rules.pony.byhand import (
    asked,
    challenge,
    decks,
    faceoff,
    find,
    hands,
    key,
    lay,
    main,
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
)

A, B = (PROBLEM, 0), (PROBLEM, 1)


# ---- power -------------------------------------------------------------------------------------------------------
def test_power_in_faceoffs_only() -> None:
    s = table("A:PR007@pA", "B:PR157@pA")
    assert power(s, find(s, "A:PR007")) == 2
    decks(s, [1], [1])
    challenge(s, "B:PR157")
    assert totals(s) == (5, 5)  # 2 + 2 + 1 against 4 + 1
    assert power(s, find(s, "A:PR007")) == 2


def test_power_for_each_resource_on_it() -> None:
    s = table("A:PR026@home", "A:PR139>A:PR026", "B:PR149>A:PR026", "A:PR136@home")
    assert power(s, find(s, "A:PR026")) == 3


def test_power_beside_a_report() -> None:
    s = table("A:PR052@pA", "A:PR052@pB", "A:PR135@pA")
    assert [power(s, find(s, f"A:PR052@{place}")) for place in ("pA", "pB")] == [2, 1]


def test_power_for_each_opposing_character_frightened_ones_too() -> None:
    s = table("A:PR061@pA", "B:PR012@pA", "B:PR033@pA frightened", "B:PR020@pB", "A:PR076@pA")
    assert power(s, find(s, "A:PR061")) == 6


def test_power_of_others_in_the_area() -> None:
    s = table("A:PR208@pA", "A:PR081@pA", "A:PR012@pA", "A:PR086@home", "B:PR081@pA")
    assert power(s, find(s, "A:PR081")) == 3
    assert power(s, find(s, "A:PR012")) == 2
    assert power(s, find(s, "A:PR086")) == 1
    assert power(s, find(s, "B:PR081")) == 2
    assert power(s, find(s, "A:PR208")) == 3


def test_at_home_it_strengthens_nobody() -> None:
    s = table("A:PR085@home", "A:PR012@home")
    assert power(s, find(s, "A:PR012")) == 2


def test_weaker_in_problem_faceoffs_only() -> None:
    s = table("A:CN004@pA boosted", "B:PR012@pA", "B:PR033@pA", "A:PR157@pA")
    decks(s, [2], [1])
    challenge(s, "A:PR157", seat=1)
    assert totals(s) == (5, 6)  # a Troublemaker faceoff
    s = table("A:CN004@pA boosted", "B:PR012@pA", "B:PR033@pA")
    decks(s, [1], [1])
    faceoff(s, "pA")
    assert totals(s) == (4, 3)


def test_weaker_in_score_phases() -> None:
    s = table("A:PR012@pA", "A:PR143>A:PR012", "B:PR033@pA", "B:PR033@pB")
    assert contributed(s, find(s, "B:PR033@pA")) == 2
    phase(s, "score")
    assert contributed(s, find(s, "B:PR033@pA")) == 1
    assert contributed(s, find(s, "B:PR033@pB")) == 2


def test_power_and_colour_for_the_host() -> None:
    s = table("A:PR012@pA", "A:PR144>A:PR012", "B:PR157@pA")
    decks(s, [1], [1])
    challenge(s, "B:PR157")
    assert totals(s) == (5, 5)
    assert colors(s, find(s, "A:PR012")) == ("blue",)


def test_troublemakers_are_weakened_but_bring_at_least_nothing() -> None:
    s = table("A:HM072@pA*3", "B:PR157@pA")
    assert power(s, find(s, "B:PR157")) == -2
    decks(s, [1], [1])
    challenge(s, "B:PR157")
    assert totals(s) == (4, 1)


# ---- requirements --------------------------------------------------------------------------------------------------
def test_need_for_opponents_at_its_problem() -> None:
    s = table("A:PR048@pA", "A:PR049@pA", "A:PR049@pB")
    assert (need(s, 1, A), need(s, 0, A), need(s, 1, B)) == (2, 0, 1)


def test_need_for_who_wears_the_hat() -> None:
    s = table("A:PR076@pB", "A:PR141>A:PR076")
    assert need(s, 0, B) == 0  # 1 white power is not 3
    lay(s, "A:PR079@home")
    assert need(s, 0, B) == -1
    s = table("A:PR076@pA", "A:PR079@home", "A:PR141>A:PR076")
    assert need(s, 0, A) == 0  # its own Problem


def test_need_of_characters() -> None:
    s = table("A:PR202@pA", "B:PR031@pA", "B:PR012@pA")
    assert need_chars(s, 1, A) == 3
    assert not meets(s, 1, A)
    lay(s, "B:PR033@pA frightened")
    assert not meets(s, 1, A)  # frightened ones do not count
    lay(s, "B:PR020@pA exhausted")
    assert meets(s, 1, A)  # exhausted ones do


def test_two_coloured_power_is_split() -> None:
    s = table("A:EO101@pA", "A:PR033@pA", problems=("PR181", "PR177"))
    assert shares(s, 0, A).filled == (2, 0)  # 2 pink, 3 blue
    assert not shares(s, 0, A).met


# ---- costs ---------------------------------------------------------------------------------------------------------
def test_cost_of_friends_at_the_problem_of_three_yellow_ones() -> None:
    s = table("A:PR081@pA*3", problems=("PR161", "PR177"))
    assert play_cost(s, 1, key("PR012"), A) == 3
    assert play_cost(s, 1, key("PR012"), B) == 2
    assert play_cost(s, 0, key("PR012"), A) == 2  # nobody else has three there


def test_resources_on_characters_there_cost_less() -> None:
    s = table("A:PR012@pA", "A:PR033@pB", problems=("PR171", "PR177"))
    assert play_cost(s, 0, key("PR148"), (), find(s, "A:PR012").id) == 1
    assert play_cost(s, 0, key("PR148"), (), find(s, "A:PR033").id) == 2


def test_reports_placed_there_cost_less() -> None:
    s = table(problems=("PR182", "PR177"))
    assert play_cost(s, 1, key("PR135"), A) == 1
    assert play_cost(s, 1, key("PR135"), B) == 2
    assert play_cost(s, 1, key("MT108"), A) == 1  # not a Report


def test_moves_away_from_octavia_cost_more() -> None:
    s = table("B:PR205@pA", "A:PR012@pA", "A:PR008@pA", "B:PR012@pA")
    assert move_cost(s, 0, find(s, "A:PR012"), B) == 4
    assert move_cost(s, 0, find(s, "A:PR008"), B) == 3
    assert move_cost(s, 1, find(s, "B:PR012"), B) == 2


# ---- grants, prohibitions ------------------------------------------------------------------------------------------
def test_a_granted_keyword() -> None:
    s = table("A:PR012@pA exhausted", "A:PR139>A:PR012")
    assert keyword(s, find(s, "A:PR012"), "stubborn") == 1
    assert contributed(s, find(s, "A:PR012")) == 2


def test_granted_traits_count_for_others() -> None:
    s = table("A:PR207@pA", "A:PR012@pA", "A:PR080@pA", "A:PR033@home")
    assert not has_trait(s, find(s, "A:PR012"), "Critter")
    phase(s, "score")
    assert has_trait(s, find(s, "A:PR012"), "Critter")
    assert not has_trait(s, find(s, "A:PR033"), "Critter")
    s = table("A:PR207@home", "A:PR012@home")
    phase(s, "score")
    assert not has_trait(s, find(s, "A:PR012"), "Critter")  # only at a Problem


def test_immune_to_opponents() -> None:
    s = table("A:PR058@home", "B:PR073@pA", "B:PR012@pA", manes=("PR004", "PR003"))
    main(s)
    take(s, UseAbility, "A:PR058")
    assert not offered(s, Picked, "B:PR073")
    assert cannot(s, "move", 0, find(s, "B:PR073"))
    assert not cannot(s, "move", 1, find(s, "B:PR073"))


def test_its_player_cannot_move_it_but_others_can() -> None:
    s = table("B:PR012@pA", "A:PR133>B:PR012", "A:PR106@hand", "A:PR060@home", active=1)
    main(s, 1)
    assert not offered(s, MovePaid, "B:PR012")
    assert not cannot(s, "move", 0, find(s, "B:PR012"))


def test_three_white_ones_pin_the_others_down() -> None:
    s = table("A:PR076@pA*2", "B:PR079@pA", "A:PR012@pA", "A:AD081@pA", "A:PR033@pB", problems=("PR180", "PR177"))
    main(s)
    assert not offered(s, MovePaid, "A:PR012")
    assert not offered(s, MovePaid, "A:AD081")  # colourless is not white, either
    assert offered(s, MovePaid, "A:PR076")
    assert offered(s, MovePaid, "A:PR033")


def test_weak_friends_are_kept_out() -> None:
    s = table("A:PR020@hand", "A:PR012@hand", "B:PR137@pB", problems=("PR188", "PR177"))
    main(s)
    assert offered(s, PlayCard, "A:PR012", "pA") and not offered(s, PlayCard, "A:PR020", "pA")
    assert not offered(s, PlayCard, "A:PR012", "pB")
    assert offered(s, PlayCard, "A:PR020", "home")


def test_protected_from_dismissal() -> None:
    s = table("A:PR113@hand", "A:PR036@home", "B:PR022@pA", "B:PR022@pB", "B:PR020@pA", problems=("PR189", "PR177"))
    main(s)
    take(s, PlayEvent, "A:PR113")
    assert not offered(s, Picked, "B:PR022@pA")
    assert offered(s, Picked, "B:PR022@pB") and offered(s, Picked, "B:PR020")


def test_the_strongest_side_is_protected() -> None:
    s = table("B:PR020@pA", "B:PR012@pA", "A:PR012@pA", problems=("PR191", "PR177"))
    assert cannot(s, "dismiss", 0, find(s, "B:PR020"))
    lay(s, "A:PR076@pA")
    assert not cannot(s, "dismiss", 0, find(s, "B:PR020"))  # a tie protects nobody


# ---- faceoffs ------------------------------------------------------------------------------------------------------
def test_extra_flips() -> None:
    s = table("A:PR035@pA", "A:PR199@pA exhausted", "B:PR157@pA")
    decks(s, [1, 1, 1, 1], [1, 1])
    challenge(s, "B:PR157")
    assert totals(s) == (1 + 4 + 3, 4 + 1)  # PR199 is Stubborn: 1 + 2 flips


def test_extra_flips_of_a_dilemma_help_troublemakers_too() -> None:
    s = table("A:PR031@pA", "B:PR157@pA", "B:SB117@d0")
    decks(s, [1, 1], [1, 1])
    challenge(s, "B:PR157")
    assert totals(s) == (5, 6)


def test_the_best_flip_is_ignored() -> None:
    s = table("A:PR067@pA", "B:PR031@pA")
    decks(s, [2], [1, 5])
    faceoff(s, "pA")
    assert totals(s) == (4, 5)
    s = table("A:PR067@home", "B:PR031@pA")
    assert extra_flips(s, 1) == (0, 0)


def test_three_critters_flip_more_against_troublemakers() -> None:
    s = table("A:PR087@pA", "A:PR086@pA", "B:PR157@pA", "A:PR081@pB")
    decks(s, [1, 1, 1], [1, 1])
    challenge(s, "B:PR157")
    assert totals(s)[0] == 3
    s = table("A:PR087@pA", "A:PR086@pA", "A:PR081@pA", "B:PR157@pA")
    decks(s, [1, 1, 1], [1, 1])
    challenge(s, "B:PR157")
    assert totals(s)[0] == 6


def test_three_yellow_friends_flip_more() -> None:
    s = table("A:PR146@home", "A:PR081@pA*2", "A:PR086@pA exhausted", "B:PR157@pA")
    decks(s, [1, 1], [1])
    challenge(s, "B:PR157")
    assert totals(s)[0] == 6


def test_totals() -> None:
    s = table("A:FF104@home", "A:PR012@pA", "B:PR157@pA", "A:PR008@pA", problems=("PR167", "PR177"))
    decks(s, [1, 1], [1, 1])
    challenge(s, "B:PR157")
    assert totals(s) == (3 + 1 + 4, 5)  # one Pegasus is not two
    assert total_modifier(s, 0) == 0
    lay(s, "A:PR020@pA")
    lay(s, "B:PR020@pA")
    faceoff(s, "pA")
    assert totals(s)[0] == 4 + 1 + 1  # two Pegasi, and no shield against ponies


def test_flipped_events_come_to_hand() -> None:
    s = table("A:PR004@pA boosted", "B:PR157@pA", "A:PR095@deck")
    decks(s, [], [1])
    challenge(s, "B:PR157")
    take(s, TakeFlip)
    assert hands(s) == (1, 0)
    s = table("A:PR004@pA boosted", "B:PR157@pA", "A:PR095@deck")
    decks(s, [], [1])
    challenge(s, "B:PR157")
    take(s, LeaveFlip)
    assert len(s.zones[deck(0)]) == 1 and not s.zones.get(hand(0))


def test_flipped_cards_are_discarded_at_a_feast() -> None:
    s = table("A:PR076@pA", "B:PR031@pA", problems=("PR186", "PR177"))
    decks(s, [1], [1])
    faceoff(s, "pA")
    assert len(s.zones[discard(0)]) == len(s.zones[discard(1)]) == 1
    s = table("A:PR076@pB", "B:PR031@pB", problems=("PR186", "PR177"))
    decks(s, [1], [1])
    faceoff(s, "pB")
    assert not s.zones.get(discard(0))


def test_limits() -> None:
    s = table("A:AD079@home")
    decks(s, [1, 1, 1, 1])
    main(s)
    take(s, PayDraw)
    take(s, PayDraw)
    assert not offered(s, PayDraw)


def test_on_top_of_the_deck_instead_of_dismissed() -> None:
    s = table("A:PR002@pA boosted", "A:PR020@pA", "A:PR020@pB", "B:PR113@hand*2", "B:PR036@home", active=1)
    main(s, 1)
    take(s, PlayEvent, "B:PR113")
    take(s, Picked, "A:PR020@pA")
    assert asked(s) == (0, "InsteadOfDismissal")
    take(s, Replaced)
    assert len(s.zones[deck(0)]) == 1
    take(s, PlayEvent, "B:PR113")
    assert there(s, "A:PR020@discard")  # the other one is elsewhere


# ---- keywords ------------------------------------------------------------------------------------------------------
def test_competitive() -> None:
    s = table("A:EO094@pA", "B:PR157@pA")
    assert power(s, find(s, "A:EO094")) == 2
    decks(s, [1], [1])
    challenge(s, "B:PR157")
    assert totals(s) == (5, 5)


def test_caretaker_needs_another_critter_of_yours() -> None:
    s = table("A:PR080@pA", "B:PR086@pA")
    assert power(s, find(s, "A:PR080")) == 2
    lay(s, "A:PR086@pA")
    assert power(s, find(s, "A:PR080")) == 3


def test_studious_once_for_each_faceoff() -> None:
    s = table("A:PR055@pA", "A:PR051@pA", "B:PR157@pA")
    decks(s, [5], [1])
    challenge(s, "B:PR157")
    assert tokens(s) == (21, 20)


def test_random_once_for_each_character() -> None:
    s = table("A:PR040@pA", "B:PR157@pA")
    decks(s, [1, 1, 5], [1])
    challenge(s, "B:PR157")
    take(s, UseRandom, "A:PR040")
    assert totals(s)[0] == 2
    s = table("A:PR040@pA", "B:PR157@pA")
    decks(s, [1, 1, 5], [1])
    challenge(s, "B:PR157")
    take(s, NoReply)
    assert totals(s)[0] == 2


def test_a_boosted_mane() -> None:
    s = table("A:PR003@pA boosted")
    assert power(s, find(s, "A:PR003")) == 3
    assert home_limit(s, 0) == 5
    assert keyword(s, find(s, "A:PR003"), "random") == 1
    assert need(s, 1, A) == 1


def test_frightened_friends_are_blank() -> None:
    s = table("A:PR048@pA frightened", "A:PR026@pA frightened", "A:PR085@pB frightened", "A:PR012@pB")
    assert need(s, 1, A) == 0
    assert power(s, find(s, "A:PR026")) == 0
    assert colors(s, find(s, "A:PR026")) == () and not has_trait(s, find(s, "A:PR026"), "Earth Pony")
    assert power(s, find(s, "A:PR012")) == 2


def test_exhausted_cards_keep_their_text() -> None:
    s = table("A:PR048@pA exhausted", "A:PR085@pB exhausted", "A:PR012@pB")
    assert need(s, 1, A) == 1
    assert power(s, find(s, "A:PR012")) == 3


def test_villain_frightens() -> None:
    s = table("A:PR152@pA down", "A:PR012@pA", "B:PR033@pA", "B:PR020@pB")
    troubles(s)
    assert not find(s, "A:PR012").face_up and not find(s, "B:PR033").face_up
    assert find(s, "B:PR020").face_up


def test_points_of_a_won_challenge() -> None:
    s = table("A:PR031@pA", "B:PR154@pA")
    decks(s, [5], [1])
    challenge(s, "B:PR154")
    assert points(s) == (2, 0)
    score(s)
