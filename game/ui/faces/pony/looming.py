"""The pictures of Troublemakers: something big behind the hills, a light behind it, and its eyes."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.rules.pony.cards import Troublemaker
from game.ui.art.draw import Layer, add, halo, put
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.art.palette import hx, mix
from game.ui.faces.kit.card_stock import shade, solid
from game.ui.faces.kit.forge import Figure, forged, shine
from game.ui.faces.kit.inks import SHARED
from game.ui.faces.pony.borrowed import whose
from game.ui.faces.pony.figures import view_of
from game.ui.faces.pony.menaces import MENACES, Menace

NIGHT = hx("#08050e")


def menace_of(facts: Troublemaker) -> Menace:
    """Who looms; a stranger from another card file borrows a shape."""
    if facts.name.en in MENACES:
        return MENACES[facts.name.en]
    if (own := whose(facts.number, "scene")) in MENACES:
        return MENACES[own]
    names = list(MENACES)
    return MENACES[names[int(Dice(f"menace/{facts.name.en}").unit() * len(names))]]


def looming(facts: Troublemaker, size: tuple[int, int]) -> Surface:
    """A Troublemaker before its light, opaque."""
    return _looming(menace_of(facts), size, facts.epic)


@lru_cache(32)
def figure_of(menace: Menace) -> Figure:
    """All forms of a Troublemaker."""
    body, light = hx(menace.body), hx(menace.light)
    figure = Figure(
        {
            **SHARED,
            "d": mix(body, NIGHT, 0.25),
            "D": mix(body, NIGHT, 0.6),
            "b": mix(body, light, 0.22),
            "e": light,
            "t": hx("#efe2c4"),
            "q": hx("#4a7a34"),
            "a": mix(light, NIGHT, 0.35),
            "w": hx("#f4f2ea"),
        }
    )
    n = len(menace.lines)
    for k, line in enumerate(menace.lines):
        figure.draw((line,), 0.25 + 0.7 * k / n)
    return figure


@kept(6)
def _looming(menace: Menace, size: tuple[int, int], epic: bool) -> Surface:
    w, h = size
    light = hx(menace.light)
    out = shade(size, mix(NIGHT, light, 0.06), mix(NIGHT, light, 0.34))
    shine(out, (w / 2, h * 0.46), h * 0.66, mix(light, (0, 0, 0), 0.38))
    ly = Layer(size, 2)
    if epic:
        for k in range(16):
            a = 2 * math.pi * (k + 0.5) / 16
            ly.poly(
                mix(light, NIGHT, 0.55),
                [
                    (w / 2, h * 0.46),
                    *((w / 2 + (w + h) * math.cos(b), h * 0.46 + (w + h) * math.sin(b)) for b in (a - 0.07, a + 0.07)),
                ],
            )
    rays = solid(ly)
    rays.fill((110, 110, 110, 110), special_flags=pygame.BLEND_RGBA_MULT)
    add(out, halo(rays, max(1, h // 50), 0.8))
    figure = figure_of(menace)
    put(out, forged(figure, size, view_of(figure, size, 98.0, 1.0, 3.0), cloth=True))
    put(out, _foreground(size, menace.light))
    return out


@kept(1)
def _foreground(size: tuple[int, int], light: str) -> Surface:
    """Dark grass and thorns in front."""
    w, h = size
    ly, dice = Layer(size, 2), Dice(f"thorns/{light}")
    ly.poly(NIGHT, [(0, h), *((w * k / 12, h * (0.955 - 0.03 * dice.unit())) for k in range(13)), (w, h)])
    for k in range(round(13 * w / h)):
        x, high = w * (k + dice.unit()) / (13 * w / h), h * dice.between(0.04, 0.11)
        ly.poly(NIGHT, [(x - h * 0.012, h), (x + h * dice.between(-0.02, 0.02), h * 0.96 - high), (x + h * 0.012, h)])
    return solid(ly)
