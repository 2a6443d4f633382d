"""Gamepads: each button does what a key does, so that whatever can be done by keys can be done by pad.

Pads.heard(event) turns an event of a pad into presses of keys; what comes of them is decided where keys are read.
Several pads are alike. Directions that are held repeat; a stick inside its dead zone says nothing and wakes nobody.

SDL itself swaps the letters of Nintendo's pads: the button that says A there is its A, wherever it lies.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

import pygame

from game.frozen import frozen
from game.ui import keys
from game.ui.companion import Companion
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.app import App

XBOX, PLAYSTATION, NINTENDO = range(3)  # whose signs are on a pad
MAKERS = {
    PLAYSTATION: ("ps3", "ps4", "ps5", "dualshock", "dualsense", "playstation", "sony"),
    NINTENDO: ("nintendo", "switch", "joy-con", "pro controller"),
}
FIRST, AGAIN = 0.4, 0.11  # seconds until a held direction repeats, and from then on
FAR, NEAR = 0.5, 0.3  # share of its way at which a stick or a trigger counts as pushed, and as let go
MOST = 32767  # how far an axis goes
GONE = Phrase("The gamepad is gone: mouse and keys go on", "ゲームパッドが外れました。マウスとキーで続けられます")
THERE = Phrase("A gamepad is there", "ゲームパッドがつながりました")


@frozen
class Button:
    """A button or trigger of a pad: its name in SDL, the action it does at first, its signs on pads of each maker."""

    name: str
    action: str
    signs: tuple[str, str, str]


BUTTONS = (
    Button("a", "confirm", ("(A)", "(Cross)", "Ａ")),
    Button("b", "cancel", ("(B)", "(Circle)", "Ｂ")),
    Button("x", "details", ("(X)", "(Square)", "Ｘ")),
    Button("y", "hint", ("(Y)", "(Triangle)", "Ｙ")),
    Button("leftshoulder", "previous_zone", ("LB", "L1", "Ｌ")),
    Button("rightshoulder", "next_zone", ("RB", "R1", "Ｒ")),
    Button("triggerleft", "zoom_out", ("LT", "L2", "ZL")),
    Button("triggerright", "zoom_in", ("RT", "R2", "ZR")),
    Button("back", "text_view", ("(View)", "CREATE", "－")),
    Button("start", "menu", ("(Menu)", "OPTIONS", "＋")),
    Button("leftstick", "undo", ("LS", "L3", "LS")),
    Button("rightstick", "next", ("RS", "R3", "RS")),
)
DEFAULTS = {button.name: button.action for button in BUTTONS}
NEEDED = ("confirm", "cancel")  # some button always does these
ARROWS = ("left", "right", "up", "down")
CAMERA = {"left": "turn_left", "right": "turn_right", "up": "tilt_up", "down": "tilt_down"}  # by the right stick
_NAMES = {
    getattr(pygame, f"CONTROLLER_BUTTON_{name.upper()}"): name
    for name in (*DEFAULTS, *(f"dpad_{way}" for way in ARROWS))
    if not name.startswith("trigger")
}
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: "left",
    pygame.CONTROLLER_AXIS_LEFTY: "left",
    pygame.CONTROLLER_AXIS_RIGHTX: "right",
    pygame.CONTROLLER_AXIS_RIGHTY: "right",
}
_TRIGGERS = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: "triggerleft",
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: "triggerright",
}
PLUGGED = (pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED)
PRESSED = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)
TOLD = range(pygame.JOYAXISMOTION, pygame.CONTROLLERSENSORUPDATE + 1)  # all that SDL tells of pads, most of it twice
Control = tuple[int, str]  # of which pad, and which of its buttons and ways


def bindings(changed: Mapping[str, str]) -> dict[str, str]:
    """The action of every button: the defaults with what a person changed, as far as there is such an action."""
    return DEFAULTS | {name: a for name, a in changed.items() if name in DEFAULTS and a in keys.DEFAULTS}


def rebound(changed: Mapping[str, str], name: str, action: str) -> dict[str, str] | None:
    """What is changed once a button does an action; a button that did it takes over what this one did. None if nothing
    would confirm, or go back, any more."""
    now = bindings(changed)
    other = next((button for button, does in now.items() if does == action), name)
    now[name], now[other] = (action, now[name]) if other != name else (action, action)
    if not all(needed in now.values() for needed in NEEDED):
        return None
    return {button: does for button, does in now.items() if DEFAULTS[button] != does}


def maker(name: str) -> int:
    """Whose signs are on a pad of that name."""
    return next((whose for whose, words in MAKERS.items() if any(word in name.lower() for word in words)), XBOX)


class Pads(Companion):
    """All pads that are plugged in, what is held on them, and whether a pad was used last."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.looking = False  # for pads that are plugged in
        self.open: dict[int, tuple[object, int]] = {}  # by instance: SDL's pad, and whose signs it has
        self.used = False  # last, rather than a key or the mouse
        self.signs = XBOX  # of the pad used last
        self.held: dict[Control, str] = {}  # what is held: the key that it presses
        self.axes: dict[tuple[int, int], float] = {}
        self.repeats: Control | None = None  # the direction that was pushed last
        self.soon = 0.0  # seconds until it repeats

    def look(self) -> None:
        """Look for pads, from now on: once the first picture is there, as it takes a moment."""
        if self.looking:
            return
        self.looking = True
        os.environ.setdefault("SDL_GAMECONTROLLER_USE_BUTTON_LABELS", "1")
        from pygame._sdl2 import controller

        controller.init()
        pygame.event.clear(PLUGGED)  # those that are there already are nothing to speak of
        for index in range(controller.get_count()):
            self._plug(index)

    def _plug(self, index: int) -> bool:
        """Open a pad. False if it is known, no pad, or gone again."""
        from pygame._sdl2 import controller

        try:
            if not controller.is_controller(index):
                return False
            pad = controller.Controller(index)
        except pygame.error:
            return False
        fresh = pad.id not in self.open
        self.open[pad.id] = pad, maker(pad.name)
        return fresh

    @property
    def shown(self) -> int | None:
        """Whose signs stand beside buttons; None while keys do."""
        return self.signs if self.used else None

    def sign(self, action: str) -> str:
        """The sign of the button that does an action, "" if none does."""
        does = bindings(self.app.settings.pad)
        return next((b.signs[self.signs] for b in BUTTONS if does[b.name] == action), "")

    # ---- events --------------------------------------------------------------------------------
    def heard(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """Of a pad the keys that it presses, with what a person changed of its buttons and of the keys; any other event
        itself."""
        if event.type in PLUGGED or event.type == pygame.WINDOWFOCUSLOST:
            return self._come_or_gone(event)
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN):
            self.used = False
        if event.type not in PRESSED:
            return [] if event.type in TOLD else [event]
        settings = self.app.settings
        among, pushed = self._pushed(event) if event.type == pygame.CONTROLLERAXISMOTION else _pressed(event)
        return list(self._now(event.instance_id, among, pushed, _keys(settings.pad, settings.keys)))

    def _pushed(self, event: pygame.event.Event) -> tuple[tuple[str, ...], str]:
        """The ways of a stick, or a trigger, and which of them is pushed now; "" for none."""
        pad, axis = event.instance_id, event.axis
        self.axes[pad, axis] = event.value / MOST
        if stick := _STICKS.get(axis, ""):
            x, y = (self.axes.get((pad, each), 0.0) for each, owner in _STICKS.items() if owner == stick)
            among, far = tuple(f"{stick}_{way}" for way in ARROWS), max(abs(x), abs(y))
            way = among[x > 0] if abs(x) > abs(y) else among[2 + (y > 0)]
        else:
            way, far = _TRIGGERS.get(axis, ""), event.value / MOST
            among = (way,)
        return among, way if far > (NEAR if (pad, way) in self.held else FAR) else ""

    def _now(
        self, pad: int, among: tuple[str, ...], pushed: str, does: Mapping[str, str]
    ) -> Iterator[pygame.event.Event]:
        """The keys that go up and down, now that of these buttons or ways this one is pushed."""
        for name in among:
            if name != pushed and (pad, name) in self.held:
                yield from self._up((pad, name))
        if not pushed or (pad, pushed) in self.held:
            return
        self.used = True
        self.signs = self.open[pad][1] if pad in self.open else self.signs
        if key := does.get(pushed, ""):
            self.held[pad, pushed] = key
            if "_" in pushed:
                self.repeats, self.soon = (pad, pushed), FIRST
            yield keys.pressed(key)

    def _up(self, control: Control) -> Iterator[pygame.event.Event]:
        if control == self.repeats:
            self.repeats = None
        key = self.held.pop(control)
        if key not in self.held.values():
            yield keys.pressed(key, pygame.KEYUP)

    def _come_or_gone(self, event: pygame.event.Event) -> list[pygame.event.Event]:
        """A pad comes or goes, or the window is left: what cannot be let go any more is let go."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return [event] if self.looking and self._plug(event.device_index) else []
        gone = event.instance_id if event.type == pygame.CONTROLLERDEVICEREMOVED else None
        up = [key for control in [*self.held] if gone in (None, control[0]) for key in self._up(control)]
        if gone is not None:
            self.axes = {axis: share for axis, share in self.axes.items() if axis[0] != gone}
            self.open.pop(gone, None)
            self.used = self.used and bool(self.open)
        return [*up, event]

    # ---- time ----------------------------------------------------------------------------------
    def wake(self) -> float | None:
        """Seconds until a held direction repeats; None if none is held."""
        return max(0.0, self.soon) if self.repeats else None

    def pass_time(self, seconds: float) -> list[pygame.event.Event]:
        """The key of a held direction once more, if it is due."""
        if self.repeats is None:
            return []
        self.soon -= seconds
        if self.soon > 0:
            return []
        self.soon = AGAIN
        return [keys.pressed(self.held[self.repeats])]


def _pressed(event: pygame.event.Event) -> tuple[tuple[str, ...], str]:
    """A button, and whether it is pressed now; "" if it is let go."""
    name = _NAMES.get(event.button, "")
    return (name,), name if event.type == pygame.CONTROLLERBUTTONDOWN else ""


def _keys(pad: Mapping[str, str], changed: Mapping[str, str]) -> dict[str, str]:
    """The key that each button, way of the cross and way of a stick presses."""
    bound = keys.bindings(changed)
    ways = {f"{stick}_{way}": way for stick in ("dpad", "left") for way in ARROWS}
    return (
        ways
        | {f"right_{way}": bound[action] for way, action in CAMERA.items()}
        | {name: bound[action] for name, action in bindings(pad).items()}
    )
