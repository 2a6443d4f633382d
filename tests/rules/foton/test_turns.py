"""Turns, resting, events and what must still be used (foton.md, 5.1, 5.2, 5.4, 5.5; F-5.22)."""

from __future__ import annotations

import pytest

from game.rules.foton.adding import stars
from game.rules.foton.events import Drew, EventUsed, PhaseBegan, Rested, TurnBegan
from game.rules.foton.places import acted, waiting
from game.rules.foton.turn import Act, EndTurn, MainStep, Rest, UseEvent
from game.table.state import State, legal
from game.table.view import look
from tests.rules.foton.foton_byhand import (
    Seat,
    held,
    in_discard,
    in_field,
    in_hand,
    megido,
    offered,
    question,
    table,
    take,
    told,
    why_not,
)
from tests.rules.foton.foton_cards import act, end, use

SIX = "Bael Agares Vassago Gamigin Marbas Valefor"


def rest(s: State, name: str, seat: int = 0) -> None:
    take(s, Rest, seat, megido=megido(s, name, seat).id)


# ---- turns -----------------------------------------------------------------------------------------
def test_everybody_has_five_turns_clockwise_and_then_photons_are_added() -> None:
    """F-5.3, F-5.5: after k turns exactly k Megido lie in the acted area; one is left over, face down."""
    s = table(Seat(waiting=SIX, deck="A2 " * 6), Seat(waiting=SIX), Seat(waiting=SIX), turn=2, start=2)
    for turn in range(5):
        for seat in (2, 0, 1):
            assert question(s) == ("MainStep", seat) and len(s.inside(acted(seat))) == turn
            take(s, Rest, seat)
            end(s, seat)
    assert [(e.seat, e.number) for e in told(s, TurnBegan)] == [(seat, n) for n in range(1, 6) for seat in (2, 0, 1)]
    assert [e.phase for e in told(s, PhaseBegan)] == ["adding", "scoring"] and s.result is not None
    for seat in range(3):
        (left,) = s.inside(waiting(seat))
        assert not left.face_up


def test_nothing_is_drawn_at_the_start_of_a_turn() -> None:
    """R-2."""
    s = table(Seat(hand="A2", deck="A3", waiting="Bael"))
    assert in_hand(s) == "A2" and not told(s, Drew)


def test_one_main_action_then_the_player_ends_the_turn() -> None:
    """F-5.4: there is no passing, and no second main action."""
    s = table(Seat(hand="A2 A2", deck="A3 A4 C1", waiting="Uvall Bael"), Seat(waiting="Bael"))
    assert not offered(s, EndTurn)
    (no,) = why_not(s)
    assert no.why.en == "Act with a Megido or rest one first" and no.rule == "F-5.4"
    act(s, "Uvall", "A2 A2")
    assert question(s) == ("MainStep", 0) and legal(s, 0) == [EndTurn(0)]
    (no,) = why_not(s, megido(s, "Bael").id)
    assert no.why.en == "You have already acted or rested this turn" and no.rule == "F-5.4"
    end(s)
    assert question(s) == ("MainStep", 1)


def test_the_main_step_is_asked_even_with_one_answer() -> None:
    """Section 16."""
    assert MainStep.waits


def test_each_megido_is_used_once() -> None:
    """F-5.5."""
    s = table(Seat(hand="A2 A2", acted="Uvall", waiting="Bael"))
    (no,) = why_not(s, megido(s, "Uvall").id)
    assert no.why.en == "Each Megido is used once per game" and no.rule == "F-5.5"


# ---- resting ---------------------------------------------------------------------------------------
def test_x8_rest_with_a_short_deck() -> None:
    """Deck 2 cards: the Megido goes face down to the acted area, 2 are drawn, the third draw does nothing."""
    s = table(Seat(deck="A2 C1", waiting="Ronove"))
    rest(s, "Ronove")
    resting = megido(s, "Ronove")
    assert resting.zone == acted(0) and not resting.face_up
    assert in_hand(s) == "A2 C1" and told(s, Drew) == [Drew(0, 2, 3)]
    assert stars(s, 0) == 0, "its ☆ is lost"
    assert told(s, Rested) == [Rested(0, resting.id)]


def test_a_rest_draws_three_and_costs_nothing() -> None:
    """F-5.10, R-3."""
    s = table(Seat(hand="A2", deck="S2 S3 S4 C1", waiting="Uvall"))
    rest(s, "Uvall")
    assert in_hand(s) == "A2 S2 S3 S4" and in_field(s) == ""


def test_who_rests_is_not_shown_to_anybody() -> None:
    """F-5.10: only its owner may look at it."""
    s = table(Seat(waiting="Uvall Bael"))
    rest(s, "Uvall")
    assert [p.card for p in look(s, 1).inside(acted(0))] == ["megido"]
    assert [p.card for p in look(s, 0).inside(acted(0))] == [megido(s, "Uvall").card]


