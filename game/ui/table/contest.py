"""Sides that are compared: a panel with a row for each, what it starts from, the cards that add to it, the sum."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.state import Piece, Sight, Zone
from game.ui.art import palette as P
from game.ui.art.palette import Colour, mix
from game.ui.table.arrange import arrange
from game.ui.table.besides_cards import Contest, Flip, Side
from game.ui.table.layout import Place
from game.ui.table.plaques import Sitter
from game.ui.table.pose import Pose
from game.ui.table.signs import draw_sign
from game.ui.table.sprites import Sprites
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

HEAD, FOOT, GAP = 44.0, 24.0, 5.0  # title and stake, how it stands, between rows
NAME = 20.0  # the line with the name of a side
ROW = 150.0  # a row is so high at most
BASE, SUM = 56.0, 62.0  # widths of what a side starts from, and of its sum
FLIP_HIGH, FLIP_RATIO = 72.0, 1.0
LEAST = 12.0
TALL = 86.0  # a row this high says under the number what it is
QUIET = (150, 142, 150)
NOWHERE = Zone("nowhere", None, Sight.OPEN)


# ---- where things stand ----------------------------------------------------------------------------
def row_box(box: Box, n: int, count: int) -> Box:
    """The row of a side, counted from above."""
    room = Box(box.x + 9, box.y + HEAD, box.w - 18, box.h - HEAD - FOOT)
    high = min(ROW, (room.h - GAP * (count - 1)) / count)
    top = room.y + max(0.0, room.h - count * high - GAP * (count - 1)) / 2
    return Box(room.x, top + n * (high + GAP), room.w, high)


def flip_box(box: Box, n: int, count: int) -> Box:
    """Where the cards of a side lie."""
    row = row_box(box, n, count)
    head = NAME if row.h >= NAME + 40 else 3.0
    return Box(row.x + BASE + 14, row.y + head, row.w - BASE - SUM - 18, row.h - head - 4)


def flip_place(key: str, zone: Zone, box: Box, seat: int) -> Place:
    """The place for the cards of a side; `box` as of `flip_box`."""
    return Place(key, zone, box, "row", high=min(FLIP_HIGH, box.h), ratio=FLIP_RATIO, align="left", gap=7, show=0.3,
                 seat=seat)  # fmt: skip


# ---- the panel -------------------------------------------------------------------------------------
def draw_contest(
    pen: Pen, box: Box, contest: Contest, sitters: Sequence[Sitter], colour: Callable[[int], Colour]
) -> None:
    """The panel without the cards."""
    inks = tuple(colour(side.seat) for side in contest.sides)
    names = tuple(
        side.name.in_(pen.lang) if side.name is not None else sitters[side.seat].name for side in contest.sides
    )
    key = ("contest", contest, inks, names)
    pen.kept(key, box, lambda pen, box: _panel(pen, box, contest, names, inks), 14)


def _panel(pen: Pen, box: Box, contest: Contest, names: Sequence[str], inks: Sequence[Colour]) -> None:
    pen.shade(box, 14, 9, 150, 2)
    pen.plaque(box, 14)
    title, stake = contest.title.in_(pen.lang), contest.stake.in_(pen.lang)
    pen.words(title, (box.x + 16, box.y + 16), 16, P.BRASS_LIT, True, "display", width=box.w - 32)
    pen.words(stake, (box.x + 16, box.y + 34), 12, P.MUTED, width=box.w - 32)
    for n, (side, name, ink) in enumerate(zip(contest.sides, names, inks, strict=True)):
        _row(pen, row_box(box, n, len(contest.sides)), side, name, ink, contest.sign)
    if contest.words is not None:
        pen.words(contest.words.in_(pen.lang), (box.cx, box.foot - 13), 13, P.IVORY, contest.over, anchor="center",
                  width=box.w - 24)  # fmt: skip


def _row(pen: Pen, row: Box, side: Side, name: str, ink: Colour, sign: str) -> None:
    out, ahead = side.state == "out", side.state in ("leads", "won")
    pen.slab(row, (4, 3, 6, 120), 9, (*(mix(P.BRASS, ink, 0.3) if ahead else mix(ink, (0, 0, 0), 0.55)), 190), 1.1)
    pen.slab(Box(row.x + 4, row.y + 7, 3.5, row.h - 14), (*(mix(ink, (40, 36, 40), 0.6) if out else ink), 255), 1.7)
    named = row.h >= NAME + 40
    if named:
        pen.words(name, (row.x + 14, row.y + 11), 13, mix(ink, QUIET, 0.7) if out else ink, True, width=row.w - 24)
    if out:
        pen.words(side.words.in_(pen.lang), (row.right_edge - 12, row.foot - 13), LEAST, QUIET, anchor="midright",
                  width=row.w - 30)  # fmt: skip
        return
    low = Box(row.x, row.y + (NAME if named else 2), row.w, row.h - (NAME if named else 2) - 3)
    _base(pen, low, side, sign)
    if side.flips or side.more:
        pen.words("+", (row.x + BASE + 7, low.cy), 15, P.IVORY, True, anchor="center")
    _sum(pen, low, side, ahead)


def _base(pen: Pen, low: Box, side: Side, sign: str) -> None:
    """What the side starts from; where there is room, what that is."""
    said = side.words.in_(pen.lang)
    tall = low.h >= TALL - NAME
    at = (low.x + 12 + BASE / 2 - 5, low.cy - (8 if tall else 0))
    if not draw_sign(pen, f"{side.sign or sign} {side.base}", at, min(40.0, low.h - (18 if tall else 2))):
        pen.words(str(side.base), at, 20, P.IVORY, True, anchor="center")
    if tall:
        pen.words(said, (at[0] + 1, low.foot - 9), LEAST, P.MUTED, anchor="center", width=BASE + 4)


def _sum(pen: Pen, low: Box, side: Side, ahead: bool) -> None:
    ink = P.BRASS_LIT if ahead else mix(P.IVORY, (90, 80, 100), 0.35 if side.state in ("trails", "lost") else 0.0)
    size = 30.0 if low.h >= 50 else 22.0
    x = low.right_edge - SUM / 2 + 2
    y = low.cy + (8 if side.more and low.h >= 52 else 0)
    if side.more:
        spot = (x, y - size * 0.72) if low.h >= 52 else (x - SUM / 2 - 10, y)
        pen.words(f"{side.more:+}".replace("-", "−"), spot, 13, P.GOOD if side.more > 0 else (255, 150, 120), True,
                  anchor="center")  # fmt: skip
    pen.words("=", (low.right_edge - SUM - 1, y), 15, P.MUTED, anchor="center")
    pen.words(str(side.total), (x, y), size, ink, True, "display", "center", SUM - 12)


# ---- its cards -------------------------------------------------------------------------------------
def draw_flips(pen: Pen, box: Box, contest: Contest, sprites: Sprites) -> None:
    """The cards of a film: those of a view lie on the table by themselves."""
    for n, side in enumerate(contest.sides):
        shown = [flip for flip in side.flips if flip.look is not None]
        for flip, pose in zip(shown, laid(flip_box(box, n, len(contest.sides)), len(shown)), strict=True):
            _flip(pen, sprites, flip, pose)


def laid(box: Box, count: int) -> list[Pose]:
    """Where so many cards of a side lie."""
    pieces = [Piece(n, "", 0, NOWHERE) for n in range(1, count + 1)]
    return [pose for _, pose in arrange(flip_place("", NOWHERE, box, 0), pieces)]


def _flip(pen: Pen, sprites: Sprites, flip: Flip, pose: Pose) -> None:
    assert flip.look is not None
    sprites.draw(pen, flip.look, pose)
