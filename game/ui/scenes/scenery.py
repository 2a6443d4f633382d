"""A game's picture as the ground of a screen: dim and out of focus, so that it can be written on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.table.ruleset import Ruleset
from game.ui import games
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.app import App

SMALL = (320, 180)  # it is drawn so large, and blurred
DIM = (104, 96, 92)


def scenery(app: App, pen: Pen, rules: Ruleset) -> None:
    """Fill the surface with the key art of a game."""
    size = pen.surface.get_size()

    def draw() -> Surface:
        small = Surface(SMALL, 0, 32)
        small.blit(games.of(rules).art(app, rules, SMALL), (0, 0))
        out = pygame.transform.smoothscale(pygame.transform.gaussian_blur(small, 4), size)
        out.fill(DIM, special_flags=pygame.BLEND_RGB_MULT)
        return out

    pen.surface.blit(app.gallery.get(("scenery", rules.key, size), draw), (0, 0))