def test_of_a_rested_megido_that_had_countered_everybody_knows_the_name() -> None:
    """R-8: it is turned face down; its name is known from the log."""
    s = table(Seat(waiting="+Ronove Bael"))
    rest(s, "Ronove")
    ronove = megido(s, "Ronove")
    assert not ronove.face_up and stars(s, 0) == 0
    assert all(look(s, seat).inside(acted(0))[0].card == ronove.card for seat in (0, 1, -1))


# ---- events ----------------------------------------------------------------------------------------
def test_x36_event_first() -> None:
    """Hand E(Ring of Solomon) S2 A2. Ipos is not payable; the ring draws S3 and C1; now Ipos acts with S2 S3."""
    s = table(Seat(hand="E1 S2 A2", deck="S3 C1", waiting="Ipos"), Seat(hand="C1", waiting="Bael"))
    assert not offered(s, Act)
    use(s, "E1")
    assert in_discard(s) == "E1" and in_hand(s) == "A2 C1 S2 S3"
    assert question(s) == ("MainStep", 0)
    act(s, "Ipos", "S2 S3")
    assert in_field(s) == "S2 S3"


def test_any_number_of_events_before_and_after_the_main_action() -> None:
    """F-5.4, F-5.11, R-4."""
    s = table(Seat(hand="E5 E1", deck="E5 A2 A2 A2 A2", waiting="Bael"), Seat(waiting="Bael"))
    use(s, "E5")
    use(s, "E1")
    rest(s, "Bael")
    assert [type(o) for o in legal(s, 0)] == [UseEvent, EndTurn]
    use(s, "E5")
    assert legal(s, 0) == [EndTurn(0)] and s.marks[0, "vp"] == 4 and in_discard(s) == "E5 E1 E5"
    assert len(told(s, EventUsed)) == 3


def test_events_are_sudden_and_resting_too() -> None:
    """Neither can be taken back: something is shown or drawn."""
    assert UseEvent.sudden and Rest.sudden and not Act.sudden


def test_automatic_effects_at_the_end_of_the_turn_come_after_a_rest_too() -> None:
    """F-5.31; no more events after them."""
    s = table(Seat(hand="", deck="A2 A3 A4 C1", acted="Buer", waiting="Bael"), Seat(waiting="Bael"))
    rest(s, "Bael")
    assert in_hand(s) == "A2 A3 A4"
    end(s)
    assert in_hand(s) == "A2 A3 A4 C1" and question(s) == ("MainStep", 1)


# ---- Megido that have countered ----------------------------------------------------------------------
def test_x16_forced_use() -> None:
    """P2 has used 4 Megido and has one face-up un-acted one: in the fifth turn only that one may act or rest."""
    s = table(Seat(hand="A2 A2 A2", acted="Bael Agares -Vassago -Gamigin", waiting="+Ronove Uvall"))
    ronove, uvall = megido(s, "Ronove"), megido(s, "Uvall")
    assert {o.about() for o in legal(s, 0)} == {(ronove.id,)}
    (no,) = why_not(s, uvall.id)
    assert no.why.en == "You must still use Ronove, which countered; you have no turns to spare" and no.rule == "F-5.22"


@pytest.mark.parametrize(
    "used, faces, free",
    [
        ("Bael Agares -Vassago", "+Ronove +Gaap Uvall", False),
        ("Bael Agares -Vassago", "+Ronove Gaap Uvall", True),
        ("Bael Agares", "+Ronove +Gaap +Zagan Uvall", False),
        ("Bael Agares", "+Ronove +Gaap Zagan Uvall", True),
        ("", "+Ronove +Gaap +Zagan +Sabnac +Eligos Uvall", False),
    ],
)
def test_turns_left_equal_to_those_that_countered_bind_the_main_action(used: str, faces: str, free: bool) -> None:
    """F-5.22: the current turn counts."""
    s = table(Seat(hand="A2 A2", acted=used, waiting=faces))
    assert bool(offered(s, Act, megido=megido(s, "Uvall").id)) is free
    assert bool(offered(s, Rest, megido=megido(s, "Uvall").id)) is free
    assert offered(s, Rest, megido=megido(s, "Ronove").id)


def test_a_megido_that_countered_acts_or_rests_like_any_other() -> None:
    """F-5.6, F-5.10."""
    s = table(Seat(hand="S2 S2 A2", deck="A3 A4", waiting="+Ronove Uvall"))
    act(s, "Ronove", "S2 S2 A2")
    assert megido(s, "Ronove").zone == acted(0) and megido(s, "Ronove").face_up and in_hand(s) == "A3 A4"


# ---- what can be clicked -----------------------------------------------------------------------------
def test_photons_in_hand_say_when_they_are_paid() -> None:
    s = table(Seat(hand="A2 E5", waiting="Bael"))
    (no,) = why_not(s, held(s, "A2").id)
    assert no.why.en == "Photons are paid when a Megido acts" and not why_not(s, held(s, "E5").id)
