"""Proofs of puzzles, on a game of boxes: seat 0 opens one of them, each of which says what happens then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import ClassVar

import pytest

import game
from game.frozen import frozen
from game.puzzles.making import Stop, proved
from game.puzzles.proving import WORLDS, Proof
from game.table.dice import Dice
from game.table.foresight import Foresight
from game.table.ruleset import Ruleset
from game.table.state import Sight, State, Zone, choose, legal, run
from game.table.step import Question, Step

HAND, DECK, TURN = Zone("hand", 1, Sight.OWNER), Zone("deck", 1, Sight.NOBODY), "turn"


@frozen
class Open(Step):
    """Open a box: its letters happen one after the other (see `boxes`)."""

    box: str

    def do(self, s: State) -> None:
        head, rest = self.box[:1], self.box[1:]
        match head:
            case "W" | "L":
                s.result = (0,) if head == "W" else (1,)
            case "E":
                s.mark_seat(0, TURN, 1)
                s.then(Boxes(1, ("W", "W")))
            case "?":
                s.then(Answer(1, (rest[0], rest[1])))
            case "!":
                s.then(Answer(0, (rest[0], rest[1])))
            case "r":
                s.result = (0,) if s.inside(HAND)[0].card == "red" else (1,)
            case "d":
                s.result = (0,) if s.dice.roll(5) > 2 else (1,)


@frozen
class Boxes(Question):
    boxes: tuple[str, ...]

    def options(self, s: State) -> Iterator[Step]:
        yield from map(Open, self.boxes)


@frozen
class Answer(Boxes):
    part: ClassVar[bool] = True


def boxes(*written: str) -> State:
    """A match in which seat 0 opens a box: W wins, L loses, E ends the turn, ?XY asks the other and !XY the same seat
    which of two boxes is opened then, r wins if the other holds the red card (of two), d if a die of five shows
    more than 2."""
    s = State(2, Dice(3), lists=((), ("red", "black")))
    for card, zone in (("red", HAND), ("black", DECK)):
        s.put(card, 1, zone)
    s.then(Boxes(0, written))
    run(s)
    return s


@pytest.fixture
def rules() -> Ruleset:
    worth = lambda s, seat: 0.0 if s.result is None else 1000.0 * (1 if seat in s.result else -1)  # noqa: E731
    foresight = Foresight(turn=lambda s: s.marks[0, TURN], effort=100)
    return replace(game.ruleset("foton"), worth=worth, advise=None, judgement=None, foresight=foresight)


def win(rules: Ruleset, *written: str) -> Proof | None:
    return proved(rules, Stop(boxes(*written), 0, 0, 1), "win")


def best(rules: Ruleset, *written: str) -> Proof | None:
    return proved(rules, Stop(boxes(*written), 0, 0, 1), "best")


def test_one_box_that_wins_among_others_is_a_win(rules: Ruleset) -> None:
    proof = win(rules, "L", "W", "E")
    assert proof is not None and proof.line == (1,) and proof.ways == 3 and proof.lead == 1.0


def test_two_that_win_are_none_and_neither_is_none_at_all(rules: Ruleset) -> None:
    assert win(rules, "W", "W", "L") is None
    assert win(rules, "L", "E") is None


def test_whatever_the_other_answers_it_must_win(rules: Ruleset) -> None:
    assert win(rules, "?WL", "L") is None and win(rules, "?LW", "L") is None
    proof = win(rules, "L", "?WW")
    assert proof is not None and proof.line == (1,)


def test_what_the_seat_itself_chooses_then_belongs_to_its_first_action(rules: Ruleset) -> None:
    proof = win(rules, "L", "!LW")
    assert proof is not None and proof.line == (1, 1) and proof.ways == 3


def test_a_win_after_the_turn_is_none(rules: Ruleset) -> None:
    s = boxes("L", "E")
    choose(s, 0, legal(s, 0)[1])
    assert list(s.asks) == [1], "the turn has passed, and the other can only let seat 0 win"
    assert win(rules, "L", "E") is None


def test_what_depends_on_a_card_that_is_not_seen_is_no_answer_and_hardly_a_fault(rules: Ruleset) -> None:
    assert win(rules, "r", "L") is None, "the real card is red, and would win"
    proof = win(rules, "r", "W", "L")
    assert proof is not None and proof.line == (1,) and 0.5 <= proof.lead < 1.0
    assert win(rules, "d", "L") is None


def test_what_is_clearly_best_is_told_with_its_lead(rules: Ruleset) -> None:
    proof = best(rules, "L", "!LW", "L")
    assert proof is not None and proof.line == (1, 1) and proof.lead == pytest.approx(1.0)
    assert best(rules, "W", "W", "L") is None
    assert best(rules, "E", "d") is None, "three fifths, or an even chance: 16 worlds are too few to tell"
    proof = best(rules, "r", "L", "W")
    assert proof is not None and proof.line == (2,) and 0.2 < proof.lead < 0.8


def test_grades_rise_with_depth_and_with_what_is_not_obvious() -> None:
    easy = Proof("win", (0,), 5, 1.0, 0, 10, True)
    assert easy.grade == 1
    assert replace(easy, line=(0, 1, 2)).grade == replace(easy, rank=1).grade == replace(easy, found=False).grade == 2
    assert replace(easy, line=(0,) * 6, rank=4, found=False).grade == 5
    assert WORLDS == 16
