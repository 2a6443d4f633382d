"""The back that all cards share, and a card that lies face down in a slot or on the war funds."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, centre, halo, ngon, put, star
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, shade, solid, stock, window
from game.ui.faces.magna.measures import Size, fit
from game.ui.faces.magna.signs import stone

LEATHER: tuple[Colour, Colour, Colour] = (hx("#1e0e24"), hx("#6a3a7a"), (5, 4, 6))
TOP, LOW, THREAD = hx("#5a2468"), hx("#1e0c2c"), hx("#c98ad8")


@kept(4)
def back(size: Size, scale: float = 1.0) -> Surface:
    """The back of every card: a Magna crystal in a star of rays, in tooled leather."""
    f = fit(size, scale)
    return down(f.size, f.edge + f.px(1))


@kept(4)
def down(box: tuple[int, int], edge: int = 0, rim: Colour | None = None) -> Surface:
    """A back of any size, upright or lying."""
    s, e = stock(box, LEATHER), edge or max(2, round(min(box) * 0.055))
    inner = plate((box[0] - 2 * e, box[1] - 2 * e))
    window(s, inner, (e, e), max(2.0, corner(max(box)) - e * 0.5), rim or P.BRASS, max(1.0, min(box) / 150))
    return finish(s, 4)


@kept(3)
def plate(size: tuple[int, int]) -> Surface:
    """Rays from a crystal, corners with small lozenges."""
    w, h = size
    art = shade(size, TOP, LOW, 0.4)
    ly, c, r = Layer(size, 3), (w / 2, h / 2), min(w, h) * 0.34
    pen = max(0.8, min(w, h) / 90)
    for k in range(24):
        a = math.pi * (k + 0.5) / 12
        ly.stroke(
            THREAD,
            [
                (c[0] + r * 1.16 * math.cos(a), c[1] + r * 1.16 * math.sin(a)),
                (c[0] + (w + h) * math.cos(a), c[1] + (w + h) * math.sin(a)),
            ],
            pen,
        )
    for x in (0.13, 0.87):
        for y in (0.09, 0.91):
            ly.poly(THREAD, ngon((w * x, h * y), min(w, h) * 0.06, 4), pen)
    ly.poly(
        THREAD, [(pen * 2, pen * 2), (w - pen * 2, pen * 2), (w - pen * 2, h - pen * 2), (pen * 2, h - pen * 2)], pen
    )
    threads = solid(ly)
    threads.fill((96, 96, 96, 96), special_flags=pygame.BLEND_RGBA_MULT)
    put(art, threads)
    ring = Layer(size, 3)
    ring.disc(mix(LOW, (0, 0, 0), 0.45), c, r)
    ring.poly(mix(P.BRASS_DEEP, P.BRASS, 0.6), star(c, r * 0.98, r * 0.62, 8), pen * 1.3)
    ring.ring(P.BRASS, c, r, pen * 1.6)
    put(art, solid(ring))
    sign = stone("magna", round(r * 1.5))
    add(art, halo(sign, max(2, round(r * 0.25)), 0.5), (c[0] - sign.get_width() / 2, c[1] - sign.get_height() / 2))
    centre(art, sign, *c)
    return art
