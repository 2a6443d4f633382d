"""The picture on the lid of The Foton's box: a seal that glows in the dark over the three photon stones."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from game.table.ruleset import Ruleset
from game.ui.art.draw import Layer, add, halo, noise, put, surface
from game.ui.art.palette import hx, mix
from game.ui.faces.foton.sigils import lines
from game.ui.faces.foton.stones import lit_stone

if TYPE_CHECKING:
    from game.ui.app import App

SEAL = "megido/so-05"
STONES = (("attack", -0.62, 0.02), ("skill", 0.0, 0.03), ("charge", 0.62, 0.02))  # kind, across, down


def art(app: App, rules: Ruleset, size: tuple[int, int]) -> Surface:
    """Opaque, in real pixels."""
    w, h = size
    hue = hx(rules.accent)
    out = _night(size, hue)
    side = round(min(w * 0.92, h * 0.80))
    at = (round((w - side) / 2), round(h * 0.03))
    glow = Surface((w + side // 2, h + side // 2), pygame.SRCALPHA)  # wider than the box, so that no light is cut off
    put(glow, lines(rules.catalogue[SEAL], side, hue, weight=1.5), (at[0] + side // 4, at[1] + side // 4))
    for reach, strength in ((0.085, 0.9), (0.035, 0.75), (0.014, 0.6)):
        add(out, halo(glow, max(2, round(side * reach)), strength), (-(side // 4), -(side // 4)))
    put(out, lines(rules.catalogue[SEAL], side, mix(hue, (255, 252, 255), 0.84), weight=1.15), at)
    _sparks(out, side, at, hue)
    big = round(w * 0.29)
    for kind, across, down in STONES:
        lit_stone(out, kind, (w / 2 + across * w / 2 * 0.92, h * (0.79 + down)), big, 1.1)
    return out


def _night(size: tuple[int, int], hue: tuple[int, int, int]) -> Surface:
    """Violet smoke, light behind the seal, dark at the edges."""
    w, h = size
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-0.86, 1.14, h)[None]
    distance = np.hypot(x, y)
    light = np.exp(-((distance / 0.72) ** 2))[..., None]
    curls = noise(w, h, w / 2.6, 72, 5)[..., None]
    rgb = np.array(mix(hue, (0, 0, 0), 0.86)) + light * np.array(mix(hue, (30, 10, 60), 0.35)) * (0.18 + 0.62 * curls)
    rgb += (np.exp(-(((y - 0.95) / 0.25) ** 2)) * np.exp(-((x / 0.9) ** 2)))[..., None] * np.array((40, 26, 14))
    return surface(rgb * (1.08 - 0.42 * np.clip(distance - 0.4, 0, 1))[..., None])


def _sparks(out: Surface, side: int, at: tuple[int, int], hue: tuple[int, int, int]) -> None:
    """Embers that rise from the circle, the same on every box."""
    layer = Layer(out.get_size(), 3)
    dice = np.random.default_rng(72)
    for turn, far, size in zip(dice.random(46), dice.random(46), dice.random(46), strict=True):
        reach = side / 2 * (0.55 + 0.62 * far)
        x = at[0] + side / 2 + reach * np.cos(turn * 6.283)
        y = at[1] + side / 2 + reach * np.sin(turn * 6.283)
        tone = mix(hue, (255, 244, 220), 0.35 + 0.6 * size)
        layer.disc((*tone, round(60 + 150 * size)), (float(x), float(y)), side * (0.002 + 0.005 * size))
    put(out, layer.done())
