"""What every figure has: the sheet it is drawn with, words, arrows, figures side by side and above one another."""

from __future__ import annotations

from collections.abc import Callable

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import ngon
from game.ui.art.palette import Colour
from game.ui.rulebook.figure import Figure, Sheet
from game.ui.widgets.box import Box, columns
from game.ui.widgets.pen import Pen
from game.words import Phrase

RED_INK: Colour = (142, 40, 24)
LOW = 3.0  # what letters need below the last line
SILENT = Phrase("", "")


def para(
    sheet: Sheet, phrase: Phrase, box: Box, colour: Colour = P.INK_SOFT, bold: bool = False, anchor: str = "center"
) -> float:
    """Words in lines from the top of a box, centred or "left". Returns the y below."""
    y, step = box.y, sheet.note * 1.3
    for row in sheet.rows(phrase, box.w, bold):
        if anchor == "center":
            sheet.pen.words(row, (box.cx, y + step / 2), sheet.note, colour, bold, anchor="center", width=box.w)
        else:
            sheet.pen.words(row, (box.x, y + step / 2), sheet.note, colour, bold, width=box.w)
        y += step
    return y


def lines_high(sheet: Sheet, phrase: Phrase, width: float, bold: bool = False) -> float:
    """How high words are in lines of a width."""
    return sheet.note * 1.3 * len(sheet.rows(phrase, width, bold)) + LOW if phrase.en else 0.0


# ---- one beside or above another -------------------------------------------------------------------
@frozen
class Row:
    """Figures side by side, each in its share of the width, centred on one line."""

    parts: tuple[Figure, ...]
    weights: tuple[float, ...] = ()  # shares of the width; empty: alike, arrows narrow
    gap: float = 10.0

    def _boxes(self, width: float) -> list[Box]:
        weights = self.weights or tuple(0.22 if isinstance(part, Arrow) else 1.0 for part in self.parts)
        return columns(Box(0, 0, width, 0), weights, self.gap)

    def height(self, sheet: Sheet, width: float) -> float:
        return max(part.height(sheet, box.w) for part, box in zip(self.parts, self._boxes(width), strict=True))

    def draw(self, sheet: Sheet, box: Box) -> None:
        for part, place in zip(self.parts, self._boxes(box.w), strict=True):
            high = min(box.h, part.height(sheet, place.w))
            part.draw(sheet, Box(box.x + place.x, box.cy - high / 2, place.w, high))


@frozen
class Stack:
    """Figures one above another."""

    parts: tuple[Figure, ...]
    gap: float = 10.0

    def height(self, sheet: Sheet, width: float) -> float:
        return sum(part.height(sheet, width) for part in self.parts) + self.gap * (len(self.parts) - 1)

    def draw(self, sheet: Sheet, box: Box) -> None:
        y, whole = box.y, self.height(sheet, box.w)
        squeeze = min(1.0, box.h / whole) if whole else 1.0
        for part in self.parts:
            high = part.height(sheet, box.w) * squeeze
            part.draw(sheet, Box(box.x, y, box.w, high))
            y += high + self.gap * squeeze


@frozen
class Words:
    """A line of words, or several."""

    phrase: Phrase
    bold: bool = False
    colour: Colour = P.INK_SOFT

    def height(self, sheet: Sheet, width: float) -> float:
        return lines_high(sheet, self.phrase, width, self.bold)

    def draw(self, sheet: Sheet, box: Box) -> None:
        para(sheet, self.phrase, box, self.colour, self.bold)


@frozen
class Arrow:
    """What leads to the next part of a row; `down` in a stack. A word may stand over it."""

    word: Phrase = SILENT
    down: bool = False
    sign: str = ""  # "+", "=" ... instead of an arrow

    def height(self, sheet: Sheet, width: float) -> float:
        return 24.0 + (sheet.note * 1.3 if self.word.en else 0.0)

    def draw(self, sheet: Sheet, box: Box) -> None:
        pen, y = sheet.pen, box.foot - 12
        if self.word.en:
            pen.words(
                sheet.say(self.word),
                (box.cx, box.y + sheet.note * 0.6),
                sheet.note,
                P.INK_SOFT,
                True,
                anchor="center",
                width=box.w + 16,
            )
        if self.sign:
            pen.words(self.sign, (box.cx, y), 24, P.INK, True, "display", "center")
        elif self.down:
            arrow(pen, (box.cx, y - 10), (box.cx, y + 10))
        else:
            arrow(pen, (max(box.x, box.cx - 24), y), (min(box.right_edge, box.cx + 24), y))


@frozen
class Painted:
    """Anything: a function that draws with `sheet.pen` into a box so many logical pixels high."""

    high: float
    paint: Callable[[Sheet, Box], None]

    def height(self, sheet: Sheet, width: float) -> float:
        return self.high

    def draw(self, sheet: Sheet, box: Box) -> None:
        self.paint(sheet, box)


def arrow(pen: Pen, a: tuple[float, float], b: tuple[float, float], colour: Colour = P.INK, wide: float = 2.2) -> None:
    """A straight arrow in ink."""
    long = ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5 or 1.0
    ux, uy = (b[0] - a[0]) / long, (b[1] - a[1]) / long
    left, top = min(a[0], b[0]) - 12, min(a[1], b[1]) - 12
    ink = pen.layer(abs(a[0] - b[0]) + 24, abs(a[1] - b[1]) + 24)
    ax, ay, bx, by = a[0] - left, a[1] - top, b[0] - left, b[1] - top
    ink.stroke((*colour, 255), [(ax, ay), (bx - ux * 6, by - uy * 6)], wide)
    ink.poly(
        (*colour, 255),
        [(bx, by), (bx - ux * 10 - uy * 5, by - uy * 10 + ux * 5), (bx - ux * 10 + uy * 5, by - uy * 10 - ux * 5)],
    )
    pen.lay(ink, left, top)


def medal(pen: Pen, at: tuple[float, float], words: str, r: float = 13.0, harm: bool = False) -> None:
    """A small brass hexagon with a number or a letter in it."""
    edge = RED_INK if harm else P.INK
    ink = pen.layer(2 * r + 6, 2 * r + 6)
    ink.poly((*edge, 255), ngon((r + 3, r + 3), r, 6))
    ink.poly((*((255, 214, 200) if harm else P.BRASS_LIT), 255), ngon((r + 3, r + 3), r - 1.8, 6))
    pen.lay(ink, at[0] - r - 3, at[1] - r - 3)
    pen.words(words, at, max(12.0, r * 1.15), edge, True, anchor="center", width=2 * r - 4)
