"""The shapes of the icons, each in a square from -1 to 1 (y down)."""
from __future__ import annotations

import math
from collections.abc import Callable

from game.ui.art.draw import Layer, Point, arc, bezier, ngon, star
from game.ui.art.palette import Colour

CLEAR = (0, 0, 0, 0)
TURN = math.pi / 180


class Pen:
    """Draws on a layer in icon units."""

    def __init__(self, layer: Layer, colour: Colour) -> None:
        self.layer, self.colour = layer, (*colour, 255)
        self.k = layer.size[0] / 2.3
        self.m = layer.size[0] / 2
        self.thin = max(.2, 1.25 / self.k)                       # never thinner than about 1.25 px

    def _at(self, points: list[Point]) -> list[Point]:
        return [(self.m + x * self.k, self.m + y * self.k) for x, y in points]

    def line(self, *points: Point, width: float = 1.) -> None:
        """A stroke with round ends, `width` in strokes of a fifth."""
        self.layer.stroke(self.colour, self._at(list(points)), self.thin * width * self.k)

    def loop(self, *points: Point, width: float = 1.) -> None:
        """A closed stroke."""
        self.line(*points, points[0], width=width)

    def fill(self, *points: Point) -> None:
        self.layer.poly(self.colour, self._at(list(points)))

    def cut(self, *points: Point) -> None:
        """Take a shape away."""
        self.layer.poly(CLEAR, self._at(list(points)))

    def groove(self, *points: Point, width: float = 1.) -> None:
        """Take a stroke away."""
        self.layer.stroke(CLEAR, self._at(list(points)), self.thin * width * self.k)

    def disc(self, x: float, y: float, r: float) -> None:
        self.layer.disc(self.colour, (self.m + x * self.k, self.m + y * self.k), r * self.k)

    def hole(self, x: float, y: float, r: float) -> None:
        self.layer.disc(CLEAR, (self.m + x * self.k, self.m + y * self.k), r * self.k)

    def ring(self, x: float, y: float, r: float, width: float = 1.) -> None:
        self.layer.ring(self.colour, (self.m + x * self.k, self.m + y * self.k), r * self.k, self.thin * width * self.k)

    def bow(self, x: float, y: float, r: float, start: float, end: float, width: float = 1.) -> None:
        """An arc, angles in degrees clockwise from the right."""
        self.line(*arc((x, y), r, start * TURN, end * TURN, 28), width=width)


def sword(p: Pen) -> None:
    p.fill((.98, -.98), (.92, -.58), (-.12, .46), (-.46, .12), (.58, -.92))
    p.line((-.66, -.04), (.04, .66), width=1.2)
    p.line((-.34, .34), (-.82, .82), width=1.3)
    p.disc(-.86, .86, .16)


def shield(p: Pen) -> None:
    p.fill(*shield_outline(1))
    p.cut(*[(x * .74, y * .74) for x, y in shield_outline(1)])
    p.line((0, -.6), (0, .6))
    p.line((-.55, -.12), (.55, -.12))


def shield_outline(k: float) -> list[Point]:
    return [(-.8 * k, -.84 * k), (0, -1 * k), (.8 * k, -.84 * k), *bezier((.8, 0), (.74, .5), (.4, .8), (0, 1.02), 10),
            *bezier((0, 1.02), (-.4, .8), (-.74, .5), (-.8, 0), 10)]


def blank(p: Pen) -> None:
    p.loop(*ngon((0, 0), .9, 4, -45), width=1)
    p.disc(0, 0, .12)


def heart(p: Pen) -> None:
    half = [*bezier((0, -.42), (.3, -1.08), (1.14, -.84), (.95, -.1), 12),
            *bezier((.95, -.1), (.8, .36), (.3, .66), (0, .96), 10)]
    p.fill(*half, *((-x, y) for x, y in half[::-1]))


def boot(p: Pen) -> None:
    p.fill((-.6, -.95), (.12, -.95), (.14, -.1), *bezier((.14, 0), (.4, .14), (1, .2), (1, .7), 10), (1, .62),
           (-.66, .62))
    p.fill((-.66, .74), (1, .74), (1, .95), (-.66, .95))
    p.groove((-.62, -.62), (.16, -.62), width=.7)


