"""What is said of a puzzle beside the table, and its buttons: in the place of the log, which gets what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from game.ui.art import palette as P
from game.ui.play.glass import glass
from game.ui.puzzles import words
from game.ui.puzzles.puzzle_clues import STEPS
from game.ui.widgets.box import Box, columns, rows
from game.ui.widgets.buttons import Button
from game.ui.widgets.pen import LEAD, Pen
from game.ui.widgets.widget import Widget
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.puzzles.puzzle_scene import Puzzled

EDGE, HEAD, GAP = 12.0, 30.0, 6.0
SIZE, BUTTON = 14.0, 32.0  # of the words, and height of a button
TIGHT, SMALLER, LOWER = 200.0, 12.0, 28.0  # where the log is no higher than that, both are smaller


class PuzzleNote:
    """The note of the puzzle that is on the table."""

    def __init__(self, scene: Puzzled) -> None:
        self.scene = scene

    # ---- what it says ------------------------------------------------------------------------------
    def said(self) -> Phrase:
        """What there is to do; the hint; what came of it."""
        scene, puzzle = self.scene, self.scene.session.puzzle
        if scene.state == "open":
            return scene.clues.said() if scene.clues.given else words.TASKS[puzzle.kind]
        if scene.state == "solved":
            if puzzle.kind == "best":
                return words.RIGHT_BEST.of(puzzle.lead)
            return words.RIGHT_WIN if puzzle.lead == 100 else words.RIGHT_RARE.of(puzzle.lead)
        if not scene.stopped:
            return words.WATCH
        return words.MISSED_BEST if puzzle.kind == "best" else words.LOST_IT if scene.session.over else words.MISSED_WIN

    def key(self) -> tuple[object, ...]:
        """What it looks like follows from this."""
        scene = self.scene
        done = len(scene.session.picks)
        return (scene.state, scene.stopped, scene.clues.given, done, scene.app.lang, scene.app.size)

    # ---- where it lies -----------------------------------------------------------------------------
    @property
    def log(self) -> Box:
        """The place of the log."""
        place: Box = cast(Any, self.scene.table).composition.regions.log
        return place

    @property
    def tight(self) -> bool:
        """True if there is so little room that the buttons have to stand side by side."""
        return self.log.h < TIGHT

    @property
    def size(self) -> float:
        """Of the words."""
        return SMALLER if self.tight else SIZE

    def box(self) -> Box:
        """The upper part of the place of the log, as high as the words need."""
        rows, log = len(self.lines(self.scene.app.ruler())), self.log
        high = HEAD + GAP + rows * self.size * LEAD + self._foot() + GAP
        return Box(log.x, log.y, log.w, min(log.h, high))

    def _foot(self) -> float:
        """How high the buttons are, with what lies above and below them."""
        count = len(self._actions())
        if self.tight:
            return GAP + LOWER if count else 0.0
        return count * (BUTTON + GAP) + GAP

    def lines(self, pen: Pen) -> list[str]:
        """What it says, line by line."""
        return pen.rows(self.scene.app.say(self.said()), self.size, self.log.w - 2 * EDGE)

    def _actions(self) -> list[tuple[str, str, str, str]]:
        """The buttons: key, words, kind, the key that does the same."""
        scene, app = self.scene, self.scene.app
        say, confirm = app.say, app.key_for("confirm")
        if scene.state == "solved":
            return [
                ("next", say(words.NEXT), "main", confirm),
                ("again", say(words.AGAIN), "plain", app.key_for("undo")),
            ]
        if scene.state == "missed":
            main = ("again", say(words.AGAIN), "main", confirm)
            return [main, ("next", say(words.NEXT), "plain", "")] if scene.stopped else []
        left = min(STEPS, scene.clues.given + 1)
        hint = ("hint", say(words.HINT.of(left)), "plain", app.key_for("hint"))
        again = ("again", say(words.AGAIN), "plain", "")
        return [hint, *([again] if scene.session.picks else [])]

    def widgets(self) -> list[Widget]:
        """The buttons in their places."""
        scene, room, actions = self.scene, self.box().inset(EDGE, GAP), self._actions()
        deeds = {"next": scene.follow_on, "again": scene.again, "hint": scene.hint}
        room.top(room.h + GAP - self._foot())
        if self.tight:
            places = columns(room, [1.0] * len(actions), GAP)
        else:
            places = rows(room, len(actions), GAP, BUTTON, BUTTON)
        return [
            Button(
                key, place, label=label, do=deeds[key], kind=kind, hint="" if self.tight else hint,
                size=self.size, left=not self.tight,
            )
            for (key, label, kind, hint), place in zip(actions, places, strict=True)
        ]  # fmt: skip

    # ---- drawing -----------------------------------------------------------------------------------
    def draw(self, pen: Pen) -> None:
        """All but the buttons."""
        box, say = self.box(), self.scene.app.say
        said, size, solved = tuple(self.lines(pen)), self.size, self.scene.state == "solved"
        title, grade = say(self.scene.title()), say(words.GRADE.of(self.scene.session.puzzle.grade))

        def paint(pen: Pen, box: Box) -> None:
            glass(pen, box, 12, P.BRASS, 246)
            right = pen.words(grade, (box.right_edge - EDGE, box.y + 16), 12, P.MUTED, anchor="midright").x - 8
            pen.words(title, (box.x + 14, box.y + 16), 15, P.BRASS_LIT, True, "display", width=right - box.x - 14)
            pen.line((box.x + EDGE, box.y + HEAD - 2), (box.right_edge - EDGE, box.y + HEAD - 2), P.BRASS_DEEP, 1)
            y = box.y + HEAD + GAP
            for row in said:
                pen.words(row, (box.x + EDGE, y + size * LEAD / 2), size, pen.colours.offer if solved else P.IVORY)
                y += size * LEAD

        pen.kept(("puzzle note", title, grade, said, solved), box, paint, 24)
