"""What the text view says of a table beside the sentences that are there already."""

from __future__ import annotations

from game.words import Phrase

CHOICES = Phrase("Choices", "選択肢")
ANSWER = Phrase("Answer", "答え")
PLAYERS = Phrase("Players", "プレイヤー")
CHOSEN = Phrase("chosen", "選択中")
TOOLS = Phrase("Tools", "道具")

CALLED = Phrase("{0}: {1}", "{0}：{1}")
CARDS = Phrase("{0}: {1} cards", "{0}：{1}枚")
ONE_CARD = Phrase("{0}: 1 card", "{0}：1枚")
EMPTY = Phrase("{0}: empty", "{0}：なし")
ON = Phrase("{0} on {1}", "{1}の{0}")
HAS_CHOICES = Phrase("{0}: {1} choices", "{0}：選択肢{1}")
MAY_BE_CHOSEN = Phrase("may be chosen", "選べます")
LET_GO = Phrase("{0}: chosen; let go", "{0}：選択中（外す）")
NOT_NOW = Phrase("Not now: {0}", "今はできません：{0}")
NAMELESS = Phrase("a card", "カード")
