"""A lesson on the card table."""

from __future__ import annotations

from pygame import Surface

from game.ui.learn.lesson_session import LessonSession
from game.ui.learn.scenes import Coached
from game.ui.table.layout import Layout
from game.ui.table.scene import CardTable


class LessonTable(Coached, CardTable):
    """The card table with a coach."""

    session: LessonSession

    def __init__(self, session: LessonSession, layout: Layout, number: int, keeps: bool = True) -> None:
        CardTable.__init__(self, session, layout)
        self.begin(session, number, keeps)

    def draw(self, screen: Surface) -> None:
        super().draw(screen)
        self.drawing.hold_up(self.pen(screen))
