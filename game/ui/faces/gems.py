"""Small stones: colour gems, stat gems and life pips."""
from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import SRCALPHA, Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, put
from game.ui.art.kept import kept
from game.ui.art.text import font, line

HUE = {"white": (226, 212, 170), "blue": (74, 132, 214), "black": (120, 92, 160), "red": (214, 84, 54), "green": (86, 160, 78), "": (150, 150, 150)}


@kept(4)
def colour_gem(colour: str, radius: int) -> Surface:
    """The gem of a colour ("" for colourless), told by its shape too, in a square of side 2 * radius."""
    ly = Layer((2 * radius, 2 * radius), 4)
    ly.disc((*HUE[colour], 255), (radius, radius), radius)
    return ly.done()


@kept(8)
def stat_gem(stat: str, value: int, height: int, printed: int | None = None) -> Surface:
    """A stat ("life", "move", "range", "power", "toughness") with its number; raised or lowered against what is printed."""
    out = Surface((round(height * 1.6), height), SRCALPHA)
    ink = P.IVORY if printed in (None, value) else (140, 220, 140) if value > printed else (255, 140, 120)
    put(out, line(f"{stat[0].upper()} {value}", font("sans", max(12, round(height * .7)), True), ink))
    return out


@kept(4)
def life_pips(life: int, wounds: int, radius: int) -> Surface:
    """A row of `life` drops, the last `wounds` of them empty."""
    out = Surface((life * (2 * radius + 1), 2 * radius), SRCALPHA)
    for k in range(life):
        pygame.draw.circle(out, (210, 62, 50, 255) if k < life - wounds else (62, 48, 44, 255), (k * (2 * radius + 1) + radius, radius), radius)
    return out


Wounds = Sequence[int]
