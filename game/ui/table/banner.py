"""Words that cross the table for a moment, and the line under a card that is held up."""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

SAID = 16.0
GLASS = (18, 13, 10)


def draw_plate(pen: Pen, box: Box, said: str) -> None:
    """One sentence on a plate as wide as its words, in the middle of a box."""
    wide = min(box.w, pen.width(said, SAID, True) + 44)
    plate = box.middle(wide, 34.0)

    def paint(pen: Pen, plate: Box) -> None:
        pen.plaque(plate, 17)
        pen.slab(plate, (0, 0, 0, 0), 17, (*P.BRASS, 255), 1.4)
        pen.words(said, (plate.cx, plate.cy), SAID, P.IVORY, True, anchor="center", width=plate.w - 24)

    pen.kept(("plate", said), plate, paint, 22)


def draw_banner(pen: Pen, room: Box, said: str, colour: Colour, fade: float = 1.0) -> None:
    """Words across the table for a moment: gold letters on smoked glass. `fade` 0 to 1 is how much of it shows."""
    wide = min(room.w * 0.72, pen.width(said, 34, True, "display") + 130)
    box = Box(room.cx - wide / 2, room.y + room.h * 0.33, wide, 68)
    if pen.notes is not None:
        _banner(pen, box, said, colour)
        return
    key = ("table banner", said, colour, pen.rect(box).size, pen.scale)
    picture = pen.gallery.get(key, lambda: painted(pen, box, 40, lambda pen, box: _banner(pen, box, said, colour)))
    if fade < 1:
        k = max(0, round(255 * fade))
        picture = picture.copy()
        picture.fill((k, k, k, k), special_flags=pygame.BLEND_RGBA_MULT)
    pen.put(picture, box.x - 40, box.y - 40)


def painted(pen: Pen, box: Box, bleed: float, paint: Callable[[Pen, Box], None]) -> Surface:
    """A picture of its own of what is painted into a box, with room around it; for what fades or moves."""
    r, b = pen.rect(box), pen.px(bleed)
    out = Surface((r.w + 2 * b, r.h + 2 * b), pygame.SRCALPHA)
    corner = r.x + pen.origin[0] - b, r.y + pen.origin[1] - b
    paint(Pen(out, pen.scale, pen.gallery, pen.lang, corner, pen.colours, pen.signs, pen.growth), box)
    return out


def _banner(pen: Pen, box: Box, said: str, colour: Colour) -> None:
    edge = mix(colour, P.BRASS_LIT, 0.3)
    pen.shade(box, 20, 16, 180, 2)
    pen.slab(box, (*GLASS, 222), 16, (*edge, 255), 1.6)
    for y in (box.y + 7, box.foot - 7):
        pen.line((box.x + 40, y), (box.right_edge - 40, y), edge, 1, 90)
    pen.gilded(said, (box.cx, box.cy), 34, box.w - 50, "center")
