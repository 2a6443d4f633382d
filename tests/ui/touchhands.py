"""A person at a touch screen: fingers that go down, move and go up, by events only."""

from __future__ import annotations

import pygame

from game.ui.app import App

Point = tuple[float, float]


def finger(app: App, kind: int, at: Point, which: int = 0, seconds: float = 0.02) -> None:
    """A finger does something at a pixel."""
    w, h = app.size
    app.post(pygame.event.Event(kind, touch_id=1, finger_id=which, x=at[0] / w, y=at[1] / h, dx=0.0, dy=0.0))
    app.step(seconds)


def touch(app: App, at: Point, which: int = 0) -> None:
    finger(app, pygame.FINGERDOWN, at, which)


def slide(app: App, *way: Point, which: int = 0) -> None:
    for at in way:
        finger(app, pygame.FINGERMOTION, at, which)


def lift(app: App, at: Point, which: int = 0) -> None:
    finger(app, pygame.FINGERUP, at, which)


def tap(app: App, at: Point) -> None:
    touch(app, at)
    lift(app, at)


def drag(app: App, start: Point, *way: Point) -> None:
    touch(app, start)
    slide(app, *way)
    lift(app, way[-1])
