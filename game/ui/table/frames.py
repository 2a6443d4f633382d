"""What is let into the felt: mats of seats, areas, inlays and slots with their titles; glows, number badges."""

from __future__ import annotations

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import Layer, add, halo
from game.ui.art.palette import Colour, mix
from game.ui.table.layout import Mat, Place
from game.ui.table.naming import sentence
from game.ui.table.signs import draw_ghost, draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

TITLE_H = 24.0  # the line that title, note and total stand in
FAINT = P.MUTED
WORDED = 60.0  # so wide, the empty place of a card says what it is called


# ---- mats ------------------------------------------------------------------------------------------
def draw_mat(pen: Pen, mat: Mat, colour: Colour, turn: bool = False) -> None:
    """The ground of a seat's part: a darker inlay with a stitched edge, in the seat's colour while it is its turn."""
    pen.kept(("mat", colour, turn), mat.box, lambda pen, box: _mat(pen, box, colour, turn), 6)


def _mat(pen: Pen, box: Box, colour: Colour, turn: bool) -> None:
    pen.slab(box, (3, 9, 8, 78), 14, (*P.FELT_LIT, 70), 1)
    inner = box.inset(3.5)
    if turn:
        pen.slab(box, (*mix(colour, P.LAMP, 0.5), 12), 14, (*mix(colour, P.FELT, 0.15), 170), 1.6)
    else:
        pen.slab(inner, (0, 0, 0, 0), 11, (*mix(P.FELT_LIT, P.BRASS, 0.3), 34), 1)


# ---- places ----------------------------------------------------------------------------------------
def draw_frame(pen: Pen, place: Place, count: int = 0) -> None:
    """What lies under the cards of a place: its frame, title, note and total."""
    if not place.frame and place.title is None and not place.total:
        return
    title = place.title.in_(pen.lang) if place.title else ""
    note = place.note.in_(pen.lang) if place.note else ""
    empty = count == 0
    key = ("frame", place.frame, title, note, place.sign, place.total, place.sums, place.shape, empty,
           place.label is None, place.name)  # fmt: skip
    pen.kept(key, place.box, lambda pen, box: _frame(pen, place, box, title, note, empty), 8)


def _frame(pen: Pen, place: Place, box: Box, title: str, note: str, empty: bool) -> None:
    if place.frame == "area":
        pen.slab(box, (3, 9, 8, 110), 14, (*mix(P.FELT_LIT, P.BRASS, 0.35), 120), 1.2)
    elif place.frame == "inlay":
        pen.slab(box, (3, 9, 8, 96), 10, (*P.FELT_LIT, 90), 1)
        if empty and place.sign:
            low = 0.0 if place.label is not None else TITLE_H / 2
            draw_ghost(pen, place.sign, (box.cx, box.cy + low), min(box.h * 0.56, box.w * 0.5))
    elif place.frame == "slot" and empty:
        _slot(pen, place, box)
    if place.label is None and (title or note or place.total):
        _head(pen, place, head_of(place), title, note)


def _slot(pen: Pen, place: Place, box: Box) -> None:
    """The empty place of a pile, the size of a card."""
    head = TITLE_H if (place.title or place.total) and place.label is None else 0.0
    room = Box(box.x, box.y + head, box.w, box.h - head)
    high = min(place.high, room.h, room.w / place.ratio)
    card = room.middle(high * place.ratio, high)
    pen.slab(card, (3, 9, 8, 90), max(3.0, high * 0.045), (*mix(P.FELT_LIT, P.BRASS, 0.5), 200), 1.1)
    if place.name is not None and place.title is None and place.label is None and card.w >= WORDED:
        pen.words(sentence(place.name, pen.lang), (card.cx, card.cy), 13, FAINT, anchor="center", width=card.w - 8)


def head_of(place: Place) -> Box:
    """The line of a place that its title stands in."""
    pad = 10.0 if place.frame == "area" else 7.0 if place.frame == "inlay" else 0.0
    high = TITLE_H if place.title is not None or place.frame == "area" else min(TITLE_H, 18.0)
    return Box(place.box.x + pad, place.box.y + (3 if place.frame == "area" else 1), place.box.w - 2 * pad, high)


