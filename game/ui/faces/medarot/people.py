"""Portraits of Medarotters: a person before an enamelled ground, alone or struck into a medallion."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.ui.art.draw import Layer, put
from game.ui.art.kept import kept
from game.ui.art.paint import Dice
from game.ui.art.palette import BRASS, BRASS_DEEP, BRASS_LIT, hx, mix
from game.ui.faces.kit.card_stock import mask, shade, solid
from game.ui.faces.kit.forge import Figure, View, forged
from game.ui.faces.kit.inks import BLACK, SHARED
from game.ui.faces.medarot.persons import CLOTHES, EXTRAS, GAZES, HAIRS, HEADS, MOUTHS, PERSONS, Person

MIDDLE = (0.0, 44.0)  # where the middle of the head is; the picture is 100 units high


def person_of(key: str) -> Person:
    """Who is on a card. Somebody from another card file is put together by chance, always the same."""
    name = key.rpartition("/")[2]
    if name in PERSONS:
        return PERSONS[name]
    dice, all_of_them = Dice(f"medarotter/{name}"), list(PERSONS.values())

    def pick() -> Person:
        return all_of_them[int(dice.unit() * len(all_of_them))]

    face, hair, clothes, paint = pick(), pick(), pick(), pick()
    return Person(
        face.head, face.gaze, face.mouth, hair.hair, hair.extras, clothes.clothes, paint.tints, clothes.ground
    )


@lru_cache(64)
def figure(person: Person) -> Figure:
    """All forms of a person, back to front."""
    skin, hair, cloth, other, accent, eyes = (hx(tint) for tint in person.tints)
    f = Figure(
        {
            **SHARED,
            "f": skin,
            "F": mix(skin, hx("#8a4a2a"), 0.42),
            "h": hair,
            "H": mix(hair, BLACK, 0.45),
            "c": cloth,
            "C": mix(cloth, BLACK, 0.3),
            "v": other,
            "a": accent,
            "e": eyes,
            "r": mix(skin, hx("#d8443c"), 0.55),
        }
    )
    worn = [*HAIRS[person.hair], *(line for name in person.extras for line in EXTRAS[name])]
    f.draw((line for line in worn if not line.startswith(">")), 0.1, MIDDLE)
    f.draw(("k F -7 10 7 10 9 26 -9 26",), 0.35, MIDDLE)
    f.draw(CLOTHES[person.clothes], 0.5, MIDDLE)
    f.draw(HEADS[person.head], 0.8, MIDDLE)
    f.draw((*GAZES[person.gaze], *MOUTHS[person.mouth]), 0.8, MIDDLE)
    f.draw((line[1:] for line in worn if line.startswith(">")), 1.0, MIDDLE)
    return f


@kept(3)
def portrait(person: Person, size: tuple[int, int], top: float = 0.0, high: float = 100.0) -> Surface:
    """Somebody before the enamel, opaque: so many units of the picture, from `top` on."""
    out = enamel(person.ground, size)
    wide = high * size[0] / size[1]
    put(out, forged(figure(person), size, View(-wide / 2, top, wide), cloth=True))
    return out


def enamel(colour: str, size: tuple[int, int]) -> Surface:
    """A ground of enamel with fine rays, a new surface."""
    return _enamel(colour, size).copy()


@kept(2)
def _enamel(colour: str, size: tuple[int, int]) -> Surface:
    tint = hx(colour)
    out = shade(size, mix(tint, (255, 240, 210), 0.22), mix(tint, BLACK, 0.62), 0.5)
    ly, far = Layer(size, 2), size[0] + size[1]
    c = (size[0] / 2, size[1] * 0.46)
    for k in range(18):
        a = 2 * math.pi * k / 18
        ly.poly((26, 24, 20), [c, *((c[0] + far * math.cos(b), c[1] + far * math.sin(b)) for b in (a, a + 0.15))])
    out.blit(solid(ly), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return out


@kept(2)
def medallion(key: str, px: int) -> Surface:
    """The portrait of a Medarotter in a round brass frame, in a square of `px` pixels, premultiplied."""
    inner = round(px * 0.86)
    face = portrait(person_of(key), (inner, inner), 2.0, 88.0).copy()
    out = _frame(px).copy()
    face = face.premul_alpha()
    face.blit(mask((inner, inner), inner / 2), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    put(out, face, ((px - inner) / 2, (px - inner) / 2))
    ly, c = Layer((px, px), 4), (px / 2, px / 2)
    ly.ring(mix(BRASS_DEEP, BLACK, 0.4), c, px * 0.43, max(1.0, px * 0.016))
    ly.ring(BRASS_LIT, c, px * 0.437, max(0.8, px * 0.012))
    put(out, solid(ly))
    return out


@kept(1)
def _frame(px: int) -> Surface:
    ly, c, r = Layer((px, px), 4), (px / 2, px / 2), px / 2
    ly.disc(mix(BRASS_DEEP, BLACK, 0.6), c, r)
    for k in range(40):
        a = 2 * math.pi * k / 40
        light = 0.5 + 0.5 * math.cos(a - math.radians(236))
        sector = ((0.96, a), (0.96, a + 0.17), (0.86, a + 0.17), (0.86, a))
        ly.poly(
            mix(mix(BRASS_DEEP, BRASS, 0.4), BRASS_LIT, light),
            [(c[0] + q * r * math.cos(b), c[1] + q * r * math.sin(b)) for q, b in sector],
        )
    return solid(ly)
