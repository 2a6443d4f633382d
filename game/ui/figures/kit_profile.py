"""A cut through spaces side by side: levels, steps over them, what each costs, where a die is rolled."""

from __future__ import annotations

from game.frozen import frozen
from game.rules.arena.falling import is_fall
from game.rules.arena.footing import price
from game.ui.art import palette as P
from game.ui.art.draw import bezier
from game.ui.art.palette import Colour, mix
from game.ui.figures.kit_base import RED_INK, medal
from game.ui.rulebook.figure import Sheet
from game.ui.widgets.box import Box
from game.ui.widgets.pen import Ink
from game.words import Phrase

EARTH, GRASS, STONE, STONE_LIT = (151, 116, 74), (111, 128, 66), (128, 122, 112), (168, 162, 150)
WATER, WATER_LIT = (47, 111, 140), (190, 226, 226)
BLUE_INK: Colour = (20, 70, 96)
WET = -1
ROLL, STOP, NO_WAY = Phrase("roll a die", "ダイスを振る"), Phrase("stop", "停止"), Phrase("too high", "高すぎる")
WATER_WORD = Phrase("water", "水")
STONY = 2  # from this level on a space is of stone


@frozen
class Profile:
    """Spaces by their levels (-1: water) that a figure of a size goes over from left to right. Prices, dice and stops
    are the rules' own."""

    levels: tuple[int, ...]
    size: int = 4
    high: float = 210.0
    starts: tuple[int, ...] = ()  # places where somebody else starts: no step leads to them

    def height(self, sheet: Sheet, width: float) -> float:
        return min(self.high, sheet.most)

    def draw(self, sheet: Sheet, box: Box) -> None:
        wide = box.w / len(self.levels)
        top = max(*self.levels, 1)
        unit = min(26.0, (box.h - 96) / top)
        base = box.h - 14
        ink = sheet.pen.layer(box.w, box.h, 3)
        tops = [base - 34 - level * unit if level >= 0 else base - 26 for level in self.levels]
        for n, level in enumerate(self.levels):
            self._column(ink, n * wide, wide, tops[n], base, level, unit)
        steps = [n for n in range(1, len(self.levels)) if n not in self.starts]
        for n in steps:
            self._hop(ink, (n - 0.5) * wide, (n + 0.5) * wide, tops[n - 1], tops[n], self._colour(n))
        sheet.pen.lay(ink, box.x, box.y)
        for n, level in enumerate(self.levels):
            said = sheet.say(WATER_WORD) if level == WET else str(level)
            sheet.pen.words(
                said,
                (box.x + (n + 0.5) * wide, box.y + base - 11),
                13,
                (255, 244, 220),
                True,
                anchor="center",
                width=wide - 6,
            )
        for n in steps:
            self._told(sheet, box, n, wide, tops)

    def _rise(self, n: int) -> int:
        return self.levels[n] - self.levels[n - 1]

    def _rolls(self, n: int) -> bool:
        return is_fall(-self._rise(n), self.size, self.levels[n] == WET)

    def _colour(self, n: int) -> Colour:
        return RED_INK if self._rolls(n) or price(self._rise(n), self.size, False) is None else P.INK

    def _column(self, ink: Ink, x: float, wide: float, top: float, base: float, level: int, unit: float) -> None:
        if level == WET:
            ink.box((*WATER, 255), (x + 1, top, wide - 2, base - top))
            ink.box((*mix(EARTH, (0, 0, 0), 0.2), 255), (x + 1, base - 4, wide - 2, 4))
            ink.stroke((*WATER_LIT, 255), [(x + 7, top + 4), (x + wide - 7, top + 4)], 2)
            return
        body, lit = (STONE, STONE_LIT) if level >= STONY else (EARTH, GRASS)
        ink.box((*body, 255), (x + 1, top, wide - 2, base - top))
        ink.box((*lit, 255), (x + 1, top, wide - 2, 8))
        for n in range(1, level + 1):
            ink.stroke((40, 28, 18, 90), [(x + 1, top + n * unit), (x + wide - 1, top + n * unit)], 1)

    def _hop(self, ink: Ink, x0: float, x1: float, y0: float, y1: float, colour: Colour) -> None:
        a, b = (x0 + 4, y0 - 8), (x1 - 4, y1 - 10)
        peak = min(a[1], b[1]) - 26
        curve = bezier(a, (a[0] + 10, peak), (b[0] - 12, peak), b)
        ink.stroke((*colour, 255), curve, 2.2)
        ux, uy = b[0] - curve[-4][0], b[1] - curve[-4][1]
        long = (ux * ux + uy * uy) ** 0.5 or 1
        ux, uy = ux / long, uy / long
        ink.poly(
            (*colour, 255),
            [
                (b[0] + ux * 5, b[1] + uy * 5),
                (b[0] - ux * 6 - uy * 5, b[1] - uy * 6 + ux * 5),
                (b[0] - ux * 6 + uy * 5, b[1] - uy * 6 - ux * 5),
            ],
        )

    def _told(self, sheet: Sheet, box: Box, n: int, wide: float, tops: list[float]) -> None:
        """What a step costs, and what else happens."""
        cost, x, y = price(self._rise(n), self.size, False), box.x + n * wide, box.y + min(tops[n - 1], tops[n]) - 32
        harm = self._colour(n) == RED_INK
        medal(sheet.pen, (x, y), "×" if cost is None else str(cost), 12, harm)
        said = NO_WAY if cost is None else ROLL if self._rolls(n) else STOP if self.levels[n] == WET else None
        if said is not None:
            tone = RED_INK if harm else BLUE_INK
            sheet.pen.words(sheet.say(said), (x + 17, y - 1), 12, tone, True, width=wide + 10)
