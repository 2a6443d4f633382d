"""Interference and counters (foton.md, 5.6 and 5.7). What single effects do is tested in test_effects.py."""

from __future__ import annotations

from typing import Any

import pytest

from game.rules.foton.counters import ChooseCounter, CounterWith, Decline
from game.rules.foton.events import Countered, Interfered, LineBegan, NotCountered
from game.rules.foton.interference import Against, ChooseOpponent
from game.rules.foton.places import FotonState, waiting
from game.rules.foton.turn import Act
from game.table.state import choose, legal
from game.table.view import look
from tests.rules.foton.foton_byhand import (
    Seat,
    all_offered,
    held,
    in_deck,
    in_discard,
    in_field,
    in_hand,
    megido,
    offered,
    pick,
    question,
    table,
    told,
    why_not,
)
from tests.rules.foton.foton_cards import act, counter, decline, use, with_lines

FOUR = "Bael Agares Vassago Marbas"
FIVE = "Bael Agares Vassago Marbas Valefor"


def naberius(*others: Seat, **more: Any) -> FotonState:
    """Naberius acts: each opponent discards 1 face-up photon from their field."""
    s = table(Seat(hand="A2 C1 S2", deck="A4", waiting="Naberius", **more), *others)
    act(s, "Naberius", "A2 C1 S2")
    return s


# ---- the worked example ----------------------------------------------------------------------------
def test_x15_interference_with_counters() -> None:
    """4 players, P1's fifth turn: P2 counters with Ronove, P3 has no counter, P4 may not any more."""
    s = table(
        Seat(hand="A2 C1 S2", deck="A4", acted=FOUR, waiting="Naberius Uvall"),
        Seat(field="A2 A3", acted=FOUR, waiting="Ronove Uvall"),
        Seat(field="A2 A3", acted=FOUR, waiting="Uvall Orobas"),
        Seat(field="S2 S3", acted=FIVE, waiting="Ronove"),
        start=3,
    )
    act(s, "Naberius", "A2 C1 S2")
    assert question(s) == ("ChooseCounter", 1)
    counter(s, 1, "Ronove")
    ronove = megido(s, "Ronove", 1)
    assert ronove.face_up and ronove.zone == waiting(1), "turned up, and stays"
    assert question(s) == ("ChooseCounter", 2) and legal(s, 2) == [Decline(2)]
    decline(s, 2)
    assert question(s) == ("ChooseCounter", 3) and legal(s, 3) == [Decline(3)]
    (no,) = why_not(s, megido(s, "Ronove", 3).id, 3)
    assert no.rule == "F-5.18"
    assert no.why.en == "Countering with this Megido would make it more than five used Megido"
    decline(s, 3)
    assert question(s) == ("GiveCards", 2), "then P3, then P4, of their own choice"
    pick(s, "A3", 2)
    assert question(s) == ("GiveCards", 3)
    pick(s, "S2", 3)
    assert [in_field(s, seat) for seat in (1, 2, 3)] == ["A2 A3", "A2", "S3"]
    choose(s, 0, legal(s, 0)[-1])
    assert {o.about() for o in legal(s, 1)} == {(ronove.id,)}, "P2 must act or rest Ronove in the fifth turn"


def test_x16_another_counter_is_illegal() -> None:
    """4 used + 1 face up + 1 more = 6."""
    s = naberius(Seat(field="A2", acted=FOUR, waiting="+Ronove Eligos"))
    assert legal(s, 1) == [Decline(1)]
    assert why_not(s, megido(s, "Eligos", 1).id, 1)[0].rule == "F-5.18"


# ---- steps of an interference ----------------------------------------------------------------------
def test_without_its_condition_it_is_not_activated_at_all() -> None:
    """F-5.14 a: Bifrons needs a face-up extra photon."""
    s = table(Seat(hand="A2 S2 C1", waiting="Bifrons"), Seat(field="A2"))
    act(s, "Bifrons", "A2 S2 C1")
    assert question(s) == ("MainStep", 0) and not told(s, Interfered)
    s = table(Seat(hand="A2 S2 C1", field="S3x", waiting="Bifrons"), Seat(field="A2"))
    act(s, "Bifrons", "A2 S2 C1")
    assert question(s) == ("ChooseCounter", 1)


