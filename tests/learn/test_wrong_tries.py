"""At every step of every lesson everything else that can be clicked is clicked: each time the coach has an answer in
both languages, and nothing happens in the match."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.step import Spot
from game.ui.learn.aims import astray
from game.ui.play.part import Part
from tests.learn.courses import Course
from tests.learn.pupil import Pupil

EVERY = 9  # of the spaces of a battlefield, each so-many-th is tried


def is_right(pupil: Pupil, part: Part) -> bool:
    """True if the coach asks for this, or for whatever one likes."""
    aim = pupil.scene.coach.aim()
    return (part.step in aim.steps) if part.step is not None else any(thing in aim.things for thing in part.things)


def is_right_there(pupil: Pupil, things: list[int | Spot]) -> bool:
    return any(thing in pupil.scene.coach.aim().things for thing in things)


def was_answered(pupil: Pupil, what: object, entries: int) -> None:
    """The coach has said why not, and what to do instead; the match is as it was. What begins the
    wanted choice, or comes into a set that may still become it, is no wrong try."""
    coach, session = pupil.scene.coach, pupil.scene.session
    beat = coach.beat
    where = f"beat {coach.place.beat + 1} '{beat.title.en}', {what}"
    draft = pupil.scene.table.draft
    assert len(session.match.entries) == entries, f"{where}: it was made"
    assert draft is None or not draft.underway or coach.aim(), f"{where}: it leads nowhere, but was not taken back"
    leads_on = draft is not None and draft.underway and not astray(session.lesson, session.place, draft)
    assert coach.answer or leads_on, f"{where}: no answer"
    assert all(said.en and said.in_("ja") for said in coach.answer), f"{where}: {coach.answer}"
    coach.be_quiet()
    pupil.scene.table.clear()
    pupil.scene.controls.whisper = ()


def try_everything_else(pupil: Pupil) -> int:
    """All wrong tries at this beat; how many there were."""
    session, tried = pupil.scene.session, 0
    entries = len(session.match.entries)
    for part in pupil.parts():
        if is_right(pupil, part):
            continue
        pupil.try_part(part)
        pupil.settle()
        was_answered(pupil, part.key, entries)
        tried += 1
    for space in pupil.spaces()[::EVERY]:
        if not is_right_there(pupil, pupil.scene.table.things_at(space)):
            pupil.try_space(space)
            pupil.settle()
            was_answered(pupil, space, entries)
            tried += 1
    return tried


@pytest.mark.sampled(3)
def test_wrong_tries_are_answered_and_change_nothing(course: Course, tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, course)
    session, tried = pupil.scene.session, 0
    for n in range(len(session.lesson.beats)):
        if session.over:
            break
        tried += try_everything_else(pupil)
        pupil.scene.coach.skip_step()
        pupil.settle()
        assert pupil.scene.coach.place.beat == n + 1, "the coach does the step himself"
    assert tried >= len(session.lesson.beats), "there is hardly anything else to click"
    pupil.app.close()