def bow(p: Pen) -> None:
    p.bow(-.5, 0, 1.0, -66, 66, 1.2)
    a, b = arc((-.5, 0), 1.0, -66 * TURN, 66 * TURN, 2)
    p.line(a, b, width=.6)
    p.line((-.98, 0), (.84, 0), width=.9)
    p.fill((1.05, 0), (.6, -.28), (.6, .28))


def hourglass(p: Pen) -> None:
    p.line((-.66, -.94), (.66, -.94), width=1.2)
    p.line((-.66, .94), (.66, .94), width=1.2)
    p.loop((-.5, -.84), (.5, -.84), (.5, -.5), (.1, 0), (.5, .5), (.5, .84), (-.5, .84), (-.5, .5), (-.1, 0),
           (-.5, -.5))
    p.fill((-.4, .84), (.4, .84), (.36, .6), (0, .3), (-.36, .6))
    p.fill((-.28, -.4), (.28, -.4), (0, -.04))


def dice(p: Pen) -> None:
    p.loop(*ngon((0, 0), .98, 6))
    p.line((0, .05), (0, .98), width=.8)
    p.line((0, .05), (-.85, -.49), width=.8)
    p.line((0, .05), (.85, -.49), width=.8)
    for x, y in ((0, -.46), (-.5, .1), (-.36, .5), (.43, .3)):
        p.disc(x, y, .13)


def d20(p: Pen) -> None:
    p.loop(*ngon((0, 0), .98, 6))
    p.loop(*ngon((0, .06), .56, 3), width=.8)
    for k in range(3):
        q = ngon((0, .06), .56, 3)[k]
        for a in ngon((0, 0), .98, 6)[2 * k: 2 * k + 2] if k else ngon((0, 0), .98, 6)[0:1]:
            p.line(q, a, width=.6)


def eye(p: Pen) -> None:
    p.line(*bezier((-1, 0), (-.4, -.84), (.4, -.84), (1, 0)))
    p.line(*bezier((-1, 0), (-.4, .84), (.4, .84), (1, 0)))
    p.disc(0, 0, .34)
    p.hole(-.1, -.12, .11)


def eye_shut(p: Pen) -> None:
    p.line(*bezier((-1, -.15), (-.4, .6), (.4, .6), (1, -.15)))
    for k in range(-2, 3):
        x, y = k * .38, .42 - .08 * k * k
        p.line((x, y), (x + k * .12, y + .38))


def hand(p: Pen) -> None:
    for x, top in ((-.56, -.5), (-.2, -.86), (.16, -.92), (.52, -.66)):
        p.line((x, top), (x * .8, .2), width=1.35)
    p.line((.86, -.02), (.44, .5), width=1.35)
    p.fill((-.7, .02), (.62, .02), (.56, .5), (.3, .96), (-.4, .96), (-.62, .5))


def deck(p: Pen) -> None:
    for k in range(3):
        d = (2 - k) * .2
        box = [(-.72 + d, -.92 + d), (.34 + d, -.92 + d), (.34 + d, .5 + d), (-.72 + d, .5 + d)]
        if k == 2:
            p.cut(*[(x + s, y + t) for (x, y), s, t in zip(box, (-.1, .1, .1, -.1), (-.1, -.1, .1, .1), strict=True)])
            p.fill(*box)
        else:
            p.loop(*box, width=.75)


def card(p: Pen) -> None:
    p.loop((-.62, -.92), (.62, -.92), (.62, .92), (-.62, .92))
    p.fill(*star((0, 0), .42, .16, 4))


def skull(p: Pen) -> None:
    p.disc(0, -.24, .76)
    p.fill((-.44, .2), (.44, .2), (.4, .92), (-.4, .92))
    for s in (-1, 1):
        p.hole(s * .32, -.16, .22)
    p.cut((0, .1), (.13, .34), (-.13, .34))
    for x in (-.14, .14):
        p.groove((x, .62), (x, .96), width=.5)


