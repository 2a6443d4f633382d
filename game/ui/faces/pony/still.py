"""The pictures of Events and Resources: a thing in a burst of light (a deed), or on a table with a cloth (something one
keeps)."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.rules.pony.cards import Card, EventCard
from game.rules.pony.sheet import colors_of
from game.ui.art.draw import Layer, add, halo, put
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.art.palette import hx, mix
from game.ui.faces.kit.card_stock import shade, solid
from game.ui.faces.kit.forge import Figure, View, forged
from game.ui.faces.own_portraits import seen
from game.ui.faces.pony.keepsakes import KEEPSAKES
from game.ui.faces.pony.landscapes import THINGS
from game.ui.faces.pony.scenes import Put
from game.ui.faces.pony.things import PAINT
from game.ui.faces.pony.tones import DEEDS, TOOLS, Tone, tone_of
from game.ui.theme import STANDARD, Colours

HIGH, FOOT = 56.0, 9.0  # how many units are seen, and how many of them below the ground
LAMP = hx("#fff2d0")


def still(facts: Card, size: tuple[int, int], colours: Colours = STANDARD) -> Surface:
    """An Event or a Resource, opaque."""
    return _still(seen(facts.number, "scene"), size, isinstance(facts, EventCard), colors_of(facts)[:1], colours)


def things_of(number: str) -> tuple[Put, ...]:
    """What lies there; a card from another file shows a thing by chance, always the same."""
    if number in KEEPSAKES:
        return KEEPSAKES[number]
    every = list(KEEPSAKES.values())
    return every[int(Dice(f"still/{number}").unit() * len(every))]


@lru_cache(64)
def figure_of(number: str) -> Figure:

    figure, things = Figure(PAINT), things_of(number)
    for k, thing in enumerate(things):
        figure.draw(THINGS[thing.thing], 0.3 + 0.6 * k / len(things), (thing.x, thing.y), 0.0, thing.size, thing.flip)
    return figure


@kept(6)
def _still(number: str, size: tuple[int, int], deed: bool, colors: tuple[str, ...], colours: Colours) -> Surface:
    tone = tone_of(colors[0], colours) if colors else DEEDS if deed else TOOLS
    out = (_burst if deed else _table)(size, tone).copy()
    high = max(HIGH, 62.0 * size[1] / size[0])
    view = View(-high * size[0] / size[1] / 2, FOOT - high + (high - HIGH) * 0.4, high * size[0] / size[1])
    put(out, forged(figure_of(number), size, view, cloth=True))
    return out


@kept(2)
def _burst(size: tuple[int, int], tone: Tone) -> Surface:
    """Rays from behind the thing, a burst of light with a bright rim."""
    w, h = size
    deep, body, lit = tone
    out = shade(size, mix(deep, body, 0.3), mix(body, deep, 0.2), 0.3)
    c, far, ly = (w / 2, h * 0.5), w + h, Layer(size, 2)
    for k in range(16):
        a = math.pi * k / 8
        ly.poly(
            mix(body, lit, 0.3), [c, *((c[0] + far * math.cos(b), c[1] + far * math.sin(b)) for b in (a, a + 0.19))]
        )
    rays = solid(ly)
    rays.fill((88, 88, 88, 88), special_flags=pygame.BLEND_RGBA_MULT)
    add(out, rays)
    ly, r = Layer(size, 2), h * 0.47
    for share, ink in (
        (1.0, mix(deep, body, 0.5)),
        (0.95, mix(lit, LAMP, 0.35)),
        (0.86, mix(body, lit, 0.5)),
        (0.7, mix(body, lit, 0.72)),
        (0.48, mix(lit, LAMP, 0.4)),
    ):
        ly.poly(
            ink,
            [
                (
                    c[0] + share * r * (1 if k % 2 else 0.88) * math.cos(math.pi * k / 14),
                    c[1] + share * r * (1 if k % 2 else 0.88) * math.sin(math.pi * k / 14),
                )
                for k in range(28)
            ],
        )
    burst = solid(ly)
    add(out, halo(burst, max(2, h // 20), 0.3))
    burst.fill((225, 225, 225, 225), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, burst)
    return out


@kept(2)
def _table(size: tuple[int, int], tone: Tone) -> Surface:
    """A wall in lamplight with a medallion, a table with a cloth."""
    w, h = size
    deep, body, lit = tone
    out = shade(size, mix(deep, body, 0.16), mix(body, deep, 0.3), 0.5)
    c, r, ly = (w / 2, h * 0.46), h * 0.43, Layer(size, 2)
    ly.disc(mix(deep, (0, 0, 0), 0.3), c, r * 1.06)
    ly.ring(hx("#d9b25a"), c, r * 1.02, max(1.2, h / 46))
    for k in range(5):
        ly.disc(
            mix(mix(body, deep, 0.35), mix(lit, LAMP, 0.2), k / 6),
            (c[0] - r * 0.03 * k, c[1] - r * 0.05 * k),
            r * (0.97 - 0.15 * k),
        )
    ly.ring(mix(lit, LAMP, 0.3), c, r * 0.9, max(0.8, h / 130))
    put(out, solid(ly))
    ly, top = Layer(size, 2), h * 0.835
    ly.box(mix(hx("#5a3a22"), deep, 0.3), (0, top, w, h - top))
    ly.box(mix(hx("#c8965a"), body, 0.2), (0, top, w, max(1.0, h / 70)))
    cloth = mix(body, hx("#fff4e4"), 0.3)
    ly.poly(
        mix(cloth, (0, 0, 0), 0.25),
        [(w / 2 - h * 0.44, top), (w / 2 + h * 0.44, top), (w / 2 + h * 0.53, h + 2), (w / 2 - h * 0.53, h + 2)],
    )
    ly.poly(
        cloth,
        [(w / 2 - h * 0.44, top), (w / 2 + h * 0.44, top), (w / 2 + h * 0.5, h * 0.95), (w / 2 - h * 0.5, h * 0.95)],
    )
    for k in range(-5, 6):
        ly.disc(mix(cloth, (255, 255, 255), 0.4), (w / 2 + k * h * 0.095, h * 0.945), h * 0.013)
    put(out, solid(ly))
    return out
