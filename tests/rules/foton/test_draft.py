"""The draft phase (foton.md, section 4)."""

from __future__ import annotations

import pytest

import game
from game.rules.foton.draft import Take, TakeArea
from game.rules.foton.events import Drew, PhaseBegan, RoundBegan, Took
from game.rules.foton.places import DRAFT, FotonState, area, deck, foton, hand, taken
from game.table.event import Moved
from game.table.state import IllegalChoice, State, choose, legal
from game.table.step import Spot
from game.table.view import look
from tests.rules.foton.foton_byhand import all_offered, told, why_not


def start(seats: int = 2, seed: int = 1) -> FotonState:
    return foton(game.start("foton", seats, seed))


def sizes(s: State) -> list[int]:
    return [len(s.inside(area(n))) for n in range(s.seats + 2)]


def take(s: State, *places: int) -> None:
    """The seats that are asked take these areas, one after the other."""
    for place in places:
        seat = min(s.asks)
        choose(s, seat, Take(seat, place))


def draft(s: FotonState) -> None:
    """Everybody takes the first area, to the end."""
    while s.phase == "draft":
        choose(s, min(s.asks), legal(s, min(s.asks))[0])


# ---- rounds ----------------------------------------------------------------------------------------
def test_x2_refill() -> None:
    """3 players, after round 1: three areas are empty, two hold 3. 11 cards are dealt, the untouched areas hold 4."""
    s = start(3)
    before = len(s.inside(DRAFT))
    take(s, 0, 2, 3)
    assert sizes(s) == [3, 4, 3, 3, 4] and before - len(s.inside(DRAFT)) == 11


@pytest.mark.parametrize("seats, dealt, left", [(2, 52, 42), (3, 70, 24), (4, 88, 6)])
def test_x3_whole_draft(seats: int, dealt: int, left: int) -> None:
    s = start(seats)
    while len(told(s, Took)) < 6 * seats - 1:
        choose(s, min(s.asks), legal(s, min(s.asks))[0])
    assert len(s.inside(DRAFT)) == left and left + dealt == 94


def test_x4_growing_area() -> None:
    """An area nobody takes in rounds 1, 2 and 3 holds 6 cards when round 4 begins."""
    s = start(2)
    for _ in range(3):
        take(s, 0, 1)
    assert s.round == 4 and sizes(s) == [3, 3, 6, 6]


def test_x5_rotation() -> None:
    """4 players, start player P1: first takers P1, P2, P3, P4, P1, P2. The main phase starts with P1."""
    seed = next(seed for seed in range(40) if start(4, seed).start == 0)
    s = start(4, seed)
    draft(s)
    assert [e.seat for e in told(s, RoundBegan)] == [0, 1, 2, 3, 0, 1]
    assert s.start == s.current == 0 and [type(q).__name__ for q in s.asks.values()] == ["MainStep"]


def test_everybody_takes_six_times_clockwise_from_the_turn_player() -> None:
    """F-4.1, F-4.3: R-1, the start card does not move meanwhile."""
    s = start(3, 7)
    first = s.start
    draft(s)
    order = [(first + number + place) % 3 for number in range(6) for place in range(3)]
    assert [e.seat for e in told(s, Took)] == order and s.start == first


def test_new_cards_are_dealt_on_top_area_by_area() -> None:
    """F-4.5, R-17."""
    s = start(2)
    under = s.zones[area(2)][:]
    deck_order = [p.card for p in s.inside(DRAFT)]
    take(s, 1, 3)
    assert s.zones[area(2)][:3] == under
    dealt = [[p.card for p in s.inside(area(n))] for n in range(4)]
    assert [dealt[0][3], *dealt[1], dealt[2][3], *dealt[3]] == deck_order[:8]


# ---- taking ----------------------------------------------------------------------------------------
def test_a_take_is_about_its_area_and_takes_all_of_it() -> None:
    """F-4.3: all of them, never only some; events like photons."""
    s = start()
    seat = min(s.asks)
    keys = [p.card for p in s.inside(area(1))]
    option = next(o for o in all_offered(s, Take, seat) if o.area == 1)
    assert option.about() == (Spot(area(1)),)
    choose(s, seat, option)
    assert [p.card for p in s.inside(taken(seat))] == keys and not s.inside(area(1))
    assert told(s, Took) == [Took(seat, "B", tuple(keys))]


def test_an_empty_area_cannot_be_taken() -> None:
    """F-4.3, R-18."""
    s = start()
    take(s, 1)
    seat = min(s.asks)
    (no,) = why_not(s, Spot(area(1)), seat)
    assert no.rule == "F-4.3" and no.why.en == "There is nothing to take there"
    assert len(legal(s, seat)) == 3, "even the last of a round chooses among three"
    with pytest.raises(IllegalChoice):
        choose(s, seat, Take(seat, 1))


def test_nobody_else_may_look_at_taken_cards() -> None:
    """F-4.4: everybody saw them being taken; their owner may look at any time."""
    s = start()
    seat = min(s.asks)
    take(s, 0)
    assert all(p.card != "card" for p in look(s, seat).inside(taken(seat)))
    assert [p.card for p in look(s, 1 - seat).inside(taken(seat))] == ["card"] * 3


def test_what_a_seat_owns_is_known_to_all() -> None:
    """The lists that worlds are imagined from: everybody has seen the takes."""
    s = start(3, 5)
    draft(s)
    assert len(s.lists) == 3
    for seat in range(3):
        got = sorted(key for e in told(s, Took) if e.seat == seat for key in e.cards)
        assert sorted(key for key in s.lists[seat] if key.startswith("card/")) == got
        assert sorted(p.card for p in s.pieces.values() if p.owner == seat and p.card.startswith("card/")) == got


# ---- the end ---------------------------------------------------------------------------------------
def test_after_the_last_take_nothing_is_refilled_and_the_rest_leaves_the_game() -> None:
    """F-4.6."""
    s = start(2, 3)
    draft(s)
    cards = sum(len(e.cards) for e in told(s, Took))
    assert sum(p.card.startswith("card/") for p in s.pieces.values()) == cards
    assert not any(s.inside(area(n)) for n in range(6)) and not s.inside(DRAFT)
    assert not any(isinstance(e, Moved) and e.source == DRAFT for e in s.events[s.events.index(told(s, Took)[-1]) :])


def test_everybody_shuffles_and_draws_five() -> None:
    """F-5.1: nobody, not even the owner, may look through a deck."""
    s = start(2, 9)
    draft(s)
    for seat in (0, 1):
        cards = sum(len(e.cards) for e in told(s, Took) if e.seat == seat)
        assert cards >= 18 and len(s.inside(hand(seat))) == 5 and len(s.inside(deck(seat))) == cards - 5
        assert {p.card for p in look(s, seat).inside(deck(seat))} == {"card"}
    assert [e.cards for e in told(s, Drew)] == [5, 5]
    assert [e.phase for e in told(s, PhaseBegan)] == ["draft", "main"]


def test_the_order_of_the_deck_is_not_the_order_of_the_takes() -> None:
    s = start(2, 9)
    draft(s)
    got = [key for e in told(s, Took) if e.seat == 0 for key in e.cards]
    assert [p.card for p in (*s.inside(hand(0)), *s.inside(deck(0)))] != got


def test_the_question_has_words() -> None:
    s = start()
    seat = min(s.asks)
    assert isinstance(s.asks[seat], TakeArea)
    assert legal(s, seat)[0].say(s).en.startswith("take area A: ")
