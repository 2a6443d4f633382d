"""What the computer player of The Foton does where a good player knows what to do (foton.md, 12 and 17)."""

from __future__ import annotations

import game
from game.players.levels import bot
from game.rules.foton.cards import Megido
from game.rules.foton.counters import CounterWith, Decline
from game.rules.foton.readings import reading
from game.rules.foton.turn import Act, EndTurn, Rest, UseEvent
from game.table.state import State, choose, legal
from game.table.step import Step
from game.table.view import look
from tests.rules.foton.foton_byhand import Seat, held, megido, question, sign, table
from tests.rules.foton.foton_cards import act

FOTON = game.ruleset("foton")
DECK = "A2 A2 S2 C1 A3 S3 C1 A2 C2 S2 A2 C1"
FOUR = "Bael Agares Vassago Marbas"


def picked(s: State, seat: int = 0) -> Step:
    """What a normal bot does."""
    view = look(s, seat)
    options = legal(view, seat)
    choice = bot("normal", FOTON, seat, 1).pick(view, options)
    assert choice is not None
    return options[choice]


def hopes(s: State, seat: int = 0) -> dict[Step, float]:
    assert FOTON.advise
    return dict(zip(legal(s, seat), FOTON.advise(s, seat, legal(s, seat)).hopes, strict=True))


# ---- turns -----------------------------------------------------------------------------------------------
def test_what_grows_is_kept_for_the_end() -> None:
    """Andrealphus counts small photons: not in the first turn, while Uvall draws three."""
    s = table(
        Seat(hand="A2 A2 A2 C1 C1", deck=DECK, waiting="Uvall Andrealphus Astaroth Orobas Andras Raum"),
        Seat(hand="A2 A2 S2 C1 C1", deck=DECK, waiting="Bael Vine Sitri Malphas Phoenix Marchosias"),
    )
    assert picked(s) != Act(0, megido(s, "Andrealphus").id)


def test_in_the_last_turn_points_count_and_cards_do_not() -> None:
    s = table(
        Seat(hand="A2 A2 C1", field="A2 A2 A3 A2 C1 C1 S2 C1", deck=DECK, acted=FOUR, waiting="Uvall Andrealphus"),
        Seat(field="A4 A4 S3 C2 C2", acted="Vine Sitri Malphas Phoenix Bune", waiting="Orobas"),
    )
    assert picked(s) == Act(0, megido(s, "Andrealphus").id)


def test_a_megido_that_must_still_be_used_takes_a_turn_from_a_better_one() -> None:
    """F-5.22: the last turn is Eligos's if he has countered, and Andrealphus stays at home with six points."""
    field, them = "A2 A2 A2 A2 A2 C1 C1 C1", Seat(hand="A2 A2 S2", deck=DECK, waiting="Orobas Bune", acted=FOUR)
    free, tied = (
        table(Seat(hand="A2 A2 C1", field=field, deck=DECK, waiting=f"{mark}Eligos Andrealphus", acted=FOUR), them)
        for mark in ("", "+")
    )
    assert FOTON.worth(free, 0) > FOTON.worth(tied, 0) + 5


def test_with_nothing_payable_the_one_that_matters_least_rests() -> None:
    s = table(
        Seat(hand="C1", deck=DECK, waiting="Barbatos Kimaris Furfur Valac Marbas Ronove", field="A4 A4 A3"),
        Seat(hand="A2 A2 S2", deck=DECK, waiting="Orobas Raum Bune Vine Sitri Malphas"),
    )
    option = picked(s)
    assert isinstance(option, Rest)
    assert s.pieces[option.megido].card not in (megido(s, "Kimaris").card, megido(s, "Furfur").card)


def test_an_event_that_draws_is_used_before_the_last_turn_is_over() -> None:
    s = table(
        Seat(hand="E5 S2", deck=DECK, acted=FOUR, waiting="Uvall Raum"), Seat(acted=f"{FOUR} Bune", waiting="Vine")
    )
    while not isinstance(option := picked(s), EndTurn):
        used = isinstance(option, UseEvent)
        choose(s, 0, option)
        if used:
            break
    assert used, "The Covenant gives 2 VP and is worth nothing after the match"


def test_photons_that_lie_face_down_are_worth_something_to_who_can_turn_them_up() -> None:
    """Section 12, the Flip Party: turn everything up with Marbas at the end."""

    def gain(name: str) -> float:
        """What three face-down photons are worth to who has this Megido left."""
        lying, none = (
            FOTON.worth(
                table(
                    Seat(
                        hand="A2 A2 C1",
                        field=f"A3 {down}",
                        deck=DECK,
                        acted="Bael Agares Vassago",
                        waiting=f"{name} Uvall Bune",
                    ),
                    Seat(hand="A2 A2 S2", deck=DECK, acted="Vine Sitri Malphas", waiting="Orobas Bune Raum"),
                ),
                0,
            )
            for down in ("[A4] [A4] [C2]", "")
        )
        return lying - none

    assert gain("Marbas") > gain("Stolas") + 2


