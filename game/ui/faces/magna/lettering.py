"""The text of a card set into a column: paragraphs with their first words in bold, as large as they can be, broken only
where a line may be broken."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from pygame import Surface

from game.frozen import frozen
from game.rules.magna.words import SKILLS
from game.ui.art.draw import put
from game.ui.art.lettered import letter
from game.ui.art.palette import Colour
from game.ui.art.text import font, line, pieces, rows_of, width

WHOLE = re.compile(
    "戦闘終了まで|ターン終了まで|ブレイクトリガー|デッキ|シャッフル|ユニット|ノーマル|チェック|"
    "状態|ダメージ|"
    "マグナ|ファイト|ターン|スロット|カード|ランク|トラップ|アタック|ブロック|チェイン|ドロー|シンボル|コスト|"
    "自軍|敵軍|部隊|守備|進攻|戦闘|拠点|攻撃力|防御力|手札|山札|捨て山|兵力|武装|作戦|戦術|増援|生産|"
    "遊撃|突撃|撃破|破棄|配置|軍資金|終了|まで|すべて|対象|宣言|無効|効果|裏向き|表向き|任意|現存|"
    "加える|最小|最初|合計|順番|割り振る|持ち主|無作為|使用者|以上"
)  # words not parted
COUNTED = frozenset("枚体回点つダXマフ")  # a number is not parted from what it counts
LEADING = frozenset("力Xクナト×")  # and a number is not parted from what it is a number of
NAMES = frozenset(skill.en for skill in SKILLS.values())
CLINGING = frozenset("●◆▼★■▽◇☆<")
OPENS = re.compile(r"(?<=.)(?=\[)")  # a line may end before what says how long it lasts
LEADS = 1.28, 1.2, 1.14  # heights of a line in type sizes, the most wanted first
GAP = 0.34  # what parts two paragraphs, in type sizes
SCRAP = 0.22  # a last line shorter than this share narrows the column
Paragraph = tuple[str, str]  # its first words, in bold, and the rest


@frozen
class Row:
    """A line: its bold and its plain words, and how far its upper edge lies below that of the text."""

    bold: str
    plain: str
    y: int

    @property
    def words(self) -> str:
        """What stands there."""
        return self.bold + self.plain

    def wide(self, size: int) -> int:
        """How wide it is."""
        return width(self.bold, font("sans", size, True)) + width(self.plain, font("sans", size))


@frozen
class Column:
    """Rows of one type size."""

    rows: tuple[Row, ...]
    size: int
    step: int

    @property
    def height(self) -> int:
        return self.rows[-1].y + self.step if self.rows else 0

    def within(self, height: float) -> Column:
        """As many of its rows as so many pixels have room for: all, of every card of the box."""
        return replace(self, rows=tuple(row for row in self.rows if row.y + self.step <= height))

    def draw(self, dst: Surface, at: tuple[float, float], tone: Colour, heading: Colour) -> None:
        """The rows from `at` on downwards."""
        for row in self.rows:
            x = at[0]
            for words, bold in ((row.bold, True), (row.plain, False)):
                if words:
                    f = font("sans", self.size, bold)
                    letter(dst, words, (x, at[1] + row.y), self.step, f)
                    put(
                        dst,
                        line(words, f, heading if bold else tone),
                        (x, at[1] + row.y + (self.step - f.get_height()) / 2),
                    )
                    x += width(words, f)


def fitted(paragraphs: Sequence[Paragraph], room: int, choices: Sequence[tuple[int, float]]) -> Column:
    """The text in the first type size whose height is enough, of (size, height) pairs; else as dense as can be."""
    words = tuple(paragraphs)
    for size, height in choices:
        got = column(words, size, room)
        if got.height <= height and all(row.wide(size) <= room for row in got.rows):
            return got
    size, height = choices[-1]
    return next(
        (got for lead in LEADS[1:] if (got := column(words, size, room, lead)).height <= height),
        column(words, size, room, LEADS[-1]),
    )


@lru_cache(512)
def column(paragraphs: tuple[Paragraph, ...], size: int, room: int, lead: float = LEADS[0]) -> Column:
    """The paragraphs one below the other."""
    rows: list[Row] = []
    step, y = int(size * lead), 0
    for k, (bold, plain) in enumerate(paragraphs):
        y += round(size * GAP) if k else 0
        for first, rest in _set(bold, plain, size, room):
            rows.append(Row(first, rest, y))
            y += step
    return Column(tuple(rows), size, step)


@lru_cache(1024)
def _set(bold: str, plain: str, size: int, room: int) -> tuple[tuple[str, str], ...]:
    """Rows no wider than the room; the column is narrowed a little if the last one would be a scrap."""
    rows = best = _broken(bold, plain, size, room)
    for k in range(1, 6):
        if len(best) < 2 or Row(*best[-1], 0).wide(size) >= SCRAP * room:
            break
        got = _broken(bold, plain, size, round(room * (1 - 0.035 * k)))
        if len(got) > len(rows):
            break
        best = got
    return best


def _broken(bold: str, plain: str, size: int, room: int) -> tuple[tuple[str, str], ...]:
    words = bold + plain

    def parts(first: int, last: int) -> tuple[str, str]:
        row = words[first:last]
        cut = max(0, min(len(row), len(bold) - first))
        head, tail = row[:cut], row[cut:]
        return (head.lstrip(), tail.rstrip()) if head else ("", tail.strip())

    rows = rows_of(unbroken(words), lambda start, end: Row(*parts(start, end), 0).wide(size), room)
    return tuple(row for row in (parts(start, end) for start, end in rows) if row != ("", ""))


@lru_cache(512)
def unbroken(words: str) -> tuple[str, ...]:
    """The smallest runs that no line may be broken in."""
    inside = {place for found in WHOLE.finditer(words) for place in range(found.start() + 1, found.end())}
    out: list[str] = []
    place = 0
    for piece in (part for whole in pieces(words, tight=True) for part in OPENS.split(whole) if part):
        last = out[-1].rstrip() if out else ""
        counts = last[-1:].isdigit() and piece[0] in COUNTED
        signed = last[-1:] in ("+", "-", "×") or (piece[0] in "+-×" and bool(last) and not last[-1].isascii())
        counts = counts or (piece[0].isdigit() and (last[-1:] in LEADING or last.lstrip("(") in NAMES))
        if last and (counts or signed or last[-1:] in CLINGING or piece[0] == ">" or place in inside):
            out[-1] += piece
        else:
            out.append(piece)
        place += len(piece)
    return tuple(out)
