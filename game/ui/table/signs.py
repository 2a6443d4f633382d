"""Small signs beside words and numbers at the card table: stones of The Foton, hands, decks, stars, points."""

from __future__ import annotations

import pygame

from game.ui.art import palette as P
from game.ui.art.icons import NAMES, icon
from game.ui.art.palette import Colour
from game.ui.faces.foton.stones import lined, star_sign, stone
from game.ui.table.stones import medarot_sign
from game.ui.widgets.pen import Pen, Point

STONES = ("attack", "skill", "charge", "any", "event")
ICONS = {"hand": "hand", "deck": "deck", "discard": "trash", "start": "flag", "points": "trophy", "sum": "plus"}


def draw_sign(pen: Pen, name: str, at: Point, size: float, colour: Colour = P.BRASS_LIT) -> bool:
    """A sign with its middle at a point, `size` logical pixels high; False if there is no sign of that name."""
    px = max(8, pen.px(size))
    if name in STONES:
        picture = stone(name, round(px * 1.16), pen.colours)
    elif name == "star":
        picture = star_sign(round(px * 1.16))
    elif (found := medarot_sign(name, px, pen.colours)) is not None:
        picture = found
    elif ICONS.get(name, name) in NAMES:
        picture = icon(ICONS.get(name, name), px, colour)
    else:
        return False
    x, y = pen.at(*at)
    pen.put_px(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))
    return True


def draw_ghost(pen: Pen, name: str, at: Point, size: float, share: float = 0.3) -> None:
    """The outline of a stone, faint: what belongs where nothing lies yet."""
    if name not in STONES:
        return
    px = max(12, pen.px(size))
    ghost = lined(name, px, pen.colours).copy()
    k = round(255 * share)
    ghost.fill((k, k, k, k), special_flags=pygame.BLEND_RGBA_MULT)
    x, y = pen.at(*at)
    pen.put_px(ghost, (x - px / 2, y - px / 2))
