"""Acting and paying for it (foton.md, 5.3)."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.rules.foton.acting import ChoosePayment, Pay, payments
from game.rules.foton.cards import Cost
from game.rules.foton.events import Acted, Paid
from game.rules.foton.places import acted, hand
from game.rules.foton.turn import Act, Rest
from game.table.state import IllegalChoice, Piece, choose, legal, refused
from tests.rules.foton.foton_byhand import (
    Seat,
    held,
    in_field,
    in_hand,
    megido,
    offered,
    pick,
    points,
    question,
    sets,
    table,
    take,
    told,
    why_not,
)
from tests.rules.foton.foton_cards import act


def test_x6_paying() -> None:
    """Focalor costs Skill 1, Charge 1, any 1. Hand A2 A3 S2 C1 C1 E: three sets pay, the event never does."""
    s = table(Seat(hand="A2 A3 S2 C1 C1 E5", waiting="Focalor"))
    take(s, Act)
    assert sorted(sets(s)) == ["A2 C1 S2", "A3 C1 S2", "C1 C1 S2"]
    (no,) = why_not(s, held(s, "E5").id)
    assert no.why.en == "An event cannot pay a cost" and no.rule == "F-5.7"
    pick(s, "S2 C1 A3")
    assert in_field(s) == "A3 C1 S2"


def test_x7_not_payable() -> None:
    """Hand S3 A2 A2 C1 C1. Ipos (Skill 2) cannot act, Shax (Charge 1, any 1) can, resting can."""
    s = table(Seat(hand="S3 A2 A2 C1 C1", waiting="Ipos Shax"))
    ipos, shax = megido(s, "Ipos"), megido(s, "Shax")
    assert [o.megido for o in offered(s, Act)] == [shax.id]
    assert [o.megido for o in offered(s, Rest)] == [ipos.id, shax.id]
    (no,) = why_not(s, ipos.id)
    assert no.why.en == "This Megido needs 2 Skill photons from your hand" and no.rule == "F-5.7"
    assert no.numbers.en == "needs 2, you have 1"
    assert no.why.ja == "このメギドには手札のスキルのフォトン2枚が必要" and no.numbers.ja == "必要2枚、手札に1枚"


@pytest.mark.parametrize(
    "name, cards, said",
    [
        ("Seere", "A2 C1 E5", "3 photons from your hand; needs 3, you have 2"),  # 3 any
        ("Allocer", "A2 A3", "1 Charge photon from your hand; needs 1, you have 0"),  # 1 Charge
        ("Focalor", "S2 C1 E5", "3 photons from your hand; needs 3, you have 2"),  # Skill, Charge, any
    ],
)
def test_what_is_missing_is_said(name: str, cards: str, said: str) -> None:
    s = table(Seat(hand=cards, waiting=name))
    (no,) = why_not(s, megido(s, name).id)
    assert said in f"{no.why.en}; {no.numbers.en}"


def test_numbers_do_not_matter_and_extra_photons_pay_like_others() -> None:
    """F-5.7."""
    s = table(Seat(hand="S3x S4 S3", waiting="Ipos"))
    take(s, Act)
    assert sorted(sets(s)) == ["S3 S3x", "S3 S4", "S3x S4"]


def test_photons_in_the_field_cannot_pay() -> None:
    s = table(Seat(hand="S2", field="S3 S4", waiting="Ipos"))
    assert not offered(s, Act)


def test_no_over_and_no_underpaying() -> None:
    s = table(Seat(hand="C1 C1 C2", waiting="Allocer"))
    take(s, Act)
    assert sorted(sets(s)) == ["C1", "C2"]
    (no,) = [no for no in refused(s, 0) if not no.about]
    assert no.why.en == "Pay exactly the icons shown: 1 Charge" and no.rule == "F-5.7"
    two = tuple(p.id for p in s.inside(hand(0)))[:2]
    with pytest.raises(IllegalChoice):
        choose(s, 0, Pay(0, megido(s, "Allocer").id, two))


def test_nothing_has_happened_before_the_payment() -> None:
    """So that choosing a Megido can be taken back."""
    s = table(Seat(hand="C1 C2", waiting="Allocer"))
    told_before = list(s.events)
    take(s, Act)
    assert question(s) == ("ChoosePayment", 0) and s.events == told_before
    assert ChoosePayment.part and ChoosePayment.several


def test_then_it_lies_face_up_in_the_acted_area_and_its_lines_are_resolved() -> None:
    """F-5.8."""
    s = table(Seat(hand="A2 A3", deck="C1 C2 S2 S3", waiting="Uvall"))
    act(s, "Uvall", "A2 A3")
    uvall = megido(s, "Uvall")
    assert uvall.zone == acted(0) and uvall.face_up and in_hand(s) == "C1 C2 S2"
    (paid,), (done,) = told(s, Paid), told(s, Acted)
    assert s.events.index(paid) < s.events.index(done)
    assert [s.pieces[i].card for i in paid.photons] == ["card/attack/2", "card/attack/3"]


def test_what_was_paid_counts_for_its_conditions() -> None:
    """R-20: Raum needs 5 face-up Charge photons; three lie there and two are paid."""
    s = table(Seat(hand="C1 C1 A2", field="C1 C1 C2", waiting="Raum"))
    act(s, "Raum", "C1 C1 A2")
    assert points(s) == 4


def test_one_line_that_does_nothing_does_not_stop_the_others() -> None:
    """F-5.8: Bathin has no card to draw, but its second line turns a photon face up."""
    s = table(Seat(hand="A2 C1 S2", deck="", field="[S4]", waiting="Bathin"))
    act(s, "Bathin", "A2 C1 S2")
    assert in_field(s) == "A2 C1 S2 S4"


def slowly(cards: list[Piece], cost: Cost) -> set[tuple[str, ...]]:
    """Every set of ids that pays: one photon a kind's icon, any for the rest."""
    wanted = {"attack": cost.attack, "skill": cost.skill, "charge": cost.charge}
    n = sum(wanted.values()) + cost.any
    photons = [p for p in cards if "event" not in p.card]
    return {
        tuple(sorted(p.card for p in chosen))
        for chosen in combinations(photons, n)
        if all(sum(p.card.split("/")[1] == kind for p in chosen) >= k for kind, k in wanted.items())
    }


