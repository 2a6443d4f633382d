"""All lessons of all games, for tests."""

from __future__ import annotations

import game
from game.table.lesson import Lesson
from game.table.ruleset import Ruleset
from game.ui import matches
from game.ui.learn.lesson_session import LessonSession

Course = tuple[Ruleset, Lesson]


def courses(wanted: str = "", key: str = "") -> list[Course]:
    """Every lesson with its game; of one game only, one lesson only, if it is named."""
    games = [rules for rules in game.RULESETS if wanted in ("", rules.key)]
    return [(rules, lesson) for rules in games for lesson in rules.lessons if key in ("", lesson.key)]


def begun(course: Course) -> LessonSession:
    """A lesson at its first beat."""
    return LessonSession(*course, matches.bots)
