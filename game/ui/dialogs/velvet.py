"""A stage curtain of red velvet: a side that is tied back, and what hangs above. Arithmetic only; drawn once a size."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, Point, bezier, put, surface
from game.ui.art.palette import mix

Grid = NDArray[np.float64]
RED, LIT = (150, 26, 38), (60, 22, 20)
SHARE = 330 / 1280  # of the window's width that a side takes
TIED = 470 / 720  # where it is tied back
SWAGS = 7  # of what hangs above


def velvet(w: int, h: int, seed: float, folds: float) -> Grid:
    """Folds of cloth, (w, h, 3) in 0..255."""
    x, y = np.linspace(0, 1, w)[:, None], np.linspace(0, 1, h)[None]
    u = x**0.9 + 0.018 * np.sin(y * 5 + x * 9) * (46 / folds)
    fold = (0.5 + 0.5 * np.sin(u * folds + 1.4 * np.sin(u * folds * 0.28 + seed))) ** 1.4
    light = (0.16 + 0.84 * fold) * (1 - 0.35 * y) * (0.75 + 0.25 * (1 - x))
    rgb = light[..., None] * np.array(RED) + (fold**6)[..., None] * np.array(LIT) * (1 - 0.4 * y[..., None])
    return np.asarray(np.clip(rgb + np.random.default_rng(3).uniform(-2, 2, (w, h, 1)), 0, 255))


@lru_cache(2)
def side(size: tuple[int, int]) -> Surface:
    """The left side for a window of that size, in real pixels; the right one is its mirror image."""
    w, h = round(size[0] * SHARE), size[1]
    k = h / 720
    x, y = np.arange(w)[:, None], np.arange(h)[None]
    edge = w - 10 * k - w * 0.364 * np.exp(-(((y - h * TIED) / (190 * k)) ** 2))
    rgb = velvet(w, h, 3, 46) * np.clip(0.35 + (edge - x) / (60 * k), 0.35, 1)[..., None]
    out = surface(rgb, np.clip(edge - x, 0, 1) * 255)
    ink = Layer((w, h), 2)
    hem = [(float(edge[0, row] - 3 * k), float(row)) for row in range(0, h, 8)]
    ink.stroke((*P.BRASS, 255), hem, 5 * k)
    ink.stroke((*P.BRASS_LIT, 255), hem, 1.6 * k)
    _rope(ink, w / 330, k)
    put(out, ink.done())
    return out


def _rope(ink: Layer, across: float, k: float) -> None:
    """What ties it back, with a tassel; points as in a window of 1280x720."""

    def at(points: list[Point]) -> list[Point]:
        return [(x * across, y * k) for x, y in points]

    rope = bezier((-4, 402), (50, 470), (130, 500), (204, 478))
    for dy, width, tone in ((3, 17, (30, 16, 6)), (0, 14, P.BRASS_DEEP), (-1, 10, P.BRASS), (-3, 3, P.BRASS_LIT)):
        ink.stroke((*tone, 255), at([(x, y + dy) for x, y in rope]), width * k)
    for x, y in rope[::2]:
        ink.stroke((*mix(P.BRASS_DEEP, (0, 0, 0), 0.3), 255), at([(x - 4, y - 6), (x + 4, y + 6)]), 1.6 * k)
    ink.disc((*P.BRASS_DEEP, 255), at([(72, 478)])[0], 11 * k)
    ink.disc((*P.BRASS_LIT, 255), at([(70, 475)])[0], 6 * k)
    for n in range(9):
        thread = at([(64 + n * 2, 486), (56 + n * 4, 556 - abs(n - 4) * 2)])
        ink.stroke((*mix(P.BRASS_DEEP, P.BRASS_LIT, (n % 3) / 2), 255), thread, 3 * k)
    ink.stroke((*P.BRASS_LIT, 255), at([(62, 494), (82, 494)]), 4 * k)


@lru_cache(2)
def valance(size: tuple[int, int]) -> Surface:
    """What hangs along the upper edge, with its shadow."""
    w, k = size[0], size[1] / 720
    h = round(86 * k)
    drop = (62 + 20 * np.abs(np.sin(np.arange(w) / w * math.pi * SWAGS))) * k
    mask = np.clip(drop[:, None] - np.arange(h)[None], 0, 1) * 255
    out = Surface((w, h + round(24 * k)), pygame.SRCALPHA)
    dark = pygame.transform.gaussian_blur(surface(np.zeros((w, h, 3)), mask * 0.8), max(1, round(8 * k)))
    put(out, dark, (0, 8 * k))
    put(out, surface(np.clip(velvet(w, h, 7, 170) * 1.1, 0, 255), mask))
    ink = Layer((w, h), 2)
    hem = [(float(x), float(drop[min(x, w - 1)] - 2)) for x in range(0, w + 6, 6)]
    ink.stroke((*P.BRASS_LIT, 255), hem, 3.4 * k)
    put(out, ink.done())
    return out


def draw(screen: Surface, drawn: float) -> None:
    """Both sides and what hangs above. `drawn`: 1 hangs at the sides, 0 covers the whole stage."""
    size = screen.get_size()
    left = side(size)
    w = left.get_width()
    right = pygame.transform.flip(left, True, False)
    if drawn < 1:
        closed = _whole(size)
        wide = round((size[0] / 2) * (1 - drawn))
        put(screen, closed.subsurface((closed.get_width() - wide, 0, wide, size[1])), (0, 0))
        put(screen, pygame.transform.flip(closed, True, False).subsurface((0, 0, wide, size[1])), (size[0] - wide, 0))
    put(screen, left)
    put(screen, right, (size[0] - w, 0))
    put(screen, valance(size))


@lru_cache(1)
def _whole(size: tuple[int, int]) -> Surface:
    """Half of a closed curtain."""
    return surface(velvet(size[0] // 2 + 1, size[1], 3, 70))
