"""The grounds screens stand on: the table of walnut and felt under a lamp, and the shelf of boards."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Rect, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, halo, noise, put, surface
from game.ui.art.palette import Colour, mix

Grid = NDArray[np.float64]
RIM, HEAD = 20, 44  # logical widths of the wooden frame: sides, upper edge


@lru_cache(4)
def wood(w: int, h: int, seed: int = 2) -> Surface:
    """Dark walnut: long grain, growth lines bent by slow noise. Drawn at half size along the grain."""
    half = max(2, w // 2)
    slow, fine = noise(half, h, 90, seed, 3, 4.0), noise(half, h, 5, seed + 1, 2, 24.0)
    lines = 0.5 + 0.5 * np.sin(np.arange(h)[None] / 9 + 16 * slow)
    t = np.clip(0.20 + 0.42 * lines * slow * 1.4 + 0.42 * (fine - 0.5), 0, 1)[..., None]
    rgb = np.array(P.WALNUT_DEEP) * (1 - t) + np.array(P.WALNUT_LIT) * t
    return pygame.transform.smoothscale(surface(rgb), (w, h))


def _lamp(w: int, h: int, cx: float = 0.0, cy: float = -0.12, wide: float = 0.95) -> Grid:
    """Light of the lamp over a picture, 0..1, shape (w, h)."""
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-1, 1, h)[None]
    return np.asarray(np.exp(-(((x - cx) / wide) ** 2 + ((y - cy) / wide) ** 2) * 0.95))


def _lit(picture: Surface, light: Grid) -> Surface:
    """A picture under a light that is given coarsely, in place."""
    small = surface(np.repeat(np.clip(light, 0, 1)[..., None] * 255, 3, axis=2))
    picture.blit(pygame.transform.smoothscale(small, picture.get_size()), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return picture


def _felt(w: int, h: int) -> Surface:
    """Green felt: dark at the rim, warm under the lamp, with its weave."""
    t = _lamp(160, 90)[..., None]
    felt = np.array(P.FELT_DEEP) * (1 - t) ** 2 + 2 * t * (1 - t) * np.array(P.FELT) + t * t * np.array(P.FELT_LIT)
    felt = felt * (1 + t * t * (np.array(P.LAMP) / 205 - 0.9) * 0.5) * 0.66
    out = pygame.transform.smoothscale(surface(felt), (w, h))
    i, j = np.arange(256)[:, None], np.arange(256)[None]
    twill = np.where((i + j) % 4 < 2, 1.0, -1.0) * 0.9 + np.where((i - j) % 8 < 4, 0.8, -0.8)
    weave = twill * 1.7 + np.random.default_rng(8).normal(0, 1.1, (256, 256))
    up, down = (surface(np.repeat(np.clip(weave * side, 0, 9)[..., None], 3, axis=2)) for side in (1, -1))
    for x in range(0, w, 256):
        for y in range(0, h, 256):
            out.blit(up, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            out.blit(down, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return out


def table(size: tuple[int, int], scale: float, tint: Colour | None = None) -> Surface:
    """The whole background; with a tint the felt leans a little to the ruleset's hue."""
    w, h = size
    rim, head = round(RIM * scale), round(HEAD * scale)
    inner = Rect(rim, head, w - 2 * rim, h - head - rim)
    out = _felt(w, h)
    if tint:
        out.fill(mix(tint, (0, 0, 0), 0.91), inner, special_flags=pygame.BLEND_RGB_ADD)
    small = Surface((max(1, w // 4), max(1, h // 4)), pygame.SRCALPHA)  # the rim throws a soft shadow on the felt
    small.fill((0, 0, 0, 190))
    hole = Rect(inner.x // 4, inner.y // 4, inner.w // 4, inner.h // 4)
    pygame.draw.rect(small, (0, 0, 0, 0), hole.inflate(-2, -2), border_radius=round(5 * scale))
    put(out, pygame.transform.smoothscale(halo(small, max(2, round(3 * scale))), (w, h)))
    _frame(out, inner, rim, head, scale)
    lines = Layer(size, 1)
    lines.box((0, 0, 0, 150), inner.inflate(2, 2), 19 * scale, 2.4 * scale)
    lines.box((*P.BRASS_DEEP, 255), inner.inflate(round(8 * scale), round(8 * scale)), 22 * scale, 1.2 * scale)
    lines.box((*mix(P.WALNUT_LIT, P.LAMP, 0.2), 120), (1, 1, w - 2, h - 2), 0, 1)
    put(out, lines.s.premul_alpha())
    return out


def _frame(out: Surface, inner: Rect, rim: int, head: int, scale: float) -> None:
    """Four boards round the felt, with round inner corners."""
    w, h = out.get_size()
    boards = Surface((w, h), pygame.SRCALPHA)
    radius = round(18 * scale)
    boards.blit(wood(w, head + radius, 2), (0, 0))
    boards.blit(wood(w, rim + radius, 3), (0, h - rim - radius))
    side = pygame.transform.rotate(wood(h, rim + radius, 5), 90)
    boards.blit(side, (0, head), (0, 0, rim + radius, h - head - rim))
    boards.blit(side, (w - rim - radius, head), (0, 0, rim + radius, h - head - rim))
    light = _lamp(80, 45)
    _lit(boards, np.clip(0.52 + 0.48 * light, 0, 1))
    pygame.draw.rect(boards, (0, 0, 0, 0), inner, border_radius=radius)
    out.blit(boards, (0, 0))


def shelf(size: tuple[int, int], scale: float, top: int) -> Surface:
    """A wall of boards with a plank at height `top` (real pixels), lit from above."""
    w, h = size
    out = wood(w, h, 12).copy()
    x, y = np.linspace(-1, 1, 160)[:, None], np.linspace(-1, 1, 90)[None]
    _lit(out, np.clip((0.26 + 0.74 * np.exp(-((x / 0.95) ** 2 + ((y + 0.25) / 0.62) ** 2))) * 0.92, 0, 1))
    thick = round(40 * scale)
    drop = Surface((1, round(46 * scale)), pygame.SRCALPHA)
    for n in range(drop.get_height()):
        drop.set_at((0, n), (0, 0, 0, round(200 * (1 - n / drop.get_height()) ** 2)))
    out.blit(pygame.transform.scale(drop, (w, drop.get_height())), (0, top + thick))
    plank = wood(w, thick, 3).copy()
    plank.fill((34, 24, 14), special_flags=pygame.BLEND_RGB_ADD)
    out.blit(_lit(plank, np.clip(0.4 + 0.6 * np.exp(-((x * 0.9) ** 2)) + 0 * y, 0, 1)), (0, top))
    pygame.draw.line(out, (150, 116, 74), (0, top), (w, top), max(1, round(1.5 * scale)))
    pygame.draw.line(out, (20, 12, 7), (0, top + thick - 1), (w, top + thick - 1), max(1, round(scale)))
    put(out, halo(_edge(w, scale), max(2, round(5 * scale))), (0, top - round(14 * scale)))
    return out


def _edge(w: int, scale: float) -> Surface:
    """Where boxes stand: a little shade along the back of the plank."""
    out = Surface((w, round(28 * scale)), pygame.SRCALPHA)
    out.fill((0, 0, 0, 90), (0, round(11 * scale), w, round(5 * scale)))
    return out