# ---- payments and photons ---------------------------------------------------------------------------------
def test_of_any_icons_those_are_paid_that_nobody_else_needs() -> None:
    """Section 12: pay Vassago so that a Skill and a Charge photon stay in hand for Forneus."""
    s = table(
        Seat(hand="A2 A2 S2 C1", deck=DECK, waiting="Vassago Forneus Barbatos Purson Foras Amduscias"),
        Seat(hand="A2 A2 S2", deck=DECK, waiting="Orobas Raum Bune Vine Sitri Malphas"),
    )
    choose(s, 0, Act(0, megido(s, "Vassago").id))
    chosen = max(hopes(s).items(), key=lambda pair: pair[1])[0]
    assert sorted(sign(s.pieces[i].card) for i in chosen.about() if isinstance(i, int)) == ["A2", "A2"]


def test_the_highest_photons_are_paid_first() -> None:
    s = table(Seat(hand="A2 A4 A3", deck=DECK, acted=FOUR, waiting="Uvall Raum"), Seat(acted=FOUR, waiting="Vine Bune"))
    choose(s, 0, Act(0, megido(s, "Uvall").id))
    assert sorted(sign(s.pieces[i].card) for i in picked(s).about() if isinstance(i, int)) == ["A3", "A4"]


def test_few_sets_of_many_are_looked_at() -> None:
    s = table(Seat(hand="A2 A3 A4 S2 S3 S4 C1 C2", deck=DECK, waiting="Seere Uvall"), Seat())
    choose(s, 0, Act(0, megido(s, "Seere").id))
    assert FOTON.advise
    advice = FOTON.advise(s, 0, legal(s, 0))
    assert 1 < len(advice.hopes) - len(advice.pruned) <= 4 < len(legal(s, 0))


# ---- counters ----------------------------------------------------------------------------------------------
def test_a_counter_stops_what_hurts_and_is_kept_when_nothing_does() -> None:
    """Asmodeus turns two photons down; Shax turns a Charge photon down, and there is none."""
    victim = "A4 A4 S4 S3"
    for name, hand, field, stopped in (("Asmodeus", "A2 A2 C1 C1", victim, True), ("Shax", "C1 A2", "", False)):
        s = table(
            Seat(hand=hand, deck=DECK, waiting=f"{name} Uvall Vine Bune Orobas Raum"),
            Seat(hand="A2 S2", field=field, deck=DECK, waiting="Ronove Bael Agares Vassago Valefor Paimon"),
        )
        act(s, name, hand)
        assert question(s) == ("ChooseCounter", 1)
        assert isinstance(picked(s, 1), CounterWith if stopped else Decline), name


# ---- what it knows -----------------------------------------------------------------------------------------
def test_every_megido_has_a_reading_that_fits_its_text() -> None:
    readings = {card.name.en: reading(card) for card in FOTON.catalogue.values() if isinstance(card, Megido)}
    assert len(readings) == 72
    assert readings["Uvall"].cards == 3 and readings["Vassago"].cards == 2 and readings["Allocer"].stars == 2
    assert readings["Asmodeus"].harm == 2 and readings["Asmodeus"].targets == "each" and not readings["Uvall"].harm
    assert readings["Belial"].targets == "one" and readings["Barbatos"].prizes and readings["Raum"].prizes[0].condition
    assert readings["Furfur"].prizes[0].most == 3 and readings["Gremory"].photons == 1
    assert readings["Buer"].automatic[0].event == "end_of_turn" and readings["Valefor"].automatic[0].points == 1


def test_hidden_cards_make_no_difference() -> None:
    """The opponent's hand and both decks are other cards: the same pick."""

    def position(theirs: str, own_deck: str, other_deck: str) -> State:
        return table(
            Seat(hand="A2 A2 C1 S2", deck=own_deck, waiting="Uvall Andrealphus Astaroth Orobas Andras Raum"),
            Seat(hand=theirs, deck=other_deck, waiting="Bael Vine Sitri Malphas Phoenix Bune"),
        )

    one = position("A4 A4 S4", "A2 A3 S2 C1", "C1 C2 S2 S2")
    two = position("C1 C2 S2", "C1 S2 A3 A2", "A4 A4 S4 S2")
    assert picked(one) == picked(two)
    assert held(one, "S2").card == held(two, "S2").card
