"""What stands behind a character: evening in the colour of its card, hills, a disc of light with its mark."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np
import pygame
from pygame import SRCALPHA, Surface

from game.ui.art.draw import Layer, Point, add, halo, put, star
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.art.palette import BRASS_LIT, Colour, hx, mix
from game.ui.faces.kit.card_stock import shade, solid
from game.ui.faces.kit.curves import FORM, LIGHT, placed, strokes
from game.ui.faces.pony.looks import Mark
from game.ui.faces.pony.marks import COMPANION, FIGURES, ORDERS, SMALL
from game.ui.faces.pony.tones import Tone, tone_of
from game.ui.theme import STANDARD, Colours

NIGHT = hx("#120a22")
LAMP = hx("#fff0c8")
GOLD_DEEP, GOLD = hx("#5a3408"), hx("#f6c44e")
DISC = 0.40  # radius of the disc, in heights of the picture
MIDDLE = 0.43  # where its middle is


def stage(
    colors: tuple[str, ...], size: tuple[int, int], boosted: bool = False, colours: Colours = STANDARD
) -> Surface:
    """The ground of a card of these colours, opaque. `boosted`: with rays of gold."""
    return _stage(colors[:2] or ("",), size, boosted, colours)


@kept(6)
def _stage(colors: tuple[str, ...], size: tuple[int, int], boosted: bool, colours: Colours) -> Surface:
    out = _one(colors[0], size, boosted, colours)
    if len(colors) > 1:
        other = _one(colors[1], size, boosted, colours)
        w = size[0]
        ramp = np.clip((np.arange(w) - w * 0.36) / (w * 0.28), 0, 1)
        pygame.surfarray.pixels_alpha(other)[:] = (ramp * 255).astype(np.uint8)[:, None]
        out.blit(other, (0, 0))
    return out


def _one(colour: str, size: tuple[int, int], boosted: bool, colours: Colours) -> Surface:
    w, h = size
    deep, body, lit = tone_of(colour, colours)
    top = mix(deep, body, 0.30)
    sky = (mix(top, NIGHT, 0.15), mix(body, LAMP, 0.34))
    if boosted:  # the whole evening turns to gold
        sky = (mix(mix(top, NIGHT, 0.3), GOLD_DEEP, 0.45), mix(mix(body, LAMP, 0.3), GOLD, 0.55))
    out = shade(size, *sky, 0.25)
    c, r = (w / 2, h * MIDDLE), h * DISC
    glow = Layer(size, 1)
    glow.disc(mix(lit, LAMP, 0.5), c, r * 1.25)
    add(out, halo(solid(glow), max(2, round(r * 0.6)), 0.34 if not boosted else 0.5))
    ly = Layer(size, 2)
    if boosted:
        _rays(ly, c, w + h)
    rays = solid(ly)
    rays.fill((124, 108, 66, 124), special_flags=pygame.BLEND_RGBA_MULT)
    add(out, rays)
    disc = Layer(size, 2)
    for k in range(4):
        disc.disc(
            (*mix(mix(body, deep, 0.18), lit, 0.12 + 0.07 * k), 255),
            (c[0] - r * 0.03 * k, c[1] - r * 0.05 * k),
            r * (1 - 0.12 * k),
        )
    disc.ring(mix(lit, LAMP, 0.4) if not boosted else BRASS_LIT, c, r * 1.05, max(1.0, h / 90))
    if boosted:
        disc.ring(BRASS_LIT, c, r * 1.14, max(1.0, h / 150))
    circle = solid(disc)
    circle.fill((205, 205, 205, 205), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, circle)
    _hills(out, size, (deep, body, lit), colour)
    return out


def _rays(ly: Layer, c: Point, far: float) -> None:
    """Golden beams around the disc."""
    for k in range(20):
        a = 2 * math.pi * (k + 0.5) / 20
        ly.poly(BRASS_LIT, [c, *((c[0] + far * math.cos(b), c[1] + far * math.sin(b)) for b in (a - 0.075, a + 0.075))])


def _hills(out: Surface, size: tuple[int, int], tone: Tone, colour: str) -> None:
    """Stars in the sky; two lines of hills and the ground that everybody stands on."""
    w, h = size
    deep, body, lit = tone
    dice, ly = Dice(f"hills/{colour}"), Layer(size, 2)
    for _ in range(round(14 * w / h)):
        x, y, r = dice.between(0, w), dice.between(0, h * 0.5), h * dice.between(0.004, 0.012)
        ly.poly((255, 250, 240), star((x, y), r * 2.2, r * 0.7, 4))
    for base, rough, ink in (
        (0.80, 0.13, mix(body, deep, 0.30)),
        (0.86, 0.07, mix(body, deep, 0.56)),
        (0.93, 0.03, mix(deep, body, 0.24)),
    ):
        n = max(5, round(7 * w / h))
        heights = [base - rough * dice.between(0.1, 1) * (1 if k % 2 else 0.4) for k in range(n + 2)]
        line = [(w * (k - 0.5) / (n - 1), h * high) for k, high in enumerate(heights)]
        smooth = _wavy(line)
        ly.poly(ink, [(-4, h + 4), *smooth, (w + 4, h + 4)])
        ly.stroke(mix(ink, lit, 0.3), smooth, max(0.6, h / 160))
    put(out, solid(ly))


def _wavy(points: list[Point], steps: int = 8) -> list[Point]:
    """A soft line through the points."""
    out: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        out += [
            (x0 + (x1 - x0) * k / steps, y0 + (y1 - y0) * (0.5 - 0.5 * math.cos(math.pi * k / steps)))
            for k in range(steps)
        ]
    return [*out, points[-1]]


def ghost(dst: Surface, mark: Mark, tone: Tone, boosted: bool = False) -> None:
    """The mark in the disc behind its bearer: pale, flat, large."""
    w, h = dst.get_size()
    put(dst, _ghost(mark, (w, h), tone, boosted))


@kept(2)
def _ghost(mark: Mark, size: tuple[int, int], tone: Tone, boosted: bool) -> Surface:
    """A layer with the mark beside the head, where the bearer leaves room for it."""
    w, h = size
    ly = Layer(size, 2)
    k = h * DISC * 0.088
    c = (w / 2, h * MIDDLE)
    ink = mix(tone[2], LAMP, 0.35) if not boosted else BRASS_LIT
    spots, own = ORDERS[mark.order if mark.around else "alone"]
    _flat(ly, FIGURES[mark.figure], c, k * own, ink, tone)
    for x, y in spots:
        _flat(
            ly, SMALL.get(mark.around) or FIGURES[mark.around], (c[0] + x * k, c[1] + y * k), k * COMPANION, ink, tone
        )
    s = solid(ly)
    s.fill((120, 120, 120, 120), special_flags=pygame.BLEND_RGBA_MULT)
    return s


def _flat(ly: Layer, lines: tuple[str, ...], c: Point, k: float, ink: Colour, tone: Tone) -> None:
    """A figure in one pale tone; its second shapes are a little darker."""
    inks = {"1": ink, "2": mix(ink, tone[1], 0.25), "3": mix(ink, (255, 255, 255), 0.4), "4": mix(ink, tone[0], 0.5)}
    for line in lines:
        for stroke in strokes(line):
            moved = placed(stroke, c[0], c[1], 0.0, k)
            points = [(float(x), float(y)) for x, y in moved.points]
            if moved.what == FORM:
                ly.poly(inks[stroke.ink], points)
            elif moved.what != LIGHT:
                ly.stroke(inks[stroke.ink], points, max(1.0, moved.wide))


def contact(dst: Surface, x: float, y: float, wide: float) -> None:
    """The soft shadow on the ground under a figure."""
    w, h = max(4, round(wide)), max(3, round(wide * 0.16))
    s = pygame.transform.smoothscale(_dark(), (w, h))
    dst.blit(s, (round(x - w / 2), round(y - h / 2)))


@kept(1)
def _dark() -> Surface:
    y, x = np.mgrid[-1:1:32j, -1:1:64j]
    s = Surface((64, 32), SRCALPHA)
    s.fill((14, 6, 26))
    pygame.surfarray.pixels_alpha(s)[:] = (np.clip(1 - np.hypot(x, y), 0, 1).T ** 0.7 * 150).astype(np.uint8)
    return s
