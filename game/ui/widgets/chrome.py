"""What frames every screen: the ground, the rim that says where one is, panels, tabs."""

from __future__ import annotations

from game.ui.art import palette as P
from game.ui.art.palette import Colour
from game.ui.widgets import backdrop
from game.ui.widgets.box import Box
from game.ui.widgets.buttons import Button, Do
from game.ui.widgets.contrast import BLACK
from game.ui.widgets.ornaments import DIM, hexmark
from game.ui.widgets.pen import Pen

MARGIN, PAD = 32.0, 16.0
CONTENT_TOP, CONTENT_FOOT = 60.0, 32.0  # content begins here and ends so far above the lower edge
RIM = 38.0  # height of the upper rim
WIDEST = 1560.0  # content grows no wider than this


def ground(pen: Pen, tint: Colour | None = None) -> None:
    """The table under everything."""
    if pen.colours.contrast:
        pen.surface.fill(BLACK)
        return
    size = pen.surface.get_size()
    pen.surface.blit(
        pen.gallery.get(("table", size, pen.scale, tint), lambda: backdrop.table(size, pen.scale, tint)), (0, 0)
    )


def board(pen: Pen) -> None:
    """The wooden board along the upper edge, where a screen says what it is."""
    if pen.colours.contrast:
        return
    w = pen.surface.get_width()
    pen.surface.blit(pen.gallery.get(("board", w, pen.px(44)), lambda: backdrop.wood(w, pen.px(44), 2)), (0, 0))
    pen.line((0, 43), (w / pen.scale, 43), P.BRASS_DEEP, 1.2)


def content(room: tuple[float, float], widest: float = WIDEST) -> Box:
    """Where a screen's content goes, in the middle of a very wide window."""
    w = min(room[0] - 2 * MARGIN, widest)
    return Box((room[0] - w) / 2, CONTENT_TOP, w, room[1] - CONTENT_TOP - CONTENT_FOOT)


def rim(pen: Pen, title: str, trail: str = "", accent: Colour | None = None, end: float = 240) -> None:
    """The upper rim: brand sign and where one is; `end` is what controls take of its right."""
    hexmark(pen, (44, 21), 11)
    free = pen.surface.get_width() / pen.scale - 64 - end
    usual = min(360.0, pen.exact().width(trail, 13)) + 14 if trail else 0.0  # not cut for larger letters beside it
    r = pen.words(title, (64, 21), 17, P.BRASS_LIT, True, "display", width=min(460.0, free - usual), high=RIM)
    if trail:
        pen.words(trail, (r.right_edge + 14, 22), 13, DIM, width=free - r.w - 14, high=RIM)
    if accent:
        pen.line((r.x, 35), (r.right_edge, 35), accent, 2)


def back_button(pen: Pen, room: tuple[float, float], key: str, label: str, do: Do, kind: str = "quiet") -> Button:
    """The way back, in the upper right corner."""
    w = pen.width(label, 13, True, high=30) + pen.width(key, 12, high=30) + 52
    return Button(
        "back", Box(room[0] - 20 - w, 6, w, 30), label=label, do=do, kind=kind, hint=key, size=13, sound="back"
    )


def panel(pen: Pen, box: Box, title: str = "", note: str = "", accent: Colour | None = None, alpha: int = 222) -> Box:
    """Smoked glass with a brass edge; returns the room inside."""

    def paint(pen: Pen, box: Box) -> None:
        pen.shade(box, 12, 10, 150)
        pen.slab(box, (16, 12, 9, alpha), 12, (*P.BRASS_DEEP, 255))
        pen.line((box.x + 12, box.y + 2), (box.right_edge - 12, box.y + 2), (255, 236, 200), 1, 46)
        if title:
            usual = min(pen.exact().width(note, 13), 0.5 * box.w) + 12 if note else 0.0  # not cut for a larger title
            most = max(pen.exact().width(title, 16, True, "display"), box.w - 2 * PAD - usual)
            t = pen.words(title, (box.x + PAD, box.y + 24), 20, P.BRASS_LIT, True, "display",
                          width=min(most, box.w - 2 * PAD), high=44)  # fmt: skip
            left = box.right_edge - PAD - t.right_edge - 12
            if note and left > 40:
                pen.words(note, (box.right_edge - PAD, box.y + 24), 13, P.MUTED, anchor="midright", width=left, high=34)
            pen.line((box.x + PAD, box.y + 44), (box.right_edge - PAD, box.y + 44), accent or P.BRASS_DEEP, 1.4)

    pen.kept(("panel", title, note, accent, alpha), box, paint, 24)
    return inside(box, bool(title))


def inside(box: Box, titled: bool = True) -> Box:
    """The room inside a panel."""
    top = 56.0 if titled else PAD
    return Box(box.x + PAD, box.y + top, box.w - 2 * PAD, box.h - top - PAD)


def fact_row(pen: Pen, box: Box, name: str, value: str, colour: Colour = P.IVORY, size: float = 14) -> None:
    """A name at the left, its value at the right."""
    v = pen.words(value, (box.right_edge, box.cy), size, colour, True, anchor="midright", width=box.w * 0.6, high=box.h)
    pen.words(name, (box.x, box.cy), size, P.MUTED, width=v.x - box.x - 10, high=box.h)
