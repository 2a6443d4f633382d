"""The picture on the lid of the Medarot box: a beetle in red against a stag in blue, medals between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from game.table.ruleset import Ruleset
from game.ui.art.draw import Layer, add, halo, noise, put, surface
from game.ui.art.palette import IVORY, Colour, hx, mix
from game.ui.faces.kit.forge import View
from game.ui.faces.medarot.robots import build_of, cutout

if TYPE_CHECKING:
    from game.ui.app import App

BEETLE, STAG = "card/medarot/metabee", "card/medarot/rokusho"
RED, BLUE = hx("#c4482a"), hx("#2c62a8")


def art(app: App, rules: Ruleset, size: tuple[int, int]) -> Surface:
    """Opaque, in real pixels."""
    w, h = size
    out = _half(size, RED, 3)
    other = _half(size, BLUE, 9)
    _stand(out, _robot(rules, BEETLE, round(h * 0.96)), (0.36, 0.10))
    _stand(other, _robot(rules, STAG, round(h * 0.96)), (0.70, 0.02))
    edge = [(w * 0.70, 0.0), (w * 0.30, float(h))]
    mask = Layer(size, 3)
    mask.poly((255, 255, 255, 255), [edge[0], (w, 0), (w, h), edge[1]])
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(other, (0, 0))
    cut.blit(mask.done(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, cut)
    blade = Layer(size, 3)
    blade.stroke((255, 246, 226, 255), edge, w * 0.022)
    light = blade.done()
    add(out, halo(light, max(2, round(w * 0.05)), 0.9))
    put(out, light)
    return out


def _robot(rules: Ruleset, key: str, side: int) -> Surface:
    """A Medarot on a clear ground, in a square."""
    return cutout(build_of(key, rules.catalogue[key].line), (side, side), View(-52.0, -4.0, 104.0))


def _stand(out: Surface, robot: Surface, at: tuple[float, float]) -> None:
    """A robot with a rim of light; its middle and its upper edge at shares of the picture."""
    w, h = out.get_size()
    x, y = round(w * at[0] - robot.get_width() / 2), round(h * at[1])
    add(out, halo(robot, max(2, round(w * 0.05)), 0.3), (x, y))
    put(out, robot, (x, y))


def _half(size: tuple[int, int], hue: Colour, seed: int) -> Surface:
    """A field of light in one colour, with rays from behind the robot."""
    w, h = size
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-0.8, 1.2, h)[None]
    distance, turn = np.hypot(x, y), np.arctan2(y, x)
    rays = (np.cos(turn * 18) * 0.5 + 0.5)[..., None] ** 3
    light = np.exp(-((distance / 0.85) ** 2))[..., None]
    smoke = noise(w, h, w / 2.2, seed, 4)[..., None]
    rgb = np.array(mix(hue, (0, 0, 0), 0.72)) + np.array(mix(hue, IVORY, 0.18)) * light * (0.42 + 0.34 * smoke)
    rgb += np.array(mix(hue, IVORY, 0.4)) * rays * light * 0.24
    return surface(rgb * (1.06 - 0.4 * np.clip(distance - 0.45, 0, 1))[..., None])
