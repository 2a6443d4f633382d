"""What every control shares: a place, a name that outlives re-layout, and how it answers mouse and keys."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

import pygame

from game.frozen import frozen
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen
from game.words import Phrase

if TYPE_CHECKING:
    from game.ui.widgets.desk import Desk

Point = tuple[float, float]
Say = Callable[[Phrase], str]  # a phrase in the language of the program


@frozen
class Look:
    """How a control is at the moment."""

    hover: bool = False
    down: bool = False


@dataclass(slots=True)
class Scroller:
    """A view of something taller than itself. Scenes keep it; controls inside name it and are shifted by `offset`."""

    offset: float = 0.0
    view: Box = field(default_factory=lambda: Box(0, 0, 0, 0))
    height: float = 0.0  # of the whole content

    def fit(self, view: Box, height: float) -> None:
        """Take the place and the content of this layout; the offset stays as far as it can."""
        self.view, self.height = view, height
        self.scroll(0)

    def scroll(self, by: float) -> bool:
        """Move on by so much; True if that moved anything."""
        before = self.offset
        self.offset = min(max(0.0, self.offset + by), max(0.0, self.height - self.view.h))
        return self.offset != before

    def reveal(self, box: Box) -> bool:
        """Scroll as little as needed to show a box that is laid out with the present offset."""
        above, below = box.y - self.view.y - 8, box.foot - self.view.foot + 8
        return self.scroll(above if above < 0 else below if below > 0 else 0)

    @property
    def needed(self) -> bool:
        return self.height > self.view.h + 0.5

    def knob(self) -> Box:
        """The part of the bar that can be dragged."""
        share = self.view.h / max(self.height, 1)
        long = max(28.0, self.view.h * share)
        free = self.view.h - long
        at = self.offset / max(1e-6, self.height - self.view.h)
        return Box(self.view.right_edge + 4, self.view.y + free * at, 6, long)


@dataclass
class Widget:
    """A control. `key` names it on its screen; `why` is the reason it is off, "" while it can be used."""

    key: str
    box: Box
    why: str = field(default="", kw_only=True)
    tip: str = field(default="", kw_only=True)  # shown while the mouse rests on it
    scroller: Scroller | None = field(default=None, kw_only=True)
    focusable: ClassVar[bool] = True
    radius: ClassVar[float] = 10
    types: ClassVar[bool] = False  # takes text
    page: ClassVar[bool] = False  # opens a page of its screen
    enters: bool = field(default=False, kw_only=True)  # Enter does it, unless the keyboard is on something else
    called: str = field(default="", kw_only=True)  # its name, where what stands on it does not say what it is

    @property
    def takes_enter(self) -> bool:
        """True if Enter means something while it has the keyboard."""
        return True

    @property
    def marked(self) -> bool:
        """True if it is the chosen one of several, or on, and only its looks say so."""
        return True in (getattr(self, "chosen", False), getattr(self, "on", False))

    def reads(self, say: Say) -> str:
        """What it is in words, where that is not what stands on it."""
        return ""

    @property
    def shown(self) -> Box:
        """The part that can be seen."""
        return self.box.common(self.scroller.view) if self.scroller else self.box

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        """Draw it in its box."""
        raise NotImplementedError

    def click(self, at: Point, desk: Desk) -> None:
        """It was pressed and let go at a point, or chosen with Enter (then `at` is its middle)."""

    def hold(self, at: Point, desk: Desk) -> None:
        """It is held, and the mouse is at a point; also called when it is first pressed."""

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        """A key while it has the focus; True if it was meant for it."""
        return False
