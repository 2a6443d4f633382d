"""The light of a victory: lamps and rays behind a hero, paper that has been thrown, hanging banners, veils.

Coordinates are real pixels. Light is made small and enlarged: it has no edges.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np
from pygame import Surface
from pygame.surfarray import pixels3d
from pygame.transform import smoothscale

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import Layer, Numbers, Point, put, star, surface
from game.ui.art.palette import Colour, mix

COARSE = 4  # light is worked out for one pixel in so many squared
DITHER = np.random.default_rng(3).uniform(-0.6, 0.6, (256, 256, 1))


@frozen
class Lamp:
    """A pool of light: its middle, how far it reaches, its colour, how strong it is (0..1)."""

    at: Point
    reach: Point
    colour: Colour
    power: float


@frozen
class Rays:
    """Shafts of light from a point."""

    at: Point
    colour: Colour
    power: float
    count: int
    reach: float


def light(size: tuple[int, int], lamps: Sequence[Lamp], rays: Rays) -> Surface:
    """All of it on black, to be added to a picture."""
    w, h = (max(2, n // COARSE) for n in size)
    x, y = np.meshgrid(np.arange(w) * size[0] / w, np.arange(h) * size[1] / h, indexing="ij")
    rgb = np.zeros((w, h, 3))
    for lamp in lamps:
        away = ((x - lamp.at[0]) / lamp.reach[0]) ** 2 + ((y - lamp.at[1]) / lamp.reach[1]) ** 2
        rgb += np.exp(-1.6 * away)[..., None] * np.array(lamp.colour) * lamp.power
    rgb += _shafts(x - rays.at[0], y - rays.at[1], rays)[..., None] * np.array(rays.colour) * rays.power
    return _dithered(smoothscale(surface(rgb), size))


def _shafts(x: Numbers, y: Numbers, rays: Rays) -> Numbers:
    """How bright the rays are, 0..1 and a little more where two cross."""
    rng = np.random.default_rng(rays.count)
    angle, away = np.arctan2(y, x), np.hypot(x, y)
    out = np.zeros_like(away)
    for n in range(rays.count):
        middle = -math.pi + (n + rng.random()) * math.tau / rays.count
        wide, strong = 0.035 + rng.random() * 0.07, 0.4 + rng.random() * 0.6
        aside = np.abs((angle - middle + math.pi) % math.tau - math.pi)
        out += strong * np.exp(-((aside / wide) ** 2))
    return np.asarray(out * np.exp(-2.4 * away / rays.reach) * np.clip(away / rays.reach * 16, 0, 1))


def _dithered(s: Surface) -> Surface:
    """The same without bands in the dark."""
    w, h = s.get_size()
    grain = np.tile(DITHER, (w // 256 + 1, h // 256 + 1, 1))[:w, :h]
    a = pixels3d(s)
    a[:] = np.clip(a + grain * (a > 0), 0, 255).astype(np.uint8)
    return s


def veil(size: tuple[int, int], alphas: tuple[float, float], colour: Colour, across: bool = True) -> Surface:
    """A veil whose alpha runs from one number to another, from left to right or from top to foot; premultiplied."""
    t = np.linspace(0, 1, size[0] if across else size[1])
    run = alphas[0] + (alphas[1] - alphas[0]) * t * t * (3 - 2 * t)
    alpha = np.broadcast_to(run[:, None] if across else run[None], size) + DITHER[0, 0, 0]
    return surface(np.zeros((*size, 3)) + np.array(colour), np.clip(alpha, 0, 255))


# ---- paper -------------------------------------------------------------------------------------------
@frozen
class Paper:
    """A piece of thrown paper: its picture, where its middle comes to lie, how late it falls (0..1)."""

    picture: Surface
    at: Point
    late: float


def papers(
    count: int, seed: int, colours: Sequence[Colour], area: tuple[float, float, float, float], scale: float
) -> list[Paper]:
    """So many pieces over an area (x, y, width, height), more of them above."""
    rng = np.random.default_rng(seed)
    out = []
    for _ in range(count if colours else 0):
        x, y = area[0] + rng.random() * area[2], area[1] + rng.random() ** 1.25 * area[3]
        colour = mix(colours[int(rng.integers(len(colours)))], (0, 0, 0), rng.random() * 0.45)
        size, turn, kind = (0.6 + rng.random() ** 2 * 1.5) * scale, rng.random() * math.tau, rng.random()
        flat = 0.35 + rng.random() * 0.65
        shape = _slip if kind < 0.55 else _star if kind < 0.8 else _streamer
        out.append(Paper(_paper(shape, colour, size, turn, flat), (x, y), float(rng.random())))
    return out


Shape = Callable[[Layer, Colour, float, float, float], None]


def _paper(shape: Shape, colour: Colour, size: float, turn: float, flat: float) -> Surface:
    side = math.ceil(30 * size)
    ly = Layer((side, side), 3)
    shape(ly, colour, size, turn, flat)
    return ly.done()


def _slip(ly: Layer, colour: Colour, size: float, turn: float, flat: float) -> None:
    m, along = ly.size[0] / 2, (math.cos(turn), math.sin(turn))
    corners = [(5 * size * i, 3.2 * size * flat * j) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    ly.poly((*colour, 235), [(m + a * along[0] - b * along[1], m + a * along[1] + b * along[0]) for a, b in corners])


def _star(ly: Layer, colour: Colour, size: float, turn: float, flat: float) -> None:
    m = ly.size[0] / 2
    ly.poly((*colour, 235), star((m, m), 5.2 * size, 2.3 * size, 5, math.degrees(turn)))


def _streamer(ly: Layer, colour: Colour, size: float, turn: float, flat: float) -> None:
    m, run = ly.size[0] / 2, np.linspace(-0.5, 0.5, 20)
    c, s = math.cos(turn), math.sin(turn)
    bend = np.sin(run * 12) * 3 * size
    pts = [(m + c * 22 * size * k - s * b, m + s * 22 * size * k + c * b) for k, b in zip(run, bend, strict=True)]
    ly.stroke((*colour, 235), pts, 2.6 * size, 0.5)


# ---- cloth -------------------------------------------------------------------------------------------
def banner(w: float, h: float, colour: Colour, emblem: Surface | None = None) -> Surface:
    """A hanging banner with a forked foot, fringed in brass; 20 pixels wider than its cloth on either side."""
    side, fork = 20.0, w * 0.22
    ly = Layer((round(w + 2 * side), round(h + 30)), 3)
    cloth = [(side, 8.0), (side + w, 8.0), (side + w, h), (side + w / 2, h - fork), (side, h)]
    ly.poly((*mix(colour, (0, 0, 0), 0.45), 255), cloth)
    inner = [
        (side + 4, 8.0),
        (side + w - 4, 8.0),
        (side + w - 4, h - 8),
        (side + w / 2, h - fork - 8),
        (side + 4, h - 8),
    ]
    ly.poly((*colour, 255), inner)
    for share in (0.16, 0.84):
        stripe = [(side + w * share, 10.0), (side + w * share, h - 20)]
        ly.stroke((*mix(colour, (0, 0, 0), 0.3), 160), stripe, w * 0.09)
    ly.stroke((*P.BRASS, 255), [(side, h), (side + w / 2, h - fork), (side + w, h)], 3)
    ly.stroke((*P.BRASS_LIT, 255), [(side - 12, 8), (side + w + 12, 8)], 6)
    for x in (side - 13, side + w + 13):
        ly.disc((*P.BRASS_LIT, 255), (x, 8), 6)
    out = ly.done()
    if emblem is not None:
        ew, eh = emblem.get_size()
        put(out, emblem, (out.get_width() / 2 - ew / 2, h * 0.42 - eh / 2))
    return out
