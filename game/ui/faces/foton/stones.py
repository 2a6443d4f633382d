"""Small signs: photon stones, cost icons, class and style badges, stars, the hexagram. All are told by shape first.

Each is drawn in a square of `px` real pixels, premultiplied, kept and shared: blit it, never draw on it.
"""

from __future__ import annotations

import math

import pygame
from pygame import SRCALPHA, Surface

from game.ui.art.draw import Layer, Point, add, arc, halo, ngon, put, star
from game.ui.art.kept import kept
from game.ui.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, IVORY, Colour, mix
from game.ui.faces.foton.tones import ORDER, class_tint, kind_tone
from game.ui.faces.kit.card_stock import solid
from game.ui.theme import STANDARD, Colours

BLADE: list[Point] = [(0, -1), (0.86, 0.52), (0.36, 0.56), (0, 0.98), (-0.36, 0.56), (-0.86, 0.52)]
AROUND = 2.4  # side of a stone's square per radius
DARK: Colour = (0, 0, 0)


def stone(kind: str, px: int, colours: Colours = STANDARD) -> Surface:
    """A photon's shape: the blade of Attack, the star of Skill, the ringed orb of Charge; the wheel of "any"; the
    eight points of an event."""
    return _stone(kind, px, False, colours)


def lined(kind: str, px: int, colours: Colours = STANDARD) -> Surface:
    """The shape of a kind in mere lines: what the back of a card shows."""
    return _stone(kind, px, True, colours)


@kept(3)
def _stone(kind: str, px: int, in_lines: bool, colours: Colours) -> Surface:
    tone = kind_tone(kind, colours)
    ly, c, r = Layer((px, px), 5 if px < 40 else 4 if px < 140 else 3 if px < 400 else 2), (px / 2, px / 2), px / AROUND
    if in_lines:
        _outline(ly, kind, c, r, mix(tone[1], tone[0], 0.28))
    elif kind == "charge":
        _orb(ly, c, r, tone)
    elif kind == "any":
        _wheel(ly, c, r, colours)
    else:
        _cut(ly, kind, c, r, tone)
    return solid(ly)


def _scaled(pts: list[Point], c: Point, r: float) -> list[Point]:
    return [(c[0] + x * r, c[1] + y * r) for x, y in pts]


def _shape(kind: str, c: Point, r: float) -> list[Point]:
    """The outline of a cut stone."""
    if kind == "attack":
        return _scaled(BLADE, c, r)
    return star(c, r * 1.06, r * 0.62, 4) if kind == "skill" else star(c, r * 1.04, r * 0.66, 8)


def _outline(ly: Layer, kind: str, c: Point, r: float, ink: Colour) -> None:
    rim = max(1.2, r * 0.084)
    if kind == "charge":
        ly.ring(ink, c, r * 0.95, rim)
        ly.ring(ink, c, r * 0.62, rim)
    else:
        ly.poly(ink, _shape(kind, c, r), rim)


def facets(ly: Layer, pts: list[Point], heart: Point, tone: tuple[Colour, Colour, Colour]) -> None:
    """A cut stone: one facet per edge, shaded by where the edge faces (lamp from the upper left)."""
    deep, body, lit = tone
    for a, b in zip(pts, pts[1:] + pts[:1], strict=True):
        n = math.atan2((a[1] + b[1]) / 2 - heart[1], (a[0] + b[0]) / 2 - heart[0])
        k = 0.5 + 0.5 * math.cos(n + math.radians(125))
        ly.poly(mix(body, lit, (k - 0.45) * 1.1) if k > 0.45 else mix(body, deep, (0.45 - k) * 1.3), [a, b, heart])


