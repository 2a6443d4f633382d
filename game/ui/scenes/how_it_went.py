"""How a match went: all that its game has counted, turn by turn and seat by seat. Opened from the result."""

from __future__ import annotations

import pygame

from game.ui import words_front as F
from game.ui import words_result as W
from game.ui.art import palette as P
from game.ui.art.palette import hx
from game.ui.games.report import Report
from game.ui.scene import Scene
from game.ui.widgets.box import Box
from game.ui.widgets.chrome import back_button, content, ground, rim
from game.ui.widgets.desk import Desk
from game.ui.widgets.widget import Widget
from game.words import Phrase


class HowItWent(Scene):
    """The report of a game, under the headline of the result."""

    def __init__(self, report: Report, headline: Phrase) -> None:
        self.report, self.headline = report, headline
        self.desk: Desk | None = None

    def enter(self) -> None:
        self.desk = Desk(self.app, self.lay, "back")

    def lay(self) -> list[Widget]:
        app = self.app
        return [back_button(app.ruler(), app.logical, app.key_for("cancel"), app.say(F.BACK), app.pop)]

    def handle(self, event: pygame.event.Event) -> None:
        if self.desk and not self.desk.handle(event) and self.app.action(event) == "cancel":
            self.app.pop()

    def boxes(self) -> tuple[Box, Box]:
        """Head line, what the game says."""
        whole = content(self.app.logical)
        return whole.top(52, 6), whole

    def draw(self, screen: pygame.Surface) -> None:
        pen, say, report = self.app.pen(screen), self.app.say, self.report
        hue, (head, room) = hx(report.rules.accent), self.boxes()
        ground(pen, hue)
        rim(pen, say(W.HOW), say(report.trail()), hue)
        title = pen.gilded(say(self.headline), (head.x + 20, head.cy), 36, head.w * 0.5)
        x = title.right_edge + 20
        pen.words(say(report.why()), (x, head.cy + 8), 15, P.MUTED, width=head.right_edge - x)
        report.draw(pen, room, hue)
        if self.desk:
            self.desk.draw(pen)
