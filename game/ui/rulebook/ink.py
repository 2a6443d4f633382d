"""Draws pages: paper, the fold, words with their links, boxes, and what is marked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

import pygame
from pygame import Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import gradient, grain, ngon
from game.ui.art.palette import Colour, hx, mix
from game.ui.rulebook.pages import Place, Run
from game.ui.rulebook.paging import Laid, Page
from game.ui.rulebook.setting import FRAME, NOTE, NUMERAL, Bit, Line
from game.ui.widgets.box import Box
from game.ui.widgets.ornaments import sign
from game.ui.widgets.pen import Pen

RED_INK: Colour = (142, 40, 24)
SOFT_INK: Colour = hx("#523d27")
GOLD: Colour = (176, 118, 20)
FOUND: Colour = hx("#f7c53c")
CREAM: Colour = (255, 246, 224)
FOLD = 40.0  # how far the shade of the fold reaches


@frozen
class Marked:
    """What is lifted out on a page: the cited rule, by what, the words that were searched for."""

    cited: Place | None = None
    by: str = ""
    found: Mapping[int, Sequence[tuple[int, int, bool]]] | None = None
    """By number of the text: from which letter to which, and if it is the one last gone to."""


@frozen
class Link:
    """Words on a page that lead somewhere."""

    box: Box
    run: Run


Draw = Callable[[str, Box], None]
"""Draws the figure of a key into a box."""


class Inker:
    """Draws the pages of one book."""

    def __init__(self, pen: Pen, hue: Colour, gutter: float, factor: float, figure: Draw) -> None:
        self.pen, self.hue, self.gutter, self.factor, self.figure = pen, hue, gutter, factor, figure
        self.deep = mix(hue, P.INK, 0.55)

    def page(self, page: Page, box: Box, marked: Marked) -> None:
        """Everything on a page; `box` is the column of its words."""
        if marked.cited is not None:
            self._cited(page, box, marked.cited)
        for laid in page:
            self._under(laid, box, marked)
            for line in laid.slug.lines:
                self._line(line, box.x, box.y + laid.y, marked)

    # ---- words ---------------------------------------------------------------------------------
    def _line(self, line: Line, x: float, y: float, marked: Marked) -> None:
        tone = {"ink": P.INK, "soft": SOFT_INK, "red": RED_INK}[line.tone]
        for start, end, now in (marked.found or {}).get(line.text, ()):
            self._found(line, x, y, start, end, now)
        for bit in line.bits:
            colour = self.deep if bit.run.link else mix(P.BRASS_DEEP, RED_INK, 0.35) if bit.run.card else tone
            bold = line.bold or bit.run.strong
            self.pen.words(bit.words, (x + bit.x, y + line.y), line.size, colour, bold, line.face)
            if bit.run.link or bit.run.card:
                wide = self.pen.width(bit.words, line.size, bold, line.face)
                foot = y + line.y + line.size * 0.56
                self.pen.line((x + bit.x, foot), (x + bit.x + wide, foot), colour, 1, 110)

    def _found(self, line: Line, x: float, y: float, start: int, end: int, now: bool) -> None:
        """A field of colour behind the letters that were searched for."""
        for bit in line.bits:
            a, b = max(start, bit.start) - bit.start, min(end, bit.start + len(bit.words)) - bit.start
            if a >= b:
                continue
            bold = line.bold or bit.run.strong
            left = x + bit.x + self.pen.width(bit.words[:a], line.size, bold, line.face)
            wide = self.pen.width(bit.words[a:b], line.size, bold, line.face)
            high = line.size * 1.34
            field = Box(left - 2, y + line.y - high / 2, wide + 4, high)
            self.pen.slab(field, (*FOUND, 235 if now else 120), 4, (*GOLD, 255) if now else None, 1.4)

    # ---- what lies under words -----------------------------------------------------------------
    def _under(self, laid: Laid, box: Box, marked: Marked) -> None:
        slug, pen = laid.slug, self.pen
        strip = Box(box.x, box.y + laid.y, box.w, slug.height)
        match slug.kind:
            case "chapter":
                pen.words(
                    slug.number,
                    (box.x, strip.y + NUMERAL * self.factor * 0.5),
                    NUMERAL * self.factor,
                    self.deep,
                    True,
                    "display",
                )
                pen.line((box.x, strip.foot - 3), (box.right_edge, strip.foot - 3), mix(self.hue, P.INK, 0.35), 1.6)
            case "section":
                tone = RED_INK if slug.place == marked.cited else SOFT_INK
                pen.words(slug.number, (box.x, strip.y + slug.lines[0].y + 1), NOTE * self.factor, tone, True)
            case "item" if slug.number:
                self._bullet(slug.lines[0], strip)
            case "note":
                self._note(laid, strip)
            case "row":
                self._row(laid, strip)
            case "figure":
                self._figure(laid, strip)
            case "see":
                pen.slab(strip, (*mix(self.hue, P.PARCHMENT, 0.6), 130), 8, (*mix(self.hue, P.INK, 0.4), 200))
                sign(pen, "book", (strip.x + 23, strip.cy), 10, mix(self.hue, P.INK, 0.5))
            case "tag" if marked.by:
                self._tag(strip, marked.by)

    def _bullet(self, line: Line, strip: Box) -> None:
        """A small hexagon before an item."""
        x, y = strip.x + line.bits[0].x - 12, strip.y + line.y
        ink = self.pen.layer(10, 10)
        ink.poly((*mix(self.hue, P.INK, 0.35), 255), ngon((5, 5), 3.4, 6))
        self.pen.lay(ink, x - 5, y - 5)

    def _note(self, laid: Laid, strip: Box) -> None:
        """A red-brown bar beside what we had to work out ourselves, with its sign at the first line."""
        first = laid.slug.lines[0].bits[0].x
        self.pen.line((strip.x + first - 22, strip.y), (strip.x + first - 22, strip.foot), RED_INK, 1.6, 170)
        if laid.slug.first:
            sign(self.pen, "warn", (strip.x + first - 11, strip.y + laid.slug.lines[0].y), 5.5, RED_INK)

    def _row(self, laid: Laid, strip: Box) -> None:
        slug, pen = laid.slug, self.pen
        x = min(line.bits[0].x for line in slug.lines if line.bits) - 7 if slug.lines else 0.0
        row = Box(strip.x + x, strip.y, strip.w - x, strip.h)
        if slug.first:
            pen.slab(row, (*mix(self.hue, P.PARCHMENT, 0.62), 130), 4)
            pen.line((row.x, row.y), (row.right_edge, row.y), mix(self.hue, P.INK, 0.4), 1.4)
        pen.line(
            (row.x, row.foot),
            (row.right_edge, row.foot),
            mix(self.hue, P.INK, 0.4),
            1.4 if slug.first or slug.last else 1,
            255 if slug.first or slug.last else 70,
        )

    def _figure(self, laid: Laid, strip: Box) -> None:
        """A lighter leaf with the figure; its caption stands below."""
        self.pen.slab(strip, (255, 250, 236, 140), 8, (*SOFT_INK, 150))
        self.figure(laid.slug.figure, figure_box(strip, laid))

    # ---- the cited rule ------------------------------------------------------------------------
    def _cited(self, page: Page, box: Box, cited: Place) -> None:
        """The rule that led here lies on a gold field with a bar at its side."""
        rows = [laid for laid in page if laid.slug.place == cited and laid.slug.kind not in ("gap", "tag", "figure")]
        if not rows:
            return
        top, foot = box.y + rows[0].y, box.y + rows[-1].y + rows[-1].slug.height
        field = Box(box.x - 12, top - 7, box.w + 24, foot - top + 14)
        self.pen.slab(field, (*P.OFFER, 92), 8, (*GOLD, 255), 1.6)
        self.pen.slab(Box(field.x, field.y, 6, field.h), (*GOLD, 255), 3)

    def _tag(self, strip: Box, by: str) -> None:
        """What led here, on a brass tag below the rule."""
        size = 12.0
        wide = min(strip.w, self.pen.width(by, size, True) + 46)
        tag = Box(strip.right_edge - wide, strip.y + 8, wide, 26)
        self.pen.slab(tag, (*GOLD, 255), 13)
        sign(self.pen, "warn", (tag.x + 18, tag.cy), 6.5, CREAM)
        self.pen.words(by, (tag.x + 32, tag.cy), size, CREAM, True, width=tag.w - 46)

    # ---- the foot of the page ------------------------------------------------------------------
    def folio(self, leaf: Box, column: Box, number: int, title: str, outer: bool) -> None:
        """The number of the page at its outer edge, the chapter at the other one."""
        pen, y = self.pen, leaf.foot - 22
        sides = ((column.x, "midleft"), (column.right_edge, "midright"))
        (nx, where), (cx, other) = sides if outer else sides[::-1]
        pen.words(str(number), (nx, y), 13, SOFT_INK, anchor=where)
        pen.words(title, (cx, y), 13, SOFT_INK, anchor=other, width=column.w * 0.8)


def figure_box(strip: Box, laid: Laid) -> Box:
    """Where in its strip a figure is drawn."""
    return Box(strip.x + FRAME, strip.y + FRAME, strip.w - 2 * FRAME, laid.slug.inner)


def figures(page: Page, box: Box) -> Iterator[tuple[str, Box]]:
    """The figures of a page and where they are drawn."""
    for laid in page:
        if laid.slug.kind == "figure":
            yield laid.slug.figure, figure_box(Box(box.x, box.y + laid.y, box.w, laid.slug.height), laid)


def links(page: Page, box: Box, pen: Pen) -> Iterator[Link]:
    """The words on a page that lead somewhere, in reading order."""
    for laid in page:
        for line in laid.slug.lines:
            for bit in line.bits:
                if bit.run.link or bit.run.card:
                    yield Link(_around(line, bit, box, laid.y, pen), bit.run)


def _around(line: Line, bit: Bit, box: Box, y: float, pen: Pen) -> Box:
    wide = pen.width(bit.words, line.size, line.bold or bit.run.strong, line.face)
    high = line.size * 1.4
    return Box(box.x + bit.x - 2, box.y + y + line.y - high / 2, wide + 4, high)


# ---- the book itself -------------------------------------------------------------------------------
def draw_book(pen: Pen, box: Box, hue: Colour, leaves: Sequence[Box]) -> None:
    """The binding, the edges of the leaves below, and the pages that lie open."""
    pen.kept(("book", hue, len(leaves)), box, lambda pen, box: _book(pen, box, hue, leaves), 36)


def _book(pen: Pen, box: Box, hue: Colour, leaves: Sequence[Box]) -> None:
    pen.shade(box, 10, 14, 200, 6)
    pen.slab(box, (*mix(hue, (14, 8, 4), 0.66), 255), 10, (*mix(hue, (0, 0, 0), 0.4), 255))
    pages = Box(leaves[0].x, leaves[0].y, leaves[-1].right_edge - leaves[0].x, leaves[0].h)
    for k in range(4):
        low = Box(pages.x - 4 + k, pages.y - 4 + k, pages.w + 8 - 2 * k, pages.h + 8 - 2 * k)
        pen.slab(low, (*mix(P.PARCHMENT_LOW, P.IVORY, k / 5), 255), 4, (*mix(P.PARCHMENT_LOW, P.INK, 0.3), 90), 0.8)
    for n, leaf in enumerate(leaves):
        r = pen.rect(leaf)
        pen.surface.blit(_paper(r.size, pen.px(FOLD), n - 1 if len(leaves) > 1 else 0), r.topleft)


def _paper(size: tuple[int, int], fold: int, side: int) -> Surface:
    """A leaf of parchment. The fold is at its right (-1) or left (0) edge, where it is darker."""
    s = gradient(size, mix(P.PARCHMENT, P.IVORY, 0.3), mix(P.PARCHMENT, P.PARCHMENT_LOW, 0.3), 0.05)
    grain(s, 15, 5)
    for k in range(fold):
        v = 255 - round(92 * (1 - k / fold) ** 2)
        strip = Surface((1, size[1]))
        strip.fill((v, v, max(0, v - 5)))
        s.blit(strip, (size[0] - 1 - k if side else k, 0), special_flags=pygame.BLEND_RGB_MULT)
    return s
