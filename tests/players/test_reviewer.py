"""A review in a process of its own: the same as here, with news on the way; stopped, killed and fed with nonsense."""

from __future__ import annotations

import multiprocessing
from functools import cache

import pytest

import game
from game.match.match import Match, Setup
from game.players.levels import bot
from game.players.review import reviewed
from game.players.reviewer import ENDED, KINDS, Reviewer, serve
from game.table.codec import from_line
from game.words import Phrase
from tests.patience import until


@cache
def short() -> Match:
    """The first choices of a match."""
    rules = game.ruleset("foton")
    match: Match = game.record.begin(Setup("foton", 2, 5), [bot("random", rules, seat, 1) for seat in (0, 1)])
    while len(match.entries) < 12:
        match.tick()
    return match


def test_it_finds_there_what_it_would_find_here_and_tells_on_the_way() -> None:
    made, seen = Reviewer(game.record, short()), list[int]()

    def look() -> bool:
        seen.extend([made.review.done] * made.news())
        return not made.runs

    until(look, "the end of the review")
    here = reviewed(short(), game.ruleset("foton"))
    assert made.review.whole and made.problem is None
    assert made.review.verdicts == here.verdicts and made.review.points == here.points
    assert seen == sorted(seen) and not made.news(), "nothing comes after the end"


def test_it_can_be_stopped_and_what_was_found_stays() -> None:
    made = Reviewer(game.record, short())
    until(made.news, "the first news")
    done = made.review.done
    made.close()
    assert not made.runs and not made.news() and made.problem is None
    assert made.review.done == done and made.review.points
    made.close()  # once more does no harm


def test_a_process_that_dies_is_told_in_one_sentence() -> None:
    made = Reviewer(game.record, short())
    until(made.news, "the first news")
    made._process.kill()

    def look() -> bool:
        made.news()
        return not made.runs

    until(look, "the end of the process")
    assert made.problem is ENDED or made.review.whole
    assert made.review.points


@pytest.mark.parametrize("recording", [b"junk\n", b'{"hexfold": 1}\n', b""])
def test_a_recording_that_is_none_is_one_sentence(recording: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.players.reviewer.signal.signal", lambda *given: None)
    ours, theirs = multiprocessing.Pipe()
    serve(theirs, game.record, recording)
    assert ours.poll()
    said = from_line(ours.recv_bytes(), KINDS)
    assert isinstance(said, Phrase) and "recording" in said.en and "記録" in said.ja and "\n" not in said.en


def test_a_line_that_is_none_of_ours_ends_it() -> None:
    made = Reviewer(game.record, short())
    made._line.close()
    made._line, theirs = multiprocessing.Pipe()
    theirs.send_bytes(b'{"is": "Setup"}')
    assert made.news() and not made.runs and made.problem is ENDED
