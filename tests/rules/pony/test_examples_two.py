"""The worked examples of pony.md, section 18, E24 to E45: faceoffs, Villains, limits, replies, Dilemmas."""

from __future__ import annotations

from dataclasses import replace

import pytest

import game
from game.rules.pony import places
from game.rules.pony.aftermath import NoReply
from game.rules.pony.costs import move_cost, play_cost
from game.rules.pony.deck_building import legal as deck_legal
from game.rules.pony.drawing import DiscardOne
from game.rules.pony.end_phase import RetireOne
from game.rules.pony.events import Boosted, FaceoffBegan, Solved
from game.rules.pony.limits import limit
from game.rules.pony.main_phase import MovePaid, Rally
from game.rules.pony.places import PonyState
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.power import color_power, contributed, power
from game.rules.pony.score_phase import Confront, Confronting
from game.rules.pony.troubles import Challenge
from game.rules.pony.turn import Readying
from game.rules.pony.unique import KeptUnique
from tests.rules.pony.byhand import (
    asked,
    catalogue,
    challenge,
    challenges,
    decks,
    end,
    faceoff,
    find,
    go,
    hands,
    happened,
    key,
    main,
    offered,
    options,
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
)


def finish_score(s: PonyState) -> None:
    """Take the first answer to whatever is asked until the phase is over."""
    while s.asks and s.result is None:
        seat = min(s.asks)
        game.choose(s, seat, game.legal(s, seat)[0])
        settle(s)


SINGLE = ("A:PR001@pA", "A:PR012@pA", "A:PR079@pA", "B:PR033@pA", "B:PR060@pA")


def test_e24_single_faceoff() -> None:
    s = table(*SINGLE, "B:PR160@pA down", "A:PR139>A:PR012", problems=("PR168", "PR164"))
    decks(s, [3], [5])
    score(s)
    assert totals(s) == (8, 9) and points(s) == (1, 1)
    for each in ("A:PR001", "A:PR012", "A:PR079", "B:PR033", "B:PR060", "A:PR139"):
        assert where(s, each) == "home"
    assert where(s, "B:PR160") == "pA" and not find(s, "B:PR160").face_up
    row = s.inside(places.problems(0))
    assert row[-1].card == key("PR168") and -1 in row[-1].seen_by and len(row) == 2
    now = places.problem_at(s, places.problem_of(0))
    assert now is not None and now.card == key("PR190")


def test_e24_resources_and_power_in_the_faceoff() -> None:
    """Fighting for Friendship: A's three characters have +1 each while the faceoff lasts; then it is discarded."""
    s = table(*SINGLE, "A:PR135@pA", problems=("PR168", "PR164"))
    decks(s, [3], [5])
    faceoff(s, "pA")
    assert totals(s) == (5 + 3 + 3, 4 + 5) and there(s, "A:PR135@discard") and points(s) == (1, 0)


def test_e24_what_lies_at_a_solved_problem() -> None:
    s = table(*SINGLE, "B:PR135@pA", "A:PR157@pA", "A:PR160@pB", problems=("PR168", "PR164"))
    decks(s, [1], [5])
    faceoff(s, "pA")
    assert there(s, "B:PR135@discard") and there(s, "A:PR157@discard") and there(s, "A:PR160")
    assert points(s) == (0, 1), "the Troublemaker that is cleared away gives nobody points (A21)"


def test_e25_no_faceoff() -> None:
    s = table("A:PR001@pA", "A:PR012@pA", "A:PR079@pA", "B:PR033@pA", problems=("PR168", "PR164"))
    decks(s, [3], [5])
    score(s)
    assert points(s) == (1, 0) and not happened(s, Solved) and not happened(s, FaceoffBegan)
    places.amend(s, confronted=())
    score(s)
    assert points(s) == (2, 0), "the same again in the next turn"


BOTH = ("A:PR013@pA", "A:PR079@pA", "B:PR031@pA", "A:PR031@pB*2", "B:PR013@pB", "B:PR036@pB")


def test_e26_combined_faceoff() -> None:
    s = table(*BOTH, problems=("PR168", "PR166"))
    decks(s, [3], [1])
    score(s)
    take(s, Confront, "pA")
    assert asked(s) == (0, "SolveNext")
    finish_score(s)
    assert totals(s) == (4 + 2 + 8 + 3, 4 + 4 + 3 + 1) and points(s) == (2 + 3, 0)
    assert {event.card for event in happened(s, Solved)} == {key("PR168"), key("PR166")}
    assert len(happened(s, FaceoffBegan)) == 1


