"""People, put together from the shapes of people_shapes.py, and their portraits before an enamelled ground."""

from __future__ import annotations

import math
from functools import lru_cache

import pygame
from pygame import Surface

from game.frozen import frozen
from game.ui.art.draw import Layer, put
from game.ui.art.kept import kept
from game.ui.art.palette import hx, mix
from game.ui.faces.kit.card_stock import shade, solid
from game.ui.faces.kit.forge import Figure, View, forged
from game.ui.faces.kit.inks import BLACK, SHARED
from game.ui.faces.kit.people_shapes import CLOTHES, EXTRAS, GAZES, HAIRS, HEADS, MOUTHS

MIDDLE = (0.0, 44.0)  # where the middle of the head is; the picture is 100 units high


@frozen
class Person:
    """What somebody looks like: parts by name; skin, hair, cloth, other cloth, accent, eyes; the ground behind."""

    head: str
    gaze: str
    mouth: str
    hair: str
    extras: tuple[str, ...]
    clothes: str
    tints: tuple[str, ...]
    ground: str


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
