"""The text of a card set into a column: as large as it can be, never cut where it must not be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pygame import Surface

from game.frozen import frozen
from game.ui.art.draw import put
from game.ui.art.lettered import letter
from game.ui.art.palette import Colour
from game.ui.art.text import font, line
from game.ui.faces.kit.breaking import Together, broken, plainly_broken

WHOLE = re.compile(
    "メダロッター|メダロット|メダル|トラッシュ|ストック|デッキ|ターン|装甲|威力|行動|攻撃|"
    "射撃|格闘|特殊|移動|防御|手札|味方|相手|破壊|無効|中立|"
    "持ち主|終了|支払う|まだ|すべて|発動|効果|追加|解除|動かす|仕かける|"
    "無作為|効かない|できない|していない"
)  # words not parted
COUNTED = frozenset("枚体回点マ以つタ")  # a number is not parted from what it counts
TOGETHER = Together(WHOLE, COUNTED)
LEADS = 1.28, 1.2, 1.14  # heights of a line in type sizes, the most wanted first


@frozen
class Column:
    """Lines of one type size; `bold` of them at the top are a heading."""

    rows: tuple[str, ...]
    bold: int
    size: int
    step: int

    @property
    def height(self) -> int:
        return len(self.rows) * self.step

    def within(self, height: float) -> Column:
        """As many of its lines as so many pixels have room for: all, of every card of the box."""
        return replace(self, rows=self.rows[: int(height // self.step)])

    def draw(self, dst: Surface, at: tuple[float, float], tone: Colour, heading: Colour) -> None:
        """The lines from `at` on downwards."""
        for k, words in enumerate(self.rows):
            f = font("sans", self.size, k < self.bold)
            letter(dst, words, (at[0], at[1] + k * self.step), self.step, f)
            y = at[1] + k * self.step + (self.step - f.get_height()) / 2
            put(dst, line(words, f, heading if k < self.bold else tone), (at[0], y))


def sentence(words: str) -> str:
    """The words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def column(heading: str, words: str, size: int, room: int, lead: float = LEADS[0]) -> Column:
    """A heading ("" for none) over a text."""
    bold = broken(TOGETHER, heading, size, room, True) if heading else ()
    return Column((*bold, *broken(TOGETHER, words, size, room, False)), len(bold), size, int(size * lead))


def fitted(heading: str, words: str, room: int, choices: Sequence[tuple[int, float]]) -> Column:
    """The text in the first type size whose height is enough, of (size, height) pairs; else as dense as can be."""
    for size, height in choices:
        rows = len(plainly_broken(TOGETHER, heading, size, room, True))
        rows += len(plainly_broken(TOGETHER, words, size, room, False))
        if rows * int(size * LEADS[0]) <= height:  # narrowing a column never adds a row
            return column(heading, words, size, room)
    size, height = choices[-1]
    return next(
        (got for lead in LEADS[1:] if (got := column(heading, words, size, room, lead)).height <= height),
        column(heading, words, size, room, LEADS[-1]),
    )
