"""Hands, decks and face-down Troublemakers stay secret: neither what is seen nor who is asked tells (pony.md, 3, 13.3).

Two tables that look alike to a seat go on alike for it, whatever the others hold.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress

import pytest

import game
from game.match.match import settle as settled
from game.rules.pony import places
from game.rules.pony.aftermath import NoReply, might_reply
from game.rules.pony.facing_off import PassFaceoff, ProblemFaceoff
from game.rules.pony.main_phase import MainActions, MovePaid
from game.rules.pony.moments import Moment
from game.rules.pony.peering import Inspiration, LookInspired, PutBack, ToBottom, ToTop
from game.rules.pony.places import PonyState
from game.rules.pony.playable_events import might_play
from game.rules.pony.revealing import cover, peek
from game.rules.pony.states import frighten
from game.rules.pony.troubles import Challenging, EndChallenges
from game.table.dice import Dice
from game.table.state import IllegalChoice, choose, legal, run
from game.table.step import Step
from game.table.view import imagine, look, sees
from tests.rules.pony.byhand import asked, challenges, decks, faceoff, find, go, main, options, table, take, troubles


# ---- any two tables that look alike ------------------------------------------------------------------------------
class Rolled(Exception):
    """Somebody rolled dice: from here on two tables may differ."""


class Still(Dice):
    def roll(self, sides: int) -> int:
        raise Rolled


def after(s: PonyState, seat: int, option: Step) -> PonyState:
    """The table after a choice, up to the next one that somebody has to think about."""
    went = s.clone()
    went.dice = Still(0)
    choose(went, seat, option)
    settled(went)
    return went


def seen(s: PonyState, seat: int) -> tuple[object, list[tuple[int, str]]]:
    """What a seat sees on the table, and who is asked what kind of thing."""
    view = look(s, seat)
    faces = [
        (p.card, p.owner, p.zone, p.face_up, p.turned, p.at, p.host and 1)
        for zone in sorted(view.zones, key=repr)
        for p in view.inside(zone)
    ]
    asks = sorted((who, type(question).__name__) for who, question in view.asks.items())
    return (faces, sorted(view.marks.items()), view.result), asks


def tables(seats: int, seeds: Iterable[int], own: bool) -> Iterable[PonyState]:
    rules = game.ruleset("pony")
    for seed in seeds:
        brought = (
            [rules.any_deck(rules.catalogue, Dice(seed * 7 + seat), {}) for seat in range(seats)]
            if own and (rules.any_deck)
            else None
        )
        s, dice = places.pony(game.start("pony", seats, seed, decks=brought)), Dice(seed)
        settled(s)
        while s.result is None and places.pony(s).turn < 60:
            yield s
            seat = min(s.asks)
            found = legal(s, seat)
            choose(s, seat, found[dice.roll(len(found)) - 1])
            settled(s)


def compare(s: PonyState, twin: PonyState, watcher: int) -> bool:
    """Every choice that is open at both tables goes on alike; True if something was compared."""
    compared = False
    for seat in s.asks:
        try:
            both = [option for option in legal(s, seat) if option in legal(twin, seat)]
        except KeyError:  # a choice among cards that only its owner sees
            continue
        for option in both[:6] + both[-2:]:
            with suppress(Rolled, IllegalChoice, KeyError):  # what is half chosen only its owner can go on with
                (one, asks), (other, twin_asks) = (seen(after(t, seat, option), watcher) for t in (s, twin))
                if one == other:
                    compared = True
                    assert asks == twin_asks, f"seat {watcher} learns something: {option} of {s.asks[seat]}"
    return compared


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seats, own", [(2, False), (2, True), (3, False)])
def test_who_is_asked_does_not_depend_on_what_others_do_not_see(seats: int, own: bool) -> None:
    compared = 0
    for number, s in enumerate(tables(seats, range(2), own)):
        if number % 4 == 0 and len(s.asks) == 1:
            for watcher in range(seats):
                twin = imagine(look(s, watcher), watcher, Dice(number))
                compared += compare(s, places.pony(twin), watcher)
    assert compared > 50


def test_replies_are_asked_for_by_what_is_public_alone() -> None:
    """In every world that a watcher can imagine the same players are asked after the same happening."""
    checked = 0
    for number, s in enumerate(tables(2, range(3), own=True)):
        if number % 6:
            continue
        happenings = [Moment("char_moved", 1, p.id, p.card, 1, p.at) for p in places.characters(s, 1)[:2]]
        happenings += [Moment("faceoff_start", 0, kind="problem"), Moment("faceoff_won", 1, n=6, kind="problem")]
        for watcher in (0, 1, -1):
            twin = places.pony(imagine(look(s, watcher), watcher, Dice(number)))
            for seat in (0, 1):
                if seat != watcher:
                    for moment in happenings:
                        assert might_reply(s, seat, moment) == might_reply(twin, seat, moment)
                        checked += 1
                    for timing in ("main", "faceoff", "troublemaker"):
                        assert might_play(s, seat, timing) == might_play(twin, seat, timing)
    assert checked > 200


# ---- one by one ----------------------------------------------------------------------------------------------------
def test_a_hidden_troublemaker_is_its_players_alone() -> None:
    s = table("A:PR157@pB down")
    piece = find(s, "A:PR157")
    assert sees(piece, 0) and not sees(piece, 1) and not sees(piece, -1)
    assert look(s, 1).pieces[piece.id].card == "card/troublemaker", "only that it is one"


def test_a_troublemaker_that_was_turned_down_is_known_to_all() -> None:
    s = table("A:PR157@pB", "A:PR158@pA down")
    cover(s, find(s, "A:PR157"))
    assert sees(find(s, "A:PR157"), 1) and sees(find(s, "A:PR157"), -1)
    peek(s, 1, find(s, "A:PR158"))
    assert sees(find(s, "A:PR158"), 1) and not sees(find(s, "A:PR158"), -1)


def test_a_frightened_friend_is_remembered_by_all() -> None:
    s = table("A:PR012@pB")
    frighten(s, find(s, "A:PR012"))
    assert all(sees(find(s, "A:PR012"), seat) for seat in (-1, 0, 1))


@pytest.mark.parametrize("held", ["PR127", "PR020"])
def test_who_might_reply_to_a_flip_is_asked_with_any_hand(held: str) -> None:
    """B has 1 blue power and a token for What Went Wrong?"""
    s = table("A:PR012@pA", "B:PR012@pA", f"B:{held}@hand")
    decks(s, [3], [1])
    s.then(ProblemFaceoff((places.problem_of(0),)))
    run(s)
    assert asked(s) == (1, "Reply")
    assert isinstance(legal(s, 1)[0], NoReply)


def test_nobody_waits_for_whom_everybody_sees_to_be_unable() -> None:
    """No hand, or no token: nothing could be played, so nothing is asked."""
    for cards, purse in (((), 5), (("B:PR127@hand",), 0)):
        s = table("A:PR012@pA", "B:PR012@pA", *cards, tokens=(5, purse))
        decks(s, [3], [1])
        faceoff(s, "pA")
        assert not s.asks


@pytest.mark.parametrize("held", ["PR115", "PR020"])
def test_events_of_the_troublemaker_phase_are_asked_for_with_any_hand(held: str) -> None:
    """A has 3 blue power and 2 tokens for Fears Must be Faced."""
    s = table(f"A:{held}@hand", "A:PR012@home")
    s.then(Challenging(0))
    run(s)
    assert asked(s) == (0, "Challenges") and isinstance(legal(s, 0)[0], EndChallenges)
    s = table(f"A:{held}@hand", "A:PR012@home", tokens=(1, 0))
    challenges(s)
    assert not s.asks


@pytest.mark.parametrize("held", ["PR101", "PR020"])
def test_the_window_of_a_faceoff_is_asked_with_any_hand(held: str) -> None:
    """Good Hustle needs a token only, and a Pegasus somewhere."""
    s = table("A:PR020@pA", f"A:{held}@hand")
    decks(s, [3], [1])
    s.then(ProblemFaceoff((places.problem_of(0),)))
    run(s)
    while type(s.asks[0]).__name__ == "Reply":
        choose(s, 0, legal(s, 0)[0])
    assert asked(s) == (0, "FaceoffActions") and isinstance(legal(s, 0)[0], PassFaceoff)


def test_the_main_phase_waits_whatever_the_hand_allows() -> None:
    s = table("A:PR040@hand", tokens=(0, 0))
    s.then(MainActions(0))
    run(s)
    settled(s)
    assert asked(s) == (0, "MainActions") and len(legal(s, 0)) == 1


def test_starting_problems_are_chosen_in_secret() -> None:
    s = places.pony(game.start("pony", 2, 5))
    assert set(s.asks) == {0, 1}
    choose(s, 0, legal(s, 0)[0])
    assert not places.problem_at(s, places.problem_of(0)) and 1 in s.asks
    assert look(s, 1).answers == {}


def test_others_do_not_see_what_was_looked_at() -> None:
    s = table("A:PR078@home", "B:PR020@deck", "B:PR012@deck")
    go(s, Inspiration(0))
    take(s, LookInspired)
    top = s.inside(places.deck(1))[0]
    assert sees(top, 0) and not sees(top, 1) and not sees(top, -1)
    assert offered_both(s, top.id, ToTop, ToBottom)


def test_a_card_that_is_put_back_cannot_be_followed_by_the_owner_of_the_deck() -> None:
    s = table("A:PR078@home", "B:PR020@deck", "B:PR012@deck")
    go(s, Inspiration(0))
    take(s, LookInspired)
    top = s.inside(places.deck(1))[0]
    asked_for = look(s, 1).asks[0]
    assert isinstance(asked_for, PutBack) and not any(asked_for.cards)
    take(s, ToTop)
    assert top.id not in s.pieces
    assert s.inside(places.deck(1))[0].card == top.card


def offered_both(s: PonyState, card: int, *kinds: type[Step]) -> bool:
    return all(any(isinstance(o, kind) and o.about() == (card,) for o in legal(s, 0)) for kind in kinds)


def test_a_move_may_be_replied_to_only_by_whom_it_concerns() -> None:
    s = table("A:PR012@home", "A:PR118@hand", "A:PR079@home")
    main(s)
    choose(s, 0, options(s, MovePaid, "A:PR012", "pA")[0])
    settled(s)
    assert asked(s) == (0, "MainActions"), "Stand Still! answers moves of an opponent's characters only"


def test_reveals_are_for_everybody() -> None:
    s = table("A:PR157@pB down")
    troubles(s)
    assert all(sees(find(s, "A:PR157"), seat) for seat in (-1, 0, 1))