def test_with_nothing_to_hit_it_happens_all_the_same() -> None:
    """R-21, F-5.21: the target is asked, it is told, and nothing changes."""
    s = naberius(Seat())
    assert question(s) == ("ChooseCounter", 1)
    decline(s, 1)
    assert told(s, Interfered)[0].targets == (1,) and told(s, NotCountered) == [NotCountered(1)]
    assert question(s) == ("MainStep", 0)


def test_one_opponent_is_named_freely() -> None:
    """F-5.13: even one to whom nothing can happen; nobody else is asked."""
    s = table(Seat(hand="A2 A3 C1", waiting="Belial"), Seat(), Seat(field="A2"))
    act(s, "Belial", "A2 A3 C1")
    assert isinstance(s.asks[0], ChooseOpponent) and [o.target for o in all_offered(s, Against)] == [1, 2]
    assert [o.say(s).en for o in legal(s, 0)] == ["Player 2", "Player 3"]
    choose(s, 0, offered(s, Against, target=1)[0])
    assert question(s) == ("ChooseCounter", 1)
    decline(s, 1)
    assert question(s) == ("MainStep", 0) and in_field(s, 2) == "A2"


def test_targets_decide_clockwise_from_the_turn_player() -> None:
    """F-5.14 c."""
    s = table(Seat(), Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(), Seat(), turn=1)
    act(s, "Naberius", "A2 C1 S2", 1)
    for seat in (2, 3, 0):
        assert question(s) == ("ChooseCounter", seat)
        decline(s, seat)
    assert told(s, Interfered)[0].targets == (2, 3, 0)


def test_an_event_interferes_too_and_can_be_countered() -> None:
    """Great Phantom Beast; F-5.11."""
    s = table(Seat(hand="E4", waiting="Bael"), Seat(field="A2", waiting="Eligos"))
    use(s, "E4")
    counter(s, 1, "Eligos")
    assert in_field(s, 1) == "A2" and question(s) == ("MainStep", 0)


def test_an_event_that_is_in_a_deck_again_interferes_all_the_same() -> None:
    """Its lines are carried out one after the other, wherever it lies by then; F-5.11."""
    back = {"op": "move", "cards": {"zone": "discard", "kind": "event"}, "count": 1, "to": "deck_bottom"}
    hit = {"op": "move", "cards": {"zone": "hand", "kind": "card", "who": "target"}, "count": 1, "to": "discard"}
    cards = with_lines("E4", {"type": "act", "do": [back]}, {"type": "interfere", "targets": "each", "do": [hit]})
    s = table(Seat(hand="E4", waiting="Bael"), Seat(hand="A2", waiting="Eligos"), cards=cards)
    use(s, "E4")
    assert in_discard(s) == "" and in_deck(s) == "E4"
    assert len(told(s, LineBegan)) == 1, "of a card that lies there no more no line is shown"
    asked = s.asks[1].ask(s)
    assert "Great Phantom Beast" in asked.en and "大幻獣襲来" in asked.ja
    decline(s, 1)
    assert in_hand(s, 1) == "" and in_discard(s, 1) == "A2"


# ---- counters --------------------------------------------------------------------------------------
def test_a_counter_protects_only_its_owner() -> None:
    """F-5.20."""
    s = naberius(Seat(field="A2", waiting="Eligos"), Seat(field="A3"))
    counter(s, 1, "Eligos")
    decline(s, 2)
    assert in_field(s, 1) == "A2" and in_field(s, 2) == ""


def test_countering_is_not_acting() -> None:
    """F-5.19: no ■ line happens; Eligos would draw 2."""
    s = naberius(Seat(field="A2", deck="A2 A3", waiting="Eligos"))
    counter(s, 1, "Eligos")
    assert in_hand(s, 1) == "" and told(s, Countered) == [Countered(1, megido(s, "Eligos", 1).id)]


