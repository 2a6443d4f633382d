"""A person at the screen: moves the mouse, clicks and presses keys, by events only."""

from __future__ import annotations

from typing import Any

import pygame

from game.settings import Settings
from game.ui.app import App
from game.ui.scene import Scene
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Set
from game.ui.widgets.widget import Widget


class Hands:
    """Drives an app without a display."""

    def __init__(self, size: tuple[int, int] = (1280, 720), **settings: Any) -> None:
        chosen: dict[str, Any] = {"renderer": "software", "reduced_motion": True, "ui_scale": 1.0} | settings
        self.app = App(
            size=size,
            headless=True,
            settings=Settings(**chosen),
        )

    def show(self, scene: Scene) -> Any:
        self.app.push(scene)
        self.app.step(0.1)
        return scene

    @property
    def top(self) -> Any:
        return self.app.top

    @property
    def desk(self) -> Desk:
        desk: Desk = self.top.desk
        desk.refresh()
        return desk

    def widget(self, key: str) -> Widget:
        found = self.desk.find(key)
        assert found, f"no '{key}' among {[w.key for w in self.desk.active()]}"
        return found

    # ---- mouse and keys --------------------------------------------------------------------------
    def post(self, *events: pygame.event.Event) -> None:
        for event in events:
            self.app.post(event)
        self.app.step(0.05)

    def move(self, at: tuple[float, float]) -> None:
        k = self.app.scale
        self.post(
            pygame.event.Event(
                pygame.MOUSEMOTION, pos=(round(at[0] * k), round(at[1] * k)), rel=(0, 0), buttons=(0, 0, 0)
            )
        )

    def press(self, at: tuple[float, float]) -> None:
        """A click at a logical point."""
        k = self.app.scale
        pos = (round(at[0] * k), round(at[1] * k))
        self.move(at)
        self.post(
            *(pygame.event.Event(kind, pos=pos, button=1) for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP))
        )

    def click(self, key: str, x: float = 0.5, y: float = 0.5) -> None:
        """A click on a control, at a share of its width and height."""
        for _ in range(40):  # scroll until it can be seen
            widget = self.widget(key)
            view = widget.scroller.view if widget.scroller else None
            if view is None or widget.shown.h >= min(widget.box.h, view.h) - 2:
                break
            self.wheel((view.cx, view.cy), -1 if widget.box.cy > view.cy else 1)
        box = self.widget(key).shown
        self.press((box.x + box.w * x, box.y + box.h * y))

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        k = self.app.scale
        a, b = ((round(p[0] * k), round(p[1] * k)) for p in (start, end))
        self.move(start)
        self.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=a, button=1))
        self.post(pygame.event.Event(pygame.MOUSEMOTION, pos=b, rel=(0, 0), buttons=(1, 0, 0)))
        self.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=b, button=1))

    def wheel(self, at: tuple[float, float], notches: int) -> None:
        self.move(at)
        self.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))

    def key(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            self.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=""))

    def type(self, words: str) -> None:
        self.post()  # the window has been told of the field
        for sign in words:
            self.post(pygame.event.Event(pygame.TEXTINPUT, text=sign))

    def tab_to(self, key: str) -> None:
        """Tab until a control has the keyboard."""
        for _ in range(200):
            if self.desk.focus == key:
                return
            self.key(pygame.K_TAB)
        raise AssertionError(f"Tab never reaches '{key}'")

    # ---- looking ---------------------------------------------------------------------------------
    def texts(self) -> list[Set]:
        """Every text the topmost scene sets."""
        return self.app.noted(self.top.draw)
