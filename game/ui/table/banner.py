"""What is asked, in one sentence with a lesser hint after it; and words that cross the table for a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Surface

from game.table.guide import Hint
from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import Colour, mix
from game.ui.play.guiding import SIZE, STEP, fitted
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

ASK, HINT = 16.0, 13.0  # type sizes of sentence and hint
LEAD = 38.0  # what stands before the sentence: the lozenge
GLASS = (18, 13, 10)
GUIDE: Colour = mix(P.MUTED, P.IVORY, 0.35)
HEAD_H, FOOT_H, SIDE = 22.0, 3.5, 24.0  # the sentence's line, what is below the guide, beside it
AIR = 9.0  # more than that where there is room
MOST_ROWS = 2


def draw_prompt(
    pen: Pen, box: Box, sentence: str, hint: str, mine: bool, dots: int = 0, guide: Hint | None = None,
    room: Box | None = None,
) -> Box:  # fmt: skip
    """The sentence in the middle of a box, on a plate as wide as its words; below it, as far as `room` leaves space for
    it, what the question is for. Returns the plate."""
    plate, said, lesser = plate_of(pen, box, sentence, hint)
    rows: tuple[str, ...] = ()
    if guide is not None:
        plate, rows = with_guide(pen, box, plate, guide, room or box)
    pen.kept(("prompt", sentence, lesser, mine, rows), plate,
             lambda pen, plate: _prompt(pen, plate, said, lesser, mine, rows), 22)  # fmt: skip
    if dots:
        pen.words("·" * dots, (plate.x + 15, plate.cy), 18, P.BRASS_LIT, True)
    return plate


def with_guide(pen: Pen, box: Box, plate: Box, guide: Hint, room: Box) -> tuple[Box, tuple[str, ...]]:
    """The plate with as many rows of the guide as there is room for, and these; none where there is none."""
    most = min(MOST_ROWS, int((room.h - HEAD_H - FOOT_H) // STEP))
    if most < 1:
        return plate, ()
    rows = fitted(pen, guide, box.w - 2 * SIDE, most)
    wide = min(box.w, max(plate.w, 2 * SIDE + max(pen.width(row, SIZE) for row in rows)))
    need = HEAD_H + STEP * len(rows) + FOOT_H
    high = need + min(AIR, room.h - need)
    y = min(max(box.cy - high / 2, room.y), room.foot - high)
    return Box(box.cx - wide / 2, y, wide, high), rows


def plate_of(pen: Pen, box: Box, sentence: str, hint: str) -> tuple[Box, str, str]:
    """The plate, the sentence, and the hint if there is room for it."""
    said = pen.width(sentence, ASK, True)
    lesser = pen.width(hint, HINT) + 18 if hint else 0.0
    if LEAD + said + lesser + 22 > box.w:
        hint, lesser = "", 0.0
    wide = min(box.w, LEAD + said + lesser + 22)
    high = min(box.h, 34.0)
    return Box(box.cx - wide / 2, box.cy - high / 2, wide, high), sentence, hint


def _prompt(pen: Pen, plate: Box, sentence: str, hint: str, mine: bool, rows: Sequence[str] = ()) -> None:
    round_ = min(plate.h / 2, 20.0)
    if mine:
        pen.shade(plate, round_, 9, 90, 0, mix(P.OFFER, (0, 0, 0), 0.4))
    pen.plaque(plate, round_)
    if mine:
        pen.slab(plate, (0, 0, 0, 0), round_, (*P.BRASS, 255), 1.4)
    air = (plate.h - HEAD_H - FOOT_H - STEP * len(rows)) / 3
    y = plate.y + HEAD_H / 2 + 1 + air if rows else plate.cy
    need = LEAD + pen.width(sentence, ASK, mine) + (pen.width(hint, HINT) + 18 if hint else 0.0) + 22
    x = plate.x + max(0.0, (plate.w - need) / 2)  # the sentence stands in the middle, too
    _lozenge(pen, (x + 20, y), P.OFFER if mine else P.BRASS_DEEP)
    room = plate.right_edge - x - LEAD - 16 - (pen.width(hint, HINT) + 18 if hint else 0.0)
    said = pen.words(sentence, (x + LEAD, y), ASK, P.IVORY if mine else P.MUTED, mine, width=room)
    if hint:
        room = plate.right_edge - said.right_edge - 26
        pen.words(hint, (said.right_edge + 16, y + 0.5), HINT, P.MUTED, width=room)
    for n, row in enumerate(rows):
        at = (plate.cx, plate.y + HEAD_H + 1.5 * air + STEP * (n + 0.5))
        pen.words(row, at, SIZE, GUIDE, anchor="center", width=plate.w - SIDE)


def _lozenge(pen: Pen, at: tuple[float, float], colour: Colour) -> None:
    ink = pen.layer(20, 20)
    ink.poly((0, 0, 0, 160), ngon((10, 10), 7.4, 4))
    ink.poly(colour, ngon((10, 10), 6, 4))
    ink.poly(mix(colour, (255, 255, 255), 0.5), ngon((10, 10), 2.6, 4))
    pen.lay(ink, at[0] - 10, at[1] - 10)


def draw_banner(pen: Pen, room: Box, said: str, colour: Colour, fade: float = 1.0) -> None:
    """Words across the table for a moment: gold letters on smoked glass. `fade` 0 to 1 is how much of it shows."""
    wide = min(room.w * 0.72, pen.width(said, 34, True, "display") + 130)
    box = Box(room.cx - wide / 2, room.y + room.h * 0.33, wide, 68)
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
    paint(Pen(out, pen.scale, pen.gallery, pen.lang, corner, pen.colours, pen.signs), box)
    return out


def _banner(pen: Pen, box: Box, said: str, colour: Colour) -> None:
    edge = mix(colour, P.BRASS_LIT, 0.3)
    pen.shade(box, 20, 16, 180, 2)
    pen.slab(box, (*GLASS, 222), 16, (*edge, 255), 1.6)
    for y in (box.y + 7, box.foot - 7):
        pen.line((box.x + 40, y), (box.right_edge - 40, y), edge, 1, 90)
    letters = pen.gilt(said, 34, width=box.w - 50)
    w, h = letters.get_width() / pen.scale, letters.get_height() / pen.scale
    pen.put(letters, box.cx - w / 2, box.cy - h / 2)
