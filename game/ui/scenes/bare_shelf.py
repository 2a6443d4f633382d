"""Replays or a profile before the first match: what will be here, and room for what to do now."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.table.cloth import RIM
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen
from game.words import Phrase, same

BUTTONS = 0.8  # where what can be done begins, as a share of the window's height
FRAMES = ((-230.0, 268.0, 142.0), (230.0, 268.0, 142.0), (0.0, 318.0, 196.0))  # middle, width, height of each


def draw_bare_shelf(
    pen: Pen,
    size: tuple[float, float],
    title: Phrase,
    note: Phrase,
    mark: str,
    names: Sequence[Phrase] = (same(""),) * 3,
) -> None:
    """Three empty frames on a shelf, in a window of that many logical pixels, and what will stand in each: left, right,
    middle."""
    w, h = size
    pen.gilded(title.in_(pen.lang), (w / 2, h * 0.21), 40 if h > 660 else 32, w - 80, "center")
    pen.words(note.in_(pen.lang), (w / 2, h * 0.28), 16, P.IVORY, anchor="center", width=w - 60)
    k, shelf = h / 720, h * 0.72
    pen.slab(Box(RIM + 1, shelf, w - 2 * RIM - 2, 40 * k), (70, 46, 28, 235), 0, (*P.BRASS_DEEP, 255), 1.4)
    for (x, wide, high), name in zip(FRAMES, names, strict=True):
        box = Box(w / 2 + (x - wide / 2) * k, shelf - (high + 6) * k, wide * k, high * k)
        pen.shade(box, 8, 14, 190, 6)
        pen.slab(box, (16, 13, 11, 255), 8, (*(P.BRASS if x == 0 else P.BRASS_DEEP), 255), 3 if x == 0 else 1.6)
        inner = box.inset(9 * k)
        pen.slab(inner, (22, 40, 33, 255) if x == 0 else (20, 18, 16, 255), 4, (*P.BRASS_DEEP, 255), 1)
        aside = x * k * 0.12  # what the frame in the middle hides of the others
        pen.words(name.in_(pen.lang), (inner.cx + aside, inner.foot - 18), 13, P.MUTED, anchor="center", width=150)
    ink = pen.layer(140 * k, 140 * k)
    for x, y in ((0, 0), *ngon((0, 0), 40 * k, 6, -90)):
        ink.poly((70, 130, 104, 255), ngon((70 * k + x, 70 * k + y), 22 * k, 6, -90), 1.4)
    pen.lay(ink, w / 2 - 70 * k, shelf - 174 * k)
    sign(pen, mark, (w / 2, shelf - 104 * k), 22 * k, P.BRASS_LIT)
