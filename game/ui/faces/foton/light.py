"""Light on cards: beams from a middle, rings, a shade towards the edges."""
from __future__ import annotations

import math

import numpy as np
import pygame
from pygame import Surface

from game.ui.art.draw import Layer, Point, add, halo, surface
from game.ui.art.kept import kept
from game.ui.art.palette import Colour
from game.ui.faces.foton.ground import solid

FINE = 100                          # beams on anything wider are drawn smaller: they are soft anyway


def rays(dst: Surface, c: Point, r: float, colour: Colour, n: int = 24, seed: int = 1, strength: float = .35) -> None:
    """Soft beams of light around `c`, added on."""
    w, h = dst.get_size()
    k = 1 + w // FINE
    ly = Layer((w // k, h // k), 2)
    rng = np.random.default_rng(seed)
    for j in range(n):
        a, d = 2 * math.pi * (j + rng.uniform(-.25, .25)) / n, math.pi / n * rng.uniform(.2, .55)
        q = r * rng.uniform(.7, 1.1) / k
        v = strength * rng.uniform(.4, 1)
        x, y = c[0] / k, c[1] / k
        ly.poly(tuple(int(part * v) for part in colour),
                [(x, y), (x + q * math.cos(a - d), y + q * math.sin(a - d)),
                 (x + q * math.cos(a + d), y + q * math.sin(a + d))])
    beams = halo(solid(ly), max(1, int(r * .03 / k)))
    add(dst, beams if k == 1 else pygame.transform.smoothscale(beams, (w, h)))


def waves(dst: Surface, c: Point, r: float, colour: Colour, n: int, strength: float = .3) -> None:
    """Rings of light around `c` that fade outwards, added on."""
    w, h = dst.get_size()
    ly = Layer((w, h), 2)
    for j in range(n):
        v = strength * (1 - j / n) ** 1.2
        ly.ring(tuple(int(part * v) for part in colour), c, r * (.5 + 1.15 * j / n), r * .05)
    add(dst, halo(solid(ly), max(1, int(r * .03))))


def lattice(dst: Surface, c: Point, r: float, colour: Colour, n: int, strength: float = .3) -> None:
    """Lozenges of light around `c`, one in the other, added on."""
    w, h = dst.get_size()
    ly = Layer((w, h), 2)
    for j in range(n):
        v, q = strength * (1 - j / n) ** 1.2, r * (.95 + 1.5 * j / n)
        ly.poly(tuple(int(part * v) for part in colour),
                [(c[0], c[1] - q), (c[0] + q * .8, c[1]), (c[0], c[1] + q), (c[0] - q * .8, c[1])], r * .05)
    add(dst, halo(solid(ly), max(1, int(r * .025))))


@kept(2)
def _edge(size: tuple[int, int], strength: float) -> Surface:
    x, y = np.linspace(-1, 1, size[0])[:, None], np.linspace(-1, 1, size[1])[None]
    fade = np.clip(1.06 - strength * (np.abs(x) ** 3 + np.abs(y) ** 3) / 2, 0, 1) * 255
    return surface(fade[..., None] * np.ones(3))


def shaded(picture: Surface, strength: float = .4) -> None:
    """Darken a picture towards its edges."""
    picture.blit(_edge(picture.get_size(), strength), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
