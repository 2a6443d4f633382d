"""A person with a gamepad: presses buttons and pushes sticks, by events only."""

from __future__ import annotations

import random

import pygame

from game.ui.app import App
from game.ui.pads import MOST
from game.ui.table.scene import CardTable
from tests.ui.test_card_matches import wanted

KEYS = {
    **{pygame.K_LEFT: "dpad_left", pygame.K_RIGHT: "dpad_right", pygame.K_UP: "dpad_up", pygame.K_DOWN: "dpad_down"},
    **{pygame.K_RETURN: "a", pygame.K_TAB: "rightstick", pygame.K_SPACE: "leftstick"},
}
"""Buttons that do what these keys do; the last one where a person chose so."""


def down(app: App, name: str, pad: int = 0, up: bool = False) -> None:
    """A button goes down, or up; named as in `CONTROLLER_BUTTON_...`."""
    code = getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}")
    kind = pygame.CONTROLLERBUTTONUP if up else pygame.CONTROLLERBUTTONDOWN
    app.post(pygame.event.Event(kind, button=code, instance_id=pad))
    app.step(0.02)


def press(app: App, *names: str, pad: int = 0) -> None:
    """Buttons one after the other."""
    for name in names:
        down(app, name, pad)
        down(app, name, pad, up=True)


def push(app: App, axis: str, share: float, pad: int = 0, seconds: float = 0.02) -> None:
    """A stick or a trigger is pushed so far: "LEFTX", "TRIGGERLEFT"."""
    app.post(axis_event(axis, share, pad))
    app.step(seconds)


def axis_event(axis: str, share: float, pad: int = 0) -> pygame.event.Event:
    code = getattr(pygame, f"CONTROLLER_AXIS_{axis}")
    return pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=code, value=round(share * MOST), instance_id=pad)


def unplug(app: App, pad: int = 0) -> None:
    app.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad))
    app.step(0.02)


def by_pad(scene: CardTable, rnd: random.Random) -> None:
    """The right stick's button goes round what is on offer and the buttons, A takes what the ring is on."""
    thing = wanted(scene, rnd)
    for _ in range(90):
        press(scene.app, "rightstick")
        here = scene.controls.keys.here
        if here is not None and (thing in here.things if thing is not None else here.step is not None):
            press(scene.app, "a")
            return
    raise AssertionError(f"the pad does not come to {thing or 'a button'} in {scene.table.question}")


def key(scene: CardTable, *codes: int) -> None:
    """A hand that would press these keys presses buttons."""
    press(scene.app, *(KEYS[code] for code in codes))
