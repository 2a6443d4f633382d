"""What a rival says during a match: over the log for a while, where nothing can be chosen, and in the log for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table.rival import Rival
from game.ui.art import palette as P
from game.ui.faces.rival_faces import medallion
from game.ui.play.lines import Line
from game.ui.play.plates import leather
from game.ui.seating import rival_of
from game.ui.session import Session
from game.ui.table.log import SIZE, STEP
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.ui.words_rivals import SAYS
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.table.scene import CardTable

STAYS = 8.0  # seconds
WARMED_UP = 12  # lines of the log before which nothing is big
BIG = ("harm", "gain")
FACE, EDGE = 40.0, 10.0


class RivalTalk:
    """A rival greets, and says one thing more in its turn when something has been won or lost; nothing where there is
    none, or a match is only watched."""

    def __init__(self, scene: CardTable) -> None:
        self.scene = scene
        self.seat, self.rival = who_talks(scene.session)
        self.said: Phrase | None = None  # what is shown now
        self.left = 0.0  # seconds until it goes
        self.pressed = self.rival is None
        if self.rival is not None and scene.session.fresh:
            self.say(self.rival.greets)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if self.said is not None and self.scene.table.replay is None:
            self.left -= seconds
            if self.left <= 0:
                self.said = None
                self.scene.app.redraw()
        if not self.pressed and self.rival is not None and self._big():
            self.pressed = True
            self.say(self.rival.presses)

    def _big(self) -> bool:
        """True if something big has just happened in the rival's turn."""
        lines = self.scene.table.show.lines
        return len(lines) > WARMED_UP and lines[-1].tone in BIG and self.scene.playing() == self.seat

    def say(self, words: Phrase) -> None:
        assert self.rival is not None
        self.said, self.left = words, STAYS
        self.scene.table.show.write(Line(SAYS.of(self.rival.name, words)))
        self.scene.app.redraw()

    # ---- where the log lies ----------------------------------------------------------------------
    def height(self, pen: Pen, box: Box) -> float:
        """How much of the log's place it takes."""
        return height(pen, self.said, box.w, self.scene.app.text_factor) if self.said else 0.0

    def draw(self, pen: Pen, box: Box) -> None:
        """What is said, at the upper end of the log's place."""
        if self.said is not None and self.rival is not None:
            draw_said(pen, box, self.rival, self.said, self.scene.app.text_factor)


def who_talks(session: Session) -> tuple[int, Rival | None]:
    """The rival that somebody plays against here, and its seat."""
    for seat in range(session.setup.seats) if session.people and not session.networked else ():
        if rival := rival_of(session.setup, seat):
            return seat, rival
    return -1, None


def _rows(pen: Pen, said: Phrase, wide: float, factor: float) -> list[str]:
    return pen.exact().rows(said.in_(pen.lang), SIZE * factor, wide - FACE - 3 * EDGE)


def height(pen: Pen, said: Phrase, wide: float, factor: float) -> float:
    """How high a plate so wide is on which a rival says something."""
    return max(FACE, (len(_rows(pen, said, wide, factor)) + 1) * STEP * factor) + 2 * EDGE


def draw_said(pen: Pen, box: Box, rival: Rival, said: Phrase, factor: float) -> None:
    """Face, name and words, on a plate at the upper end of a box."""
    rows, step = _rows(pen, said, box.w, factor), STEP * factor

    def paint(pen: Pen, box: Box) -> None:
        leather(pen, box, edge=P.BRASS)
        pen.put(medallion(rival, pen.px(FACE)), box.x + EDGE, box.y + EDGE)
        words = Box(box.x + FACE + 2 * EDGE, box.y + EDGE, box.w - FACE - 3 * EDGE, box.h)
        for n, row in enumerate([rival.name.in_(pen.lang), *rows]):
            spot, ink = (words.x, words.y + (n + 0.5) * step), P.IVORY if n else P.BRASS_LIT
            pen.words(row, spot, SIZE * factor, ink, n == 0, width=words.w)

    place = box.copy().top(height(pen, said, box.w, factor))
    pen.exact().kept(("rival says", rival, tuple(rows), factor), place, paint, 22)
