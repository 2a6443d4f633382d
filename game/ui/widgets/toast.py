"""Messages that come and go by themselves, at the foot of every screen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import Layer, put, shadow
from game.ui.art.text import even, font, line
from game.ui.companion import Companion
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

TOAST = 4.0  # seconds a message stays
MOST = 3  # at once
LARGEST = 1.5  # times: they lie over what one looks at


@frozen
class Toast:
    """A message that goes by itself. `harm` marks one that tells of something lost or refused."""

    said: Phrase
    until: float
    harm: bool = False


class Toasts(Companion):
    """The messages that show, the oldest first."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.shown: list[Toast] = []

    def say(self, said: Phrase, harm: bool) -> None:
        """One more; the same one is not said twice at a time."""
        others = [toast for toast in self.shown if toast.said != said]
        self.shown = [*others[1 - MOST :], Toast(said, self.app.clock + TOAST, harm)]
        self.app.redraw()

    def pass_time(self, seconds: float) -> Iterable[pygame.event.Event]:
        if self.shown and self.shown[0].until <= self.app.clock:
            self.shown = [toast for toast in self.shown if toast.until > self.app.clock]
            self.app.redraw()
        return ()

    def wake(self) -> float | None:
        return self.shown[0].until - self.app.clock if self.shown else None

    def draw(self, screen: pygame.Surface) -> None:
        said = [(self.app.say(toast.said), toast.harm) for toast in self.shown]
        draw_toasts(screen, said, self.app.scale * min(self.app.growth, LARGEST))


def draw_toasts(screen: pygame.Surface, said: Sequence[tuple[str, bool]], scale: float) -> None:
    """The messages (words, tells of harm), newest lowest, in the middle above the lower edge."""
    y = screen.get_height() - round(20 * scale)
    face = font("sans", round(15 * scale), True)
    for text, harm in reversed(said):
        rows = even(text, face, min(screen.get_width() - 80 * scale, 720 * scale))
        step = round(15 * scale * 1.42)
        w = max(face.size(row)[0] for row in rows) + round(44 * scale)
        h = len(rows) * step + round(20 * scale)
        y -= h
        x = (screen.get_width() - w) // 2
        blur = max(2, round(8 * scale))
        put(screen, shadow((w, h), 10 * scale, blur, 170), (x - 2 * blur, y - 2 * blur + round(4 * scale)))
        plate = Layer((w, h), 2)
        plate.box((22, 16, 12, 246), (0, 0, w, h), 10 * scale)
        plate.box((*(P.HARM if harm else P.BRASS), 255), (0, 0, w, h), 10 * scale, 1.4 * scale)
        put(screen, plate.done(), (x, y))
        for n, row in enumerate(rows):
            put(screen, line(row, face, P.IVORY), (x + round(22 * scale), y + round(10 * scale) + n * step))
        y -= round(8 * scale)