def crown(p: Pen) -> None:
    p.fill((-.92, .5), (-1, -.46), (-.46, .02), (0, -.78), (.46, .02), (1, -.46), (.92, .5))
    p.line((-.84, .8), (.84, .8), width=1.1)
    for x, y in ((-1, -.56), (0, -.88), (1, -.56)):
        p.disc(x, y, .13)


def chevron(turn: int) -> Callable[[Pen], None]:
    """An arrow head that points right, down, left or up (turn 0..3)."""
    def draw(p: Pen) -> None:
        a = turn * 90 * TURN
        c, s = math.cos(a), math.sin(a)
        p.line(*[(x * c - y * s, x * s + y * c) for x, y in ((-.36, -.78), (.44, 0), (-.36, .78))], width=1.4)
    return draw


def arrow(turn: int) -> Callable[[Pen], None]:
    """A long arrow that points right, down, left or up (turn 0..3)."""
    def draw(p: Pen) -> None:
        a = turn * 90 * TURN
        c, s = math.cos(a), math.sin(a)
        p.line(*[(x * c - y * s, x * s + y * c) for x, y in ((-.92, 0), (.4, 0))], width=1.4)
        p.fill(*[(x * c - y * s, x * s + y * c) for x, y in ((1, 0), (.2, -.62), (.2, .62))])
    return draw


def gear(p: Pen) -> None:
    p.fill(*[(r * math.cos(a * TURN), r * math.sin(a * TURN)) for k in range(8) for r,
             a in ((.7, 45 * k - 15), (1, 45 * k - 10), (1, 45 * k + 10), (.7, 45 * k + 15))])
    p.hole(0, 0, .34)


def speaker(p: Pen) -> None:
    p.fill((-.96, -.34), (-.56, -.34), (-.08, -.8), (-.08, .8), (-.56, .34), (-.96, .34))
    p.bow(-.1, 0, .5, -48, 48)
    p.bow(-.1, 0, .92, -48, 48)


def mute(p: Pen) -> None:
    p.fill((-.96, -.34), (-.56, -.34), (-.08, -.8), (-.08, .8), (-.56, .34), (-.96, .34))
    p.line((.3, -.36), (.98, .36), width=1.2)
    p.line((.3, .36), (.98, -.36), width=1.2)


def play(p: Pen) -> None:
    p.fill((-.6, -.9), (.92, 0), (-.6, .9))


def pause(p: Pen) -> None:
    for x in (-.46, .46):
        p.fill((x - .24, -.85), (x + .24, -.85), (x + .24, .85), (x - .24, .85))


def stop(p: Pen) -> None:
    p.fill((-.75, -.75), (.75, -.75), (.75, .75), (-.75, .75))


def fast(p: Pen) -> None:
    for x in (-.92, 0):
        p.fill((x, -.74), (x + .92, 0), (x, .74))


def skip(p: Pen) -> None:
    p.fill((-.9, -.8), (.4, 0), (-.9, .8))
    p.fill((.5, -.8), (.86, -.8), (.86, .8), (.5, .8))


def undo(p: Pen) -> None:
    p.bow(.06, .2, .68, -130, 130, 1.3)
    p.fill((-1, -.28), (-.12, -.92), (-.12, .2))


def redo(p: Pen) -> None:
    p.bow(-.06, .2, .68, 50, 310, 1.3)
    p.fill((1, -.28), (.12, -.92), (.12, .2))


def replay(p: Pen) -> None:
    p.bow(0, 0, .78, -60, 220, 1.2)
    x, y = .78 * math.cos(-60 * TURN), .78 * math.sin(-60 * TURN)
    p.fill((x - .46, y + .1), (x + .12, y - .42), (x + .26, y + .36))


def question(p: Pen) -> None:
    p.bow(0, -.36, .48, 180, 400, 1.5)
    p.line((.37, -.06), (.06, .18), (0, .36), width=1.5)
    p.disc(0, .82, .17)


def lock(p: Pen) -> None:
    p.fill((-.72, -.1), (.72, -.1), (.72, .94), (-.72, .94))
    p.bow(0, -.12, .46, 180, 360, 1.2)
    p.line((-.46, -.12), (-.46, .1), width=1.2)
    p.line((.46, -.12), (.46, .1), width=1.2)
    p.hole(0, .34, .15)
    p.groove((0, .34), (0, .66), width=.8)


