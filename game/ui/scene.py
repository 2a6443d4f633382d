"""Scenes: one screen each. They read a view, draw it, and turn input into picks."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import pygame

from game.settings import LEAST_ROOM
from game.ui.told import Aloud, TextPart

if TYPE_CHECKING:
    from game.sound.music.player import Tune
    from game.ui.app import App
    from game.ui.widgets.desk import Desk


LONGEST_BEAT = 0.25  # seconds that what moves goes on at once, at most: after a slow picture nothing jumps


class Scene:
    """One screen. The app keeps a stack of them and calls the topmost; one below it may show through."""

    app: App  # set by the app before `enter`
    desk: Desk | None = None  # its controls
    see_through = False  # True: the scene below is drawn first (dialogs, curtain of a menu)
    own_pictures = False  # True: it keeps pictures for itself, and much else; they are given back once it is left
    least_room: tuple[float, float] = LEAST_ROOM  # logical pixels in which nothing is cut, however large text is
    pace = 60.0  # pictures a second while it is restless, at most

    def enter(self) -> None:
        """Called whenever the scene becomes the topmost one, and when size, language or any setting has changed."""

    def leave(self) -> None:
        """Called when it is taken off the stack for good, also when the program ends."""

    def handle(self, event: pygame.event.Event) -> None:
        """React to one input event. Mouse positions are real pixels; `app.mouse` is where the mouse is now."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: all that did, however long the program slept; what moves takes `LONGEST_BEAT` of it at
        most. Whoever changes something that shows calls `app.redraw()` or is restless."""

    def restless(self) -> bool:
        """True while the picture changes by itself. A scene at rest is drawn only after input or `app.redraw()`."""
        return False

    def wake(self) -> float | None:
        """Seconds until `update` must be called although nothing happens (a bot thinks, a clock runs); None: never.
        What this does not tell of comes about no sooner than somebody touches the mouse."""
        return None

    def packs_here(self) -> Mapping[str, str] | None:
        """The packs whose cards it shows, checksums by name; None: those of the screen below it."""
        return None

    def tune(self) -> Tune | None:
        """The music of this screen; None: that of the one below it."""
        return None

    def types_at(self) -> pygame.Rect | None:
        """Where what is typed goes, in real pixels; None: keys are no letters here."""
        return self.desk.types_at() if self.desk else None

    def draw(self, screen: pygame.Surface) -> None:
        """Draw everything. `screen` has the window's size in real pixels; lengths go through `self.app.px`."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Nobody waits for what moves: it comes at once to where it leads."""

    def in_words(self) -> list[TextPart]:
        """All that is here in words, for the text view. Empty: what it draws and its controls say it all."""
        return []

    def aloud(self) -> Aloud | None:
        """What speech follows; None: only the control that has the keyboard."""
        return None
