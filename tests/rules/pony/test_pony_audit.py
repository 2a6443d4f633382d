"""Corners that an audit of the rules found: what the absence of a question, or an event, would have told."""

from __future__ import annotations

import pytest

import game
from game.effects.effect import By
from game.rules.pony import places
from game.rules.pony.cards import DRAW_KINDS
from game.rules.pony.clearing import TakeFlip
from game.rules.pony.deck_building import DECK_FORM
from game.rules.pony.deck_building import legal as legal_deck
from game.rules.pony.effects.deck_ops import SearchFor, TookCard, TookNothing
from game.rules.pony.effects.looking import look_at
from game.rules.pony.forms import Filter
from game.rules.pony.main_phase import Acting
from game.rules.pony.opening import KeepHand
from game.rules.pony.pending import UseIt
from game.rules.pony.playing import UseAbility
from game.rules.pony.states import exhaust
from game.table.clues import everybody
from game.table.event import Changed
from game.table.state import choose, legal, run
from game.table.view import hear, sees
from tests.rules.pony.byhand import (
    asked,
    catalogue,
    challenge,
    decks,
    find,
    hands,
    key,
    lay,
    offered,
    points,
    score,
    table,
    take,
    totals,
    where,
)


# ---- hands (3, 13.3) ---------------------------------------------------------------------------------------------
@pytest.mark.parametrize("held", ["PR157", "PR020"])
def test_scootaloo_is_asked_with_any_hand(held: str) -> None:
    """Without a token only Scootaloo could do anything, with a Troublemaker: not being asked would tell of none."""
    s = table("A:PR017@home", f"A:{held}@hand", tokens=(0, 0))
    s.then(Acting(0))
    run(s)
    assert asked(s) == (0, "MainActions")
    assert offered(s, UseAbility, "A:PR017") == (held == "PR157"), "there must be a card to play (13.6)"


@pytest.mark.parametrize("cards", [("A:PR017@home exhausted", "A:PR157@hand"), ("A:PR017@home",)])
def test_an_exhausted_scootaloo_or_an_empty_hand_is_for_all_to_see(cards: tuple[str, ...]) -> None:
    s = table(*cards, tokens=(0, 0))
    s.then(Acting(0))
    run(s)
    assert not s.asks


# ---- decks (3) ---------------------------------------------------------------------------------------------------
@pytest.mark.parametrize("tops", [(3, 3), (3, 1)])
def test_cards_are_put_in_order_even_if_they_are_equal(tops: tuple[int, int]) -> None:
    s = table()
    decks(s, [], tops)
    look_at(s, 0, places.deck(1), 2, "reorder")
    run(s)
    assert asked(s) == (0, "PutNext")


def test_a_single_card_needs_no_order() -> None:
    s = table()
    decks(s, [], [3])
    look_at(s, 0, places.deck(1), 2, "reorder")
    run(s)
    assert not s.asks


@pytest.mark.parametrize(
    "cards, found", [(("PR101", "PR103"), TookCard), (("PR101", "PR101"), TookCard), (("PR020", "PR012"), TookNothing)]
)
def test_a_search_does_not_tell_others_how_many_cards_would_do(cards: tuple[str, ...], found: type) -> None:
    """The deck is looked through as a whole, and shuffled."""
    s = table(*(f"A:{card}@deck" for card in cards))
    SearchFor("deck", Filter("event"), "hand", reveal=True, shuffle=True).apply(s, By(0, 0, key("PR056"), "0"))
    run(s)
    assert asked(s) == (0, "SearchDeck")
    assert len([e for e in s.events if isinstance(hear(e, 1), Changed)]) in (0, len(cards))
    assert len({type(o) for o in legal(s, 0)} | {found}) == len({type(o) for o in legal(s, 0)})
    assert not any(sees(p, 1) for p in s.inside(places.deck(0)))
    take(s, found, which=lambda option: option == legal(s, 0)[0])
    assert not any(sees(p, seat) for p in s.inside(places.deck(0)) for seat in (0, 1)), "it was shuffled"


