"""What nobody may learn: from a question that is not asked, a prompt, the log (F-4.4, F-5.10, F-8.1, F-8.9)."""

from __future__ import annotations

import pytest

from game.match.match import settle
from game.rules.foton.effect_choices import Do, Leave
from game.rules.foton.interference import Against
from game.rules.foton.moving_cards import turn_photon
from game.rules.foton.places import acted, field, waiting
from game.rules.foton.turn import Act, Rest
from game.table.event import Moved
from game.table.state import legal, moot
from game.table.view import hear, look
from tests.rules.foton.foton_byhand import (
    Seat,
    held,
    in_field,
    in_hand,
    megido,
    pick,
    question,
    sets,
    table,
    take,
    why_not,
)
from tests.rules.foton.foton_cards import act, counter, decline, of_kind
from tests.rules.foton.test_telling import log


# ---- a question that is not asked tells something ------------------------------------------------------------
def test_turning_one_of_several_face_down_photons_up_is_asked_even_if_they_are_equal() -> None:
    """F-8.1: that nothing was asked would tell that the one that stays down is equal to the one that is shown."""
    s = table(Seat(hand="A2 C1 S2", field="[A4] [A4]", waiting="Bathin"))
    act(s, "Bathin", "A2 C1 S2")
    assert question(s) == ("ChooseCards", 0) and sets(s) == ["A4"] and s.asks[0].waits
    pick(s, "A4")
    assert in_field(s) == "A2 A4 C1 S2 [A4]"


def test_turning_the_only_face_down_photon_up_is_not_asked() -> None:
    s = table(Seat(hand="A2 C1 S2", field="[A4] A3", waiting="Bathin"))
    act(s, "Bathin", "A2 C1 S2")
    assert question(s) == ("MainStep", 0) and in_field(s) == "A2 A3 A4 C1 S2"


def test_an_offer_about_cards_in_hand_is_put_even_to_who_cannot_take_it() -> None:
    """X-10: it cannot be taken; but that nothing was asked would tell that the hand holds no Skill photon (F-8.9)."""
    s = table(Seat(hand="A2 A2 C1", waiting="Zepar", deck="C2 A3"))
    act(s, "Zepar", "A2 A2")
    assert question(s) == ("Whether", 0) and s.asks[0].waits
    assert [type(option) for option in legal(s, 0)] == [Leave]
    assert [no.rule for no in why_not(s)] == ["F-8.2"]
    take(s, Leave)
    assert question(s) == ("MainStep", 0) and in_hand(s) == "C1 C2"


@pytest.mark.parametrize("held, ways", [("C2", 2), ("C1", 1), ("A3", 1), ("", 1)])
def test_how_to_pay_is_asked_as_long_as_cards_stay_in_hand(held: str, ways: int) -> None:
    """F-5.7: that nothing was asked would tell that what stays is of other kinds, or equal to what was paid."""
    s = table(Seat(hand=f"C1 {held}", waiting="Allocer"))
    take(s, Act)
    assert question(s) == ("ChoosePayment", 0) and len(sets(s)) == ways
    settle(s)
    assert bool(s.asks.get(0)) and s.asks[0].part == bool(held)
    assert moot(s, 0, legal(s, 0)) == (ways == 1 and bool(held)), "the screen pays"


def test_an_offer_that_everybody_sees_is_impossible_is_not_put() -> None:
    s = table(Seat(hand="A2 A2", waiting="Zepar"))
    act(s, "Zepar", "A2 A2")
    assert question(s) == ("MainStep", 0), "there is no card in hand"
    s = table(Seat(hand="A2 C1", field="[C1]", waiting="Berith"))
    act(s, "Berith", "A2 C1")
    assert question(s) == ("Whether", 0), "the Attack photon that was paid lies face up"
    s = table(Seat(hand="A2 A2 C1", waiting="Beleth"))
    act(s, "Beleth", "A2 A2 C1")
    assert question(s) == ("MainStep", 0), "no card to discard"


# ---- prompts and ids -----------------------------------------------------------------------------------------
def test_everybody_can_read_what_somebody_is_asked_and_the_megido_stays_unknown() -> None:
    s = table(Seat(hand="A2 A3 A4", waiting="Uvall Bael"), Seat(waiting="Bael"))
    take(s, Act, megido=megido(s, "Uvall").id)
    assert "Uvall" in s.asks[0].ask(look(s, 0)).en
    for viewer in (-1, 1):
        assert s.asks[0].ask(look(s, viewer)).text("en") == "Pay for a face-down Megido."


