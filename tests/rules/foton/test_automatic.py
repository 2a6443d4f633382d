"""Automatic effects (foton.md, 5.8): after the card, once, no chains, the turn player's first."""

from __future__ import annotations

from game.rules.foton.events import Automatic, Drew, Gained
from game.rules.foton.interference import Against
from game.rules.foton.turn import Rest
from game.table.state import legal
from tests.rules.foton.foton_byhand import Seat, in_field, in_hand, megido, pick, points, question, table, take, told
from tests.rules.foton.foton_cards import act, counter, decline, end, use, with_lines


def test_x17_after_the_card() -> None:
    s = table(
        Seat(hand="S2 S2 C1 C1 S3", waiting="Ipos Furcas", deck="A2 A3 A4 C2 S4"),
        Seat(hand="A2 A2", waiting="Uvall"),
        Seat(hand="A3 A3", waiting="Uvall"),
    )
    act(s, "Ipos", "S2 S2")
    decline(s, 1, 2)
    pick(s, "A2", 1)
    pick(s, "A3", 2)
    assert len(in_hand(s).split()) == 4 and (in_hand(s, 1), in_hand(s, 2)) == ("A2", "A3")
    end(s)
    for seat in (1, 2):
        take(s, Rest, seat)
        end(s, seat)
    act(s, "Furcas", "S3 C1 C1")
    decline(s, 1, 2)
    assert question(s) == ("ChooseCards", 0) and len(in_hand(s).split()) == 4, "Ipos waits for the last line"
    pick(s, "C1")
    assert len(in_hand(s).split()) == 5


def test_x18_everyone_counters() -> None:
    s = table(Seat(hand="S2 S2", waiting="Ipos", deck="A2"), Seat(hand="A2", waiting="Ronove"))
    act(s, "Ipos", "S2 S2")
    counter(s, 1, "Ronove")
    assert in_hand(s) == "A2" and in_hand(s, 1) == "A2"


def test_x19_gaap() -> None:
    s = table(Seat(hand="A2 C1", waiting="Sitri"), Seat(field="A2", acted="Gaap", deck="S4", waiting="Ronove"))
    act(s, "Sitri", "A2 C1")
    decline(s, 1)
    assert in_field(s, 1) == "[A2]" and in_hand(s, 1) == "S4"
    s = table(Seat(hand="A2 C1", waiting="Sitri"), Seat(field="A2", acted="Gaap", deck="S4", waiting="Ronove"))
    act(s, "Sitri", "A2 C1")
    counter(s, 1, "Ronove")
    assert in_field(s, 1) == "A2" and in_hand(s, 1) == ""


def test_x20_once_per_card() -> None:
    s = table(Seat(field="A2 A3", hand="S2 S2 C1", acted="Hagenti", waiting="Kimaris"))
    act(s, "Kimaris", "S2 S2 C1")
    pick(s, "A2 A3")
    assert points(s) == 7 and [e.points for e in told(s, Gained)] == [3, 3, 1]


def test_x21_valefor() -> None:
    s = table(Seat(hand="A2 A2", waiting="Valefor"))
    act(s, "Valefor", "A2 A2")
    assert points(s) == 0, "not for itself"
    for name, cost, gained in (("Uvall", "A2 A2", 1), ("Orobas", "C1 C1 A2", 1), ("Raum", "C1 C1 A2", 0)):
        s = table(Seat(hand=cost, waiting=name, acted="Valefor"))
        act(s, name, cost)
        assert points(s) == gained


def test_x35_buer() -> None:
    s = table(Seat(hand="C1 C1 A2", waiting="Buer Raum", deck="S2 S3 S4 A2 A3 A4"), Seat(waiting="Uvall"))
    act(s, "Buer", "C1 C1 A2")
    assert in_hand(s) == "S2"
    end(s)
    assert in_hand(s) == "S2 S3", "at the end of that same turn"
    take(s, Rest, 1)
    end(s, 1)
    assert in_hand(s) == "S2 S3", "not at the end of an opponent's turn"
    take(s, Rest)
    end(s)
    assert len(in_hand(s).split()) == 6, "after a rest too (F-5.31)"


def test_a_rested_megido_has_no_automatic_effect_and_a_countering_one_neither() -> None:
    """F-5.30, F-5.19"""
    s = table(Seat(hand="A2 A2", waiting="Uvall", acted="-Valefor"))
    act(s, "Uvall", "A2 A2")
    assert points(s) == 0
    s = table(Seat(hand="A2 C1", waiting="Sitri"), Seat(field="A2", waiting="+Gaap", deck="S4"))
    act(s, "Sitri", "A2 C1")
    decline(s, 1)
    assert in_hand(s, 1) == ""


def test_automatic_effects_do_not_set_off_automatic_effects() -> None:
    """R-15: Valefor's point is not one of "another of your cards gives you VP"."""
    s = table(Seat(hand="A2 A2", waiting="Uvall", acted="Valefor Hagenti"))
    act(s, "Uvall", "A2 A2")
    assert points(s) == 1
    end(s)
    assert points(s) == 1, "it is forgotten, not kept for the next occasion"


