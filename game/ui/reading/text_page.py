"""How the text view looks: lines under headings, white on black, the line that is read in a thick frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.ui.told import TextPart
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Pen

if TYPE_CHECKING:
    from game.ui.app import App

BLACK, WHITE, YELLOW, GREY, BLUE = (0, 0, 0), (255, 255, 255), (255, 221, 85), (205, 205, 205), (0, 42, 102)
SIZE, HEAD, SIDE_SIZE, FOOT_SIZE = 20.0, 22.0, 16.0, 15.0
LEAD = 1.4  # height of a row in sizes
SIDE, WIDEST, EDGE = 240.0, 1080.0, 28.0  # width of the list of headings, of lines at most; what is free at the edges
WIDE = 1000.0  # windows as wide as that have room for the headings
PAD, APART = 10.0, 4.0  # in the frame of a line, and between two lines
Place = tuple[int, int]  # which part, which line; -1 for its heading


class TextPage:
    """Lays out and draws; remembers how far it is scrolled, and where lines were drawn."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.offset = 0.0
        self.spots: list[tuple[Box, Place]] = []
        self.kept: dict[tuple[object, ...], list[str]] = {}  # texts broken into rows

    def under(self, pos: tuple[int, int]) -> Place | None:
        """The line at a pixel."""
        at = pos[0] / self.app.scale, pos[1] / self.app.scale
        return next(((part, max(0, line)) for box, (part, line) in self.spots if box.holds(at)), None)

    def draw(self, screen: pygame.Surface, parts: Sequence[TextPart], here: Place, keys: str) -> None:
        """All of it: headings at the left, lines in the middle, the keys at the foot."""
        screen.fill(BLACK)
        pen, room = self.app.pen(screen).exact(), Box(0, 0, *self.app.logical).inset(EDGE, 16)
        factor = self.app.text_factor
        self.spots = []
        self._keys(pen, room, keys, FOOT_SIZE * factor)
        if room.w >= WIDE and len(parts) > 1:
            self._side(pen, room.left(SIDE * factor, EDGE), parts, here[0], SIDE_SIZE * factor)
        room.w = min(room.w, WIDEST * factor)
        self._lines(pen, room, parts, here, factor)

    def rows(self, pen: Pen, text: str, size: float, width: float, bold: bool = False) -> list[str]:
        """A text broken into rows."""
        key = (text, size, width, bold, pen.scale)
        if key not in self.kept:
            if len(self.kept) > 3000:
                self.kept.clear()
            self.kept[key] = pen.rows(text, size, width, bold)
        return self.kept[key]

    def _keys(self, pen: Pen, room: Box, keys: str, size: float) -> None:
        rows = self.rows(pen, keys, size, room.w)
        box = room.bottom(size * LEAD * len(rows) + 6, 10)
        pen.line((box.x, box.y), (box.right_edge, box.y), GREY, 1)
        for n, row in enumerate(rows):
            pen.words(row, (box.x, box.y + 8 + size * LEAD * (n + 0.5)), size, GREY)

    def _side(self, pen: Pen, box: Box, parts: Sequence[TextPart], now: int, size: float) -> None:
        """All headings, as many as there is room for around the present one."""
        laid = [self.rows(pen, part.title, size, box.w - 16, n == now) for n, part in enumerate(parts)]
        highs = [size * LEAD * len(rows) + 8 for rows in laid]
        first = 0
        while sum(highs[first : now + 1]) > box.h:
            first += 1
        y = box.y
        for n in range(first, len(parts)):
            if y + highs[n] > box.foot:
                break
            if n == now:
                pen.slab(Box(box.x, y, 4, highs[n] - 4), (*YELLOW, 255), 1)
            for k, row in enumerate(laid[n]):
                at = (box.x + 14, y + 2 + size * LEAD * (k + 0.5))
                pen.words(row, at, size, YELLOW if n == now else GREY, n == now)
            self.spots.append((Box(box.x, y, box.w, highs[n]), (n, -1)))
            y += highs[n]

    def _lines(self, pen: Pen, room: Box, parts: Sequence[TextPart], here: Place, factor: float) -> None:
        """The lines that can be seen, the one that is read among them."""
        blocks, y = list[tuple[Place, list[str], float, Box]](), 0.0
        for n, part in enumerate(parts):
            for k, text in enumerate((part.title, *(line.words for line in part.lines)), -1):
                size = (HEAD if k < 0 else SIZE) * factor
                rows = self.rows(pen, text, size, room.w - 2 * PAD, k < 0)
                high = size * LEAD * len(rows) + 2 * PAD * 0.6
                y += 12 * (k < 0 < n)
                blocks.append(((n, k), rows, size, Box(room.x, y, room.w, high)))
                y += high + APART
        self._scroll([box for (n, k), _, _, box in blocks if n == here[0] and k in (here[1], here[1] - (here[1] == 0))],
                     y, room.h)  # fmt: skip
        pen.clipped(room)
        for place, rows, size, box in blocks:
            seen = box.shifted(0, room.y - self.offset)
            whole = seen.y >= room.y - 1 and seen.foot <= room.foot + 1
            if whole or place == here:
                self._block(pen, seen, rows, size, place[1] < 0, place == here)
                self.spots.append((seen, place))
        pen.clipped(None)

    def _scroll(self, wanted: Sequence[Box], whole: float, room: float) -> None:
        """As little as needed to show these, the first of them in any case."""
        if wanted:
            self.offset = max(self.offset, wanted[-1].foot + 40 - room)
            self.offset = min(self.offset, max(0.0, wanted[0].y - 8))
        self.offset = max(0.0, min(self.offset, whole - room))

    def _block(self, pen: Pen, box: Box, rows: Sequence[str], size: float, head: bool, here: bool) -> None:
        if here:
            pen.slab(box, (*BLUE, 255), 6, (*WHITE, 255), 3)
        for n, row in enumerate(rows):
            at = (box.x + PAD * (not head), box.y + PAD * 0.6 + size * LEAD * (n + 0.5))
            pen.words(row, at, size, YELLOW if head else WHITE, head)
