"""What lies under every face: stock, windows, parchment, the grain of paper. Drawn once for each size, then reused.

Faces are many and must be quick to draw; so soft things are computed small, and outlines are kept.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import numpy as np
import pygame
from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, centre, cut, noise, put
from game.ui.art.kept import kept
from game.ui.art.lettered import relettered
from game.ui.art.palette import Colour, mix
from game.ui.faces import frame
from game.ui.faces.kit.card_measures import CardMeasures

TILE = 128  # side of the piece of paper grain that is repeated


def solid(ly: Layer) -> Surface:
    """A layer on which only opaque or black strokes were drawn, at final size: its average is premultiplied already."""
    return pygame.transform.smoothscale(ly.s, ly.size)


def sliced(size: tuple[int, int], margin: int, paint: Callable[[Layer], None]) -> Surface:
    """A rectangle whose corners alone are painted, on a layer just as large as they are; its sides are stretched."""
    w, h = size
    m = min(margin, (w - 1) // 2, (h - 1) // 2)
    ly = Layer((2 * m + 1, 2 * m + 1), 4)
    paint(ly)
    small, out = solid(ly), Surface(size, SRCALPHA)
    for x, left, wide in ((0, 0, m), (m, m, w - 2 * m), (w - m, m + 1, m)):
        for y, top, high in ((0, 0, m), (m, m, h - 2 * m), (h - m, m + 1, m)):
            piece = small.subsurface((left, top, m if left != m else 1, m if top != m else 1))
            out.blit(pygame.transform.scale(piece, (wide, high)), (x, y))
    return out


@kept(3)
def mask(size: tuple[int, int], radius: float) -> Surface:
    """A white rectangle with rounded corners; with a radius of half its side, a disc."""
    return sliced(size, math.ceil(radius) + 1, lambda ly: ly.box((255, 255, 255, 255), (0, 0, *ly.size), radius))


def stock(size: tuple[int, int], tones: tuple[Colour, Colour, Colour]) -> Surface:
    """A bare card to draw on, of these tones (body, lit edge, cut edge): one light bevel line at the top left, one
    shade line at the bottom right."""
    body, lit, edge = tones
    radius, b = frame.corner(size[1]), max(0.8, size[1] / 260)

    def paint(ly: Layer) -> None:
        w = ly.size[0]
        ly.s.fill((*edge, 255))
        ly.box(lit, (b * 0.7, b * 0.7, w - 1.9 * b, w - 1.9 * b), radius - 0.7 * b)
        ly.box(mix(body, edge, 0.35), (1.7 * b, 1.7 * b, w - 2.6 * b, w - 2.6 * b), radius - 1.2 * b)
        ly.box(body, (1.7 * b, 1.7 * b, w - 3.6 * b, w - 3.6 * b), radius - 1.5 * b)

    return sliced(size, math.ceil(radius + 4 * b) + 1, paint)


def window(
    dst: Surface, art: Surface, at: tuple[int, int], radius: float, rim: Colour, width: float, depth: int = 110
) -> None:
    """Something set into the card: rounded, a thin metal line around it, a soft inner shade under the line, of this
    depth."""

    def paint(ly: Layer) -> None:
        w = ly.size[0] - 4
        ly.box((0, 0, 0, depth), (2, 2, w, w), radius, width * 2.4)
        ly.box(rim, (1, 1, w + 2, w + 2), radius + 1, width)

    w, h = art.get_size()
    put(dst, cut(art, mask((w, h), radius)), at)
    put(dst, sliced((w + 4, h + 4), math.ceil(radius + 3 * width) + 4, paint), (at[0] - 2, at[1] - 2))


def shade(size: tuple[int, int], top: Sequence[int], low: Sequence[int], lamp: float = 0.0) -> Surface:
    """A vertical gradient; `lamp` lightens it towards the upper middle."""
    small = (min(size[0], 24 if lamp else 2), min(size[1], 64))
    x, y = np.linspace(-1, 1, small[0])[:, None], np.linspace(-0.8, 1.2, small[1])[None]
    t = np.linspace(0, 1, small[1])[None, :, None]
    rgb = (np.array(top) * (1 - t) + np.array(low) * t) * (1 + lamp * np.exp(-(x * x + y * y) * 1.6))[..., None]
    s = Surface(small, SRCALPHA)
    s.fill((0, 0, 0, 255))
    pygame.surfarray.blit_array(s, np.clip(rgb, 0, 255).astype(np.uint8))
    out = pygame.transform.smoothscale(s, size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
    return out


def parchment(size: tuple[int, int], tint: Colour | None = None) -> Surface:
    """Paper for rules text, leaning a little to a tint."""
    top, low = P.PARCHMENT, mix(P.PARCHMENT, P.PARCHMENT_LOW, 0.55)
    if tint is not None:
        top, low = mix(top, tint, 0.05), mix(low, tint, 0.12)
    s = shade(size, top, low)
    grain(s, 14, 11)
    return s


def finish(face: Surface, seed: int) -> Surface:
    """Grain over everything, then the rounded outline; the result is premultiplied."""
    w, h = face.get_size()
    grain(face, 6 if h > 140 else 4, seed % 3)
    return relettered(cut(face, mask((w, h), frame.corner(h))), face)


def grain(s: Surface, amount: int, seed: int) -> None:
    """Paper fibres, a little longer along x: lighter and darker specks laid on."""
    lighter, darker = _fibres(amount, seed)
    for x in range(0, s.get_width(), TILE):
        for y in range(0, s.get_height(), TILE):
            s.blit(lighter, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            s.blit(darker, (x, y), special_flags=pygame.BLEND_RGB_SUB)


@lru_cache(12)
def _fibres(amount: int, seed: int) -> tuple[Surface, Surface]:
    fibres = (noise(TILE, TILE, 1.6, 3 + seed, 2, 2.5) - 0.5) * amount
    pair = []
    for side in (1, -1):
        s = Surface((TILE, TILE), 0, 32)
        pygame.surfarray.blit_array(s, np.clip(fibres * side + 0.5, 0, 255).astype(np.uint8)[..., None].repeat(3, 2))
        pair.append(s)
    return pair[0], pair[1]


def more_mark(s: Surface, f: CardMeasures, c: tuple[float, float]) -> None:
    """Three dots in a brass tab: look closer for the rest of the text."""
    w, h = f.px(24), f.px(11)
    ly = Layer((w + 4, h + 4), 4)
    ly.box((*P.BRASS_DEEP, 255), (1, 1, w + 2, h + 2), h / 2 + 1)
    ly.box((*P.BRASS_LIT, 255), (2, 2, w, h), h / 2)
    for k in (-1, 0, 1):
        ly.disc((*P.ON_BRASS, 255), (w / 2 + 2 + k * f.px(6), h / 2 + 2), f.scale * 1.5)
    centre(s, solid(ly), *c)
