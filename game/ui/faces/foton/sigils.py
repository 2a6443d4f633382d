"""The seals of the 72: smoke in a disc, light in the colour of the class, the lines of sigil_forms.py in pale ink."""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np
from pygame import Surface
from pygame.transform import rotozoom, smoothscale

from game import content
from game.rules.foton.cards import Megido
from game.ui.art.draw import Layer, Numbers, add, cut, halo, noise, put, surface
from game.ui.art.kept import kept
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font
from game.ui.faces.foton.sigil_forms import compose
from game.ui.faces.foton.sigil_pen import SealPen
from game.ui.faces.foton.tones import class_tint
from game.ui.faces.kit.card_stock import mask, solid
from game.ui.faces.own_portraits import picture, seen
from game.ui.theme import STANDARD, Colours

RIM, RIM_LETTERED = 0.84, 0.8  # where the inner circle lies, without and with the name between the circles
CREAM: Colour = (255, 248, 226)
LETTERED = 150  # from this diameter the light is drawn broader than the ink


def strokes_of(megido: Megido) -> SealPen:
    """The lines of a Megido's seal; one of a pack may have those of another."""
    megido = content.box("foton").rules.catalogue.get(f"megido/{seen(megido.key, 'seal')}", megido)
    return compose(
        megido.number, megido.style, (megido.cost.attack, megido.cost.skill, megido.cost.charge, megido.cost.any)
    )


@kept(3)
def seal(megido: Megido, px: int, letters: bool = False, colours: Colours = STANDARD) -> Surface:
    """The finished seal in a square of `px` real pixels; large ones may have the name lettered around them."""
    if own := picture(megido.key, (px, px)):
        return cut(own.premul_alpha(), mask((px, px), px / 2), premul=False)
    tint = class_tint(megido.cls, colours)
    out = smoke(px, tint, megido.number % 4)
    ink = lines(megido, px, mix(tint, CREAM, 0.5), letters=letters)
    if px < LETTERED:
        add(out, halo(ink, max(3, px // 12), 0.75))
        add(out, halo(ink, max(1, px // 60), 0.8))
    else:  # drawn small: light is soft anyway
        glow = lines(megido, px // 2, tint, 1.3, letters)
        light = halo(glow, max(3, px // 24), 0.75)
        add(light, halo(glow, max(1, px // 120), 0.8))
        add(out, smoothscale(light, (px, px)))
    out = cut(out, mask((px, px), px / 2), premul=False)  # trim light that leaked outside
    put(out, ink)
    return out


def lines(megido: Megido, px: int, colour: Colour, weight: float = 1.0, letters: bool = False) -> Surface:
    """Only the lines of the seal, on a transparent square."""
    ly = Layer((px, px), 5 if px < 60 else 4 if px < 150 else 3 if px < 400 else 2)
    half, reach = px / 2, px / 2 * 0.965
    inner = RIM_LETTERED if letters else RIM
    ly.ring(colour, (half, half), reach, max(1.1, 0.016 * reach))
    ly.ring(colour, (half, half), reach * inner, max(1.0, 0.011 * reach))
    _write(ly, strokes_of(megido), (half, half), reach * inner / 0.86, colour, weight)
    if letters:
        out = solid(ly)
        _letter(out, megido.name.en.upper(), reach, inner, colour)
        return out
    band = reach * (1 + inner) / 2
    marks = {"rush": 12, "counter": 24, "burst": 16}[megido.style]
    for j in range(marks):
        a = -math.pi / 2 + 2 * math.pi * j / marks
        ly.disc(
            colour,
            (half + band * math.cos(a), half + band * math.sin(a)),
            reach * (0.036 if j % 4 == 0 else 0.014) + 0.2,
        )
    return solid(ly)


def _write(ly: Layer, pen: SealPen, c: tuple[float, float], unit: float, colour: Colour, weight: float) -> None:
    """The pen's strokes around `c`; no line is thinner than about 1.25 px."""
    lift = max(weight, 1.25 / (0.034 * unit))
    for pts, w, taper in pen.strokes:
        ly.stroke(colour, [(c[0] + x * unit, c[1] + y * unit) for x, y in pts], w * unit * lift, taper)
    for at, r, w in pen.rings:
        q = (c[0] + at[0] * unit, c[1] + at[1] * unit)
        if w:
            ly.ring(colour, q, r * unit, max(1.2, w * unit * lift))
        else:
            ly.disc(colour, q, r * unit)


def _letter(out: Surface, name: str, reach: float, inner: float, colour: Colour) -> None:
    """The name between the two circles, as often as it fits."""
    half = out.get_width() / 2
    ring = f"{name} · " * max(2, round(20 / (len(name) + 2)))
    f, band = font("display", round(reach * (1 - inner) * 0.72), True), reach * (1 + inner) / 2
    for j, ch in enumerate(ring):
        if ch == " ":
            continue
        a = 2 * math.pi * j / len(ring)
        g = rotozoom(f.render(ch, True, colour), -math.degrees(a), 1).premul_alpha()
        put(out, g, (half + band * math.sin(a) - g.get_width() / 2, half - band * math.cos(a) - g.get_height() / 2))


def smoke(px: int, tint: Colour, variant: int) -> Surface:
    """A dark disc with curling smoke, lit from its middle."""
    light, rough = _curls(min(px, 160), variant)
    rgb = np.array(mix(tint, (70, 60, 90), 0.35)) * (light * rough + 0.03)[..., None] + np.array((9, 7, 9))
    small = surface(rgb)
    if px > 160:
        small = smoothscale(small, (px, px))
    return cut(small, mask((px, px), px / 2))


@lru_cache(12)
def _curls(side: int, variant: int) -> tuple[Numbers, Numbers]:
    """How much light falls, and how much smoke there is to be lit."""
    x = np.linspace(-1, 1, side)
    d = np.hypot(x[:, None], x[None])
    n = noise(side, side, side / 3.2, 40 + variant, 5)
    ridge = (1 - np.abs(2 * np.roll(n, side // 7, 0) - 1)) ** 3
    return np.clip(1.08 - d, 0, 1) ** 1.1, 0.05 + 0.95 * ridge * n**1.5
