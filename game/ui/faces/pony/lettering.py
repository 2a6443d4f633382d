"""The text of a card set into a column: as large as it can be, never cut where it must not be."""
from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Surface

from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line, pieces, width

WHOLE = re.compile("トラブルメイカー|フレンド|メーン|キャラクター|リソース|イベント|ジレンマ|フェイズ|スコア|メイン|"
                   "ホーム|パワー|トークン|デッキ|ターン|コスト|ペガサス|レポート|プレイヤー|コントローラー|ボーナス|"
                   "カード|ユニーク|恐慌状態|疲労状態|事件|要件|対決|挑戦|疲労|恐慌|状態|捨て札|手札|場所|開始|"
                   "終了|勝利|敗北|参加|相手|"
                   "自分|持ち主|追加|合計|得点|獲得|移動|配置|反応|公開|無視|無料|無作為|動物|以上|以下|任意|最初|"
                   "全員|色|これ[のがをにはと]?|この|その|それ[のがをにはと]?|そこの?|ここの?|持つ|払い|"
                   "レインボーダッシュ|アップルジャック|ピンキーパイ|トワイライト|ラリティ|"
                   "フラッターシャイ")          # words not parted
COUNTED = frozenset("枚体回点個つ人度番払以差の")      # a number is not parted from what it counts
LEADS = 1.28, 1.2, 1.14                  # heights of a line in type sizes, the most wanted first
SCRAP = .24                              # a last line shorter than this share narrows the column
GAP = .3                                 # what parts two paragraphs, in type sizes
TITLE, KEY, TEXT, NOTE = "title", "key", "text", "note"
BOLD = (TITLE, KEY)

Paragraph = tuple[str, str]              # style, words


@dataclass(frozen=True, slots=True)
class Row:
    """A line of type: its words, its style, how far below the top of the column it stands."""

    words: str
    style: str
    y: int


@dataclass(frozen=True, slots=True)
class Column:
    """Lines of one type size."""

    rows: tuple[Row, ...]
    size: int
    step: int

    @property
    def height(self) -> int:
        return self.rows[-1].y + self.step if self.rows else 0

    def draw(self, dst: Surface, at: tuple[float, float], accent: Colour) -> None:
        """The lines from `at` on downwards; titles and keywords lean to the accent."""
        inks = {TITLE: mix(P.INK_SOFT, accent, .55), KEY: accent, TEXT: P.INK, NOTE: P.INK_SOFT}
        for row in self.rows:
            f = font("sans", self.size, row.style in BOLD)
            put(dst, line(row.words, f, inks[row.style]), (at[0], at[1] + row.y + (self.step - f.get_height()) / 2))


def column(paragraphs: Sequence[Paragraph], size: int, room: int, lead: float = LEADS[0], gap: float = GAP) -> Column:
    """The paragraphs in a column so wide."""
    rows: list[Row] = []
    step, y = int(size * lead), 0
    for style, words in paragraphs:
        if rows and style != NOTE:
            y += round(size * gap)
        for part in broken(words, size, room, style in BOLD):
            rows.append(Row(part, style, y))
            y += step
    return Column(tuple(rows), size, step)


def fitted(paragraphs: Sequence[Paragraph], room: int, choices: Sequence[tuple[int, float]]) -> Column:
    """The text in the first type size whose height is enough, of (size, height) pairs; else as dense as can be."""
    for size, height in choices:
        got = column(paragraphs, size, room)
        if got.height <= height:
            return got
    size, height = choices[-1]
    return next((got for lead in LEADS[1:] if (got := column(paragraphs, size, room, lead, .12)).height <= height),
                column(paragraphs, size, room, LEADS[-1], 0.))


@lru_cache(2048)
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


@lru_cache(2048)
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
        signed = last[-1:] in ("+", "−", "-") or (piece[0] in "+−-" and last and not last[-1].isascii())
        if last and (counts or signed or place in inside):
            out[-1] += piece
        else:
            out.append(piece)
        place += len(piece)
    return tuple(out)
