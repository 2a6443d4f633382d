"""The text of a card set into a column: as large as it can be, never cut where it must not be."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Surface

from game.ui.art.draw import put
from game.ui.art.palette import Colour
from game.ui.art.text import font, line, pieces, width

WHOLE = re.compile("メダロッター|メダロット|メダル|トラッシュ|ストック|デッキ|ターン|装甲|威力|行動|攻撃|"
                   "射撃|格闘|特殊|移動|防御|手札|味方|相手|破壊|無効|中立|"
                   "持ち主|終了|支払う|まだ|すべて|発動|効果|追加|解除|動かす|仕かける|"
                   "無作為|効かない|できない|していない")      # words not parted
COUNTED = frozenset("枚体回点マ以つタ")      # a number is not parted from what it counts
LEADS = 1.28, 1.2, 1.14                  # heights of a line in type sizes, the most wanted first
SCRAP = .24                              # a last line shorter than this share narrows the column


@dataclass(frozen=True, slots=True)
class Column:
    """Lines of one type size; `bold` of them at the top are a heading."""

    rows: tuple[str, ...]
    bold: int
    size: int
    step: int

    @property
    def height(self) -> int:
        return len(self.rows) * self.step

    def draw(self, dst: Surface, at: tuple[float, float], tone: Colour, heading: Colour) -> None:
        """The lines from `at` on downwards."""
        for k, words in enumerate(self.rows):
            f = font("sans", self.size, k < self.bold)
            y = at[1] + k * self.step + (self.step - f.get_height()) / 2
            put(dst, line(words, f, heading if k < self.bold else tone), (at[0], y))


def sentence(words: str) -> str:
    """The words with a capital letter at their beginning."""
    return words[:1].upper() + words[1:]


def column(heading: str, words: str, size: int, room: int, lead: float = LEADS[0]) -> Column:
    """A heading ("" for none) over a text."""
    bold = broken(heading, size, room, True) if heading else ()
    return Column((*bold, *broken(words, size, room, False)), len(bold), size, int(size * lead))


def fitted(heading: str, words: str, room: int, choices: Sequence[tuple[int, float]]) -> Column:
    """The text in the first type size whose height is enough, of (size, height) pairs; else as dense as can be."""
    for size, height in choices:
        rows = len(_broken(heading, size, room, True)) + len(_broken(words, size, room, False))
        if rows * int(size * LEADS[0]) <= height:                  # narrowing a column never adds a row
            return column(heading, words, size, room)
    size, height = choices[-1]
    return next((got for lead in LEADS[1:] if (got := column(heading, words, size, room, lead)).height <= height),
                column(heading, words, size, room, LEADS[-1]))


@lru_cache(1024)
def broken(words: str, size: int, room: int, bold: bool) -> tuple[str, ...]:
    """Lines no wider than the room; the column is narrowed a little if the last one would be a scrap."""
    rows = best = _broken(words, size, room, bold)
    f = font("sans", size, bold)
    for k in range(1, 9):
        if len(best) < 2 or width(best[-1], f) >= SCRAP * room:
            break
        got = _broken(words, size, round(room * (1 - .035 * k)), bold)
        if len(got) > len(rows):
            break
        best = got
    return best


@lru_cache(1024)
def _broken(words: str, size: int, room: int, bold: bool) -> tuple[str, ...]:
    f = font("sans", size, bold)
    rows: list[str] = []
    now = ""
    for piece in unbroken(words):
        if now.strip() and width((now + piece).strip(), f) > room:
            rows.append(now.strip())
            now = ""
        now += piece
    return (*rows, now.strip()) if now.strip() else tuple(rows)


@lru_cache(512)
def unbroken(words: str) -> tuple[str, ...]:
    """The smallest runs that no line may be broken in."""
    inside = {place for found in WHOLE.finditer(words) for place in range(found.start() + 1, found.end())}
    out: list[str] = []
    place = 0
    for piece in pieces(words, tight=True):
        last = out[-1].rstrip() if out else ""
        counts = last[-1:].isdigit() and piece[0] in COUNTED
        signed = last[-1:] in ("+", "−") or (piece[0] in "+−" and last and not last[-1].isascii())
        if last and (counts or signed or place in inside):
            out[-1] += piece
        else:
            out.append(piece)
        place += len(piece)
    return tuple(out)
