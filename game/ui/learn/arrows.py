"""What the coach points with: gold rings and outlines, an arrow with a label that drops onto them, a soft shade over
the rest, and the hand that shows where to click."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, halo, put, shadow
from game.ui.art.palette import mix
from game.ui.learn.placing import Target
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

BOB = 1.3  # seconds an arrow takes to drop and rise
DROP = 7.0  # and how far
ARROW_W, ARROW_H, LABEL_H = 34.0, 46.0, 28.0
MANY = 2  # so many places have an arrow each; of more, the first one
COARSE = 8  # the shade is painted so many times smaller
SHADE = 96
RADIUS = {"card": 8.0, "space": 0.0, "figure": 999.0}


def draw_shade(pen: Pen, room: tuple[float, float], lit: Sequence[Box]) -> None:
    """Everything but the lit boxes lies a little darker."""
    w, h = pen.px(room[0]), pen.px(room[1])
    key = ("lesson shade", w, h, tuple((round(b.x / 4), round(b.y / 4), round(b.w / 4), round(b.h / 4)) for b in lit))
    put(pen.surface, pen.gallery.get(key, lambda: _shade((w, h), pen.scale, lit)), (0, 0))


def _shade(size: tuple[int, int], scale: float, lit: Sequence[Box]) -> Surface:
    small = Surface((max(1, size[0] // COARSE), max(1, size[1] // COARSE)), SRCALPHA)
    small.fill((4, 3, 6, SHADE))
    for box in lit:
        k = scale / COARSE
        grown = pygame.Rect(round((box.x - 26) * k), round((box.y - 26) * k), round((box.w + 52) * k) + 1,
                            round((box.h + 52) * k) + 1)  # fmt: skip
        pygame.draw.rect(small, (4, 3, 6, 0), grown, border_radius=max(2, round(30 * k)))
    soft = pygame.transform.gaussian_blur(small, 3)
    return pygame.transform.smoothscale(soft, size).premul_alpha()


# ---- rings -----------------------------------------------------------------------------------------
def draw_ring(pen: Pen, target: Target, strong: bool = True) -> None:
    """A gold edge round something: along its outline, or round its box."""
    gold = pen.colours.offer
    if target.outline:
        _polygon(pen, target, gold, strong)
        return
    grow = 5.0 if target.kind != "figure" else 0.0
    box = target.box.inset(-grow)
    radius = min(RADIUS.get(target.kind, 11.0) + grow, box.h / 2)

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(box.w + 12, box.h + 12, 3)
        ink.box((46, 26, 4, 220), (3, 3, box.w + 6, box.h + 6), radius + 3, 6.4)
        ink.box((*gold, 255), (4, 4, box.w + 4, box.h + 4), radius + 2, 4.0 if strong else 2.2)
        ink.box((*mix(gold, P.FOCUS, 0.7), 200), (5.2, 5.2, box.w + 1.6, box.h + 1.6), radius + 1, 1.0)
        picture = ink.layer.done()
        add(pen.surface, halo(picture, max(2, pen.px(6)), 0.5), pen.at(box.x - 6, box.y - 6))
        put(pen.surface, picture, pen.at(box.x - 6, box.y - 6))

    pen.kept(("gold ring", gold, strong, round(radius)), box, paint, 22)


def _polygon(pen: Pen, target: Target, gold: tuple[int, int, int], strong: bool) -> None:
    b = target.box.inset(-10)
    points = tuple((round(x - b.x, 1), round(y - b.y, 1)) for x, y in target.outline)
    key = ("gold polygon", gold, strong, points, target.kind == "space", pen.scale)

    def drawn() -> Surface:
        sheet = Layer((pen.px(b.w), pen.px(b.h)), 3)
        corners = [(x * pen.scale, y * pen.scale) for x, y in points]
        if target.kind == "space":
            sheet.poly((*gold, 46), corners)
        sheet.poly((46, 26, 4, 210), corners, 7.0 * pen.scale)
        sheet.poly((*gold, 255), corners, (4.6 if strong else 2.6) * pen.scale)
        return sheet.done()

    picture = pen.gallery.get(key, drawn)
    x, y = pen.at(b.x, b.y)
    add(pen.surface, pen.gallery.get((*key, "light"), lambda: halo(picture, max(2, pen.px(6)), 0.5)), (x, y))
    put(pen.surface, picture, (x, y))


# ---- arrows ----------------------------------------------------------------------------------------
def draw_arrow_to(pen: Pen, target: Target, said: str, clock: float, room: tuple[float, float]) -> Box:
    """An arrow above something, or below where there is no room above, with a label. Returns the label's box."""
    box = target.box
    lift = DROP * (0.5 + 0.5 * math.cos(2 * math.pi * clock / BOB))
    over = target.kind != "figure"
    label_h = LABEL_H if said else 0.0
    down = box.y - ARROW_H - label_h - 14 > 4
    cx = min(max(box.cx, 70.0), room[0] - 70.0)
    depth = min(box.h * 0.28, 22.0) if over else 6.0
    tip = box.y + depth - 4 - lift if down else box.foot - depth + 4 + lift
    _arrow(pen, (min(max(box.cx, 20.0), room[0] - 20.0), tip), down)
    if not said:
        return Box(cx, tip, 0, 0)
    y = tip - ARROW_H - label_h - 3 + lift if down else tip + ARROW_H + 3 - lift
    return _label(pen, (cx, y), said, room)


