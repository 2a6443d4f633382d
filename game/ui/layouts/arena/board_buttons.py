"""Buttons round the board: small tools with a sign, choices without a thing to click."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.play.glass import glass
from game.ui.play.part import Part
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.ornaments import DIM, ON_BRASS, sign
from game.ui.widgets.pen import Pen

TOOL_SIGNS = {"menu": "bar", "undo": "again", "camera": "eye", "log": "book", "speed": "play"}


def draw_tool(pen: Pen, part: Part, hover: bool, off: bool, label: str, lit: bool = False) -> None:
    """A small button with a sign, or with a few letters."""
    do = part.do

    def paint(pen: Pen, box: Box) -> None:
        glass(pen, box, 8, P.OFFER if lit else P.BRASS_DEEP)
        ink = DIM if off else P.BRASS_LIT
        if label:
            pen.words(label, (box.cx, box.cy), 13, ink, True, anchor="center", width=box.w - 4)
        elif do == "menu":
            for k in (-5, 0, 5):
                pen.slab(Box(box.cx - 7, box.cy + k - 1, 14, 2.4), (*ink, 255), 1)
        elif do == "speed":
            for k in (-5, 2):
                pen.slab(Box(box.cx + k, box.cy - 7, 4, 14), (*ink, 255), 1)
        else:
            sign(pen, TOOL_SIGNS[do], (box.cx, box.cy), 8, ink)

    pen.kept(("tool", do, off, label, lit), part.box, paint, 18)
    if hover and not off:
        lit_edge(pen, part.box, 8)


def draw_action(pen: Pen, part: Part, hover: bool, down: bool, said: str, key: str) -> None:
    """A choice without a thing to click."""
    kind = part.kind
    pressed = Box(part.box.x, part.box.y + (1 if down else 0), part.box.w, part.box.h)

    def paint(pen: Pen, box: Box) -> None:
        if kind == "quiet":
            glass(pen, box, 9, P.BRASS_DEEP, 200)
        else:
            pen.plaque(box, 10, kind != "main")
        ink = ON_BRASS if kind == "main" else P.IVORY
        main = kind == "main"
        up = 8 if key and main else 0
        room = box.w - 20
        if key and main:
            pen.words(key, (box.cx, box.foot - 12), 12, (96, 60, 16), anchor="center")
        elif key:
            room = pen.words(key, (box.right_edge - 10, box.cy), 12, P.MUTED, anchor="midright").x - box.x - 20
        pen.words(
            said,
            (box.x + 10 + room / 2, box.cy - up),
            17 if main else 14,
            ink,
            True,
            "display" if main else "sans",
            "center",
            room,
        )

    pen.kept(("action", kind, said, key), pressed, paint, 18)
    if hover:
        lit_edge(pen, pressed, 10)