@pytest.mark.parametrize(
    "cost",
    [
        Cost(any=2),
        Cost(any=3),
        Cost(2, 0, 1),
        Cost(1, 0, 1, 1),
        Cost(0, 1, 1, 1),
        Cost(2, 0, 2),
        Cost(0, 1, 0, 2),
        Cost(3),
        Cost(0, 0, 1),
    ],
)
@pytest.mark.parametrize(
    "cards", ["A2 A2 A3 S2 C1 C1 C2 E1", "A2 S2 C1", "A3x A3 A3 S3x C1 C1 C1", "A2 A3 A4 S2 S3 C1"]
)
def test_the_payments_are_all_distinct_sets(cost: Cost, cards: str) -> None:
    """Section 16: the distinct sets by kind and number; equal photons are interchangeable."""
    s = table(Seat(hand=cards, waiting="Bael"))
    held = s.inside(hand(0))
    found = [tuple(sorted(s.pieces[i].card for i in ids)) for ids in payments(held, cost)]
    assert len(found) == len(set(found)) and set(found) == slowly(held, cost)
    for ids in payments(held, cost):
        for i in ids:
            assert all(p.id in ids for p in held if p.card == s.pieces[i].card and p.id < i), "the lowest ids"


def test_a_payment_without_a_choice_is_one_option() -> None:
    s = table(Seat(hand="C1 C1 C1", waiting="Allocer"))
    take(s, Act)
    assert len(legal(s, 0)) == 1
