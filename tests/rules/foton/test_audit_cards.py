"""Cards that meet: interactions the worked examples leave out (foton.md, 5.6 to 5.8 and section 8)."""

from __future__ import annotations

from game.rules.foton.counters import CounterWith
from game.rules.foton.effect_choices import Do, Leave
from game.rules.foton.events import Automatic, ExtraReturned, Gained, Interfered, Rested, Turned
from game.rules.foton.giving_up import concede
from game.rules.foton.interference import Against
from game.rules.foton.places import deck, foton
from game.rules.foton.turn import Act, EndTurn, Rest, UseEvent
from game.table.state import State, choose, legal
from game.table.view import look
from tests.rules.foton.foton_byhand import (
    Seat,
    held,
    in_deck,
    in_discard,
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
from tests.rules.foton.foton_cards import act, counter, decline, end, use, with_lines


def automatics(s: State) -> list[tuple[int, str]]:
    """Whose automatic effects happened, in order."""
    return [(e.seat, s.cards[s.pieces[e.megido].card].name.en) for e in told(s, Automatic)]


# ---- automatic effects ---------------------------------------------------------------------------------------
def test_a_photon_turned_down_as_the_cost_of_a_counter_is_noticed_in_an_opponents_turn() -> None:
    """F-5.19: Decarabia of the countering seat waits until the interfering card is finished."""
    s = table(
        Seat(hand="A2 C1 S2", waiting="Naberius", deck="A2"), Seat(field="A2 C1", waiting="Berith", acted="Decarabia")
    )
    act(s, "Naberius", "A2 C1 S2")
    counter(s, 1, "Berith")
    assert question(s) == ("ChooseCards", 1) and points(s, 1) == 0
    pick(s, "A2", 1)
    assert points(s, 1) == 1 and in_field(s, 1) == "C1 [A2]" and question(s) == ("MainStep", 0)


def test_a_counters_benefit_is_one_of_another_card_for_hagenti() -> None:
    """Zagan gives a point in an opponent's turn: Hagenti, already in the acted area, adds one when the card is done."""
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(waiting="Zagan", acted="Hagenti", field="C1"))
    act(s, "Naberius", "A2 C1 S2")
    counter(s, 1, "Zagan")
    assert points(s, 1) == 2 and [e.points for e in told(s, Gained)] == [1, 1] and automatics(s) == [(1, "Hagenti")]


def test_hagentis_own_points_do_not_count_but_those_of_an_event_do() -> None:
    s = table(Seat(hand="S2 C1 C1 E5", field="C1", waiting="Hagenti"), Seat())
    act(s, "Hagenti", "C1 C1 S2")
    take(s, Against)
    decline(s, 1)
    assert points(s) == 1
    use(s, "E5")
    assert points(s) == 1 + 2 + 1


def test_a_photon_taken_by_the_interference_counts_for_the_lines_after_it() -> None:
    """Hagenti takes a Charge photon first, then counts three (F-5.8, F-8.7)."""
    s = table(Seat(hand="S2 C1 C1", waiting="Hagenti"), Seat(field="C2"))
    act(s, "Hagenti", "C1 C1 S2")
    take(s, Against)
    decline(s, 1)
    assert in_field(s) == "C1 C1 C2 S2" and points(s) == 1


def test_each_target_that_did_not_counter_has_its_own_automatic_effects() -> None:
    """Gaap and Morax of three targets; who countered has been spared (F-5.31, R-24)."""
    s = table(
        Seat(hand="S2 S2", waiting="Ipos"),
        Seat(acted="Gaap", deck="A2"),
        Seat(acted="Morax Gaap", deck="A3"),
        Seat(acted="Morax", waiting="Ronove"),
    )
    act(s, "Ipos", "S2 S2")
    decline(s, 1, 2)
    counter(s, 3, "Ronove")
    assert automatics(s) == [(0, "Ipos"), (1, "Gaap"), (2, "Morax"), (2, "Gaap")]
    assert [points(s, seat) for seat in range(4)] == [0, 0, 1, 0] and in_hand(s, 1) == "A2" and in_hand(s, 2) == "A3"


def test_an_interference_that_is_not_activated_sets_nothing_off() -> None:
    """F-5.14 a: Bifrons without an extra photon; neither Ipos nor Gaap notices anything."""
    s = table(
        Seat(hand="A2 S2 C1", field="[A3x]", waiting="Bifrons", acted="Ipos"), Seat(field="A2", acted="Gaap", deck="A4")
    )
    act(s, "Bifrons", "A2 C1 S2")
    assert not told(s, Interfered) and not automatics(s) and question(s) == ("MainStep", 0)


