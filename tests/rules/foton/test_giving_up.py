"""Who has given up: the rules play on for that seat (R-23)."""

from __future__ import annotations

import pytest

import game
from game.match.match import Match, Setup
from game.players.anyone import Anyone
from game.rules.foton.events import Acted, MatchEnded, Rested, Took
from game.rules.foton.giving_up import concede
from game.rules.foton.places import foton
from game.rules.foton.scoring import ScoringPhase
from game.rules.foton.turn import Act, Rest
from game.table.dice import Dice
from game.table.state import State, choose, legal, run
from tests.rules.foton.foton_byhand import Seat, held, in_field, in_hand, megido, pick, question, table, take, told
from tests.rules.foton.foton_cards import act, end

SIX = "Bael Agares Vassago Gamigin Marbas Valefor"


def play_out(s: State, seed: int = 1) -> None:
    dice = Dice(seed)
    while s.result is None:
        seat = min(s.asks)
        options = legal(s, seat)
        choose(s, seat, options[dice.roll(len(options)) - 1])


def test_in_the_draft_the_first_area_is_taken() -> None:
    s = foton(game.start("foton", 2, 3))
    gone = min(s.asks)
    concede(s, gone)
    assert gone not in s.asks and told(s, Took)[0].seat == gone and told(s, Took)[0].area == "A"
    play_out(s)
    assert len([e for e in told(s, Took) if e.seat == gone]) == 6
    assert len([e for e in told(s, Rested) if e.seat == gone]) == 5, "rests every turn"
    assert len(told(s, MatchEnded)[0].places) == 2, "still ranked"


def test_in_the_own_turn_the_first_megido_rests() -> None:
    s = table(Seat(hand="A2 A2 A2 A2", waiting="Uvall Bael", deck="C1 C1 C1"), Seat(waiting="Bael"))
    concede(s, 0)
    assert question(s) == ("MainStep", 1) and [e.megido for e in told(s, Rested)] == [megido(s, "Uvall").id]


def test_after_the_main_action_the_turn_ends() -> None:
    s = table(Seat(hand="A2 A2", waiting="Uvall Bael", deck="E5"), Seat(waiting="Bael"))
    act(s, "Uvall", "A2 A2")
    concede(s, 0)
    assert question(s) == ("MainStep", 1) and not told(s, Rested) and in_hand(s) == "E5"


def test_a_megido_that_countered_is_used_when_it_must_be() -> None:
    """F-5.22 holds for who is gone, too."""
    s = table(Seat(acted="Bael Agares Vassago Marbas", waiting="Uvall +Ronove"), Seat(waiting="Bael"))
    concede(s, 0)
    assert [e.megido for e in told(s, Rested)] == [megido(s, "Ronove").id]


def test_no_counter_and_the_cards_given_are_the_first() -> None:
    s = table(Seat(hand="A2 C1 S2", waiting="Naberius"), Seat(field="A2 A3 S2", waiting="Eligos"))
    act(s, "Naberius", "A2 C1 S2")
    concede(s, 1)
    assert question(s) == ("MainStep", 0) and len(in_field(s, 1).split()) == 2
    assert not megido(s, "Eligos", 1).face_up


def test_in_the_middle_of_a_choice_the_rules_finish_it() -> None:
    """A payment that was begun is made with the first set; then the turn ends."""
    s = table(Seat(hand="A2 A3 A4", waiting="Uvall Bael"), Seat(waiting="Bael"))
    take(s, Act, megido=megido(s, "Uvall").id)
    concede(s, 0)
    assert question(s) == ("MainStep", 1) and len(told(s, Acted)) == 1


def test_nothing_is_added() -> None:
    s = table(Seat(hand="A2", acted="Zepar"), Seat(hand="A3", acted="Zepar"), turn=None)
    concede(s, 0)
    run(s)
    assert sorted(s.asks) == [1]
    pick(s, "A3", 1)
    assert in_field(s, 0) == "" and s.result == (1,)


def test_while_all_are_adding_the_others_are_waited_for() -> None:
    s = table(Seat(hand="A2", acted="Zepar"), Seat(hand="A3", acted="Zepar"), turn=None)
    run(s)
    concede(s, 0)
    assert sorted(s.asks) == [1] and s.result is None
    pick(s, "", 1)
    assert in_field(s, 0) == "" and s.result is not None


def test_who_is_gone_can_still_be_first() -> None:
    s = table(Seat(field="A4 S4 C2", waiting=SIX, deck="A2"), Seat(waiting=SIX), turn=1)
    s.agenda = [ScoringPhase()]
    s.asks.clear()
    concede(s, 0)
    run(s)
    assert s.result == (0,)


def test_twice_or_after_the_end_nothing_happens() -> None:
    s = table(Seat(waiting=SIX), Seat(waiting=SIX))
    concede(s, 1)
    told_before = list(s.events)
    concede(s, 1)
    assert list(s.gone) == [1] and s.events == told_before and question(s) == ("MainStep", 0)
    concede(s, 0)
    assert s.result is not None and list(s.gone) == [1, 0]
    concede(s, 0)
    assert list(s.gone) == [1, 0]


@pytest.mark.parametrize("seed", range(8))
def test_at_any_moment_of_a_match(seed: int) -> None:
    """The match goes on to its end, and its record says the same."""
    seats = 2 + seed % 3
    match = game.record.begin(Setup("foton", seats, seed), [Anyone(seed + seat) for seat in range(seats)])
    assert isinstance(match, Match)
    leave = 5 + 7 * seed
    while match.state.result is None:
        if len(match.entries) >= leave and not foton(match.state).gone:
            match.concede(seed % seats)
        match.tick()
    assert foton(match.state).gone in ((seed % seats,), ())
    assert game.record.loads(game.record.dumps(match)).state == match.state


def test_the_questions_of_others_stay() -> None:
    s = table(Seat(hand="A2", waiting="Bael Uvall", deck="A3 A4 C1"), Seat(waiting="Bael"))
    concede(s, 1)
    assert question(s) == ("MainStep", 0)
    take(s, Rest, megido=megido(s, "Bael").id)
    end(s)
    assert question(s) == ("MainStep", 0), "their turn is over at once"
    assert held(s, "A3")
