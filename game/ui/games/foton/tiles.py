"""Megido as controls: a small card to click or drag, a line of a list, and the signs of a cost."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import ClassVar

import pygame

from game.rules.foton.cards import Megido
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.faces.foton.sigils import seal
from game.ui.faces.foton.stones import class_badge, star_sign, stone
from game.ui.games.foton.pictures import TABLE, table_face
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget


def fitted(width: float) -> float:
    """The scale at which a small card is so wide; its letters are never smaller than at 1."""
    return max(1.0, width / TABLE[0])


def draw_icons(pen: Pen, icons: Sequence[str], x: float, y: float, side: float, gap: float = 1) -> float:
    """The stones of a cost from x on, their middles at y; gives back where they end."""
    for icon in icons:
        pen.put(stone(icon, pen.px(side), pen.colours), x, y - side / 2)
        x += side + gap
    return x


def draw_stars(pen: Pen, stars: int, x: float, y: float, side: float) -> float:
    """The star icons of a Megido."""
    for _ in range(stars):
        pen.put(star_sign(pen.px(side)), x, y - side / 2)
        x += side
    return x


def draw_card(pen: Pen, card: Megido, box: Box, state: str = "", lift: float = 1.0) -> None:
    """A small card in a box of its proportions."""
    pen.shade(box, 6, 4 * lift, 170, 3 * lift)
    pen.put(table_face(card, pen.lang, fitted(box.w) * pen.scale, pen.colours), box.x, box.y)
    if state:
        colour = {"select": pen.colours.select, "hover": P.LAMP, "harm": pen.colours.harm}[state]
        pen.slab(box, (0, 0, 0, 0), 7, (*colour, 255), 2.2)


@dataclass
class MegidoControl(Widget):
    """A Megido. Enter or a click uses it, `i` shows it large; it can be dragged away."""

    card: Megido
    do: Do = lambda: None
    zoom: Do = lambda: None
    away: Do | None = None  # what Delete does
    grab: Callable[[Megido, Point], None] | None = None  # it is held, and the mouse is there
    chosen: bool = False
    radius: ClassVar[float] = 7

    def click(self, at: Point, desk: Desk) -> None:
        self.do()

    def hold(self, at: Point, desk: Desk) -> None:
        if self.grab:
            self.grab(self.card, at)

    def press(self, event: pygame.event.Event, desk: Desk) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key == pygame.K_i:
            self.zoom()
            return True
        if event.key in (pygame.K_DELETE, pygame.K_BACKSPACE) and self.away:
            self.away()
            desk.changed()
            return True
        return False


@dataclass
class MegidoTile(MegidoControl):
    """A small card."""

    taken: bool = False  # it is in the party already
    ready: Callable[[Megido, str, float], bool] | None = None  # asks whether it may be drawn now

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b = self.box
        if self.ready and not self.ready(self.card, pen.lang, fitted(b.w) * pen.scale):
            pen.slab(b, (24, 19, 15, 255), 7, (*P.BRASS_DEEP, 255))
            pen.words(self.card.name.in_(pen.lang), (b.cx, b.foot - 14), 12, P.MUTED, anchor="center", width=b.w - 8)
            return
        draw_card(pen, self.card, b, "hover" if look.hover else "select" if self.chosen or self.taken else "")
        if self.taken:
            pen.slab(b, (8, 6, 10, 120), 7)
            r = 11.0
            pen.slab(Box(b.cx - r, b.cy - r, 2 * r, 2 * r), (*mix(pen.colours.select, (0, 0, 0), 0.6), 255), r,
                     (*pen.colours.select, 255))  # fmt: skip
            sign(pen, "check", (b.cx, b.cy), 6, P.IVORY)


@dataclass
class MegidoLine(MegidoControl):
    """A Megido as a line: seal, name, nature, cost. For narrow rooms and lists."""

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        draw_line(pen, self.card, self.box, "hover" if look.hover else "select" if self.chosen else "")


def draw_seal(pen: Pen, card: Megido, box: Box, ink: Colour = P.MUTED) -> None:
    """The seal of a Megido with its name below it, in the middle of a box."""
    side = min(box.w - 8, box.h - 22, 88.0)
    top = box.cy - (side + 20) / 2
    pen.put(seal(card, pen.px(side), False, pen.colours), box.cx - side / 2, top)
    pen.words(card.name.in_(pen.lang), (box.cx, top + side + 12), 12, ink, anchor="center", width=box.w - 4)


def draw_line(pen: Pen, card: Megido, b: Box, state: str = "") -> None:
    """A Megido as a line."""
    edge = {"hover": P.LAMP, "select": pen.colours.select}.get(state, P.BRASS_DEEP)
    pen.slab(b, (255, 236, 200, 14), 7, (*edge, 255), 1.6 if state else 1)
    side = b.h - 6
    pen.put(seal(card, pen.px(side), False, pen.colours), b.x + 4, b.y + 3)
    x = b.x + side + 12
    icons = card.cost.icons()
    stone_side = min(17.0, b.h * 0.45)
    two = b.h >= 38
    right = b.right_edge - 8
    if not two:
        wide = len(icons) * (stone_side + 1) + card.stars * stone_side + 4
        draw_icons(pen, icons, draw_stars(pen, card.stars, right - wide, b.cy, stone_side) + 3, b.cy, stone_side)
        right -= wide + 6
    badge = min(24.0, b.h * 0.6)
    if two:
        right -= badge
        room = right - x - 4 - card.stars * stone_side
        stone_side = min(stone_side, room / max(1, len(icons)) - 1)
    y = b.y + b.h * 0.3 if two else b.cy
    pen.words(card.name.in_(pen.lang), (x, y), 14, P.IVORY, True, "display", width=right - x)
    if two:
        low = b.y + b.h * 0.71
        end = draw_icons(pen, icons, x, low, stone_side)
        draw_stars(pen, card.stars, end + 4, low, stone_side)
        pen.put(class_badge(card.cls, card.style, pen.px(badge), pen.colours), right + 2, b.cy - badge / 2)
