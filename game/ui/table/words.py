"""Every sentence of the card table that is not a game's own; what all screens round a match say is in play/words.py."""

from __future__ import annotations

from game.words import Phrase

# ---- the choice being made
CONFIRM = Phrase("Confirm", "決定")
CONFIRM_N = Phrase("Confirm ({0})", "決定（{0}枚）")
NONE_CHOSEN = Phrase("Choose none", "選ばない")
CHOSEN_OF = Phrase("{0} of {1} chosen", "{1}枚中{0}枚を選択中")
DO_IT = Phrase("Really: {0}?", "{0}：よろしいですか？")
ONCE_MORE = Phrase("Click again, or press Enter, to do it", "もう一度クリックするかEnterで実行")
DROP_HERE = Phrase("Drop it here", "ここに置く")

# ---- piles and cards
PILE_OF = Phrase("{0} of {1}", "{1}の{0}")
NEWEST_FIRST = Phrase("newest first", "新しい順")
EMPTY = Phrase("Nothing lies here", "ここには何もない")
IN_ALL = Phrase("{0} cards", "{0}枚")
IN_ALL_ONE = Phrase("1 card", "1枚")
CHOOSE_HERE = Phrase("Choose here", "ここから選ぶ")

# ---- seats
LEVELS = {
    "easy": Phrase("Computer · easy", "コンピュータ・やさしい"),
    "normal": Phrase("Computer · normal", "コンピュータ・ふつう"),
    "hard": Phrase("Computer · hard", "コンピュータ・つよい"),
    "human": Phrase("", ""),
}
LARGER = Phrase("Show larger", "大きく表示")

# ---- details
CLOSE = Phrase("Click or Esc to close", "クリックまたはEscで閉じる")
RECONSTRUCTED = Phrase(
    "Reconstructed: the original values are not known, these are ours.",
    "推定復元：元の値が不明なため、独自に定めた値です。",
)

# ---- log
LOG = Phrase("Log", "記録")
