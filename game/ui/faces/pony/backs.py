"""The backs of both decks: six signs around a horseshoe; for Problems, hills under them."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, centre, halo, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, shade, solid, stock, window
from game.ui.faces.pony.measures import Size, fit
from game.ui.faces.pony.pips import pip
from game.ui.faces.pony.signs import token
from game.ui.faces.pony.tones import COLORS

NIGHT: tuple[Colour, Colour, Colour] = (hx("#2a1440"), hx("#8a5cc8"), (5, 4, 7))
DAWN: tuple[Colour, Colour, Colour] = (hx("#123038"), hx("#4a9aa4"), (4, 6, 7))


def back(size: Size, scale: float = 1.0, turned: bool = False, problem: bool = False) -> Surface:
    """The back of a card of the draw deck, or of a Problem (it lies across)."""
    return _back(size, scale, turned, problem)


@kept(4)
def _back(size: Size, scale: float, turned: bool, problem: bool) -> Surface:
    f = fit(size, scale, 1.0, turned, problem)
    s, e = stock(f.size, DAWN if problem else NIGHT), f.edge + f.px(1)
    inner = ground((f.width - 2 * e, f.height - 2 * e), problem)
    window(s, inner, (e, e), max(2.0, corner(f.height) - e * 0.5), P.BRASS, max(1.0, f.width / 200))
    return finish(s, 4)


@kept(3)
def ground(size: tuple[int, int], problem: bool = False) -> Surface:
    """The figure of a back, without its stock."""
    w, h = size
    top, low = (hx("#3a8a98"), hx("#0e2a34")) if problem else (hx("#6a3aa8"), hx("#1c0c38"))
    art = shade(size, top, low, 0.4)
    c, r = (w / 2, h * (0.44 if problem else 0.5)), min(w, h) * (0.34 if problem else 0.36)
    ly, line = Layer(size, 3), mix(top, P.LAMP, 0.45)
    for k in range(12):
        a = math.pi * k / 6
        far = (c[0] + (w + h) * math.cos(a), c[1] + (w + h) * math.sin(a))
        ly.poly(
            mix(top, (255, 255, 255), 0.10),
            [
                c,
                (far[0] + r * math.sin(a) * 0.4, far[1] - r * math.cos(a) * 0.4),
                (far[0] - r * math.sin(a) * 0.4, far[1] + r * math.cos(a) * 0.4),
            ],
        )
    rays = solid(ly)
    rays.fill((80, 80, 80, 80), special_flags=pygame.BLEND_RGBA_MULT)
    put(art, rays)
    ly = Layer(size, 3)
    if problem:
        for base, ink in ((0.72, mix(low, top, 0.55)), (0.84, mix(low, top, 0.3))):
            points = [(w * k / 10, h * (base - 0.1 * abs(math.sin(k * 1.7 + base * 9)))) for k in range(11)]
            ly.poly(ink, [(0, h), *points, (w, h)])
            ly.stroke(mix(ink, P.LAMP, 0.35), points, max(0.8, h / 120))
    ly.ring(line, c, r * 1.04, max(1.0, r / 26))
    ly.ring(line, c, r * 0.56, max(1.0, r / 40))
    put(art, solid(ly))
    side = round(r * 0.46)
    for k, colour in enumerate(COLORS):
        a = math.pi / 3 * k - math.pi / 2
        x, y = c[0] + r * 0.8 * math.cos(a), c[1] + r * 0.8 * math.sin(a)
        add(art, halo(pip(colour, side), max(2, side // 5), 0.5), (x - side / 2, y - side / 2))
        centre(art, pip(colour, side), x, y)
    centre(art, token(round(r * 0.84)), *c)
    return art


@kept(2)
def down_square(px: int, rim: Colour | None = None) -> Surface:
    """A card face down, as a square."""
    s = stock((px, px), NIGHT)
    edge = max(2, round(px * 0.045))
    window(s, ground((px - 2 * edge, px - 2 * edge)), (edge, edge), 3.0, rim or P.BRASS, max(1.0, px / 90))
    return finish(s, 4)