def _cut(ly: Layer, kind: str, c: Point, r: float, tone: tuple[Colour, Colour, Colour]) -> None:
    """A stone with facets: a blade, a four-pointed star, or the eight points of an event."""
    deep, body, lit = tone
    rim, pts = max(1.0, r * 0.06), _shape(kind, c, r)
    ly.poly(mix(deep, DARK, 0.5), pts, rim * 2.4)
    facets(ly, pts, (c[0], c[1] + (0.1 * r if kind == "attack" else 0)), tone)
    if r > 12 and kind in ("attack", "skill"):
        inner = _scaled(BLADE, c, r * 0.6) if kind == "attack" else star(c, r * 0.66, r * 0.44, 4)
        ly.poly(mix(body, deep, 0.28), inner)
        ly.poly(mix(body, lit, 0.35), inner, rim * 0.5)
    ly.poly(mix(lit, IVORY, 0.35), pts, rim * 0.7)


def _orb(ly: Layer, c: Point, r: float, tone: tuple[Colour, Colour, Colour]) -> None:
    """Charge: an orb in a ring of brass."""
    deep, body, lit = tone
    ly.disc(mix(deep, DARK, 0.6), c, r * 1.06)
    _brass_ring(ly, c, r, lit)
    for k in range(18):  # discs that slide to the lamp
        t = k / 17
        ly.disc(
            mix(mix(body, deep, 0.45), mix(body, lit, 0.85), t**1.6),
            (c[0] - r * 0.2 * t, c[1] - r * 0.24 * t),
            r * 0.74 * (1 - 0.82 * t),
        )
    if r > 8:
        for k in range(4):
            a = math.pi / 4 + k * math.pi / 2
            at = (c[0] + r * 0.9 * math.cos(a), c[1] + r * 0.9 * math.sin(a))
            ly.disc(mix(BRASS_DEEP, DARK, 0.3), at, r * 0.115)
            ly.disc(mix(lit, IVORY, 0.35), at, r * 0.095)
            ly.disc(mix(lit, (255, 255, 255), 0.8), (at[0] - r * 0.025, at[1] - r * 0.03), r * 0.045)


def _brass_ring(ly: Layer, c: Point, r: float, lit: Colour) -> None:
    """The ring around an orb, brightest towards the lamp and a little on the far side."""
    n = 12 if r < 14 else 40
    for k in range(n):
        a = 2 * math.pi * k / n
        light = 0.5 + 0.5 * math.cos(a - math.radians(235))
        tone = mix(mix(BRASS_DEEP, BRASS, 0.55), mix(BRASS_LIT, lit, 0.4), max(light, 0.55 * (1 - light) ** 3))
        ly.poly(
            tone, [*arc(c, r * 0.985, a, a + 2.1 * math.pi / n, 4), *arc(c, r * 0.815, a + 2.1 * math.pi / n, a, 4)]
        )
    ly.ring(mix(lit, IVORY, 0.45), c, r * 0.985, max(0.7, r * 0.036))
    ly.ring(mix(BRASS_DEEP, DARK, 0.35), c, r * 0.82, max(0.6, r * 0.03))


def _wheel(ly: Layer, c: Point, r: float, colours: Colours) -> None:
    """Any photon: the three kinds in one ring, an open hub."""
    ly.disc((30, 26, 22), c, r * 0.98)
    for k, kind in enumerate(ORDER[:3]):
        ly.stroke(
            mix(*kind_tone(kind, colours)[1:], 0.15),
            arc(c, r * 0.76, math.radians(-84 + 120 * k), math.radians(24 + 120 * k), 24),
            r * 0.34,
        )
    ly.ring(IVORY, c, r * 0.98, max(1.0, r * 0.06))
    ly.disc(IVORY, c, r * 0.26)


