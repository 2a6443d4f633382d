"""Cells of a grid that are drawn: quadrilaterals let into the felt, and the light round one."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, halo, put
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Caption
from game.ui.table.layout import Cell
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Ink, Pen

Outline = tuple[tuple[float, float], ...]
GROUND = {
    "own": (44, 84, 112, 120),
    "other": (104, 62, 62, 104),
    "middle": (122, 108, 72, 128),
    "extra": (30, 24, 26, 70),
}
PAD = 14.0  # room round an outline for its light
INSET = 3.0
BEVEL, BOLT = 2.6, 5.5  # of a plate from its edge, of a bolt from the bevel
RIM = 5.0  # of the board round its cells


def draw_cell(pen: Pen, cell: Cell) -> None:
    """The ground of a cell: dark glass in the tone of whose it is, its name where a card covers it."""
    if not cell.tone:
        return
    edge = (*P.BRASS, 170) if cell.tone == "middle" else (*mix(P.FELT_LIT, P.IVORY, 0.22), 170)

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(box.w, box.h, 3)
        points = _at(cell.outline, box)
        ink.poly(GROUND[cell.tone], points)
        ink.poly(edge, points, 1.2)
        _bevel(ink, _at(shrunk(cell.outline, BEVEL), box))
        pen.lay(ink, box.x, box.y)

    pen.kept(("cell", cell.tone, _shape(cell)), around(cell.outline), paint)
    if cell.label:
        tone, width = mix(P.MUTED, P.FELT_DEEP, 0.2), cell.box.w - 8
        pen.words(cell.label, (cell.box.cx, cell.box.cy), 12, tone, anchor="center", width=width)


def _bevel(ink: Ink, points: list[tuple[float, float]]) -> None:
    """What makes a plate of a cell: light from above on its edges, a bolt in every corner."""
    a, b, c, d = points
    ink.stroke((*P.LAMP, 54), [d, a, b], 1.6)
    ink.stroke((0, 0, 0, 120), [b, c, d], 1.8)
    for x, y in shrunk(tuple(points), BOLT):
        ink.disc((0, 0, 0, 130), (x + 0.7, y + 0.9), 2.6)
        ink.disc((*mix(P.FELT_LIT, P.IVORY, 0.45), 190), (x, y), 2.1)
        ink.disc((*P.IVORY, 170), (x - 0.6, y - 0.6), 0.8)


def draw_plate(pen: Pen, cells: Sequence[Cell]) -> None:
    """The board under the cells of a grid of several rows: a darker plate with a line of brass."""
    drawn = [cell.outline for cell in cells if cell.tone and cell.outline]
    tops = {round(outline[0][1]) for outline in drawn}
    if len(tops) < 2:
        return
    far = [outline for outline in drawn if round(outline[0][1]) == min(tops)]
    near = [outline for outline in drawn if round(outline[0][1]) == max(tops)]
    corners = (
        (min(o[0][0] for o in far) - RIM, far[0][0][1] - RIM),
        (max(o[1][0] for o in far) + RIM, far[0][0][1] - RIM),
        (max(o[2][0] for o in near) + RIM, near[0][2][1] + RIM),
        (min(o[3][0] for o in near) - RIM, near[0][2][1] + RIM),
    )

    def paint(pen: Pen, box: Box) -> None:
        ink = pen.layer(box.w, box.h, 2)
        points = _at(corners, box)
        ink.poly((4, 9, 14, 104), points)
        ink.poly((*mix(P.BRASS_DEEP, P.BRASS, 0.2), 150), points, 1.3)
        drawn = ink.layer.done()
        shade = halo(drawn, max(2, pen.px(6)))
        shade.fill((0, 0, 0, 170), special_flags=pygame.BLEND_RGBA_MULT)
        pen.put(shade, box.x, box.y + 3)
        pen.put(drawn, box.x, box.y)

    pen.kept(("plate", _outline(corners, around(corners))), around(corners), paint)


def draw_caption(pen: Pen, caption: Caption) -> None:
    """The name of a row."""
    box = caption.box
    ink = P.BRASS if caption.strong else P.MUTED
    left = caption.align == "left"
    at = (box.x if left else box.right_edge, box.cy)
    pen.words(caption.words.in_(pen.lang), at, 12, ink, caption.strong, anchor="midleft" if left else "midright",
              width=box.w, high=box.h)  # fmt: skip


def light_cell(pen: Pen, outline: Outline, colour: Colour, strength: float, fill: int = 34) -> None:
    """The light of a cell that may be chosen or that matters; `strength` 0 to 1 lets it breathe."""
    level = max(1, min(8, round(strength * 8)))
    box = around(outline)
    key = ("cell light", _outline(outline, box), colour, level, fill, pen.scale)
    picture = pen.gallery.get(key, lambda: _light(pen, outline, box, colour, level, fill))
    x, y = pen.at(box.x, box.y)
    add(pen.surface, picture, (x, y))


def _light(pen: Pen, outline: Outline, box: Box, colour: Colour, level: int, fill: int) -> Surface:
    """Colour without cover: a crisp line, its glow, a breath of it inside."""
    k = pen.scale
    points = [((x - box.x) * k, (y - box.y) * k) for x, y in shrunk(outline, INSET)]
    sheet = Layer((round(box.w * k), round(box.h * k)), 2)
    tone = tuple(c * level // 8 for c in colour)
    sheet.poly((*(c * fill * level // (8 * 100) for c in colour), 255), points)
    sheet.poly((*tone, 255), points, max(1.0, 2.0 * k))
    drawn = sheet.done()
    out = halo(drawn, max(2, round(5 * k)), 0.8)
    put(out, drawn)
    return out


def around(outline: Sequence[tuple[float, float]]) -> Box:
    """The rectangle round an outline, with room for its light."""
    xs, ys = zip(*outline, strict=True)
    return Box(min(xs) - PAD, min(ys) - PAD, max(xs) - min(xs) + 2 * PAD, max(ys) - min(ys) + 2 * PAD)


def shrunk(outline: Outline, by: float) -> Outline:
    """An outline a little smaller, toward its middle."""
    cx, cy = sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)
    return tuple((x + (by if x < cx else -by), y + (by if y < cy else -by)) for x, y in outline)


def _at(outline: Outline, box: Box) -> list[tuple[float, float]]:
    return [(x - box.x, y - box.y) for x, y in outline]


def _shape(cell: Cell) -> tuple[tuple[float, float], ...]:
    return _outline(cell.outline, around(cell.outline))


def _outline(outline: Outline, box: Box) -> tuple[tuple[float, float], ...]:
    return tuple((round(x - box.x, 1), round(y - box.y, 1)) for x, y in outline)