@pytest.mark.parametrize("rule, solved", [("mutual", {"PR166"}), ("mutual_or_double", {"PR168", "PR166"})])
def test_e27_only_one_is_mutual(rule: str, solved: set[str]) -> None:
    s = table(*(each for each in BOTH if each != "B:PR031@pA"), problems=("PR168", "PR166"), faceoff_trigger=rule)
    decks(s, [3], [1])
    score(s)
    take(s, Confront, "pA")
    finish_score(s)
    assert points(s) == (2 + 3, 0)
    assert {event.card for event in happened(s, Solved)} == {key(each) for each in solved}


@pytest.mark.parametrize("rule, fought", [("mutual", False), ("mutual_or_double", True)])
def test_a2_two_confronted_alone(rule: str, fought: bool) -> None:
    """Nobody else meets either: the seed knows no faceoff then, the official rules a combined one."""
    s = table("A:PR013@pA", "A:PR079@pA", "A:PR031@pB*2", problems=("PR168", "PR166"), faceoff_trigger=rule)
    decks(s, [1], [1])
    score(s)
    take(s, Confront, "pB")
    finish_score(s)
    assert bool(happened(s, FaceoffBegan)) is fought and points(s) == (2 + 3 * fought, 0)


def test_e28_own_turn_only() -> None:
    s = table("B:PR031@pA", "A:PR020@pA")
    score(s)
    assert points(s) == (0, 0) and not happened(s, FaceoffBegan)


VILLAIN = ("A:PR210@pA down", "A:PR012@pA", "B:PR033@pA", "B:PR139>B:PR033", "B:PR159@pA", "B:PR160@pA down")


def test_e29_villain() -> None:
    s = table(*VILLAIN, "A:PR020@hand*2", "B:PR020@hand*5")
    s.change(places.mane_of(s, 1), at=places.problem_of(0))
    decks(s, [1] * 5, [1] * 5)
    troubles(s)
    assert there(s, "B:PR159@discard") and there(s, "B:PR160@discard") and there(s, "B:PR139@discard")
    assert not find(s, "A:PR012").face_up and not find(s, "B:PR033").face_up
    assert places.mane_of(s, 1).face_up and hands(s) == (3, 3)
    places.amend(s, phase="score")
    for seat in (0, 1):
        places.amend(s, active=seat, confronted=())
        go(s, Confronting(seat))
    assert points(s) == (0, 0)


def test_e29_everybody_may_challenge_it() -> None:
    s = table("A:PR210@pA", "A:PR031@pA", "B:PR031@pA")
    challenges(s)
    assert offered(s, Challenge, "A:PR210")
    s = table("A:PR210@pA", "A:PR031@pA", "B:PR031@pA", active=1)
    challenges(s, 1)
    assert offered(s, Challenge, "A:PR210")


def test_e29_option_face_down_troublemakers_stay() -> None:
    s = table(*VILLAIN, epic_clears_face_down="off")
    troubles(s)
    assert there(s, "B:PR159@discard") and there(s, "B:PR160")


def test_e30_frightened_friend() -> None:
    s = table("A:PR012@pA frightened", manes=("PR003", "PR001"), tokens=(2, 0))
    assert color_power(s, 0)["blue"] == 0
    main(s)
    assert not offered(s, MovePaid, "A:PR012")
    take(s, Rally, "A:PR012")
    friend = find(s, "A:PR012")
    assert tokens(s) == (0, 0) and friend.face_up and not friend.turned and power(s, friend) == 2
    assert where(s, "A:PR012") == "pA"


def test_e31_end_phase() -> None:
    s = table(
        "A:PR020@hand*8",
        "A:PR012@hand*2",
        "A:PR025@home",
        "A:PR033@home frightened",
        "A:PR036@home",
        "A:PR012@home",
        "A:PR044@home",
    )
    end(s)
    for _ in range(2):
        assert asked(s) == (0, "DiscardChoice")
        take(s, DiscardOne, "A:PR012@hand")
    assert hands(s) == (8, 0) and asked(s) == (0, "RetireDown")
    take(s, RetireOne, "A:PR025")
    take(s, RetireOne, "A:PR033")
    assert there(s, "A:PR025@discard") and there(s, "A:PR033@discard")
    assert not s.asks or asked(s)[1] not in ("RetireDown", "DiscardChoice")


def test_e31_dismissed_it_returns() -> None:
    s = table("B:PR025@home", "A:PR113@hand", "A:PR036@home")
    main(s)
    take(s, PlayEvent, "A:PR113")
    settle(s)
    assert there(s, "B:PR025@hand")


