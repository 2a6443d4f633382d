"""Controls that hold a value: sliders, drop-down choices, text fields."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import ClassVar

import pygame

from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import mix
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import OFF_INK, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Scroller, Widget


@dataclass
class Slider(Widget):
    """A groove with a hexagonal knob and its value in words, at the right of the box."""

    value: float = 0.0
    least: float = 0.0
    most: float = 100.0
    step: float = 5.0
    words: str = ""
    pick: Callable[[float], None] = lambda value: None
    ticks: int = 0
    room: float = 64  # for the words

    def _groove(self) -> Box:
        return Box(self.box.x + 12, self.box.cy - 3, self.box.w - self.room - 24, 6)

    def _set(self, value: float, desk: Desk) -> None:
        value = min(self.most, max(self.least, round(value / self.step) * self.step))
        if value != self.value:
            self.value = value
            self.pick(value)
            desk.changed()

    def hold(self, at: Point, desk: Desk) -> None:
        g = self._groove()
        self._set(self.least + (at[0] - g.x) / g.w * (self.most - self.least), desk)

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_LEFT, pygame.K_RIGHT):
            self._set(self.value + (self.step if event.key == pygame.K_RIGHT else -self.step), desk)
            return True
        return False

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        g = self._groove()
        t = (self.value - self.least) / (self.most - self.least)
        pen.slab(g, (0, 0, 0, 170), 3, (*P.BRASS_DEEP, 255), 1)
        pen.slab(Box(g.x, g.y, max(6.0, g.w * t), g.h), (*P.BRASS, 255), 3)
        for n in range(self.ticks):
            x = g.x + g.w * n / max(1, self.ticks - 1)
            pen.line((x, g.cy + 8), (x, g.cy + 11), P.BRASS_DEEP)
        knob = pen.layer(24, 24)
        knob.poly((0, 0, 0, 200), ngon((12, 12), 11, 6))
        knob.poly((*(P.LAMP if look.hover else P.BRASS_LIT), 255), ngon((12, 12), 9, 6))
        knob.poly((*P.BRASS, 255), ngon((12, 12), 5, 6))
        pen.lay(knob, g.x + g.w * t - 12, g.cy - 12)
        pen.words(
            self.words,
            (g.right_edge + 20, g.cy),
            15,
            P.IVORY,
            True,
            width=self.box.right_edge - g.right_edge - 20,
            high=self.box.h,
        )


@dataclass
class Entry(Widget):
    """One entry of an open menu."""

    label: str = ""
    chosen: bool = False
    do: Callable[[], None] = lambda: None
    note: str = ""
    radius: ClassVar[float] = 6

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        desk.close()
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if look.hover or (desk.ring and desk.focus == self.key):
            pen.slab(b, (*P.LAMP, 36), 6)
        if self.chosen:
            sign(pen, "check", (b.x + 14, b.cy), 5, pen.colours.select)
        right = b.right_edge - 10
        if self.note:
            right = pen.words(self.note, (right, b.cy), 12, P.MUTED, anchor="midright", high=b.h).x - 10
        pen.words(
            self.label,
            (b.x + 28, b.cy),
            14,
            OFF_INK if self.why else P.IVORY,
            self.chosen,
            width=right - b.x - 28,
            high=b.h,
        )


@dataclass
class Choice(Widget):
    """A drop-down list. `values` are (value, words, reason it cannot be had)."""

    values: Sequence[tuple[str, str, str]] = ()
    now: str = ""
    pick: Callable[[str], None] = lambda value: None
    size: float = 14
    empty: str = "—"
    icon: str = ""
    radius: ClassVar[float] = 8

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("click", self)
        room, high = desk.app.logical, desk.app.line(34.0)
        whole = len(self.values) * high
        below = room[1] - 8 - (self.box.foot + 4)
        h = min(whole, max(below, self.box.y - 12) - 16, 10 * high)
        y = self.box.foot + 4 if h + 12 <= below else self.box.y - h - 16
        pen = desk.app.ruler()
        widest = max(pen.width(words, self.size, True, high=high) for _, words, _ in self.values)
        width = max(self.box.w, min(widest + 64, 380.0 * desk.app.growth))
        x = min(self.box.x, room[0] - width - 8)
        view = Box(x + 6, y + 6, width - 12 - (12 if whole > h else 0), h)
        scroller = Scroller()
        scroller.fit(view, whole)
        entries: list[Widget] = [
            Entry(
                f"{self.key}:{value}",
                Box(view.x, view.y + n * high, view.w, high),
                words,
                value == self.now,
                partial(self.pick, value),
                why=why,
                scroller=scroller,
            )
            for n, (value, words, why) in enumerate(self.values)
        ]
        desk.open(self, entries, Box(x, y, width, h + 12))

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        pen.slab(b, (0, 0, 0, 150), 8, (*(P.LAMP if look.hover else P.BRASS_DEEP), 255))
        words = next((w for value, w, _ in self.values if value == self.now), self.empty)
        sign(pen, "down", (b.right_edge - 16, b.cy), 5, OFF_INK if self.why else P.BRASS_LIT)
        pen.words(words, (b.x + 12, b.cy), self.size, OFF_INK if self.why else P.IVORY, width=b.w - 42, high=b.h)


@dataclass
class Field(Widget):
    """A line of text. The screen keeps the text; `put` is told of every change, `done` of Enter."""

    text: str = ""
    put: Callable[[str], None] = lambda text: None
    hint: str = ""
    icon: str = ""
    most: int = 24
    allowed: Callable[[str], bool] = lambda sign: sign.isprintable()
    done: Callable[[], None] | None = None
    size: float = 15
    radius: ClassVar[float] = 8
    types: ClassVar[bool] = True

    @property
    def takes_enter(self) -> bool:
        return self.done is not None

    def click(self, at: Point, desk: Desk) -> None:
        if desk.app.pads.used or desk.app.fingers.touched:
            desk.app.push(desk.app.doors.typing(self))

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type == pygame.TEXTEDITING:
            desk.editing = event.text
            desk.app.redraw()
            return True
        if event.type == pygame.TEXTINPUT:
            desk.editing = ""
            self._add(event.text, desk)
            return True
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_BACKSPACE and not desk.editing:
            self._change("" if desk.marked or event.mod & pygame.KMOD_CTRL else self.text[:-1], desk)
            return True
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return self._clipboard(event.key, desk)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            if desk.editing:
                return True
            if self.done:
                self.done()
                desk.changed()
                return True
        return bool(desk.editing) or event.key == pygame.K_SPACE

    def _clipboard(self, key: int, desk: Desk) -> bool:
        if key == pygame.K_a:
            desk.marked = bool(self.text)
        elif key == pygame.K_v:
            self._add(desk.app.window.clipboard(), desk)
        elif key in (pygame.K_c, pygame.K_x):
            desk.app.window.clipboard(self.text)
            if key == pygame.K_x:
                self._change("", desk)
        return key in (pygame.K_a, pygame.K_v, pygame.K_c, pygame.K_x)

    def _add(self, more: str, desk: Desk) -> None:
        kept = "" if desk.marked else self.text
        self._change((kept + "".join(sign for sign in more if self.allowed(sign)))[: self.most], desk)

    def _change(self, text: str, desk: Desk) -> None:
        desk.marked = False
        if text != self.text:
            self.text = text
            self.put(text)
            desk.changed()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, mine = self.box, desk.focus == self.key
        edge = pen.colours.select if mine else P.LAMP if look.hover else P.BRASS_DEEP
        pen.slab(b, (0, 0, 0, 160), 8, (*edge, 255))
        x = b.x + 12
        if self.icon:
            sign(pen, self.icon, (b.x + 19, b.cy), 7, P.MUTED)
            x += 24
        composing = desk.editing if mine else ""
        room = b.right_edge - 12 - x
        shown = self.text + composing
        while shown and pen.width(shown, self.size, high=b.h) > room:
            shown = shown[1:]
        if not shown and self.hint:
            pen.words(self.hint, (x + (4 if mine else 0), b.cy), self.size, P.MUTED, width=room, high=b.h)
        end, k = x + pen.width(shown, self.size, high=b.h), pen.set_size(self.size, b.h) / self.size
        if shown and mine and desk.marked:
            pen.slab(Box(x - 2, b.cy - 11 * k, end - x + 4, 22 * k), (*mix(pen.colours.select, (0, 0, 0), 0.5), 255), 4)
        if shown:
            pen.words(shown, (x, b.cy), self.size, P.IVORY, high=b.h)
        if composing:
            start = max(x, end - pen.width(composing, self.size, high=b.h))
            pen.line((start, b.cy + 10 * k), (end, b.cy + 10 * k), pen.colours.select, 1.4)
        if mine:
            pen.line((end + 2, b.cy - 9 * k), (end + 2, b.cy + 9 * k), pen.colours.select, 1.6)
