"""The picture on the lid of the Magna Spectra box: two hosts under their banners, a Magna crystal between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pygame
from pygame import Surface

from game.table.ruleset import Ruleset
from game.ui.art.draw import Layer, add, halo, noise, put, surface
from game.ui.art.palette import IVORY, Colour, hx, mix
from game.ui.faces.magna import device, emblem, stone

if TYPE_CHECKING:
    from game.ui.app import App

HERO, FOE = "card/red-f10", "card/blu-f10"
WARM, COLD = hx("#b8402a"), hx("#2c5cae")


def art(app: App, rules: Ruleset, size: tuple[int, int]) -> Surface:
    """Opaque, in real pixels."""
    w, h = size
    out, other = _half(size, WARM, 3), _half(size, COLD, 9)
    for target, key, place in ((out, HERO, (0.29, 0.05)), (other, FOE, (0.73, 0.13))):
        _stand(target, device(rules.catalogue[key], (round(h * 0.6), round(h * 0.6))), place)
    edge = [(w * 0.64, 0.0), (w * 0.38, float(h))]
    mask = Layer(size, 3)
    mask.poly((255, 255, 255, 255), [edge[0], (w, 0), (w, h), edge[1]])
    cut = pygame.Surface(size, pygame.SRCALPHA)
    cut.blit(other, (0, 0))
    cut.blit(mask.done(), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, cut)
    blade = Layer(size, 3)
    blade.stroke((255, 246, 226, 255), edge, w * 0.016)
    light = blade.done()
    add(out, halo(light, max(2, round(w * 0.05)), 0.9))
    put(out, light)
    low = _land(rules, (w, round(h * 0.26)))
    out.blit(low, (0, h - low.get_height()), special_flags=pygame.BLEND_PREMULTIPLIED)
    crystal = stone("magna", round(w * 0.34))
    _stand(out, crystal, (0.5, 0.6))
    return out


def _land(rules: Ruleset, size: tuple[int, int]) -> Surface:
    """A base along the foot of the lid, its upper edge lost in mist."""
    picture = emblem(rules.catalogue["base/red-b3"], size).copy()
    fade = np.clip(np.linspace(-0.2, 1.6, size[1]), 0, 1)[None, :]
    picture = picture.convert_alpha() if pygame.display.get_surface() else picture
    pygame.surfarray.pixels_alpha(picture)[:] = (fade * 255).astype(np.uint8).repeat(size[0], 0)
    return picture.premul_alpha()


def _stand(out: Surface, figure: Surface, at: tuple[float, float]) -> None:
    """A figure with a rim of light; its middle and its upper edge at shares of the picture."""
    (w, h), (wide, high) = out.get_size(), figure.get_size()
    x, y, edge = round(w * at[0] - wide / 2), round(h * at[1]), round(w * 0.2)
    room = Surface((wide + 2 * edge, high + 2 * edge), pygame.SRCALPHA)  # wider, so that no light is cut off
    put(room, figure, (edge, edge))
    add(out, halo(room, max(2, round(w * 0.05)), 0.3), (x - edge, y - edge))
    put(out, figure, (x, y))


def _half(size: tuple[int, int], hue: Colour, seed: int) -> Surface:
    """A field of light in one colour, with rays from behind."""
    w, h = size
    x, y = np.linspace(-1, 1, w)[:, None], np.linspace(-0.8, 1.2, h)[None]
    distance, turn = np.hypot(x, y), np.arctan2(y, x)
    rays = (np.cos(turn * 16) * 0.5 + 0.5)[..., None] ** 3
    light = np.exp(-((distance / 0.85) ** 2))[..., None]
    smoke = noise(w, h, w / 2.2, seed, 4)[..., None]
    rgb = np.array(mix(hue, (0, 0, 0), 0.72)) + np.array(mix(hue, IVORY, 0.18)) * light * (0.42 + 0.34 * smoke)
    rgb += np.array(mix(hue, IVORY, 0.4)) * rays * light * 0.2
    return surface(rgb * (1.06 - 0.4 * np.clip(distance - 0.45, 0, 1))[..., None])
