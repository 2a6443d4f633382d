"""The match of a puzzle: right and wrong tries, and what follows them."""

from __future__ import annotations

from dataclasses import replace

import game
from game import content
from game.puzzles.puzzle import Puzzle, load
from game.ui import matches
from game.ui.puzzles.puzzle_session import PuzzleSession
from tests.ui.cardhands import quick

DRAFT = Puzzle("best", 0, ("light", "flip"), (), 0, (1,), "TakeArea", 2, 3, 16, 20, 1, 400)
MANY = replace(DRAFT, decks=(), picks=(0, 0, 0, 0), line=(3,))  # of the pony game: 12 main actions
SHIPPED = content.puzzles_path("foton")


def test_the_answer_solves_it_at_once_and_nobody_plays_on() -> None:
    session = PuzzleSession(game.record, "foton", DRAFT, quick)
    session.take(session.options()[1])
    session.tick()
    assert session.state == "solved" and session.stopped and not session.options()
    assert not session.tick() and len(session.match.entries) == 1
    session.news()
    assert not session.goes_on, "nothing goes on by itself any more"


def test_anything_else_is_answered_by_the_other_and_then_begins_anew() -> None:
    session = PuzzleSession(game.record, "foton", DRAFT, quick)
    session.take(session.options()[0])
    session.tick()
    assert session.state == "missed" and not session.options(), "the person is not asked any more"
    while session.tick():
        pass
    seats = [entry.seat for entry in session.match.entries]
    assert session.stopped and 1 in seats and 0 in session.match.state.asks, "the other has answered: it is 0 again"
    assert session.can_undo() and session.undo()
    assert str(session.state) == "open" and session.match.entries == [] and len(session.options()) == 4


def test_a_turn_to_win_is_solved_by_winning() -> None:
    puzzle = next(each for each in load(SHIPPED) if each.kind == "win" and len(each.line) > 1)
    session = PuzzleSession(game.record, "foton", puzzle, matches.bots)
    while session.state == "open":
        done = len(session.picks)
        if session.options() and not session.chair.wishes:
            session.take(session.options()[puzzle.line[done] if session.on_the_way else 0])
        session.tick()
    result = session.view.result
    assert session.state == "solved" and result == (puzzle.seat,)


def test_the_other_answers_also_where_the_seat_goes_on_first() -> None:
    session = PuzzleSession(game.record, "pony", MANY, quick)
    session.take(session.options()[0])
    session.tick()
    assert session.state == "missed" and session.asked() == [] and 0 in session.match.state.asks, "it is still its turn"
    while session.tick():
        pass
    assert session.stopped and {entry.seat for entry in session.match.entries} == {0, 1}


def test_the_line_is_known_only_as_long_as_the_other_gives_its_first_answers() -> None:
    session = PuzzleSession(game.record, "pony", replace(MANY, line=(0,) * 9, kind="win"), quick)
    while session.as_proved:
        if session.options() and not session.chair.wishes:
            session.take(session.options()[0])
        session.tick()
    assert session.on_the_way and any(entry.pick for entry in session.match.entries if entry.seat == 1)
