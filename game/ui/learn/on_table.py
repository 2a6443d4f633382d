"""A lesson on the card table."""

from __future__ import annotations

from pygame import Surface

from game.ui.learn.scenes import Coached
from game.ui.learn.session import LessonSession
from game.ui.scenes.table import CardTable


class LessonTable(Coached, CardTable):
    """The card table with a coach."""

    session: LessonSession

    def __init__(self, session: LessonSession, number: int, keeps: bool = True) -> None:
        CardTable.__init__(self, session)
        self.begin(session, number, keeps)

    def draw(self, screen: Surface) -> None:
        super().draw(screen)
        self.drawing.hold_up(self.pen(screen))
