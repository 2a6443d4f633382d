"""A lesson on the battlefield."""

from __future__ import annotations

from pygame import Surface

from game.ui.layouts.arena.scene import Battlefield
from game.ui.learn.framing import Framing
from game.ui.learn.lesson_session import LessonSession
from game.ui.learn.scenes import Coached


class LessonField(Coached, Battlefield):
    """The battlefield with a coach, and a camera that looks at what he speaks of."""

    session: LessonSession

    def __init__(self, session: LessonSession, number: int, keeps: bool = True) -> None:
        Battlefield.__init__(self, session)
        self.begin(session, number, keeps)
        self.framing, self.focus = Framing(self), None

    def draw(self, screen: Surface) -> None:
        super().draw(screen)
        self.drawing.hold_up(self.pen(screen))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.framing.update()
