"""The photon-adding and the scoring phase (foton.md, sections 6 and 7)."""

from __future__ import annotations

import pytest

from game.match.match import Match
from game.rules.foton.adding import Add, AddPhotons, stars
from game.rules.foton.events import Added, KindScored, MatchEnded
from game.rules.foton.places import FotonState
from game.rules.foton.scoring import kind_points, places_of, points_of
from game.table.state import IllegalChoice, choose, run
from game.table.view import look
from tests.rules.foton.foton_byhand import (
    CARDS,
    Seat,
    held,
    in_field,
    pick,
    points,
    question,
    sets,
    table,
    told,
    why_not,
)

FOUR = CARDS["config"].table(4).rank_vp
THREE = CARDS["config"].table(3).rank_vp
TWO = CARDS["config"].table(2).rank_vp


def after_the_turns(*seats: Seat) -> FotonState:
    s = table(*seats, turn=None)
    run(s)
    return s


# ---- adding photons --------------------------------------------------------------------------------
def test_x27_stars() -> None:
    """Allocer (☆☆) and Marbas (☆) face up, Ronove (☆) rested: 0 to 3 photons, not the event."""
    s = after_the_turns(Seat(hand="A2 A3 S2 C1 E5", acted="Allocer Marbas -Ronove", waiting="Zepar"))
    assert stars(s, 0) == 3
    found = sets(s)
    assert "" in found and max(len(words.split()) for words in found) == 3 and not any("E" in f for f in found)
    (no,) = why_not(s, held(s, "E5").id)
    assert no.why.en == "Events are not added to the field" and no.rule == "F-6.1"
    (no,) = why_not(s)
    assert no.why.en == "Your face-up Megido show 3 ☆" and no.rule == "F-6.1"
    pick(s, "A2 A3 C1")
    assert in_field(s) == "A2 A3 C1"


def test_a_set_of_equal_photons_is_offered_once() -> None:
    s = after_the_turns(Seat(hand="C1 C1 C2", acted="Allocer"))
    assert sorted(sets(s)) == ["", "C1", "C1 C1", "C1 C2", "C2"]


def test_more_than_the_stars_is_refused() -> None:
    s = after_the_turns(Seat(hand="A2 A3", acted="Zepar"))
    with pytest.raises(IllegalChoice):
        choose(s, 0, Add(0, tuple(p.id for p in s.inside(held(s, "A2").zone))))


def test_everybody_chooses_secretly_and_all_enter_at_once() -> None:
    """F-6.2."""
    s = after_the_turns(Seat(hand="A2", acted="Zepar"), Seat(hand="A3", acted="Orobas"), Seat(hand="S2"))
    assert sorted(s.asks) == [0, 1], "who has no ☆ is not asked"
    pick(s, "A3", 1)
    assert in_field(s, 1) == "" and look(s, 0).answers == {}
    pick(s, "A2", 0)
    assert (in_field(s, 0), in_field(s, 1)) == ("A2", "A3")
    assert [e.seat for e in told(s, Added)] == [0, 1]


def test_nothing_triggers() -> None:
    """F-6.2."""
    s = after_the_turns(Seat(hand="A2", acted="Zepar Decarabia Valefor", field="A3"))
    pick(s, "A2")
    assert points(s) == 7 + 3 + 3, "the points of the kinds only"


def test_who_holds_only_events_is_waited_for_like_anybody() -> None:
    """That nobody was waited for would tell what the hand holds."""
    s = after_the_turns(Seat(hand="E5", acted="Zepar"))
    assert AddPhotons.waits and question(s) == ("AddPhotons", 0) and sets(s) == [""]
    assert Match(s, [None, None]).state.asks  # type: ignore[list-item]  # nobody answers


def test_without_cards_or_stars_nobody_is_asked() -> None:
    """Both are public."""
    assert after_the_turns(Seat(hand="", acted="Zepar"), Seat(hand="A2", acted="-Zepar")).result is not None


def test_extra_photons_in_hand_may_be_added() -> None:
    """F-6.1."""
    s = after_the_turns(Seat(hand="A3x", acted="Zepar"))
    pick(s, "A3x")
    assert in_field(s) == "A3x"


