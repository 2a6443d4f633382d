"""What lies behind a device: velvet in the colour of its faction, woven with a figure that no other faction has."""

from __future__ import annotations

import math

import numpy as np
import pygame
from pygame import Surface

from game.ui.art.draw import Layer, ngon, star
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.magna.tinctures import TINCTURES, velvet

SMALL = 64  # soft light is computed so wide


@kept(8)
def ground(colour: str, size: tuple[int, int]) -> Surface:
    """Velvet with a warm light on it, opaque."""
    cloth, light = velvet(colour), hx(TINCTURES[colour][5])
    out = _light(size, cloth, light)
    ly, step = Layer(size, 2), max(7.0, size[1] / 7)
    for row in range(-1, int(size[1] / step) + 2):
        for column in range(-1, int(size[0] / step) + 2):
            _woven(ly, colour, ((column + row % 2 / 2) * step, row * step), step * 0.28, light)
    figure = solid(ly)
    figure.fill((34, 34, 34, 34), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(figure, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return out


def _woven(ly: Layer, colour: str, c: tuple[float, float], r: float, ink: Colour) -> None:
    """One figure of the weave: each faction has its own."""
    x, y = c
    pen = max(0.8, r * 0.28)
    if colour == "red":
        ly.poly(ink, [(x - r, y + r * 0.6), (x, y - r), (x + r, y + r * 0.6), (x, y + r * 0.1)])
    elif colour == "blue":
        ly.stroke(ink, [(x + r * (k / 4 - 1) * 1.2, y + r * 0.4 * math.sin(k * math.pi / 4)) for k in range(9)], pen)
    elif colour == "green":
        ly.poly(ink, [(x - r, y + r), (x - r * 0.5, y - r * 0.5), (x + r, y - r), (x + r * 0.5, y + r * 0.5)])
    elif colour == "purple":
        ly.ring(ink, c, r * 0.8, pen)
    elif colour == "white":
        ly.poly(ink, star(c, r * 1.1, r * 0.3, 4))
    elif colour == "black":
        ly.stroke(ink, [(x - r * 0.8, y - r * 0.8), (x + r * 0.8, y + r * 0.8)], pen)
        ly.stroke(ink, [(x + r * 0.8, y - r * 0.8), (x - r * 0.8, y + r * 0.8)], pen)
    else:
        ly.poly(ink, ngon(c, r * 0.9, 4), pen)


def _light(size: tuple[int, int], cloth: Colour, light: Colour) -> Surface:
    """A glow in the middle, dark corners."""
    high = max(8, round(SMALL * size[1] / size[0]))
    side = min(size)
    x = (np.linspace(0, size[0], SMALL)[:, None] - size[0] / 2) / side
    y = (np.linspace(0, size[1], high)[None] - size[1] * 0.46) / side
    d = np.hypot(x, y)
    deep = np.array(mix(cloth, (0, 0, 0), 0.62), float)
    rgb = deep + (np.array(cloth, float) - deep) * np.clip(1.15 - d, 0, 1)[..., None]
    rgb = rgb + (np.array(light, float) - rgb) * (np.exp(-((d / 0.36) ** 2)) * 0.34)[..., None]
    s = Surface((SMALL, high), pygame.SRCALPHA)
    s.fill((0, 0, 0, 255))
    pygame.surfarray.blit_array(s, np.clip(rgb, 0, 255).astype(np.uint8))
    out = pygame.transform.smoothscale(s, size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
    return out
