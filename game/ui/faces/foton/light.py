"""Light on cards: beams from a middle, rings, a shade towards the edges."""

from __future__ import annotations

import math

import numpy as np
import pygame
from pygame import Surface

from game.ui.art.draw import Layer, Point, add, halo, surface
from game.ui.art.kept import kept
from game.ui.art.palette import Colour
from game.ui.faces.kit.card_stock import solid

FINE = 100  # light on anything wider is drawn smaller: it is soft anyway


def _shine(dst: Surface, ly: Layer, blur: float) -> None:
    """Add what was drawn, blurred by so many pixels of the target, to the target."""
    k = dst.get_width() / ly.size[0]
    light = halo(solid(ly), max(1, int(blur / k)))
    add(dst, light if ly.size == dst.get_size() else pygame.transform.smoothscale(light, dst.get_size()))


def rays(dst: Surface, c: Point, r: float, colour: Colour, n: int = 24, seed: int = 1, strength: float = 0.35) -> None:
    """Soft beams of light around `c`, added on."""
    ly, k = _sheet(dst)
    rng = np.random.default_rng(seed)
    for j in range(n):
        a, d = 2 * math.pi * (j + rng.uniform(-0.25, 0.25)) / n, math.pi / n * rng.uniform(0.2, 0.55)
        q = r * rng.uniform(0.7, 1.1) / k
        v = strength * rng.uniform(0.4, 1)
        x, y = c[0] / k, c[1] / k
        ly.poly(
            _dimmed(colour, v),
            [
                (x, y),
                (x + q * math.cos(a - d), y + q * math.sin(a - d)),
                (x + q * math.cos(a + d), y + q * math.sin(a + d)),
            ],
        )
    _shine(dst, ly, r * 0.03)


def _sheet(dst: Surface) -> tuple[Layer, int]:
    """A layer to draw light for a target on, and how many times smaller it is."""
    w, h = dst.get_size()
    k = 1 + w // FINE
    return Layer((w // k, h // k), 2), k


def _dimmed(colour: Colour, share: float) -> Colour:
    return int(colour[0] * share), int(colour[1] * share), int(colour[2] * share)


def waves(dst: Surface, c: Point, r: float, colour: Colour, n: int, strength: float = 0.3) -> None:
    """Rings of light around `c` that fade outwards, added on."""
    ly, k = _sheet(dst)
    for j in range(n):
        ly.ring(
            _dimmed(colour, strength * (1 - j / n) ** 1.2),
            (c[0] / k, c[1] / k),
            r * (0.5 + 1.15 * j / n) / k,
            r * 0.05 / k,
        )
    _shine(dst, ly, r * 0.03)


def lattice(dst: Surface, c: Point, r: float, colour: Colour, n: int, strength: float = 0.3) -> None:
    """Lozenges of light around `c`, one in the other, added on."""
    ly, k = _sheet(dst)
    x, y = c[0] / k, c[1] / k
    for j in range(n):
        q = r * (0.95 + 1.5 * j / n) / k
        ly.poly(
            _dimmed(colour, strength * (1 - j / n) ** 1.2),
            [(x, y - q), (x + q * 0.8, y), (x, y + q), (x - q * 0.8, y)],
            r * 0.05 / k,
        )
    _shine(dst, ly, r * 0.025)


@kept(2)
def _edge(size: tuple[int, int], strength: float) -> Surface:
    x, y = np.linspace(-1, 1, size[0])[:, None], np.linspace(-1, 1, size[1])[None]
    fade = np.clip(1.06 - strength * (np.abs(x) ** 3 + np.abs(y) ** 3) / 2, 0, 1) * 255
    return surface(fade[..., None] * np.ones(3))


def shaded(picture: Surface, strength: float = 0.4) -> None:
    """Darken a picture towards its edges."""
    picture.blit(_edge(picture.get_size(), strength), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
