"""Sentences of the card table beside those that all match screens share."""

from __future__ import annotations

from game.words import Phrase

HINT = Phrase("Hint", "ヒント")
NEXT_BEST = Phrase("Also worth a thought", "次善の手")
CHOSE = Phrase("{0} chose", "{0}の手")
WOULD_DO = Phrase("What Normal would do", "「ふつう」が選ぶ手")
THINKS = Phrase("{0} thinks it through …", "「{0}」が考えています……")
MEANWHILE = Phrase("You may choose without waiting for it", "待たずに選んでもかまいません")
PLAYED_ON = Phrase(
    "Played on in thought, this does better than what seems best by itself",
    "先まで進めて比べると、その場で最善に見える手よりもよい",
)
PLANNED = Phrase("Part of what leads furthest in this turn", "このターンで最も先へ進む手順の一部")
WITH_IT = Phrase("With it: {0}", "あわせて：{0}")
THEIR_EYES = Phrase(
    "Who looks through the eyes of who chose, or with all hands open, is told why",
    "理由は、選んだ人の視点か、手札をすべて公開しているときだけ見られます",
)
RULE_NOW = Phrase("Rulebook: what matters now", "ルールブック：いまの手順")
WHY_LINE = Phrase("Click a line: why that was chosen", "行をクリック：その手の理由")
NO_REASON = Phrase("What you see does not tell why this came to pass", "見えている範囲では、その理由は言えません")
RECAP = Phrase("What the others did", "ほかの人がしたこと")
NO_RECAP = Phrase("The others have not done anything yet", "ほかの人はまだ何もしていません")
LOOK = Phrase("See the table", "場を見る")
READ_OR_CLOSE = Phrase(
    "Arrows: its text part by part · click or Esc to close", "矢印：部分ごとに読む・クリックか Esc で閉じる"
)
SEEN_IN_HAND = Phrase("Seen in this hand", "判明している手札")
SPREAD_NOTE = Phrase("{0} cards", "{0}枚")
SPREAD_ONE = Phrase("1 card", "1枚")
TITLE = Phrase("{0} · {1}", "{0}・{1}")
TAKE_BACK = Phrase("Take back", "一手もどす")
START_OVER = Phrase("Start over", "最初からやり直す")
CHOOSE_HERE = Phrase("Choose", "選んでください")
CLOSE = Phrase("Close", "閉じる")
SEAT_MAT = Phrase("{0}: everything on this side, larger", "{0}：この席を大きく見る")
RECONSTRUCTED = Phrase(
    "Reconstructed: the original values are not known, these are ours.",
    "推定復元：元の値が不明なため、独自に定めた値です。",
)
PLAYED_AT = Phrase("Computer · {0}", "CPU・{0}")
WINS = Phrase("{0} wins", "{0}の勝ち")
DRAWN = Phrase("The match is drawn", "引き分け")