def test_e32_instant_win() -> None:
    s = table(*BOTH, problems=("PR168", "PR166"), points=(14, 0))
    decks(s, [3], [1])
    score(s)
    take(s, Confront, "pA")
    assert s.result == (0,) and points(s) == (15, 0) and not happened(s, FaceoffBegan) and not happened(s, Boosted)


def test_e33_unique() -> None:
    s = table("A:AD077@home", "A:AD077@hand", "B:AD077@home", "A:PR139>A:AD077", "A:PR036@home")
    main(s)
    take(s, PlayCard, "A:AD077@hand", "pB")
    assert asked(s) == (0, "KeepUnique")
    take(s, KeptUnique, "A:AD077@pB")
    assert there(s, "A:AD077@pB") and there(s, "A:AD077@discard") and there(s, "B:AD077")
    assert there(s, "A:PR139@discard")


def test_e34_empty_deck() -> None:
    s = table("A:PR012@pA", "B:PR012@pA")
    decks(s, [], [3])
    faceoff(s, "pA")
    assert totals(s) == (2, 5) and points(s) == (0, 1)
    s = table("A:PR031@pA", "B:PR020@pA")
    decks(s, [], [3, 2])
    faceoff(s, "pA")
    assert totals(s) == (4, 1 + 3 + 2) and points(s) == (0, 1), "only B has a card for the tie"
    s = table("A:PR012@pA", "B:PR012@pA")
    faceoff(s, "pA")
    assert totals(s) == (2, 2) and points(s) == (0, 0) and happened(s, Solved)


def test_e35_caretaker() -> None:
    for critter, at, n in (("A:PR086@pA", "pA", 3), ("A:PR086@pA frightened", "pA", 2), ("A:PR086@home", "home", 2)):
        s = table(f"A:PR080@{at}", critter)
        assert contributed(s, find(s, "A:PR080")) == n


def test_e36_forest_owl() -> None:
    def together(state: str) -> int:
        s = table(f"A:PR085@pA{state}", "A:PR086@pA", manes=("PR006", "PR001"))
        s.change(places.mane_of(s, 0), at=places.problem_of(0))
        return sum(contributed(s, p) for p in places.characters_at(s, 0, places.problem_of(0)))

    assert (together(""), together(" exhausted"), together(" frightened")) == (4, 4, 2)


def test_e37_reply_chain() -> None:
    s = table("A:PR012@pA", "B:PR012@pA", "A:PR111@hand", "B:PR127@hand", "A:PR031@home", "B:PR020@home")
    decks(s, [1, 5, 3], [0])
    faceoff(s, "pA")
    take(s, PlayEvent, "A:PR111")
    assert asked(s) == (1, "Reply")
    take(s, PlayEvent, "B:PR127")
    assert totals(s) == (2 + 3, 2) and there(s, "A:PR111@discard") and there(s, "B:PR127@discard")
    assert len(s.zones[places.deck(0)]) + len(s.zones[places.flips(0)]) == 3


def test_e38_top_decking() -> None:
    s = table("A:PR012@pA", "B:PR012@pA", "A:PR104@hand", "A:PR044@home*2", tokens=(1, 0))
    decks(s, [1], [1])
    faceoff(s, "pA")
    assert asked(s) == (0, "Reply")
    take(s, PlayEvent, "A:PR104")
    assert totals(s) == (2 + 5, 2 + 1) and tokens(s) == (0, 0)


def test_e39_dilemma() -> None:
    s = table("A:MT108@hand", "A:PR013@home", "A:PR012@home", "B:PR031@home", "B:PR012@home", tokens=(1, 0))
    main(s)
    take(s, PlayCard, "A:MT108")
    assert where(s, "A:MT108") == "d0" and tokens(s) == (0, 0) and len(places.problem_areas(s)) == 3
    for each in ("A:PR013", "A:PR012", "B:PR031", "B:PR012"):
        s.change(find(s, each), at=(places.DILEMMA, 0))
    decks(s, [1], [1])
    score(s)
    assert points(s)[0] == 1 and asked(s)[0] == 0, "A may frighten a Friend"
    take(s, next(type(o) for o in game.legal(s, 0) if find(s, "A:PR012").id in o.about()), "A:PR012")
    finish_score(s)
    assert totals(s) == (4 + 1, 4 + 2 + 1) and points(s) == (1, 1)
    assert there(s, "A:MT108@discard") and len(places.problem_areas(s)) == 2
    assert where(s, "A:PR012") == "home" == where(s, "B:PR031") and not find(s, "A:PR012").face_up