def test_bifrons_may_use_the_extra_photon_it_was_paid_with() -> None:
    """R-20: what is paid lies in the field before the lines are resolved."""
    s = table(Seat(hand="A3x S2 C1", waiting="Bifrons", acted="Ipos", deck="C1 C2 S4"), Seat(field="A2 S2"))
    act(s, "Bifrons", "A3x C1 S2")
    decline(s, 1)
    assert question(s) == ("ChooseCards", 0)
    pick(s, "A2")
    assert in_field(s, 1) == "S2 [A2]" and in_hand(s) == "C1 C2 S4", "and Ipos draws"


def test_an_event_that_interferes_sets_off_ipos_flauros_and_foras_in_their_order() -> None:
    s = table(
        Seat(hand="E4", acted="Flauros Foras Ipos", waiting="Bael", deck="A2 A3 A4"),
        Seat(field="A2", waiting="Ronove"),
        Seat(field="A3"),
    )
    use(s, "E4")
    counter(s, 1, "Ronove")
    decline(s, 2)
    assert automatics(s) == [(0, "Flauros"), (0, "Foras"), (0, "Ipos")]
    assert points(s) == 2 and in_hand(s) == "A2 A3" and in_field(s, 2) == "[A3]"


def test_countering_is_no_acting_for_valefor() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(acted="Valefor", waiting="Eligos", field="C1"))
    act(s, "Naberius", "A2 C1 S2")
    counter(s, 1, "Eligos")
    assert points(s, 1) == 0, "Eligos is a Rush Megido, but only turned up"


def test_resting_sets_off_what_happens_at_the_end_of_a_turn_only() -> None:
    s = table(Seat(acted="Buer Valefor", waiting="Uvall Bael", deck="A2 A3 A4 C1 C2"), Seat(waiting="Bael"))
    take(s, Rest, megido=megido(s, "Uvall").id)
    assert in_hand(s) == "A2 A3 A4" and points(s) == 0
    end(s)
    assert in_hand(s) == "A2 A3 A4 C1" and automatics(s) == [(0, "Buer")]


def test_decarabia_gains_once_when_an_own_card_takes_several_photons_away() -> None:
    s = table(Seat(hand="A2 C1 S2", field="A2", waiting="Murmur", acted="Decarabia"), Seat())
    act(s, "Murmur", "A2 C1 S2")
    assert points(s) == 1 and in_field(s) == "A3x A3x C1 S2 S3x" and in_discard(s) == "A2 A2"


# ---- interference and protection ------------------------------------------------------------------------------
def test_a_protected_photon_cannot_be_taken_away() -> None:
    """F-5.32: Sabnac against Amon, Botis against Dantalion."""
    s = table(Seat(hand="A2 C1 S2", waiting="Amon"), Seat(field="C2 A3", acted="Sabnac"))
    act(s, "Amon", "A2 C1 S2")
    take(s, Against)
    decline(s, 1)
    assert in_field(s, 1) == "A3 C2" and question(s) == ("MainStep", 0)
    s = table(Seat(hand="S2 S2 C1", waiting="Dantalion"), Seat(field="S3 A3", acted="Botis"))
    act(s, "Dantalion", "C1 S2 S2")
    take(s, Against)
    decline(s, 1)
    assert in_field(s, 1) == "A3 S3"


def test_with_protected_photons_among_them_fewer_are_taken() -> None:
    s = table(Seat(hand="A2 A2 C1", field="S4", waiting="Glasya-Labolas"), Seat(field="S2 S3 A4", acted="Botis"))
    act(s, "Glasya-Labolas", "A2 A2 C1")
    decline(s, 1)
    assert in_field(s, 1) == "S2 S3 [A4]", "two were to be turned, only one may be"
    assert question(s) == ("ChooseCards", 0), "its last line is about the own field"


def test_a_guard_that_countered_but_did_not_act_protects_nothing() -> None:
    s = table(Seat(hand="C1 A2", waiting="Shax"), Seat(field="C1", waiting="+Sabnac"))
    act(s, "Shax", "A2 C1")
    decline(s, 1)
    assert in_field(s, 1) == "[C1]"


def test_the_cost_of_a_counter_may_be_a_protected_photon() -> None:
    s = table(Seat(hand="C1 A2", waiting="Shax"), Seat(field="C1", waiting="Andras", acted="Sabnac"))
    act(s, "Shax", "A2 C1")
    counter(s, 1, "Andras")
    assert in_field(s, 1) == "[C1]"


