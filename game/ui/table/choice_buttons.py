"""The column of choices without a thing to click, and the small tools on the upper board."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.icons import icon
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import lit_edge
from game.ui.widgets.ornaments import DIM, OFF_INK, ON_BRASS
from game.ui.widgets.pen import CLOSE, Pen

MAIN_H, PLAIN_H, BUTTON_GAP = 46.0, 38.0, 7.0
TOOL_SIGNS = {
    "menu": "grid",
    "undo": "undo",
    "look": "eye",
    "hint": "question",
    "recap": "log",
    "why": "question",
    "rules": "book",
    "home": "home",
}
ON_BRASS_LIGHT = (84, 50, 10)


def stacked(box: Box, kinds: list[str]) -> list[Box]:
    """Boxes of buttons from the foot of the column up: the first of them lowest."""
    found, y = [], box.foot
    for kind in kinds:
        high = MAIN_H if kind == "main" else PLAIN_H
        found.append(Box(box.x, y - high, box.w, high))
        y -= high + BUTTON_GAP
    return found


def draw_button(
    pen: Pen,
    box: Box,
    said: str,
    *,
    kind: str = "plain",
    key: str = "",
    hover: bool = False,
    down: bool = False,
    off: bool = False,
) -> None:
    """A choice: brass when it is the thing to do ("main"), wood otherwise, glass for what leads back ("quiet")."""
    pressed = box.shifted(0, 1) if down and not off else box
    pen.kept(
        ("table button", said, kind, key, off), pressed, lambda pen, box: _button(pen, box, said, kind, key, off), 20
    )
    if hover and not off:
        lit_edge(pen, pressed, 10)


def _button(pen: Pen, box: Box, said: str, kind: str, key: str, off: bool) -> None:
    main = kind == "main" and not off
    if off:
        pen.slab(box, (24, 26, 22, 170), 10, (70, 66, 52, 255))
    elif kind == "quiet":
        pen.shade(box, 10, 6, 110, 2)
        pen.slab(box, (18, 13, 10, 214), 10, (*P.BRASS_DEEP, 255))
    else:
        if main:
            pen.shade(box, 10, 9, 80, 0, (150, 104, 30))
        pen.plaque(box, 10, not main)
    ink = OFF_INK if off else ON_BRASS if main else P.IVORY
    faint = OFF_INK if off else ON_BRASS_LIGHT if main else P.MUTED
    size, usual = 16.0 if main else 14.5, pen.exact()
    grown = pen.fitted(said, size, _room(pen, box, key), box.h - 4, True)
    if key:  # beside words that have no room it is not larger
        (pen if grown else usual).words(key, (box.right_edge - 13, box.cy), 12, faint, anchor="midright")
    room, pen = _room(pen if grown else usual, box, key), usual
    most = 3 if box.h >= 3 * 12 * CLOSE else 2 if box.h >= 36 else 1
    counts = [(n, len(pen.rows(said, n, room, True))) for n in (13.0, 12.0)]
    small = next((n for few in range(2, most + 1) for n, rows in counts if 1 < rows <= few), 0.0)
    if grown or (pen.width(said, size, True) * 0.86 > room and small):
        small, rows = grown or (small, pen.rows(said, small, room, True))
        step = small * CLOSE if grown else 16.0 if len(rows) == 2 else 14.0
        for n, row in enumerate(rows):
            pen.words(row, (box.x + 14, box.cy + step * (n - (len(rows) - 1) / 2)), small, ink, True, width=room)
    else:
        pen.words(said, (box.x + 14, box.cy), size, ink, True, width=room)


def _room(pen: Pen, box: Box, key: str) -> float:
    """How wide the words of a button may be beside its key."""
    return box.w - 27 - (pen.width(key, 12) + 10 if key else 0.0)


def draw_tool(
    pen: Pen, box: Box, do: str, *, label: str = "", hover: bool = False, off: bool = False, lit: bool = False
) -> None:
    """A small tool on the upper board: a sign, or a few letters."""
    pen.kept(("table tool", do, label, off, lit), box, lambda pen, box: _tool(pen, box, do, label, off, lit), 12)
    if hover and not off:
        lit_edge(pen, box, 8)


def _tool(pen: Pen, box: Box, do: str, label: str, off: bool, lit: bool) -> None:
    pen.slab(box, (12, 8, 6, 150), 8, (*(P.OFFER if lit else P.BRASS_DEEP), 255))
    ink = DIM if off else P.BRASS_LIT
    if label:
        pen.words(label, (box.cx, box.cy), 13, ink, True, anchor="center", width=box.w - 4)
        return
    picture = icon(TOOL_SIGNS.get(do, do), pen.px(17), ink)
    x, y = pen.at(box.cx, box.cy)
    pen.put_px(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))
