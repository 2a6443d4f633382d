"""Small signs of the pony card game: power, cost, bonus, points, tokens, counters, keywords, kinds, states.

Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui.art.draw import Layer, Point, arc, centre, ngon, star
from game.ui.art.kept import kept
from game.ui.art.paint import smooth
from game.ui.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, IVORY, ON_BRASS, Colour, hx, mix
from game.ui.art.text import font
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.kit.figures import READ, digit, on_stone
from game.ui.faces.pony.pips import DARK, at, fine
from game.ui.faces.pony.tones import LOVE, Tone

CHANGED = {1: (176, 246, 150), -1: (255, 158, 134), 0: (255, 253, 246)}
HEART: list[Point] = [
    (x / 10, y / 10)
    for x, y in smooth(
        [
            (0, 10.5),
            (0, 10.5),
            (-10.4, 0),
            (-9.2, -7.6),
            (-4, -9),
            (0, -5.4),
            (0, -5.4),
            (4, -9),
            (9.2, -7.6),
            (10.4, 0),
        ]
    )
]


def _stone(ly: Layer, shape: list[Point], c: Point, r: float, tone: Tone) -> None:
    """A cut stone in a gilt setting; lighter copies of its shape slide to the lamp."""
    deep, body, lit = tone
    w = max(1.0, r * 0.1)
    ly.poly(mix(deep, DARK, 0.6), at(shape, c, r), w * 3)
    ly.poly(BRASS, at(shape, c, r), w * 1.9)
    for k in range(8):
        t = k / 7
        ly.poly(
            mix(mix(body, deep, 0.42), mix(body, lit, 0.24), t),
            at(shape, (c[0] - r * 0.1 * t, c[1] - r * 0.14 * t), r * (1 - 0.5 * t)),
        )
    ly.poly(mix(lit, IVORY, 0.2), at(shape, c, r * 0.97), max(0.6, w * 0.5))


@kept(3)
def power_gem(number: str, px: int, change: int = 0) -> Surface:
    """A heart with a power: `change` 1 more than printed (green), -1 less (red), 0 as printed."""
    s = _heart(px).copy()
    share = 0.52 if len(number) < 2 else 0.44
    centre(
        s,
        on_stone(number, px, share, CHANGED[change], mix(LOVE[0], DARK, 0.5), max(1, round(px / 20))),
        px * 0.5,
        px * 0.465,
    )
    return s


@kept(1)
def _heart(px: int) -> Surface:
    ly = Layer((px, px), fine(px))
    _stone(ly, HEART, (px / 2, px * 0.49), px * 0.42, LOVE)
    return solid(ly)


@kept(2)
def fury_gem(number: str, px: int, change: int = 0) -> Surface:
    """A thorny stone with the power of a Troublemaker."""
    ly = Layer((px, px), fine(px))
    _stone(ly, star((0, 0), 1.08, 0.84, 8), (px / 2, px / 2), px * 0.42, (hx("#2a0408"), hx("#a8202c"), hx("#ff8a76")))
    s = solid(ly)
    share = 0.5 if len(number) < 2 else 0.42
    centre(
        s,
        on_stone(number, px, share, CHANGED[change], (36, 4, 8), max(1, round(px / 20))),
        px * 0.5,
        px * 0.5,
    )
    return s


@kept(2)
def cost_coin(number: str, px: int) -> Surface:
    """So many action tokens: a plain gilt coin with a number."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.46
    _coin(ly, c, r)
    s = solid(ly)
    share = 0.6 if len(number) < 2 else 0.48
    label = on_stone(number, px, share, ON_BRASS, mix(BRASS_LIT, IVORY, 0.45), max(1, round(px / 26)))
    centre(s, label, px * 0.5, px * 0.5)
    return s


def _coin(ly: Layer, c: Point, r: float) -> None:
    """A milled gilt coin."""
    ly.disc(mix(BRASS_DEEP, DARK, 0.6), c, r * 1.06)
    ly.poly(mix(BRASS_DEEP, BRASS, 0.35), star(c, r * 1.02, r * 0.95, 18))
    for k in range(8):
        t = k / 7
        ly.disc(
            mix(mix(BRASS, BRASS_DEEP, 0.15), BRASS_LIT, t * 0.8),
            (c[0] - r * 0.1 * t, c[1] - r * 0.14 * t),
            r * (0.86 - 0.24 * t),
        )
    ly.ring(mix(BRASS_LIT, IVORY, 0.4), c, r * 0.86, max(0.7, r * 0.06))


SHOE: list[Point] = [*arc((0, -0.12), 0.62, math.radians(130), math.radians(410), 22)]


