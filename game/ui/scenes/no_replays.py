"""The list of replays while there is none: what will be here, and room for two things to do now."""

from __future__ import annotations

from game.ui import words_desk as W
from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.table.cloth import RIM
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen


def draw_nothing(pen: Pen, size: tuple[float, float]) -> None:
    """Three empty frames on a shelf, in a window of that many logical pixels."""
    w, h = size
    pen.gilded(W.NO_REPLAYS.in_(pen.lang), (w / 2, h * 0.21), 40 if h > 660 else 32, w - 80, "center")
    pen.words(W.NO_REPLAYS_NOTE.in_(pen.lang), (w / 2, h * 0.28), 16, P.IVORY, anchor="center", width=w - 60)
    k, shelf = h / 720, h * 0.72
    pen.slab(Box(RIM + 1, shelf, w - 2 * RIM - 2, 40 * k), (70, 46, 28, 235), 0, (*P.BRASS_DEEP, 255), 1.4)
    for x, wide, high in ((-230.0, 268.0, 142.0), (230.0, 268.0, 142.0), (0.0, 318.0, 196.0)):
        box = Box(w / 2 + (x - wide / 2) * k, shelf - (high + 6) * k, wide * k, high * k)
        pen.shade(box, 8, 14, 190, 6)
        pen.slab(box, (16, 13, 11, 255), 8, (*(P.BRASS if x == 0 else P.BRASS_DEEP), 255), 3 if x == 0 else 1.6)
        inner = box.inset(9 * k)
        pen.slab(inner, (22, 40, 33, 255) if x == 0 else (20, 18, 16, 255), 4, (*P.BRASS_DEEP, 255), 1)
    ink = pen.layer(140 * k, 140 * k)
    for x, y in ((0, 0), *ngon((0, 0), 40 * k, 6, -90)):
        ink.poly((70, 130, 104, 255), ngon((70 * k + x, 70 * k + y), 22 * k, 6, -90), 1.4)
    pen.lay(ink, w / 2 - 70 * k, shelf - 174 * k)
    sign(pen, "eye", (w / 2, shelf - 104 * k), 22 * k, P.BRASS_LIT)
    pen.words(W.EXAMPLE_NOTE.in_(pen.lang), (w / 2, h * 0.8 + 76), 13, P.MUTED, anchor="center", width=w - 60)
