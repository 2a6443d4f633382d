"""Backs: black with the hexagram for Megido, ivory with the three shapes for all other cards.

In a field a photon that lies face down still says its kind (F-8.1): the ivory back, tinted, with its shape. Its owner
also sees the number, small.
"""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, centre, halo, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font
from game.ui.faces.foton.measures import Fit, Size, fit
from game.ui.faces.foton.sigils import smoke
from game.ui.faces.foton.stones import AROUND, hexagram, lined, stone
from game.ui.faces.foton.tones import kind_tone
from game.ui.faces.frame import corner
from game.ui.faces.kit.card_stock import finish, shade, solid, stock, window
from game.ui.faces.kit.figures import digit
from game.ui.theme import STANDARD, Colours

PAPER: tuple[Colour, Colour, Colour] = (P.IVORY, (255, 252, 240), (120, 104, 80))
BLACK: tuple[Colour, Colour, Colour] = (P.STOCK, P.STOCK_LIT, (4, 3, 3))
TOP, LOW, THREAD = (224, 213, 190), (198, 184, 158), (206, 192, 166)
SHAPES = ("attack", "skill", "charge")


@kept(3)
def megido_back(size: Size, scale: float = 1.0) -> Surface:
    """The back of every Megido: smoke, a lattice, the seal of Solomon in brass."""
    f = fit(size, scale)
    s, e = stock(f.size, BLACK), f.edge + f.px(2)
    pw, ph = f.width - 2 * e, f.height - 2 * e
    art = shade((pw, ph), (36, 25, 36), (14, 10, 14), 0.5)
    add(art, pygame.transform.smoothscale(smoke(120, (150, 90, 140), 1), (pw, ph)))
    put(art, _weave((pw, ph), (46, 34, 42)))
    sign = hexagram(round(pw * 0.86), P.BRASS)
    add(art, halo(sign, max(2, f.width // 30), 0.7), (pw / 2 - sign.get_width() / 2, ph / 2 - sign.get_height() / 2))
    centre(art, sign, pw / 2, ph / 2)
    _corner_signs(art, f)
    window(s, art, (e, e), max(2.0, corner(f.height) - e * 0.5), P.BRASS, max(1.0, f.width / 200))
    return finish(s, 5)


def _corner_signs(art: Surface, f: Fit) -> None:
    """Quarter rings of brass in the corners."""
    w, h = art.get_size()
    ly, r = Layer((w, h), 3), w * 0.16
    for x in (0, w):
        for y in (0, h):
            for k, q in ((1.0, 1.0), (0.6, 0.72)):
                ly.ring((*mix(P.BRASS, P.BRASS_DEEP, 0.4), 255), (x, y), r * q, max(0.8, f.width / 150) * k)
            ly.disc((*P.BRASS, 255), (abs(x - r * 0.4), abs(y - r * 0.4)), max(0.8, f.width / 110))
    put(art, solid(ly))


@kept(3)
def card_back(size: Size, scale: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """The back that photons, extra photons and events share: they cannot be told apart by it."""
    f = fit(size, scale)
    s, e = stock(f.size, PAPER), f.edge + f.px(2)
    pw, ph = f.width - 2 * e, f.height - 2 * e
    art = shade((pw, ph), TOP, LOW)
    put(art, _weave((pw, ph), THREAD))
    ly, c = Layer((pw, ph), 3), (pw / 2, ph / 2)
    m = pw * 0.085
    ly.box((178, 160, 128), (m, m, pw - 2 * m, ph - 2 * m), corner(f.height) * 0.7, max(1.0, f.width / 130))
    ly.box((232, 222, 200), (pw * 0.29, ph * 0.13, pw * 0.42, ph * 0.74), pw * 0.21)
    ly.box((178, 160, 128), (pw * 0.29, ph * 0.13, pw * 0.42, ph * 0.74), pw * 0.21, max(1.0, f.width / 130))
    put(art, solid(ly))
    for k, kind in enumerate(SHAPES):
        centre(art, lined(kind, round(pw * 0.125 * AROUND), colours), c[0], c[1] + (k - 1) * ph * 0.235)
    window(
        s,
        art,
        (e, e),
        max(2.0, corner(f.height) - e * 0.5),
        mix(P.PARCHMENT_LOW, P.INK_SOFT, 0.45),
        max(1.0, f.width / 140),
        46,
    )
    return finish(s, 6)


@kept(4)
def down_photon(kind: str, number: int, size: Size, scale: float = 1.0, colours: Colours = STANDARD) -> Surface:
    """A photon face down in a field: its kind is seen; the number only by its owner (0: not known)."""
    f, (deep, body, _) = fit(size, scale), kind_tone(kind, colours)
    s, e = stock(f.size, PAPER), f.edge + f.px(2)
    pw, ph = f.width - 2 * e, f.height - 2 * e
    art = shade((pw, ph), mix(TOP, body, 0.22), mix(LOW, body, 0.3))
    put(art, _weave((pw, ph), mix(THREAD, body, 0.32)))
    edge, c = mix(body, P.INK, 0.25), (pw / 2, ph / 2)
    ly = Layer((pw, ph), 3)
    ly.disc(mix((232, 222, 200), body, 0.1), c, pw * 0.38)
    ly.ring(edge, c, pw * 0.38, max(1.0, f.width / 90))
    put(art, solid(ly))
    centre(art, lined(kind, round(pw * 0.25 * AROUND), colours), *c)
    bar = max(f.px(4), ph // 22)
    for y in (0, ph - bar):
        art.fill(edge, (0, y, pw, bar))
    window(s, art, (e, e), max(2.0, corner(f.height) - e * 0.5), edge, max(1.0, f.width / 140), 46)
    k = f.px({"table": 15, "hand": 22, "zoom": 46}[size])
    if number:
        label = digit(
            str(number), font("display", k, True), mix(deep, P.INK, 0.3), (246, 238, 220), max(1, round(k / 14))
        )
        centre(s, label, e + k * 0.62, e + bar + k * 0.6)
        centre(s, stone(kind, round(k * 0.32 * AROUND), colours), e + k * 0.62, e + bar + k * 1.42)
    return finish(s, 7)


def _weave(size: tuple[int, int], thread: Colour) -> Surface:
    """The lattice of every back."""
    (w, h), step = size, size[0] / 7
    ly = Layer(size, 3)
    for k in range(int((w + h) / step) + 2):
        ly.stroke((*thread, 255), [(k * step - h, 0), (k * step, h)], max(0.8, w / 130))
        ly.stroke((*thread, 255), [(k * step, 0), (k * step - h, h)], max(0.8, w / 130))
    return solid(ly)
