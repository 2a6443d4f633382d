"""Points that lie on the table as coins, in stacks; what is counted as signs in rows; and either on their way."""

from __future__ import annotations

import math

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, ngon
from game.ui.art.palette import mix
from game.ui.table.besides_cards import Purse
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

STACK, LIFT, FLAT = 5, 5.2, 0.46  # coins of a stack, how far each lies higher, how flat a coin is seen
RADIUS, LEAST = 12.0, 7.0
MOST = 40  # coins that are drawn


def draw_purse(pen: Pen, box: Box, count: int) -> None:
    """So many coins in stacks of five, the nearest row first, as large as there is room for."""
    pen.kept(("purse", count), box, lambda pen, box: _purse(pen, box, count), 6)


def fitting(box: Box, count: int) -> tuple[float, int]:
    """The radius of coins, and how many stacks stand in a row."""
    stacks = max(1, -(-min(count, MOST) // STACK))
    radius = RADIUS
    while radius > LEAST:
        across = max(1, int(box.w // (radius * 2.5)))
        rows = -(-stacks // across)
        if rows * radius * 1.5 + (STACK - 1) * LIFT * radius / RADIUS + radius <= box.h:
            return radius, across
        radius -= 0.5
    return LEAST, max(1, int(box.w // (LEAST * 2.5)))


def _purse(pen: Pen, box: Box, count: int) -> None:
    if count <= 0:
        return
    radius, across = fitting(box, count)
    ink, shown = pen.layer(box.w, box.h, 4), min(count, MOST)
    stacks = -(-shown // STACK)
    rows = -(-stacks // across)
    wide = min(stacks, across) * radius * 2.5
    for row in range(rows):
        for n in range(row * across, min(stacks, (row + 1) * across)):
            x = box.w / 2 - wide / 2 + radius * 1.25 + (n - row * across) * radius * 2.5
            y = box.h - radius * 0.7 - (rows - 1 - row) * radius * 1.5
            _stack(ink.layer, x * pen.scale, y * pen.scale, min(STACK, shown - n * STACK), radius * pen.scale)
    pen.lay(ink, box.x, box.y)


def _stack(layer: Layer, x: float, y: float, high: int, r: float) -> None:
    """One stack, seen from above at a slant."""
    layer.poly((0, 0, 0, 90), _oval(x + r * 0.16, y + r * 0.28, r * 1.12))
    for k in range(high):
        yy = y - k * LIFT * r / RADIUS
        for down, colour, wide in (
            (0.26, (30, 18, 6), 1.04),
            (0.12, P.BRASS_DEEP, 1.0),
            (0.0, P.BRASS, 1.0),
            (-0.03, mix(P.BRASS, P.BRASS_LIT, 0.55), 0.8),
        ):
            layer.poly((*colour, 255), _oval(x, yy + down * r, r * wide))
    top = y - (high - 1) * LIFT * r / RADIUS
    layer.poly((*P.BRASS_DEEP, 255), ngon((x, top), r * 0.36, 6, squash=1.3), max(0.8, r * 0.08))


def _oval(x: float, y: float, r: float) -> list[tuple[float, float]]:
    return [(x + r * math.cos(t * math.pi / 18), y + r * FLAT * math.sin(t * math.pi / 18)) for t in range(36)]


SIGN, NEXT = 17.0, 19.0  # size of a sign that is counted, and how far apart they lie


def draw_signs(pen: Pen, purse: Purse, count: int) -> None:
    """So many signs in rows from the left; where there is no room for all, one of them and the number."""
    pen.kept(("signs", purse.sign, count), purse.box, lambda pen, box: _signs(pen, box, purse.sign, count), 6)


def _signs(pen: Pen, box: Box, sign: str, count: int) -> None:
    across, down = max(1, int(box.w // NEXT)), max(1, int(box.h // NEXT))
    if count > across * down:
        draw_sign(pen, sign, (box.x + NEXT / 2, box.cy), SIGN)
        pen.words(f"×{count}", (box.x + NEXT + 3, box.cy), 15, P.IVORY, True, width=box.w - NEXT - 3)
        return
    rows = max(1, -(-count // across))
    top = box.cy - rows * NEXT / 2
    for n in range(count):
        draw_sign(pen, sign, (box.x + (n % across + 0.5) * NEXT, top + (n // across + 0.5) * NEXT), SIGN)


def draw_flying(
    pen: Pen, start: tuple[float, float], end: tuple[float, float], count: int, age: float, sign: str = ""
) -> None:
    """Coins, or signs, one after the other on an arc from a point to another."""
    r = 11.0
    key = ("flying coin", pen.scale)
    picture = pen.gallery.get(key, lambda: _coin(pen, r))
    for n in range(min(count, 6)):
        t = min(1.0, max(0.0, age * 1.4 - n * 0.07))
        if 0 < t < 1:
            x = start[0] + (end[0] - start[0]) * t
            y = start[1] + (end[1] - start[1]) * t - 46 * math.sin(math.pi * t)
            if not sign or not draw_sign(pen, sign, (x, y), 2 * r):
                pen.put(picture, x - r, y - r)


def _coin(pen: Pen, r: float) -> Surface:
    """A coin in the air, seen from the front."""
    ink = pen.layer(2 * r, 2 * r)
    ink.disc((30, 18, 6, 255), (r, r), r * 0.98)
    ink.disc((*P.BRASS, 255), (r, r), r * 0.88)
    ink.disc((*mix(P.BRASS, P.BRASS_LIT, 0.6), 255), (r * 0.95, r * 0.93), r * 0.7)
    ink.poly((*P.BRASS_DEEP, 255), ngon((r, r), r * 0.42, 6), r * 0.12)
    return ink.layer.done()
