"""Sentences of the card table beside those that all match screens share."""

from __future__ import annotations

from game.words import Phrase

CONFIRM_KEY = "confirm"
WHY = Phrase("Why not?", "なぜできない？")
HINT = Phrase("Hint", "ヒント")
SPREAD_NOTE = Phrase("{0} cards", "{0}枚")
SPREAD_ONE = Phrase("1 card", "1枚")
CHOOSE_HERE = Phrase("Choose", "選んでください")
CLOSE = Phrase("Close", "閉じる")
NOT_WITH = Phrase(
    "This does not go with what is chosen: let something else go first",
    "今選んでいるものとは組み合わせられない。先にほかのものを外す",
)
INCOMPLETE = Phrase("Not complete yet: {0}", "まだ足りない：{0}")
SEAT_MAT = Phrase("{0}: everything on this side, larger", "{0}：この席を大きく見る")
ENLARGED = Phrase("Shown larger", "拡大表示中")
CHOSEN_SO_FAR = Phrase("{0} chosen", "{0}枚選択中")