def test_each_of_two_automatic_effects_happens() -> None:
    s = table(Seat(hand="S2 S2 C1", field="A2", waiting="Kimaris", acted="Hagenti Decarabia", deck="C1"))
    act(s, "Kimaris", "S2 S2 C1")
    pick(s, "A2")
    assert points(s) == 3 + 1 + 1
    order = [s.pieces[e.megido].card for e in told(s, Automatic)]
    assert order == [megido(s, "Hagenti").card, megido(s, "Decarabia").card], "in the order in which they came there"


def test_the_turn_players_effects_come_first_then_clockwise() -> None:
    """F-5.31, F-8.4"""
    s = table(Seat(hand="S2 S2", waiting="Ipos", deck="C1"), Seat(acted="Morax"), Seat(acted="Gaap", deck="C2"))
    act(s, "Ipos", "S2 S2")
    decline(s, 1, 2)
    assert [e.seat for e in told(s, Automatic)] == [0, 1, 2]
    s = table(Seat(acted="Morax"), Seat(acted="Gaap", deck="C2"), Seat(hand="S2 S2", waiting="Ipos", deck="C1"), turn=2)
    act(s, "Ipos", "S2 S2", 2)
    decline(s, 0, 1)
    assert [e.seat for e in told(s, Automatic)] == [2, 0, 1]


def test_flauros_gains_once_however_many_counter() -> None:
    """R-26"""
    s = table(Seat(hand="A2 C1", waiting="Sitri", acted="Flauros"), Seat(waiting="Ronove"), Seat(waiting="Eligos"))
    act(s, "Sitri", "A2 C1")
    counter(s, 1, "Ronove")
    counter(s, 2, "Eligos")
    assert points(s) == 2


def test_foras_draws_for_events_and_counts_them() -> None:
    s = table(Seat(hand="E5 C1 A2", waiting="Foras", acted="Uvall", deck="S2 S3"))
    use(s, "E5")
    assert points(s) == 2 and in_hand(s) == "A2 C1", "Foras does not lie in the acted area yet"
    act(s, "Foras", "A2 C1")
    assert points(s) == 2 + 2 and in_hand(s) == "S2"
    s = table(Seat(hand="E5", waiting="Uvall", acted="Foras", deck="S2 S3"))
    use(s, "E5")
    assert in_hand(s) == "S2"


def test_a_point_that_an_event_gives_is_one_of_another_card() -> None:
    s = table(Seat(hand="E5", waiting="Uvall", acted="Hagenti"))
    use(s, "E5")
    assert points(s) == 3


def test_hagenti_does_not_answer_to_itself() -> None:
    s = table(Seat(field="C1 C1", hand="S2 C1 C1", waiting="Hagenti"), Seat(field="C1"))
    act(s, "Hagenti", "S2 C1 C1")
    take(s, Against, target=1)
    decline(s, 1)
    assert points(s) == 1


def test_a_counters_benefit_and_its_cost_are_noticed_by_those_in_the_acted_area_when_the_card_is_done() -> None:
    """F-5.19: Zagan's counter gives 1 VP, Andras's costs a photon that is turned down."""
    s = table(Seat(hand="A2 C1", waiting="Sitri", deck="S2 S2"), Seat(acted="Hagenti", waiting="Zagan"))
    act(s, "Sitri", "A2 C1")
    counter(s, 1, "Zagan")
    assert points(s, 1) == 2 and [type(e) for e in s.events].index(Drew) < [type(e) for e in s.events].index(Automatic)
    s = table(Seat(hand="A2 C1", waiting="Sitri"), Seat(field="C1", acted="Decarabia", waiting="Andras"))
    act(s, "Sitri", "A2 C1")
    counter(s, 1, "Andras")
    assert in_field(s, 1) == "[C1]" and points(s, 1) == 1


def test_paying_never_loses_a_photon_and_turning_up_neither() -> None:
    """Section 9, `photon_lost`"""
    s = table(Seat(field="[A2]", hand="A2 C1 S2", waiting="Bathin", acted="Decarabia"))
    act(s, "Bathin", "A2 C1 S2")
    assert in_field(s) == "A2 A2 C1 S2" and points(s) == 0


def test_an_automatic_effect_that_asks_is_asked() -> None:
    cards = with_lines(
        "Uvall",
        {"type": "act", "do": [{"op": "draw", "cards": 1}]},
        {
            "type": "auto",
            "when": {"event": "event_used"},
            "do": [{"op": "move", "cards": {"zone": "hand", "kind": "photon"}, "count": {"up_to": 1}, "to": "field"}],
        },
    )
    s = table(Seat(hand="E5 A2 C1", waiting="Raum", acted="Uvall"), cards=cards)
    use(s, "E5")
    assert question(s) == ("ChooseCards", 0) and len(legal(s, 0)) == 3
    pick(s, "A2")
    assert in_field(s) == "A2"
