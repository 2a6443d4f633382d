"""The table that cards lie on: a walnut frame with a line of brass, and felt under a warm lamp. Drawn once per size."""

from __future__ import annotations

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import Rect, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, halo, noise, put, surface
from game.ui.art.palette import Colour, mix
from game.ui.widgets.backdrop import wood
from game.ui.widgets.contrast import BLACK
from game.ui.widgets.pen import Pen

RIM, HEAD = 14.0, 44.0  # logical widths of the frame: sides and foot, upper edge
CORNER = 18.0  # radius of the felt's corners
TILE = 256  # side of the piece of weave that is repeated
LAMP_AT = (0.0, -0.12)  # where the lamp hangs, in halves of the window from its middle
Felt = tuple[Colour, Colour, Colour]
"""One cloth, from its dark rim to the light under the lamp."""
Grid = NDArray[np.float64]


def draw_cloth(pen: Pen, felt: Felt, accent: Colour) -> None:
    """The table under everything, as large as the surface."""
    if pen.colours.contrast:
        pen.surface.fill(BLACK)
        return
    size = pen.surface.get_size()
    key = ("cloth", felt, accent, size, pen.scale)
    pen.surface.blit(pen.gallery.get(key, lambda: cloth(size, pen.scale, felt, accent)), (0, 0))


def cloth(size: tuple[int, int], scale: float, felt: Felt, accent: Colour) -> Surface:
    """The whole background for a window of so many real pixels."""
    w, h = size
    rim, head = round(RIM * scale), round(HEAD * scale)
    hole = Rect(rim, head, w - 2 * rim, h - head - rim)
    out = _felt(w, h, felt)
    put(out, _cast(size, hole, scale))
    _frame(out, hole, rim, head, scale)
    put(out, _inlay(size, hole, scale, accent))
    return out.convert(32) if pygame.display.get_surface() else out


def lamp(w: int, h: int, wide: float = 0.95) -> Grid:
    """Light of the lamp over a picture, 0..1, shape (w, h)."""
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-1, 1, h)[None]
    return np.asarray(np.exp(-(((x - LAMP_AT[0]) / wide) ** 2 + ((y - LAMP_AT[1]) / wide) ** 2) * 0.95))


def _felt(w: int, h: int, felt: Felt) -> Surface:
    """Felt: dark at the rim, warm under the lamp; its weave and nap are stronger where light falls."""
    small, (deep, body, lit) = (max(8, w // 6), max(8, h // 6)), map(np.array, felt)
    t = np.clip(lamp(*small) + (noise(*small, 14, 9, 3) - 0.5) * 0.10, 0, 1)[..., None]
    rgb = deep * (1 - t) ** 2 + 2 * t * (1 - t) * body + t * t * lit
    rgb = rgb * (1 + t * t * (np.array(P.LAMP) / 205 - 0.9) * 0.5)
    out = Surface((w, h), 0, 32)
    pygame.transform.smoothscale(surface(rgb), (w, h), out)
    up, down = _weave()
    for x in range(0, w, TILE):
        for y in range(0, h, TILE):
            out.blit(up, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            out.blit(down, (x, y), special_flags=pygame.BLEND_RGB_SUB)
    return out


def _weave() -> tuple[Surface, Surface]:
    """A tile of twill and loose fibres: what it adds, and what it takes away."""
    i, j = np.arange(TILE)[:, None], np.arange(TILE)[None]
    twill = np.where((i + j) % 4 < 2, 1.0, -1.0) * 0.9 + np.where((i - j) % 8 < 4, 0.8, -0.8)
    weave = twill * 1.8 + np.random.default_rng(8).normal(0, 1.2, (TILE, TILE))
    parts = [np.repeat(np.clip(weave * side, 0, 9)[..., None], 3, axis=2) for side in (1, -1)]
    return surface(parts[0]), surface(parts[1])


def _cast(size: tuple[int, int], hole: Rect, scale: float) -> Surface:
    """The soft shadow that the frame throws on the felt."""
    w, h = size
    small = Surface((max(1, w // 4), max(1, h // 4)), pygame.SRCALPHA)
    small.fill((0, 0, 0, 200))
    gap = Rect(hole.x // 4, hole.y // 4, hole.w // 4, hole.h // 4).inflate(-3, -3)
    pygame.draw.rect(small, (0, 0, 0, 0), gap, border_radius=round(CORNER * scale / 4))
    return pygame.transform.smoothscale(halo(small, max(2, round(3 * scale))), size)


def _frame(out: Surface, hole: Rect, rim: int, head: int, scale: float) -> None:
    """Four boards round the felt, with round inner corners, lit by the lamp."""
    w, h = out.get_size()
    radius = round(CORNER * scale)
    boards = Surface((w, h), pygame.SRCALPHA)
    boards.blit(wood(w, head + radius, 2), (0, 0))
    boards.blit(wood(w, rim + radius, 3), (0, h - rim - radius))
    side = pygame.transform.rotate(wood(h, rim + radius, 5), 90)
    boards.blit(side, (0, head), (0, 0, rim + radius, h - head - rim))
    boards.blit(side, (w - rim - radius, head), (0, 0, rim + radius, h - head - rim))
    light = surface(np.repeat((np.clip(0.56 + 0.5 * lamp(80, 45), 0, 1) * 255)[..., None], 3, axis=2))
    boards.blit(pygame.transform.smoothscale(light, (w, h)), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.draw.rect(boards, (0, 0, 0, 0), hole, border_radius=radius)
    out.blit(boards, (0, 0))


def _inlay(size: tuple[int, int], hole: Rect, scale: float, accent: Colour) -> Surface:
    """The edge of the wood, the line of brass let into it, and a thread of the ruleset's colour in the felt."""
    w, h = size
    lines = Layer(size, 1 if w * h > 1_500_000 else 2)
    lines.box((0, 0, 0, 150), hole.inflate(2, 2), (CORNER + 1) * scale, 2.4 * scale)
    lines.box((*P.BRASS_DEEP, 255), hole.inflate(round(8 * scale), round(8 * scale)), (CORNER + 4) * scale, 1.2 * scale)
    lines.box((*mix(P.WALNUT_LIT, P.LAMP, 0.2), 120), (1, 1, w - 2, h - 2), 0, 1)
    thread = hole.inflate(-round(7 * scale), -round(7 * scale))
    lines.box((*mix(accent, P.LAMP, 0.15), 84), thread, (CORNER - 3) * scale, max(1.0, scale))
    return lines.done()