def test_solved_problems_stay_face_up_under_their_deck_when_somebody_looks() -> None:
    s = table()
    solved = s.inside(places.problems(0))[0]
    s.change(solved, seen_by=everybody(s.seats))
    look_at(s, 0, places.problems(0), 2, "reorder")
    top, other = s.inside(places.problems(0))
    assert sees(top, 1) and not sees(other, 1)


# ---- faceoffs (8.2, 8) -------------------------------------------------------------------------------------------
def test_twilight_keeps_flipped_events_though_she_was_sent_home() -> None:
    """She took part in the faceoff; that she lost it and went home is of no account."""
    s = table("A:PR004@pB boosted", "B:PR157@pB", manes=("PR004", "PR003"), tokens=(0, 0))
    lay(s, "A:PR101@deck")
    decks(s, [], [6])
    challenge(s, "B:PR157")
    assert where(s, "A:PR004") == "home"
    take(s, TakeFlip, "A:PR101")
    assert hands(s) == (1, 0) and find(s, "A:PR101").zone == places.hand(0)


# ---- triggers (13.2, 13.6) ---------------------------------------------------------------------------------------
@pytest.mark.parametrize("at, asks", [("pA", True), ("home", False)])
def test_who_is_at_home_is_not_asked_to_go_home(at: str, asks: bool) -> None:
    """Rainbow Dash may go home as a Score Phase starts: at home there is nothing to decide."""
    s = table(f"A:AD081@{at}")
    score(s)
    assert bool(s.asks) == asks
    if asks:
        take(s, UseIt)
        assert where(s, "A:AD081") == "home"


@pytest.mark.parametrize("state", ["boosted", "exhausted"])
def test_who_is_ready_is_not_asked_to_become_ready(state: str) -> None:
    s = table("A:RRF02@pA boosted", "A:PR012@pA", "A:PR033@pA", "A:PR079@pA", manes=("RRF02", "PR003"))
    if state == "exhausted":
        exhaust(s, find(s, "A:RRF02"))
    score(s)
    assert bool(s.asks) == (state == "exhausted")


@pytest.mark.parametrize("times, asks", [(19, True), (20, False)])
def test_an_optional_trigger_is_used_at_most_twenty_times_a_turn(times: int, asks: bool) -> None:
    """13.8"""
    s = table("A:AD081@pA")
    places.amend(s, used=((find(s, "A:AD081").id, "0", times),))
    score(s)
    assert bool(s.asks) == asks


# ---- three and four players (16) -----------------------------------------------------------------------------------
def test_the_player_after_the_challenger_wins_for_an_own_epic() -> None:
    """D challenges the own Nightmare Moon: A, the next, flips for it, wins, and scores nothing (8.1, 16.8)."""
    s = table("D:PR210@pD", "D:PR031@pD", seats=4, active=3, manes=("PR001", "PR003", "PR004", "PR006"))
    decks(s, [1], [5], [5], [1])
    challenge(s, "D:PR210", seat=3)
    assert totals(s) == (5, 8) and points(s) == (0, 0, 0, 0)
    assert where(s, "D:PR031") == "home" and where(s, "D:PR210") == "pD"


def test_mulligans_go_clockwise_from_the_first_player() -> None:
    s = places.pony(game.start("pony", 3, 11))
    for seat in tuple(s.asks):
        choose(s, seat, legal(s, seat)[0])
    first = places.pony(s).first
    for seat in ((first + n) % 3 for n in range(3)):
        assert asked(s) == (seat, "Mulligan")
        choose(s, seat, KeepHand(seat))
    assert hands(s) == (6, 6, 6)


# ---- decks (2) -----------------------------------------------------------------------------------------------------
def test_a_draw_deck_has_no_maximum() -> None:
    """Three of every card there is."""
    cards = {
        k.rpartition("/")[2]: 3
        for k, card in catalogue().items()
        if k.count("/") == 2 and k.split("/")[1] in DRAW_KINDS and hasattr(card, "number")
    }
    whole = DECK_FORM.read(
        catalogue(),
        {
            "name": "all",
            "mane": "PR001",
            "cards": cards,
            "problems": {"PR168": 2, "PR164": 2, "PR170": 2, "PR177": 2, "PR190": 2},
        },
    )
    assert len(whole.cards) == 3 * len(cards) > 500 and legal_deck(catalogue(), whole) == ""
