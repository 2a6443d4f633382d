"""A lesson begins, is left, and goes on to the next one; what has been learned is written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.ruleset import Ruleset
from game.ui import matches
from game.ui.learn.lesson_session import LessonSession

if TYPE_CHECKING:
    from game.ui.app import App


def begun(rules: Ruleset, number: int, step: int = 0) -> LessonSession:
    """A lesson at a step of it. ValueError if there is no such lesson."""
    if not 0 <= number < len(rules.lessons):
        raise ValueError(f"{rules.title.en} has {len(rules.lessons)} lessons, there is no lesson {number + 1}")
    session = LessonSession(rules, rules.lessons[number], matches.bots)
    if step:
        session.forward(step)
    return session


def begin(app: App, rules: Ruleset, number: int, step: int = 0) -> None:
    """Begin a lesson on top of everything; one that is being taken goes, with what lies over it."""
    made = app.doors.lesson(rules, number, step)
    while any(isinstance(getattr(one, "session", None), LessonSession) for one in app.stack):
        app.stack.pop().leave()
    app.settings = app.with_settings(last_game=rules.key)
    app.keep()
    app.push(made)


def learned(app: App, session: LessonSession) -> None:
    """A lesson has been done to its end."""
    app.profile.learn(session.rules.key, session.lesson.key)


def remember(app: App, session: LessonSession, silent: bool = False) -> None:
    """A lesson is left, or goes on: it can be continued at this step."""
    if not session.done:
        app.profile.leave(session.rules.key, session.lesson.key, session.place.beat, silent)
