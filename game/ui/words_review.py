"""Sentences of the review of a match."""

from __future__ import annotations

from game.words import Phrase

REVIEW = Phrase("Review", "検討")
REVIEW_TIP = Phrase(
    "What each choice was worth, and what would have been better", "各選択の価値と、よりよい手を調べます"
)
CHANCES = Phrase("Chance of winning", "勝つ見込み")
CHANCES_NOTE = Phrase("as each seat could see it after each turn", "各ターン後に各席から見えたとおり")
PERCENT = Phrase("{0} %", "{0}%")
AT_TURN = Phrase("Turn {0}", "{0}ターン目")
OPENING = Phrase("Before the first turn", "最初のターンの前")
END = Phrase("end", "終了")
AND_CHANCE = Phrase("{0}: {1}", "{0}：{1}")

ACCURACY = Phrase("Accuracy", "正確さ")
ACCURACY_NOTE = Phrase("kept of all that was at stake in its choices", "選択で失い得たもののうち、失わずに済んだ割合")
MISTAKES = Phrase("{0} mistakes", "ミス{0}回")
ONE_MISTAKE = Phrase("1 mistake", "ミス1回")
NOTHING_AT_STAKE = Phrase("nothing was at stake", "失うものなし")
REVIEWED = Phrase("Show the turning points of {0}", "{0}の分かれ目を見る")
LOST_OF = Phrase("Most was lost in: {0}", "いちばん失ったもの：{0}")
LOST_BY = Phrase("Most was lost by: {0}", "いちばん損をした原因：{0}")
NOTHING_LOST = Phrase(
    "{0} has made no choice that cost anything to speak of", "{0}に、これといって損をした選択はありません"
)

NO_TURNING = Phrase(
    "Nobody has made a choice for which Normal knows a clearly better one",
    "「ふつう」から見て、明らかによりよい手があった選択はありません",
)
NO_MORE = Phrase(
    "For no other choice does Normal know a clearly better one",
    "ほかの選択に、「ふつう」から見て明らかによりよい手はありません",
)
GAVE = Phrase("{0} · {1} gives away {2} %", "{0} ・ {1}が{2}%を逃す")
PLAYED = Phrase("Played: {0}", "選んだ手：{0}")
BETTER = Phrase("Better: {0}", "よりよい手：{0}")
BETTER_BY = Phrase("A chance of {0} %, not {1} %", "勝つ見込みは{1}%ではなく{0}%")
MORE_OF = Phrase("more: {0}", "増える：{0}")
LESS_OF = Phrase("less: {0}", "減る：{0}")
ENDS_IT = Phrase("it decides the match at once", "その場で対戦が決まる")
WATCH = Phrase("Watch", "観る")
WATCH_TIP = Phrase("Open the recording at this choice", "この選択の場面で記録を開く")
PLAY_ON = Phrase("Play on from here", "ここから遊ぶ")
PLAY_ON_SHORT = Phrase("Play on", "ここから遊ぶ")
PLAY_ON_TIP = Phrase(
    "A new match that begins at this choice, against the same opponents",
    "この選択の場面から、同じ相手と新しい対戦を始める",
)
OPEN_AT = Phrase("Click: open the recording there", "クリックでその場面の記録を開く")

AT_WORK = Phrase("Choice {0} of {1}", "{1}手のうち{0}手目")
STOP = Phrase("Stop", "やめる")
STOPPED = Phrase("Stopped at choice {0} of {1}", "{1}手のうち{0}手目でやめました")
