"""A face struck into a round brass frame."""

from __future__ import annotations

import math

import pygame
from pygame import Surface

from game.ui.art.draw import Layer, put
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, mix
from game.ui.faces.kit.card_stock import mask, solid
from game.ui.faces.kit.inks import BLACK

INNER = 0.86  # of the whole, what the face is wide


def framed(face: Surface, px: int) -> Surface:
    """A square picture of `INNER * px` pixels in a frame of `px`; a new surface, premultiplied."""
    inner, out = face.get_width(), _frame(px).copy()
    face = face.premul_alpha()
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c = Layer((px, px), 4), (px / 2, px / 2)
    ly.ring(mix(BRASS_DEEP, BLACK, 0.4), c, px * 0.43, max(1.0, px * 0.016))
    ly.ring(BRASS_LIT, c, px * 0.437, max(0.8, px * 0.012))
    put(out, solid(ly))
    return out


@kept(1)
def _frame(px: int) -> Surface:
    ly, c, r = Layer((px, px), 4), (px / 2, px / 2), px / 2
    ly.disc(mix(BRASS_DEEP, BLACK, 0.6), c, r)
    for k in range(40):
        a = 2 * math.pi * k / 40
        light = 0.5 + 0.5 * math.cos(a - math.radians(236))
        sector = ((0.96, a), (0.96, a + 0.17), (0.86, a + 0.17), (0.86, a))
        ly.poly(
            mix(mix(BRASS_DEEP, BRASS, 0.4), BRASS_LIT, light),
            [(c[0] + q * r * math.cos(b), c[1] + q * r * math.sin(b)) for q, b in sector],
        )
    return solid(ly)
