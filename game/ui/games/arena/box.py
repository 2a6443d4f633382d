"""The picture on the lid of the Arena's box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board3d.camera import Orbit
from game.board3d.picture import centre
from game.hexes import from_offset
from game.table.ruleset import Ruleset
from game.ui.layouts.arena.diorama import BOX, Diorama, scenery

if TYPE_CHECKING:
    from game.ui.app import App


def arena(app: App, rules: Ruleset, size: tuple[int, int]) -> pygame.Surface:
    """Chandra and a fire cat close up, a ruin behind them."""
    field = rules.catalogue["map/the_duel"]
    picture = scenery(app, field, BOX)
    x, z = centre(from_offset(6, 5))
    eye = Orbit((x + 0.1, picture.board.top(from_offset(6, 5)) + 0.95, z), 0.30, 0.24, 6.2)
    return Diorama(app, picture, eye).shot(size)