def _arrow(pen: Pen, tip: tuple[float, float], down: bool) -> None:
    """A thick gold arrow whose point is there."""
    gold = pen.colours.offer

    def drawn() -> Surface:
        ink = pen.layer(ARROW_W + 8, ARROW_H + 8)
        shape = [(13, 4), (29, 4), (29, 25), (38, 25), (21, 49), (4, 25), (13, 25)]
        ink.poly((0, 0, 0, 150), [(x + 2, y + 3) for x, y in shape])
        ink.poly((*gold, 255), shape)
        ink.poly((*mix(gold, P.FOCUS, 0.6), 255), [(13, 4), (19, 4), (19, 40), (4, 25), (13, 25)])
        ink.poly((70, 40, 6, 255), shape, 1.6)
        made = ink.layer.done()
        return made if down else pygame.transform.flip(made, False, True)

    picture = pen.gallery.get(("gold arrow", gold, down, pen.scale), drawn)
    w, h = picture.get_size()
    x, y = pen.at(*tip)
    left, top = x - w // 2, y - h + pen.px(4) if down else y - pen.px(4)
    glow = shadow((w // 2, h // 2), 8 * pen.scale, max(2, pen.px(8)), 90, gold)
    add(pen.surface, glow, (x - glow.get_width() // 2, top + h // 2 - glow.get_height() // 2))
    put(pen.surface, picture, (left, top))


def _label(pen: Pen, at: tuple[float, float], said: str, room: tuple[float, float]) -> Box:
    """A dark plate with a short line, its middle above there."""
    gold = pen.colours.offer
    wide = min(240.0, pen.width(said, 14, True) + 26)
    x, y = min(max(at[0] - wide / 2, 6.0), room[0] - wide - 6), min(max(at[1], 4.0), room[1] - LABEL_H - 4)
    box = Box(x, y, wide, LABEL_H)

    def paint(pen: Pen, box: Box) -> None:
        pen.shade(box, 9, 6, 150)
        pen.slab(box, (16, 12, 9, 238), 9, (*gold, 255), 1.5)
        pen.words(said, (box.cx, box.cy), 14, P.IVORY, True, anchor="center", width=box.w - 16)

    pen.kept(("gold label", said, gold), box, paint, 16)
    return box


# ---- the hand of "Show me" -------------------------------------------------------------------------
def draw_hand(pen: Pen, at: tuple[float, float], pressed: float) -> None:
    """A hand with its finger there; `pressed` 0 to 1 while it clicks."""
    if pressed > 0:
        r = 10 + 16 * pressed
        ring = pen.layer(2 * r + 8, 2 * r + 8, 3)
        ring.ring((*pen.colours.offer, round(255 * (1 - pressed))), (r + 4, r + 4), r, 3)
        pen.lay(ring, at[0] - r - 4, at[1] - r - 4)

    def drawn() -> Surface:
        ink = pen.layer(34, 42)
        shape = [(10, 2), (14, 2), (15, 15), (27, 19), (31, 24), (29, 38), (14, 38), (4, 25), (6, 22), (10, 24)]
        ink.poly((0, 0, 0, 130), [(x + 2, y + 3) for x, y in shape])
        ink.poly((*P.FOCUS, 255), shape)
        ink.poly((40, 22, 6, 255), shape, 1.8)
        for x in (19, 23, 27):
            ink.stroke((120, 96, 60, 255), [(x, 21), (x, 27)], 1.2)
        return ink.layer.done()

    picture = pen.gallery.get(("coach hand", pen.scale), drawn)
    press = 2.0 if 0 < pressed < 0.4 else 0.0
    pen.put(picture, at[0] - 12, at[1] - 3 + press)


def draw_number(pen: Pen, at: tuple[float, float], number: int) -> None:
    """1, 2, 3 where to click one after the other, where nothing moves."""
    box = Box(at[0] - 13, at[1] - 13, 26, 26)

    def paint(pen: Pen, box: Box) -> None:
        pen.shade(box, 13, 4, 150, 1)
        pen.slab(box, (*P.FOCUS, 255), 13, (40, 22, 6, 255), 2)
        pen.words(str(number), (box.cx, box.cy), 15, (40, 22, 6), True, anchor="center")

    pen.kept(("coach number", number), box, paint, 10)
