"""Pictures of the eight events, painted with the brush box of art/paint.py."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.art.paint import Dice, Sheet, toned
from game.ui.faces.foton.beings import beast, queen
from game.ui.faces.foton.places import gate, holiday, memory
from game.ui.faces.foton.things import covenant, ring, torrent
from game.ui.faces.own_portraits import picture, seen

VAST = 560  # pixels
Recipe = Callable[[Sheet, Dice], None]
RECIPES: dict[str, Recipe] = {
    "ev-1": ring,
    "ev-2": queen,
    "ev-3": torrent,
    "ev-4": beast,
    "ev-5": covenant,
    "ev-6": holiday,
    "ev-7": memory,
    "ev-8": gate,
}


def vignette(event: str, size: tuple[int, int]) -> Surface:
    """The picture of an event ("ev-1"), opaque. An event nobody painted shows the gate."""
    if event not in RECIPES and (own := picture(event, size)):
        return own
    share = 1.0 if size[0] < VAST else 2 / 3  # vast pictures are oversampled less: it costs too much time
    sheet, dice = Sheet((round(size[0] * share), round(size[1] * share)), 2), Dice(f"foton/{event}")
    RECIPES.get(event if event in RECIPES else seen(event, "scene"), gate)(sheet, dice)
    out = pygame.transform.smoothscale(sheet.surf, size)
    out.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MAX)  # rounding must not leave holes
    return toned(out, 0.5)
