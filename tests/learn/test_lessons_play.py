"""Every lesson of every game is played to its end by its own script."""

from __future__ import annotations

import pytest

from game.table.state import State
from game.table.step import Spot, Step
from game.ui.learn.lesson_session import LEARNER, LessonSession
from tests.learn.courses import Course, begun


def picture(s: State) -> tuple[object, ...]:
    """All that can be told of a table."""
    return (tuple(sorted(s.pieces.values(), key=lambda p: p.id)), dict(s.marks), repr(s.asks))


def test_a_lesson_can_be_played_to_its_end(course: Course) -> None:
    """The coach does every beat himself; each is reached, each finds what it wants, the others say all their lines."""
    session = begun(course)
    for n, beat in enumerate(session.lesson.beats):
        where = f"beat {n + 1} '{beat.title.en}'"
        assert session.place.beat == n, f"{where} does not begin, it is beat {session.place.beat + 1}"
        assert session.over or session.waits, f"{where}: the learner is not asked"
        points_at_something(session, where)
        before = len(session.match.entries)
        session.forward(n + 1)
        assert not session.astray, f"{where}: {session.astray[0]}"
        assert session.place.beat > n, f"{where} never ends; asked: {session.match.state.asks}"
        assert (len(session.match.entries) > before) >= (beat.want is not None)
    assert session.done
    said, script = session.spoken, len(session.lesson.others)
    assert said == script, f"others[{said}] is never chosen: only {said} of {script} lines were"


def points_at_something(session: LessonSession, where: str) -> None:
    """What a beat points at is there to be seen."""
    beat, view = session.beat, session.match.view(LEARNER)
    assert beat is not None
    for thing in beat.point(view):
        if isinstance(thing, Spot):
            continue
        if isinstance(thing, int):
            assert thing in view.pieces, f"{where} points at piece {thing}, which is not there"
        else:
            offered = [type(option) for option in session.match.options(LEARNER)]
            assert issubclass(thing, Step)
            assert any(issubclass(kind, thing) for kind in offered), f"{where} points at {thing}, not on offer"


@pytest.mark.sampled(12)
def test_a_step_back_is_the_table_as_it_was(course: Course) -> None:
    """From every beat back to its beginning and to the beat before, and on again to the same end."""
    session = begun(course)
    tables = []
    for n in range(len(session.lesson.beats)):
        tables.append(picture(session.match.state))
        session.forward(n + 1)
    last = picture(session.match.state)
    for n in reversed(range(len(session.lesson.beats))):
        session.rewind(n)
        assert picture(session.match.state) == tables[n], f"beat {n + 1}"
    session.forward(len(session.lesson.beats))
    assert picture(session.match.state) == last


def test_after_the_lesson_the_match_goes_on(course: Course) -> None:
    """Free play: whatever the learner chooses now is made."""
    session = begun(course)
    session.forward(len(session.lesson.beats))
    for _ in range(200):
        if session.over or session.waits:
            break
        session.tick()
    if session.over:
        return
    made, options = len(session.match.entries), session.options()
    session.take(options[-1])
    session.tick()
    assert len(session.match.entries) > made and not session.refused
