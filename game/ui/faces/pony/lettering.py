"""The text of a card set into a column: as large as it can be, never cut where it must not be."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pygame import Surface

from game.frozen import frozen
from game.ui.art import palette as P
from game.ui.art.draw import put
from game.ui.art.lettered import letter
from game.ui.art.palette import Colour, mix
from game.ui.art.text import font, line
from game.ui.faces.kit.breaking import Together, broken

WHOLE = re.compile(
    "トラブルメイカー|フレンド|メーン|キャラクター|リソース|イベント|ジレンマ|(?:メイン|スコア)フェイズ|フェイズ|スコア|メイン|"
    "払(?:って|えば|い)|疲労させ(?:て|れば|る)?|移動させ(?:て|れば|る)?|戻(?:して|す)|めく(?:った|って|り|る)|加え(?:て|る)?|"
    "ホーム|パワー|トークン|デッキ|ターン|コスト|ペガサス|レポート|プレイヤー|コントローラー|ボーナス|"
    "カード|ユニーク|恐慌状態|疲労状態|事件|要件|対決|挑戦|疲労|恐慌|状態|捨て札|手札|場所|開始|"
    "終了|勝利|敗北|参加|相手|"
    "自分|持ち主|追加|合計|得点|獲得|移動|配置|反応|公開|無視|無料|無作為|動物|以上|以下|任意|最初|"
    "全員|色|これ[のがをにはと]?|この|その|それ[のがをにはと]?|そこの?|ここの?|持つ|"
    "レインボーダッシュ|アップルジャック|ピンキーパイ|トワイライト|ラリティ|"
    "フラッターシャイ"
)  # words not parted
COUNTED = frozenset("枚体回点個つ人度番払以差の")  # a number is not parted from what it counts
TOGETHER = Together(WHOLE, COUNTED, "+−-")
LEADS = 1.28, 1.2, 1.14  # heights of a line in type sizes, the most wanted first
GAP = 0.3  # what parts two paragraphs, in type sizes
TITLE, KEY, TEXT, NOTE = "title", "key", "text", "note"
BOLD = (TITLE, KEY)

Paragraph = tuple[str, str]  # style, words


@frozen
class Row:
    """A line of type: its words, its style, how far below the top of the column it stands."""

    words: str
    style: str
    y: int


@frozen
class Column:
    """Lines of one type size."""

    rows: tuple[Row, ...]
    size: int
    step: int

    @property
    def height(self) -> int:
        return self.rows[-1].y + self.step if self.rows else 0

    def within(self, height: float) -> Column:
        """As many of its rows as so many pixels have room for: all, of every card of the box."""
        return replace(self, rows=tuple(row for row in self.rows if row.y + self.step <= height))

    def draw(self, dst: Surface, at: tuple[float, float], accent: Colour) -> None:
        """The lines from `at` on downwards; titles and keywords lean to the accent."""
        inks = {TITLE: mix(P.INK_SOFT, accent, 0.55), KEY: accent, TEXT: P.INK, NOTE: P.INK_SOFT}
        for row in self.rows:
            f = font("sans", self.size, row.style in BOLD)
            letter(dst, row.words, (at[0], at[1] + row.y), self.step, f)
            put(dst, line(row.words, f, inks[row.style]), (at[0], at[1] + row.y + (self.step - f.get_height()) / 2))


def column(paragraphs: Sequence[Paragraph], size: int, room: int, lead: float = LEADS[0], gap: float = GAP) -> Column:
    """The paragraphs in a column so wide."""
    rows: list[Row] = []
    step, y = int(size * lead), 0
    for style, words in paragraphs:
        if rows and style != NOTE:
            y += round(size * gap)
        for part in broken(TOGETHER, words, size, room, style in BOLD):
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
    return next(
        (got for lead in LEADS[1:] if (got := column(paragraphs, size, room, lead, 0.12)).height <= height),
        column(paragraphs, size, room, LEADS[-1], 0.0),
    )
