"""The turn, phase by phase, and what is refused (pony.md, sections 4, 5, 12 and 13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import game
from game.rules.pony import places
from game.rules.pony.drawing import DiscardOne, draw
from game.rules.pony.end_phase import RetireOne
from game.rules.pony.events import Drew, MatchEnded, PhaseBegan, SpentTokens
from game.rules.pony.leaving import dismiss, retire, to_hand
from game.rules.pony.main_phase import Acting, EndMain, MainActions, MovePaid, PayDraw, Rally
from game.rules.pony.opening import BeginWith, KeepHand, LayStarting, NewHand
from game.rules.pony.options import OPTIONS, rules_from
from game.rules.pony.places import PonyState
from game.rules.pony.playing import PlayCard, PlayEvent, UseAbility
from game.rules.pony.power import contributed, power
from game.rules.pony.scoring import concede, score_all
from game.rules.pony.states import add_counters, exhaust, frighten, rally, ready, turn_over
from game.rules.pony.tokens import gain, lose, pay
from game.rules.pony.turn import PhaseEnd, Readying, Turn
from game.table.state import legal, refused
from tests.rules.pony.byhand import (
    asked,
    catalogue,
    decks,
    end,
    find,
    go,
    hands,
    happened,
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
    turn,
    where,
    why,
)


# ---- set-up (4) ----------------------------------------------------------------------------------------------------
def begun(**options: str) -> PonyState:
    s = places.pony(game.start("pony", 2, 3, options, ["rainbow_rarity", "pinkie_pie"]))
    settle(s)
    return s


def test_everybody_lays_a_starting_problem_before_anything_is_drawn() -> None:
    s = begun()
    assert {type(o) for o in legal(s, 0)} == {LayStarting} and hands(s) == (0, 0)
    cards = [s.pieces[o.piece].card for o in legal(s, 0) if isinstance(o, LayStarting)]
    assert len(cards) == len(set(cards)) and all(catalogue()[card].starting for card in cards)


def test_one_mulligan_and_the_first_player_decides_first() -> None:
    s = begun()
    for seat in (0, 1):
        game.choose(s, seat, legal(s, seat)[0])
    first = places.pony(s).first
    assert asked(s) == (first, "Mulligan") if first == min(s.asks) else first in s.asks
    before = {p.card for p in s.inside(places.hand(first))}
    game.choose(s, first, NewHand(first))
    assert len(s.inside(places.hand(first))) == 6 and asked(s) == (1 - first, "Mulligan")
    assert len(s.inside(places.deck(first))) == 39 and before
    game.choose(s, 1 - first, KeepHand(1 - first))
    assert places.pony(s).turn == 1 and places.pony(s).active == first


def test_who_lost_the_last_game_may_decide_who_begins() -> None:
    s = begun(first_player="loser")
    for seat in (0, 1):
        game.choose(s, seat, legal(s, seat)[0])
    assert asked(s) == (0, "ChooseFirst")
    game.choose(s, 0, BeginWith(1))
    assert places.pony(s).first == 1 and asked(s) == (1, "Mulligan")


def test_nothing_goes_off_when_the_first_problems_are_laid() -> None:
    """A30."""
    for seed in range(6):
        s = places.pony(game.start("pony", 2, seed))
        for seat in (0, 1):
            game.choose(s, seat, legal(s, seat)[0])
        assert {type(q).__name__ for q in s.asks.values()} == {"Mulligan"} and points(s) == (0, 0)


# ---- the Ready Phase (5.1) -------------------------------------------------------------------------------------------
def test_ready_phase_removes_exhaustion_from_own_cards_only() -> None:
    s = table("A:PR012@home exhausted", "A:PR132@home exhausted", "B:PR012@home exhausted", "A:PR033@home frightened")
    go(s, Readying(0))
    assert not find(s, "A:PR012").turned and not find(s, "A:PR132").turned and find(s, "B:PR012").turned
    assert not find(s, "A:PR033").face_up, "the frightened stay frightened (A10)"


def test_an_empty_deck_is_no_loss() -> None:
    s = table(tokens=(0, 0))
    turn(s)
    assert s.result is None and hands(s) == (0, 0) and tokens(s)[0] == 2


def test_the_first_player_draws_nothing_on_turn_1() -> None:
    s = table(tokens=(0, 0))
    decks(s, [1], [1])
    go(s, Turn(1, 0))
    assert hands(s) == (0, 0)


# ---- the Main Phase (5.3) --------------------------------------------------------------------------------------------
def test_a_friend_goes_to_the_own_home_or_any_problem() -> None:
    s = table("A:PR020@hand", tokens=(1, 0))
    main(s)
    assert all(offered(s, PlayCard, "A:PR020", to) for to in ("home", "pA", "pB"))
    take(s, PlayCard, "A:PR020", "pB")
    assert where(s, "A:PR020") == "pB" and tokens(s) == (0, 0) and not find(s, "A:PR020").turned
    assert happened(s, SpentTokens)[0].n == 1


def test_nobody_enters_another_home() -> None:
    s = table("A:PR020@home", "A:PR012@hand")
    main(s)
    there_is = places.spot(places.home_of(1))
    assert not any(there_is in o.about() for o in legal(s, 0))
    assert any(no.rule == "3" and there_is in no.about for no in refused(s, 0))


def test_equal_cards_in_hand_are_one_choice() -> None:
    s = table("A:PR020@hand*3", "A:PR012@home*2")
    main(s)
    assert len([o for o in legal(s, 0) if isinstance(o, PlayCard)]) == 3
    assert len([o for o in legal(s, 0) if isinstance(o, MovePaid)]) == 2 + 2, "the Mane and one of the two"


def test_any_number_of_face_down_troublemakers() -> None:
    s = table("A:PR157@hand*3", tokens=(3, 0))
    main(s)
    for _ in range(3):
        take(s, PlayCard, "A:PR157@hand", "pB")
    assert tokens(s) == (0, 0) and len(places.troublemakers_at(s, places.problem_of(1))) == 3


def test_draw_for_a_token() -> None:
    s = table(tokens=(2, 0))
    decks(s, [1], [])
    main(s)
    take(s, PayDraw)
    assert tokens(s) == (1, 0) and hands(s) == (1, 0) and not offered(s, PayDraw)
    s = table(tokens=(0, 0))
    decks(s, [1], [])
    main(s)
    assert not offered(s, PayDraw)


def test_two_draws_a_turn_beside_nightmare_moon() -> None:
    """AD079: the draw of the Ready Phase counts."""
    s = table("B:AD079@home", tokens=(9, 0))
    decks(s, [1, 1, 1, 1], [])
    turn(s)
    while asked(s)[1] != "MainActions":
        game.choose(s, 0, legal(s, 0)[0])
        settle(s)
    take(s, PayDraw)
    assert hands(s) == (2, 0) and not offered(s, PayDraw)
    draw(s, 0, 1)
    assert hands(s) == (2, 0)


def test_from_problem_to_problem_is_one_move() -> None:
    s = table("A:PR020@pA exhausted", tokens=(2, 0))
    main(s)
    take(s, MovePaid, "A:PR020", "pB")
    assert where(s, "A:PR020") == "pB" and tokens(s) == (0, 0) and find(s, "A:PR020").turned


def test_a_move_goes_elsewhere() -> None:
    s = table("A:PR020@pA", tokens=(2, 0))
    main(s)
    assert not offered(s, MovePaid, "A:PR020", "pA")


def test_what_cannot_be_moved_says_why() -> None:
    s = table("A:PR020@home", "B:PR133>A:PR020", "A:PR012@home frightened")
    main(s)
    assert not offered(s, MovePaid, "A:PR020") and "13.6" in why(s, "A:PR020")
    assert not offered(s, MovePaid, "A:PR012") and "A9" in why(s, "A:PR012")


def test_rally_turns_up_ready_and_is_no_entering() -> None:
    """What waits for "entered" does not go off: CN025 dismisses nothing by being rallied."""
    s = table("A:CN025@pB frightened", "B:PR157@pB", tokens=(3, 0))
    main(s)
    take(s, Rally, "A:CN025")
    assert find(s, "A:CN025").face_up and there(s, "B:PR157") and asked(s)[1] == "MainActions"


def test_rally_costs_two() -> None:
    s = table("A:PR012@home frightened", tokens=(1, 0))
    main(s)
    assert not offered(s, Rally) and "13.5" in why(s, "A:PR012")


def test_resources_go_to_their_places() -> None:
    s = table(
        "A:PR132@hand",
        "A:PR135@hand",
        "A:PR139@hand",
        "A:PR133@hand",
        "A:PR033@home",
        "B:PR020@home",
        "A:PR051@home",
        "A:PR205@home",
        "A:PR023@home",
    )
    main(s)
    assert [o.area for o in legal(s, 0) if isinstance(o, PlayCard) and o.card == find(s, "A:PR132").id] == [(0, 0)]
    assert {o.area for o in legal(s, 0) if isinstance(o, PlayCard) and o.card == find(s, "A:PR135").id} == {
        (1, 0),
        (1, 1),
    }
    assert offered(s, PlayCard, "A:PR139", "A:PR033") and offered(s, PlayCard, "A:PR139", "B:PR020")
    assert not offered(s, PlayCard, "A:PR133", "A:PR033") and offered(s, PlayCard, "A:PR133", "B:PR020")
    take(s, PlayCard, "A:PR139", "A:PR033")
    take(s, MovePaid, "A:PR033", "pB")
    assert where(s, "A:PR139") == "pB", "a Resource goes where its Friend goes"


def test_a_resource_goes_with_its_friend() -> None:
    s = table("A:PR033@home", "A:PR139>A:PR033", "B:PR012@home", "A:PR149>B:PR012")
    dismiss(s, find(s, "A:PR033"), 1)
    assert there(s, "A:PR139@discard")
    frighten(s, find(s, "B:PR012"))
    assert there(s, "A:PR149@discard") and not find(s, "B:PR012").face_up


def test_the_phase_ends_by_itself_where_nothing_could_be_done() -> None:
    """No tokens, nothing that costs nothing: everybody sees that (S2). Exhausting Cloudchaser is an action for free."""
    s = table("A:PR020@hand*3", tokens=(0, 0))
    go(s, Acting(0))
    assert not s.asks
    s = table("A:PR011@home", "A:PR020@hand*3", tokens=(0, 0))
    go(s, Acting(0))
    assert asked(s) == (0, "MainActions")


def test_costs_are_paid_in_full_or_not_at_all() -> None:
    s = table("A:PR031@hand", tokens=(3, 0))
    main(s)
    assert not offered(s, PlayCard, "A:PR031") and "13.5" in why(s, "A:PR031")


def test_the_next_card_costs_less() -> None:
    """PR151 Two Bits: 2 less; several add up, a Troublemaker counts, and it lapses with the turn (13.5)."""
    s = table("A:PR151@home*2", "A:PR031@hand", "A:PR020@hand", tokens=(1, 0))
    main(s)
    assert not offered(s, PlayCard, "A:PR031")
    for _ in range(2):
        take(s, UseAbility, which=lambda o: s.pieces[o.piece].card == key("PR151"))
    take(s, PlayCard, "A:PR031", "home")
    assert tokens(s) == (1, 0)
    take(s, PlayCard, "A:PR020", "home")
    assert tokens(s) == (0, 0)


def test_brief_tokens_are_spent_first_and_vanish() -> None:
    """PR064: a token for this phase."""
    s = table("A:PR064@home", "A:PR020@hand", tokens=(1, 0))
    go(s, MainActions(0), PhaseEnd("main"))
    take(s, UseAbility, "A:PR064")
    assert tokens(s) == (2, 0)
    spent = s.clone()
    take(spent, PlayCard, "A:PR020", "home")
    take(spent, EndMain)
    assert tokens(spent) == (1, 0)
    take(s, EndMain)
    assert tokens(s) == (1, 0)


def test_an_event_without_a_target_cannot_be_played() -> None:
    s = table("A:PR113@hand", "A:PR036@home", "B:PR012@home")
    main(s)
    assert not offered(s, PlayEvent) and why(s, "A:PR113")


# ---- the End Phase (5.5) ------------------------------------------------------------------------------------------
def test_only_the_turn_players_hand_and_home_are_looked_at() -> None:
    s = table("B:PR020@hand*10", "B:PR012@home*6")
    end(s)
    assert not s.asks or asked(s)[0] == 0
    assert hands(s) == (0, 10)


def test_a_boosted_home_is_larger() -> None:
    s = table("A:PR012@home*2", "A:PR020@home", "A:PR044@home", "A:PR079@home", manes=("PR003", "PR001"))
    s.mark_piece(places.mane_of(s, 0), places.BOOSTED, 1)
    end(s)
    assert not s.asks or asked(s)[1] != "RetireDown"
    s = table("A:PR012@home*2", "A:PR020@home", "A:PR044@home", manes=("PR003", "PR001"))
    end(s)
    assert asked(s) == (0, "RetireDown") and not offered(s, RetireOne, "A:PR003") and why(s, "A:PR003") == {"11"}


def test_discards_for_the_limit_are_chosen() -> None:
    s = table("A:PR020@hand*8", "A:PR012@hand")
    end(s)
    take(s, DiscardOne, "A:PR020@hand")
    assert hands(s) == (8, 0) and there(s, "A:PR012@hand")


# ---- states (6, 11) -----------------------------------------------------------------------------------------------
def test_ready_is_not_rally() -> None:
    s = table("A:PR012@home frightened")
    ready(s, find(s, "A:PR012"))
    assert not find(s, "A:PR012").face_up


def test_frightened_loses_counters_and_text() -> None:
    s = table("A:PR042@home")
    add_counters(s, find(s, "A:PR042"), 2)
    assert power(s, find(s, "A:PR042")) == 3
    frighten(s, find(s, "A:PR042"))
    assert power(s, find(s, "A:PR042")) == 0 == contributed(s, find(s, "A:PR042"))
    exhaust(s, find(s, "A:PR042"))
    assert not find(s, "A:PR042").turned
    rally(s, find(s, "A:PR042"))
    assert power(s, find(s, "A:PR042")) == 1


def test_a_mane_never_leaves_and_is_never_frightened() -> None:
    s = table()
    mane = places.mane_of(s, 0)
    handles: tuple[Callable[[], object], ...] = (
        lambda: dismiss(s, mane, 1),
        lambda: retire(s, mane),
        lambda: to_hand(s, mane),
        lambda: frighten(s, mane),
    )
    for handle in handles:
        handle()
    assert places.mane_of(s, 0) == mane


def test_boosting_happens_once_and_keeps_everything() -> None:
    s = table("A:PR001@pB exhausted")
    mane = places.mane_of(s, 0)
    turn_over(s, mane)
    turn_over(s, places.mane_of(s, 0))
    boosted = places.mane_of(s, 0)
    assert boosted.has(places.BOOSTED) == 1 and boosted.at == mane.at and boosted.turned and power(s, boosted) == 3


# ---- winning (12) ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "have, gains, active, winner",
    [
        ((14, 0), {0: 1}, 0, 0),
        ((0, 13), {1: 2}, 0, 1),
        ((14, 13), {0: 1, 1: 3}, 0, 1),
        ((14, 14), {0: 1, 1: 1}, 1, 1),
        ((14, 14), {0: 1, 1: 1}, 0, 0),
    ],
)
def test_fifteen_points_win_at_once(have: tuple[int, int], gains: dict[int, int], active: int, winner: int) -> None:
    """Of several the highest score, then the turn player."""
    s = table(points=have, active=active)
    score_all(s, gains, "effect")
    assert s.result == (winner,) and happened(s, MatchEnded)[0].why == "points"


def test_of_three_the_first_after_the_turn_player() -> None:
    s = table(points=(14, 0, 14), seats=3, active=1)
    score_all(s, {0: 1, 2: 1}, "effect")
    assert s.result == (2,)


def test_points_never_fall_below_zero_and_may_exceed() -> None:
    s = table(points=(1, 14))
    score_all(s, {0: -3}, "effect")
    assert points(s) == (0, 14)
    score_all(s, {1: 4}, "effect")
    assert points(s) == (0, 18) and s.result == (1,)


@pytest.mark.parametrize("have, result", [((5, 3), (0,)), ((3, 3), ())])
def test_after_200_turns_the_higher_score_wins(have: tuple[int, int], result: tuple[int, ...]) -> None:
    s = table(points=have)
    go(s, Turn(201, 0))
    assert s.result == result and happened(s, MatchEnded)[0].why == "turns"


def test_conceding() -> None:
    s = table(points=(9, 0))
    concede(s, 0)
    assert s.result == (1,)
    s = table(points=(9, 3, 5), seats=3)
    concede(s, 0)
    assert s.result == (2,)


# ---- tokens --------------------------------------------------------------------------------------------------------
def test_tokens_never_fall_below_zero() -> None:
    s = table(tokens=(1, 0))
    lose(s, 0, 3)
    assert tokens(s) == (0, 0)
    gain(s, 0, 4)
    pay(s, 0, 3, "play")
    assert tokens(s) == (1, 0)


# ---- phases --------------------------------------------------------------------------------------------------------
def test_the_phases_of_a_turn() -> None:
    s = table(tokens=(0, 0), active=1)
    turn(s, 0, 4)
    while s.result is None and places.pony(s).turn == 4:
        game.choose(s, min(s.asks), legal(s, min(s.asks))[-1])
        settle(s)
    phases = [e.phase for e in happened(s, PhaseBegan) if e.seat == 0]
    assert phases == ["ready", "troublemaker", "main", "score", "end"] and places.pony(s).active == 1
    assert not happened(s, Drew)


def test_a_win_in_the_middle_stops_everything() -> None:
    s = table("A:PR013@pA", "A:PR079@pA", problems=("PR168", "PR166"), points=(14, 0))
    turn(s)
    while s.result is None:
        game.choose(s, 0, legal(s, 0)[-1])
        settle(s)
    assert s.result == (0,) and places.pony(s).phase == "score" and not s.agenda


# ---- options (17) -----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "given, wrong",
    [({"mood": "good"}, "there is no option 'mood'"), ({"reach": "far"}, "option 'reach' cannot be 'far'")],
)
def test_unknown_options_are_one_sentence(given: dict[str, str], wrong: str) -> None:
    with pytest.raises(ValueError, match=wrong):
        rules_from(catalogue(), given)


def test_the_defaults_are_the_rulings() -> None:
    rules = rules_from(catalogue(), {})
    assert not rules.double_confront and not rules.first_confront_bonus and rules.epic_clears_face_down
    assert not rules.open_reach and rules.points_to_win == 15 and rules.max_turns == 200
    assert {option.rule for option in OPTIONS} == {"A2", "A4", "A11", "16.9", "4.3"}


@pytest.mark.parametrize("given, gained", [({}, 1), ({"first_confront_bonus": "on"}, 1 + 3)])
def test_a4_bonus_for_the_first_to_confront(given: dict[str, Any], gained: int) -> None:
    s = table("A:PR031@pB*2", problems=("PR168", "PR166"), **given)
    score(s)
    assert points(s) == (gained, 0)
    places.amend(s, confronted=())
    score(s)
    assert points(s) == (gained + 1, 0), "once for every stay of a Problem, whoever it was"
