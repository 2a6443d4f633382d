"""Outlined figures and letters, readable on any picture."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.ui.art.draw import put
from game.ui.art.palette import Colour
from game.ui.art.text import line


def outlined(words: str, f: pygame.font.Font, tone: Colour, edge: Colour, r: int) -> Surface:
    """Words with an even dark outline of r pixels."""
    a, b = line(words, f, tone), line(words, f, edge)
    s = Surface((a.get_width() + 2 * r, a.get_height() + 2 * r), SRCALPHA)
    for dx in range(-r, r + 1):
        for dy in range(-r, r + 1):
            if dx * dx + dy * dy <= r * r + 1:
                put(s, b, (r + dx, r + dy))
    put(s, a, (r, r))
    return s


def digit(words: str, f: pygame.font.Font, tone: Colour, edge: Colour, r: int) -> Surface:
    """Outlined figures cut down to what is seen of them, so that they can be set on the very middle."""
    s = outlined(words, f, tone, edge, r)
    return s.subsurface(s.get_bounding_rect())
