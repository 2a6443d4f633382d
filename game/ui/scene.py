"""Scenes: one screen each. They read a view, draw it, and turn input into picks."""
from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

if TYPE_CHECKING:
    from game.ui.app import App


class Scene:
    """One screen. The app keeps a stack of them and calls the topmost; one below it may show through."""

    app: App                                  # set by the app before `enter`
    see_through = False                       # True: the scene below is drawn first (dialogs, curtain of a menu)

    def enter(self) -> None:
        """Called whenever the scene becomes the topmost one, and when size, scale or language have changed."""

    def leave(self) -> None:
        """Called when it is taken off the stack for good."""

    def handle(self, event: pygame.event.Event) -> None:
        """React to one input event."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def restless(self) -> bool:
        """True while the picture changes by itself. A scene at rest is drawn only after input."""
        return False

    def draw(self, screen: pygame.Surface) -> None:
        """Draw everything. `screen` has the window's size in real pixels; lengths go through `self.app.px`."""
        raise NotImplementedError
