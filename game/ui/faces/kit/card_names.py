"""What a card is called: in the band at the foot of a tile, and beside its price at the head of a card."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.effects.named import Named
from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.names import Align, Type, fits, in_room, put_name, set_name
from game.ui.art.palette import Colour

ROWS = (16, 30)  # how high a band of one row and of two is, at interface scale 1
BROAD = 100  # a tile this broad has larger type
PLAIN = Type(12, bold=(True,))  # of all tiles, so that neighbours are set alike


@frozen
class Band:
    """What a tile is called, and how high that makes its band."""

    name: str
    high: int
    lines: int
    kind: Type


def band(card: Named, lang: str, wide: int, scale: float) -> Band:
    """The band of a card in a tile that is inside so many real pixels wide."""
    kind = Type(13, bold=(True,)) if wide >= BROAD * scale else PLAIN
    lines, high = len(ROWS), ROWS[-1] * scale
    name = in_room(card.name.in_(lang), card.short.in_(lang), wide, high, scale, lines, kind)
    rows = len(set_name(name, wide, high, scale, lines, kind).rows)
    return Band(name, round(ROWS[rows - 1] * scale), rows, kind)


def put_band(s: Surface, made: Band, at: tuple[int, int], wide: int, ground: Colour | None, scale: float) -> None:
    """Draw it with its corner there, on what is there if it has no ground of its own."""
    box: Sequence[int] = (*at, wide, made.high)
    if ground is not None:
        s.fill((*ground, 255), box)
    put_name(s, made.name, box, scale, P.IVORY, made.lines, made.kind)


@frozen
class Title:
    """What a card is called at its head or foot, and in how many rows."""

    name: str
    kind: Type
    rows: int


def title(card: Named, lang: str, wide: float, high: float, scale: float, largest: int, before: str = "") -> Title:
    """In one row of fine letters where they have room, else in two of plain ones, else the short name."""
    fine = Type(largest, 13, (True,), "display")
    name, short = (before + words.in_(lang) for words in (card.name, card.short))
    if fits(name, wide, high, scale, 1, fine):
        return Title(name, fine, 1)
    name = in_room(name, short, wide, high, scale, 2, PLAIN)
    if name is short and fits(short, wide, high, scale, 1, fine):
        return Title(short, fine, 1)
    return Title(name, PLAIN, len(set_name(name, wide, high, scale, 2, PLAIN).rows))


def put_title(
    s: Surface,
    made: Title,
    rect: Sequence[float],
    scale: float,
    align: Align = "left",
    ink: Colour = P.IVORY,
) -> None:
    """Draw it into a rectangle (x, y, wide, high in real pixels)."""
    put_name(s, made.name, rect, scale, ink, made.rows, made.kind, align)
