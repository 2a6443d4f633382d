"""Bases as vignettes of their place: sky, light, ridges, and what stands there. A picture is 150 units wide and 100
high, its middle at x 0, its upper edge at y 0; a narrower window shows less of its sides, a wider one less sky."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pygame
from pygame import Surface

from game.frozen import frozen
from game.ui.art.draw import put
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.art.palette import Colour, hx, mix
from game.ui.faces.kit.forge import View, forged, shine
from game.ui.faces.kit.inks import BLACK, SHARED, WHITE
from game.ui.faces.magna.landmarks import PLACES, Place
from game.ui.faces.magna.shapes import Drawing
from game.ui.faces.magna.tinctures import TINCTURES

WIDE, HIGH = 150.0, 100.0


@frozen
class Day:
    """The colours of a place: sky top, middle and horizon, far and near land, what shines."""

    top: Colour
    middle: Colour
    low: Colour
    far: Colour
    near: Colour
    lamp: Colour


DAYS: dict[str, Day] = {
    colour: Day(*map(hx, codes))
    for colour, codes in {
        "red": ("#2b0d1f", "#a23a24", "#ffb45e", "#7a3a2c", "#2a1014", "#ffdf9a"),
        "blue": ("#0a1c44", "#2f6fb0", "#cfeaff", "#3a669c", "#10233f", "#fff2c0"),
        "green": ("#0f3b3a", "#4f9d74", "#f2efb0", "#35764f", "#0c2a20", "#fff7c0"),
        "purple": ("#170b36", "#5b3a92", "#f0a6c8", "#4b3688", "#130a2c", "#ffd3f0"),
        "white": ("#33508f", "#8aa6d6", "#fff0d2", "#8b9bc4", "#46537c", "#fff6dc"),
        "black": ("#07070f", "#2a1d3a", "#8a4a5c", "#2f2140", "#0a0812", "#d9a0ff"),
        "neutral": ("#2b3550", "#7c86a0", "#f3d9a8", "#59607a", "#1c2030", "#fff0cc"),
    }.items()
}


def inks(day: Day, colour: str) -> Mapping[str, Colour]:
    """1 to 4: land from far to near; o stone (O shaded), p roofs, v water, l what shines, z night, T leaves, and the
    colours all emblems share."""
    field, _, metal, other, accent, light = (hx(code) for code in TINCTURES[colour])
    stone = mix(mix(day.far, day.lamp, 0.45), WHITE, 0.12)
    return {
        **SHARED,
        "1": mix(day.far, day.low, 0.55),
        "2": mix(day.far, day.low, 0.2),
        "3": mix(day.far, day.near, 0.4),
        "4": mix(day.near, day.far, 0.15),
        "o": stone,
        "O": mix(stone, day.near, 0.35),
        "p": mix(field, day.near, 0.2),
        "v": mix(day.middle, day.far, 0.3),
        "V": mix(day.low, day.middle, 0.4),
        "l": day.lamp,
        "z": mix(day.near, BLACK, 0.3),
        "T": mix(hx("#3f8a4a"), day.near, 0.25),
        "m": metal,
        "M": mix(metal, BLACK, 0.38),
        "L": mix(metal, WHITE, 0.3),
        "s": other,
        "S": mix(other, BLACK, 0.36),
        "a": accent,
        "e": light,
        "f": field,
        "h": mix(field, BLACK, 0.4),
        "y": field,
    }


@kept(6)
def vignette(key: str, colour: str, size: tuple[int, int]) -> Surface:
    """The place that a base speaks of, opaque."""
    name = key.rpartition("/")[2]
    place = PLACES.get(name) or list(PLACES.values())[int(Dice(f"magna/{name}").unit() * len(PLACES))]
    day = DAYS[colour]
    wide = min(WIDE, HIGH * size[0] / size[1])
    high = wide * size[1] / size[0]
    view = View(-wide / 2, (HIGH - high) * 0.58, wide)
    out = _sky(day, size, place, view, name)
    put(out, forged(_land(place, day, colour), size, view, cloth=True))
    k = size[0] / wide
    for x, y, r in place.lights:
        shine(out, ((x - view.left) * k, (y - view.top) * k), r * k, mix(day.lamp, BLACK, 0.45))
    return out


def _land(place: Place, day: Day, colour: str) -> Drawing:
    """All forms of a place, far to near."""
    d = Drawing(inks(day, colour))
    for level, (at, scale, lines) in enumerate(place.layers):
        d.draw(lines, min(1.0, 0.1 + 0.1 * level), at, 0, scale)
    return d


def _sky(day: Day, size: tuple[int, int], place: Place, view: View, name: str) -> Surface:
    """The sky, its light and, at night, its stars."""
    t = np.linspace(0, 1, 64)
    stops = np.array([day.top, mix(day.top, day.middle, 0.6), day.middle, day.low, day.low], float)
    column = np.stack([np.interp(t, (0, 0.3, 0.52, 0.72, 1), stops[:, part]) for part in range(3)], 1)
    small = Surface((2, 64), pygame.SRCALPHA)
    small.fill((0, 0, 0, 255))
    pygame.surfarray.pixels3d(small)[:] = column[None].astype(np.uint8)
    out = pygame.transform.smoothscale(small, size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
    k, (x, y, r) = size[0] / view.wide, place.sun
    at = ((x - view.left) * k, (y - view.top) * k)
    if place.night:
        dice = Dice(f"stars/{name}")
        for _ in range(46):
            shine(
                out,
                (dice.between(0, size[0]), dice.between(0, size[1] * 0.6)),
                dice.between(0.5, 1.3) * k,
                (200, 205, 235),
            )
    for reach, dim in ((7.0, 0.62), (3.2, 0.4), (1.5, 0.1)):
        shine(out, at, r * reach * k, mix(day.lamp, BLACK, dim))
    if r:
        pygame.draw.circle(out, mix(day.lamp, WHITE, 0.5), at, max(1.0, r * k))
        if place.crescent:
            pygame.draw.circle(
                out, mix(day.top, day.middle, 0.5), (at[0] + r * 0.5 * k, at[1] - r * 0.2 * k), max(1.0, r * 0.88 * k)
            )
    return out
