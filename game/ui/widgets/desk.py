"""The desk of a screen: its controls, where the mouse is and where the keyboard, and the menu that is open.

Enter and Space press what the ring is on. While no ring shows, because the mouse was used last, they press the control
that `enters`; so they do from a field that does nothing else with Enter. Only what Enter presses says so.

Long because mouse, keyboard and menus move one focus, and who changes one has to see the others.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

import pygame

from game.ui.art import palette as P
from game.ui.fingers import LEAST
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import focus_ring
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Scroller, Widget
from game.words import same

if TYPE_CHECKING:
    from game.ui.app import App

WHEEL = 64.0  # logical pixels a notch
ARROWS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
GO = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE)


class Desk:
    """Lays its controls out anew whenever something changes, and keeps focus by their names."""

    def __init__(self, app: App, lay: Callable[[], Iterable[Widget]], first: str = "", ring: bool = False) -> None:
        self.app, self.lay = app, lay
        self.widgets: list[Widget] = []
        self.focus, self.held, self.hovered = first, "", ""
        self.main = first  # what Enter does where nothing has the focus and nothing says so
        self.ring = ring  # the keyboard was used last: show where it is
        self.menu: list[Widget] = []  # an open menu, above everything
        self.menu_box = Box(0, 0, 0, 0)
        self.opener = ""
        self.bar: Scroller | None = None  # a scroll bar that is being dragged
        self.finger: tuple[float, float] | None = None  # where one is that has not yet moved
        self.swiped: Scroller | None = None  # what a finger moves
        self.stale = True
        self.by = self._by()  # what it is laid out for
        self.editing = ""  # text the input method is still composing
        self.marked = False  # all of the text of the field with the keyboard is marked

    # ---- what is there -------------------------------------------------------------------------
    def refresh(self) -> None:
        """Lay out again if anything changed."""
        if self.stale or self.by != self._by():
            self.stale, self.by = False, self._by()
            self.widgets = list(self.lay())
            for n, entry in enumerate(self.menu):  # a menu is laid out once and moves with its scroller
                if entry.scroller:
                    entry.box.y = entry.scroller.view.y + n * entry.box.h - entry.scroller.offset

    def _by(self) -> tuple[int | None, bool]:
        """What was used last: whose signs stand beside buttons, and whether fingers press them."""
        return self.app.pads.shown, self.app.fingers.used

    def changed(self) -> None:
        """Something the layout depends on is different now."""
        self.stale = True
        self.app.redraw()

    def active(self) -> list[Widget]:
        return self.menu or self.widgets

    def find(self, key: str) -> Widget | None:
        return next((w for w in self.active() if w.key == key), None)

    def entered(self) -> Widget | None:
        """What Enter presses now."""
        held = self.find(self.focus)
        if held is not None and (self.ring or held.types) and held.takes_enter:
            return held
        return next((w for w in self.active() if w.enters), None) or held or self.find(self.main)

    def under(self, at: tuple[float, float]) -> Widget | None:
        """The control at a logical point, topmost first; of fingers also the nearest one that is small."""
        found = next((w for w in reversed(self.active()) if w.shown.holds(at)), None)
        if found is None and self.app.fingers.used:
            near = (w for w in self.active() if w.shown.size > (0, 0) and w.shown.grown(LEAST).holds(at))
            found = min(near, key=lambda w: w.shown.away(at), default=None)
        return found

    def scrollers(self) -> list[Scroller]:
        out: list[Scroller] = []
        for w in self.active():
            if w.scroller and all(w.scroller is not known for known in out):
                out.append(w.scroller)
        return out

    def open(self, opener: Widget, entries: list[Widget], box: Box) -> None:
        """Show a menu in a box until something is chosen."""
        self.menu, self.menu_box, self.opener, self.stale = entries, box, opener.key, True
        self.focus_on(next((w.key for w in entries if getattr(w, "chosen", False)), entries[0].key))

    def close(self) -> None:
        if self.menu:
            self.menu = []
            self.focus_on(self.opener)

    def sound(self, name: str, widget: Widget) -> None:
        """A control is heard from where it is."""
        self.app.sound(name, where=2 * widget.box.cx / self.app.logical[0] - 1)

    # ---- events --------------------------------------------------------------------------------
    def logical(self, pos: tuple[int, int]) -> tuple[float, float]:
        return pos[0] / self.app.scale, pos[1] / self.app.scale

    def handle(self, event: pygame.event.Event) -> bool:
        """True if the event was for a control."""
        self.refresh()
        match event.type:
            case pygame.MOUSEMOTION:
                return self._moved(self.logical(event.pos))
            case pygame.MOUSEBUTTONDOWN if event.button == 1:
                self.finger = self.logical(event.pos) if getattr(event, "touch", False) else None
                return self._pressed(self.logical(event.pos))
            case pygame.MOUSEBUTTONUP if event.button == 1:
                return self._released(self.logical(event.pos))
            case pygame.MOUSEWHEEL:
                return self._wheel(event.y)
            case pygame.KEYDOWN:
                return self._key(event)
            case pygame.TEXTINPUT | pygame.TEXTEDITING:
                w = self.find(self.focus)
                return bool(w and w.types and w.press(event, self))
        return False

    def _moved(self, at: tuple[float, float]) -> bool:
        if self.bar:
            free = self.bar.view.h - self.bar.knob().h
            self.bar.offset = 0
            self.bar.scroll(
                (at[1] - self.bar.view.y - self.bar.knob().h / 2) / max(1, free) * (self.bar.height - self.bar.view.h)
            )
            self.changed()
            return True
        if self.finger is not None:
            self._swipe(self.finger, at)
        if self.swiped is None and self.held and (held := self.find(self.held)):
            held.hold(at, self)
            return True
        found, before = self.under(at), self.hovered
        self.hovered = found.key if found else ""
        if found and found.focusable and not found.why and found.key != before:
            self.sound("hover", found)
        return False

    def _swipe(self, before: tuple[float, float], at: tuple[float, float]) -> None:
        """A finger moves up or down over a list: the list goes along, and no control does anything."""
        down = abs(at[1] - before[1]) > abs(at[0] - before[0])
        if self.swiped is None and down:
            self.swiped = next((s for s in self.scrollers() if s.needed and s.view.holds(before)), None)
        if self.swiped is None:
            self.finger = None
        else:
            self.held, self.finger = "", at
            self.swiped.scroll(before[1] - at[1])
            self.changed()

    def _pressed(self, at: tuple[float, float]) -> bool:
        self.ring = False
        for scroller in self.scrollers():
            knob = scroller.knob()
            if scroller.needed and Box(knob.x - 5, scroller.view.y, 16, scroller.view.h).holds(at):
                self.bar = scroller
                return self._moved(at)
        found = self.under(at)
        if not found:
            if self.menu and not self.menu_box.holds(at):
                self.close()
                return True
            return False
        self.held = self.hovered = found.key
        if found.focusable:
            self.focus_on(found.key)
        if not found.why and self.finger is None:
            found.hold(at, self)
        return True

    def _released(self, at: tuple[float, float]) -> bool:
        swiped, tapped = self.swiped is not None, self.finger is not None
        self.bar, self.swiped, self.finger = None, None, None
        held, self.held = self.held, ""
        found = self.under(at)
        if held and found and found.key == held:
            if tapped and not found.why:
                found.hold(at, self)
            self.do(found, at)
            return True
        return bool(held) or swiped

    def do(self, widget: Widget, at: tuple[float, float]) -> None:
        """Use a control; one that is off says why."""
        if widget.why:
            self.sound("refuse", widget)
            self.app.toast(same(widget.why))
        else:
            widget.click(at, self)
        self.changed()

    def _wheel(self, notches: int) -> bool:
        at = self.logical(self.app.mouse)
        for scroller in self.scrollers():
            if Box(scroller.view.x, scroller.view.y, scroller.view.w + 16, scroller.view.h).holds(at):
                if scroller.scroll(-notches * WHEEL):
                    self.changed()
                return True
        return False

    def _key(self, event: pygame.event.Event) -> bool:
        w = self.find(self.focus)
        action = self.app.action(event)
        goes = event.key in GO or action == "confirm"
        if w and w.types and goes and self.app.pads.used:
            self.do(w, (w.box.cx, w.box.cy))  # a pad has no letters
            return True
        if w and w.types and w.press(event, self):
            return True
        if self.menu and action == "cancel":
            self.close()
            return True
        if action in ("next_zone", "previous_zone"):
            self._turn_page(1 if action == "next_zone" else -1)
            return True
        if event.key == pygame.K_TAB:
            self._step(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        pressed = self.entered() if goes else w
        if pressed and not pressed.why and pressed.press(event, self):
            self.ring = True
            return True
        if event.key in ARROWS:
            self._go(*ARROWS[event.key])
            return True
        pages = -1 if event.key == pygame.K_PAGEUP or action == "tilt_up" else 1
        if (event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN) or action in ("tilt_up", "tilt_down")) and (
            view := self._scroller_of(w)
        ):
            view.scroll(pages * view.view.h * (0.9 if action == "" else 0.3))
            self.changed()
            return True
        if goes and pressed and not pressed.types:
            self.do(pressed, (pressed.box.cx, pressed.box.cy))
            return True
        return False

    def _scroller_of(self, w: Widget | None) -> Scroller | None:
        return w.scroller if w and w.scroller else next(iter(self.scrollers()), None)

    # ---- focus ---------------------------------------------------------------------------------
    def focus_on(self, key: str) -> None:
        """Give a control the keyboard."""
        if key != self.focus:
            self.editing, self.marked = "", False
        self.focus = key
        w = self.find(key)
        if w and w.scroller and w.scroller.reveal(w.box):
            self.changed()
            self.refresh()
        self.app.redraw()

    def types_at(self) -> pygame.Rect | None:
        """Where the field is that has the keyboard, in real pixels."""
        self.refresh()
        w = self.find(self.focus)
        return self.app.real(w.box) if w and w.types and not w.why else None

    def _step(self, by: int) -> None:
        """Tab: the next control in reading order."""
        can = [w.key for w in self.active() if w.focusable]
        self.ring = True
        if can:
            here = can.index(self.focus) if self.focus in can else (-1 if by > 0 else 0)
            self.focus_on(can[(here + by) % len(can)])

    def _turn_page(self, by: int) -> None:
        """The next tab is opened; without tabs the next control has the keyboard."""
        tabs = [w for w in self.active() if w.page]
        here = next((n for n, tab in enumerate(tabs) if getattr(tab, "on", False)), None)
        if here is None:
            self._step(by)
            return
        self.ring, tab = True, tabs[(here + by) % len(tabs)]
        self.do(tab, (tab.box.cx, tab.box.cy))
        self.refresh()
        self.focus_on(tab.key)

    def _go(self, dx: int, dy: int) -> None:
        """Arrows: the nearest control that way."""
        self.ring = True
        here = self.find(self.focus)
        if not here or not here.focusable:
            self._step(1)
            return
        best, near = "", 1e9
        for w in self.active():
            if not w.focusable or w is here:
                continue
            along, aside = _way(here.box, w.box, dx, dy)
            if along > 0.5 and along + 3 * aside < near:
                best, near = w.key, along + 3 * aside
        if best:
            self.focus_on(best)

    # ---- drawing -------------------------------------------------------------------------------
    def draw(self, pen: Pen) -> None:
        """All controls, the scroll bars, the ring, the open menu, the tip of the one under the mouse."""
        self.refresh()
        self._draw_all(pen, self.widgets, not self.menu)
        for scroller in [] if self.menu else self.scrollers():
            draw_bar(pen, scroller)
        if self.menu:
            pen.shade(self.menu_box, 10, 14, 220, 6)
            pen.slab(self.menu_box, (24, 18, 14, 252), 10, (*P.BRASS, 255))
            self._draw_all(pen, self.menu, True)
            for scroller in self.scrollers():
                draw_bar(pen, scroller)
        w = self.find(self.hovered) or (self.find(self.focus) if self.ring else None)
        if w and (w.why or w.tip) and not self.held:
            draw_tip(pen, w.why or w.tip, w.shown, self.app.logical, bool(w.why))

    def _draw_all(self, pen: Pen, widgets: list[Widget], live: bool) -> None:
        for w in widgets:
            if w.scroller and (w.shown.h <= 0 or w.shown.w <= 0):
                continue
            if w.scroller:
                view = w.scroller.view
                pen.clipped(Box(view.x - 12, view.y - 2, view.w + 24, view.h + 4))
            on = live and w.key == self.hovered and not w.why
            w.draw(pen, Look(on, on and w.key == self.held), self)
            if live and self.ring and w.key == self.focus:
                focus_ring(pen, w.box, w.radius)
            if w.scroller:
                pen.clipped(None)


def _way(a: Box, b: Box, dx: int, dy: int) -> tuple[float, float]:
    """How far `b` lies that way from `a`, and how far beside it."""
    if dx:
        along = (b.x - a.right_edge if dx > 0 else a.x - b.right_edge) + 1 + min(a.w, b.w) * 0.25
        aside = max(0.0, max(a.y, b.y) - min(a.foot, b.foot))
        return (along if (b.cx - a.cx) * dx > 0 else -1), aside
    along = (b.y - a.foot if dy > 0 else a.y - b.foot) + 1 + min(a.h, b.h) * 0.25
    aside = max(0.0, max(a.x, b.x) - min(a.right_edge, b.right_edge)) + abs(b.cx - a.cx) * 0.02
    return (along if (b.cy - a.cy) * dy > 0 else -1), aside


def draw_bar(pen: Pen, scroller: Scroller) -> None:
    """A thin groove with a brass knob."""
    if scroller.needed:
        v = scroller.view
        pen.slab(Box(v.right_edge + 6, v.y, 2, v.h), (*P.BRASS_DEEP, 255), 1)
        pen.slab(scroller.knob(), (*P.BRASS, 255), 3)


def draw_tip(pen: Pen, words: str, near: Box, room: tuple[float, float], harm: bool) -> None:
    """A small note beside a control, inside the window."""
    pen, size = pen.exact(), 13 * pen.growth
    lines = pen.rows(words, size, min(320 * size / 13, room[0] - 40))
    w = max(pen.width(row, size) for row in lines) + 24
    h = len(lines) * size * 1.42 + 16
    x = min(max(8.0, near.cx - w / 2), room[0] - w - 8)
    y = near.foot + 8 if near.foot + 8 + h < room[1] - 4 else near.y - h - 8
    box = Box(x, y, w, h)
    pen.shade(box, 8, 8, 170)
    pen.slab(box, (26, 20, 16, 250), 8, (*(P.HARM if harm else P.BRASS), 255))
    for n, row in enumerate(lines):
        pen.words(row, (x + 12, y + 8 + size * 0.71 + n * size * 1.42), size, P.IVORY)