@kept(2)
def class_badge(cls: str, style: str, px: int, colours: Colours = STANDARD) -> Surface:
    """The class (sword, shield, sight) over the plate of the style: triangle Rush, circle Counter, lozenge Burst."""
    ly, c, r, tint = Layer((px, px), 4), (px / 2, px / 2), px / 2.5, class_tint(cls, colours)
    plate = {
        "rush": ngon((c[0], c[1] + r * 0.2), r * 1.28, 3),
        "counter": ngon(c, r * 1.0, 48),
        "burst": ngon(c, r * 1.18, 4),
    }[style]
    ly.poly((12, 9, 8), plate, r * 0.3)
    ly.poly(mix(tint, (20, 14, 12), 0.78), plate)
    ly.poly(tint, plate, max(1.3, r * 0.13))
    low = style == "rush"
    _class_sign(
        ly,
        cls,
        (c[0], c[1] + (r * 0.22 if low else 0)),
        r * (0.5 if low else 0.58),
        max(1.4, r * 0.15),
        mix(tint, IVORY, 0.75),
    )
    return solid(ly)


def _class_sign(ly: Layer, cls: str, c: Point, g: float, w: float, tone: Colour) -> None:
    """Sword, shield or sight, `g` pixels from its middle to its rim."""
    x, y = c
    if cls == "fighter":
        ly.stroke(tone, [(x, y - g * 1.05), (x, y + g)], w)
        ly.stroke(tone, [(x - g * 0.6, y + g * 0.35), (x + g * 0.6, y + g * 0.35)], w)
    elif cls == "trooper":
        ly.poly(
            tone,
            [
                (x - g * 0.72, y - g * 0.75),
                (x + g * 0.72, y - g * 0.75),
                (x + g * 0.66, y + g * 0.2),
                (x, y + g),
                (x - g * 0.66, y + g * 0.2),
            ],
            w,
        )
    else:
        ly.ring(tone, c, g * 0.62, w)
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            ly.stroke(tone, [(x + dx * g * 0.5, y + dy * g * 0.5), (x + dx * g * 1.1, y + dy * g * 1.1)], w)


@kept(1)
def star_sign(px: int) -> Surface:
    """The star that lets its Megido's owner add a photon: gilded, five points."""
    ly, c, r = Layer((px, px), 4), (px / 2, px / 2), px / AROUND
    pts = star(c, r, r * 0.46, 5)
    ly.poly((20, 12, 6), pts, r * 0.36)
    facets(ly, pts, c, (BRASS_DEEP, BRASS, BRASS_LIT))
    ly.poly(BRASS_LIT, pts, max(0.8, r * 0.07))
    return solid(ly)


@kept(2)
def hexagram(px: int, colour: Colour, weight: float = 1.0) -> Surface:
    """The seal of Solomon in a double circle: the back of every Megido."""
    ly, c, r = Layer((px, px), 4 if px < 200 else 3), (px / 2, px / 2), px / 2 - 2
    w = max(1.1, r * 0.03) * weight
    for k, rad in ((1.4, 0.97), (0.7, 0.86), (0.7, 0.38)):
        ly.ring(colour, c, r * rad, w * k)
    for turn in (-90, 90):
        ly.poly(colour, ngon(c, r * 0.84, 3, turn), w * 1.6)
    for p in (*ngon(c, r * 0.915, 6, -60), *ngon(c, r * 0.60, 6, -60)):
        ly.disc(colour, p, r * 0.026 + 0.3)
    for p in ngon(c, r * 0.915, 6):
        ly.poly(colour, ngon(p, r * 0.045, 4))
    ly.poly(colour, star(c, r * 0.3, r * 0.09, 4), w * 0.9)
    ly.disc(colour, c, r * 0.05)
    return solid(ly)


def lit_stone(dst: Surface, kind: str, c: Point, px: int, glow: float = 0.9, colours: Colours = STANDARD) -> None:
    """A stone with its own light around it, its middle at `c`."""
    small = min(px, 48)  # light is soft: a small stone casts it as well
    pad = Surface((small * 2, small * 2), SRCALPHA)
    pad.blit(stone(kind, small, colours), (small // 2, small // 2))
    light = pygame.transform.smoothscale(halo(pad, max(3, small // 5), glow * 0.7), (px * 2, px * 2))
    add(dst, light, (c[0] - px, c[1] - px))
    put(dst, stone(kind, px, colours), (c[0] - px / 2, c[1] - px / 2))