def test_an_extra_photon_that_is_taken_over_stays_extra_and_can_go_back_to_the_supply() -> None:
    s = table(Seat(hand="A2 A2 C1", waiting="Belial Bael"), Seat(field="A3x", waiting="Bael"))
    act(s, "Belial", "A2 A2 C1")
    take(s, Against)
    decline(s, 1)
    assert in_field(s, 1) == in_discard(s, 1) == "" and len(told(s, ExtraReturned)) == 1
    assert "card/attack/3/extra" not in s.lists[1]


def test_a_stolen_photon_goes_to_the_discard_pile_of_its_new_owner() -> None:
    s = table(Seat(hand="S2 S2 C1", waiting="Dantalion"), Seat(field="S3x S4", hand="A2 C1 S2", waiting="Naberius"))
    act(s, "Dantalion", "C1 S2 S2")
    take(s, Against)
    decline(s, 1)
    assert in_field(s) == "C1 S2 S2 S3x" and in_field(s, 1) == "S4"
    assert "card/skill/3/extra" in s.lists[0] and "card/skill/3/extra" not in s.lists[1]
    end(s)
    act(s, "Naberius", "A2 C1 S2", 1)
    decline(s, 0)
    pick(s, "S2")
    assert in_discard(s) == "S2" and in_discard(s, 1) == ""


def test_balam_looks_at_each_target_for_itself() -> None:
    s = table(
        Seat(hand="S2 C1", waiting="Balam"), Seat(field="A2 C1 [C2]"), Seat(field="A2 S3 [A4]"), Seat(field="A3 S2")
    )
    act(s, "Balam", "C1 S2")
    decline(s, 1, 2, 3)
    assert question(s) == ("ChooseCards", 0) and sets(s) == ["A2", "C1"]
    pick(s, "C1")
    assert question(s) == ("ChooseCards", 0) and sets(s) == ["A2", "S3"]
    pick(s, "A2")
    assert [in_field(s, seat) for seat in (1, 2, 3)] == ["A2 [C1] [C2]", "S3 [A2] [A4]", "A3 [S2]"]


def test_a_counter_that_turns_a_photon_up_changes_what_another_may_do_later_but_not_this_interference() -> None:
    """R-25: Sabnac's benefit comes at once; the interference does nothing to its owner."""
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="[A4] C1", waiting="Sabnac"), Seat(field="C2"))
    act(s, "Naberius", "A2 C1 S2")
    counter(s, 1, "Sabnac")
    pick(s, "A4", 1)
    assert question(s) == ("ChooseCounter", 2)
    decline(s, 2)
    assert in_field(s, 1) == "A4 C1" and in_discard(s, 2) == "C2"


def test_a_rested_megido_of_three_and_two_that_countered_leave_no_room() -> None:
    """F-5.18 with rested Megido (R-7): 3 + 2 are five already."""
    s = table(
        Seat(hand="A2 C1 S2", waiting="Naberius"),
        Seat(acted="-Bael -Agares -Vassago", waiting="+Ronove +Eligos Zagan", field="C1"),
    )
    act(s, "Naberius", "A2 C1 S2")
    assert not offered(s, CounterWith, 1)
    assert why_not(s, megido(s, "Zagan", 1).id, 1)[0].rule == "F-5.18"


def test_two_that_countered_fill_the_last_two_turns() -> None:
    """F-5.22, F-5.18 makes it always possible."""
    s = table(Seat(hand="A2 A2", acted="Bael -Agares Vassago", waiting="Uvall +Ronove +Eligos", deck="C1"), Seat())
    assert not offered(s, Act, megido=megido(s, "Uvall").id)
    assert {o.megido for o in offered(s, Rest)} == {megido(s, "Ronove").id, megido(s, "Eligos").id}
    assert why_not(s, megido(s, "Uvall").id)[0].rule == "F-5.22"
    take(s, Rest, megido=megido(s, "Eligos").id)
    s = table(Seat(hand="A2 A2", acted="Bael -Agares", waiting="Uvall +Ronove +Eligos", deck="C1"), Seat())
    assert offered(s, Act, megido=megido(s, "Uvall").id), "with three turns left there is one to spare"


def test_a_counters_cost_is_paid_before_its_benefit() -> None:
    """F-5.19: the photon turned down as the cost is one of those that the benefit may turn up again."""
    cards = with_lines(
        "Zagan",
        {
            "type": "counter",
            "cost": [{"op": "flip", "photons": {"zone": "field", "kind": "attack"}, "count": 1, "to": "down"}],
            "bonus": [
                {
                    "op": "flip",
                    "photons": {"zone": "field", "kind": "attack", "face": "down"},
                    "count": "all",
                    "to": "up",
                }
            ],
        },
    )
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A4", waiting="Zagan"), cards=cards)
    act(s, "Naberius", "A2 C1 S2")
    counter(s, 1, "Zagan")
    assert in_field(s, 1) == "A4" and [e.face_up for e in told(s, Turned)] == [False, True]


