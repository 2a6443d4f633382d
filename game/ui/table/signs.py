"""Small signs beside words and numbers at the card table: a game's own (`Layout.sign`), and hands, decks, points."""

from __future__ import annotations

import pygame

from game.ui.art import palette as P
from game.ui.art.icons import NAMES, icon
from game.ui.art.palette import Colour
from game.ui.widgets.pen import Pen, Point

ICONS = {"hand": "hand", "deck": "deck", "discard": "trash", "start": "flag", "points": "trophy", "sum": "plus"}


def draw_sign(pen: Pen, name: str, at: Point, size: float, colour: Colour = P.BRASS_LIT) -> bool:
    """A sign with its middle at a point, `size` logical pixels high; False if there is no sign of that name."""
    px = max(8, pen.px(size))
    picture = pen.signs(name, px, pen.colours)
    if picture is None and ICONS.get(name, name) in NAMES:
        picture = icon(ICONS.get(name, name), px, colour)
    if picture is None:
        return False
    x, y = pen.at(*at)
    pen.put_px(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))
    return True


def draw_ghost(pen: Pen, name: str, at: Point, size: float, share: float = 0.3) -> None:
    """The outline of a game's sign, faint: what belongs where nothing lies yet."""
    px = max(12, pen.px(size))
    outline = pen.signs(f"outline {name}", px, pen.colours)
    if outline is None:
        return
    ghost, k = outline.copy(), round(255 * share)
    ghost.fill((k, k, k, k), special_flags=pygame.BLEND_RGBA_MULT)
    x, y = pen.at(*at)
    pen.put_px(ghost, (x - px / 2, y - px / 2))
