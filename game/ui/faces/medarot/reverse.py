"""The back that all cards of the game share, and the tile of a card that lies face down."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.rules.medarot.cards import Medarot, Medarotter
from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, centre, halo, ngon, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, mask, shade, solid, stock, window
from game.ui.faces.medarot.measures import Size, fit
from game.ui.faces.medarot.people import medallion
from game.ui.faces.medarot.robot_face import bust
from game.ui.faces.medarot.signs import medal
from game.ui.theme import STANDARD, Colours

STEEL: tuple[Colour, Colour, Colour] = (hx("#1c2a38"), hx("#4a6a84"), (4, 5, 7))
TOP, LOW, TRACE = hx("#2f86b8"), hx("#123450"), hx("#4aa6d6")


def back(size: Size, scale: float = 1.0, turned: bool = False) -> Surface:
    """The back of every card: a medal on a plate with conducting tracks."""
    return _back(size, scale, turned)


@kept(4)
def _back(size: Size, scale: float, turned: bool) -> Surface:
    f = fit(size, scale, 1.0, turned)
    s, e = stock(f.size, STEEL), f.edge + f.px(1)
    inner = plate((f.width - 2 * e, f.height - 2 * e))
    window(s, inner, (e, e), max(2.0, corner(f.height) - e * 0.5), P.BRASS, max(1.0, f.width / 200))
    return finish(s, 4)


@kept(3)
def plate(size: tuple[int, int]) -> Surface:
    """Tracks that run from a medal to the corners."""
    w, h = size
    art = shade(size, TOP, LOW, 0.35)
    ly, c, r = Layer(size, 3), (w / 2, h / 2), min(w, h) * 0.3
    pen = max(1.0, min(w, h) / 70)
    for k in range(12):
        a = math.pi * (k + 0.5) / 6
        start = (c[0] + r * math.cos(a), c[1] + r * math.sin(a))
        knee = (c[0] + r * 1.45 * math.cos(a), c[1] + r * 1.45 * math.sin(a))
        across, down = math.copysign(w / 2, math.cos(a)), math.copysign(h / 2, math.sin(a))
        end = (knee[0] + across, knee[1]) if k % 2 else (knee[0], knee[1] + down)
        ly.stroke(TRACE, [start, knee, end], pen)
        ly.disc(mix(TRACE, (255, 255, 255), 0.35), knee, pen * 1.7)
    tracks = solid(ly)
    add(art, halo(tracks, max(2, round(pen * 3)), 0.45))
    tracks.fill((150, 150, 150, 150), special_flags=pygame.BLEND_RGBA_MULT)
    put(art, tracks)
    ring = Layer(size, 3)
    ring.poly(mix(LOW, (0, 0, 0), 0.55), ngon(c, r * 1.16, 6))
    ring.poly(mix(P.BRASS_DEEP, P.BRASS, 0.4), ngon(c, r * 1.16, 6), pen * 1.6)
    put(art, solid(ring))
    sign = medal(round(r * 1.7))
    add(art, halo(sign, max(2, round(r * 0.2)), 0.35), (c[0] - sign.get_width() / 2, c[1] - sign.get_height() / 2))
    centre(art, sign, *c)
    return art


@kept(3)
def coin_of(facts: Medarot | Medarotter, px: int, colours: Colours = STANDARD) -> Surface:
    """A card as a round picture: for lists, the order of speed, and whoever knows what lies face down."""
    if isinstance(facts, Medarotter):
        return medallion(facts.key, px)
    inner = max(4, px - 2 * max(1, round(px * 0.05)))
    face = bust(facts, (inner, inner), colours).copy()
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    out = Surface((px, px), pygame.SRCALPHA)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c = Layer((px, px), 4), (px / 2, px / 2)
    ly.ring(mix(P.BRASS_DEEP, (0, 0, 0), 0.5), c, px / 2 - px * 0.05, max(1.0, px * 0.06))
    ly.ring(P.BRASS_LIT, c, px / 2 - px * 0.035, max(1.0, px * 0.035))
    put(out, solid(ly))
    return out
