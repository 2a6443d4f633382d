"""A leaf of the book on its way over: the old page goes up from one side, the new one comes down on the other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

LASTS = 0.26  # seconds
DARK = 0.34  # how much darker a leaf is that stands upright


@dataclass
class Turning:
    """The screen as it was, which way the leaf goes, and how far it is, 0 to 1."""

    before: Surface
    by: int
    far: float = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; False when the leaf lies."""
        self.far += seconds / LASTS
        return self.far < 1

    def draw(self, screen: Surface, leaves: Sequence[Rect]) -> None:
        """Over the screen as it will be: what still lies of the old pages, and the leaf between."""
        angle = math.pi * (0.5 - 0.5 * math.cos(math.pi * min(1.0, self.far)))
        after = screen.copy()
        (self._both if len(leaves) == 2 else self._one)(screen, after, leaves, angle)

    def _both(self, screen: Surface, after: Surface, leaves: Sequence[Rect], angle: float) -> None:
        """Between two pages the leaf goes from one over the fold to the other."""
        left, right = leaves
        leaving, reached = (right, left) if self.by > 0 else (left, right)
        screen.blit(self.before, reached, reached)
        rising = angle < math.pi / 2
        page = self.before.subsurface(leaving) if rising else after.subsurface(reached)
        self._leaf(screen, page, leaving if rising else reached, right.x, angle)

    def _one(self, screen: Surface, after: Surface, leaves: Sequence[Rect], angle: float) -> None:
        """A single page is bound at its left: it goes up and away, or comes from there."""
        page = leaves[0]
        if self.by > 0:
            self._leaf(screen, self.before.subsurface(page), page, page.x, angle / 2)
        else:
            screen.blit(self.before, page, page)
            self._leaf(screen, after.subsurface(page), page, page.x, (math.pi - angle) / 2)

    def _leaf(self, screen: Surface, page: Surface, place: Rect, fold: int, angle: float) -> None:
        """A page as wide as it looks at that angle, at its side of the fold."""
        wide = max(1, round(place.w * abs(math.cos(angle))))
        leaf = pygame.transform.smoothscale(page, (wide, place.h))
        k = round(255 * (1 - DARK * math.sin(angle)))
        leaf.fill((k, k, k), special_flags=pygame.BLEND_RGB_MULT)
        screen.blit(leaf, (fold if place.x >= fold else fold - wide, place.y))
