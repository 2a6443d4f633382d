"""What seats have, in small: signs with numbers, and heaps with how many cards lie there; and the own hand.

An opponent's line says in words what each is; the own counts at the end of the desk stand in the same order without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.table.state import Piece, Zone
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.table.besides_cards import Count
from game.ui.table.layout import CARD, Place
from game.ui.table.reading_room import APART
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box, columns
from game.ui.widgets.pen import Pen
from game.words import Phrase

TITLED = 17.0  # from a title to the number below it
PAD, WORD, NUMBER = 4.0, 12.0, 15.0  # beside what is counted; type sizes
HEAP, SHARE = 34.0, 0.43  # height of a heap, and how much of its cell's width it takes at most
LEAST = 14.0  # width of a heap
NARROW = 36.0  # a cell less wide has no room for a number beside its heap
TIGHT = 22.0  # so narrow a number is smaller
SIGN = 26.0


def cells(box: Box, count: int) -> list[Box]:
    """Equal cells side by side."""
    return columns(box, [1.0] * count, 0.0) if count else []


def count_in(cell: Box, sign: str, number: int | str, words: Phrase, *, worded: bool = False) -> Count:
    """A number with its sign, in a cell."""
    return Count(sign, str(number), cell, words, worded)


def heap_in(
    cell: Box, key: str, zone: Zone, words: Phrase, seat: int, *, worded: bool = False, spreads: bool = False,
    ratio: float = CARD, only: Callable[[Piece], bool] | None = None, whole: bool = False,
) -> Place:  # fmt: skip
    """A heap in a cell, how many cards it holds at its right; where that is too narrow for a number, on its corner."""
    beside = cell.w >= NARROW
    high = min(HEAP, cell.h - 6, (max(LEAST, cell.w * SHARE) if beside else cell.w - PAD) / ratio)
    wide = high * ratio
    heap = Box(cell.x + PAD / 2, cell.cy - high / 2, wide, high)
    label = Box(heap.right_edge + PAD, cell.y, cell.right_edge - heap.right_edge - PAD, cell.h) if beside else None
    title = words if worded else None
    return Place(key, zone, heap, "pile", high=high, ratio=ratio, title=title, name=words, count=True, label=label,
                 frame="slot", spreads=spreads, only=only, whole=whole,
                 seat=seat)  # fmt: skip


def hand_in(
    box: Box, key: str, zone: Zone, words: Phrase, seat: int, says: Callable[[Piece], int], *, sheet: float = 190.0,
    only: Callable[[Piece], bool] | None = None,
) -> Place:  # fmt: skip
    """Cards in hand, as high as their box. `says`: how many letters each bears; `sheet`: how wide the text is that
    slides out beside one."""
    return Place(key, zone, box, "hand", high=box.h, gap=APART, sheet=sheet, name=words, only=only, seat=seat,
                 says=says)  # fmt: skip


def draw_counts(pen: Pen, counts: Sequence[Count], desk: Box) -> None:
    """All of them; the own ones lie on a plate."""
    if desk.w:
        pen.slab(desk, (3, 6, 8, 120), 10, (*mix(P.FELT_LIT, P.BRASS, 0.3), 110), 1)
    for count in counts:
        _count(pen, count)


def _count(pen: Pen, count: Count) -> None:
    box, high = count.box, min(SIGN, count.box.h - 8)
    shown = draw_sign(pen, count.sign, (box.x + PAD + high / 2, box.cy), high)
    x = box.x + PAD + (high + PAD if shown else high / 2)
    if count.worded:
        label(pen, Box(x, box.y, box.right_edge - x, box.h), count.words.in_(pen.lang), count.number)
    else:
        pen.words(count.number, (x, box.cy), NUMBER, P.BRASS_LIT, True, "display", width=box.right_edge - x)


def label(pen: Pen, box: Box, title: str, number: str) -> None:
    """How many there are; with a title above it where it has one."""
    if not title:
        size = NUMBER if box.w > TIGHT else NUMBER - 2
        pen.words(number, (box.x, box.cy), size, P.BRASS_LIT, True, "display", width=box.w)
        return
    half = min(0.5 * box.h, TITLED * pen.growth)
    pen.words(title, (box.x, box.cy - 0.53 * half), WORD, P.MUTED, width=box.w, high=half)
    pen.words(number, (box.x, box.cy + 0.47 * half), NUMBER, P.BRASS_LIT, True, "display", width=box.w, high=half)
