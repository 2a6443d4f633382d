"""How many Megido of a party cost how much, and how many icons of each kind they cost together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.faces.foton.tones import kind_tone
from game.ui.games.foton import words as W
from game.ui.games.foton.tiles import draw_icons
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

ICONS = ("attack", "skill", "charge", "any")
MOST = 4  # icons of the dearest Megido


def draw_curve(pen: Pen, room: Box, found: Mapping[str, Counter[str]]) -> None:
    """At the left a bar for each cost, at the right the icons of all costs together, and the stars."""
    costs, pen = found["cost"], pen.exact()
    left = Box(room.x, room.y, min(150.0, room.w * 0.42), room.h)
    pen.words(W.COST_CURVE.in_(pen.lang), (left.x, left.y + 7), 12, P.MUTED, width=left.w)
    foot, high, step = left.foot - 16, left.h - 46, left.w / MOST
    most = max(3, *costs.values()) if costs else 3
    for n in range(1, MOST + 1):
        count, x = costs[str(n)], left.x + (n - 1) * step
        bar = high * count / most
        if count:
            pen.slab(Box(x + 3, foot - bar, step - 8, bar), (*mix(P.BRASS, P.BRASS_LIT, 0.25), 255), 3)
            pen.words(str(count), (x + step / 2 - 1, foot - bar - 8), 12, P.IVORY, True, anchor="center")
        pen.words(str(n), (x + step / 2 - 1, foot + 9), 12, P.MUTED, anchor="center")
    pen.line((left.x, foot), (left.right_edge - 4, foot), P.BRASS, 1, 110)
    right = Box(left.right_edge + 16, room.y, room.right_edge - left.right_edge - 16, room.h)
    pen.words(W.ICONS_IN_ALL.in_(pen.lang), (right.x, right.y + 7), 12, P.MUTED, width=right.w - 40)
    stars = pen.words(str(found["star"]["yes"]), (right.right_edge, right.y + 7), 12, P.IVORY, True, anchor="midright")
    draw_icons(pen, ("star/yes",), stars.x - 18, right.y + 7, 16)
    draw_bars(pen, Box(right.x, right.y + 20, right.w, right.h - 22), found)


def draw_bars(pen: Pen, room: Box, found: Mapping[str, Counter[str]]) -> None:
    """A bar of each kind, as long as its icons are many; the stars behind the last."""
    pen = pen.exact()
    most, step = max(8, *(found["photon"][kind] for kind in ICONS)), room.h / len(ICONS)
    for n, kind in enumerate(ICONS):
        y, count = room.y + (n + 0.5) * step, found["photon"][kind]
        draw_icons(pen, (f"photon/{kind}",), room.x, y, min(14.0, step))
        wide = room.w - 46
        pen.slab(Box(room.x + 20, y - 3, wide, 6), (0, 0, 0, 150), 3)
        if count:
            tone = kind_tone(kind, pen.colours)
            pen.slab(Box(room.x + 20, y - 3, max(5.0, wide * count / most), 6), (*mix(tone[1], tone[2], 0.2), 255), 3)
        ink = P.IVORY if count else P.FAINT
        pen.words(str(count), (room.right_edge, y), 12, ink, True, anchor="midright")


def draw_sums(pen: Pen, room: Box, found: Mapping[str, Counter[str]]) -> None:
    """The icons of all costs as figures in one line, from the right."""
    x = room.right_edge
    for kind in reversed(ICONS):
        if found["photon"][kind]:
            x = pen.words(str(found["photon"][kind]), (x, room.cy), 12, P.IVORY, True, anchor="midright").x - 16
            draw_icons(pen, (f"photon/{kind}",), x, room.cy, 14)
            x -= 8
    if found["star"]["yes"]:
        x = pen.words(str(found["star"]["yes"]), (x, room.cy), 12, P.IVORY, True, anchor="midright").x - 16
        draw_icons(pen, ("star/yes",), x, room.cy, 14)
