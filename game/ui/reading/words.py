"""Sentences of the text view and of speech."""

from __future__ import annotations

from game.words import Phrase

CONTROLS = Phrase("Controls", "操作")
LIST = Phrase("List", "一覧")

# ---- controls
CHOSEN = Phrase("chosen", "選択中")
NOT_NOW = Phrase("not now: {0}", "今は使えません：{0}")
TYPE_HERE = Phrase("type here: {0}", "入力欄：{0}")
CALLED = Phrase("{0}: {1}", "{0}：{1}")

OF_SEAT = {
    "seat": Phrase("Show the deck of {0}", "{0}のデッキを見る"),
    "name": Phrase("Name of {0}", "{0}の名前"),
    "deck": Phrase("Deck of {0}", "{0}のデッキ"),
    "kind": Phrase("Who is {0}?", "{0}を担当するのは"),
}
BOARD = Phrase("The battlefield; left and right turn it", "戦場（左右で回す）")
CLOSE = Phrase("Close", "閉じる")
BEFORE, AFTER = Phrase("The card before", "前のカード"), Phrase("The next card", "次のカード")

# ---- speech
SPEECH = Phrase("Speech", "読み上げ")
SPOKEN_BY = Phrase("By {0}", "{0}で読み上げます")
GIVEN_UP = Phrase("{0} does not speak", "{0}は使えません")
NO_VOICE = {
    "linux": Phrase("Needs speech-dispatcher", "speech-dispatcherが必要です"),
    "": Phrase("No speech program here", "音声プログラムがありません"),
}

# ---- keys of the text view
WALK = Phrase("Up, Down: line", "上・下：行")
JUMP = Phrase("{0}: heading", "{0}：見出し")
TAKE = Phrase("{0}: choose", "{0}：選ぶ")
CHANGE = Phrase("Left, Right: change", "左・右：変える")
MORE = Phrase("{0}: all about it", "{0}：詳しく")
BACK = Phrase("{0}: back", "{0}：もどる")
PICTURE = Phrase("{0}: picture", "{0}：画面表示")