def person(p: Pen) -> None:
    p.disc(0, -.48, .44)
    p.fill(*arc((0, .96), .86, math.pi, 2 * math.pi, 24))


def people(p: Pen) -> None:
    for x in (-.5, .5):
        p.disc(x, -.4, .32)
        p.fill(*arc((x, .74), .56, math.pi, 2 * math.pi, 24))


def chip(p: Pen) -> None:
    p.loop((-.62, -.62), (.62, -.62), (.62, .62), (-.62, .62))
    p.fill((-.26, -.26), (.26, -.26), (.26, .26), (-.26, .26))
    for k in (-.32, .32):
        for a, b in ((-1, -.7), (.7, 1)):
            p.line((a, k), (b, k))
            p.line((k, a), (k, b))


def flag(p: Pen) -> None:
    p.line((-.7, -.98), (-.7, .98), width=1.1)
    p.fill((-.6, -.9), (.3, -.8), (.95, -.98), (.7, -.4), (.95, .16), (.3, .3), (-.6, .2))


def camera(p: Pen) -> None:
    p.fill((-.98, -.5), (-.46, -.5), (-.3, -.8), (.3, -.8), (.46, -.5), (.98, -.5), (.98, .78), (-.98, .78))
    p.hole(0, .12, .46)
    p.ring(0, .12, .26)


def check(p: Pen) -> None:
    p.line((-.86, .08), (-.26, .7), (.9, -.68), width=1.6)


def cross(p: Pen) -> None:
    p.line((-.7, -.7), (.7, .7), width=1.6)
    p.line((-.7, .7), (.7, -.7), width=1.6)


def plus(p: Pen) -> None:
    p.line((-.8, 0), (.8, 0), width=1.5)
    p.line((0, -.8), (0, .8), width=1.5)


def minus(p: Pen) -> None:
    p.line((-.8, 0), (.8, 0), width=1.5)


def search(p: Pen) -> None:
    p.ring(-.2, -.2, .6, 1.2)
    p.line((.26, .26), (.92, .92), width=1.7)


def clock(p: Pen) -> None:
    p.ring(0, 0, .86)
    p.line((0, -.52), (0, 0), (.4, .24))


def weight(p: Pen) -> None:
    p.fill((-.55, -.25), (.55, -.25), (.92, .92), (-.92, .92))
    p.ring(0, -.52, .3)


def seal(p: Pen) -> None:
    p.fill(*star((0, 0), 1.04, .84, 12))
    p.groove((-.45, .02), (-.1, .4), (.5, -.36), width=1.4)


def warn(p: Pen) -> None:
    p.fill(*ngon((0, .14), 1.06, 3))
    p.groove((0, -.4), (0, .18), width=1.2)
    p.hole(0, .46, .13)


def book(p: Pen) -> None:
    p.loop((0, -.5), (-.95, -.75), (-.95, .6), (0, .85), (.95, .6), (.95, -.75))
    p.line((0, -.5), (0, .85))
    for y in (-.22, .1):
        p.line((-.68, y - .08), (-.26, y + .03), width=.6)
        p.line((.26, y + .03), (.68, y - .08), width=.6)


def lan(p: Pen) -> None:
    p.disc(0, .64, .2)
    for r in (.6, 1.06, 1.5):
        p.bow(0, .64, r, 222, 318)


def home(p: Pen) -> None:
    p.fill((0, -.95), (1, -.05), (.7, -.05), (.7, .9), (.22, .9), (.22, .3), (-.22, .3), (-.22, .9), (-.7, .9),
           (-.7, -.05), (-1, -.05))


def leave(p: Pen) -> None:
    p.line((.1, -.9), (-.8, -.9), (-.8, .9), (.1, .9))
    p.line((-.24, 0), (.5, 0), width=1.2)
    p.fill((1, 0), (.42, -.46), (.42, .46))


