"""Signs and ornaments: line icons on one grid, the brand sign, hexagonal frames, the keyboard's ring, medals.

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, arc, bezier, ngon, put, star
from game.ui.art.palette import Colour, hx, mix
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

FOCUS: Colour = hx("#fffaf0")
DIM: Colour = P.FAINT
ON_BRASS: Colour = (56, 30, 6)
OFF_INK: Colour = hx("#978d7c")
DARK: Colour = (20, 12, 6)
Point = tuple[float, float]


class Sign:
    """A canvas for one icon: coordinates from -1 to 1 on a circle of radius `r` pixels; the stroke is a fifth of it."""

    def __init__(self, r: float, ink: Colour) -> None:
        self.r, self.ink = r, ink
        self.side = round(2.8 * r) + 4
        self.sheet, self.m, self.w = Layer((self.side, self.side), 4), self.side / 2, max(1.5, r * 0.2)

    def p(self, *xy: float) -> list[Point]:
        return [(self.m + x * self.r, self.m + y * self.r) for x, y in zip(xy[::2], xy[1::2], strict=True)]

    def stroke(self, *xy: float, k: float = 1.0, ink: Colour | None = None) -> None:
        self.sheet.stroke(ink or self.ink, self.p(*xy), self.w * k)

    def poly(self, *xy: float, width: float = 0) -> None:
        self.sheet.poly(self.ink, self.p(*xy), width)

    def box(self, x: float, y: float, w: float, h: float, radius: float = 0.15, width: float = 0) -> None:
        (a, b), r = self.p(x, y)[0], self.r
        self.sheet.box(self.ink, (a, b, w * r, h * r), radius * r, width)

    def curve(self, *xy: float) -> None:
        a, b, c, d = self.p(*xy)
        self.sheet.stroke(self.ink, bezier(a, b, c, d), self.w)

    def disc(self, x: float, y: float, r: float, ink: Colour | None = None) -> None:
        self.sheet.disc(ink or self.ink, self.p(x, y)[0], max(1.0, r * self.r))

    def ring(self, x: float, y: float, r: float, k: float = 1.0) -> None:
        self.sheet.ring(self.ink, self.p(x, y)[0], r * self.r, self.w * k)

    def arc(self, x: float, y: float, r: float, a: float, b: float, fill: bool = False) -> None:
        pts = arc(self.p(x, y)[0], r * self.r, math.radians(a), math.radians(b), 20)
        if fill:
            self.sheet.poly(self.ink, pts)
        else:
            self.sheet.stroke(self.ink, pts, self.w)


def _person(s: Sign) -> None:
    s.disc(0, -0.45, 0.46)
    s.arc(0, 1.0, 0.86, 180, 360, fill=True)


def _computer(s: Sign) -> None:
    s.box(-0.7, -0.7, 1.4, 1.4, 0.2, s.w)
    s.box(-0.28, -0.28, 0.56, 0.56, 0.1)
    for k in (-0.35, 0.35):
        for a, b in ((-1.05, -0.75), (0.75, 1.05)):
            s.stroke(a, k, b, k)
            s.stroke(k, a, k, b)


def _closed(s: Sign) -> None:
    s.box(-0.65, -0.1, 1.3, 1.0)
    s.arc(0, -0.1, 0.42, 180, 360)


def _search(s: Sign) -> None:
    s.ring(-0.2, -0.2, 0.6, 1.2)
    s.stroke(0.28, 0.28, 0.95, 0.95, k=1.7)


def _clock(s: Sign) -> None:
    s.ring(0, 0, 0.86)
    s.stroke(0, -0.5, 0, 0, 0.4, 0.25)


def _weight(s: Sign) -> None:
    s.poly(-0.55, -0.25, 0.55, -0.25, 0.9, 0.9, -0.9, 0.9)
    s.ring(0, -0.5, 0.3)


def _dice(s: Sign) -> None:
    s.sheet.poly(s.ink, ngon((s.m, s.m), s.r, 6), s.w)
    for x, y in ((0, 1), (-0.87, -0.5), (0.87, -0.5)):
        s.stroke(0, 0, x, y)
    for x, y in ((0, -0.5), (-0.44, 0.28), (0.32, 0.12), (0.56, 0.5)):
        s.disc(x, y, 0.13)


def _warn(s: Sign) -> None:
    s.sheet.poly(s.ink, ngon((s.m, s.m + s.r * 0.12), s.r * 1.06, 3))
    s.stroke(0, -0.42, 0, 0.2, ink=DARK)
    s.disc(0, 0.45, 0.13, DARK)


def _book(s: Sign) -> None:
    s.poly(0, -0.5, -0.95, -0.75, -0.95, 0.6, 0, 0.85, 0.95, 0.6, 0.95, -0.75, width=s.w)
    s.stroke(0, -0.5, 0, 0.85)


def _eye(s: Sign) -> None:
    for sign in (-0.8, 0.8):
        s.curve(-1, 0, -0.4, sign, 0.4, sign, 1, 0)
    s.disc(0, 0, 0.28)


def _play(s: Sign) -> None:
    s.poly(-0.55, -0.85, 0.85, 0, -0.55, 0.85)


def _again(s: Sign) -> None:
    s.arc(0, 0, 0.74, -40, 250)
    s.poly(0.2, -0.62, 0.95, -0.92, 0.9, -0.1)


def _save(s: Sign) -> None:
    s.stroke(0, -0.9, 0, 0.3, k=1.2)
    s.stroke(-0.5, -0.15, 0, 0.38, 0.5, -0.15, k=1.2)
    s.stroke(-0.85, 0.45, -0.85, 0.85, 0.85, 0.85, 0.85, 0.45, k=1.2)


def _copy(s: Sign) -> None:
    s.box(-0.35, -0.35, 1.2, 1.2, 0.18, s.w)
    s.stroke(-0.6, 0.45, -0.85, 0.45, -0.85, -0.85, 0.45, -0.85, 0.45, -0.6)


def _bin(s: Sign) -> None:
    s.stroke(-0.85, -0.6, 0.85, -0.6)
    s.stroke(-0.3, -0.62, -0.3, -0.9, 0.3, -0.9, 0.3, -0.62)
    s.stroke(-0.65, -0.55, -0.5, 0.9, 0.5, 0.9, 0.65, -0.55)
    s.stroke(-0.18, -0.25, -0.12, 0.6)
    s.stroke(0.18, -0.25, 0.12, 0.6)


def _sword(s: Sign) -> None:
    s.stroke(-0.55, 0.55, 0.85, -0.85, k=1.7)
    s.stroke(-0.75, 0.05, -0.05, 0.75, k=1.3)
    s.stroke(-0.5, 0.5, -0.9, 0.9, k=1.5)


def _shield(s: Sign) -> None:
    s.poly(0, -0.95, 0.8, -0.65, 0.72, 0.15, 0, 0.98, -0.72, 0.15, -0.8, -0.65, width=s.w * 1.2)
    s.stroke(0, -0.6, 0, 0.6)


def _skull(s: Sign) -> None:
    s.disc(0, -0.2, 0.72)
    s.box(-0.36, 0.28, 0.72, 0.52, 0.1)
    s.disc(-0.28, -0.18, 0.2, DARK)
    s.disc(0.28, -0.18, 0.2, DARK)
    s.stroke(0, 0.42, 0, 0.8, k=0.6, ink=DARK)


def _spark(s: Sign) -> None:
    s.sheet.poly(s.ink, star((s.m, s.m), s.r * 1.05, s.r * 0.34, 4))
    s.disc(0.7, -0.7, 0.16)


def _drop(s: Sign) -> None:
    s.poly(0, -1, 0.3, -0.45, 0.58, -0.05, 0.66, 0.35, -0.66, 0.35, -0.58, -0.05, -0.3, -0.45)
    s.disc(0, 0.34, 0.64)


def _plus_figure(s: Sign) -> None:
    s.disc(-0.25, -0.5, 0.36)
    s.arc(-0.25, 0.75, 0.66, 180, 360, fill=True)
    s.stroke(0.5, -0.2, 1.05, -0.2, k=1.2)
    s.stroke(0.78, -0.48, 0.78, 0.08, k=1.2)


def _seal(s: Sign) -> None:
    s.sheet.poly(s.ink, star((s.m, s.m), s.r * 1.08, s.r * 0.88, 12))
    s.stroke(-0.45, 0.02, -0.1, 0.4, 0.5, -0.36, k=1.4, ink=(16, 12, 9))


SIGNS: Mapping[str, Callable[[Sign], None]] = {
    "person": _person,
    "computer": _computer,
    "closed": _closed,
    "search": _search,
    "clock": _clock,
    "weight": _weight,
    "dice": _dice,
    "warn": _warn,
    "book": _book,
    "eye": _eye,
    "play": _play,
    "again": _again,
    "save": _save,
    "bin": _bin,
    "copy": _copy,
    "sword": _sword,
    "shield": _shield,
    "skull": _skull,
    "spark": _spark,
    "drop": _drop,
    "summon": _plus_figure,
    "seal": _seal,
    "star": lambda s: s.sheet.poly(s.ink, star((s.m, s.m), s.r * 1.1, s.r * 0.48, 5)),
    "check": lambda s: s.stroke(-0.9, 0.05, -0.25, 0.75, 0.95, -0.75, k=1.5),
    "cross": lambda s: s.stroke(-0.7, -0.7, 0.7, 0.7, 0, 0, -0.7, 0.7, 0.7, -0.7, k=1.5),
    "bar": lambda s: s.stroke(-0.7, 0, 0.7, 0, k=1.3),
    "plus": lambda s: s.stroke(-0.7, 0, 0.7, 0, 0, 0, 0, -0.7, 0, 0.7, k=1.3),
    "down": lambda s: s.stroke(-0.8, -0.4, 0, 0.5, 0.8, -0.4, k=1.3),
    "up": lambda s: s.stroke(-0.8, 0.4, 0, -0.5, 0.8, 0.4, k=1.3),
    "right": lambda s: s.stroke(-0.4, -0.8, 0.5, 0, -0.4, 0.8, k=1.3),
    "left": lambda s: s.stroke(0.4, -0.8, -0.5, 0, 0.4, 0.8, k=1.3),
}


def sign(pen: Pen, what: str, c: Point, r: float, ink: Colour) -> None:
    """An icon of radius `r` round a point."""

    def draw() -> Surface:
        s = Sign(r * pen.scale, ink)
        SIGNS[what](s)
        return s.sheet.done()

    image = pen.gallery.get(("sign", what, round(r * pen.scale, 2), ink), draw)
    x, y = pen.at(*c)
    pen.put_px(image, (x - image.get_width() / 2, y - image.get_height() / 2))


def focus_ring(pen: Pen, box: Box, radius: float = 10) -> None:
    """Keyboard focus: a white ring outside a dark gap, with a hexagon at both ends. Goes with every other state."""

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(box.w + 26, box.h + 14, 3)
        ink.box((0, 0, 0, 210), (8, 2, box.w + 10, box.h + 10), radius + 5, 5)
        ink.box((*FOCUS, 255), (8, 2, box.w + 10, box.h + 10), radius + 5, 4 if pen.colours.contrast else 2)
        for x in (8.0, 18.0 + box.w):
            ink.poly((0, 0, 0, 230), ngon((x, 7 + box.h / 2), 7.5, 6))
            ink.poly((*FOCUS, 255), ngon((x, 7 + box.h / 2), 5, 6))
        pen.lay(ink, box.x - 13, box.y - 7)

    pen.kept(("focus", radius), box, paint, 16)


def hexagon(
    pen: Pen, c: Point, r: float, fill: Sequence[int], edge: Colour, width: float = 2, picture: Surface | None = None
) -> None:
    """A hexagonal frame, empty or round a picture (square, real pixels)."""
    side = 2.2 * r
    ink = pen.layer(side, side)
    m = side / 2
    ink.poly(fill, ngon((m, m), r, 6))
    pen.lay(ink, c[0] - m, c[1] - m)
    if picture:
        n = pen.px(side)
        image = Surface((n, n), pygame.SRCALPHA)
        image.blit(pygame.transform.smoothscale(picture, (n, n)), (0, 0))
        cut = pen.layer(side, side)
        cut.poly((255, 255, 255, 255), ngon((m, m), r - 1, 6))
        mask = cut.layer.done()
        if mask.get_size() == image.get_size():
            image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        pen.put(image, c[0] - m, c[1] - m)
    rim = pen.layer(side, side)
    rim.poly((0, 0, 0, 160), ngon((m, m), r - 0.5, 6), width + 2)
    rim.poly(edge, ngon((m, m), r - 0.5, 6), width)
    pen.lay(rim, c[0] - m, c[1] - m)


def dot(pen: Pen, c: Point, r: float, colour: Colour, hollow: bool = False) -> None:
    """A small hexagon."""
    box = Box(c[0] - r - 1, c[1] - r - 1, 2 * r + 2, 2 * r + 2)

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(2 * r + 2, 2 * r + 2)
        ink.poly((*colour, 255), ngon((r + 1, r + 1), r, 6), 1.4 if hollow else 0)
        if not hollow:
            ink.poly((0, 0, 0, 120), ngon((r + 1, r + 1), r - 0.4, 6), 0.9)
        pen.lay(ink, box.x, box.y)

    pen.kept(("dot", r, colour, hollow), box, paint)


def hexmark(pen: Pen, c: Point, r: float) -> None:
    """The brand sign: a hexagonal card with one corner folded over, its tip on the centre."""
    image = pen.gallery.get(("hexmark", round(r * pen.scale, 2)), lambda: brand(r * pen.scale))
    x, y = pen.at(*c)
    pen.put_px(image, (x - image.get_width() / 2, y - image.get_height() / 2))


def brand(r: float) -> Surface:
    """The brand sign as a picture of 2.6 r pixels."""
    side = round(2.6 * r)
    m = side / 2
    ly = Layer((side, side), 4 if r < 60 else 3)
    v = ngon((m, m), r, 6)  # v[0] top, then clockwise
    front = [v[0], v[2], v[3], v[4], v[5]]
    rim = max(1.0, r * 0.045)
    ly.poly((*P.BRASS_DEEP, 255), [v[0], v[1], v[2]], max(1.0, r * 0.02))
    if r > 40:
        ly.poly((8, 14, 12, 120), [v[0], v[1], v[2]])
    off = r * 0.05
    ly.poly((0, 0, 0, 110), [(x + off, y + 1.5 * off) for x, y in front])
    ly.poly(P.IVORY, front)
    ly.poly(mix(P.PARCHMENT, P.PARCHMENT_LOW, 0.5), [v[2], v[3], (m, m)])
    ly.poly(mix(P.PARCHMENT, P.PARCHMENT_LOW, 0.25), [v[3], v[4], (m, m)])
    ly.poly(P.PARCHMENT, [v[4], v[5], (m, m)])
    if r > 40:
        _engraving(ly, v, m, r)
    ly.poly((20, 10, 4, 90), [v[0], (m - r * 0.10, m + r * 0.06), v[2]])
    flap = [v[0], (m, m), v[2]]
    ly.poly(hx("#174238"), flap)
    g = (sum(p[0] for p in flap) / 3, sum(p[1] for p in flap) / 3)
    ly.poly(hx("#2b6a55"), [v[0], (m, m), g])
    if r > 40:
        ly.poly(P.BRASS, [(g[0] + (x - g[0]) * 0.74, g[1] + (y - g[1]) * 0.74) for x, y in flap], r * 0.018)
        ly.poly(P.BRASS_LIT, ngon(g, r * 0.085, 6), r * 0.02)
    ly.poly(P.BRASS_LIT, flap, rim * 0.8)
    ly.poly(P.BRASS, front, rim)
    ly.stroke(FOCUS, [v[0], v[2]], rim * 0.9)
    return ly.done()


def _engraving(ly: Layer, v: list[Point], m: float, r: float) -> None:
    def inward(q: Point) -> Point:
        return (q[0] - m) * 0.84 + m, (q[1] - m) * 0.84 + m

    for a, b in ((v[3], v[4]), (v[4], v[5]), (v[5], v[0])):
        ly.stroke(mix(P.BRASS, P.IVORY, 0.2), [inward(a), inward(b)], r * 0.018)
    for q in (v[3], v[4], v[5]):
        ly.stroke(mix(P.BRASS, P.PARCHMENT, 0.45), [(m, m), inward(q)], r * 0.014)


def medal(pen: Pen, c: Point, r: float, number: str) -> None:
    """A gilded medal with a number: the winner's."""

    def draw() -> Surface:
        k = r * pen.scale
        ly = Layer((round(2 * k + 4), round(2 * k + 4)), 4)
        q = (k + 2.0, k + 2.0)
        ly.disc((40, 22, 6), q, k + 1)
        for n in range(12):
            ly.disc(
                mix(P.BRASS_DEEP, P.BRASS_LIT, n / 11), (q[0] - k * 0.012 * n, q[1] - k * 0.014 * n), k * (1 - 0.02 * n)
            )
        ly.disc(mix(P.BRASS, P.BRASS_LIT, 0.7), q, k * 0.76)
        ly.ring(P.BRASS_DEEP, q, k * 0.76, max(1, k * 0.05))
        for spot in ngon(q, k * 0.88, 28):
            ly.disc(P.BRASS_DEEP, spot, k * 0.03)
        return ly.done()

    image = pen.gallery.get(("medal", round(r * pen.scale, 2)), draw)
    x, y = pen.at(*c)
    put(pen.surface, image, (x - image.get_width() / 2, y - image.get_height() / 2))
    if not pen.colours.contrast:
        pen.words(number, (c[0], c[1] + 1), r * 1.06, P.BRASS_LIT, True, "display", "center")
    pen.words(number, c, r * 1.06, (22, 9, 0), True, "display", "center")
