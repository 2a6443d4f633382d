"""Sentences about rivals."""

from __future__ import annotations

from game.words import Phrase

RIVALS = Phrase("Rivals", "ライバル")
NONE = Phrase(
    "The file of these rivals is damaged: the game is played without them",
    "ライバルのファイルが壊れています。このゲームはライバルなしで遊べます",
)
TRAIL = Phrase("{0} · beat them one after the other", "{0} ・ ひとりずつ勝ち抜こう")
NUMBER = Phrase("Rival {0} of {1}", "{1}人中{0}人目")

BEATEN_AT_ONCE = Phrase("beaten at the first try", "1回目で勝利")
BEATEN = Phrase("beaten after {0} tries", "{0}回目で勝利")
TRIED_ONCE = Phrase("tried once", "1回挑戦")
TRIED = Phrase("tried {0} times", "{0}回挑戦")
NEXT = Phrase("next", "次の相手")
AFTER = Phrase("after {0}", "{0}のあと")
BEAT_FIRST = Phrase("Beat {0} first", "先に{0}に勝とう")
DONE_OF = Phrase("{0} of {1} beaten", "{1}人中{0}人に勝利")

PLAYS = Phrase("Plays", "使うデッキ")
STRENGTH = Phrase("Level", "強さ")
TEMPER = Phrase("Temper", "気質")
ABOVE_ALL = Phrase("Above all: {0}", "何より大事：{0}")
MORE = Phrase("More than most: {0}", "人より大事：{0}")
LESS = Phrase("Less than most: {0}", "人ほど気にしない：{0}")
AVOIDS_ABOVE_ALL = Phrase("Avoids above all: {0}", "何より避ける：{0}")
AVOIDS_MORE = Phrase("Avoids more than most: {0}", "人より避ける：{0}")
AVOIDS_LESS = Phrase("Minds less than most: {0}", "人ほど恐れない：{0}")
YOURS = Phrase("You play", "あなたのデッキ")
PLAY = Phrase("Play against {0}", "{0}と対戦")

SAYS = Phrase("{0}: “{1}”", "{0}「{1}」")
QUOTED = Phrase("“{0}”", "「{0}」")