def log(p: Pen) -> None:
    for y in (-.7, 0, .7):
        p.disc(-.82, y, .15)
        p.line((-.44, y), (.94, y))


def hexagon(p: Pen) -> None:
    p.loop(*ngon((0, 0), .94, 6))


def water(p: Pen) -> None:
    for y in (-.5, .06, .62):
        p.line(*[(-1 + k / 10, y + .16 * math.sin(k * .94)) for k in range(21)])


def climb(p: Pen) -> None:
    p.line((-1, .9), (-.34, .9), (-.34, .3), (.32, .3), (.32, -.3), (1, -.3), width=1.2)
    p.line((-.8, .2), (-.1, -.5))
    p.fill((.2, -.92), (.14, -.26), (-.44, -.82))


def fall(p: Pen) -> None:
    p.line((-1, -.6), (-.1, -.6), (-.1, .9), (1, .9), width=1.2)
    p.line((.5, -.8), (.5, .2))
    p.fill((.5, .66), (.1, .06), (.9, .06))


def strike(p: Pen) -> None:
    p.fill((.3, -1), (-.62, .16), (-.06, .16), (-.34, 1), (.66, -.28), (.1, -.28))


def target(p: Pen) -> None:
    p.ring(0, 0, .62)
    p.disc(0, 0, .18)
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        p.line((x * .4, y * .4), (x, y))


def wing(p: Pen) -> None:
    p.fill((-.9, .8), *bezier((-.9, .8), (-.8, -.5), (-.2, -.9), (.98, -.92), 14), (.66, -.52), (.86, -.44), (.5, -.1),
           (.66, 0), (.26, .28), (.36, .42), (-.1, .6))


def glyph(p: Pen) -> None:
    p.ring(0, 0, .9)
    p.fill(*star((0, 0), .56, .2, 4))


def trash(p: Pen) -> None:
    p.line((-.8, -.62), (.8, -.62), width=1.1)
    p.line((-.28, -.66), (-.2, -.94), (.2, -.94), (.28, -.66), width=.8)
    p.loop((-.62, -.5), (.62, -.5), (.5, .92), (-.5, .92))
    for x in (-.2, .2):
        p.line((x, -.2), (x, .6), width=.7)


def copy(p: Pen) -> None:
    p.loop((-.9, -.9), (.3, -.9), (.3, .3), (-.9, .3))
    p.cut((-.44, -.44), (.98, -.44), (.98, .98), (-.44, .98))
    p.loop((-.3, -.3), (.9, -.3), (.9, .9), (-.3, .9))


def full_screen(p: Pen) -> None:
    for x in (-1, 1):
        for y in (-1, 1):
            p.line((x * .36, y * .86), (x * .86, y * .86), (x * .86, y * .36), width=1.2)


def keyboard(p: Pen) -> None:
    p.loop((-1, -.6), (1, -.6), (1, .6), (-1, .6))
    for x in (-.6, -.2, .2, .6):
        p.disc(x, -.2, .11)
    p.line((-.5, .24), (.5, .24))


def mouse(p: Pen) -> None:
    p.loop(*arc((0, -.3), .6, math.pi, 2 * math.pi, 16), *arc((0, .34), .6, 0, math.pi, 16))
    p.line((0, -.86), (0, -.1))
    p.line((-.58, -.1), (.58, -.1), width=.8)


def globe(p: Pen) -> None:
    p.ring(0, 0, .9)
    p.loop(*[(.42 * math.cos(a * TURN), .9 * math.sin(a * TURN)) for a in range(0, 360, 15)], width=.8)
    p.line((-.9, 0), (.9, 0), width=.8)


def palette(p: Pen) -> None:
    p.fill(*[(math.cos(a * TURN), .84 * math.sin(a * TURN)) for a in range(40, 370, 10)], (.56, .16), (.3, .44))
    for x, y in ((-.5, -.3), (0, -.52), (.5, -.3), (-.56, .26)):
        p.hole(x, y, .16)