def test_e40_timberwolf_tax() -> None:
    s = table("B:PR158@pA", "A:PR020@hand", "A:PR012@home")
    assert play_cost(s, 0, key("PR020"), places.problem_of(0)) == 1 + 2
    assert play_cost(s, 0, key("PR020"), places.problem_of(1)) == 1
    assert play_cost(s, 1, key("PR020"), places.problem_of(0)) == 1
    assert move_cost(s, 0, find(s, "A:PR012"), places.problem_of(0)) == 2


def test_e41_flim_and_flam() -> None:
    s = table(*BOTH, "B:AD077@home", problems=("PR168", "PR166"))
    decks(s, [3], [1])
    assert limit(s, "confront") == 1
    score(s)
    take(s, Confront, "pA")
    assert points(s)[0] == 1 + 1 and {event.card for event in happened(s, Solved)} == {key("PR168")}


def test_e42_score_phase_weakening() -> None:
    s = table("A:PR033@pA", "B:PR149>A:PR033", "B:PR157@pA")
    places.amend(s, phase="score")
    assert power(s, find(s, "A:PR033")) == -3 and contributed(s, find(s, "A:PR033")) == 0
    places.amend(s, phase="troublemaker")
    decks(s, [1], [])
    challenge(s, "B:PR157")
    assert totals(s) == (2 + 1, 4)


def test_e43_deck_legality() -> None:
    facts = catalogue()
    deck = facts["deck/pinkie_pie"]
    others = tuple(k for k in deck.cards if k != key("PR020"))
    assert deck_legal(facts, deck) == ""
    assert deck_legal(facts, replace(deck, cards=deck.cards[:44])) == "too_few_cards"
    assert deck_legal(facts, replace(deck, cards=(*others, *[key("PR020")] * 4))) == "too_many_copies"
    plain = [k for k, card in facts.items() if k.startswith("card/problem/P") and not card.starting][:10]
    assert deck_legal(facts, replace(deck, problems=tuple(plain), start="")) == "no_starting_problem"
    three = (*[key("PR168")] * 3, *plain[:7])
    assert deck_legal(facts, replace(deck, problems=three, start="")) == "problem_copies"


def test_e44_guidance_counselor() -> None:
    s = table("B:PR083@home", tokens=(0, 0), points=(2, 0))
    go(s, Readying(0))
    assert asked(s) == (1, "Reply") and tokens(s) == (3, 0)
    take(s, UseAbility, "B:PR083")
    assert tokens(s) == (2, 0) and find(s, "B:PR083").turned


def test_e45_stand_still() -> None:
    s = table("A:PR012@home", "B:PR118@hand", "B:PR079@home", tokens=(5, 0))
    main(s)
    take(s, MovePaid, "A:PR012", "pA")
    assert asked(s) == (1, "Reply") and where(s, "A:PR012") == "pA"
    take(s, PlayEvent, "B:PR118")
    assert where(s, "A:PR012") == "home" and tokens(s) == (3, 0)


def test_e45_what_was_triggered_has_happened_already() -> None:
    """Gala Appleby has +1 power for having moved, wherever Stand Still! sends it."""
    s = table("A:PR021@home", "B:PR118@hand", "B:PR079@home", tokens=(5, 0))
    main(s)
    take(s, MovePaid, "A:PR021", "pA")
    take(s, PlayEvent, "B:PR118")
    assert where(s, "A:PR021") == "home" and power(s, find(s, "A:PR021")) == 2


def test_a_reply_is_not_asked_for_where_nothing_could_be_replied() -> None:
    """B has a hand, but not the white power that Stand Still! needs: everybody can tell, so nobody waits (S2)."""
    s = table("A:PR012@home", "B:PR020@hand*3", tokens=(5, 0))
    main(s)
    take(s, MovePaid, "A:PR012", "pA")
    assert asked(s) == (0, "MainActions")


def test_a_reply_is_asked_for_whatever_the_hand_holds() -> None:
    """B has the power for Stand Still!, and a hand without it: not being asked would tell (S2)."""
    s = table("A:PR012@home", "B:PR020@hand", "B:PR079@home", tokens=(5, 0))
    main(s)
    move = options(s, MovePaid, "A:PR012", "pA")[0]
    game.choose(s, 0, move)
    assert asked(s) == (1, "Reply")
    assert [type(o) for o in game.legal(s, 1)] == [NoReply]
