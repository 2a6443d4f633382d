"""What cards do (foton.md, sections 8 and 9), by the worked examples of section 14 and the corners they leave out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.rules.foton.effect_choices import ChosenOption, Do, Leave, OfKind, Order
from game.rules.foton.events import Drew, ExtraReturned, ExtraTaken, Gained, Turned
from game.rules.foton.interference import Against
from game.rules.foton.places import discard, hand
from game.rules.foton.selectors import Selector, selected
from game.rules.foton.values import Per, value
from game.table.state import legal
from game.table.view import hear
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
from tests.rules.foton.foton_cards import act, decline, end, of_kind, use, with_lines


# ---- drawing ---------------------------------------------------------------------------------------------------
def test_an_empty_deck_gives_nothing_and_the_discard_pile_is_never_shuffled_back() -> None:
    """F-8.5"""
    s = table(Seat(hand="A2 A2", waiting="Uvall", deck="S3", discard="A4 A4"))
    act(s, "Uvall", "A2 A2")  # draw 3
    assert in_hand(s) == "S3" and in_deck(s) == "" and in_discard(s) == "A4 A4"
    assert told(s, Drew)[-1] == Drew(0, 1, 3)


def test_drawing_per_opponent_is_capped() -> None:
    """Vapula: draw 1 plus 1 per opponent, at most 3."""
    two = table(Seat(hand="S2 S2 C1", waiting="Vapula", deck="A2 A2 A2 A2"))
    act(two, "Vapula", "S2 S2 C1")
    assert in_hand(two) == "A2 A2"
    four = table(Seat(hand="S2 S2 C1", waiting="Vapula", deck="A2 A2 A2 A2"), Seat(), Seat(), Seat())
    act(four, "Vapula", "S2 S2 C1")
    assert in_hand(four) == "A2 A2 A2"


def test_a_choice_says_what_happens_to_the_cards() -> None:
    """Vassago: draw 4, discard 2. The button names what is done, not only which cards are chosen."""
    s = table(Seat(hand="A2 A2 S3", waiting="Vassago", deck="S3 A4 C1 S2"))
    act(s, "Vassago", "A2 A2")
    said = [option.say(s) for option in legal(s, 0)]
    assert all(words.en.startswith("discard ") and words.ja.endswith("を捨札にする") for words in said) and said


# ---- turning photons -------------------------------------------------------------------------------------------
def test_x9_paimon() -> None:
    s = table(Seat(hand="A4 C1 S3 S2 A2", waiting="Paimon", deck="A3 C1 S2"))
    act(s, "Paimon", "A4 C1")
    assert question(s) == ("Whether", 0)
    take(s, Do)
    assert in_hand(s) == "A2 A3 C1 S2 S2 S3" and in_field(s) == "A4 [C1]"
    turned = told(s, Turned)[0]
    assert not turned.face_up and s.pieces[turned.piece].back == "card/charge"


def test_x22_furfur() -> None:
    s = table(Seat(field="C1 C2", hand="A2 C1 C1", waiting="Furfur", deck="S2"))
    act(s, "Furfur", "A2 C1 C1")
    assert "C1 C1 C1" in sets(s) and "" in sets(s), "up to 3: also none"
    pick(s, "C1 C1 C1")
    assert points(s) == 6 and in_hand(s) == "S2" and in_field(s) == "A2 C2 [C1] [C1] [C1]"
    assert [event.points for event in told(s, Gained)] == [2, 2, 2]


def test_up_to_offers_every_distinct_number_and_set_once() -> None:
    """F-8.3"""
    s = table(Seat(field="C1 C2 C2", hand="A2 C1 C1", waiting="Furfur"))
    act(s, "Furfur", "A2 C1 C1")
    assert sorted(sets(s)) == sorted(["", "C1", "C2", "C1 C1", "C1 C2", "C2 C2", "C1 C1 C1", "C1 C1 C2", "C1 C2 C2"])
    pick(s, "")
    assert points(s) == 0 and "[" not in in_field(s)


def test_without_up_to_the_number_is_mandatory_as_far_as_possible() -> None:
    """F-8.2: Furcas turns one of the own photons down, and there is no way out."""
    s = table(Seat(hand="S2 C1 C1", waiting="Furcas"))
    act(s, "Furcas", "S2 C1 C1")
    decline(s, 1)
    assert sorted(sets(s)) == ["C1", "S2"]
    pick(s, "S2")
    assert in_field(s) == "C1 C1 [S2]"


def test_x23_phoenix() -> None:
    s = table(Seat(field="[A3] [C1] [S4]", discard="A4 S2 E1", hand="A2 A2 C1 S2", waiting="Phoenix"))
    act(s, "Phoenix", "A2 A2 C1 S2")
    pick(s, "A3 C1 S4")
    assert sets(s) == ["A4", "S2"], "the event in the discard pile is no photon"
    pick(s, "S2")
    assert in_field(s) == "A2 A2 A3 A4 C1 C1 S2 S2 S4" and in_discard(s) == "E1"


def test_all_face_down_photons_turn_up() -> None:
    """Marbas"""
    s = table(Seat(field="[A3] S2 [C1]", hand="A2 C1 S3", waiting="Marbas"))
    act(s, "Marbas", "A2 C1 S3")
    assert in_field(s) == "A2 A3 C1 C1 S2 S3"


def test_face_down_photons_are_not_seen() -> None:
    """F-8.1: not turned, not counted, not chosen; who asks is told why."""
    s = table(Seat(hand="S2 C1", waiting="Gusion"), Seat(field="[C1] [C2] A2"))
    act(s, "Gusion", "S2 C1")
    decline(s, 1)
    assert in_field(s, 1) == "A2 [C1] [C2]"
    s = table(Seat(field="[C2] C1 A4", hand="A2 C1 C1", waiting="Furfur"))
    act(s, "Furfur", "A2 C1 C1")
    assert why_not(s, held(s, "C2", zone="field").id)[0].rule == "F-8.1"
    assert why_not(s, held(s, "A4", zone="field").id), "it is no Charge photon"


def test_x13_raum_counts_only_what_lies_face_up() -> None:
    short = table(Seat(field="C1 C1 [C1] [C2]", hand="C1 C1 A2", waiting="Raum", deck="S2 S2"))
    act(short, "Raum", "C1 C1 A2")
    assert points(short) == 0 and in_hand(short) == "S2 S2"
    enough = table(Seat(field="C1 C1 C2 [C1] [C2]", hand="C1 C1 A2", waiting="Raum", deck="S2 S2"))
    act(enough, "Raum", "C1 C1 A2")
    assert points(enough) == 4


# ---- "you may" and "if you did so completely" ------------------------------------------------------------------
def test_x10_an_optional_part_that_cannot_be_done_completely_is_not_offered() -> None:
    s = table(Seat(hand="A2 A2 C1", waiting="Zepar", deck="C2 A3"))
    act(s, "Zepar", "A2 A2")
    assert not offered(s, Do)
    take(s, Leave)
    assert question(s) == ("MainStep", 0) and in_hand(s) == "C1 C2"


def test_x10_an_optional_part_can_be_declined() -> None:
    s = table(Seat(hand="A2 A2 C1", waiting="Zepar", deck="S2 A3"))
    act(s, "Zepar", "A2 A2")
    take(s, Leave)
    assert in_hand(s) == "C1 S2" and in_field(s) == "A2 A2"


def test_an_optional_part_that_is_done_gives_what_it_promises() -> None:
    s = table(Seat(hand="A2 A2 C1", waiting="Zepar", deck="S2 A3"))
    act(s, "Zepar", "A2 A2")
    take(s, Do)
    pick(s, "S2")
    assert in_hand(s) == "A3 C1" and in_field(s) == "A2 A2 S2"


def test_which_card_of_a_hand_is_an_extra_photon_is_for_its_owner_alone() -> None:
    """F-8.6: that it is taken everybody sees; in the hand nobody else can follow it."""
    s = table(Seat(hand="S2 C1 A2", waiting="Focalor"), Seat())
    act(s, "Focalor", "S2 C1 A2")
    of_kind(s, "skill")
    (taken,) = told(s, ExtraTaken)
    assert s.pieces[taken.piece].card == "card/skill/3/extra" and hear(taken, 0) == taken
    assert hear(taken, 1) == hear(taken, -1) == replace(taken, piece=0)


def test_x11_murmur_without_spare_attack() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Murmur", deck="S3"))
    act(s, "Murmur", "A2 C1 S2")
    assert in_field(s) == "C1 S2" and in_hand(s) == "S3" and in_discard(s) == "A2"
    assert not told(s, ExtraTaken)


def test_x12_murmur_with_spare_attack() -> None:
    s = table(Seat(field="A2 A2 A3", hand="A2 C1 S2", waiting="Murmur", deck="S3"))
    act(s, "Murmur", "A2 C1 S2")
    pick(s, "A2 A2")
    assert in_field(s) == "A2 A3 A3x A3x C1 S2 S3x" and in_discard(s) == "A2 A2"


def test_murmur_never_discards_extra_photons() -> None:
    s = table(Seat(field="A3x A3x", hand="A2 C1 S2", waiting="Murmur"))
    act(s, "Murmur", "A2 C1 S2")
    assert in_field(s) == "A3x A3x C1 S2", "one Attack photon is not enough"


# ---- moving cards ----------------------------------------------------------------------------------------------
def test_equal_cards_are_one_choice() -> None:
    s = table(Seat(hand="C1 C1 A2 A2", waiting="Vassago", deck="A2 C1 C1 C1"))
    act(s, "Vassago", "A2 A2")  # draw 4, discard 2
    assert sorted(sets(s)) == ["A2 C1", "C1 C1"]
    pick(s, "A2 C1")
    assert in_hand(s) == "C1 C1 C1 C1" and sorted(in_discard(s).split()) == ["A2", "C1"]


def test_what_has_only_one_outcome_is_not_asked_where_everybody_sees_it() -> None:
    s = table(Seat(hand="A2 A2", waiting="Vassago", deck="C1 C1"))
    act(s, "Vassago", "A2 A2")
    assert question(s) == ("MainStep", 0) and in_discard(s) == "C1 C1", "two of two cards"
    s = table(Seat(hand="C1 C1", waiting="Gamigin Shax"), Seat(field="C1 C1 C1", hand="A2"))
    act(s, "Shax", "C1 C1")
    decline(s, 1)
    assert question(s) == ("MainStep", 0) and in_field(s, 1) == "C1 C1 [C1]", "one of three equal photons in a field"


def test_what_is_chosen_from_a_hand_is_asked_even_if_there_is_only_one_answer() -> None:
    """That nothing was asked would tell everybody that all cards there are equal, or that none fits."""
    s = table(Seat(hand="S2 S2", waiting="Ipos"), Seat(hand="C1 C1 C1"))
    act(s, "Ipos", "S2 S2")
    decline(s, 1)
    assert question(s) == ("GiveCards", 1) and sets(s, 1) == ["C1"] and s.asks[1].waits
    s = table(Seat(hand="A2 C1 C1", waiting="Amy"))
    act(s, "Amy", "A2 C1")
    assert question(s) == ("ChooseCards", 0) and sets(s) == [""], "up to 2 Attack photons of none"
    pick(s, "")
    assert question(s) == ("MainStep", 0)


def test_purson_puts_the_top_of_the_deck_into_the_discard_pile_and_takes_a_photon_from_it() -> None:
    s = table(Seat(hand="S2 S2", waiting="Purson", deck="A2 E1 C1 S4 A3"), Seat(hand="A2"))
    act(s, "Purson", "S2 S2")
    assert sorted(sets(s)) == ["A2", "C1", "S4"], "no event"
    pick(s, "S4")
    decline(s, 1)
    assert in_hand(s) == "S4" and in_deck(s) == "A3" and in_discard(s) == "A2 E1 C1"
    assert in_hand(s, 1) == "" and in_discard(s, 1) == "A2"


def test_cards_put_into_the_field_face_down_keep_only_their_kind_and_events_go_to_the_discard_pile() -> None:
    """F-5.12, F-8.1: Malphas"""
    s = table(Seat(hand="A2 C1", waiting="Malphas", deck="A4 E2 S3 C2"))
    act(s, "Malphas", "A2 C1")
    assert in_field(s) == "A2 C1 [A4] [S3]" and in_discard(s) == "E2" and in_hand(s) == "C2"
    assert {p.back for p in s.pieces.values() if not p.face_up and p.zone.name == "field"} == {
        "card/attack",
        "card/skill",
    }


def test_x34_caim() -> None:
    s = table(Seat(hand="S2 S2", waiting="Caim"), Seat(hand="C1 A2", deck="S4", waiting="Uvall"))
    act(s, "Caim", "S2 S2")
    decline(s, 1)
    pick(s, "C1", 1)
    assert in_deck(s, 1) == "C1 S4" and in_hand(s, 1) == "A2"


def test_vine_puts_a_card_under_the_deck() -> None:
    s = table(Seat(hand="A2 C1 S4", waiting="Vine", deck="A3 A3 A3 C2"))
    act(s, "Vine", "A2 C1")
    pick(s, "S4")
    assert in_deck(s) == "C2 S4" and in_hand(s) == "A3 A3 A3"


def test_a_card_at_random_is_chosen_by_the_dice_and_asked_of_nobody() -> None:
    """Shax, F-8.10"""
    discarded = set()
    for seed in range(12):
        s = table(Seat(hand="C1 A2 A4 S3", waiting="Shax"))
        s.dice.seed = seed
        act(s, "Shax", "A2 C1")
        decline(s, 1)
        assert question(s) == ("MainStep", 0) and len(in_hand(s).split()) == 1
        discarded.add(in_discard(s))
    assert discarded == {"A4", "S3"}


@pytest.mark.parametrize("top", [False, True])
def test_several_cards_go_to_a_deck_in_an_order_of_ones_choice(top: bool) -> None:
    """R-22"""
    place = "deck_top" if top else "deck_bottom"
    cards = with_lines(
        "Uvall",
        {"type": "act", "do": [{"op": "move", "cards": {"zone": "hand", "kind": "card"}, "count": 2, "to": place}]},
    )
    s = table(Seat(hand="A2 A2 C1 S4", waiting="Uvall", deck="S3"), cards=cards)
    act(s, "Uvall", "A2 A2")
    assert [o.say(s).en for o in legal(s, 0)] == ["Charge 1, Skill 4", "Skill 4, Charge 1"]
    take(s, Order, pieces=(held(s, "S4").id, held(s, "C1").id))
    assert in_deck(s) == ("S4 C1 S3" if top else "S3 S4 C1")


def test_choose_one_may_also_be_what_does_nothing() -> None:
    """F-8.2: Halphas"""
    s = table(Seat(hand="S2 C1 A2", waiting="Halphas", deck="A3 A3"))
    act(s, "Halphas", "S2 C1 A2")
    assert [o.index for o in offered(s, ChosenOption)] == [0, 1]
    take(s, ChosenOption, index=1)
    assert question(s) == ("MainStep", 0) and in_deck(s) == "A3 A3"


def test_day_off_draws_for_every_card_and_one_more() -> None:
    s = table(Seat(hand="E6 A2 C1", deck="S2 S3 S4 S2", waiting="Uvall"))
    use(s, "E6")
    pick(s, "A2 C1")
    assert in_hand(s) == "S2 S3 S4" and sorted(in_discard(s).split()) == ["A2", "C1", "E6"]


# ---- looking at the deck ---------------------------------------------------------------------------------------
def test_x14_a_short_look() -> None:
    s = table(Seat(hand="A2 C2", waiting="Bael", deck="S4 A3 C1"))
    act(s, "Bael", "A2 C2")
    assert sorted(sets(s)) == ["A3 C1", "A3 S4", "C1 S4"]
    pick(s, "S4 A3")
    assert in_hand(s) == "A3 S4" and in_discard(s) == "C1" and in_deck(s) == ""


def test_the_rest_goes_under_the_deck_in_any_order() -> None:
    s = table(Seat(hand="S2 S2 C1", waiting="Agares", deck="A2 A3 A4 S4 C2"))
    act(s, "Agares", "S2 S2 C1")
    pick(s, "A2 S4")
    assert question(s) == ("ChooseOrder", 0)
    a4, a3 = held(s, "A4", zone="looked").id, held(s, "A3", zone="looked").id
    take(s, Order, pieces=(a4, a3))
    assert in_deck(s) == "C2 A4 A3" and in_hand(s) == "A2 S4"


def test_equal_cards_have_no_order() -> None:
    s = table(Seat(hand="S2 S2 C1", waiting="Agares", deck="C1 C1 C1 C1 A2"))
    act(s, "Agares", "S2 S2 C1")
    assert sets(s) == ["C1 C1"]
    pick(s, "C1 C1")
    assert len(legal(s, 0)) == 1 and s.asks[0].waits, "asked, for nobody else shall know that they are equal"
    pick(s, "C1 C1")
    assert in_deck(s) == "A2 C1 C1" and in_hand(s) == "C1 C1"


def test_seere_puts_a_photon_and_never_an_event_into_the_field() -> None:
    s = table(Seat(hand="A2 A2 A2", waiting="Seere", deck="C1 C1 E3 S4 E4"))
    act(s, "Seere", "A2 A2 A2")
    assert sets(s) == ["S4"], "there is only one photon among the three"
    pick(s, "S4")
    assert question(s) == ("ChooseOrder", 0) and in_field(s) == "A2 A2 A2 S4" and in_hand(s) == "C1 C1"
    s = table(Seat(hand="A2 A2 A2", waiting="Seere", deck="C1 C1 E3 S4 A4"))
    act(s, "Seere", "A2 A2 A2")
    assert sorted(sets(s)) == ["A4", "S4"] and why_not(s, held(s, "E3", zone="looked").id)[0].rule == "F-5.12"


# ---- extra photons ---------------------------------------------------------------------------------------------
def test_x32_a_discarded_extra_photon_returns_to_the_supply() -> None:
    s = table(Seat(hand="A2 C1 C1", waiting="Naberius"), Seat(field="A3x C1", discard="S2"))
    act(s, "Naberius", "A2 C1 C1")
    decline(s, 1)
    pick(s, "A3x", 1)
    assert in_field(s, 1) == "C1" and in_discard(s, 1) == "S2"
    assert told(s, ExtraReturned) == [ExtraReturned(1, "attack")]
    assert "card/attack/3/extra" not in s.lists[1]


def test_an_extra_photon_never_lies_in_a_deck() -> None:
    """F-8.6"""
    s = table(Seat(hand="S2 S2", waiting="Caim"), Seat(hand="A3x", deck="S4"))
    act(s, "Caim", "S2 S2")
    decline(s, 1)
    assert in_deck(s, 1) == "S4" and in_hand(s, 1) == "" and told(s, ExtraReturned)


def test_an_extra_photon_of_ones_choice() -> None:
    """Focalor takes it into the hand, Gate Opening into the field; from then on everybody knows that one owns it."""
    s = table(Seat(hand="S2 C1 A2 E8", waiting="Focalor"))
    act(s, "Focalor", "S2 C1 A2")
    assert [o.kind for o in offered(s, OfKind)] == ["attack", "skill"]
    of_kind(s, "skill")
    assert in_hand(s) == "E8 S3x" and s.lists[0].count("card/skill/3/extra") == 1
    use(s, "E8")
    of_kind(s, "attack")
    assert in_field(s) == "A2 A3x C1 S2"


def test_an_extra_photon_pays_like_others() -> None:
    s = table(Seat(hand="A3x A3x", waiting="Uvall"))
    act(s, "Uvall", "A3x A3x")
    assert in_field(s) == "A3x A3x"


# ---- victory points --------------------------------------------------------------------------------------------
def test_x24_andrealphus() -> None:
    s = table(Seat(field="A2 A2 A3 S2 C1 C1 C1 [C1]", hand="A2 A2 C1", waiting="Andrealphus"))
    act(s, "Andrealphus", "A2 A2 C1")
    assert points(s) == 6
    s = table(Seat(field="C1 " * 16, hand="A2 A2 C1", waiting="Andrealphus"))
    act(s, "Andrealphus", "A2 A2 C1")
    assert points(s) == 10


def test_x25_barbatos() -> None:
    s = table(Seat(discard="A2 A2 A2 A2 S2 S2 S2 S2 E1", hand="S2 C1 C1", waiting="Barbatos"))
    act(s, "Barbatos", "S2 C1 C1")
    assert points(s) == 8
    s = table(Seat(discard="A2 E1", hand="S2 C1 C1", waiting="Barbatos"))
    act(s, "Barbatos", "S2 C1 C1")
    assert points(s) == 2


def test_x26_crocell() -> None:
    s = table(Seat(field="A3x A3x S3x [S3x]", hand="S2 C1 C1", waiting="Crocell"))
    act(s, "Crocell", "S2 C1 C1")
    assert points(s) == 5


def test_aim_counts_the_megido_before_it() -> None:
    for before, gained in (("", 0), ("Uvall -Ipos", 2), ("Uvall -Ipos Raum Bael", 4)):
        s = table(Seat(acted=before, hand="C1 C1", waiting="Aim"))
        act(s, "Aim", "C1 C1")
        assert points(s) == gained


def test_morax_must_lead_every_opponent() -> None:
    ahead = table(Seat(field="A2", hand="A2 A2", waiting="Morax"), Seat(field="A4"), Seat(field="A3 A2 [A4]"))
    act(ahead, "Morax", "A2 A2")
    assert points(ahead) == 2
    level = table(Seat(field="A2", hand="A2 A2", waiting="Morax"), Seat(field="A4 A2"), Seat())
    act(level, "Morax", "A2 A2")
    assert points(level) == 0


# ---- interference ----------------------------------------------------------------------------------------------
def test_x37_stealing() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Amon"), Seat(field="C2 C1 [C1]", acted="Decarabia"), Seat(field="C2"))
    act(s, "Amon", "A2 C1 S2")
    take(s, Against, target=1)
    decline(s, 1)
    assert sorted(sets(s)) == ["C1", "C2"], "the turn player chooses"
    pick(s, "C2")
    assert in_field(s) == "A2 C1 C2 S2" and in_field(s, 1) == "C1 [C1]" and points(s, 1) == 1
    assert held(s, "C2", zone="field").owner == 0
    assert s.lists[0].count("card/charge/2") == 1 and s.lists[1].count("card/charge/2") == 0


def test_the_target_chooses_unless_the_text_says_you_choose() -> None:
    """F-5.15, R-11"""
    s = table(Seat(hand="A2 A2 C1", waiting="Asmodeus Marchosias"), Seat(field="C1 C2"))
    act(s, "Marchosias", "A2 A2 C1")
    decline(s, 1)
    assert question(s) == ("GiveCards", 1) and sorted(sets(s, 1)) == ["C1", "C2"]
    pick(s, "C1", 1)
    assert in_discard(s, 1) == "C1"
    s = table(Seat(hand="A2 A2 C1 C1", waiting="Asmodeus"), Seat(field="C1 C2 A2"))
    act(s, "Asmodeus", "A2 A2 C1 C1")
    decline(s, 1)
    assert question(s) == ("ChooseCards", 0) and sorted(sets(s)) == ["A2 C1", "A2 C2", "C1 C2"]
    pick(s, "A2 C2")
    assert in_field(s, 1) == "C1 [A2] [C2]"


@pytest.mark.parametrize(("field", "left"), [("[C1] A4 S2", "S2 [A4] [C1]"), ("A4 S2", "A4 [S2]"), ("A4", "A4")])
def test_balam_asks_about_the_field_of_each_target(field: str, left: str) -> None:
    s = table(Seat(hand="S2 C1", waiting="Balam"), Seat(field=field))
    act(s, "Balam", "S2 C1")
    decline(s, 1)
    if "[" in field:
        pick(s, "A4")
    assert in_field(s, 1) == left


def test_x33_guard() -> None:
    s = table(
        Seat(hand="C1 A2", waiting="Shax"), Seat(field="C2 C1", acted="Sabnac Gaap", deck="S4"), Seat(field="C1 A2")
    )
    act(s, "Shax", "C1 A2")
    decline(s, 1, 2)
    assert in_field(s, 1) == "C1 C2" and in_field(s, 2) == "A2 [C1]"
    assert in_hand(s, 1) == "S4", "Gaap still sees an interference that was applied (R-24)"


def test_protected_photons_are_not_on_offer_even_where_the_turn_player_chooses() -> None:
    """F-5.32"""
    s = table(Seat(hand="A2 A2 S2", waiting="Belial"), Seat(field="S2 S3 A2 C1", acted="Botis"))
    act(s, "Belial", "A2 A2 S2")
    take(s, Against, target=1)
    decline(s, 1)
    assert sorted(sets(s)) == ["A2", "C1"]
    reason = why_not(s, held(s, "S3", 1, "field").id)[0]
    assert reason.rule == "F-5.32" and reason.why.en == "Botis protects this photon"


def test_a_rested_guard_protects_nothing_and_the_own_effects_are_not_restricted() -> None:
    s = table(Seat(hand="C1 A2", waiting="Shax"), Seat(field="C1", acted="-Sabnac"))
    act(s, "Shax", "C1 A2")
    decline(s, 1)
    assert in_field(s, 1) == "[C1]"
    own = table(Seat(field="C1", hand="A2 C1", waiting="Paimon", acted="Sabnac"))
    act(own, "Paimon", "A2 C1")
    take(own, Do)
    assert in_field(own) == "A2 C1 [C1]"


def test_bifrons_needs_an_extra_photon_that_lies_face_up() -> None:
    s = table(Seat(field="[A3x]", hand="A2 S2 C1", waiting="Bifrons"), Seat(field="A2"))
    act(s, "Bifrons", "A2 S2 C1")
    assert question(s) == ("MainStep", 0) and in_field(s, 1) == "A2", "not activated at all (F-5.14 a)"
    s = table(Seat(field="A3x", hand="A2 S2 C1", waiting="Bifrons"), Seat(field="A2"))
    act(s, "Bifrons", "A2 S2 C1")
    decline(s, 1)
    assert in_field(s, 1) == "[A2]"


def test_events_in_hand_are_cards_but_no_photons() -> None:
    """F-5.12"""
    s = table(Seat(hand="S2 S2", waiting="Ipos"), Seat(hand="E1 A2"))
    act(s, "Ipos", "S2 S2")
    decline(s, 1)
    assert sorted(sets(s, 1)) == ["A2", "E1"]
    s = table(Seat(hand="E3 E1 A2", waiting="Uvall"))
    use(s, "E3")
    assert sorted(sets(s)) == ["", "A2"]


def test_a_target_that_discards_from_hand_shows_the_card() -> None:
    """F-5.15"""
    s = table(Seat(hand="S2 S2", waiting="Ipos"), Seat(hand="A4 A2"))
    act(s, "Ipos", "S2 S2")
    decline(s, 1)
    pick(s, "A4", 1)
    assert [p.face_up for p in s.inside(discard(1))] == [True] and in_hand(s, 1) == "A2"
    assert not s.inside(hand(0))


def test_x36_event_first() -> None:
    s = table(Seat(hand="E1 S2 A2", waiting="Ipos", deck="S3 C1"))
    assert [no.rule for no in why_not(s, megido(s, "Ipos").id)] == ["F-5.7"]
    use(s, "E1")
    act(s, "Ipos", "S2 S3")
    assert in_field(s) == "S2 S3"


def test_the_turn_ends_when_its_player_says_so() -> None:
    s = table(Seat(hand="A2 A2", waiting="Uvall"), Seat(waiting="Raum"))
    act(s, "Uvall", "A2 A2")
    end(s)
    assert question(s) == ("MainStep", 1)


# ---- what is asked ---------------------------------------------------------------------------------------------
def test_questions_name_the_card_and_speak_to_who_is_asked() -> None:
    s = table(Seat(hand="A2 C1 C1", waiting="Naberius"), Seat(field="A3 C1 [C2]", hand="A2"))
    act(s, "Naberius", "A2 C1 C1")
    decline(s, 1)
    words = s.asks[1].ask(s)
    assert words.text("en") == "Naberius: discard 1 face-up photon from your field."
    assert words.text("ja") == "ナベリウス：あなたの場のフォトンを1枚捨札にする。"
    s = table(Seat(hand="S2 S2 C1", waiting="Dantalion"), Seat(field="S3 S4 C1 S2 [S2]"))
    act(s, "Dantalion", "S2 S2 C1")
    take(s, Against, target=1)
    decline(s, 1)
    words = s.asks[0].ask(s)
    assert words.text("en") == (
        "Dantalion: choose 1 face-up Skill photon numbered 3 or less in Player 2's field and "
        "take it into your own field."
    )
    assert words.text("ja") == "ダンタリオン：プレイヤー2の場の数字が3以下のスキルを1枚選び、あなたの場に移す。"
    why = why_not(s, held(s, "C1", 1, "field").id)[0]
    assert why.why.en == "This effect is for face-up Skill photons numbered 3 or less in Player 2's field"


def test_an_offer_says_what_it_costs() -> None:
    s = table(Seat(hand="A4 C1 S3", waiting="Paimon"))
    act(s, "Paimon", "A4 C1")
    assert s.asks[0].ask(s).text("en") == "Paimon: you may turn 1 face-up Charge photon in your field face down."
    assert [o.say(s).en for o in legal(s, 0)] == ["turn 1 face-up Charge photon in your field face down", "leave it"]


# ---- selectors and values, where no card asks yet --------------------------------------------------------------
def test_a_limit_of_the_number_is_one_of_photons() -> None:
    s = table(Seat(hand="A2 A4 E1 C1"))
    small = Selector("hand", "card", most=2)
    assert [p.card for p in selected(s, small, 0)] == ["card/attack/2", "card/charge/1"], "an event has no number"
    assert [p.card for p in selected(s, Selector("hand", "photon", least=3), 0)] == ["card/attack/4"]


def test_a_value_never_falls_below_zero_and_its_limit_counts_what_is_added() -> None:
    """Section 9: min(max, floor(X / each) x gain + plus), never below 0."""
    s = table(Seat(hand="A2 A2 A2 A2 A2"))
    hand_cards = Selector("hand", "card")
    assert value(s, Per("turn", 1, 1, -1), 0) == 0
    assert value(s, Per(hand_cards, 2, 3), 0) == 6
    assert value(s, Per(hand_cards, 2, 3, 4, 9), 0) == 9
    assert value(s, 3, 0) == 3
