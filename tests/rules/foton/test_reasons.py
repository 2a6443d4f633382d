"""Why not? for seats that are not asked: countering in others' turns, adding photons without ☆ or cards."""

from __future__ import annotations

import pytest

import game
from game.table.reasons import why_no_act, why_no_phase, why_not
from game.table.state import State, choose, legal, run
from game.table.step import No
from game.table.view import look
from tests.rules.foton.foton_byhand import Seat, held, megido, pick, question, table

ORDER = game.ruleset("foton").order()


def answers(s: State, thing: int, seat: int) -> list[No]:
    """What a seat reads of a thing."""
    return why_not(ORDER, look(s, seat), seat, [thing])


# ---- countering in others' turns -----------------------------------------------------------------------
@pytest.mark.parametrize(
    "name, how",
    [
        ("Eligos", "Eligos can counter from here, when an opponent's interference is about to affect you"),
        ("Gamigin", "; it costs: discard 1 Skill photon from your hand"),
        ("Botis", "about to affect you, if you have 2 or more face-up Skill photons in your field"),
    ],
)
def test_a_face_down_megido_with_a_counter_says_in_an_opponents_turn_when_and_how_it_counters(
    name: str, how: str
) -> None:
    s = table(Seat(hand="A2 A2"), Seat(waiting=f"{name} Bael"))
    turn, why = answers(s, megido(s, name, 1).id, 1)
    assert turn.rule == "F-5.3" and why.rule == "F-5.17" and how in why.why.en and "対抗できる" in why.why.ja
    assert answers(s, megido(s, "Bael", 1).id, 1)[1].rule == "F-5.4", "Bael has no counter"


def test_a_megido_that_has_countered_says_that_it_has_and_must_be_used() -> None:
    s = table(Seat(hand="A2 A2"), Seat(waiting="+Eligos"))
    why = answers(s, megido(s, "Eligos", 1).id, 1)[1]
    assert why.rule == "F-5.22" and "does not counter again" in why.why.en


def test_after_the_fifth_used_megido_no_counter_is_promised() -> None:
    s = table(Seat(hand="A2 A2"), Seat(waiting="Eligos", acted="Ronove Zagan Bael Ipos Furcas"))
    assert answers(s, megido(s, "Eligos", 1).id, 1)[1].rule == "F-5.18"


def test_in_ones_own_turn_nothing_is_put_off_to_ones_own_turn() -> None:
    """While an opponent decides about a counter, the turn player reads that this comes first."""
    s = table(Seat(hand="A2 C1 C1 A3 E5", waiting="Naberius Eligos", deck="C1"), Seat(field="A2", waiting="Ronove"))
    take_to_the_counter(s)
    for thing in (megido(s, "Eligos").id, held(s, "A3").id, held(s, "E5").id):
        choice, why = answers(s, thing, 0)
        assert "has to choose first" in choice.why.en
        assert "settled first" in why.why.en and "own turn of" not in why.why.en


def take_to_the_counter(s: State) -> None:
    """Seat 0 acts with Naberius until seat 1 is asked whether to counter."""
    choose(s, 0, next(option for option in legal(s, 0) if type(option).__name__ == "Act"))
    pick(s, "A2 C1 C1")
    assert question(s) == ("ChooseCounter", 1)


# ---- adding photons ------------------------------------------------------------------------------------
def adding() -> State:
    """Seat 0 has a ☆; seat 1 has none; seat 2 has one and no card in hand."""
    s = table(Seat(hand="A2", acted="Zepar"), Seat(hand="A3", acted="Bael"), Seat(acted="Zepar"), turn=None)
    run(s)
    assert sorted(s.asks) == [0]
    return s


def test_who_has_no_star_is_told_so_and_not_that_others_choose_first() -> None:
    """Section 15: "Your face-up Megido show {n} ☆"; such a seat is never asked (F-6.2)."""
    s = adding()
    first, second = answers(s, held(s, "A3", 1).id, 1)
    assert first.why.en == "Your face-up Megido show 0 ☆" and first.rule == "F-6.1"
    assert first.numbers.en == "Player 1 is still choosing" and second.rule == "F-6.2"
    act = next(act for act in ORDER.acts if act.words.en == "add photons")
    no = why_no_act(ORDER, look(s, 1), 1, act)
    assert no is not None and no.why == first.why
    assert why_no_phase(ORDER, look(s, 1), 1, "adding").why == first.why


def test_who_has_stars_and_no_card_is_told_that() -> None:
    s = adding()
    no = answers(s, s.inside(held(s, "A2").zone)[0].id, 2)[0]
    assert no.why.en == "You have no card in hand that you could add" and no.rule == "F-6.1"


def test_who_has_added_reads_that_another_still_has_to_choose() -> None:
    s = table(Seat(hand="A2", acted="Zepar"), Seat(hand="A3", acted="Zepar"), turn=None)
    run(s)
    pick(s, "A2")
    assert "has to choose first" in answers(s, held(s, "A2").id, 0)[0].why.en