# ---- moving cards ----------------------------------------------------------------------------------------------
def test_malphas_puts_photons_face_down_and_events_into_the_discard_pile() -> None:
    s = table(Seat(hand="A2 C1", waiting="Malphas", deck="E3 C2 A4 S3"), Seat())
    act(s, "Malphas", "A2 C1")
    assert in_field(s) == "A2 C1 [A4] [C2]" and in_discard(s) == "E3" and in_hand(s) == "S3"
    assert [p.card for p in look(s, 1).pieces.values() if p.zone.name == "discard"] == ["card/event/ev-3"]


def test_malphas_with_a_short_deck() -> None:
    s = table(Seat(hand="A2 C1", waiting="Malphas", deck="C2"), Seat())
    act(s, "Malphas", "A2 C1")
    assert in_field(s) == "A2 C1 [C2]" and in_deck(s) == "" and question(s) == ("MainStep", 0)


def test_phoenix_may_turn_up_more_than_it_finds() -> None:
    s = table(Seat(hand="A2 A2 C1 S2", field="[A3] [C1] [S4]", discard="E3 C2", waiting="Phoenix"), Seat())
    act(s, "Phoenix", "A2 A2 C1 S2")
    pick(s, "A3 C1 S4")
    assert in_field(s) == "A2 A2 A3 C1 C1 C2 S2 S4" and in_discard(s) == "E3"


def test_phoenix_that_turns_nothing_up_puts_nothing_in() -> None:
    s = table(Seat(hand="A2 A2 C1 S2", field="[A3]", discard="C2", waiting="Phoenix"), Seat())
    act(s, "Phoenix", "A2 A2 C1 S2")
    pick(s, "")
    assert in_field(s) == "A2 A2 C1 S2 [A3]" and in_discard(s) == "C2"


def test_an_extra_photon_under_the_deck_returns_to_the_supply() -> None:
    """F-8.6: Vine puts one card from the hand under the deck."""
    s = table(Seat(hand="A2 C1 A3x", waiting="Vine"), Seat())
    act(s, "Vine", "A2 C1")
    assert in_hand(s) == "" and in_deck(s) == "" and len(told(s, ExtraReturned)) == 1


def test_a_discarded_extra_photon_counts_for_for_each_one() -> None:
    """Day Off: the discard counts as done though the photon goes back to the supply (F-8.6)."""
    s = table(Seat(hand="E6 A3x", waiting="Bael", deck="C1 C2 S2"), Seat())
    use(s, "E6")
    pick(s, "A3x")
    assert in_hand(s) == "C1 C2" and in_discard(s) == "E6"


def test_beleth_may_put_the_card_it_discarded_into_the_field() -> None:
    s = table(Seat(hand="A2 A2 C1 S4", waiting="Beleth"), Seat())
    act(s, "Beleth", "A2 A2 C1")
    take(s, Do)
    assert in_field(s) == "A2 A2 C1 S4" and in_discard(s) == ""
    s = table(Seat(hand="A2 A2 C1 E5", waiting="Beleth"), Seat())
    act(s, "Beleth", "A2 A2 C1")
    take(s, Do)
    assert in_field(s) == "A2 A2 C1" and in_discard(s) == "E5", "an event is no photon (F-5.12)"


def test_berith_may_leave_it_and_turns_the_paid_photon_down_otherwise() -> None:
    s = table(Seat(hand="A2 C1 A4 S4", waiting="Berith"), Seat())
    act(s, "Berith", "A2 C1")
    take(s, Do)
    assert in_field(s) == "C1 [A2]" and question(s) == ("ChooseCards", 0)
    pick(s, "A4 S4")
    assert in_field(s) == "A4 C1 S4 [A2]"
    s = table(Seat(hand="A2 C1 A4 S4", waiting="Berith"), Seat())
    act(s, "Berith", "A2 C1")
    take(s, Leave)
    assert in_hand(s) == "A4 S4"


def test_gusion_counts_the_hand_after_its_own_draw() -> None:
    """A condition is checked when it is reached (section 9)."""
    s = table(Seat(hand="S2 C1 A2 A3 A4 C2", waiting="Gusion", deck="S3 S4"), Seat(field="C1"))
    act(s, "Gusion", "C1 S2")
    decline(s, 1)
    assert in_hand(s) == "A2 A3 A4 C2 S3", "five cards after the draw"


