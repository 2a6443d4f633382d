"""The match menu while a lesson is on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ui.learn import words
from game.ui.play import words as common
from game.ui.play.menu import Entry, MatchMenu

if TYPE_CHECKING:
    from game.ui.learn.scenes import Coached


class LessonMenu(MatchMenu):
    """Go on, again, the next lesson, all lessons; nothing can be lost, so nothing is asked twice."""

    scene: Coached

    def entries(self) -> Iterator[Entry]:
        scene, app = self.scene, self.scene.app
        yield "resume", words.RESUME_LESSON, app.pop, "main", app.key_for("cancel")
        yield "again", words.RESTART, self.then(scene.again), "plain", ""
        if scene.next_lesson() is not None:
            yield "follow", words.NEXT_LESSON, self.then(scene.follow_on), "plain", ""
        yield "learn", words.ALL_LESSONS, self.learn, "plain", ""
        yield "rulebook", words.RULEBOOK, self.rulebook, "plain", app.key_for("rules")
        yield "language", common.LANGUAGE, self.language, "plain", app.key_for("language")
        yield "full", common.FULL_SCREEN, self.full_screen, "plain", app.key_for("full_screen")
        yield "settings", common.SETTINGS, self.settings, "plain", ""
        yield "leave", words.LEAVE_LESSON, self.then(app.pop), "plain", ""
