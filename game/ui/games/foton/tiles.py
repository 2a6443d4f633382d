"""Megido as controls of the set-up: a small card, a line; and the signs of a cost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from pygame import Surface

from game.rules.foton.cards import Megido
from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.faces.foton.sigils import seal
from game.ui.faces.foton.stones import class_badge, star_sign, stone
from game.ui.games.foton.pictures import TABLE, table_face
from game.ui.games.tiles import DeckTile
from game.ui.widgets.box import Box
from game.ui.widgets.desk import Desk
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look


def draw_icons(pen: Pen, icons: Sequence[str], x: float, y: float, side: float, gap: float = 1) -> float:
    """The stones of a cost from x on, their middles at y; gives back where they end."""
    for icon in icons:
        pen.put(stone(icon, pen.px(side), pen.colours), x, y - side / 2)
        x += side + gap
    return x


def draw_stars(pen: Pen, stars: int, x: float, y: float, side: float) -> float:
    """The star icons of a Megido."""
    for _ in range(stars):
        pen.put(star_sign(pen.px(side)), x, y - side / 2)
        x += side
    return x


@dataclass
class MegidoTile(DeckTile):
    """A small card as it lies on the table."""

    card: Megido
    counts_one: ClassVar[bool] = False

    def picture(self, pen: Pen) -> Surface:
        return table_face(self.card, pen.lang, max(1.0, self.box.w / TABLE[0]) * pen.scale, pen.colours)


@dataclass
class MegidoLine(DeckTile):
    """A Megido as a line: seal, name, nature, cost. For narrow rooms."""

    card: Megido

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        draw_line(pen, self.card, self.box, look.hover)


def draw_seal(pen: Pen, card: Megido, box: Box, ink: Colour = P.MUTED) -> None:
    """The seal of a Megido with its name below it, in the middle of a box."""
    side = min(box.w - 8, box.h - 22, 88.0)
    top = box.cy - (side + 20) / 2
    pen.put(seal(card, pen.px(side), False, pen.colours), box.cx - side / 2, top)
    pen.words(card.name.in_(pen.lang), (box.cx, top + side + 12), 12, ink, anchor="center", width=box.w - 4)


def draw_line(pen: Pen, card: Megido, b: Box, lit: bool = False) -> None:
    """A Megido as a line."""
    pen.slab(b, (255, 236, 200, 14), 7, (*(P.LAMP if lit else P.BRASS_DEEP), 255), 1.6 if lit else 1)
    side = b.h - 6
    pen.put(seal(card, pen.px(side), False, pen.colours), b.x + 4, b.y + 3)
    x = b.x + side + 12
    icons = card.cost.icons()
    stone_side = min(17.0, b.h * 0.45)
    two = b.h >= 38
    right = b.right_edge - 8
    if not two:
        wide = len(icons) * (stone_side + 1) + card.stars * stone_side + 4
        draw_icons(pen, icons, draw_stars(pen, card.stars, right - wide, b.cy, stone_side) + 3, b.cy, stone_side)
        right -= wide + 6
    badge = min(24.0, b.h * 0.6)
    if two:
        right -= badge
        room = right - x - 4 - card.stars * stone_side
        stone_side = min(stone_side, room / max(1, len(icons)) - 1)
    y = b.y + b.h * 0.3 if two else b.cy
    pen.words(card.name.in_(pen.lang), (x, y), 14, P.IVORY, True, "display", width=right - x)
    if two:
        low = b.y + b.h * 0.71
        end = draw_icons(pen, icons, x, low, stone_side)
        draw_stars(pen, card.stars, end + 4, low, stone_side)
        pen.put(class_badge(card.cls, card.style, pen.px(badge), pen.colours), right + 2, b.cy - badge / 2)
