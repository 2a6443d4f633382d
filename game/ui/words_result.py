"""Sentences of the result screen."""

from __future__ import annotations

from game.words import Phrase

RESULT = Phrase("Result", "結果")
TRAIL = Phrase("{0} · {1} seats · {2} turns", "{0} ・ {1}人 ・ {2}ターン")
WINS = Phrase("{0} wins", "{0}の勝利")
WIN_TOGETHER = Phrase("{0} win", "{0}の勝利")
AND = Phrase("{0} and {1}", "{0}と{1}")
DRAW = Phrase("A draw", "引き分け")
WHY = {
    "planeswalkers": Phrase(
        "No other planeswalker is left on the battlefield", "戦場に敵のプレインズウォーカーはもういません"
    ),
    "score": Phrase("The turn limit is reached: the higher score wins", "ターン上限に達し、得点の高い側が勝ちました"),
    "life": Phrase(
        "The scores are equal: more life on the planeswalkers decides",
        "得点が並び、プレインズウォーカーの残りライフで決まりました",
    ),
    "draw": Phrase("Nobody is ahead in score or life", "得点もライフも並びました"),
}
COLUMNS = {
    "attacks": Phrase("Attacks", "攻撃"),
    "dealt": Phrase("Damage", "与ダメージ"),
    "taken": Phrase("Taken", "被ダメージ"),
    "kills": Phrase("Destroyed", "破壊"),
    "lost": Phrase("Lost", "損失"),
    "spells": Phrase("Spells", "スペル"),
    "summons": Phrase("Summoned", "召還"),
}
SCORE = Phrase("Score", "得点")
POINTS = Phrase("points", "点")
COUNTED = {
    "kills": Phrase("figures destroyed", "撃破"),
    "dealt": Phrase("damage dealt", "与ダメージ"),
    "spells": Phrase("spells", "スペル"),
}
LAST_BLOW = Phrase("The last blow", "最後の一撃")
LAST_POINTS = Phrase("The last points", "決め手の得点")
DECIDED = Phrase("What decided it", "決め手")
LEAD = Phrase("The lead", "リード")
LEADS = Phrase("{0} takes the lead", "{0}がリードを奪う")
SCORES = Phrase("{0} to {1}", "{0} 対 {1}")
AT_TURN = Phrase("turn {0}", "{0}ターン目")
STRIKES = Phrase("{0} strikes {1}", "{0}が{1}を攻撃")
HITS = Phrase("{0} hits, {1} blocked, {2} damage", "命中{0}、防御{1}、{2}ダメージ")
ONE_HIT = Phrase("1 hit, {0} blocked, {1} damage", "命中1、防御{0}、{1}ダメージ")
FALLS = Phrase("{0} falls", "{0}が倒れる")
ONE_TURN = Phrase("1 turn", "1ターン")
TURNS = Phrase("{0} turns", "{0}ターン")
HOW = Phrase("How it went", "経過")
HOW_NOTE = Phrase("score after each turn", "各ターン後の得点")
LEFT = Phrase("Where the score comes from", "得点の内訳")
NOTHING_LEFT = Phrase("nothing that counts", "数えられるものなし")
OUT = Phrase("out", "脱落")
REMATCH = Phrase("Rematch", "再戦")
SAVE = Phrase("Save replay", "リプレイを保存")
SAVED = Phrase("The replay is kept as {0}", "リプレイを{0}に保存しました")
NOT_SAVED = Phrase("The replay cannot be saved: {0}", "リプレイを保存できません：{0}")
WATCH = Phrase("Watch replay", "リプレイを観る")
SHELF = Phrase("Shelf", "棚へ")
CHANGE = Phrase("Change seats", "席を変える")
BEST = Phrase("Hardest blow: {0}, {1} damage", "最大の一撃：{0}、{1}ダメージ")
MOST_KILLS = Phrase("Most figures destroyed: {0}, {1}", "最多撃破：{0}、{1}体")
MOST_SPELLS = Phrase("Most spells: {0}, {1}", "最多スペル：{0}、{1}枚")
