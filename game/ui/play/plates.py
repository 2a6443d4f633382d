"""What words of a table stand on: plates of tooled leather with a line of brass and a seam; paper with its fibres."""

from __future__ import annotations

import numpy as np
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, Numbers, clip_round, gradient, grain, noise, put, surface
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

HIDE = (15, 10, 7)
SHEEN = (13, 10, 7)  # what its pebbles have more than the creases between them
PEBBLE, TILE = 3.0, 256  # how large they are in logical pixels; side of the piece that is repeated
TOOLED, BLIND = 26.0, (13, 10, 7)  # side of the lozenges that are pressed into it, and the light on their lines
SEAM = 4.0  # from the edge
FIBRES = 26.0  # how much they show


def leather(pen: Pen, box: Box, radius: float = 12, edge: Colour = P.BRASS_DEEP) -> None:
    """A plate as large as the box, and its shadow."""
    pen.shade(box, radius, 8, 130, 3)
    pen.put(_plate(pen.rect(box).size, radius, edge, pen.scale), box.x, box.y)


@kept(6)
def _plate(size: tuple[int, int], radius: float, edge: Colour, k: float) -> Surface:
    w, h = size
    pebbles = np.tile(_pebbles(k), (w // TILE + 1, h // TILE + 1))[:w, :h, None]
    light = np.linspace(1.1, 0.9, h)[None, :, None]  # it lies under the lamp
    hide = np.array(HIDE) + np.array(SHEEN) * pebbles + np.array(BLIND) * _tooled(w, h, k)[..., None]
    out = clip_round(surface(hide * light), radius * k)
    lines = Layer(size, 2)
    seam, gap = SEAM * k, 2 * SEAM * k
    lines.box((*mix(edge, P.LAMP, 0.2), 44), (seam, seam, w - gap, h - gap), max(0.0, radius * k - seam), k)
    lines.box((*edge, 255), (0, 0, w, h), radius * k, 1.2 * k)
    lines.stroke((255, 236, 200, 40), [(radius * k, 2 * k), (w - radius * k, 2 * k)], k)
    put(out, lines.done())
    return out


def _pebbles(k: float) -> Numbers:
    """The grain of a hide, (TILE, TILE), 0 in a crease to 1: the folds of smooth noise."""
    rough = noise(TILE, TILE, PEBBLE * k, 21, 2)
    return np.asarray(np.clip(np.abs(rough - 0.5) * 5, 0, 1))


def _tooled(w: int, h: int, k: float) -> Numbers:
    """Lines of lozenges, (w, h), 0 to 1."""
    x, y = np.arange(w)[:, None] / (TOOLED * k), np.arange(h)[None] / (TOOLED * k * 1.2)
    off = np.minimum(np.abs((x + y) % 1 - 0.5), np.abs((x - y) % 1 - 0.5))
    return np.asarray(np.clip(1.6 - off * TOOLED * k / (0.9 * k), 0, 1))


def paper(size: tuple[int, int]) -> Surface:
    """A sheet of it, lit from above."""
    out = gradient(size, P.PARCHMENT, P.PARCHMENT_LOW)
    grain(out, FIBRES)
    return out