def test_a_megido_that_rests_can_be_followed_but_not_known() -> None:
    """Everybody sees which of the face-down cards is laid over to the acted area, and no more (F-5.10)."""
    s = table(Seat(waiting="Uvall Bael"), Seat())
    uvall = megido(s, "Uvall").id
    take(s, Rest, megido=uvall)
    moved = next(e for e in s.events if isinstance(e, Moved) and e.target == acted(0))
    assert hear(moved, 1) == moved and moved.was == uvall
    assert [p.card for p in look(s, 1).inside(acted(0))] == ["megido"]
    assert [p.card for p in look(s, 0).inside(acted(0))] == [megido(s, "Uvall").card], "its owner may look at it"


def test_a_countering_megido_that_rests_is_face_down_and_known() -> None:
    """R-8"""
    s = table(Seat(waiting="+Ronove Bael"), Seat())
    take(s, Rest, megido=megido(s, "Ronove").id)
    for viewer in (-1, 0, 1):
        seen = look(s, viewer).inside(acted(0))
        assert [(p.card, p.face_up) for p in seen] == [(megido(s, "Ronove").card, False)]


def test_a_stolen_photon_is_seen_and_one_that_is_turned_down_later_is_not() -> None:
    """F-8.7, F-8.1: its new owner may look at it, its old one may not any more."""
    s = table(Seat(hand="A2 C1 S2", waiting="Amon"), Seat(field="C2", waiting="Uvall"))
    act(s, "Amon", "A2 C1 S2")
    take(s, Against, target=1)
    decline(s, 1)
    stolen = held(s, "C2", 0, "field")
    turn_photon(s, stolen, False)
    assert look(s, 1).pieces[stolen.id].card == "card/charge" and look(s, 0).pieces[stolen.id].card == "card/charge/2"


def test_who_is_asked_about_a_counter_does_not_show_its_party() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A2", waiting="Zagan Eligos"))
    act(s, "Naberius", "A2 C1 S2")
    assert {p.card for p in look(s, 0).inside(waiting(1))} == {"megido"}
    counter(s, 1, "Zagan")
    assert sorted(p.card for p in look(s, 0).inside(waiting(1))) == ["megido", megido(s, "Zagan", 1).card]


def test_extra_photons_cannot_be_told_from_others_when_face_down() -> None:
    """The pieces of a field that somebody else sees are alike but for their kind (F-8.1)."""
    s = table(Seat(field="[A3x] [A3] [S3x]"), Seat())
    assert [p.card for p in look(s, 1).inside(field(0))] == ["card/attack", "card/attack", "card/skill"]


# ---- the log ------------------------------------------------------------------------------------------------
def test_an_extra_photon_taken_into_the_hand_is_named() -> None:
    """F-8.6: it comes out of the common supply, before everybody's eyes."""
    s = table(Seat(hand="S2 C1 A2", waiting="Focalor"), Seat())
    act(s, "Focalor", "S2 C1 A2")
    of_kind(s, "skill")
    assert "Player 1 takes extra Skill 3 from the supply." in log(s, 1)


def test_photons_put_into_the_field_by_an_effect_are_told_once() -> None:
    s = table(Seat(hand="A2 A2 C1 A4", waiting="Ose"), Seat())
    act(s, "Ose", "A2 A2 C1")
    pick(s, "A4")
    lines = log(s, 1)
    assert lines.count("Attack 4 enters the field of Player 1.") == 1
    assert "Player 1 pays Attack 2 ×2 and Charge 1." in lines and not any("Charge 1 enters" in line for line in lines)


def test_cards_that_go_from_a_hand_to_a_deck_are_told_without_a_name() -> None:
    """F-5.15: Caim"""
    s = table(Seat(hand="S2 S2", waiting="Caim"), Seat(hand="C1 A2", deck="S4"))
    act(s, "Caim", "S2 S2")
    decline(s, 1)
    pick(s, "A2", 1)
    assert "Player 2 returns a card from the hand to the deck." in log(s, 0)


def test_that_somebody_looks_at_cards_is_told_and_what_is_taken_to_its_owner_only() -> None:
    s = table(Seat(hand="A2 C1", waiting="Bael", deck="S4 A3 C1"), Seat())
    act(s, "Bael", "A2 C1")
    pick(s, "A3 S4")
    assert "Player 1 looks at the top 3 cards of the deck." in log(s, 1)
    assert "Player 1 takes Skill 4 into the hand." in log(s, 0)
    assert not any("Skill 4" in line for line in log(s, 1)) and "Player 1 discards Charge 1." in log(s, 1)


def test_what_an_offer_costs_is_said_when_it_is_taken() -> None:
    s = table(Seat(hand="A2 A2 S2", waiting="Zepar"))
    act(s, "Zepar", "A2 A2")
    take(s, Do)
    assert question(s) == ("MainStep", 0) and in_field(s) == "A2 A2 S2"
