"""Who sits where: a hexagon in the seat's colour around the planeswalker of its army, and a sign of who plays it."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.ui.art.draw import Layer, centre, cut, gradient, ngon, put
from game.ui.art.icons import icon
from game.ui.art.kept import kept
from game.ui.art.palette import IDENTITY, Colour, mix
from game.ui.faces.portraits import portrait

LEADERS = {"white": "gideon", "blue": "jace", "black": "liliana", "red": "chandra", "green": "nissa"}
SIGNS = {"human": "person", "computer": "chip", "lan": "lan", "closed": "lock", "watching": "eye"}


@kept(3)
def seat_avatar(size: int, hue: Colour, colour: str = "", who: str = "", out: bool = False) -> Surface:
    """A seat in a square of `size` pixels. `hue` is the seat's colour, `colour` its army's ("" while it has none).

    `who` is a key of SIGNS or "" for no sign; `out` turns it grey: this seat has lost.
    """
    m, r = size / 2, size * 0.47
    mask = Layer((size, size), 4)
    mask.poly((255, 255, 255, 255), ngon((m, m), r, 6))
    face = cut(_face(size, colour), mask.done())
    if out:
        face.fill((90, 86, 84, 255), special_flags=pygame.BLEND_RGBA_MULT)
    ly = Layer((size, size), 4)
    tone = mix(hue, (60, 58, 56), 0.6) if out else hue
    ly.poly((0, 0, 0, 190), ngon((m, m), r, 6), max(2.0, size * 0.09))
    ly.poly((*tone, 255), ngon((m, m), r, 6), max(1.4, size * 0.055))
    put(face, ly.done())
    if who and size >= 30:
        _badge(face, SIGNS[who], size, tone)
    return face


def _face(size: int, colour: str) -> Surface:
    """The bust of the army's planeswalker, or dark ground."""
    if colour in LEADERS:
        big = portrait(LEADERS[colour], colour, (round(size * 1.5), round(size * 1.5)))
        out = Surface((size, size), pygame.SRCALPHA)
        out.blit(big, (-size * 0.25, -size * 0.06))
        return out
    deep, body, _ = IDENTITY[colour]
    return gradient((size, size), mix(body, deep, 0.5), deep)


def _badge(face: Surface, sign: str, size: int, tone: Colour) -> None:
    """A small round sign at the lower right."""
    r = size * 0.17
    ly = Layer((size, size), 4)
    c = (size - r - 1, size - r - 1)
    ly.disc((10, 8, 8, 255), c, r)
    ly.ring((*tone, 255), c, r - 0.6, max(1.0, size * 0.025))
    put(face, ly.done())
    centre(face, icon(sign, max(9, round(r * 1.35)), (255, 250, 240)), *c)