# ---- points for the ranks --------------------------------------------------------------------------
@pytest.mark.parametrize(
    "totals, expected",
    [
        ((15, 10, 10, 4), (10, 4, 4, 0)),
        ((9, 9, 9, 1), (6, 6, 6, 0)),
        ((5, 5, 5, 5), (4, 4, 4, 4)),
        ((9, 8, 3, 3), (10, 6, 1, 1)),
        ((9, 9, 3, 3), (8, 8, 1, 1)),
        ((3, 15, 10, 4), (0, 10, 6, 3)),
    ],
)
def test_x29_ties_of_four(totals: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert points_of(totals, FOUR) == expected


@pytest.mark.parametrize(
    "totals, by_rank, expected",
    [
        ((3, 3), TWO, (3, 3)),
        ((0, 0), TWO, (3, 3)),
        ((4, 0), TWO, (7, 0)),
        ((9, 4, 4), THREE, (10, 2, 2)),
        ((6, 6, 1), THREE, (7, 7, 0)),
        ((6, 6, 6), THREE, (4, 4, 4)),
        ((1, 2, 3), THREE, (0, 4, 10)),
    ],
)
def test_x30_ties_of_fewer(totals: tuple[int, ...], by_rank: tuple[int, ...], expected: tuple[int, ...]) -> None:
    """R-12: a total of 0 is ranked like any other."""
    assert points_of(totals, by_rank) == expected


def test_the_points_printed() -> None:
    """F-7.1."""
    assert (TWO, THREE, FOUR) == ((7, 0), (10, 4, 0), (10, 6, 3, 0))


def test_x28_the_sheets_own_example() -> None:
    """4 players, player A: Attack 15 (1st), Skill 10 (2nd), Charge 3 (4th): 16, plus 8 VP from effects = 24."""
    s = after_the_turns(
        Seat(field="A4 A4 A4 A3 S4 S4 S2 C1 C2", vp=8),
        Seat(field="A4 S4 S4 S4 C2 C2"),
        Seat(field="A3 S4 C2 C2 C1"),
        Seat(field="A2 S3 C2 C2 C2"),
    )
    assert [e.totals[0] for e in told(s, KindScored)] == [15, 10, 3]
    assert [e.points[0] for e in told(s, KindScored)] == [10, 6, 0]
    assert points(s) == 24


def test_x38_full_final_scoring() -> None:
    """3 players: totals 21, 14, 15."""
    s = after_the_turns(
        Seat(field="A4 A4 A4 S4 S3 C2 C2", vp=5),
        Seat(field="A3 A3 A3 S4 S4 S3 C2 C2"),
        Seat(field="A3 A3 A3 S2 C2 C2 C2", vp=3),
    )
    assert [e.points for e in told(s, KindScored)] == [(10, 2, 2), (4, 10, 0), (2, 2, 10)]
    (end,) = told(s, MatchEnded)
    assert end.points == (21, 14, 15) and end.places == (1, 3, 2) and s.result == end.winners == (0,)


def test_face_down_photons_do_not_score() -> None:
    """F-8.1."""
    s = after_the_turns(Seat(field="A2 [A4]"), Seat(field="A3"))
    assert told(s, KindScored)[0].totals == (2, 3)


# ---- the ranking -----------------------------------------------------------------------------------
def test_x31_tie_break() -> None:
    """Both 21 VP; 12 face-up photons against 11: the first wins. Face-down ones do not count."""
    s = after_the_turns(
        Seat(field="A2 A2 A2 S2 S2 S2 C1 C1 C1 C1 C1 C1", vp=3),
        Seat(field="A4 A4 [A2] [A2] [A2] S3 S4 C2 C2 C1 C1 C1 C1 C1", vp=-18),
    )
    photons = told(s, MatchEnded)[0].photons
    assert photons == (12, 11)
    assert places_of([(21, 12), (21, 11)]) == (1, 2)
    assert places_of([(21, 12), (21, 12)]) == (1, 1)


def test_equal_in_both_is_a_shared_victory() -> None:
    """F-7.4."""
    s = after_the_turns(Seat(field="A2"), Seat(field="A2"))
    assert s.result == (0, 1) and told(s, MatchEnded)[0].places == (1, 1)


@pytest.mark.parametrize(
    "scores, places",
    [
        ([(9, 1), (9, 1), (5, 1), (4, 1)], (1, 1, 3, 4)),
        ([(4, 9), (5, 1), (5, 2), (4, 9)], (3, 2, 1, 3)),
        ([(1, 1), (1, 1), (1, 1)], (1, 1, 1)),
    ],
)
def test_full_ranking(scores: list[tuple[int, int]], places: tuple[int, ...]) -> None:
    """F-7.5."""
    assert places_of(scores) == places


def test_what_the_fields_are_worth_as_they_lie() -> None:
    s = table(Seat(field="A4 S4", waiting="Bael"), Seat(field="C1"))
    assert kind_points(s) == [((4, 0), (7, 0)), ((4, 0), (7, 0)), ((0, 1), (0, 7))]
