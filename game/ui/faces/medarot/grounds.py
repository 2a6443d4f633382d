"""The grounds behind busts: each type has its own colour and its own figure, so that the two say the same.

Shooting: a target with beams; melee: slashes; special: six-sided waves. Kept, for all cards of a type share them.
"""

from __future__ import annotations

import math

import numpy as np
import pygame
from pygame import Surface

from game.ui.art.draw import Layer, add, halo, ngon
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS_LIT, Colour, mix
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.medarot.tones import Tone, kind_tone
from game.ui.theme import STANDARD, Colours

SMALL = 72  # soft light is computed so wide


@kept(6)
def ground(kind: str, size: tuple[int, int], grand: bool = False, colours: Colours = STANDARD) -> Surface:
    """The ground of a type, opaque. `grand`: with a golden light, for the rarest."""
    tone = kind_tone(kind, colours)
    middle = (size[0] / 2, size[1] * 0.44)
    out = _light(size, middle, tone, grand)
    ly = Layer(size, 2)
    ink = mix(tone[2], BRASS_LIT, 0.5) if grand else tone[2]
    {"shooting": _beams, "melee": _slashes, "special": _waves}[kind](ly, size, middle, ink)
    marks = solid(ly)
    marks.fill((46, 46, 46, 46) if not grand else (64, 64, 64, 64), special_flags=pygame.BLEND_RGBA_MULT)
    add(out, halo(marks, max(1, size[1] // 60), 0.6))
    add(out, marks)
    return out


def _light(size: tuple[int, int], middle: tuple[float, float], tone: Tone, grand: bool) -> Surface:
    """A warm middle, dark corners."""
    high = max(8, round(SMALL * size[1] / size[0]))
    x = (np.linspace(0, size[0], SMALL)[:, None] - middle[0]) / size[1]
    y = (np.linspace(0, size[1], high)[None] - middle[1]) / size[1]
    d = np.hypot(x, y)
    deep, body, lit = (np.array(part, float) for part in tone)
    t = np.clip(1.08 - d * 1.05, 0, 1)[..., None]
    heart = np.exp(-((d / 0.42) ** 2))[..., None] * (0.4 if grand else 0.26)
    rgb = deep * 0.7 + (body - deep * 0.7) * t**1.5
    rgb = rgb + (((lit + np.array(BRASS_LIT)) / 2 if grand else lit) - rgb) * heart
    s = Surface((SMALL, high), pygame.SRCALPHA)
    s.fill((0, 0, 0, 255))
    pygame.surfarray.blit_array(s, np.clip(rgb, 0, 255).astype(np.uint8))
    out = pygame.transform.smoothscale(s, size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
    return out


def _beams(ly: Layer, size: tuple[int, int], c: tuple[float, float], ink: Colour) -> None:
    """Rays from a target with rings."""
    far, r = size[0] + size[1], size[1] * 0.40
    for k in range(15):
        a = 2 * math.pi * (k + 0.25) / 15
        ly.poly(
            mix(ink, (0, 0, 0), 0.45),
            [
                (c[0] + r * 0.3 * math.cos(a), c[1] + r * 0.3 * math.sin(a)),
                (c[0] + far * math.cos(a - 0.075), c[1] + far * math.sin(a - 0.075)),
                (c[0] + far * math.cos(a + 0.075), c[1] + far * math.sin(a + 0.075)),
            ],
        )
    for share in (1.0, 1.16):
        ly.ring(ink, c, r * share, max(1.0, size[1] / 130))
    for k in range(4):
        a = math.pi / 2 * k
        cut = [(c[0] + r * q * math.cos(a), c[1] + r * q * math.sin(a)) for q in (0.9, 1.34)]
        ly.stroke(ink, cut, max(1.0, size[1] / 70))


def _slashes(ly: Layer, size: tuple[int, int], c: tuple[float, float], ink: Colour) -> None:
    """Cuts across the picture, thin at their ends."""
    w, h = size
    for k in range(-6, 9):
        x, wide = w / 2 + k * h * 0.21, h * (0.018, 0.045, 0.03)[k % 3]
        ly.poly(
            mix(ink, (0, 0, 0), (0.1, 0.5, 0.35)[k % 3]),
            [(x + h * 0.5, -h * 0.04), (x + wide, h * 0.5 + wide), (x - h * 0.5, h * 1.04), (x - wide, h * 0.5 - wide)],
        )


def _waves(ly: Layer, size: tuple[int, int], c: tuple[float, float], ink: Colour) -> None:
    """Hexagons, one around the other."""
    for k in range(9):
        ly.poly(
            mix(ink, (0, 0, 0), 0.06 * k),
            ngon(c, size[1] * (0.22 + 0.13 * k), 6, -90 + (0 if k % 2 else 30)),
            max(1.0, size[1] / (60 + 14 * k)),
        )
