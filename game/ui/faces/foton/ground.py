"""What lies under every face: stock, windows, parchment, the grain of paper. Drawn once for each size, then reused.

Faces are many and must be quick to draw; so soft things are computed small, and outlines are kept.
"""
from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import numpy as np
import pygame
from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, cut, noise, put
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.faces import frame

TILE = 128                          # side of the piece of paper grain that is repeated


def solid(ly: Layer) -> Surface:
    """A layer on which only opaque or black strokes were drawn, at final size: its average is premultiplied already."""
    return pygame.transform.smoothscale(ly.s, ly.size)


@kept(3)
def mask(size: tuple[int, int], radius: float) -> Surface:
    """A white rectangle with rounded corners; with a radius of half its side, a disc."""
    ly = Layer(size, 4 if size[1] < 300 else 3)
    ly.box((255, 255, 255, 255), (0, 0, *size), radius)
    return solid(ly)


@kept(3)
def _stock(size: tuple[int, int], body: Colour, lit: Colour, edge: Colour) -> Surface:
    return frame.stock(size, body, lit, edge)


def stock(size: tuple[int, int], tones: tuple[Colour, Colour, Colour]) -> Surface:
    """A bare card to draw on: body, lit edge, cut edge."""
    return _stock(size, *tones).copy()


def window(dst: Surface, art: Surface, at: tuple[int, int], radius: float, rim: Colour, width: float,
           depth: int = 110) -> None:
    """Something set into the card: rounded, a thin metal line around it, a soft inner shade under the
    line, of this depth."""
    put(dst, cut(art, mask(art.get_size(), radius)), at)
    put(dst, _rim(art.get_size(), radius, rim, width, depth), (at[0] - 2, at[1] - 2))


@kept(3)
def _rim(size: tuple[int, int], radius: float, rim: Colour, width: float, depth: int) -> Surface:
    w, h = size
    ly = Layer((w + 4, h + 4), 4 if h < 300 else 3)
    ly.box((0, 0, 0, depth), (2, 2, w, h), radius, width * 2.4)
    ly.box(rim, (1, 1, w + 2, h + 2), radius + 1, width)
    return solid(ly)


def shade(size: tuple[int, int], top: Sequence[int], low: Sequence[int], lamp: float = 0.) -> Surface:
    """A vertical gradient; `lamp` lightens it towards the upper middle."""
    small = (min(size[0], 24 if lamp else 2), min(size[1], 64))
    x, y = np.linspace(-1, 1, small[0])[:, None], np.linspace(-.8, 1.2, small[1])[None]
    t = np.linspace(0, 1, small[1])[None, :, None]
    rgb = (np.array(top) * (1 - t) + np.array(low) * t) * (1 + lamp * np.exp(-(x * x + y * y) * 1.6))[..., None]
    s = Surface(small, SRCALPHA)
    s.fill((0, 0, 0, 255))
    pygame.surfarray.blit_array(s, np.clip(rgb, 0, 255).astype(np.uint8))
    out = pygame.transform.smoothscale(s, size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)        # rounding must not leave holes
    return out


def parchment(size: tuple[int, int], tint: Colour | None = None) -> Surface:
    """Paper for rules text, leaning a little to a tint."""
    top, low = P.PARCHMENT, mix(P.PARCHMENT, P.PARCHMENT_LOW, .55)
    if tint is not None:
        top, low = mix(top, tint, .05), mix(low, tint, .12)
    s = shade(size, top, low)
    grain(s, 14, 11)
    return s


def finish(face: Surface, seed: int) -> Surface:
    """Grain over everything, then the rounded outline; the result is premultiplied."""
    w, h = face.get_size()
    grain(face, 6 if h > 140 else 4, seed % 3)
    return cut(face, mask((w, h), frame.corner(h)))


def grain(s: Surface, amount: int, seed: int) -> None:
    """Paper fibres, a little longer along x: lighter and darker specks laid on."""
    lighter, darker = _fibres(amount, seed)
    for x in range(0, s.get_width(), TILE):
        for y in range(0, s.get_height(), TILE):
            s.blit(lighter, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            s.blit(darker, (x, y), special_flags=pygame.BLEND_RGB_SUB)


@lru_cache(12)
def _fibres(amount: int, seed: int) -> tuple[Surface, Surface]:
    fibres = (noise(TILE, TILE, 1.6, 3 + seed, 2, 2.5) - .5) * amount
    pair = []
    for side in (1, -1):
        s = Surface((TILE, TILE), 0, 32)
        pygame.surfarray.blit_array(s, np.clip(fibres * side + .5, 0, 255).astype(np.uint8)[..., None].repeat(3, 2))
        pair.append(s)
    return pair[0], pair[1]