@kept(1)
def token(px: int, spent: bool = False) -> Surface:
    """An action token: a gilt coin with a horseshoe; spent, only its dark place."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.46
    if spent:
        ly.disc((14, 11, 16), c, r)
        ly.ring(mix(BRASS_DEEP, DARK, 0.2), c, r * 0.92, max(1.0, r * 0.1))
        return solid(ly)
    _coin(ly, c, r)
    ly.stroke(ON_BRASS, at(SHOE, c, r * 0.9), r * 0.3)
    for k in (2, 11, 20):
        x, y = at(SHOE, c, r * 0.9)[k]
        ly.disc(BRASS_LIT, (x, y), r * 0.07)
    return solid(ly)


@kept(2)
def bonus_mark(number: str, px: int) -> Surface:
    """The bonus of a Problem: a number in a laurel."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.46
    ly.disc((18, 13, 10), c, r * 0.98)
    ly.ring(mix(BRASS_DEEP, DARK, 0.2), c, r * 0.95, max(1.0, r * 0.07))
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(112 + k * 27)
            x, y = c[0] + side * r * 0.72 * math.cos(a), c[1] - r * 0.72 * math.sin(a)
            turn = a + 0.9
            dx, dy = side * math.cos(turn) * r * 0.26, -math.sin(turn) * r * 0.26
            nx, ny = -dy * 0.42, dx * 0.42
            ly.poly(
                mix(BRASS, BRASS_LIT, k / 6), [(x - dx, y - dy), (x + nx, y + ny), (x + dx, y + dy), (x - nx, y - ny)]
            )
    s = solid(ly)
    centre(
        s,
        digit(number, font("sans", round(px * 0.46), True), BRASS_LIT, (24, 14, 6), max(1, round(px / 24))),
        px * 0.5,
        px * 0.51,
    )
    return s


@kept(2)
def points_mark(number: str, px: int) -> Surface:
    """Points: a number on a star, what beating a Troublemaker brings."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px * 0.53), px * 0.46
    shape = star((0, 0), 1.1, 0.62, 5)
    ly.poly(mix(BRASS_DEEP, DARK, 0.6), at(shape, c, r), r * 0.3)
    ly.poly(BRASS_DEEP, at(shape, c, r), r * 0.14)
    for k in range(7):
        t = k / 6
        ly.poly(
            mix(mix(BRASS, BRASS_DEEP, 0.1), BRASS_LIT, t * 0.8),
            at(shape, (c[0] - r * 0.06 * t, c[1] - r * 0.1 * t), r * (1 - 0.4 * t)),
        )
    s = solid(ly)
    high = max(round(px * 0.46), min(READ, round(px * 0.66)))
    label = digit(number, font("sans", high, True), ON_BRASS, mix(BRASS_LIT, IVORY, 0.5), max(1, round(px / 24)))
    centre(s, label, px * 0.5, px * 0.535)
    return s


@kept(1)
def counter(number: str, px: int) -> Surface:
    """A +1 power counter: a small green stone."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.42
    _stone(ly, ngon((0, 0), 1.05, 8, 22.5), c, r, (hx("#0c2a12"), hx("#3a8a3a"), hx("#b8f09a")))
    s = solid(ly)
    centre(
        s,
        digit(number, font("sans", round(px * 0.42), True), (250, 255, 244), (10, 34, 12), max(1, round(px / 20))),
        px * 0.5,
        px * 0.5,
    )
    return s


@kept(1)
def home_mark(number: str, px: int) -> Surface:
    """A home limit: a number in a house."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px * 0.52), px * 0.46
    shape = at([(-1.0, -0.06), (0, -1.0), (1.0, -0.06), (0.8, -0.06), (0.8, 0.88), (-0.8, 0.88), (-0.8, -0.06)], c, r)
    ly.poly((12, 10, 16), shape, r * 0.26)
    ly.poly(mix(hx("#3a5a86"), (0, 0, 0), 0.2), shape)
    ly.poly(mix(hx("#8ab4e0"), IVORY, 0.2), shape, max(1.0, r * 0.1))
    s = solid(ly)
    centre(
        s,
        digit(number, font("sans", round(px * 0.46), True), IVORY, (10, 16, 30), max(1, round(px / 24))),
        px * 0.5,
        px * 0.58,
    )
    return s


@kept(1)
def exhausted_mark(px: int, ink: Colour = BRASS_LIT) -> Surface:
    """The sign of an exhausted card: three z on a dark disc."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.46
    ly.disc((14, 12, 18), c, r)
    ly.ring(ink, c, r * 0.94, max(1.0, r * 0.1))
    for x, y, k in ((-0.28, 0.3, 0.3), (0.16, -0.2, 0.42)):
        z = at([(x - k, y - k), (x + k, y - k), (x - k, y + k), (x + k, y + k)], c, r * 0.8)
        ly.stroke(ink, z, max(1.1, r * 0.16))
    return solid(ly)


@kept(1)
def frightened_mark(px: int) -> Surface:
    """The sign of a frightened Friend: a white face with wide eyes."""
    ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.46
    ly.disc((14, 12, 18), c, r)
    ly.disc(hx("#c8d0e8"), c, r * 0.88)
    for side in (-1, 1):
        ly.disc((24, 20, 36), (c[0] + side * r * 0.34, c[1] - r * 0.18), r * 0.2)
        ly.stroke((24, 20, 36), at([(side * 0.56, -0.62), (side * 0.2, -0.5)], c, r), max(1.0, r * 0.1))
    ly.poly(
        (24, 20, 36),
        at(
            [(-0.3, 0.5), (-0.16, 0.34), (0, 0.48), (0.16, 0.34), (0.3, 0.5), (0.16, 0.62), (0, 0.52), (-0.16, 0.62)],
            c,
            r,
        ),
    )
    return solid(ly)


def quarter(picture: Surface) -> Surface:
    """A picture turned sideways, as an exhausted card lies."""
    return pygame.transform.rotate(picture, -90)
