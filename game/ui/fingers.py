"""Fingers on a touch screen: what they do is what the mouse does, so that whatever can be clicked can be touched.

    a tap                   the left button
    a finger that stays     the right button: details
    a finger that moves     a drag; on a list it scrolls
    two fingers             pygame.MULTIGESTURE with `at`, `moved` (pixels), `pinch` (above 1: apart) and `turned`
                            (radians, clockwise), for whoever wants it

Fingers.heard(event) turns the events of fingers into those of a mouse that say `touch`. SDL makes mouse events of
fingers, too, which are passed over: a press is made here only when it is known what it will be. Where a finger has been
the mouse stays, so that whatever shows under a resting mouse shows after a touch.
"""

from __future__ import annotations

import math
from enum import Enum
from typing import TYPE_CHECKING

import pygame

from game.ui.companion import Companion

if TYPE_CHECKING:
    from game.ui.app import App

LONG = 0.5  # seconds until a finger that stays is a right click
SLOP = 12  # logical pixels within which a finger counts as still
LEAST = 44.0  # logical pixels: what a finger hits; smaller controls take what is beside them, if nothing else does
MOUSE = (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)
FINGERS = (pygame.FINGERDOWN, pygame.FINGERMOTION, pygame.FINGERUP)
Point = tuple[int, int]


class Now(Enum):
    """What the fingers that are down are at."""

    NOTHING = "no finger is down"
    RESTS = "one is down and has not moved"
    DRAGS = "one moves"
    PINCHES = "two are down"
    DONE = "until all are up"


class Fingers(Companion):
    """The fingers that are down, and what they are at."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.touched = False  # last, rather than the mouse moved
        self.used = False  # the same, once no finger is down: nothing grows under a finger
        self.now = Now.NOTHING
        self.down: dict[int, Point] = {}  # where each finger is, in pixels
        self.start: Point = (0, 0)
        self.rested = 0.0  # seconds

    def heard(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Of a finger what a mouse would do; any other event itself."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.now, self.down = Now.NOTHING, {}
        if event.type == pygame.MULTIGESTURE or (event.type in MOUSE and getattr(event, "touch", False)):
            return []  # SDL's own reading of the same fingers
        if event.type not in FINGERS:
            self.touched &= event.type not in MOUSE
            return [event]
        self.touched = True
        wide, high = self.app.size
        at = round(event.x * wide), round(event.y * high)
        if event.type == pygame.FINGERDOWN:
            return self._touched(event.finger_id, at)
        if event.finger_id not in self.down:
            return []
        if event.type == pygame.FINGERUP:
            return self._lifted(event.finger_id, at)
        return self._moved(event.finger_id, at)

    def _touched(self, finger: int, at: Point) -> list[pygame.event.Event]:
        self.down[finger] = at
        if self.now is Now.NOTHING:
            self.now, self.start, self.rested = Now.RESTS, at, 0.0
            return [_mouse(pygame.MOUSEMOTION, at)]
        if self.now is Now.RESTS and len(self.down) == 2:
            self.now = Now.PINCHES
        return []  # while something is dragged, a second finger changes nothing

    def _moved(self, finger: int, at: Point) -> list[pygame.event.Event]:
        before, self.down[finger] = list(self.down.values()), at
        if self.now is Now.RESTS and math.dist(self.start, at) > SLOP * self.app.scale:
            self.now = Now.DRAGS
            return [_mouse(pygame.MOUSEBUTTONDOWN, self.start), _mouse(pygame.MOUSEMOTION, at)]
        if self.now is Now.DRAGS and finger == next(iter(self.down)):
            return [_mouse(pygame.MOUSEMOTION, at)]
        if self.now is Now.PINCHES:
            return [_pinch(before[:2], list(self.down.values())[:2])]
        return []

    def _lifted(self, finger: int, at: Point) -> list[pygame.event.Event]:
        first, was = finger == next(iter(self.down)), self.now
        del self.down[finger]
        if was is Now.DRAGS and first:
            self.now = Now.DONE if self.down else Now.NOTHING
            return [_mouse(pygame.MOUSEBUTTONUP, at)]
        if was is Now.PINCHES:
            self.now = Now.DONE
        if not self.down:
            self.now = Now.NOTHING
        tapped = was is Now.RESTS
        return [_mouse(kind, self.start) for kind in MOUSE[1:]] if tapped else []

    # ---- time ----------------------------------------------------------------------------------
    def wake(self) -> float | None:
        """Seconds until a finger has stayed long enough; None if none stays."""
        return max(0.0, LONG - self.rested) if self.now is Now.RESTS else None

    def pass_time(self, seconds: float) -> list[pygame.event.Event]:
        """The right click of a finger that has stayed where it is."""
        if self.now is Now.NOTHING:
            self.used = self.touched
        if self.now is not Now.RESTS:
            return []
        self.rested += seconds
        if self.rested < LONG:
            return []
        self.now = Now.DONE
        return [_mouse(kind, self.start, 3) for kind in MOUSE[1:]]


def _mouse(kind: int, at: Point, button: int = 1) -> pygame.event.Event:
    if kind == pygame.MOUSEMOTION:
        return pygame.event.Event(kind, pos=at, rel=(0, 0), buttons=(0, 0, 0), touch=True)
    return pygame.event.Event(kind, pos=at, button=button, touch=True)


def _pinch(before: list[Point], now: list[Point]) -> pygame.event.Event:
    """How two fingers have moved: together, apart, round each other."""
    (ax, ay), (bx, by) = before
    (cx, cy), (dx, dy) = now
    turned = math.atan2(dy - cy, dx - cx) - math.atan2(by - ay, bx - ax)
    return pygame.event.Event(
        pygame.MULTIGESTURE,
        at=((cx + dx) / 2, (cy + dy) / 2),
        moved=((cx + dx - ax - bx) / 2, (cy + dy - ay - by) / 2),
        pinch=max(1.0, math.dist(*now)) / max(1.0, math.dist(*before)),
        turned=(turned + math.pi) % (2 * math.pi) - math.pi,
    )
