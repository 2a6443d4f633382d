"""Megido as lines, controls of the set-up, and as seals; the signs of a cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.rules.foton.cards import Megido
from game.rules.foton.sheet import sheet
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.faces.foton.sigils import seal
from game.ui.games.foton.look import LOOK
from game.ui.games.tiles import DeckTile
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look


def signs(card: Megido) -> list[str]:
    """The icons of its cost, and its stars."""
    return [icon for field in sheet(card).fields for icon in field.icons]


def draw_icons(pen: Pen, icons: Sequence[str], x: float, y: float, side: float) -> float:
    """Icons from x on, their middles at y; gives back where they end."""
    for icon in icons:
        pen.put(LOOK.icon(icon, pen.px(side), pen.colours), x, y - side / 2)
        x += side + 1
    return x


@dataclass
class MegidoLine(DeckTile):
    """A Megido as a line: seal, name, nature, cost. For narrow rooms."""

    card: Megido

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        draw_line(pen, self.card, self.box, look.hover)


def draw_seal(pen: Pen, card: Megido, box: Box, ink: Colour = P.MUTED, named: bool = True) -> None:
    """The seal of a Megido in the middle of a box, with its name below it where all names of a row fit."""
    low = 20.0 if named else 0.0
    side = min(box.w - 8, box.h - 2 - low, 88.0)
    top = box.cy - (side + low) / 2
    pen.put(seal(card, pen.px(side), False, pen.colours), box.cx - side / 2, top)
    if named:
        pen.words(card.name.in_(pen.lang), (box.cx, top + side + 12), 12, ink, anchor="center", width=box.w - 4)


def draw_line(pen: Pen, card: Megido, b: Box, lit: bool = False) -> None:
    """A Megido as a line."""
    pen.slab(b, (255, 236, 200, 14), 7, (*(P.LAMP if lit else P.BRASS_DEEP), 255), 1.6 if lit else 1)
    side = b.h - 6
    pen.put(seal(card, pen.px(side), False, pen.colours), b.x + 4, b.y + 3)
    x = b.x + side + 12
    icons, two, right = signs(card), b.h >= 38, b.right_edge - 8
    width = min(17.0, b.h * 0.45)
    if two:
        badge = min(24.0, b.h * 0.6)
        right -= badge
        pen.put(LOOK.icon(sheet(card).sign, pen.px(badge), pen.colours), right + 2, b.cy - badge / 2)
        width = min(width, (right - x - 4) / max(1, len(icons)) - 1)
        draw_icons(pen, icons, x, b.y + b.h * 0.71, width)
    else:
        right -= len(icons) * (width + 1) + 6
        draw_icons(pen, icons, right + 6, b.cy, width)
    y, high = (b.y + b.h * 0.3, b.h * 0.6) if two else (b.cy, b.h - 2)
    pen.words(card.name.in_(pen.lang), (x, y), 14, P.IVORY, True, "display", width=right - x, high=high)
