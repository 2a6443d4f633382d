"""A clock that is moved by hand, and a window that waits by it: the real loop without a moment of real waiting.

clock = Clock()
app = wound(App(headless=True, clock=clock, ...), clock)
run(app, until=lambda: app.toasts)     # turns of the real loop; the clock goes on only by what the loop sleeps
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.ui.app import App
from game.ui.window import Canvas

ENOUGH = 20_000  # turns of the loop: no wait takes so many


class Clock:
    """Seconds, moved by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Waiting(Canvas):
    """A window in front of which somebody does something now and then. `later`: when, and what."""

    def __init__(self, size: tuple[int, int], clock: Clock) -> None:
        super().__init__(size)
        self.clock = clock
        self.later: list[tuple[float, list[pygame.event.Event]]] = []
        self.longest = 0.0  # that the loop has slept at once

    def events(self, timeout: float) -> list[pygame.event.Event]:
        """Wait, as a desktop does: until something happens, `timeout` seconds at most."""
        began, ends = self.clock.now, self.clock.now + timeout
        if self.later and self.later[0][0] <= ends:
            when, happens = self.later.pop(0)
            self.clock.now = max(began, when)
            for event in happens:
                self.post(event)
        elif not self._queue:
            self.clock.now = ends
        self.longest = max(self.longest, self.clock.now - began)
        return super().events(timeout)


def wound(app: App, clock: Clock) -> Waiting:
    """Put such a window in front of an app that runs by this clock."""
    app.window = window = Waiting(app.size, clock)
    app.now, app.turned = clock, clock()
    return window


def run(app: App, until: Callable[[], bool], most: float = 60.0) -> float:
    """Turn the loop until something is so, without touching anything; the seconds that took by the clock. Fails after
    `most` seconds."""
    began = app.now()
    for _ in range(ENOUGH):
        if until():
            return app.now() - began
        assert app.now() - began < most, f"nothing comes of waiting {most} s: the loop would sleep {app.sleep()} s more"
        app.turn()
    raise AssertionError(f"the loop turns and turns: {app.now() - began:.2f} s have passed")


def after(app: App, seconds: float, *events: pygame.event.Event) -> None:
    """Nobody touches anything for so long; then this happens, and wakes the loop up if it sleeps."""
    window = app.window
    assert isinstance(window, Waiting)
    ends = app.now() + seconds
    window.later.append((ends, list(events)))
    run(app, lambda: not window.later, seconds + 1)


def key_after(app: App, seconds: float, code: int) -> None:
    """Nobody touches anything for so long; then a key is pressed."""
    after(app, seconds, pygame.event.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
