"""Pips: the six colours as shapes, what a requirement asks for and how much of it there is.

Blue is a drop, pink a blossom, white a sparkle, purple a crescent, yellow a sun, orange a square. "Any colour" is a
six-sided ring; "any but blue" is the drop, barred. An empty pip is dark with a bright rim, a filled one shines.
Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygame import Surface

from game.ui.art.draw import Layer, Point, bezier, centre, ngon, put, star
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS_LIT, HARM, IVORY, Colour, mix
from game.ui.art.text import font
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.kit.figures import digit
from game.ui.faces.pony.tones import WILD, tone_of
from game.ui.theme import STANDARD, Colours

DARK: Colour = (9, 7, 12)
NOT = "not:"


def fine(px: int) -> int:
    """How much larger something small is drawn at first."""
    return 6 if px < 32 else 4 if px < 140 else 3


def _blossom() -> list[Point]:
    """Five round petals."""
    return [
        (
            (0.66 + 0.36 * abs(math.cos(2.5 * a))) * math.sin(a) * 1.02,
            -(0.66 + 0.36 * abs(math.cos(2.5 * a))) * math.cos(a) * 1.02,
        )
        for a in (2 * math.pi * k / 60 for k in range(60))
    ]


DROP: list[Point] = [
    *bezier((0, -1.08), (0.2, -0.62), (0.8, -0.16), (0.8, 0.3), 12),
    *bezier((0.8, 0.3), (0.8, 1.18), (-0.8, 1.18), (-0.8, 0.3), 18),
    *bezier((-0.8, 0.3), (-0.8, -0.16), (-0.2, -0.62), (0, -1.08), 12),
]
CRESCENT: list[Point] = [
    *bezier((0.42, -1.0), (-1.2, -0.9), (-1.28, 0.9), (0.42, 1.0), 24),
    *bezier((0.42, 1.0), (1.2, 0.86), (1.0, 0.56), (0.78, 0.6), 6),
    *bezier((0.78, 0.6), (-0.3, 0.62), (-0.3, -0.62), (0.78, -0.6), 20),
    *bezier((0.78, -0.6), (1.0, -0.56), (1.2, -0.86), (0.42, -1.0), 6),
]
SQUARE: list[Point] = [
    (-0.8, -0.66),
    (-0.66, -0.8),
    (0.66, -0.8),
    (0.8, -0.66),
    (0.8, 0.66),
    (0.66, 0.8),
    (-0.66, 0.8),
    (-0.8, 0.66),
]
SHAPES: dict[str, Sequence[Point]] = {
    "blue": DROP,
    "pink": _blossom(),
    "white": star((0, 0), 1.16, 0.56, 4),
    "purple": CRESCENT,
    "yellow": star((0, 0), 1.08, 0.74, 9),
    "orange": SQUARE,
    "": ngon((0, 0), 0.62, 20),
    WILD: ngon((0, 0), 1.0, 6),
}
MIDDLE = {"purple": (0.0, 0.0), "blue": (0, 0.2)}  # where a number stands on a shape
ROOM = {"purple": 0.86, "white": 0.86, "": 0.9}  # how large it is there


def at(points: Sequence[Point], c: Point, r: float) -> list[Point]:
    """A shape of radius 1 as one of radius r around c."""
    return [(c[0] + x * r, c[1] + y * r) for x, y in points]


def _split(part: str) -> tuple[str, bool]:
    """The colour of a part, and whether it is anything but that."""
    return part.removeprefix(NOT), part.startswith(NOT)


@kept(3)
def pip(part: str, px: int, filled: bool = True, colours: Colours = STANDARD) -> Surface:
    """A colour ("blue"), anything but it ("not:blue"), anything ("wild"), or no colour (""): met or still wanted."""
    colour, other = _split(part)
    deep, body, lit = tone_of(colour, colours)
    ly, c, r, w = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.42, max(1.0, px * 0.07)
    shape = SHAPES[colour]
    ly.poly(DARK, at(shape, c, r), w * 2.6)
    if filled:
        ly.poly(mix(deep, DARK, 0.2), at(shape, c, r), w * 1.3)
        for k in range(6):
            t = k / 5
            ly.poly(
                mix(mix(body, deep, 0.22), mix(body, lit, 0.5), t),
                at(shape, (c[0] - r * 0.08 * t, c[1] - r * 0.12 * t), r * (1 - 0.42 * t)),
            )
        ly.poly(mix(lit, IVORY, 0.3), at(shape, c, r * 0.99), max(0.6, w * 0.55))
    else:
        ly.poly(mix(deep, DARK, 0.45), at(shape, c, r))
        ly.poly(mix(body, lit, 0.3), at(shape, c, r * 0.95), max(1.0, w * 0.9))
    if colour == WILD:
        ly.ring(mix(deep, DARK, 0.2) if filled else mix(body, lit, 0.3), c, r * 0.42, max(1.0, w * 0.9))
    if other:
        for ink, wide in ((DARK, 2.9), (IVORY if filled else mix(IVORY, DARK, 0.25), 1.3)):
            ly.stroke(ink, [(c[0] - r * 0.92, c[1] + r * 0.92), (c[0] + r * 0.92, c[1] - r * 0.92)], w * wide)
    return solid(ly)


@kept(3)
def badge(part: str, number: int, px: int, colours: Colours = STANDARD) -> Surface:
    """A part of a requirement as one pip with its number: for cards."""
    colour, other = _split(part)
    s = pip(colour, px, True, colours).copy()
    deep = tone_of(colour, colours)[0]
    size = round(px * 0.56 * ROOM.get(colour, 1.0))
    mx, my = MIDDLE.get(colour, (0, 0))
    label = digit(str(number), font("sans", size, True), (255, 253, 246), mix(deep, DARK, 0.55), max(1, round(px / 15)))
    if other:
        ly, c, r = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.44
        for ink, wide in ((DARK, 4.0), (HARM, 2.4)):
            ly.stroke(ink, [(c[0] - r, c[1] + r), (c[0] + r, c[1] - r)], px * 0.035 * wide)
        put(s, solid(ly))
    centre(s, label, px * (0.5 + mx * 0.42), px * (0.5 + my * 0.42))
    return s


@kept(1)
def met_mark(px: int, state: str, colours: Colours = STANDARD) -> Surface:
    """Whether a requirement is met: "met" a tick on a disc, "short" an open ring, "blocked" a barred triangle."""
    ly, c, r, w = Layer((px, px), fine(px)), (px / 2, px / 2), px * 0.42, max(1.2, px * 0.11)
    if state == "met":
        ly.disc(DARK, c, r * 1.12)
        ly.disc(mix(colours.good, (0, 0, 0), 0.3), c, r)
        ly.stroke(IVORY, at([(-0.48, 0.02), (-0.12, 0.42), (0.52, -0.42)], c, r), w * 1.2)
    elif state == "blocked":
        shape = at([(0, -1.02), (1.06, 0.82), (-1.06, 0.82)], c, r)
        ly.poly(DARK, shape, w * 2)
        ly.poly(mix(colours.harm, (0, 0, 0), 0.15), shape)
        ly.stroke(IVORY, at([(0, -0.36), (0, 0.26)], c, r), w * 1.1)
        ly.disc(IVORY, (c[0], c[1] + r * 0.56), w * 0.6)
    else:
        ly.ring(DARK, c, r * 0.84, w * 2.2)
        ly.ring(mix(BRASS_LIT, (90, 86, 96), 0.6), c, r * 0.84, w)
    return solid(ly)
