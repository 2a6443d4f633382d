"""A rival on the screen of rivals: face, name, level, and how one stands with them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pygame import BLEND_RGB_MULT

from game.table.rival import Rival
from game.ui.art import palette as P
from game.ui.art.draw import clip_round
from game.ui.art.palette import Colour, mix
from game.ui.faces import rival_faces
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Do
from game.ui.widgets.desk import Desk
from game.ui.widgets.ornaments import FOCUS, sign
from game.ui.widgets.pen import Pen
from game.ui.widgets.widget import Look, Point, Widget

EDGE, NARROW = 8.0, 300.0  # around the face; a plate so wide has room for a sign


@dataclass
class RivalPlate(Widget):
    """The first click, or Enter, shows who it is; the second plays."""

    rival: Rival
    name: str
    level: str
    standing: str  # how one stands with them, in words
    beaten: bool = False
    next: bool = False  # the first one that is not beaten
    closed: bool = False  # somebody else has to be beaten first
    chosen: bool = False
    hue: Colour = P.BRASS
    do: Do = lambda: None
    radius: ClassVar[float] = 10

    def click(self, at: Point, desk: Desk) -> None:
        desk.sound("page", self)
        self.do()

    def draw(self, pen: Pen, look: Look, desk: Desk) -> None:
        b, lit = self.box, look.hover or self.chosen
        fill = (*mix(self.hue, (10, 7, 5), 0.78), 235) if lit else (18, 13, 10, 214)
        edge = P.LAMP if look.hover else pen.colours.offer if self.next else self.hue if lit else P.BRASS_DEEP
        pen.slab(b, fill, 10, (*edge, 255), 1.8 if self.next else 1.2)
        side = min(b.h - 2 * EDGE, b.w * (0.36 if b.w < NARROW else 0.52))
        face = Box(b.x + EDGE, b.cy - side / 2, side, side)
        draw_face(pen, self.rival, face, self.closed)
        x, right = face.right_edge + 12, b.right_edge - 10
        pen.words(self.name, (x, b.cy - 24), 20, P.MUTED if self.closed else P.BRASS_LIT, True, "display",
                  width=right - x)  # fmt: skip
        pen.words(self.level, (x, b.cy + 2), 13, P.MUTED, width=right - x)
        ink = P.OFFER if self.next else P.IVORY if self.beaten else P.MUTED
        icon = "star" if self.beaten else "closed" if self.closed else ""
        if icon and b.w >= NARROW:
            sign(pen, icon, (x + 7, b.cy + 24), 7, FOCUS if self.beaten else P.MUTED)
            x += 20
        pen.words(self.standing, (x, b.cy + 24), 13, ink, self.next, width=right - x)


def draw_face(pen: Pen, rival: Rival, box: Box, dim: bool = False) -> None:
    """A rival's face with round corners and a brass edge; `dim`: in the dark."""

    def paint(pen: Pen, box: Box) -> None:
        face = rival_faces.picture(rival, pen.px(box.w), box.w < 110).copy()
        if dim:
            face.fill((92, 88, 84), special_flags=BLEND_RGB_MULT)
        pen.put(clip_round(face, 8 * pen.scale), box.x, box.y)
        pen.slab(box, (0, 0, 0, 0), 8, (*P.BRASS_DEEP, 255), 1.4)

    pen.kept(("rival", rival, dim), box, paint)
