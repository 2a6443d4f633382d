"""Cards as controls of the deck editor: a small card with its copies below it, and a line of the list."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import pygame

from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.editors.workshop import Workshop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import dot, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Say, Widget

ORDER = 38.0  # the part of a line that says, and changes, the place of a card
STRIP = 24.0  # the row with the copies under a small card
MARKS = 6  # so many copies have a mark each
FEWER = (pygame.K_DELETE, pygame.K_BACKSPACE, pygame.K_MINUS, pygame.K_KP_MINUS)
MORE = (pygame.K_PLUS, pygame.K_KP_PLUS, pygame.K_EQUALS)


def draw_small(pen: Pen, shop: Workshop, card: Any, box: Box, state: str = "", lift: float = 1.0) -> None:
    """A small card in a box of its proportions; its letters are never smaller than at scale 1."""
    pen.shade(box, 6, 4 * lift, 170, 3 * lift)
    pen.put(shop.small(card, pen.lang, max(1.0, box.w / shop.shape[0]) * pen.scale, pen.colours), box.x, box.y)
    if state:
        colour = {"select": pen.colours.select, "hover": P.LAMP, "harm": pen.colours.harm}[state]
        pen.slab(box, (0, 0, 0, 0), 7, (*colour, 255), 2.2)


@dataclass
class CardControl(Widget):
    """A card. A digit says how many there should be, plus and minus change that by one, `i` shows it large."""

    name: str  # its key in the catalogue
    card: Any
    shop: Workshop
    count: int = 0
    set: Callable[[int], None] = lambda count: None
    add: Do = lambda: None
    less: Do = lambda: None
    zoom: Do = lambda: None
    grab: Callable[[CardControl, Point], None] | None = None  # it is held, and the mouse is there
    listed: ClassVar[bool] = False  # True for a card of the deck, False for one of the pool
    radius: ClassVar[float] = 7

    def reads(self, say: Say) -> str:
        return f"{say(self.shop.name(self.card))} ×{self.count}"

    def hold(self, at: Point, desk: Desk) -> None:
        if self.grab:
            self.grab(self, at)

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type != pygame.KEYDOWN or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return False
        if pygame.K_0 <= event.key <= pygame.K_9:
            self.set(event.key - pygame.K_0)
        elif event.key in FEWER:
            self.less()
        elif event.key in MORE:
            self.add()
        elif event.key == pygame.K_i:
            self.zoom()
        else:
            return False
        desk.changed()
        return True


@dataclass
class PoolTile(CardControl):
    """A small card with its copies: minus, a mark for each copy, plus. A click on one that comes once turns it over:
    in, or out again."""

    most: int = 3
    strip: float = STRIP  # how high the row with the copies is
    barred: bool = False  # what else is in the deck does not allow it
    ready: Callable[[str, str, float], bool] | None = None  # asks whether it may be drawn now

    @property
    def face(self) -> Box:
        """The card itself."""
        return Box(self.box.x, self.box.y, self.box.w, self.box.h - self.strip)

    def pips(self) -> list[tuple[float, float]]:
        """Where the marks of the copies are; where many are allowed, a number stands in their place."""
        if self.most > MARKS:
            return [(self.box.cx, self.box.foot - STRIP / 2 + 2)]
        step = 18.0 if self.most <= 3 else 13.0
        return [
            (self.box.cx + (n - (self.most - 1) / 2) * step, self.box.foot - STRIP / 2 + 2) for n in range(self.most)
        ]

    def click(self, at: Point, desk: Desk) -> None:
        if self.most == 1 and self.count:
            self.less()
        elif self.most == 1 or at[1] < self.face.foot:
            self.add()
        elif at[0] < self.pips()[0][0] - 9:
            self.less()
        elif self.most > MARKS or at[0] > self.pips()[-1][0] + 9:
            self.add()
        else:
            near = min(range(self.most), key=lambda n: abs(self.pips()[n][0] - at[0])) + 1
            self.set(near - 1 if near == self.count else near)

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.face
        if self.ready and not self.ready(self.name, pen.lang, max(1.0, b.w / self.shop.shape[0]) * pen.scale):
            pen.slab(b, (24, 19, 15, 255), 7, (*P.BRASS_DEEP, 255))
            name = self.shop.name(self.card).in_(pen.lang)
            rows = pen.rows(name, 12, b.w - 10)
            for n, row in enumerate(rows):
                y = b.foot - 14 - pen.set_size(16) * (len(rows) - 1 - n)
                pen.words(row, (b.cx, y), 12, P.MUTED, anchor="center", width=b.w - 6)
        else:
            draw_small(pen, self.shop, self.card, b, "hover" if look.hover else "select" if self.count else "")
        if self.barred:
            pen.slab(b, (8, 4, 4, 130), 7)
        if self.most == 1:
            self._draw_in(pen, b)
            return
        y = self.pips()[0][1]
        sign(pen, "bar", (b.x + 12, y), 5, P.IVORY if self.count else P.FAINT)
        if self.most > MARKS:
            pen.words(
                f"×{self.count}", self.pips()[0], 13, P.BRASS_LIT if self.count else P.FAINT, True, anchor="center"
            )
        for n, at in enumerate(self.pips() if self.most <= MARKS else ()):
            dot(pen, at, 6 if self.most <= 3 else 5, P.BRASS_LIT if n < self.count else P.BRASS_DEEP, n >= self.count)
        sign(pen, "plus", (b.right_edge - 12, y), 5, P.IVORY if self.count < self.most else P.FAINT)

    def _draw_in(self, pen: Pen, b: Box) -> None:
        """A tick on a card that is in."""
        if self.count:
            pen.slab(b, (8, 6, 10, 120), 7)
            select = pen.colours.select
            pen.slab(Box(b.cx - 11, b.cy - 11, 22, 22), (*mix(select, (0, 0, 0), 0.6), 255), 11, (*select, 255))
            sign(pen, "check", (b.cx, b.cy), 6, P.IVORY)


@dataclass
class Listed(CardControl):
    """A card of the deck. In an ordered pile it has a `place`, and a digit puts it elsewhere."""

    wrong: bool = False
    place: int = 0
    listed: ClassVar[bool] = True


@dataclass
class DeckCard(Listed):
    """A card in its place, where there are few. A click takes it out."""

    def click(self, at: Point, desk: Desk) -> None:
        self.less()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        draw_small(pen, self.shop, self.card, self.box, "hover" if look.hover else "harm" if self.wrong else "")


@dataclass
class ListLine(Listed):
    """How many of a card there are, its picture, its name, its numbers. A click takes one out.

    A card of an ordered pile shows its place instead: a click there moves it up.
    """

    radius: ClassVar[float] = 5

    def click(self, at: Point, desk: Desk) -> None:
        if self.place > 1 and at[0] < self.box.x + ORDER:
            self.set(self.place - 1)
        else:
            self.less()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        fill = (70, 18, 14, 190) if self.wrong else (*P.LAMP, 34) if look.hover else (255, 236, 200, 12)
        pen.slab(b, fill, 5, (*pen.colours.harm, 255) if self.wrong else None)
        ink = mix(pen.colours.harm, (255, 255, 255), 0.5) if self.wrong else P.BRASS_LIT
        if self.place:
            pen.words(str(self.place), (b.x + 8, b.cy), 15, ink, True, "display")
            if self.place > 1:
                sign(pen, "up", (b.x + 26, b.cy), 5, P.IVORY if look.hover else P.BRASS)
        else:
            pen.words(f"{self.count}×", (b.x + 8, b.cy), 14, ink, True)
        inner = Box(b.x + 36, b.y, b.w - 44, b.h)
        used = self.shop.draw_line(pen, self.card, inner)
        room = inner.w - used - self.shop.aside(self.card, inner.w < 320) - 8
        pen.words(self.shop.name(self.card).in_(pen.lang), (inner.x + used, b.cy), 13, P.IVORY, width=room, high=b.h)