def test_a_face_up_megido_does_not_counter_again() -> None:
    """F-5.17, F-5.22."""
    s = naberius(Seat(field="A2", waiting="+Eligos", acted="Ronove -Zagan"))
    assert legal(s, 1) == [Decline(1)]
    for name in ("Eligos", "Ronove", "Zagan"):
        (no,) = why_not(s, megido(s, name, 1).id, 1)
        assert no.why.en == "Only a face-down Megido in your un-acted area can counter" and no.rule == "F-5.17"


@pytest.mark.parametrize("has, able", [({"field": "S2 S3"}, True), ({"field": "S2 [S3]"}, False), ({}, False)])
def test_a_condition_must_be_met(has: dict[str, Any], able: bool) -> None:
    """Botis: only if you have 2 or more face-up Skill photons in your field."""
    s = naberius(Seat(waiting="Botis", **has))
    assert bool(offered(s, CounterWith, 1)) is able
    if not able:
        (no,) = why_not(s, megido(s, "Botis", 1).id, 1)
        assert no.rule == "F-5.17" and no.why.en.endswith("is not met")


def test_a_cost_must_be_payable_and_is_paid_at_once() -> None:
    """F-5.17, F-5.19, R-25: Gamigin discards 1 Skill photon from hand before the next target decides."""
    s = naberius(Seat(hand="A2", field="A2", waiting="Gamigin"))
    assert legal(s, 1) == [Decline(1)]
    (no,) = why_not(s, megido(s, "Gamigin", 1).id, 1)
    assert no.rule == "F-5.17" and "cost" in no.why.en
    s = naberius(Seat(hand="A2 S2 S3", field="A2", waiting="Gamigin"), Seat(field="A3"))
    counter(s, 1, "Gamigin")
    pick(s, "S3", 1)
    assert in_hand(s, 1) == "A2 S2" and question(s) == ("ChooseCounter", 2)


def test_a_benefit_comes_at_once() -> None:
    """Zagan: gain 1 VP."""
    s = naberius(Seat(field="A2", waiting="Zagan"), Seat())
    counter(s, 1, "Zagan")
    assert s.marks[1, "vp"] == 1 and question(s) == ("ChooseCounter", 2)


def test_rested_megido_count_for_the_limit() -> None:
    """R-7."""
    s = naberius(Seat(acted="-Bael -Agares -Vassago -Marbas -Valefor", waiting="Eligos"))
    assert legal(s, 1) == [Decline(1)]


def test_who_has_nothing_is_asked_too_so_that_nobody_learns_it() -> None:
    """Section 16: the counter question is never answered automatically."""
    assert ChooseCounter.waits
    s = naberius(Seat(field="A2", waiting="Uvall", hand="E5"))
    assert legal(s, 1) == [Decline(1)]
    (no,) = why_not(s, None, 1)
    assert no.why.en == "Nothing you have can prevent this" and no.rule == "F-5.17"
    assert why_not(s, megido(s, "Uvall", 1).id, 1)[0].why.en == "Uvall has no counter"


def test_events_are_for_the_own_turn() -> None:
    """F-5.11."""
    s = naberius(Seat(hand="E5"))
    (no,) = why_not(s, held(s, "E5", 1).id, 1)
    assert no.why.en == "Events are used in your own turn" and no.rule == "F-5.11"


def test_a_counter_of_an_earlier_card_does_not_protect_from_the_next() -> None:
    s = table(Seat(hand="E4 A2 C1 S2", deck="A4", waiting="Naberius"), Seat(field="A2 A3", waiting="Eligos"))
    use(s, "E4")
    counter(s, 1, "Eligos")
    act(s, "Naberius", "A2 C1 S2")
    decline(s, 1)
    pick(s, "A2", 1)
    assert in_field(s, 1) == "A3"


def test_a_counter_shows_the_megido_to_everybody() -> None:
    s = naberius(Seat(field="A2", waiting="Eligos Uvall"))
    assert [p.card for p in look(s, 0).inside(waiting(1))] == ["megido"] * 2
    counter(s, 1, "Eligos")
    assert [p.card for p in look(s, 0).inside(waiting(1))] == [megido(s, "Eligos", 1).card, "megido"]


def test_the_prompt_says_who_and_with_what() -> None:
    s = naberius(Seat())
    assert s.asks[1].ask(s).en == "Player 1 interferes with you by Naberius: counter?"
    assert offered(s, Act) == []
