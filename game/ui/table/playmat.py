"""The print of a play mat, tone in tone: a figure all over the cloth, and a large one in the middle of the table.

It is light on whatever has been let into the cloth before, so that it runs on under mats, frames and cells.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np
import pygame
from pygame import Rect, Surface

from game.frozen import frozen
from game.ui.art.draw import Layer, add, surface
from game.ui.art.palette import Colour, mix
from game.ui.table.cloth import CORNER, HEAD, RIM, lamp
from game.ui.table.regions import regions
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Ink, Pen

WHITE = (255, 255, 255)
REPEATED, LARGE = 15.0, 24.0  # luma that the figures add under the lamp
FAR = 0.74  # share of it furthest from the lamp
EDGE = 7.0  # logical pixels between the print and the frame of the table


@frozen
class Playmat:
    """What a game has on its cloth, drawn in white, and what remains black is cloth."""

    side: float  # of the repeated figure, in logical pixels
    repeat: Callable[[Ink], None]  # in a square from 0 to 1; what lies on an edge is drawn on the opposite one, too
    large: Callable[[Ink, float, float], None] = lambda ink, w, h: None  # on a table so wide and high, logical pixels


def lozenges(ink: Ink) -> None:
    """The mat of a game that has none of its own."""
    for x, y in ((0.5, 0.5), (0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
        ink.poly((*WHITE, 255), [(x - 0.42, y), (x, y - 0.42), (x + 0.42, y), (x, y + 0.42)], 0.05)
        ink.disc((*WHITE, 255), (x, y), 0.1)


PLAIN = Playmat(44, lozenges)


def draw_playmat(pen: Pen, playmat: Playmat, tone: Colour, accent: Colour) -> None:
    """Light the print on the whole surface, in the tone of the lit cloth; the large figure leans to the game's hue."""
    size = pen.surface.get_size()
    key = ("playmat", playmat, tone, accent, size, pen.scale)
    add(pen.surface, pen.gallery.get(key, partial(_print, size, pen.scale, playmat, tone, accent)))


def _print(size: tuple[int, int], k: float, playmat: Playmat, tone: Colour, accent: Colour) -> Surface:
    w, h = size
    out = Surface(size, 0, 32)
    side = max(8, round(playmat.side * k))
    sheet = Layer((side, side))
    playmat.repeat(Ink(sheet, side))
    tile = _inked(sheet, _light(tone, REPEATED))
    for x in range(0, w, side):
        for y in range(0, h, side):
            out.blit(tile, (x, y))
    table = regions(Box(0, 0, w / k, h / k)).table
    sheet = Layer((round(table.w * k), round(table.h * k)), 2)
    playmat.large(Ink(sheet, k), table.w, table.h)
    add(out, _inked(sheet, _light(mix(tone, accent, 0.35), LARGE)), (table.x * k, table.y * k))
    shine = surface(np.repeat(((FAR + (1 - FAR) * lamp(80, 45)) * 255)[..., None], 3, axis=2))
    out.blit(pygame.transform.smoothscale(shine, size), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    rim, head = (RIM + EDGE) * k, (HEAD + EDGE) * k
    hole = Layer(size, 1)
    hole.box((*WHITE, 255), Rect(rim, head, w - 2 * rim, h - head - rim), (CORNER - EDGE / 2) * k)
    out.blit(hole.s, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return out


def _inked(sheet: Layer, light: Colour) -> Surface:
    """What is white on a sheet, in that light on black."""
    out = sheet.done()
    out.fill((*light, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _light(tone: Colour, luma: float) -> Colour:
    """A tone as light that adds so much luma."""
    red, green, blue = (round(n * luma / (0.3 * tone[0] + 0.59 * tone[1] + 0.11 * tone[2])) for n in tone)
    return red, green, blue