# ---- giving up in the middle -----------------------------------------------------------------------------------
def test_giving_up_before_the_counter_of_the_next_target() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A2 A3", waiting="Eligos"), Seat(field="C1 C2"))
    act(s, "Naberius", "A2 C1 S2")
    concede(s, 2)
    assert question(s) == ("ChooseCounter", 1)
    concede(s, 1)
    assert question(s) == ("MainStep", 0) and len(in_field(s, 1).split()) == len(in_field(s, 2).split()) == 1


def test_giving_up_while_the_cost_of_the_own_counter_is_asked() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(hand="A2 C2", field="A3", waiting="Malphas"))
    act(s, "Naberius", "A2 C1 S2")
    counter(s, 1, "Malphas")
    assert question(s) == ("ChooseCards", 1)
    concede(s, 1)
    assert question(s) == ("MainStep", 0) and in_field(s, 1) == "A3" and len(in_hand(s, 1).split()) == 1


def test_giving_up_while_cards_are_looked_at_leaves_none_behind() -> None:
    s = table(Seat(hand="S2 C1 A2", waiting="Orias", deck="A2 A3 A4 C1 C2"), Seat(waiting="Bael"))
    act(s, "Orias", "S2 C1 A2")
    concede(s, 0)
    assert question(s) == ("MainStep", 1) and not [p for p in s.pieces.values() if p.zone.name == "looked"]
    assert len(s.inside(deck(0))) == 2


def test_the_interference_of_who_has_given_up_goes_on() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A2 A3"), Seat(field="C1 C2", waiting="Bael"))
    act(s, "Naberius", "A2 C1 S2")
    concede(s, 0)
    decline(s, 1, 2)
    pick(s, "A2", 1)
    pick(s, "C1", 2)
    assert in_field(s, 1) == "A3" and in_field(s, 2) == "C2"
    assert foton(s).current != 0 or s.result is not None


def test_when_all_have_given_up_the_match_is_ranked() -> None:
    s = table(
        Seat(waiting="Bael Agares Vassago Gamigin Marbas Valefor"),
        Seat(waiting="Bael Agares Vassago Gamigin Marbas Valefor", field="C1"),
    )
    concede(s, 1)
    concede(s, 0)
    assert s.result == (1,) and len(told(s, Rested)) == 10


# ---- the end of a turn and of the match ------------------------------------------------------------------------
def test_no_event_after_the_end_of_the_turn() -> None:
    """F-5.4: what happens at the end of a turn happens when the player has said so, with no events after it."""
    s = table(Seat(hand="C1 C1 A2", waiting="Buer", deck="A3 E5"), Seat(waiting="Bael"))
    act(s, "Buer", "A2 C1 C1")
    assert not offered(s, UseEvent)
    take(s, EndTurn)
    assert in_hand(s) == "A3 E5" and question(s) == ("MainStep", 1)


def test_events_are_used_on_the_last_turn_too_and_never_added() -> None:
    """F-5.3, F-5.12, F-6.1: after the last player's fifth turn the photons of the hand may enter, events stay."""
    s = table(
        Seat(hand="A2 A2 E5 E8 S2", acted="Zepar -Agares -Vassago -Gamigin", waiting="Uvall Bael"),
        Seat(acted="-Bael -Agares -Vassago -Gamigin -Marbas", waiting="Valefor"),
        start=1,
    )
    act(s, "Uvall", "A2 A2")
    use(s, "E5")
    end(s)
    assert question(s) == ("AddPhotons", 0) and sets(s) == ["", "S2"]
    assert why_not(s, held(s, "E8").id)[0].rule == "F-6.1"
    pick(s, "S2")
    assert s.result == (0,) and points(s) == 2 + 7 + 7 + 3


def test_who_owns_a_taken_photon_is_known_to_all() -> None:
    """F-8.7: Decarabia's owner gains for what is taken, extra or not, and the lists of both follow."""
    s = table(Seat(hand="S2 S2 C1", waiting="Dantalion"), Seat(field="S3x S2", acted="Decarabia"))
    act(s, "Dantalion", "C1 S2 S2")
    take(s, Against)
    decline(s, 1)
    assert sets(s) == ["S2", "S3x"]
    for option in legal(s, 0):
        twin = s.clone()
        choose(twin, 0, option)
        assert points(twin, 1) == 1
        for seat in range(2):
            mine = sorted(p.card for p in twin.pieces.values() if p.owner == seat and p.card.startswith("card/"))
            assert mine == sorted(card for card in twin.lists[seat] if card.startswith("card/"))
