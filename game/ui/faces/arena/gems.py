"""Small stones and signs on cards: colours, kinds, stats, life, points. Told by shape first, colour second.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, Point, arc, bezier, centre, ngon, put, star
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, Colour, mix
from game.ui.art.text import font, line

HUE: dict[str, Colour] = {key: body for key, (_, body, _) in IDENTITY.items()}
GAIN, LOSS = P.hx("#a8ec8c"), P.hx("#ff9a86")
DROP, EMPTY = P.hx("#d83a30"), P.hx("#33241f")


def outline(colour: str, c: Point, r: float) -> list[Point]:
    """The outer shape of a colour: disc, drop, lozenge, triangle, leaf; hexagon for colourless."""
    x, y = c
    if colour == "blue":
        return [
            (x, y - r),
            *bezier(
                (x, y - r), (x + r * 0.34, y - r * 0.52), (x + r * 0.84, y - r * 0.14), (x + r * 0.84, y + r * 0.22), 12
            ),
            *arc((x, y + r * 0.18), r * 0.84, 0, math.pi, 24),
            *bezier(
                (x - r * 0.84, y + r * 0.22), (x - r * 0.84, y - r * 0.14), (x - r * 0.34, y - r * 0.52), (x, y - r), 12
            ),
        ]
    if colour == "black":
        return [(x, y - r), (x + r * 0.86, y), (x, y + r), (x - r * 0.86, y)]
    if colour == "red":
        return [(x, y - r), (x + r * 0.98, y + r * 0.78), (x - r * 0.98, y + r * 0.78)]
    if colour == "green":
        return [
            *bezier(
                (x - r * 0.92, y + r * 0.92),
                (x - r * 1.05, y - r * 0.35),
                (x - r * 0.2, y - r * 1.0),
                (x + r * 0.92, y - r * 0.92),
                16,
            ),
            *bezier(
                (x + r * 0.92, y - r * 0.92),
                (x + r * 1.0, y + r * 0.2),
                (x + r * 0.35, y + r * 1.05),
                (x - r * 0.92, y + r * 0.92),
                16,
            ),
        ]
    if colour == "":
        return ngon(c, r, 6)
    return ngon(c, r * 0.96, 40)


@kept(4)
def colour_gem(colour: str, radius: int) -> Surface:
    """The stone of a colour ("" for colourless), told by its shape too, in a square of side 2 * radius + 2."""
    deep, body, lit = IDENTITY[colour]
    side = 2 * radius + 2
    ly, c, r = Layer((side, side), 5), (side / 2, side / 2), radius - 0.6
    ly.poly(mix(deep, (0, 0, 0), 0.55), outline(colour, c, r + 0.6))
    heart = (c[0], c[1] + (r * 0.2 if colour == "red" else 0))
    for k in range(14):  # light that slides to the lamp
        t = k / 13
        q = r * (0.93 - 0.8 * t)
        at = (heart[0] - r * 0.16 * t, heart[1] - r * 0.18 * t)
        ly.poly(mix(mix(body, deep, 0.35), mix(body, lit, 0.5), t**1.4), outline(colour, at, q))
    ink = mix(deep, (0, 0, 0), 0.25) if colour == "white" else mix(lit, (255, 255, 255), 0.35)
    _symbol(ly, colour, heart, r, ink)
    ly.poly(mix(lit, (255, 255, 255), 0.3), outline(colour, c, r - 0.3), max(0.7, r * 0.075))
    return ly.done()


def _symbol(ly: Layer, colour: str, c: Point, r: float, ink: Colour) -> None:
    """The sign inside the stone: sun, wave, moon, flame, leaf vein, ring."""
    x, y = c
    w = max(0.8, r * 0.12)
    if colour == "white":
        ly.poly(ink, star(c, r * 0.68, r * 0.34, 8))
    elif colour == "blue":
        for dy in (-0.02, 0.34):
            ly.stroke(
                ink,
                [(x + r * (k / 6 - 1) * 0.5, y + r * (dy + 0.14 + 0.13 * math.sin(k * 1.05))) for k in range(13)],
                w,
            )
    elif colour == "black":
        ly.disc(ink, (x, y), r * 0.4)
        ly.disc(mix(IDENTITY["black"][1], IDENTITY["black"][0], 0.2), (x + r * 0.17, y - r * 0.08), r * 0.34)
    elif colour == "red":
        ly.poly(
            ink,
            [
                *bezier(
                    (x - r * 0.04, y - r * 0.62),
                    (x + r * 0.5, y - r * 0.1),
                    (x + r * 0.44, y + r * 0.42),
                    (x, y + r * 0.42),
                    12,
                ),
                *bezier(
                    (x, y + r * 0.42), (x - r * 0.5, y + r * 0.42), (x - r * 0.36, y), (x - r * 0.12, y - r * 0.12), 12
                ),
            ],
        )
    elif colour == "green":
        ly.stroke(ink, [(x - r * 0.6, y + r * 0.6), (x + r * 0.5, y - r * 0.5)], w)
        for t in (-0.25, 0.08):
            ly.stroke(ink, [(x + r * t, y - r * t), (x + r * t, y - r * (t + 0.42))], w * 0.8)
            ly.stroke(ink, [(x + r * t, y - r * t), (x + r * (t + 0.42), y - r * t)], w * 0.8)
    else:
        ly.ring(ink, c, r * 0.42, w)


def _shield(ly: Layer, c: Point, r: float, tone: Sequence[int], width: float = 0) -> None:
    x, y = c
    ly.poly(
        tone,
        [
            (x - r * 0.74, y - r * 0.78),
            (x, y - r * 0.95),
            (x + r * 0.74, y - r * 0.78),
            *bezier(
                (x + r * 0.74, y - r * 0.1), (x + r * 0.66, y + r * 0.5), (x + r * 0.3, y + r * 0.8), (x, y + r), 10
            ),
            *bezier(
                (x, y + r), (x - r * 0.3, y + r * 0.8), (x - r * 0.66, y + r * 0.5), (x - r * 0.74, y - r * 0.1), 10
            ),
        ],
        width,
    )


def _sword(ly: Layer, c: Point, r: float, tone: Sequence[int], width: float = 0) -> None:
    x, y = c

    def p(u: float, v: float) -> Point:  # along the blade (up right), across it
        return x + r * (u * 0.72 + v * 0.7), y - r * (u * 0.72 - v * 0.7)

    w = width or 0
    ly.poly(tone, [p(-0.28, -0.15), p(0.95, -0.13), p(1.28, 0), p(0.95, 0.13), p(-0.28, 0.15)], w)
    ly.stroke(tone, [p(-0.3, -0.52), p(-0.3, 0.52)], max(1.0, r * 0.24))
    ly.stroke(tone, [p(-0.3, 0), p(-1.02, 0)], max(1.0, r * 0.24))
    ly.disc(tone, p(-1.1, 0), r * 0.2)


def _boot(ly: Layer, c: Point, r: float, tone: Sequence[int], width: float = 0) -> None:
    x, y = c
    ly.poly(
        tone,
        [
            (x - r * 0.62, y - r * 0.92),
            (x + r * 0.12, y - r * 0.92),
            (x + r * 0.12, y - r * 0.05),
            *bezier(
                (x + r * 0.12, y),
                (x + r * 0.4, y + r * 0.1),
                (x + r * 0.98, y + r * 0.2),
                (x + r * 0.98, y + r * 0.72),
                8,
            ),
            (x + r * 0.98, y + r * 0.86),
            (x - r * 0.68, y + r * 0.86),
        ],
        width,
    )


def _target(ly: Layer, c: Point, r: float, tone: Sequence[int], width: float = 0) -> None:
    x, y = c
    ly.stroke(tone, arc((x - r * 0.42, y), r * 0.98, -1.15, 1.15, 24), max(1.2, r * 0.24))
    a, b = arc((x - r * 0.42, y), r * 0.98, -1.15, 1.15, 2)
    ly.stroke(tone, [a, b], max(0.8, r * 0.1))
    ly.stroke(tone, [(x - r * 0.95, y), (x + r * 0.95, y)], max(1.0, r * 0.17))
    ly.poly(tone, [(x + r * 1.15, y), (x + r * 0.6, y - r * 0.34), (x + r * 0.6, y + r * 0.34)])


def _heart(ly: Layer, c: Point, r: float, tone: Sequence[int], width: float = 0) -> None:
    x, y = c
    half = [
        *bezier(
            (x, y - r * 0.45), (x + r * 0.3, y - r * 1.1), (x + r * 1.15, y - r * 0.85), (x + r * 0.95, y - r * 0.1), 12
        ),
        *bezier(
            (x + r * 0.95, y - r * 0.1), (x + r * 0.8, y + r * 0.35), (x + r * 0.3, y + r * 0.65), (x, y + r * 0.95), 10
        ),
    ]
    ly.poly(tone, [*half, *((2 * x - px, py) for px, py in half[::-1])], width)


SIGNS: dict[str, tuple[Callable[[Layer, Point, float, Sequence[int], float], None], Colour]] = {
    "life": (_heart, P.hx("#e0564a")),
    "move": (_boot, P.hx("#8fc2e8")),
    "range": (_target, P.hx("#b8d878")),
    "power": (_sword, P.hx("#f0a860")),
    "toughness": (_shield, P.hx("#b8bcc8")),
}


@kept(4)
def stat_sign(stat: str, height: int) -> Surface:
    """The sign of a stat alone: heart, boot, bow, sword, shield."""
    draw, tone = SIGNS[stat]
    ly = Layer((height, height), 5)
    draw(ly, (height / 2, height / 2), height * 0.42, (8, 6, 6, 255), 2.2)
    draw(ly, (height / 2, height / 2), height * 0.42, (*tone, 255), 0)
    return ly.done()


@kept(6)
def stat_gem(stat: str, value: int, height: int, printed: int | None = None) -> Surface:
    """A stat ("life", "move", "range", "power", "toughness") with its number; green or red against what is printed."""
    ink = P.IVORY if printed in (None, value) else GAIN if printed is not None and value > printed else LOSS
    sign = stat_sign(stat, height)
    number = line(str(value), font("display", max(12, round(height * 0.96)), True), ink)
    dark = line(str(value), font("display", max(12, round(height * 0.96)), True), (6, 4, 4))
    out = Surface((sign.get_width() + number.get_width() + 3, height), SRCALPHA)
    put(out, sign)
    x, y = sign.get_width() + 2, (height - number.get_height()) / 2
    for dx, dy in ((-1, 0), (1, 0), (0, 1), (0, -1), (1, 1)):
        put(out, dark, (x + dx, y + dy))
    put(out, number, (x, y))
    return out


@kept(4)
def life_pips(life: int, wounds: int, radius: int) -> Surface:
    """A row of `life` hearts of one figure, the last `wounds` of them empty."""
    step = 2 * radius + 1
    ly = Layer((max(1, life) * step + 2, 2 * radius + 2), 5)
    for k in range(life):
        c, full = (1 + radius + k * step, radius + 1.0), k < life - wounds
        _heart(ly, c, radius, (8, 5, 5, 255))
        _heart(ly, c, radius * 0.82, (*(DROP if full else EMPTY), 255))
        if full:
            ly.disc((255, 170, 150, 255), (c[0] - radius * 0.34, c[1] - radius * 0.36), max(0.5, radius * 0.17))
    return ly.done()


@kept(2)
def coin(value: int, radius: int) -> Surface:
    """Points, as a gold coin."""
    side = 2 * radius + 2
    ly, c = Layer((side, side), 4), (side / 2, side / 2)
    ly.disc((36, 20, 6), c, radius + 0.8)
    for k in range(10):
        ly.disc(
            mix(P.BRASS_DEEP, P.BRASS_LIT, k / 9),
            (c[0] - radius * 0.016 * k, c[1] - radius * 0.018 * k),
            radius * (1 - 0.022 * k),
        )
    ly.disc(mix(P.BRASS, P.BRASS_LIT, 0.25), c, radius * 0.74)
    ly.ring(P.BRASS_DEEP, c, radius * 0.76, max(0.7, radius * 0.05))
    out = ly.done()
    centre(
        out,
        line(str(value), font("display", max(12, round(radius * (1.02 if value < 100 else 0.8))), True), (58, 32, 8)),
        c[0],
        c[1],
    )
    return out
