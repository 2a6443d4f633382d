"""The picture on the lid of each game's box."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.board3d.camera import Orbit
from game.board3d.picture import centre
from game.hexes import from_offset
from game.table.ruleset import Ruleset
from game.ui.art.draw import gradient
from game.ui.art.palette import hx, mix
from game.ui.diorama import BOX, Diorama, scenery
from game.ui.widgets.marks import brand

if TYPE_CHECKING:
    from game.ui.app import App


def key_art(app: App, rules: Ruleset, size: tuple[int, int]) -> pygame.Surface:
    """The art of a box, opaque, in real pixels; drawn once."""
    draw = arena if rules.key == "arena" else plain
    return app.gallery.get(("key art", rules.key, size), lambda: draw(app, rules, size))


def arena(app: App, rules: Ruleset, size: tuple[int, int]) -> pygame.Surface:
    """Chandra and a fire cat close up, a ruin behind them."""
    field = rules.catalogue["map/the_duel"]
    picture = scenery(app, field, BOX)
    x, z = centre(from_offset(6, 5))
    eye = Orbit((x + 0.1, picture.board.top(from_offset(6, 5)) + 0.95, z), 0.30, 0.24, 6.2)
    return Diorama(app, picture, eye).shot(size)


def plain(app: App, rules: Ruleset, size: tuple[int, int]) -> pygame.Surface:
    """The game's hue and our sign, for a game that has no art of its own."""
    hue = hx(rules.accent)
    out = gradient(size, mix(hue, (255, 255, 255), 0.1), mix(hue, (0, 0, 0), 0.75), 0.4)
    sign = brand(size[0] * 0.3)
    out.blit(
        sign,
        ((size[0] - sign.get_width()) // 2, (size[1] - sign.get_height()) // 2),
        special_flags=pygame.BLEND_PREMULTIPLIED,
    )
    return out
