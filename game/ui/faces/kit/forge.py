"""Figures of lit forms, drawn fast: all forms are lit together instead of one after the other.

Every form is painted twice: flat in its colour, and into one of three channels of a second picture. That picture is
blurred once; the slope of each channel against the light says how bright its forms are. So one blur rounds all forms of
a figure, whatever their number. The fourth channel holds how far in front a form lies: what lies behind something near
gets its shadow. Figures know no pixels: units are hundredths of the picture's side.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

import numpy as np
import pygame
from numpy.typing import NDArray
from pygame import SRCALPHA, Surface

from game.frozen import frozen
from game.ui.art.paint import softened
from game.ui.art.palette import Colour, mix
from game.ui.faces.kit.curves import FORM, LIGHT, LINE, Points, Stroke, placed, strokes

Numbers = NDArray[np.float32]
Wide = NDArray[np.uint32]
LAMP = (-0.55, -0.84)
NIGHT: Colour = (13, 10, 18)
EDGE = 0.95  # width of outlines, in units
CHANNELS = ((255, 0, 0), (0, 255, 0), (0, 0, 255))
# How much of its own colour a form keeps, and how much lamplight lies on it, by tone 0..1
TONES = [0.0, 0.12, 0.25, 0.36, 0.5, 0.62, 0.76, 0.88, 1.0]
METAL = [0.20, 0.38, 0.66, 0.58, 0.95, 1.0, 0.96, 0.96, 0.9]
GLOSS = [0.0, 0.0, 0.02, 0.05, 0.02, 0.15, 0.42, 0.30, 0.80]
CLOTH = [0.30, 0.46, 0.66, 0.84, 0.98, 1.0, 1.0, 1.0, 1.0]
SHEEN = [0.0, 0.0, 0.0, 0.0, 0.0, 0.08, 0.18, 0.30, 0.46]
WARM = (255, 246, 228)  # colour of the lamp


@frozen
class Part:
    """A stroke with its colour, on a level: 0 behind everything, 1 in front."""

    stroke: Stroke
    colour: Colour
    level: float


@dataclass(slots=True)
class Figure:
    """Forms in the order in which they are painted."""

    inks: Mapping[str, Colour]
    parts: list[Part] = field(default_factory=list)

    def draw(
        self,
        lines: Iterable[str],
        level: float,
        at: tuple[float, float] = (0.0, 0.0),
        turn: float = 0.0,
        scale: float = 1.0,
        flip: bool = False,
    ) -> None:
        """Add shapes (see curves.py) around a place."""
        for line in lines:
            for stroke in strokes(line):
                moved = placed(stroke, *at, turn, scale, flip)
                self.parts.append(Part(moved, self.inks[stroke.ink], level))


@frozen
class View:
    """Which part of a figure is seen: the units at the left and upper edge, and how many units are as wide as it."""

    left: float
    top: float
    wide: float


def forged(figure: Figure, size: tuple[int, int], view: View, cloth: bool = False, fine: int = 0) -> Surface:
    """The figure on a clear ground, lit, premultiplied."""
    over = fine or (3 if size[0] * size[1] < 24000 else 2)
    flat, relief = _painted(figure, size, view, over)
    k = size[0] / view.wide
    return _lit(flat, relief, k, cloth, [part for part in figure.parts if part.stroke.what == LIGHT], view)


def _painted(figure: Figure, size: tuple[int, int], view: View, over: int) -> tuple[Surface, Surface]:
    """The figure in flat colours, and its relief, at final size."""
    big = (size[0] * over, size[1] * over)
    flat, relief = Surface(big, SRCALPHA), Surface(big, SRCALPHA)
    k, corner = size[0] * over / view.wide, np.array((view.left, view.top))
    n = 0
    for part in figure.parts:
        points = (part.stroke.points - corner) * k
        if part.stroke.what == FORM:
            n += 1
            _form(flat, relief, points, part, k, n % 3)
        elif part.stroke.what == LINE:
            pen = max(1, round(part.stroke.wide * k))
            path = points.tolist()
            pygame.draw.lines(flat, (*part.colour, 255), False, path, pen)
            if part.level > 0.5 or pen > 2:
                for end in (path[0], path[-1]):
                    pygame.draw.circle(flat, (*part.colour, 255), end, pen / 2)
    if any(part.stroke.clear for part in figure.parts):
        flat = flat.premul_alpha()  # else all is opaque or black: its average is premultiplied already
    return pygame.transform.smoothscale(flat, size), pygame.transform.smoothscale(relief, size)


def _form(flat: Surface, relief: Surface, points: Points, part: Part, k: float, channel: int) -> None:
    """A form under its outline."""
    stroke, path = part.stroke, points.tolist()
    pen, depth = max(2, round(EDGE * 2 * k)), round(40 + 215 * part.level)
    if stroke.plain:
        pygame.draw.polygon(flat, (*part.colour, 255), path)
        return
    clear = 150 if stroke.clear else 255
    if not stroke.clear and not stroke.bare:
        dark = mix(part.colour, NIGHT, 0.8)
        for target, ink in ((flat, (*dark, 255)), (relief, (0, 0, 0, depth))):
            pygame.draw.lines(target, ink, True, path, pen)
            for corner in stroke.corners:
                pygame.draw.circle(target, ink, path[corner], pen / 2)
    pygame.draw.polygon(flat, (*part.colour, clear), path)
    pygame.draw.polygon(relief, (0, 0, 0, depth) if stroke.shining else (*CHANNELS[channel], depth), path)
    if stroke.shining:
        heart = points.mean(0)
        for share, light in ((0.78, 0.35), (0.5, 0.8)):
            pygame.draw.polygon(
                flat, (*mix(part.colour, (255, 255, 255), light), 255), (heart + (points - heart) * share).tolist()
            )
    elif stroke.clear:
        pygame.draw.lines(flat, (*mix(part.colour, NIGHT, 0.55), 255), True, path, max(1, pen // 2))


@lru_cache(2)
def _tables(cloth: bool) -> tuple[Wide, Wide]:
    """For 256 tones: what is kept of a colour, and the lamplight laid on it, as pixels 0xRRGGBB."""
    x = np.linspace(0, 1, 256)
    kept, light = (CLOTH, SHEEN) if cloth else (METAL, GLOSS)
    keep = (np.interp(x, TONES, kept) * 255).astype(np.uint32) * 0x010101
    red, green, blue = ((np.interp(x, TONES, light) * part).astype(np.uint32) for part in WARM)
    return keep.astype(np.uint32), (red << 16 | green << 8 | blue).astype(np.uint32)


def _slopes(relief: Surface, radius: float, strength: float) -> Numbers:
    """How far each channel turns to the lamp, times `strength`."""
    soft = pygame.surfarray.pixels3d(softened(relief, max(1, round(radius)))).astype(np.float32)
    out = np.zeros_like(soft)
    out[1:-1] = (soft[2:] - soft[:-2]) * np.float32(LAMP[0])
    out[:, 1:-1] += (soft[:, 2:] - soft[:, :-2]) * np.float32(LAMP[1])
    return out * np.float32(-strength * (radius + 1.2) / 2)


def _less(s: Surface, share: float) -> Surface:
    """The surface, so many times smaller."""
    w, h = s.get_size()
    return s if share <= 1 else pygame.transform.smoothscale(s, (max(4, round(w / share)), max(4, round(h / share))))


def _rgb(values: Numbers) -> Surface:
    """Numbers around 0 as a picture around grey."""
    s = Surface(values.shape[:2], 0, 32)
    pygame.surfarray.blit_array(s, np.clip(values + 128, 0, 255).astype(np.uint8))
    return s


def _tone(relief: Surface, k: float) -> NDArray[np.uint8]:
    """How bright every pixel is: the slopes of the form that it belongs to. What shines by itself is left alone."""
    size = relief.get_size()
    step = max(1.0, k / 1.7)
    near = _less(relief, step)
    far = _less(near, 2.2)
    slopes = _slopes(near, 1.5 * k / step, 0.50)
    broad = pygame.transform.smoothscale(_rgb(_slopes(far, 2 * k / step, 0.62)), near.get_size())
    slopes += pygame.surfarray.pixels3d(broad).astype(np.float32) - 128
    slopes += np.linspace(16, -24, slopes.shape[1], dtype=np.float32)[None, :, None]
    turned = pygame.surfarray.pixels3d(pygame.transform.smoothscale(_rgb(slopes), size)).astype(np.uint16)
    own = pygame.surfarray.pixels3d(relief).astype(np.uint16)
    total = own[..., 0] + own[..., 1] + own[..., 2]
    turned *= own
    turned >>= 8
    tone = turned[..., 0] + turned[..., 1] + turned[..., 2] + ((255 - np.minimum(total, 255)) >> 1)
    out: NDArray[np.uint8] = np.minimum(tone, 255).astype(np.uint8)
    return out


def _hidden(relief: Surface, k: float) -> Surface:
    """The shadow that what is in front throws on what is behind it, as a picture to multiply with."""
    small = _less(relief, max(1.0, k))
    own = pygame.surfarray.pixels_alpha(small).astype(np.float32)
    soft = pygame.surfarray.pixels_alpha(softened(small, 4)).astype(np.float32)
    dark = np.clip((np.roll(soft, (1, 1), (0, 1)) - own) * 1.5, 0, 140) * (own > 0)
    s = Surface(small.get_size(), 0, 32)
    pygame.surfarray.pixels2d(s)[:] = (255 - dark).astype(np.uint32) * np.uint32(0x010101)
    return pygame.transform.smoothscale(s, relief.get_size())


def _lit(flat: Surface, relief: Surface, k: float, cloth: bool, lights: list[Part], view: View) -> Surface:
    """Tones, shadows between forms, rim light, and the light that shines by itself. Draws on `flat`."""
    tone = _tone(relief, k)
    layer = Surface(flat.get_size(), 0, 32)
    keep, light = _tables(cloth)
    flat.blit(_hidden(relief, k), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.surfarray.pixels2d(layer)[:] = keep[tone]
    flat.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    pygame.surfarray.pixels2d(layer)[:] = light[tone]
    flat.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    _rims(flat, k)
    for part in lights:
        x, y = (part.stroke.points[0] - (view.left, view.top)) * k
        shine(flat, (float(x), float(y)), part.stroke.wide * k, part.colour)
    return flat


@lru_cache(2)
def _rim_tones() -> tuple[Wide, ...]:
    """For 256 strengths, the cold and the warm rim light as premultiplied pixels 0xAARRGGBB."""
    v = np.arange(256, dtype=np.uint32)
    out = []
    for tint, power in (((190, 222, 255), 140), ((255, 236, 200), 107)):
        a = v * power // 255
        red, green, blue = (a * part // 255 for part in tint)
        out.append((a << 24 | red << 16 | green << 8 | blue).astype(np.uint32))
    return tuple(out)


def _rims(figure: Surface, k: float) -> None:
    """Cold light on the right edge of the figure, warm light on its upper left."""
    alpha = pygame.surfarray.array_alpha(figure).astype(np.int16)
    rim = Surface(figure.get_size(), SRCALPHA)
    for (dx, dy), tones in zip(((-0.9, 0.4), (0.6, 0.8)), _rim_tones(), strict=True):
        step = (round(dx * k) or (1 if dx > 0 else -1), round(dy * k) or 1)
        pygame.surfarray.pixels2d(rim)[:] = tones[np.maximum(alpha - np.roll(alpha, step, (0, 1)), 0)]
        figure.blit(rim, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


@lru_cache(2)
def _disc() -> Surface:
    """A soft disc of light."""
    y, x = np.mgrid[-1:1:64j, -1:1:64j]
    s = Surface((64, 64), 0, 32)
    fall = 255 * np.clip(1 - np.hypot(x, y), 0, 1) ** 2
    pygame.surfarray.blit_array(s, fall.astype(np.uint8)[..., None].repeat(3, 2))
    return s


def shine(dst: Surface, c: tuple[float, float], r: float, colour: Colour) -> None:
    """Light added to what is there."""
    side = max(3, round(2 * r))
    lit = pygame.transform.smoothscale(_disc(), (side, side))
    lit.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    dst.blit(lit, (c[0] - side / 2, c[1] - side / 2), special_flags=pygame.BLEND_RGB_ADD)
