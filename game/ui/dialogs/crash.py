"""What is shown when a screen fails: one sentence, and that nothing is lost, or what might be."""

from __future__ import annotations

import pygame

from game.ui import words
from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.art.text import even, font, line
from game.ui.dialogs.unsaved import Unsaved
from game.ui.scene import Scene


class Crash(Scene):
    """Says what happened. Any key or click leaves to the first screen. The match was saved with its last pick; if that
    was not possible, it is asked where else to keep it."""

    def __init__(self, error: Exception) -> None:
        self.error = error

    def handle(self, event: pygame.event.Event) -> None:
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            session = self.app.unsaved()
            if session is None:
                self.go()
            else:
                self.app.push(Unsaved(session, self.go))

    def go(self) -> None:
        """To the first screen."""
        self.app.back_to(type(self.app.stack[0]))

    def draw(self, screen: pygame.Surface) -> None:
        app = self.app
        screen.fill((18, 12, 9))
        saved = app.unsaved() is None
        width, y = screen.get_width() * 0.7, screen.get_height() * 0.3
        for phrase, size, face, colour in (
            (words.CRASHED, 30, "display", P.BRASS_LIT),
            (words.NOTHING_LOST if saved else words.NOT_SAVED, 18, "sans", P.IVORY),
            (words.CRASH_DETAIL.of(f"{type(self.error).__name__}: {self.error}"), 14, "sans", P.MUTED),
            (words.ANY_KEY if saved else words.ANY_KEY_ASKS, 15, "sans", P.OFFER),
        ):
            letters = font(face, app.px(size), face == "display")
            for row in even(app.say(phrase), letters, width):
                put(screen, line(row, letters, colour), (screen.get_width() * 0.15, y))
                y += app.px(size * 1.45)
            y += app.px(14)
