"""Sides that are compared, in the inspector: for each what it starts from, the cards that add to it, the sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.table.besides_cards import Contest, Flip, Side
from game.ui.table.layout import Look
from game.ui.table.plaques import Sitter
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

FOOT, GAP = 26.0, 6.0  # the line that says how it stands, between sides
TITLE = 15, 14, 13  # type of the title: the first in which it stands in two rows, else as many as it takes
HEAD = 24.0  # name and sum of a side
BASE_H, BASE = 26.0, 24.0  # the line of what it starts from, its sign
LINE, LEAST_LINE, TWO_ROWS = 30.0, 18.0, 27.0  # of a flipped card; of one whose name takes two rows
MOST = 150.0  # height of a side, at most
QUIET = (168, 160, 168)
STRUCK = (255, 130, 110)
Thumb = Callable[[Look, int], Surface | None]


def draw_contest(
    pen: Pen, box: Box, contest: Contest, sitters: Sequence[Sitter], thumb: Thumb, colour: Callable[[int], Colour]
) -> None:
    """Title and stake, the sides from above, how it stands. `thumb` is a card as a round picture."""
    inks = tuple(colour(side.seat) for side in contest.sides)
    names = tuple(side.name.in_(pen.lang) if side.name else sitters[side.seat].name for side in contest.sides)
    key = ("contest", contest, inks, names)
    pen.kept(key, box, lambda pen, box: _panel(pen, box, contest, names, inks, thumb), 14)


def _panel(pen: Pen, box: Box, contest: Contest, names: Sequence[str], inks: Sequence[Colour], thumb: Thumb) -> None:
    room = box.inset(12, 8)
    title = contest.title.in_(pen.lang)
    size = next((n for n in TITLE if len(pen.rows(title, n, room.w, True)) <= 2), TITLE[-1])
    for row in pen.rows(title, size, room.w, True):
        line = room.top(pen.set_size(size) * 1.27)
        pen.words(row, (line.x, line.cy), size, P.BRASS_LIT, True, width=room.w)
    stake = room.top(20)
    pen.words(contest.stake.in_(pen.lang), (stake.x, stake.cy - 1), 12, P.MUTED, width=room.w)
    foot = room.bottom(FOOT, 2)
    if contest.words is not None:
        pen.words(contest.words.in_(pen.lang), (foot.cx, foot.cy), 14, P.IVORY, True, anchor="center", width=foot.w)
    high = min(MOST, (room.h - GAP * (len(names) - 1)) / len(names))
    for side, name, ink in zip(contest.sides, names, inks, strict=True):
        _side(pen, room.top(high, GAP), side, name, ink, contest.sign, thumb)


def _side(pen: Pen, row: Box, side: Side, name: str, ink: Colour, sign: str, thumb: Thumb) -> None:
    out, ahead = side.state == "out", side.state in ("leads", "won")
    pen.slab(row, (4, 3, 6, 120), 8, (*(mix(P.BRASS, ink, 0.3) if ahead else mix(ink, (0, 0, 0), 0.55)), 190), 1.2)
    pen.slab(Box(row.x + 2, row.y + 5, 3.5, row.h - 10), (*ink, 255), 1.7)
    inner = Box(row.x + 11, row.y + 2, row.w - 20, row.h - 4)
    head = inner.top(HEAD)
    if out:
        pen.words(name, (head.x, head.cy), 13, mix(ink, QUIET, 0.7), True, width=head.w * 0.5)
        pen.words(side.words.in_(pen.lang), (head.right_edge, head.cy), 12, QUIET, anchor="midright",
                  width=head.w * 0.48)  # fmt: skip
        return
    low = inner.h < BASE_H + LEAST_LINE  # name, base and cards share the line
    sum_ink = P.BRASS_LIT if ahead else P.IVORY
    total = pen.words(str(side.total), (head.right_edge, head.cy), 22, sum_ink, True, "display", "midright")
    pen.words(name, (head.x, head.cy), 13, mix(ink, P.IVORY, 0.35), True, width=total.x - head.x - 8)
    base = inner if low else inner.top(BASE_H)
    x = _base(pen, base, side, sign)
    if low:
        _in_a_line(pen, Box(x, base.y, base.right_edge - x, base.h), side.flips, thumb)
        return
    words = side.words.in_(pen.lang)
    pen.words(words, (x, base.cy), 13, P.MUTED, width=base.right_edge - x - 40)
    if side.more:
        said = f"{side.more:+}".replace("-", "−")
        tone = P.GOOD if side.more > 0 else STRUCK
        pen.words(said, (base.right_edge, base.cy), 14, tone, True, anchor="midright")
    if inner.h >= LEAST_LINE * len(side.flips):
        _in_lines(pen, inner, side.flips, thumb)
    else:
        _in_a_line(pen, inner, side.flips, thumb)


def _base(pen: Pen, line: Box, side: Side, sign: str) -> float:
    """What the side starts from; where that ends."""
    if not draw_sign(pen, f"{side.sign or sign} {side.base}", (line.x + BASE / 2, line.cy), BASE):
        pen.words(str(side.base), (line.x + BASE / 2, line.cy), 16, P.IVORY, True, anchor="center")
    return line.x + BASE + 8


def _in_lines(pen: Pen, room: Box, flips: Sequence[Flip], thumb: Thumb) -> None:
    """A line for each flipped card: its picture, its name, what it adds."""
    if flips:
        high = min(LINE, room.h / len(flips))
        for flip in flips:
            _line(pen, room.top(high), flip, thumb)


def _line(pen: Pen, line: Box, flip: Flip, thumb: Thumb) -> None:
    side = line.h - 3
    picture = thumb(flip.look, pen.px(side))
    if picture is not None:
        pen.put(picture, line.x, line.y + 1)
    ink = QUIET if flip.void else P.IVORY
    added = "–" if flip.void else f"+{flip.number}"
    right = pen.words(added, (line.right_edge, line.cy), 14, ink, True, anchor="midright").x
    room = right - line.x - side - 14
    whole = flip.name.in_(pen.lang)
    said = whole if pen.width(whole, 13) <= room else flip.short.in_(pen.lang)
    rows, size, pen = [said], 13.0, pen if line.h >= TWO_ROWS else pen.exact()
    if pen.width(said, 13) > room and line.h >= TWO_ROWS:
        pen = pen.exact()
        rows, size = pen.rows(said, 12, room)[:2], 12.0
    for n, row in enumerate(rows):
        y = line.cy + (size + 1) * (n - (len(rows) - 1) / 2)
        name = pen.words(row, (line.x + side + 6, y), size, ink, width=room)
        if flip.void:
            pen.line((name.x - 2, name.cy), (name.right_edge + 2, name.cy), STRUCK, 2)


def _in_a_line(pen: Pen, room: Box, flips: Sequence[Flip], thumb: Thumb) -> None:
    """Picture and number of each flipped card side by side: many sides leave no room for names."""
    step = min(54.0, room.w / max(1, len(flips)))
    side = min(room.h - 2, 22.0)
    for n, flip in enumerate(flips):
        x = room.x + n * step
        picture = thumb(flip.look, pen.px(side))
        if picture is not None:
            pen.put(picture, x, room.cy - side / 2)
        pen.words("–" if flip.void else f"+{flip.number}", (x + side + 2, room.cy), 13, QUIET if flip.void else P.IVORY,
                  True, width=step - side - 3)  # fmt: skip