def trophy(p: Pen) -> None:
    p.fill((-.56, -.9), (.56, -.9), *bezier((.56, -.9), (.56, 0), (.36, .3), (0, .34), 12),
           *bezier((0, .34), (-.36, .3), (-.56, 0), (-.56, -.9), 12))
    for s in (-1, 1):
        p.line(*bezier((s * .54, -.7), (s * 1.1, -.7), (s * 1.0, -.06), (s * .42, -.04), 14), width=.9)
    p.line((0, .3), (0, .7))
    p.line((-.46, .86), (.46, .86), width=1.3)


def chat(p: Pen) -> None:
    p.fill((-.95, -.8), (.95, -.8), (.95, .4), (0, .4), (-.5, .92), (-.46, .4), (-.95, .4))
    for x in (-.46, 0, .46):
        p.hole(x, -.2, .13)


def sun(p: Pen) -> None:
    p.disc(0, 0, .42)
    for k in range(8):
        a = k * 45 * TURN
        p.line((.62 * math.cos(a), .62 * math.sin(a)), (.96 * math.cos(a), .96 * math.sin(a)))


def spark(p: Pen) -> None:
    p.fill(*star((0, 0), 1, .26, 4))


def cards(p: Pen) -> None:
    for k in (-1, 0, 1):
        a = k * 22 * TURN
        c, s = math.cos(a), math.sin(a)
        box = [(x * c - y * s + k * .34, x * s + y * c + abs(k) * .12) for x,
               y in ((-.4, -.8), (.4, -.8), (.4, .6), (-.4, .6))]
        p.cut(*[(x * 1.0 + (-.1 if i in (0, 3) else .1), y + (-.1 if i < 2 else .1)) for i, (x, y) in enumerate(box)])
        p.loop(*box, width=.9)


def summon(p: Pen) -> None:
    p.bow(0, .62, .9, 200, 340)
    p.bow(0, .4, .9, 20, 160)
    p.disc(0, -.56, .26)
    p.fill((-.3, .46), (-.24, -.2), (.24, -.2), (.3, .46))


def save(p: Pen) -> None:
    p.fill((-.86, -.86), (.5, -.86), (.86, -.5), (.86, .86), (-.86, .86))
    p.cut((-.44, -.66), (.3, -.66), (.3, -.26), (-.44, -.26))
    p.hole(0, .34, .28)


def star_shape(p: Pen) -> None:
    p.fill(*star((0, .04), 1, .44, 5))


def grid(p: Pen) -> None:
    for x, y in ((0, -.56), (-.5, .3), (.5, .3)):
        p.loop(*ngon((x, y), .52, 6), width=.8)


SHAPES: dict[str, Callable[[Pen], None]] = {
    "aim": target, "arrow_down": arrow(1), "arrow_left": arrow(2), "arrow_right": arrow(0), "arrow_up": arrow(3),
    "blank": blank, "book": book, "boot": boot,
    "bow": bow, "camera": camera, "card": card, "cards": cards, "chat": chat, "check": check, "chip": chip,
    "climb": climb, "clock": clock, "copy": copy,
    "cross": cross, "crown": crown, "d20": d20, "deck": deck, "dice": dice, "down": chevron(1), "eye": eye,
    "eye_shut": eye_shut, "fall": fall,
    "fast": fast, "flag": flag, "full_screen": full_screen, "gear": gear, "globe": globe, "glyph": glyph, "grid": grid,
    "hand": hand, "heart": heart,
    "hexagon": hexagon, "home": home, "hourglass": hourglass, "keyboard": keyboard, "lan": lan, "leave": leave,
    "left": chevron(2), "lock": lock,
    "log": log, "minus": minus, "mouse": mouse, "mute": mute, "palette": palette, "pause": pause, "people": people,
    "person": person, "play": play,
    "plus": plus, "question": question, "redo": redo, "replay": replay, "right": chevron(0), "save": save, "seal": seal,
    "search": search,
    "shield": shield, "skip": skip, "skull": skull, "spark": spark, "speaker": speaker, "star": star_shape,
    "stop": stop, "strike": strike,
    "summon": summon, "sun": sun, "sword": sword, "trash": trash, "trophy": trophy, "undo": undo, "up": chevron(3),
    "warn": warn, "water": water,
    "weight": weight, "wing": wing}
