"""The picture on the lid of the pony box: two ponies leap towards each other at sunset, the six signs above them."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from game.table.ruleset import Ruleset
from game.ui.art.draw import Layer, add, halo, noise, put, surface
from game.ui.art.palette import IVORY, Colour, hx, mix
from game.ui.faces.kit.card_stock import solid
from game.ui.faces.pony import COLORS, pip
from game.ui.faces.pony.characters import figure_of
from game.ui.faces.pony.figures import cutout, view_of

if TYPE_CHECKING:
    from game.ui.app import App

LEFT, RIGHT = "card/friend/PR044", "card/friend/PR054"
DAWN, DUSK, LAND = hx("#e0559c"), hx("#3a2a86"), hx("#2a1652")


def art(app: App, rules: Ruleset, size: tuple[int, int]) -> Surface:
    """Opaque, in real pixels."""
    w, h = size
    out = _sky(size)
    _arch(out, size)
    _hills(out, size)
    for key, x, top, share, flip in ((RIGHT, 0.67, 0.24, 0.60, True), (LEFT, 0.34, 0.38, 0.66, False)):
        side = round(w * share)
        figure = figure_of(rules.catalogue[key])
        pony = cutout(figure, (side, side), view_of(figure, (side, side), 80.0))
        left = bool(figure.parts[-1].stroke.points[:, 0].mean() < 0)
        if left != flip:
            pony = pygame.transform.flip(pony, True, False)
        at = (round(w * x - side / 2), round(h * top))
        add(out, halo(pony, max(2, round(w * 0.05)), 0.35), at)
        put(out, pony, at)
    return out


def _sky(size: tuple[int, int]) -> Surface:
    """Evening: violet above, rose below, a sun with rays between."""
    w, h = size
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-0.9, 1.1, h)[None]
    distance, turn = np.hypot(x, y * h / w), np.arctan2(y, x)
    rays = (np.cos(turn * 16) * 0.5 + 0.5)[..., None] ** 3
    down = np.clip((y + 0.9) / 1.6, 0, 1)[..., None] * np.ones((w, 1, 1))
    light = np.exp(-((distance / 0.75) ** 2))[..., None]
    smoke = noise(w, h, w / 2.2, 5, 4)[..., None]
    rgb = np.array(DUSK) * (1 - down) + np.array(DAWN) * down
    rgb = rgb * (0.75 + 0.3 * smoke) + np.array(mix(hx("#ffd28a"), IVORY, 0.2)) * light * (0.5 + 0.2 * rays)
    return surface(rgb * (1.06 - 0.42 * np.clip(distance - 0.5, 0, 1))[..., None])


def _arch(out: Surface, size: tuple[int, int]) -> None:
    """The signs of the six colours in an arch."""
    w, h = size
    side = round(w * 0.13)
    for n, colour in enumerate(COLORS):
        a = math.radians(205 + 26 * n)
        x, y = w * 0.5 + w * 0.41 * math.cos(a), h * 0.44 + w * 0.31 * math.sin(a)
        sign = pip(colour, side)
        add(out, halo(sign, max(2, side // 4), 0.6), (x - side / 2, y - side / 2))
        put(out, sign, (x - side / 2, y - side / 2))


def _hills(out: Surface, size: tuple[int, int]) -> None:
    """Three lines of hills."""
    w, h = size
    ly = Layer(size, 2)
    inks: tuple[Colour, ...] = (mix(LAND, DAWN, 0.45), mix(LAND, DAWN, 0.2), LAND)
    for n, ink in enumerate(inks):
        points = [(w * k / 12, h * (0.78 + 0.07 * n - 0.035 * math.sin(k * 0.9 + n * 2.1))) for k in range(13)]
        ly.poly(ink, [(0, h), *points, (w, h)])
        ly.stroke(mix(ink, hx("#ffd28a"), 0.35), points, max(1.0, w / 220))
    put(out, solid(ly))
