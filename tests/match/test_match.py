"""A match: who is asked, what is taken without asking, undo, giving up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

import pytest

import game
from game.match.faces_known import Known, known
from game.match.match import Match, Nobody, Setup
from game.players.anyone import Anyone
from game.players.recording import Recording
from game.rules.arena.places import hand
from game.rules.arena.setup import PlaceAt
from game.table.dice import Dice
from game.table.state import IllegalChoice, Sight, State, Zone, run
from game.table.step import Question, Step, Together
from game.words import Phrase, same

OPEN = Zone("table", None, Sight.OPEN)
DECK = Zone("deck", 0, Sight.NOBODY)
HAND = Zone("hand", 0, Sight.OWNER)


# ---- a game of a few lines, to say exactly what a match does ---------------------------------------
@dataclass(frozen=True, slots=True)
class Do(Step):
    seat: int
    what: str

    def do(self, s: State) -> None:
        if self.what == "draw":
            s.move(s.inside(DECK)[0], HAND)
        elif self.what == "roll":
            s.dice.roll(6)
        elif self.what == "show":
            s.move(s.inside(HAND)[0], OPEN)
        elif self.what == "win":
            s.result = (self.seat,)
        s.mark_seat(self.seat, self.what, 1)

    def say(self, s: State) -> Phrase:
        return same(self.what)


@dataclass(frozen=True, slots=True)
class Ask(Question):
    what: tuple[str, ...]

    def options(self, s: State) -> list[Step]:
        return [Do(self.seat, what) for what in self.what]

    def ask(self, s: State) -> Phrase:
        return same("?")


@dataclass(frozen=True, slots=True)
class Part(Ask):
    part: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Patient(Ask):
    waits: ClassVar[bool] = True


def match(*steps: Step, players: Sequence[object] = ()) -> Match:
    s = State(2, Dice(1))
    s.put("ace", 0, DECK)
    s.put("king", 0, HAND)
    s.then(*steps)
    run(s)
    return Match(s, players or [Nobody(), Nobody()])  # type: ignore[arg-type]


A = Ask(0, ("pass", "jump"))
B = Ask(1, ("pass", "jump"))


def test_a_choice_with_one_answer_is_taken_and_leaves_no_entry() -> None:
    m = match(Ask(0, ("pass",)), A)
    assert m.state.asks == {0: A} and m.entries == [] and m.state.marks[0, "pass"] == 1


def test_a_question_that_waits_is_asked_even_with_one_answer() -> None:
    m = match(Patient(0, ("pass",)), A)
    assert m.state.asks == {0: Patient(0, ("pass",))}
    m.take(0, 0)
    assert m.picks == [[0], []]


def test_answers_of_questions_asked_together_are_sealed() -> None:
    m = match(Together((A, B)), A)
    m.take(1, 1)
    assert m.state.marks[1, "jump"] == 0 and m.view(0).answers == {}
    m.take(0, 0)
    assert m.state.marks[1, "jump"] == 1


def test_an_answer_that_is_not_there_changes_nothing() -> None:
    m = match(A)
    for seat, pick in ((0, 2), (0, -1), (1, 0)):
        with pytest.raises(IllegalChoice):
            m.take(seat, pick)
    assert m.entries == [] and m.state.asks == {0: A}


class Listener(Nobody):
    def __init__(self) -> None:
        self.heard: list[int] = []

    def hear(self, view: object, events: Sequence[object]) -> None:
        self.heard.append(len(events))


def test_everybody_hears_the_news_once() -> None:
    ears = [Listener(), Listener()]
    m = match(A, A, players=ears)
    m.take(0, 1)
    m.tick()
    m.tick()
    assert [sum(e.heard) for e in ears] == [len(m.state.events)] * 2


# ---- undo ------------------------------------------------------------------------------------------
def test_a_choice_can_be_taken_back_by_who_made_it() -> None:
    m = match(A, A)
    m.take(0, 1)
    assert m.can_undo(0) and not m.can_undo(1)
    assert m.undo(0) and m.entries == [] and m.state.marks[0, "jump"] == 0
    assert not m.can_undo(0) and not m.undo(0)


def test_taking_back_goes_past_what_had_one_answer_only() -> None:
    """To take that back would change nothing: it would be given again."""
    m = match(A, Patient(0, ("pass",)), A)
    m.take(0, 1)
    m.take(0, 0)
    assert m.undo(0) and m.entries == [] and m.state.asks == {0: A}
    m = match(Patient(0, ("pass",)), A)
    m.take(0, 0)
    assert not m.can_undo(0) and m.why_no_undo(0) == "nothing"


@pytest.mark.parametrize(("what", "why"), [("draw", "drawn"), ("roll", "rolled"), ("show", "shown"), ("pass", "")])
def test_it_is_known_why_a_choice_cannot_be_taken_back(what: str, why: str) -> None:
    m = match(Ask(0, (what, "jump")), A)
    assert m.why_no_undo(0) == "nothing"
    m.take(0, 0)
    assert m.why_no_undo(0) == why and m.why_no_undo(1) == "others"


def test_undo_tells_everybody_to_look_anew() -> None:
    ears = [Listener(), Listener()]
    m = match(A, A, players=ears)
    m.take(0, 1)
    m.tick()
    m.undo(0)
    assert ears[0].heard[-1] == ears[1].heard[-1] == 0


def test_undo_takes_back_a_whole_choice_with_its_parts() -> None:
    m = match(A, A, Part(0, ("pass", "jump")), Part(0, ("pass", "jump")), A)
    for _ in range(4):
        m.take(0, 0)
    m.undo(0)
    assert len(m.entries) == 1, "both parts and the choice they belong to"


@pytest.mark.parametrize("what", ["roll", "draw", "show"])
def test_nothing_is_taken_back_by_which_somebody_learned_something(what: str) -> None:
    m = match(Ask(0, ("pass", what)), A)
    m.take(0, 1)
    assert not m.can_undo(0)
    quiet = match(Ask(0, ("pass", what)), A)
    quiet.take(0, 0)
    assert quiet.can_undo(0)


def test_another_seats_answer_stands_between() -> None:
    m = match(A, B, A)
    m.take(0, 0)
    m.take(1, 0)
    assert not m.can_undo(0) and m.can_undo(1)


def test_a_step_walked_without_dice_can_be_taken_back_in_the_arena() -> None:
    m = Match(game.start("arena", 2, 7), [Nobody(), Nobody()])
    first = m.view(0)
    m.take(0, 3)
    assert isinstance(next(iter(m._first.asks[0].options(m._first))), PlaceAt)
    assert m.undo(0) and m.view(0) == first


def test_undo_never_goes_past_the_first_draw() -> None:
    m = Match(game.start("arena", 2, 7), [Nobody(), Nobody()])
    m.take(0, 3)
    m.take(1, 3)  # now the hands are drawn and the d20 is rolled
    assert m.state.inside(hand(0)) and not m.can_undo(1) and not m.can_undo(0)


# ---- giving up -------------------------------------------------------------------------------------
def test_giving_up_a_duel_loses_it() -> None:
    m = Match(game.start("arena", 2, 7), [Anyone(1), Anyone(2)], game.ruleset("arena").concede)
    for _ in range(20):
        m.tick()
    m.concede(1)
    assert m.state.result == (0,) and m.entries[-1].pick is None


def test_the_others_go_on_when_somebody_gives_up_in_a_free_for_all() -> None:
    m = game.record.begin(Setup("arena", 3, 7), [Anyone(1), Anyone(2), Anyone(3)])
    for _ in range(30):
        m.tick()
    m.concede(1)
    assert m.state.result is None and m.state.asks and 1 not in m.state.asks
    m.finish()
    assert 1 not in (m.state.result or ())
    again = game.record.loads(game.record.dumps(m))
    assert again.state == m.state


def test_a_seat_gives_up_twice_and_the_second_time_is_refused_and_not_recorded() -> None:
    m = game.record.begin(Setup("arena", 3, 7), [Anyone(1), Anyone(2), Anyone(3)])
    assert m.can_give_up(1)
    m.concede(1)
    assert not m.can_give_up(1) and m.can_give_up(0)
    for _ in range(2):
        with pytest.raises(ValueError, match="cannot give up"):
            m.concede(1)
    assert [entry.seat for entry in m.entries if entry.pick is None] == [1]


def test_who_cannot_give_up_is_told_so() -> None:
    with pytest.raises(ValueError, match="cannot give up"):
        match(A).concede(0)


def test_replaying_the_picks_gives_the_same_match() -> None:
    m = game.record.begin(Setup("arena", 2, 11), [Anyone(1), Anyone(2)])
    m.finish()
    again = game.record.begin(Setup("arena", 2, 11), [Recording(iter(picks)) for picks in m.picks])
    again.finish()
    assert again.state == m.state and again.entries == m.entries


def test_what_was_learned_by_a_choice_is_found_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """To find it out takes as long as the choice itself: a long recording would be slow to leaf through."""
    match = Match(game.start("pony", 2, 3), [Anyone(n) for n in range(2)])
    for _ in range(40):
        match.tick()
    looked: list[State] = []

    def looking(s: State) -> Known:
        looked.append(s)
        return known(s)

    monkeypatch.setattr("game.match.match.known", looking)
    again = match.again()
    for entry in match.entries:
        again.repeat(entry)
    assert again.entries == match.entries and again.picks == match.picks and not looked
    again.rewind(20)
    for entry in match.entries[20:]:
        assert entry.pick is not None
        again.apply(entry.seat, entry.pick)
    assert again.entries == match.entries and 0 < len(looked) <= 21, "once at each place"
