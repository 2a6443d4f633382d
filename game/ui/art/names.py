"""Names that are never cut: set into one row or a few, in the largest type that takes the whole of them.

Few rows come before large type, large type before small, bold before regular, even if it is narrowed a little: names of
neighbours look alike. At worst regular letters are narrowed. Rows end after spaces, hyphens and the marks between
Japanese words. Latin words are never broken; Japanese names of one word where `text.py` breaks it, others only if
nothing else helps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Literal, get_args

import pygame
from pygame import Surface

from game.frozen import frozen
from game.ui.art.cuts import NARROWEST, note
from game.ui.art.draw import put
from game.ui.art.text import LEAST, font, line, pieces, squeezed, width, wrap
from game.ui.art.text import wide as japanese

SQUEEZES = (0.95, 0.9, 0.85, 0.8, NARROWEST)
MILD = SQUEEZES[:3]  # what bold letters are narrowed by before regular ones take their place
STEP = 1.14  # from row to row, in sizes of type
LOOSE = 0.9  # how much of a place's height larger rows take: large letters stand out further from theirs
WORD = re.compile(r"[^ ・＆、：:-]*[・＆、：:-]+|[^ ・＆、：:-]+")
Breaking = Literal["words", "phrases", "anywhere"]  # where a row may end
MARKS = {"en": " · ", "ja": "・"}  # between the parts of a type
Align = Literal["middle", "left"]


@frozen
class Type:
    """The type that a name may be set in. Sizes are those at interface scale 1."""

    largest: int = 14
    least: int = LEAST
    bold: tuple[bool, ...] = (True, False)  # the better one first
    face: str = "sans"


NAMES = Type()


@frozen
class Set:
    """A name in rows. `size` is in real pixels; `squeeze` is how much of its width is left to each row."""

    rows: tuple[str, ...]
    size: int
    bold: bool
    face: str
    squeeze: float = 1.0
    whole: bool = True  # False: it does not fit, and is cut when it is drawn

    @property
    def wide(self) -> int:
        """How wide its longest row is, in pixels."""
        return round(max(width(row, font(self.face, self.size, self.bold)) for row in self.rows) * self.squeeze)

    @property
    def high(self) -> int:
        """How high it is, in pixels."""
        return round(len(self.rows) * self.size * STEP)


def set_name(name: str, wide: float, high: float, k: float, lines: int = 2, kind: Type = NAMES) -> Set:
    """A name in at most so many rows that fit into `wide` times `high` real pixels at interface scale `k`."""
    found = _fitting(name, int(wide), int(high), k, lines, kind)
    return found or Set((name,), round(kind.least * k), False, kind.face, NARROWEST, False)


def fits(name: str, wide: float, high: float, k: float, lines: int = 2, kind: Type = NAMES) -> bool:
    """True if the whole name can be read there, narrowed if need be."""
    return _fitting(name, int(wide), int(high), k, lines, kind) is not None


def reads_well(name: str, wide: float, high: float, k: float, lines: int = 2, kind: Type = NAMES) -> bool:
    """True if the whole name can be set there in the weight of its neighbours."""
    found = _fitting(name, int(wide), int(high), k, lines, kind)
    return found is not None and found.bold == kind.bold[0]


def keeps_parts(rows: Sequence[str], lang: str) -> bool:
    """True if no row of a type ends within a part of Japanese signs: that could be anywhere, even within a word."""
    return lang != "ja" or all(row.endswith(MARKS[lang]) for row in rows[:-1])


def in_room(name: str, short: str, wide: float, high: float, k: float, lines: int = 2, kind: Type = NAMES) -> str:
    """What a tile calls a card: its name where the whole of it fits without being narrowed, else its short name."""
    return name if _set(name, int(wide), int(high), k, lines, _one(kind, kind.least, kind.bold[-1])) else short


@lru_cache(2048)
def grown(name: str, wide: int, high: int, k: float, lines: int, kind: Type, factor: float) -> tuple[Type, int]:
    """The type in which a name is largest there, up to so many times as large as usual, and its rows at most; as it is
    where it cannot be larger."""
    least = set_name(name, wide, high, k, lines, kind).size / k
    best = kind, lines, least
    for most in range(1, lines + 1):
        for size in range(round(kind.largest * factor), round(best[2]), -1):
            one = _one(kind, size, kind.bold[0])
            if _set(name, wide, round(high * LOOSE), k, most, one):
                best = one, most, float(size)
                break
    return best[:2]


def _ones(kind: Type) -> Iterator[Type]:
    """Each size and weight of a type, the better ones first."""
    for size in range(kind.largest, kind.least - 1, -1):
        for bold in kind.bold:
            yield _one(kind, size, bold)


def _one(kind: Type, size: int, bold: bool) -> Type:
    return Type(size, size, (bold,), kind.face)


@lru_cache(2048)
def _fitting(name: str, wide: int, high: int, k: float, lines: int, kind: Type) -> Set | None:
    for most in range(1, lines + 1):
        for one in _ones(kind):
            for squeeze in (1.0, *MILD) if one.bold[0] else (1.0,):
                if found := _set(name, wide, high, k, most, one, squeeze):
                    return found
    last = _one(kind, kind.least, False)
    for breaking in get_args(Breaking):
        for squeeze in SQUEEZES:
            if found := _set(name, wide, high, k, lines, last, squeeze, breaking):
                return found
    return None


def _set(
    name: str,
    wide: int,
    high: int,
    k: float,
    most: int,
    one: Type,
    squeeze: float = 1.0,
    breaking: Breaking = "words",
) -> Set | None:
    """The name in one size and weight, in at most so many rows; None if it does not fit."""
    size, bold = round(one.largest * k), one.bold[0]
    rows = _rows(name, font(one.face, size, bold), (wide + (squeeze < 1)) / squeeze, breaking)
    if not rows or len(rows) > most:
        return None
    made = Set(rows, size, bold, one.face, squeeze)
    return made if made.high <= high + 1 else None


def _rows(name: str, f: pygame.font.Font, room: float, breaking: Breaking) -> tuple[str, ...]:
    """The rows of a name; none if something that must stay whole is wider than the room."""
    words = list(WORD.finditer(name))
    if any(map(japanese, name)) and (len(words) == 1 or breaking != "words"):
        tight = breaking == "anywhere"
        whole = all(width(each.strip(), f) <= room for each in pieces(name, tight))
        return tuple(wrap(name, f, room, tight)) if whole else ()
    rows, end = [""], 0
    for word in words:
        gap = " " if word.start() > end and rows[-1] else ""
        end = word.end()
        if width(word[0], f) > room:
            return ()
        if rows[-1] and width(rows[-1] + gap + word[0], f) > room:
            rows.append("" if word[0] == "·" else word[0])  # no row begins with it: its end says as much
        else:
            rows[-1] += gap + word[0]
    return tuple(rows)


def put_name(
    onto: Surface,
    name: str,
    rect: Sequence[float],
    k: float,
    colour: Sequence[int],
    lines: int = 2,
    kind: Type = NAMES,
    align: Align = "middle",
    factor: float = 1.0,
) -> Set:
    """Draw a name into a rectangle (x, y, wide, high in real pixels), in the middle of it or at its left edge; up to
    `factor` times as large as usual where it has room."""
    x, y, wide, high = rect
    if factor > 1:
        kind, lines = grown(name, int(wide), int(high), k, lines, kind, factor)
    made = set_name(name, wide, high, k, lines, kind)
    note(name, wide, made.whole)
    step = made.size * STEP
    top = y + high / 2 - step * (len(made.rows) - 1) / 2
    for n, row in enumerate(made.rows):
        picture = _row(row, made, colour, wide)
        left = x + (wide - picture.get_width()) / 2 if align == "middle" else x
        put(onto, picture, (round(left), round(top + n * step - picture.get_height() / 2)))
    return made


def _row(row: str, made: Set, colour: Sequence[int], wide: float) -> Surface:
    if not made.whole:
        return squeezed(row, made.face, made.size, made.bold, colour, wide, made.size, NARROWEST)
    picture = line(row, font(made.face, made.size, made.bold), colour)
    if made.squeeze == 1.0:
        return picture
    return pygame.transform.smoothscale(picture, (round(picture.get_width() * made.squeeze), picture.get_height()))
