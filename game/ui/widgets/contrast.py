"""High contrast: what the pen makes of inks, plates and edges when a person wants black grounds and white text."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.ui.art.palette import Colour, mix

WHITE, BLACK, DULL = (255, 255, 255), (0, 0, 0), (150, 150, 150)
BRIGHT = 0.36  # relative luminance that stands out 8 : 1 from black
NIGHT = 0.012  # how light black may be on average, a line or two of an edge in it
DARK, GREY, SHEER = 0.08, 60, 50  # what counts as dark, as without a hue, as a mere tint
THICK, LEAST_EDGE = 1.7, 2.0


def light(colour: Sequence[int]) -> float:
    """The relative luminance of a colour, 0..1 (WCAG 2.1)."""
    red, green, blue = ((c / 255 / 12.92) if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour[:3])
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def strong_ink(colour: Sequence[int]) -> Colour:
    """White, and black for what lies on bright plates; a hue that means something stays, to be read on black."""
    if light(colour) < DARK:
        return BLACK
    if max(colour[:3]) - min(colour[:3]) < GREY:
        return WHITE
    found, t = mix(colour, WHITE, 0.0), 0.0
    while light(found) < BRIGHT:
        t += 0.1
        found = mix(colour, WHITE, t)
    return found


def strong_fill(fill: Sequence[int]) -> tuple[int, ...]:
    """Black where it was dark glass or wood; a mere tint goes, what is bright stays."""
    if len(fill) > 3 and fill[3] < SHEER:
        return (*BLACK, 0)
    return (*BLACK, 255) if light(fill) < DARK else tuple(fill)


def strong_edge(edge: Sequence[int], width: float) -> tuple[tuple[int, ...], float]:
    """Edges are whole and thick, and bright unless they were dark: what is off stays greyer."""
    return (*(DULL if light(edge) < DARK else strong_ink(edge)), 255), max(LEAST_EDGE, width * THICK)


def readable(surface: Surface, r: Rect, colour: Sequence[int]) -> Colour:
    """The ink for a text there: black on what is bright, else white, or its hue, on a black ground. Where the ground is
    not black, it is laid."""
    ink, shown = strong_ink(colour), r.clip(surface.get_clip())
    if not shown.w or not shown.h:
        return ink
    *ground, alpha = pygame.transform.average_color(surface, shown)
    if ink == BLACK and light(ground) > BRIGHT:
        return BLACK
    if light(ground) > NIGHT or (surface.get_flags() & pygame.SRCALPHA and alpha < 250):
        surface.fill((*BLACK, 255), shown)
    return WHITE if ink == BLACK else ink
