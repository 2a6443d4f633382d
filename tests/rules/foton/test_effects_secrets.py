"""What effects show, and to whom (foton.md, F-5.15, F-8.1, F-8.9)."""

from __future__ import annotations

from game.rules.foton.effect_choices import ChooseOrder, Do
from game.rules.foton.events import Turned
from game.rules.foton.places import deck, field, hand, looked
from game.table.event import Moved
from game.table.state import State, Zone
from game.table.view import hear, look
from tests.rules.foton.foton_byhand import Seat, held, in_deck, pick, table, take, told
from tests.rules.foton.foton_cards import act, decline, of_kind, with_lines


def faces(s: State, seat: int, zone: Zone) -> list[str]:
    """What a seat sees in a zone."""
    return [p.card for p in look(s, seat).inside(zone)]


def heard(s: State, seat: int) -> list[Moved]:
    """What a seat hears of what has moved."""
    return [event for event in (hear(event, seat) for event in told(s, Moved)) if isinstance(event, Moved)]


def test_only_its_owner_sees_what_it_looks_at() -> None:
    s = table(Seat(hand="S2 C1 A2", waiting="Orias", deck="A2 A3 A4 C1 C2 S4"), Seat())
    act(s, "Orias", "S2 C1 A2")
    assert len(set(faces(s, 0, looked(0)))) == 5 and faces(s, 1, looked(0)) == ["card"] * 5
    pick(s, "A2 A3 A4")
    assert isinstance(s.asks[0], ChooseOrder)
    pick(s, "C1 C2")
    assert faces(s, 0, deck(0)) == ["card", "card/charge/1", "card/charge/2"], "it knows what it has put under its deck"
    assert faces(s, 1, deck(0)) == ["card"] * 3, "nobody looks into a deck (F-5.1)"
    assert {(e.was, e.now) for e in heard(s, 1) if e.source == looked(0)} == {(0, 0)}


def test_what_is_taken_face_up_out_of_a_look_is_shown() -> None:
    s = table(Seat(hand="A2 A2 A2", waiting="Seere", deck="C1 C1 S4 A4 E3"), Seat())
    act(s, "Seere", "A2 A2 A2")
    pick(s, "S4")
    assert "card/skill/4" in faces(s, 1, field(0))


def test_a_card_that_is_put_on_a_deck_is_not_shown() -> None:
    """F-5.15: Caim"""
    s = table(Seat(hand="S2 S2", waiting="Caim"), Seat(hand="C1 A2", deck="S4"))
    act(s, "Caim", "S2 S2")
    decline(s, 1)
    pick(s, "A2", 1)
    assert in_deck(s, 1) == "A2 S4" and faces(s, 0, deck(1)) == ["card", "card"]
    assert [(e.was, e.now) for e in heard(s, 0)][-1] == (0, 0)


def test_a_photon_that_is_turned_down_keeps_its_kind_but_not_its_number() -> None:
    s = table(Seat(hand="A2 C1", waiting="Paimon"), Seat())
    act(s, "Paimon", "A2 C1")
    take(s, Do)
    assert faces(s, 1, field(0)) == ["card/attack/2", "card/charge"]
    assert faces(s, 0, field(0)) == ["card/attack/2", "card/charge/1"], "its owner may look at any time"
    assert told(s, Turned)


def test_whether_a_face_down_photon_is_an_extra_one_is_not_visible() -> None:
    s = table(Seat(hand="A2 A2 C1", waiting="Glasya-Labolas"), Seat(field="A3x A3"))
    assert faces(s, 0, field(1)) == ["card/attack/3/extra", "card/attack/3"]
    act(s, "Glasya-Labolas", "A2 A2 C1")
    decline(s, 1)
    assert faces(s, 0, field(1)) == ["card/attack", "card/attack"]


def test_cards_put_face_down_from_the_deck_show_their_kind_to_others() -> None:
    s = table(Seat(hand="A2 C1", waiting="Malphas", deck="A4 S3 C2"), Seat())
    act(s, "Malphas", "A2 C1")
    assert faces(s, 1, field(0))[2:] == ["card/attack", "card/skill", "card/charge"]
    assert faces(s, 0, field(0))[2:] == ["card/attack/4", "card/skill/3", "card/charge/2"]


def test_an_extra_photon_in_hand_is_a_card_like_any_other_but_that_one_owns_it_is_public() -> None:
    s = table(Seat(hand="S2 C1 A2 S3", waiting="Focalor"), Seat())
    act(s, "Focalor", "S2 C1 A2")
    of_kind(s, "attack")
    assert faces(s, 1, hand(0)) == ["card", "card"] and "card/attack/3/extra" in look(s, 1).lists[0]


def test_a_photon_back_in_the_hand_has_the_common_back_again() -> None:
    cards = with_lines(
        "Uvall",
        {"type": "act", "do": [{"op": "move", "cards": {"zone": "field", "kind": "skill"}, "count": 1, "to": "hand"}]},
    )
    s = table(Seat(field="S4", hand="A2 A2", waiting="Uvall"), Seat(), cards=cards)
    act(s, "Uvall", "A2 A2")
    assert faces(s, 1, hand(0)) == ["card"] and held(s, "S4").back == "card"


def test_discarded_cards_are_shown() -> None:
    s = table(Seat(hand="S2 S2", waiting="Ipos"), Seat(hand="C1 A4"))
    act(s, "Ipos", "S2 S2")
    decline(s, 1)
    pick(s, "A4", 1)
    assert [p.card for p in look(s, 0).pieces.values() if p.zone.name == "discard"] == ["card/attack/4"]
