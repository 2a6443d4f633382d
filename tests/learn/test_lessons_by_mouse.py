"""A robot with nothing but a mouse takes every lesson: it reads what is to be read, clicks where the coach points."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.table.step import Step, Thing
from tests.learn.courses import Course
from tests.learn.pupil import Pupil, lessons_of

ENOUGH = 160  # clicks: no lesson takes so many


def next_click(pupil: Pupil) -> Thing | Step:
    """What the coach points at; where any choice will do, the first thing or button there is."""
    coach, draft = pupil.scene.coach, pupil.scene.table.draft
    aim = coach.aim()
    if aim:
        first: Thing | Step = aim.things[0] if aim.things else aim.steps[0]
        return first
    assert draft is not None, "nothing is asked, and there is nothing to read"
    if draft.confirms is not None:
        confirms: Step = draft.confirms
        return confirms
    found = [*draft.menu, *draft.offers(), *draft.buttons()]
    assert found, f"nothing can be clicked: {draft.top.question}"
    choice: Thing | Step = found[0]
    return choice


@pytest.mark.sampled(5)
def test_a_lesson_is_taken_with_the_mouse_alone(course: Course, tmp_path: Path) -> None:
    pupil = Pupil(tmp_path, course)
    rules, lesson = course
    coach = pupil.scene.coach
    for _ in range(ENOUGH):
        pupil.settle()
        if coach.finished:
            break
        if coach.reading:
            pupil.press("next")
            continue
        what = next_click(pupil)
        where = f"beat {coach.place.beat + 1} '{coach.beat.title.en}'"
        assert coach.clicks()[:1] == ([what] if coach.aim() else []), f"{where}: Show me shows something else"
        pupil.click(pupil.spot_of(what))
        assert not coach.answer, f"{where}: the click on {what} is answered: {[said.en for said in coach.answer]}"
    assert coach.finished, f"still at beat {coach.place.beat + 1} after {ENOUGH} clicks"
    assert lessons_of(tmp_path).has(rules.key, lesson.key)
    assert not pupil.scene.session.refused
    pupil.app.close()
