"""The match menu while a puzzle is on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ui.play import words as common
from game.ui.play.menu import Entry, MatchMenu
from game.ui.puzzles import words

if TYPE_CHECKING:
    from game.ui.puzzles.puzzle_scene import Puzzled


class PuzzleMenu(MatchMenu):
    """Go on, again, the next puzzle, all puzzles; nothing can be lost, so nothing is asked twice."""

    scene: Puzzled

    def entries(self) -> Iterator[Entry]:
        scene, app = self.scene, self.scene.app
        yield "resume", words.RESUME, app.pop, "main", app.key_for("cancel")
        yield "again", words.RESTART, self.then(scene.again), "plain", ""
        yield "next", words.NEXT, self.then(scene.follow_on), "plain", ""
        yield "puzzles", words.ALL, self.then(scene.all_puzzles), "plain", ""
        yield "rulebook", common.RULEBOOK, self.rulebook, "plain", app.key_for("rules")
        yield "language", common.LANGUAGE, self.language, "plain", app.key_for("language")
        yield "full", common.FULL_SCREEN, self.full_screen, "plain", app.key_for("full_screen")
        yield "settings", common.SETTINGS, self.settings, "plain", ""
        yield "leave", words.LEAVE, self.then(app.pop), "plain", ""
