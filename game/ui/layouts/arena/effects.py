"""Light, dust and smoke over the picture of the board: a blow that lands, and one gesture for each colour of spells.

Flat, so that both painters share them. Everything follows from the age of an effect and its seed.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import numpy as np
import pygame
from pygame import Surface

from game.board3d.camera import Orbit
from game.board3d.picture import Point
from game.frozen import frozen
from game.ui.art.draw import Layer, add, put, surface
from game.ui.art.palette import Colour
from game.ui.layouts.arena.badges import unit
from game.ui.layouts.arena.show import Effect

SUN, WATER, SMOKE, FIRE, LEAF = (255, 240, 190), (110, 190, 255), (44, 30, 58), (255, 130, 50), (120, 215, 90)
DUST, SPARK, STEEL = (176, 152, 116), (255, 236, 176), (170, 205, 255)
GRAND = 1.3  # spells are larger than life
STEPS = 12  # strengths of a soft light that are kept


@frozen
class Air:
    """Where effects are drawn: a surface, and how the board is seen."""

    surface: Surface
    orbit: Orbit

    def at(self, point: Point) -> tuple[float, float]:
        x, y, _ = self.orbit.project(point, self.surface.get_size())
        return x, y

    def unit(self, point: Point) -> float:
        """How many pixels a unit of the board is there."""
        return min(400.0, max(4.0, unit(self.orbit, point, self.surface.get_size())))

    def flat(self) -> float:
        """How much a circle on the ground is pressed together."""
        return math.sin(self.orbit.pitch)

    def glow(self, c: tuple[float, float], r: float, colour: Colour, strength: float) -> None:
        """Light that is added."""
        spot = soft_spot(_size(r), colour, _step(strength))
        add(self.surface, spot, (c[0] - spot.get_width() / 2, c[1] - spot.get_height() / 2))

    def puff(self, c: tuple[float, float], r: float, colour: Colour, strength: float) -> None:
        """Dust or smoke that covers."""
        spot = soft_spot(_size(r), colour, _step(strength))
        put(self.surface, spot, (c[0] - spot.get_width() / 2, c[1] - spot.get_height() / 2))

    def ring(self, c: tuple[float, float], r: float, width: float, colour: Colour, strength: float) -> None:
        """A ring on the ground."""
        if strength <= 0.02 or r < 2:
            return
        w, h = round(2 * r + 2 * width + 4), round(2 * r * self.flat() + 2 * width + 4)
        ink = Layer((w, h), 2)
        outer = _ellipse((w / 2, h / 2), r, r * self.flat())
        ink.stroke((*colour, round(255 * strength)), [*outer, outer[0]], width)
        put(self.surface, ink.done(), (c[0] - w / 2, c[1] - h / 2))

    def rays(self, c: tuple[float, float], ends: Sequence[tuple[float, float]], colour: Colour, width: float) -> None:
        """Thin wedges of light from a middle."""
        r = max(4.0, max(math.hypot(x, y) for x, y in ends)) + 2
        ink = Layer((round(2 * r), round(2 * r)), 2)
        for x, y in ends:
            far = math.hypot(x, y) or 1.0
            nx, ny = -y / far * width, x / far * width
            ink.poly((*colour, 255), [(r + nx, r + ny), (r + x, r + y), (r - nx, r - ny)])
        add(self.surface, ink.done(), (c[0] - r, c[1] - r))


def _size(r: float) -> int:
    return max(4, round(r / 3) * 3)


def _step(strength: float) -> int:
    return min(STEPS, max(0, round(strength * STEPS)))


@lru_cache(192)
def soft_spot(r: int, colour: Colour, step: int) -> Surface:
    """A round, soft spot of a strength, premultiplied."""
    n = np.arange(2 * r) - r + 0.5
    away = np.clip(1 - np.hypot(n[:, None], n[None]) / r, 0, 1)
    return surface(np.array(colour) + np.zeros((2 * r, 2 * r, 1)), 255 * step / STEPS * away**1.6)


def _ellipse(c: tuple[float, float], rx: float, ry: float, n: int = 36) -> list[tuple[float, float]]:
    turn = [2 * math.pi * k / n for k in range(n)]
    return [(c[0] + rx * math.cos(a), c[1] + ry * math.sin(a)) for a in turn]


def _chance(seed: int, n: int) -> float:
    """A number from 0 to 1 that only depends on these two."""
    return math.modf(abs(math.sin(seed * 12.9898 + n * 78.233) * 43758.5453))[0]


def _lifted(at: Point, up: float) -> Point:
    return at[0], at[1] + up, at[2]


# ---- blows -----------------------------------------------------------------------------------------------
def _impact(air: Air, one: Effect, t: float) -> None:
    """A star of light, and a ring that runs over the ground."""
    c, u = air.at(one.at), air.unit(one.at)
    fade = max(0.0, 1 - t / 0.45)
    if fade > 0:
        air.glow(c, u * 1.1, SPARK, fade)
        reach = u * (0.8 + 0.9 * (1 - fade))
        ends = [_way(k * 2 * math.pi / 11 + one.seed, reach * (0.5 + _chance(one.seed, k))) for k in range(11)]
        air.rays(c, ends, _dim(SPARK, fade), u * 0.07)
    ground = air.at(_lifted(one.at, -0.9))
    air.ring(ground, u * (0.3 + 1.2 * t), max(1.0, u * 0.05), SPARK, 0.7 * (1 - t))


def _block(air: Air, one: Effect, t: float) -> None:
    """Sparks of steel: the blow is parried."""
    c, u = air.at(one.at), air.unit(one.at)
    fade = 1 - t
    air.glow(c, u * 0.5, STEEL, 0.8 * fade * fade)
    ends = [_way(k * 2 * math.pi / 7 + one.seed, u * 0.7 * t * (0.5 + _chance(one.seed, k))) for k in range(7)]
    air.rays(c, ends, _dim(STEEL, fade), max(1.0, u * 0.03))


def _dust(air: Air, one: Effect, t: float) -> None:
    c, u = air.at(one.at), air.unit(one.at)
    for k in range(7):
        x, y = _way(k * 2 * math.pi / 7 + _chance(one.seed, k), u * (0.35 + 0.5 * math.sqrt(t)))
        at = c[0] + x, c[1] + y * air.flat() - u * 0.25 * t
        air.puff(at, u * (0.16 + 0.22 * t), DUST, 0.55 * (1 - t))


def _streak(air: Air, one: Effect, t: float) -> None:
    """The air behind somebody who lunges."""
    a, b, u = air.at(one.start or one.at), air.at(one.at), air.unit(one.at)
    for k, off in enumerate((-0.3, 0.0, 0.3)):
        tail = _between(a, b, max(0.0, 1.4 * t - 0.6)), _between(a, b, min(0.6, 1.2 * t))
        (x0, y0), (x1, y1) = ((x, y + off * u * (0.8 + 0.1 * k)) for x, y in tail)
        if math.hypot(x1 - x0, y1 - y0) > 3:
            air.rays((x1, y1), [(x0 - x1, y0 - y1)], _dim((255, 250, 240), 0.45 * (1 - t)), max(1.0, u * 0.05))


def _bolt(air: Air, one: Effect, t: float) -> None:
    """What is shot: a bright head with a tail."""
    a, b, u = air.at(one.start or one.at), air.at(one.at), air.unit(one.at)
    head, tail = _between(a, b, t), _between(a, b, max(0.0, t - 0.35))
    air.rays(head, [(tail[0] - head[0], tail[1] - head[1])], SPARK, max(1.5, u * 0.08))
    air.glow(head, u * 0.3, SPARK, 0.9)


# ---- spells ------------------------------------------------------------------------------------------------
def _white(air: Air, one: Effect, t: float) -> None:
    """Light falls from above."""
    c, u = air.at(one.at), GRAND * air.unit(one.at)
    strength = math.sin(math.pi * min(1.0, t * 1.1)) if t < 0.91 else 0.0
    top = air.at(_lifted(one.at, 4.0))
    w, h = max(4, round(1.5 * u)), max(8, round(c[1] - top[1]))
    beam = pygame.transform.smoothscale(_beam(_step(strength)), (w, h))
    add(air.surface, beam, (c[0] - w / 2, c[1] - h + 0.2 * u))
    air.glow(c, u * 1.0, SUN, 0.7 * strength)
    for k in range(6):
        rise = (t + _chance(one.seed, k)) % 1.0
        at = air.at(_lifted(one.at, 0.2 + 2.2 * rise))
        air.glow((at[0] + u * (_chance(one.seed, k + 9) - 0.5), at[1]), u * 0.12, SUN, strength * (1 - rise))


@lru_cache(STEPS + 1)
def _beam(step: int) -> Surface:
    """A column of light, weaker upwards and to its sides."""
    x, y = np.linspace(-1, 1, 40)[:, None], np.linspace(0, 1, 64)[None]
    light = np.clip(1 - np.abs(x) / (0.4 + 0.4 * y), 0, 1) * y**0.5 * np.clip((1 - y) * 9 - x * x, 0, 1)
    return surface(np.array(SUN) + np.zeros((40, 64, 1)), 255 * step / STEPS * light)


def _blue(air: Air, one: Effect, t: float) -> None:
    """Ripples run outward."""
    c, u = air.at(_lifted(one.at, 0.1)), GRAND * air.unit(one.at)
    air.glow(c, u * 1.1, WATER, 0.55 * (1 - t))
    for k in range(3):
        age = t * 1.5 - 0.22 * k
        if 0 < age < 1:
            air.ring(c, u * (0.15 + 1.15 * age), max(1.5, u * 0.07), WATER, 0.9 * (1 - age))


def _black(air: Air, one: Effect, t: float) -> None:
    """Smoke winds upwards."""
    u = GRAND * air.unit(one.at)
    for k in range(16):
        age = t * 1.5 - 0.03 * k
        if 0 < age < 1:
            turn = 5 * age + k * 2.1 + one.seed
            x, y = air.at(_lifted(one.at, 0.1 + 2.1 * age))
            at = x + u * 0.55 * (1 - 0.5 * age) * math.cos(turn), y + u * 0.2 * math.sin(turn)
            air.puff(at, u * (0.32 + 0.3 * age), SMOKE, min(1.0, 1.5 * (1 - age)))
    air.glow(air.at(_lifted(one.at, 0.5)), u * 0.7, (70, 20, 120), 0.4 * math.sin(math.pi * t))


def _red(air: Air, one: Effect, t: float) -> None:
    """A burst of fire."""
    c, u = air.at(_lifted(one.at, 0.6)), GRAND * air.unit(one.at)
    fade = (1 - t) ** 1.5
    air.glow(c, u * (0.6 + 0.8 * t), FIRE, fade)
    air.glow(c, u * 0.5, (255, 235, 170), fade * fade)
    long = u * (0.4 + 1.0 * t)
    ends = [_way(k * 2 * math.pi / 9 + one.seed, long * (0.6 + 0.6 * _chance(one.seed, k))) for k in range(9)]
    air.rays(c, ends, _dim(FIRE, fade), u * 0.09 * (1 - t) + 1)
    air.ring(air.at(one.at), u * (0.3 + 1.1 * t), max(1.0, u * 0.06), FIRE, 0.7 * (1 - t))
    for k in range(10):
        x, y = _way(k * 2 * math.pi / 10 + _chance(one.seed, k), u * 1.5 * t * (0.5 + _chance(one.seed, k + 5)))
        air.glow((c[0] + x, c[1] + y * 0.7 - u * (1.0 * t - 1.6 * t * t)), u * 0.1, (255, 190, 90), fade)


def _green(air: Air, one: Effect, t: float) -> None:
    """Shoots grow out of the ground and open their leaves."""
    c, u = air.at(one.at), GRAND * air.unit(one.at)
    grown, fade = min(1.0, t * 1.8), min(1.0, 3 * (1 - t))
    air.glow(air.at(_lifted(one.at, 0.4)), u * 0.9, LEAF, 0.4 * fade)
    side = round(3.2 * u)
    ink = Layer((side, side), 2)
    for k in range(7):
        lean = (k - 3) * 0.27 + 0.2 * (_chance(one.seed, k) - 0.5)
        root = side / 2 + (k - 3) * 0.16 * u, side - 0.9 * u + 0.12 * u * (k % 2)
        tall = u * (1.1 + 0.8 * _chance(one.seed, k + 3)) * grown
        along = [i / 14 for i in range(15)]
        stem = [(root[0] + math.sin(lean * s) * 0.7 * tall * s, root[1] - tall * s) for s in along]
        tone = (*LEAF, round(235 * fade)) if k % 2 else (70, 165, 70, round(235 * fade))
        ink.stroke(tone, stem, max(1.5, u * 0.07), 0.5)
        for n, way in ((6, 1), (9, -1), (12, 1)):
            if grown > n / 14:
                x, y = stem[n]
                leaf = u * 0.20 * min(1.0, (grown - n / 14) * 4)
                ink.poly(tone, [(x, y), (x + way * leaf, y - leaf), (x + way * leaf * 1.5, y - leaf * 0.3)])
    put(air.surface, ink.done(), (c[0] - side / 2, c[1] - side + 0.9 * u))


def _grey(air: Air, one: Effect, t: float) -> None:
    """Of no colour: a ring of brass."""
    c, u = air.at(one.at), GRAND * air.unit(one.at)
    air.glow(c, u * 0.9, SPARK, 0.5 * (1 - t))
    air.ring(c, u * (1.2 - 0.5 * t), max(1.5, u * 0.06), (222, 184, 110), 1 - t)


def _way(turn: float, far: float) -> tuple[float, float]:
    return far * math.cos(turn), far * math.sin(turn)


def _between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def _dim(colour: Colour, k: float) -> Colour:
    r, g, b = (max(0, min(255, round(c * k))) for c in colour)
    return r, g, b


DRAWN: Mapping[str, Callable[[Air, Effect, float], None]] = {
    "impact": _impact,
    "block": _block,
    "dust": _dust,
    "streak": _streak,
    "bolt": _bolt,
    "white": _white,
    "blue": _blue,
    "black": _black,
    "red": _red,
    "green": _green,
    "": _grey,
}


def draw_effects(screen: Surface, orbit: Orbit, effects: Sequence[Effect]) -> None:
    """All that is in the air, what began first lowest."""
    air = Air(screen, orbit)
    for one in effects:
        DRAWN[one.kind](air, one, min(1.0, one.age))