def _head(pen: Pen, place: Place, line: Box, title: str, note: str) -> None:
    """Sign and title at the left, the total large at the right, the note between."""
    x, y = line.x, line.cy
    if place.sign and draw_sign(pen, place.sign, (x + 8, y), 15):
        x += 20
    right = _sums(pen, place, line, title) if place.sums else line.right_edge
    if place.total and not title:
        x = pen.words(place.total, (x + 1, y), 17, P.BRASS_LIT, True, "display").right_edge + 8
    elif place.total:
        right = pen.words(place.total, (right, y), 17, P.BRASS_LIT, True, "display", "midright").x - 8
    if title:
        framed = place.frame == "area"
        size = 15 if framed else 13
        wide = right - x
        if note:
            wide = min(wide, pen.width(title, size, framed, "display" if framed else "sans", line.h))
        said = pen.words(title, (x, y), size, P.BRASS_LIT if framed else FAINT, framed,
                         "display" if framed else "sans", width=wide, high=line.h)  # fmt: skip
        x = said.right_edge + 8
    if note and pen.width(note, 12) * 0.82 <= right - x:
        pen.words(note, (right, y), 12, FAINT, anchor="midright", width=right - x)


def _sums(pen: Pen, place: Place, line: Box, title: str) -> float:
    """Several totals, each behind its sign, closer together where the title needs the room; where they begin."""
    wide = sum(pen.width(number, 15, True, "display") + 28 for _, number in place.sums)
    tight = wide + pen.width(title, 15, True, "display") > line.w
    size, sign_w, gap = (13.0, 14.0, 4.0) if tight else (15.0, 17.0, 8.0)
    right = line.right_edge
    for sign, number in reversed(place.sums):
        right = pen.words(number, (right, line.cy), size, P.IVORY, True, "display", "midright").x - sign_w - 3
        draw_sign(pen, sign, (right + sign_w / 2, line.cy), sign_w)
        right -= gap
    return right


def draw_count(pen: Pen, at: tuple[float, float], number: int, size: float = 13) -> None:
    """How many cards a pile or a hand holds: a small dark medal with the number, its middle at a point."""
    said = str(number)
    wide = max(size + 10, pen.width(said, size, True) + 13)
    box = Box(at[0] - wide / 2, at[1] - (size + 8) / 2, wide, size + 8)

    def paint(pen: Pen, box: Box) -> None:
        pen.shade(box, box.h / 2, 4, 150, 1)
        pen.slab(box, (24, 17, 12, 246), box.h / 2, (*P.BRASS, 255), 1.1)
        pen.words(said, (box.cx, box.cy), size, P.BRASS_LIT, True, anchor="center")

    pen.kept(("count", said, size), box, paint, 8)


# ---- light -----------------------------------------------------------------------------------------
def draw_glow(pen: Pen, box: Box, colour: Colour, radius: float = 14, strength: float = 1.0) -> None:
    """The light round what may be chosen: soft outside, a crisp thin line. `strength` 0 to 1 lets it breathe."""
    level = max(1, min(8, round(strength * 8)))
    r, b = pen.rect(box), max(3, pen.px(10))

    def soft() -> Surface:
        pad = r.inflate(4 * b, 4 * b)
        sheet = Layer(pad.size, 1)
        tone = tuple(c * level * 225 // (8 * 255) for c in colour)
        sheet.box(tone, (2 * b - 1, 2 * b - 1, r.w + 2, r.h + 2), radius * pen.scale, 5 * pen.scale)
        return halo(sheet.done(), b)

    key = ("table glow", r.size, colour, radius * pen.scale, level)
    add(pen.surface, pen.gallery.get(key, soft), (r.x - 2 * b, r.y - 2 * b))
    pen.slab(box, (0, 0, 0, 0), radius, (*mix(colour, (255, 255, 255), 0.2), 150 + 13 * level), 1.8)
