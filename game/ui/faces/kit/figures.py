"""Outlined figures and letters, readable on any picture."""

from __future__ import annotations

import pygame
from pygame import SRCALPHA, Surface

from game.ui.art.draw import put
from game.ui.art.palette import Colour
from game.ui.art.text import font, line

READ = 12  # pixels of type that are read at a glance: what stands on a small sign is as large, as far as it has room
LEAST = 22  # height of the smallest stones with numbers, at scale 1
TIGHT, WITHIN = 0.66, 0.94  # shares of a stone: height of type on still smaller ones, width of figures at most


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


def on_stone(words: str, px: int, share: float, tone: Colour, edge: Colour, r: int) -> Surface:
    """Figures for a stone `px` real pixels high: `share` of it high, but never too small to be read; narrowed where
    they would hang over it."""
    size = max(round(px * max(share, READ / LEAST)), min(READ, round(px * TIGHT)))
    made, most = digit(words, font("sans", size, True), tone, edge, r), round(px * WITHIN)
    return pygame.transform.smoothscale(made, (most, made.get_height())) if made.get_width() > most else made
