"""Phases in their order, and signs with what they mean."""

from __future__ import annotations

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.palette import mix
from game.ui.figures.kit_base import SILENT, arrow, lines_high, medal, para
from game.ui.rulebook.figure import Sheet
from game.ui.table.signs import draw_sign
from game.ui.widgets.box import Box
from game.ui.widgets.pen import LEAD
from game.words import Phrase


@frozen
class Stop:
    """A phase: its name and, if wanted, what is done in it."""

    title: Phrase
    note: Phrase = SILENT
    lit: bool = False  # this one is spoken of
    mark: str = ""  # stands in its hexagon instead of a number: a moment between phases


@frozen
class Flow:
    """Phases in their order: with notes one below another on a line, without as plates with arrows between them."""

    stops: tuple[Stop, ...]
    back: bool = False  # from the last one it goes on with the first

    @property
    def tall(self) -> bool:
        return any(stop.note.en for stop in self.stops)

    def height(self, sheet: Sheet, width: float) -> float:
        if self.tall:
            return sum(self._step(sheet, stop, width) for stop in self.stops) + 4
        return len(self._plates(sheet, width)[-1:]) and self._plates(sheet, width)[-1].foot + 2

    def _step(self, sheet: Sheet, stop: Stop, width: float) -> float:
        return sheet.note * LEAD + lines_high(sheet, stop.note, width - 44) + 9

    def _plates(self, sheet: Sheet, width: float) -> list[Box]:
        """The plates in lines, broken like words, each line centred."""
        lines, x, high = [list[Box]()], 0.0, sheet.note * 2.3
        for stop in self.stops:
            wide = sheet.pen.width(sheet.say(stop.title), sheet.note, True) + 24
            if x and x + wide > width:
                lines.append([])
                x = 0.0
            lines[-1].append(Box(x, (len(lines) - 1) * (high + 10), wide, high))
            x += wide + 24
        for line in lines:
            spare = (width - line[-1].right_edge) / 2
            for box in line:
                box.x += spare
        return [box for line in lines for box in line]

    def draw(self, sheet: Sheet, box: Box) -> None:
        if self.tall:
            self._column(sheet, box)
        else:
            self._line(sheet, box)

    def _line(self, sheet: Sheet, box: Box) -> None:
        pen, plates = sheet.pen, [place.shifted(box.x, box.y) for place in self._plates(sheet, box.w)]
        for n, (stop, plate) in enumerate(zip(self.stops, plates, strict=True)):
            fill = mix(sheet.hue, P.PARCHMENT, 0.25 if stop.lit else 0.7)
            pen.slab(plate, (*fill, 255), 8, (*mix(sheet.hue, P.INK, 0.45), 255), 1.4)
            pen.words(sheet.say(stop.title), (plate.cx, plate.cy), sheet.note, P.INK, True, anchor="center")
            if n < len(plates) - 1 or self.back:
                arrow(pen, (plate.right_edge + 3, plate.cy), (plate.right_edge + 21, plate.cy), P.INK_SOFT)

    def _column(self, sheet: Sheet, box: Box) -> None:
        pen, y, r = sheet.pen, box.y, 12.0
        for n, stop in enumerate(self.stops):
            high, middle = self._step(sheet, stop, box.w), y + sheet.note * LEAD / 2
            if n < len(self.stops) - 1:
                pen.line((box.x + 18, middle), (box.x + 18, middle + high), P.INK_SOFT, 2)
            number = sum(not other.mark for other in self.stops[: n + 1])
            medal(pen, (box.x + 18, middle), stop.mark or str(number), r, stop.lit)
            pen.words(sheet.say(stop.title), (box.x + 42, middle), sheet.note + 1, P.INK, True, width=box.w - 44)
            para(sheet, stop.note, Box(box.x + 42, y + sheet.note * LEAD + 1, box.w - 44, 99), anchor="left")
            y += high


@frozen
class Signs:
    """Signs of the game with what they mean, in columns. A sign is a name of `Layout.sign` or of art/icons.py."""

    rows: tuple[tuple[str, Phrase], ...]
    across: int = 2
    size: float = 24.0

    def _wide(self, width: float) -> float:
        return width / self.across

    def _tall(self, sheet: Sheet, width: float) -> float:
        words = max(lines_high(sheet, said, self._wide(width) - self.size - 18) for _, said in self.rows)
        return max(self.size, words) + 8

    def height(self, sheet: Sheet, width: float) -> float:
        return -(-len(self.rows) // self.across) * self._tall(sheet, width)

    def draw(self, sheet: Sheet, box: Box) -> None:
        wide, tall = self._wide(box.w), self._tall(sheet, box.w)
        for n, (name, said) in enumerate(self.rows):
            cell = Box(box.x + n % self.across * wide, box.y + n // self.across * tall, wide, tall)
            draw_sign(sheet.pen, name, (cell.x + self.size / 2 + 2, cell.cy), self.size, P.INK)
            room = Box(cell.x + self.size + 12, cell.y, cell.w - self.size - 18, cell.h)
            room.y += (cell.h - lines_high(sheet, said, room.w)) / 2
            para(sheet, said, room, P.INK, anchor="left")
