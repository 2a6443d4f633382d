"""The shapes of the icons, each in a square from -1 to 1 (y down).

Long because every picture is drawn here stroke by stroke.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.art.draw import Layer, Point, arc, bezier, ngon, star
from game.ui.art.palette import Colour

CLEAR = (0, 0, 0, 0)
TURN = math.pi / 180


class IconPen:
    """Draws on a layer in icon units."""

    def __init__(self, layer: Layer, colour: Colour) -> None:
        self.layer, self.colour = layer, (*colour, 255)
        self.k = layer.size[0] / 2.3
        self.m = layer.size[0] / 2
        self.thin = max(0.2, 1.25 / self.k)  # never thinner than about 1.25 px

    def _at(self, points: list[Point]) -> list[Point]:
        return [(self.m + x * self.k, self.m + y * self.k) for x, y in points]

    def line(self, *points: Point, width: float = 1.0) -> None:
        """A stroke with round ends, `width` in strokes of a fifth."""
        self.layer.stroke(self.colour, self._at(list(points)), self.thin * width * self.k)

    def loop(self, *points: Point, width: float = 1.0) -> None:
        """A closed stroke."""
        self.line(*points, points[0], width=width)

    def fill(self, *points: Point) -> None:
        self.layer.poly(self.colour, self._at(list(points)))

    def cut(self, *points: Point) -> None:
        """Take a shape away."""
        self.layer.poly(CLEAR, self._at(list(points)))

    def groove(self, *points: Point, width: float = 1.0) -> None:
        """Take a stroke away."""
        self.layer.stroke(CLEAR, self._at(list(points)), self.thin * width * self.k)

    def disc(self, x: float, y: float, r: float) -> None:
        self.layer.disc(self.colour, (self.m + x * self.k, self.m + y * self.k), r * self.k)

    def hole(self, x: float, y: float, r: float) -> None:
        self.layer.disc(CLEAR, (self.m + x * self.k, self.m + y * self.k), r * self.k)

    def ring(self, x: float, y: float, r: float, width: float = 1.0) -> None:
        self.layer.ring(self.colour, (self.m + x * self.k, self.m + y * self.k), r * self.k, self.thin * width * self.k)

    def bow(self, x: float, y: float, r: float, start: float, end: float, width: float = 1.0) -> None:
        """An arc, angles in degrees clockwise from the right."""
        self.line(*arc((x, y), r, start * TURN, end * TURN, 28), width=width)


def sword(p: IconPen) -> None:
    p.fill((0.98, -0.98), (0.92, -0.58), (-0.12, 0.46), (-0.46, 0.12), (0.58, -0.92))
    p.line((-0.66, -0.04), (0.04, 0.66), width=1.2)
    p.line((-0.34, 0.34), (-0.82, 0.82), width=1.3)
    p.disc(-0.86, 0.86, 0.16)


def shield(p: IconPen) -> None:
    p.fill(*shield_outline(1))
    p.cut(*[(x * 0.74, y * 0.74) for x, y in shield_outline(1)])
    p.line((0, -0.6), (0, 0.6))
    p.line((-0.55, -0.12), (0.55, -0.12))


def shield_outline(k: float) -> list[Point]:
    return [
        (-0.8 * k, -0.84 * k),
        (0, -1 * k),
        (0.8 * k, -0.84 * k),
        *bezier((0.8, 0), (0.74, 0.5), (0.4, 0.8), (0, 1.02), 10),
        *bezier((0, 1.02), (-0.4, 0.8), (-0.74, 0.5), (-0.8, 0), 10),
    ]


def blank(p: IconPen) -> None:
    p.loop(*ngon((0, 0), 0.9, 4, -45), width=1)
    p.disc(0, 0, 0.12)


def heart(p: IconPen) -> None:
    half = [
        *bezier((0, -0.42), (0.3, -1.08), (1.14, -0.84), (0.95, -0.1), 12),
        *bezier((0.95, -0.1), (0.8, 0.36), (0.3, 0.66), (0, 0.96), 10),
    ]
    p.fill(*half, *((-x, y) for x, y in half[::-1]))


def boot(p: IconPen) -> None:
    p.fill(
        (-0.6, -0.95),
        (0.12, -0.95),
        (0.14, -0.1),
        *bezier((0.14, 0), (0.4, 0.14), (1, 0.2), (1, 0.7), 10),
        (1, 0.62),
        (-0.66, 0.62),
    )
    p.fill((-0.66, 0.74), (1, 0.74), (1, 0.95), (-0.66, 0.95))
    p.groove((-0.62, -0.62), (0.16, -0.62), width=0.7)


def bow(p: IconPen) -> None:
    p.bow(-0.5, 0, 1.0, -66, 66, 1.2)
    a, b = arc((-0.5, 0), 1.0, -66 * TURN, 66 * TURN, 2)
    p.line(a, b, width=0.6)
    p.line((-0.98, 0), (0.84, 0), width=0.9)
    p.fill((1.05, 0), (0.6, -0.28), (0.6, 0.28))


def hourglass(p: IconPen) -> None:
    p.line((-0.66, -0.94), (0.66, -0.94), width=1.2)
    p.line((-0.66, 0.94), (0.66, 0.94), width=1.2)
    p.loop(
        (-0.5, -0.84),
        (0.5, -0.84),
        (0.5, -0.5),
        (0.1, 0),
        (0.5, 0.5),
        (0.5, 0.84),
        (-0.5, 0.84),
        (-0.5, 0.5),
        (-0.1, 0),
        (-0.5, -0.5),
    )
    p.fill((-0.4, 0.84), (0.4, 0.84), (0.36, 0.6), (0, 0.3), (-0.36, 0.6))
    p.fill((-0.28, -0.4), (0.28, -0.4), (0, -0.04))


def dice(p: IconPen) -> None:
    p.loop(*ngon((0, 0), 0.98, 6))
    p.line((0, 0.05), (0, 0.98), width=0.8)
    p.line((0, 0.05), (-0.85, -0.49), width=0.8)
    p.line((0, 0.05), (0.85, -0.49), width=0.8)
    for x, y in ((0, -0.46), (-0.5, 0.1), (-0.36, 0.5), (0.43, 0.3)):
        p.disc(x, y, 0.13)


def d20(p: IconPen) -> None:
    p.loop(*ngon((0, 0), 0.98, 6))
    p.loop(*ngon((0, 0.06), 0.56, 3), width=0.8)
    for k in range(3):
        q = ngon((0, 0.06), 0.56, 3)[k]
        for a in ngon((0, 0), 0.98, 6)[2 * k : 2 * k + 2] if k else ngon((0, 0), 0.98, 6)[0:1]:
            p.line(q, a, width=0.6)


def eye(p: IconPen) -> None:
    p.line(*bezier((-1, 0), (-0.4, -0.84), (0.4, -0.84), (1, 0)))
    p.line(*bezier((-1, 0), (-0.4, 0.84), (0.4, 0.84), (1, 0)))
    p.disc(0, 0, 0.34)
    p.hole(-0.1, -0.12, 0.11)


def eye_shut(p: IconPen) -> None:
    p.line(*bezier((-1, -0.15), (-0.4, 0.6), (0.4, 0.6), (1, -0.15)))
    for k in range(-2, 3):
        x, y = k * 0.38, 0.42 - 0.08 * k * k
        p.line((x, y), (x + k * 0.12, y + 0.38))


def hand(p: IconPen) -> None:
    for x, top in ((-0.56, -0.5), (-0.2, -0.86), (0.16, -0.92), (0.52, -0.66)):
        p.line((x, top), (x * 0.8, 0.2), width=1.35)
    p.line((0.86, -0.02), (0.44, 0.5), width=1.35)
    p.fill((-0.7, 0.02), (0.62, 0.02), (0.56, 0.5), (0.3, 0.96), (-0.4, 0.96), (-0.62, 0.5))


def deck(p: IconPen) -> None:
    for k in range(3):
        d = (2 - k) * 0.2
        box = [(-0.72 + d, -0.92 + d), (0.34 + d, -0.92 + d), (0.34 + d, 0.5 + d), (-0.72 + d, 0.5 + d)]
        if k == 2:
            p.cut(
                *[
                    (x + s, y + t)
                    for (x, y), s, t in zip(box, (-0.1, 0.1, 0.1, -0.1), (-0.1, -0.1, 0.1, 0.1), strict=True)
                ]
            )
            p.fill(*box)
        else:
            p.loop(*box, width=0.75)


def card(p: IconPen) -> None:
    p.loop((-0.62, -0.92), (0.62, -0.92), (0.62, 0.92), (-0.62, 0.92))
    p.fill(*star((0, 0), 0.42, 0.16, 4))


def skull(p: IconPen) -> None:
    p.disc(0, -0.24, 0.76)
    p.fill((-0.44, 0.2), (0.44, 0.2), (0.4, 0.92), (-0.4, 0.92))
    for s in (-1, 1):
        p.hole(s * 0.32, -0.16, 0.22)
    p.cut((0, 0.1), (0.13, 0.34), (-0.13, 0.34))
    for x in (-0.14, 0.14):
        p.groove((x, 0.62), (x, 0.96), width=0.5)


def crown(p: IconPen) -> None:
    p.fill((-0.92, 0.5), (-1, -0.46), (-0.46, 0.02), (0, -0.78), (0.46, 0.02), (1, -0.46), (0.92, 0.5))
    p.line((-0.84, 0.8), (0.84, 0.8), width=1.1)
    for x, y in ((-1, -0.56), (0, -0.88), (1, -0.56)):
        p.disc(x, y, 0.13)


def chevron(turn: int) -> Callable[[IconPen], None]:
    """An arrow head that points right, down, left or up (turn 0..3)."""

    def draw(p: IconPen) -> None:
        a = turn * 90 * TURN
        c, s = math.cos(a), math.sin(a)
        p.line(*[(x * c - y * s, x * s + y * c) for x, y in ((-0.36, -0.78), (0.44, 0), (-0.36, 0.78))], width=1.4)

    return draw


def arrow(turn: int) -> Callable[[IconPen], None]:
    """A long arrow that points right, down, left or up (turn 0..3)."""

    def draw(p: IconPen) -> None:
        a = turn * 90 * TURN
        c, s = math.cos(a), math.sin(a)
        p.line(*[(x * c - y * s, x * s + y * c) for x, y in ((-0.92, 0), (0.4, 0))], width=1.4)
        p.fill(*[(x * c - y * s, x * s + y * c) for x, y in ((1, 0), (0.2, -0.62), (0.2, 0.62))])

    return draw


def gear(p: IconPen) -> None:
    p.fill(
        *[
            (r * math.cos(a * TURN), r * math.sin(a * TURN))
            for k in range(8)
            for r, a in ((0.7, 45 * k - 15), (1, 45 * k - 10), (1, 45 * k + 10), (0.7, 45 * k + 15))
        ]
    )
    p.hole(0, 0, 0.34)


def speaker(p: IconPen) -> None:
    p.fill((-0.96, -0.34), (-0.56, -0.34), (-0.08, -0.8), (-0.08, 0.8), (-0.56, 0.34), (-0.96, 0.34))
    p.bow(-0.1, 0, 0.5, -48, 48)
    p.bow(-0.1, 0, 0.92, -48, 48)


def mute(p: IconPen) -> None:
    p.fill((-0.96, -0.34), (-0.56, -0.34), (-0.08, -0.8), (-0.08, 0.8), (-0.56, 0.34), (-0.96, 0.34))
    p.line((0.3, -0.36), (0.98, 0.36), width=1.2)
    p.line((0.3, 0.36), (0.98, -0.36), width=1.2)


def play(p: IconPen) -> None:
    p.fill((-0.6, -0.9), (0.92, 0), (-0.6, 0.9))


def pause(p: IconPen) -> None:
    for x in (-0.46, 0.46):
        p.fill((x - 0.24, -0.85), (x + 0.24, -0.85), (x + 0.24, 0.85), (x - 0.24, 0.85))


def stop(p: IconPen) -> None:
    p.fill((-0.75, -0.75), (0.75, -0.75), (0.75, 0.75), (-0.75, 0.75))


def fast(p: IconPen) -> None:
    for x in (-0.92, 0):
        p.fill((x, -0.74), (x + 0.92, 0), (x, 0.74))


def skip(p: IconPen) -> None:
    p.fill((-0.9, -0.8), (0.4, 0), (-0.9, 0.8))
    p.fill((0.5, -0.8), (0.86, -0.8), (0.86, 0.8), (0.5, 0.8))


def undo(p: IconPen) -> None:
    p.bow(0.06, 0.2, 0.68, -130, 130, 1.3)
    p.fill((-1, -0.28), (-0.12, -0.92), (-0.12, 0.2))


def redo(p: IconPen) -> None:
    p.bow(-0.06, 0.2, 0.68, 50, 310, 1.3)
    p.fill((1, -0.28), (0.12, -0.92), (0.12, 0.2))


def replay(p: IconPen) -> None:
    p.bow(0, 0, 0.78, -60, 220, 1.2)
    x, y = 0.78 * math.cos(-60 * TURN), 0.78 * math.sin(-60 * TURN)
    p.fill((x - 0.46, y + 0.1), (x + 0.12, y - 0.42), (x + 0.26, y + 0.36))


def question(p: IconPen) -> None:
    p.bow(0, -0.36, 0.48, 180, 400, 1.5)
    p.line((0.37, -0.06), (0.06, 0.18), (0, 0.36), width=1.5)
    p.disc(0, 0.82, 0.17)


def lock(p: IconPen) -> None:
    p.fill((-0.72, -0.1), (0.72, -0.1), (0.72, 0.94), (-0.72, 0.94))
    p.bow(0, -0.12, 0.46, 180, 360, 1.2)
    p.line((-0.46, -0.12), (-0.46, 0.1), width=1.2)
    p.line((0.46, -0.12), (0.46, 0.1), width=1.2)
    p.hole(0, 0.34, 0.15)
    p.groove((0, 0.34), (0, 0.66), width=0.8)


def person(p: IconPen) -> None:
    p.disc(0, -0.48, 0.44)
    p.fill(*arc((0, 0.96), 0.86, math.pi, 2 * math.pi, 24))


def people(p: IconPen) -> None:
    for x in (-0.5, 0.5):
        p.disc(x, -0.4, 0.32)
        p.fill(*arc((x, 0.74), 0.56, math.pi, 2 * math.pi, 24))


def chip(p: IconPen) -> None:
    p.loop((-0.62, -0.62), (0.62, -0.62), (0.62, 0.62), (-0.62, 0.62))
    p.fill((-0.26, -0.26), (0.26, -0.26), (0.26, 0.26), (-0.26, 0.26))
    for k in (-0.32, 0.32):
        for a, b in ((-1, -0.7), (0.7, 1)):
            p.line((a, k), (b, k))
            p.line((k, a), (k, b))


def flag(p: IconPen) -> None:
    p.line((-0.7, -0.98), (-0.7, 0.98), width=1.1)
    p.fill((-0.6, -0.9), (0.3, -0.8), (0.95, -0.98), (0.7, -0.4), (0.95, 0.16), (0.3, 0.3), (-0.6, 0.2))


def camera(p: IconPen) -> None:
    p.fill(
        (-0.98, -0.5), (-0.46, -0.5), (-0.3, -0.8), (0.3, -0.8), (0.46, -0.5), (0.98, -0.5), (0.98, 0.78), (-0.98, 0.78)
    )
    p.hole(0, 0.12, 0.46)
    p.ring(0, 0.12, 0.26)


def check(p: IconPen) -> None:
    p.line((-0.86, 0.08), (-0.26, 0.7), (0.9, -0.68), width=1.6)


def cross(p: IconPen) -> None:
    p.line((-0.7, -0.7), (0.7, 0.7), width=1.6)
    p.line((-0.7, 0.7), (0.7, -0.7), width=1.6)


def plus(p: IconPen) -> None:
    p.line((-0.8, 0), (0.8, 0), width=1.5)
    p.line((0, -0.8), (0, 0.8), width=1.5)


def minus(p: IconPen) -> None:
    p.line((-0.8, 0), (0.8, 0), width=1.5)


def search(p: IconPen) -> None:
    p.ring(-0.2, -0.2, 0.6, 1.2)
    p.line((0.26, 0.26), (0.92, 0.92), width=1.7)


def clock(p: IconPen) -> None:
    p.ring(0, 0, 0.86)
    p.line((0, -0.52), (0, 0), (0.4, 0.24))


def weight(p: IconPen) -> None:
    p.fill((-0.55, -0.25), (0.55, -0.25), (0.92, 0.92), (-0.92, 0.92))
    p.ring(0, -0.52, 0.3)


def seal(p: IconPen) -> None:
    p.fill(*star((0, 0), 1.04, 0.84, 12))
    p.groove((-0.45, 0.02), (-0.1, 0.4), (0.5, -0.36), width=1.4)


def warn(p: IconPen) -> None:
    p.fill(*ngon((0, 0.14), 1.06, 3))
    p.groove((0, -0.4), (0, 0.18), width=1.2)
    p.hole(0, 0.46, 0.13)


def book(p: IconPen) -> None:
    p.loop((0, -0.5), (-0.95, -0.75), (-0.95, 0.6), (0, 0.85), (0.95, 0.6), (0.95, -0.75))
    p.line((0, -0.5), (0, 0.85))
    for y in (-0.22, 0.1):
        p.line((-0.68, y - 0.08), (-0.26, y + 0.03), width=0.6)
        p.line((0.26, y + 0.03), (0.68, y - 0.08), width=0.6)


def lan(p: IconPen) -> None:
    p.disc(0, 0.64, 0.2)
    for r in (0.6, 1.06, 1.5):
        p.bow(0, 0.64, r, 222, 318)


def home(p: IconPen) -> None:
    p.fill(
        (0, -0.95),
        (1, -0.05),
        (0.7, -0.05),
        (0.7, 0.9),
        (0.22, 0.9),
        (0.22, 0.3),
        (-0.22, 0.3),
        (-0.22, 0.9),
        (-0.7, 0.9),
        (-0.7, -0.05),
        (-1, -0.05),
    )


def leave(p: IconPen) -> None:
    p.line((0.1, -0.9), (-0.8, -0.9), (-0.8, 0.9), (0.1, 0.9))
    p.line((-0.24, 0), (0.5, 0), width=1.2)
    p.fill((1, 0), (0.42, -0.46), (0.42, 0.46))


def log(p: IconPen) -> None:
    for y in (-0.7, 0, 0.7):
        p.disc(-0.82, y, 0.15)
        p.line((-0.44, y), (0.94, y))


def hexagon(p: IconPen) -> None:
    p.loop(*ngon((0, 0), 0.94, 6))


def water(p: IconPen) -> None:
    for y in (-0.5, 0.06, 0.62):
        p.line(*[(-1 + k / 10, y + 0.16 * math.sin(k * 0.94)) for k in range(21)])


def climb(p: IconPen) -> None:
    p.line((-1, 0.9), (-0.34, 0.9), (-0.34, 0.3), (0.32, 0.3), (0.32, -0.3), (1, -0.3), width=1.2)
    p.line((-0.8, 0.2), (-0.1, -0.5))
    p.fill((0.2, -0.92), (0.14, -0.26), (-0.44, -0.82))


def fall(p: IconPen) -> None:
    p.line((-1, -0.6), (-0.1, -0.6), (-0.1, 0.9), (1, 0.9), width=1.2)
    p.line((0.5, -0.8), (0.5, 0.2))
    p.fill((0.5, 0.66), (0.1, 0.06), (0.9, 0.06))


def strike(p: IconPen) -> None:
    p.fill((0.3, -1), (-0.62, 0.16), (-0.06, 0.16), (-0.34, 1), (0.66, -0.28), (0.1, -0.28))


def target(p: IconPen) -> None:
    p.ring(0, 0, 0.62)
    p.disc(0, 0, 0.18)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        p.line((x * 0.4, y * 0.4), (x, y))


def wing(p: IconPen) -> None:
    p.fill(
        (-0.9, 0.8),
        *bezier((-0.9, 0.8), (-0.8, -0.5), (-0.2, -0.9), (0.98, -0.92), 14),
        (0.66, -0.52),
        (0.86, -0.44),
        (0.5, -0.1),
        (0.66, 0),
        (0.26, 0.28),
        (0.36, 0.42),
        (-0.1, 0.6),
    )


def glyph(p: IconPen) -> None:
    p.ring(0, 0, 0.9)
    p.fill(*star((0, 0), 0.56, 0.2, 4))


def trash(p: IconPen) -> None:
    p.line((-0.8, -0.62), (0.8, -0.62), width=1.1)
    p.line((-0.28, -0.66), (-0.2, -0.94), (0.2, -0.94), (0.28, -0.66), width=0.8)
    p.loop((-0.62, -0.5), (0.62, -0.5), (0.5, 0.92), (-0.5, 0.92))
    for x in (-0.2, 0.2):
        p.line((x, -0.2), (x, 0.6), width=0.7)


def copy(p: IconPen) -> None:
    p.loop((-0.9, -0.9), (0.3, -0.9), (0.3, 0.3), (-0.9, 0.3))
    p.cut((-0.44, -0.44), (0.98, -0.44), (0.98, 0.98), (-0.44, 0.98))
    p.loop((-0.3, -0.3), (0.9, -0.3), (0.9, 0.9), (-0.3, 0.9))


def full_screen(p: IconPen) -> None:
    for x in (-1, 1):
        for y in (-1, 1):
            p.line((x * 0.36, y * 0.86), (x * 0.86, y * 0.86), (x * 0.86, y * 0.36), width=1.2)


def keyboard(p: IconPen) -> None:
    p.loop((-1, -0.6), (1, -0.6), (1, 0.6), (-1, 0.6))
    for x in (-0.6, -0.2, 0.2, 0.6):
        p.disc(x, -0.2, 0.11)
    p.line((-0.5, 0.24), (0.5, 0.24))


def mouse(p: IconPen) -> None:
    p.loop(*arc((0, -0.3), 0.6, math.pi, 2 * math.pi, 16), *arc((0, 0.34), 0.6, 0, math.pi, 16))
    p.line((0, -0.86), (0, -0.1))
    p.line((-0.58, -0.1), (0.58, -0.1), width=0.8)


def globe(p: IconPen) -> None:
    p.ring(0, 0, 0.9)
    p.loop(*[(0.42 * math.cos(a * TURN), 0.9 * math.sin(a * TURN)) for a in range(0, 360, 15)], width=0.8)
    p.line((-0.9, 0), (0.9, 0), width=0.8)


def palette(p: IconPen) -> None:
    p.fill(*[(math.cos(a * TURN), 0.84 * math.sin(a * TURN)) for a in range(40, 370, 10)], (0.56, 0.16), (0.3, 0.44))
    for x, y in ((-0.5, -0.3), (0, -0.52), (0.5, -0.3), (-0.56, 0.26)):
        p.hole(x, y, 0.16)


def trophy(p: IconPen) -> None:
    p.fill(
        (-0.56, -0.9),
        (0.56, -0.9),
        *bezier((0.56, -0.9), (0.56, 0), (0.36, 0.3), (0, 0.34), 12),
        *bezier((0, 0.34), (-0.36, 0.3), (-0.56, 0), (-0.56, -0.9), 12),
    )
    for s in (-1, 1):
        p.line(*bezier((s * 0.54, -0.7), (s * 1.1, -0.7), (s * 1.0, -0.06), (s * 0.42, -0.04), 14), width=0.9)
    p.line((0, 0.3), (0, 0.7))
    p.line((-0.46, 0.86), (0.46, 0.86), width=1.3)


def chat(p: IconPen) -> None:
    p.fill((-0.95, -0.8), (0.95, -0.8), (0.95, 0.4), (0, 0.4), (-0.5, 0.92), (-0.46, 0.4), (-0.95, 0.4))
    for x in (-0.46, 0, 0.46):
        p.hole(x, -0.2, 0.13)


def sun(p: IconPen) -> None:
    p.disc(0, 0, 0.42)
    for k in range(8):
        a = k * 45 * TURN
        p.line((0.62 * math.cos(a), 0.62 * math.sin(a)), (0.96 * math.cos(a), 0.96 * math.sin(a)))


def spark(p: IconPen) -> None:
    p.fill(*star((0, 0), 1, 0.26, 4))


def cards(p: IconPen) -> None:
    for k in (-1, 0, 1):
        a = k * 22 * TURN
        c, s = math.cos(a), math.sin(a)
        box = [
            (x * c - y * s + k * 0.34, x * s + y * c + abs(k) * 0.12)
            for x, y in ((-0.4, -0.8), (0.4, -0.8), (0.4, 0.6), (-0.4, 0.6))
        ]
        p.cut(
            *[(x * 1.0 + (-0.1 if i in (0, 3) else 0.1), y + (-0.1 if i < 2 else 0.1)) for i, (x, y) in enumerate(box)]
        )
        p.loop(*box, width=0.9)


def summon(p: IconPen) -> None:
    p.bow(0, 0.62, 0.9, 200, 340)
    p.bow(0, 0.4, 0.9, 20, 160)
    p.disc(0, -0.56, 0.26)
    p.fill((-0.3, 0.46), (-0.24, -0.2), (0.24, -0.2), (0.3, 0.46))


def save(p: IconPen) -> None:
    p.fill((-0.86, -0.86), (0.5, -0.86), (0.86, -0.5), (0.86, 0.86), (-0.86, 0.86))
    p.cut((-0.44, -0.66), (0.3, -0.66), (0.3, -0.26), (-0.44, -0.26))
    p.hole(0, 0.34, 0.28)


def star_shape(p: IconPen) -> None:
    p.fill(*star((0, 0.04), 1, 0.44, 5))


def grid(p: IconPen) -> None:
    for x, y in ((0, -0.56), (-0.5, 0.3), (0.5, 0.3)):
        p.loop(*ngon((x, y), 0.52, 6), width=0.8)


SHAPES: dict[str, Callable[[IconPen], None]] = {
    "aim": target,
    "arrow_down": arrow(1),
    "arrow_left": arrow(2),
    "arrow_right": arrow(0),
    "arrow_up": arrow(3),
    "blank": blank,
    "book": book,
    "boot": boot,
    "bow": bow,
    "camera": camera,
    "card": card,
    "cards": cards,
    "chat": chat,
    "check": check,
    "chip": chip,
    "climb": climb,
    "clock": clock,
    "copy": copy,
    "cross": cross,
    "crown": crown,
    "d20": d20,
    "deck": deck,
    "dice": dice,
    "down": chevron(1),
    "eye": eye,
    "eye_shut": eye_shut,
    "fall": fall,
    "fast": fast,
    "flag": flag,
    "full_screen": full_screen,
    "gear": gear,
    "globe": globe,
    "glyph": glyph,
    "grid": grid,
    "hand": hand,
    "heart": heart,
    "hexagon": hexagon,
    "home": home,
    "hourglass": hourglass,
    "keyboard": keyboard,
    "lan": lan,
    "leave": leave,
    "left": chevron(2),
    "lock": lock,
    "log": log,
    "minus": minus,
    "mouse": mouse,
    "mute": mute,
    "palette": palette,
    "pause": pause,
    "people": people,
    "person": person,
    "play": play,
    "plus": plus,
    "question": question,
    "redo": redo,
    "replay": replay,
    "right": chevron(0),
    "save": save,
    "seal": seal,
    "search": search,
    "shield": shield,
    "skip": skip,
    "skull": skull,
    "spark": spark,
    "speaker": speaker,
    "star": star_shape,
    "stop": stop,
    "strike": strike,
    "summon": summon,
    "sun": sun,
    "sword": sword,
    "trash": trash,
    "trophy": trophy,
    "undo": undo,
    "up": chevron(3),
    "warn": warn,
    "water": water,
    "weight": weight,
    "wing": wing,
}
